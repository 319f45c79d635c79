"""AL-12 for whoever has promised something: what each choice means for their own open promises."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.deals import Bearing
from getaway.games.alcatraz.rules.state import THING_NAMES, TURN, VOTE, State, count
from getaway.games.alcatraz.talk.ledger import Ledger
from getaway.games.alcatraz.talk.trying import Promises, options, try_out, way_to_keep
from getaway.games.alcatraz.talk.verdicts import BROKEN, OPEN, Promise

NONE: frozenset[int] = frozenset()
MOST_TRIED = 12  # ends of one choice that are looked at: two guards alone can be moved in thousands of ways


def bearings(ledger: Ledger, s: State, seat: int, choices: Sequence[int]) -> dict[int, Bearing]:
    """What each choice of a seat means for its open promises; empty if it has promised nothing.

    Nothing in the state is hidden: it is one guess, and what is judged is what everybody would see.
    """
    own = tuple(promise for promise in ledger.promises if promise.who == seat and promise.status == OPEN)
    if not own:
        return {}
    ways = [way_to_keep(promise, s) if promise.is_due else () for promise in own]
    # To be somewhere needs no hurry, as long as one can still get there; the rest is done at once.
    at_once = [way[0] for way, p in zip(ways, own, strict=True) if way and not _is_presence(p)]
    reachable = [bool(way) and _is_presence(p) for way, p in zip(ways, own, strict=True)]
    return {
        action: Bearing(_Prospect(s, own, reachable).least_harm(s, own, action), at_once.count(action))
        for action in choices
    }


def _is_presence(promise: Promise) -> bool:
    return promise.clause.appointment is not None


class _Prospect:
    """How much harm a choice does to promises at the least, whatever is chosen within it."""

    def __init__(self, start: State, own: Promises, reachable: list[bool]) -> None:
        self.start = start
        self.own = own
        self.reachable = reachable  # where it is promised to be
        self.left = MOST_TRIED

    def least_harm(self, s: State, promises: Promises, action: int, gone: frozenset[int] = NONE) -> int:
        """How many promises an action breaks or forfeits; things promised were `gone` before it."""
        after, judged = try_out(s, promises, action)
        # What was paid with may be taken back, but that is another choice.
        gone |= {i for i, promise in enumerate(judged) if _is_gone(promise, self.start, after)}
        if _is_settled(after, self.own[0].who):
            self.left -= 1
            late = (was and not way_to_keep(p, after) for p, was in zip(judged, self.reachable, strict=True))
            return sum(
                promise.status == BROKEN or (promise.status == OPEN and (i in gone or is_late))
                for i, (promise, is_late) in enumerate(zip(judged, late, strict=True))
            )
        least = len(self.own)
        # Backwards: "that is all" comes first, so that no more is done than has to be.
        for option in reversed(options(after)):
            least = min(least, self.least_harm(after, judged, option, gone))
            if least == 0 or self.left <= 0:
                break
        return least


def _is_settled(s: State, seat: int) -> bool:
    """Is nothing left to choose within what was begun?"""
    return s.phase in (TURN, VOTE) or s.mover != seat


def _is_gone(promise: Promise, start: State, s: State) -> bool:
    """Does whoever promised a thing have less of it than is still to be handed over, and had it before?"""
    stake = promise.clause.stake
    if stake is None:
        return False
    kind = THING_NAMES.index(stake.thing)
    had, has = count(start.things[promise.who], kind), count(s.things[promise.who], kind)
    return has < min(had, stake.number - promise.given)
