"""Finds the first recorded game and place where a corruption fits, and sees the referee stop it."""

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from tests.second_opinion.art_robbery_referee import Disagreement
from tests.second_opinion.art_robbery_scribe import Lines, judge, recorded_game

Claim = Callable[[Lines, int], bool]


@cache
def library() -> list[Lines]:
    games = [
        recorded_game(100, players, stealing, stall, greedy=greedy, odd=odd, habit=habit)
        for players in (2, 3, 5)
        for stealing, greedy in (("must", "must"), ("may", "may"), ("must", "may"))
        for stall, habit in ((0, ""), (0, "loves cats"), (1, "dawdle"), (4, "dawdle"))
        for odd in (False, True)
    ]
    return sorted(games, key=len)


def place_where(claim: Claim) -> tuple[Lines, int]:
    """A copy of the first game with a decision like this, and the place of that decision."""
    for game in library():
        for place in range(1, len(game) - 1):
            if claim(game, place):
                return deepcopy(game), place
    raise LookupError("no recorded game has such a place")


def before(game: Lines, place: int) -> dict[str, Any]:
    state: dict[str, Any] = game[place - 1]["state"]
    return state


def ends_raid(game: Lines, place: int) -> bool:
    return bool(before(game, place)["raid"] < game[place]["state"]["raid"])


def ends_game(game: Lines, place: int) -> bool:
    return game[place]["state"]["mover"] is None


def ends_turn(game: Lines, place: int) -> bool:
    return bool(before(game, place)["turn"] < game[place]["state"]["turn"])


def renews(game: Lines, place: int) -> bool:
    return not game[place]["state"]["discard"]


def plays(card: str) -> Claim:
    return lambda game, place: bool(game[place]["action"] == {"play": card})


def anywhere(game: Lines, place: int) -> bool:
    return place > 5 and ends_turn(game, place)


def refuted(game: Lines, line: int, rule: str) -> None:
    with pytest.raises(Disagreement, match=rf"^line {line}: (?=.*expected .*found ).*{rule}"):
        judge(game)
