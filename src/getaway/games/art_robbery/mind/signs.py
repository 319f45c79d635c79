"""What the judgements of Art Robbery are made from, written down for whoever fits them anew.

First how much of the game is over, then for each seat its signs: points, alibis, what counts as points, what
counts as alibis.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.art_robbery.mind import appraisal
from getaway.games.art_robbery.mind.appraisal import read_signs
from getaway.games.art_robbery.mind.evaluation import count_up, progress
from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.state import MAX_PLAYERS, PLACES, State
from getaway.kernel.dialect import reals, rule

QUICK = 5  # signs of a seat: points, alibis, loot, the dog, a Boss without a 4 or 5
CAREFUL = appraisal.SIGNS


@rule
def read_quick(s: State, signs: MutableSequence[float]) -> int:
    """The signs of `evaluation`; loot and a bare Boss count against their owner. Returns 1: they decide."""
    points = reals(MAX_PLAYERS)
    alibis = reals(MAX_PLAYERS)
    loot = reals(MAX_PLAYERS)
    count_up(s, points, alibis, loot)
    boss = s.owner[s.raid * PLACES + PLACES - 1]
    signs[0] = progress(s)
    for seat in range(s.players):
        row = 1 + seat * QUICK
        signs[row] = points[seat]
        signs[row + 1] = alibis[seat]
        signs[row + 2] = -loot[seat]
        signs[row + 3] = 1.0 if s.dog == seat else 0.0
        signs[row + 4] = -1.0 if boss == seat and backing(s, seat) == 0 else 0.0
    return 1


@rule
def read_careful(s: State, signs: MutableSequence[float]) -> int:
    """The signs of `appraisal`. Returns 1: they decide."""
    found = reals(MAX_PLAYERS * CAREFUL)
    read_signs(s, found)
    signs[0] = progress(s)
    for i in range(s.players * CAREFUL):
        signs[1 + i] = found[i]
    return 1
