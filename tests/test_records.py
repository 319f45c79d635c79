"""Recorded games, one for each way a game can end, played again step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from getaway.games import REGISTRY, find
from tests.record import play_again

FOLDER = Path(__file__).parent.parent / "records"
RECORDS = sorted(FOLDER.glob("*/*.txt"))
OLDER = sorted(FOLDER.glob("*/rules-*/*.txt"))  # of former versions of the rules


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    version, lines, played = play_again(path)
    assert version == find(path.parent.name).version
    assert played == lines


@pytest.mark.parametrize("path", OLDER, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_game_of_older_rules_goes_as_it_went_with_the_options_that_stand_for_them(path: Path) -> None:
    version, lines, played = play_again(path)
    assert path.parent.name == f"rules-{version}"
    # What was seen is compared for today's rules alone: views change more often than rules.
    assert [line for line in played[2:] if not line.startswith("  views ")] == lines[2:]


ENDS = {
    "art-robbery": {
        *("one-arrested", "several-arrested", "police-win", "tie-broken-by-alibis", "shared-win"),
        *("two-players-fined", "two-players-equal-alibis", "raid-stalled"),
    },
    "alcatraz": {
        *("caught", "scapegoat-stays", "only-one-can-be-left", "fewest-elements", "least-cash"),
        *("fewest-items", "least-stamina", "scapegoat-names"),
    },
}


@pytest.mark.parametrize("game", list(REGISTRY))
def test_there_is_a_record_for_each_way_a_game_can_end(game: str) -> None:
    assert {path.stem for path in RECORDS if path.parent.name == game} >= ENDS[game]
