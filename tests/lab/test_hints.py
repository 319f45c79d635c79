"""The bench of hints: decisions of many kinds, and the share that has a reason."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from typer.testing import CliRunner

from getaway.cli import app
from getaway.lab.hints import bench_hints, borne_out, explained

GAMES = [("art-robbery", 3), ("alcatraz", 3)]


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_decisions_are_spread_over_a_game_and_of_many_kinds(name: str, players: int) -> None:
    met = list(explained(name, players, 25, "medium"))
    assert len(met) == 25
    assert len({situation.hidden.phase for situation, _, _ in met}) >= 2
    assert all(found.action in situation.legal for situation, found, _ in met)


def test_the_share_is_of_the_hints_that_name_a_reason() -> None:
    (row,) = bench_hints(["art-robbery"], 4, 10, "medium")
    named = sum(bool(found.reasons) for _, found, _ in explained("art-robbery", 4, 10, "medium"))
    assert (row["hints"], row["with_a_reason_%"], row["nearly_equal_%"]) == (10, 10.0 * named, 0.0)


def test_what_is_named_is_looked_at_in_other_deals() -> None:
    (first,) = bench_hints(["art-robbery"], 3, 6, "hard@120", seed=5)
    assert first["seed"] == 5
    met = list(explained("art-robbery", 3, 6, "hard@120", 5))
    named = sum(len(found.outcomes) for _, found, _ in met)
    assert first["outcomes_named"] == named > 0
    # An outcome that is turned round is found out.
    situation, found, _ = next(one for one in met if one[1].outcomes)
    told = borne_out("hard@120", situation, found)
    turned = {name: (before, after) for name, (after, before) in found.outcomes.items()}
    assert borne_out("hard@120", situation, replace(found, outcomes=turned)) == [not is_so for is_so in told]


def test_a_bot_that_only_weighs_names_no_outcome() -> None:
    situation, found, _ = next(iter(explained("art-robbery", 3, 1, "medium")))
    assert borne_out("medium", situation, found) == []


def test_the_command_prints_a_row_for_each_number_of_players() -> None:
    asked = ["bench", "hints", "--game", "alcatraz", "--decisions", "2", "--level", "medium", "--json"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)
    assert [(row["game"], row["players"], row["hints"]) for row in rows] == [
        ("alcatraz", 3, 2),
        ("alcatraz", 4, 2),
    ]
