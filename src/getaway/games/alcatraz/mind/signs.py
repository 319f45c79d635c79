"""What the judgements of Alcatraz are made from, written down for whoever fits them anew.

First the signs of all, then those of each seat.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.mind.appraisal import read_signs as see_carefully
from getaway.games.alcatraz.mind.evaluation import read_signs as see_quickly
from getaway.games.alcatraz.rules.scoring import left_behind
from getaway.games.alcatraz.rules.state import State
from getaway.kernel.dialect import NOBODY, rule


@rule
def read_quick(s: State, signs: MutableSequence[float]) -> int:
    """The signs of `evaluation`. Returns whether they decide: not when it is clear who stays (AL-34)."""
    see_quickly(s, signs)
    return 1 if left_behind(s) == NOBODY else 0


@rule
def read_careful(s: State, signs: MutableSequence[float]) -> int:
    """The signs of `appraisal`. Returns whether they decide: not when it is clear who stays (AL-34)."""
    see_carefully(s, signs)
    return 1 if left_behind(s) == NOBODY else 0
