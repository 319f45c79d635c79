"""Every level against every control bot: the table, and a small form that no level may fail."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from getaway.bots import LEVELS
from getaway.kernel.errors import BadInput
from getaway.lab import backends, suite
from getaway.lab.arena import Match, Played
from getaway.lab.backends import Where
from getaway.lab.control_bots import CONTROL_BOTS, TALKERS
from getaway.lab.seating import Seating
from tests.conftest import Getaway

SEED = 16


def play(match: Match, seating: Seating) -> list[Played]:
    backends.prepare(match, seating)
    return list(backends.spread(match, seating, Where(1)))


def rows(game: str, players: int, level: str, rivals: list[str], games: int) -> list[dict[str, Any]]:
    found = suite.bouts(Match(game, players, SEED), [level], games)
    chosen = [bout for bout in found if bout.rival in rivals]
    return [suite.row(bout, play(bout.match, bout.seating)) for bout in chosen]


def test_every_level_meets_every_control_bot_and_talks_with_those_who_talk() -> None:
    found = suite.bouts(Match("alcatraz", 3, 1), [], 6)
    assert {bout.rival for bout in found} == set(CONTROL_BOTS["alcatraz"])
    assert {bout.level for bout in found} == set(LEVELS)
    assert {bout.rival for bout in found if bout.match.talk} == set(TALKERS)


def test_where_there_are_no_control_bots_there_is_no_suite() -> None:
    with pytest.raises(BadInput, match="no control bots for whist"):
        suite.bouts(Match("whist", 3, 1), [], 6)


@pytest.mark.parametrize(
    ("several", "wins", "lost", "below"),
    [
        (False, (0.1, 0.2), (0.8, 0.9), True),
        (False, (0.1, 0.3), (0.7, 0.9), False),
        (True, (0.1, 0.2), (0.26, 0.5), True),
        (True, (0.1, 0.2), (0.2, 0.5), False),
    ],
)
def test_a_level_is_below_only_if_that_is_clear(
    several: bool, wins: tuple[float, float], lost: tuple[float, float], below: bool
) -> None:
    found = {
        "several_winners": several,
        "equal": 0.25,
        "wins": dict(zip(("low", "high"), wins, strict=True)),
        "lost": dict(zip(("low", "high"), lost, strict=True)),
    }
    assert suite.is_below(found) == below


@pytest.mark.parametrize("rival", ["votes-weakest", "votes-strongest", "votes-last-scapegoat", "free-rider"])
def test_medium_is_not_left_behind_clearly_more_often_than_its_share(rival: str) -> None:
    (found,) = rows("alcatraz", 3, "medium", [rival], 45)
    assert found["several_winners"]
    assert not found["below"], found


@pytest.mark.parametrize("rival", ["votes-weakest", "votes-strongest"])
def test_skilled_is_not_left_behind_clearly_more_often_than_its_share(rival: str) -> None:
    (found,) = rows("alcatraz", 3, "skilled", [rival], 18)
    assert not found["below"], found


@pytest.mark.parametrize("level", ["medium", "skilled", "hard"])
def test_from_medium_on_levels_of_art_robbery_hold_against_all_of_them(level: str) -> None:
    for found in rows("art-robbery", 4, level, list(CONTROL_BOTS["art-robbery"]), 24):
        assert not found["below"], found


def test_the_small_form_fails_a_level_that_is_too_weak() -> None:
    (found,) = rows("art-robbery", 4, "random", ["thief"], 40)
    assert found["below"]


def test_the_command_prints_the_table_and_fails_if_a_level_is_below(getaway: Getaway) -> None:
    asked = ("arena", "art-robbery", "--suite", "--games", 4, "--seed", 3, "--workers", 1)
    code, text, _ = getaway(*asked, "medium")
    assert text.startswith("| players | level | among |")
    assert "| 4 | `medium` | `thief` | 4 |" in text
    assert code == 0
    weak = getaway("arena", "art-robbery", "random", "--suite", "--games", 40, "--workers", 1, "--json")
    assert weak[0] == 1
    assert any(row["below"] for row in json.loads(weak[1])["suite"])


def test_the_table_is_written_to_a_file(getaway: Getaway, tmp_path: Path) -> None:
    out = tmp_path / "suite.md"
    asked = ("arena", "art-robbery", "medium", "--suite", "--players", 2, "--games", 2, "--workers", 1)
    _, text, _ = getaway(*asked, "--out", out)
    assert out.read_text() == text
