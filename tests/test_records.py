"""Recorded games, one for each way a game can end, played again step by step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from getaway.games import REGISTRY
from tests.record import record

RECORDS = sorted((Path(__file__).parent.parent / "records").rglob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_goes_as_it_went(path: Path) -> None:
    lines = path.read_text().splitlines()
    header = re.fullmatch(r"(\S+), rules (\d+), (\d) players, seed (\d+)", lines[0])
    assert header is not None
    options = dict(option.split("=") for option in lines[1].split())
    chosen = [line.partition(": ")[2] for line in lines[2:] if re.match(r"[A-Z]\w+: ", line)]
    choices = iter(chosen)
    played = record(header[1], int(header[3]), int(header[4]), options, lambda *_: next(choices))
    assert list(played) == lines


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
