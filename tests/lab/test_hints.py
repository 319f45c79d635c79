"""The bench of hints: decisions of many kinds, and the share that has a reason."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from getaway.cli import app
from getaway.lab.hints import bench_hints, explained

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


def test_the_command_prints_a_row_for_each_number_of_players() -> None:
    asked = ["bench", "hints", "--game", "alcatraz", "--decisions", "2", "--level", "medium", "--json"]
    done = CliRunner().invoke(app, asked)
    assert done.exit_code == 0, done.output
    rows = json.loads(done.stdout)
    assert [(row["game"], row["players"], row["hints"]) for row in rows] == [
        ("alcatraz", 3, 2),
        ("alcatraz", 4, 2),
    ]
