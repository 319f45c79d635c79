"""Choices tried out on copies of a state, and judged as the ledger would judge them (AL-12).

What keeps a promise and what breaks it is decided by its clause alone. Where others are asked, they say yes.
"""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.alcatraz.rules.rules import apply, legal
from getaway.games.alcatraz.rules.state import ACTIONS, TASK_ANSWER, TRADE_ANSWER, VOTE, YES, State
from getaway.games.alcatraz.talk.clause import Way
from getaway.games.alcatraz.talk.verdicts import KEPT, OPEN, Facts, Promise, judge

Promises = tuple[Promise, ...]


def try_out(s: State, promises: Promises, action: int) -> tuple[State, Promises]:
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


def options(s: State) -> list[int]:
    """What the mover may do."""
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


def _ways(promise: Promise, s: State) -> Iterator[Way]:
    """Ways that might do, the easiest first."""
    if s.phase in (TRADE_ANSWER, TASK_ANSWER):
        yield (YES,)
    elif s.turn == promise.who:
        yield from promise.clause.ways(promise, s)


def _leads_there(promise: Promise, s: State, way: Way) -> bool:
    now = promise
    for action in way:
        if now.status != OPEN or s.mover != promise.who or action not in options(s):
            return False
        s, (now,) = try_out(s, (now,), action)
    return now.status == KEPT or now.given > promise.given
