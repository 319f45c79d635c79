"""AL-12 for honest bots: which promises one could keep as things lie now, beside those that stand.

Nothing is certain in a prison. What can be kept is what one has, and where one can get to in time.
"""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.talk.clause import Clause


def can_keep(s: State, asked: Sequence[Clause], standing: Sequence[Clause]) -> bool:
    """Could one prisoner keep all of these, and what they have promised before?"""
    bound = list(standing)
    for clause in asked:
        if any(clause.clashes(other) or other.clashes(clause) for other in bound):
            return False
        if not clause.is_possible(s, bound):
            return False
        bound.append(clause)
    return True
