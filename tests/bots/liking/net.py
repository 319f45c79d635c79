"""A policy and a value of one's own, for Art Robbery: low numbers are liked, and fives that were played.

A file of the repository, so that it is compiled once on a machine and not once a run.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from getaway.games.art_robbery.rules.state import MAX_PLAYERS as MAX_PLAYERS
from getaway.kernel.dialect import NOBODY, rule

CONSIDERATIONS = ("likes",)
FACTORS = 1
HORIZON = 0
GLANCES = True
LEANING = 0.0
SLIP = 1.0
BLUNDER = 2.0
EFFORT = (0, 0, 1, 1, 1, 1)
SECRET = ()
SENSELESS = ()
SEALED = NOBODY


@rule
def consider(s: Any, options: MutableSequence[int], count: int, table: MutableSequence[float]) -> None:
    for i in range(count):
        table[i] = -options[i]


@rule
def evaluate(s: Any, chances: MutableSequence[float]) -> None:
    for seat in range(s.players):
        chances[seat] = 1.0 if s.card == seat else s.discard[5] + s.discard[4] / 10


@rule
def appraise(s: Any, chances: MutableSequence[float]) -> None:
    for seat in range(s.players):
        chances[seat] = s.discard[4] + s.discard[5] / 10


@rule
def winners(s: Any) -> int:
    return 1


@rule
def reopen(s: Any) -> None:
    pass


@rule
def elected(s: Any, ballots: MutableSequence[int]) -> int:
    return NOBODY
