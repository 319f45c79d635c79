"""How tempting it was to break a promised vote (AL-12): what the election of another would have brought."""

from __future__ import annotations

from getaway.games.alcatraz.mind.evaluation import evaluate
from getaway.games.alcatraz.rules.state import State


def temptation(s: State, who: int, candidate: int) -> float:
    """After a vote: how much better `who` would stand with the best other scapegoat than with this one."""
    stands = [chance(s, who, other) for other in range(s.players)]
    return max(0.0, max(stands) - stands[candidate])


def chance(s: State, who: int, scapegoat: int) -> float:
    """What everybody can see of the chance of a seat to escape, if this one were the scapegoat."""
    supposed = s.copy()
    supposed.scapegoat = scapegoat
    found = [0.0] * s.players
    evaluate(supposed, found)
    return found[who]
