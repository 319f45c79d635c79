"""AL-12 for whoever has promised something: what each choice means for their own open promises.

What keeps a promise and what breaks it is decided by `judging` alone: choices are tried out on copies of the
state and judged as the ledger would judge them. Where others are asked, they say yes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from getaway.games.alcatraz.board import are_neighbours
from getaway.games.alcatraz.clauses import At, Bring, Clause, Give, Guard, Swap
from getaway.games.alcatraz.judging import BROKEN, KEPT, OPEN, Facts, Promise, judge
from getaway.games.alcatraz.promises import Ledger
from getaway.games.alcatraz.rules import apply, legal
from getaway.games.alcatraz.state import (
    ACTIONS,
    CROWDED,
    DO_END,
    DO_MOVE,
    DO_PUSH,
    DO_RIOT,
    DO_TRADE,
    DO_USE,
    DONE,
    PICK_ROOM,
    PICK_THING,
    ROOM_NAMES,
    ROOMS,
    TASK_ANSWER,
    THING_NAMES,
    TRADE_ANSWER,
    TURN,
    VOTE,
    YES,
    State,
    count,
)
from getaway.games.alcatraz.ways import PLAN, STEPS, find_ways
from getaway.kernel.game import Bearing

Promises = tuple[Promise, ...]
Way = tuple[int, ...]  # actions one after the other

NONE: frozenset[int] = frozenset()
MOST_TRIED = 12  # ends of one choice that are looked at: two guards alone can be moved in thousands of ways

__all__ = ["bearings", "way_to_keep"]


def bearings(ledger: Ledger, s: State, seat: int, options: Sequence[int]) -> dict[int, Bearing]:
    """What each option of a seat means for its open promises; empty if it has promised nothing.

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
        for action in options
    }


def _is_presence(promise: Promise) -> bool:
    return isinstance(promise.clause, At | Bring)


class _Prospect:
    """How much harm a choice does to promises at the least, whatever is chosen within it."""

    def __init__(self, start: State, own: Promises, reachable: list[bool]) -> None:
        self.start = start
        self.own = own
        self.reachable = reachable  # where it is promised to be
        self.left = MOST_TRIED

    def least_harm(self, s: State, promises: Promises, action: int, gone: frozenset[int] = NONE) -> int:
        """How many promises an action breaks or forfeits; things promised were `gone` before it."""
        after, judged = _tried(s, promises, action)
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
        for option in reversed(_options(after)):
            least = min(least, self.least_harm(after, judged, option, gone))
            if least == 0 or self.left <= 0:
                break
        return least


def _is_settled(s: State, seat: int) -> bool:
    """Is nothing left to choose within what was begun?"""
    return s.phase in (TURN, VOTE) or s.mover != seat


def _is_gone(promise: Promise, start: State, s: State) -> bool:
    """Does whoever promised a thing have less of it than is still to be handed over, and had it before?"""
    clause = promise.clause
    if not isinstance(clause, Give | Swap | Bring):
        return False
    kind = THING_NAMES.index(clause.item if isinstance(clause, Bring) else clause.thing)
    number = clause.count - promise.given if isinstance(clause, Give) else 1
    had, has = count(start.things[clause.who], kind), count(s.things[clause.who], kind)
    return has < min(had, number)


def _tried(s: State, promises: Promises, action: int) -> tuple[State, Promises]:
    """A state after an action, and the promises as they are judged then. Others say yes, and vote alike."""
    answer = action
    while True:
        after = s.copy()
        after.story = []
        apply(after, answer)
        facts = Facts(s, after, after.story)
        promises = tuple(judge(p, facts) if p.status == OPEN else p for p in promises)
        who = promises[0].who
        if after.phase == VOTE and s.phase == VOTE:
            answer = action
        elif after.phase in (TRADE_ANSWER, TASK_ANSWER) and after.mover != who:
            answer = YES
        else:
            return after, promises
        s = after


def _options(s: State) -> list[int]:
    mask = [0] * ACTIONS
    legal(s, mask)
    return [action for action in range(ACTIONS) if mask[action]]


def way_to_keep(promise: Promise, s: State) -> Way:
    """What the maker of a promise can do now, step by step, to keep it or a part of it; else nothing."""
    for way in _ways(promise, s):
        # In the middle of a trade the first steps are done: what is left of the way is enough.
        for first in range(len(way)):
            if _leads_there(promise, s, way[first:]):
                return way[first:]
    return ()


def _leads_there(promise: Promise, s: State, way: Way) -> bool:
    now = promise
    for action in way:
        if now.status != OPEN or s.mover != promise.who or action not in _options(s):
            return False
        s, (now,) = _tried(s, (now,), action)
    return now.status == KEPT or now.given > promise.given


def _ways(promise: Promise, s: State) -> Iterator[Way]:
    """Ways that might do, the easiest first."""
    if s.phase in (TRADE_ANSWER, TASK_ANSWER):
        yield (YES,)
    elif type(promise.clause) in PLANS and s.turn == promise.who:
        yield from PLANS[type(promise.clause)](promise, promise.clause, s)


def _give(promise: Promise, clause: Give, s: State) -> Iterator[Way]:
    thing = THING_NAMES.index(clause.thing)
    number = min(clause.count - promise.given, count(s.things[clause.who], thing)) - count(s.give, thing)
    yield from _meeting(
        promise, clause, s, (DO_TRADE + clause.to, *[PICK_THING + thing] * number, DONE, DONE)
    )


def _swap(promise: Promise, clause: Swap, s: State) -> Iterator[Way]:
    # What lies in the trade already is not put there again.
    thing = () if s.give else (PICK_THING + THING_NAMES.index(clause.thing),)
    wanted = () if s.want else (PICK_THING + THING_NAMES.index(clause.wanted),)
    yield from _meeting(promise, clause, s, (DO_TRADE + clause.to, *thing, DONE, *wanted, DONE))


def _meeting(promise: Promise, clause: Give | Swap, s: State, trade: Way) -> Iterator[Way]:
    """Trade here. In the last round of a promise, or if a chance was missed, one goes where the other is."""
    yield trade
    if (s.round == clause.by or promise.had_chance) and s.phase == TURN:
        yield from ((*walk, *trade) for walk in _walks(s, clause.who, s.where[clause.to]) if walk)


def _presence(_: Promise, clause: At | Bring, s: State) -> Iterator[Way]:
    if s.round == clause.round and s.phase == TURN:
        for walk in _walks(s, clause.who, ROOM_NAMES.index(clause.room)):
            yield (*walk, DO_END)


def _guard(_: Promise, clause: Guard, s: State) -> Iterator[Way]:
    origin, target = ROOM_NAMES.index(clause.origin), ROOM_NAMES.index(clause.target)
    yield (DO_USE, PICK_ROOM + origin, PICK_ROOM + target)
    if s.where[clause.who] == target:
        yield (DO_RIOT + origin,)


PLANS: dict[type[Clause], Callable[[Promise, Any, State], Iterator[Way]]] = {
    Give: _give,
    Swap: _swap,
    At: _presence,
    Bring: _presence,
    Guard: _guard,
}


def _walks(s: State, seat: int, room: int) -> Iterator[Way]:
    """The shortest way to a room, then the same after pushing on (AL-25)."""
    plan = [0] * PLAN
    find_ways(s, plan)
    here = s.where[seat]
    walk = []
    while here != room:
        left = plan[STEPS + here * ROOMS + room]
        nearer = [
            r
            for r in range(ROOMS)
            if are_neighbours(s, here, r) and s.guards[r] < CROWDED and _steps(plan, r, room) < left
        ]
        if not nearer:
            return
        # A room with few guards is as near as any.
        here = min(nearer, key=lambda r: (_steps(plan, r, room), s.guards[r]))
        walk.append(DO_MOVE + here)
    yield tuple(walk)
    if walk:
        yield (DO_PUSH, *walk)


def _steps(plan: list[int], one: int, other: int) -> int:
    return plan[STEPS + one * ROOMS + other]
