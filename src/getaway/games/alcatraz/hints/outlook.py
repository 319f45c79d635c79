"""What a reason may name: where the mover is bound for and why, what an action brings, whom it slows."""

from __future__ import annotations

from typing import NamedTuple

from getaway.games.alcatraz.mind.considerations import needs_no_plan
from getaway.games.alcatraz.mind.obstacles import look_around
from getaway.games.alcatraz.mind.routes import FETCH, GOAL, JOB, JOBS, PLAN, STOP, VICTIM, gives
from getaway.games.alcatraz.rules.state import (
    DO_FRAME_UP,
    DO_PICK_UP,
    DO_USE,
    ITEMS,
    LOOT,
    NO_TASK,
    PICK_CARD,
    PICK_THING,
    TAKE,
    TARGET_THING,
    State,
    count,
)
from getaway.games.alcatraz.shown.story import element_letter
from getaway.kernel.dialect import NOBODY
from getaway.kernel.reasons import Case


class Facts(NamedTuple):
    """Read off the board, and off the plan that the considerations are made of."""

    s: State
    me: int
    best: int
    second: int
    stop: int  # the room where the mover is to act next, or NOBODY
    errand: str  # why: `task`, `fetch`, or `other`
    wanted: int  # the kind of item to fetch there, or NOBODY
    element: str  # the element of the task that it is for, or ""
    thing: int  # the kind of item that the best action brings, or NOBODY
    victim: int  # who is nearest to finishing to the mover's harm, or NOBODY
    victims_element: str


def facts(s: State, case: Case) -> Facts:
    """What can be said here."""
    nothing = Facts(s, case.seat, case.best, case.second, NOBODY, "other", NOBODY, "", NOBODY, NOBODY, "")
    if needs_no_plan(s.phase):
        return nothing
    plan = [0] * PLAN
    look_around(s, plan, s.mover)
    job = JOBS + case.seat * JOB
    stop, goal, fetch = plan[job + STOP], plan[job + GOAL], plan[job + FETCH]
    wanted = next(
        (k for k in range(ITEMS) if count(fetch, k) > 0 and stop != NOBODY and gives(s, stop, k)), NOBODY
    )
    errand = "task" if stop == goal and stop != NOBODY else "fetch" if wanted != NOBODY else "other"
    victim = plan[VICTIM]
    victims_goal = NOBODY if victim == NOBODY else plan[JOBS + victim * JOB + GOAL]
    return nothing._replace(
        stop=stop,
        errand=errand,
        wanted=wanted,
        element=_element(s, goal),
        thing=thing_of(s, plan, case.best, fetch),
        victim=victim,
        victims_element=_element(s, victims_goal),
    )


def _element(s: State, room: int) -> str:
    return "" if room == NOBODY or s.task[room] == NO_TASK else element_letter(s, s.task[room])


def thing_of(s: State, plan: list[int], action: int, fetch: int) -> int:
    """The kind of item that an action brings to the mover; NOBODY if none, or several."""
    if action == DO_USE:
        kinds = [kind for kind in range(ITEMS) if gives(s, s.where[s.turn], kind)]
        needed = [kind for kind in kinds if count(fetch, kind) > 0]
        kinds = needed or kinds
        return kinds[0] if len(kinds) == 1 else NOBODY
    if DO_PICK_UP <= action < DO_FRAME_UP:
        return action - DO_PICK_UP
    if PICK_THING <= action < PICK_CARD and s.phase in (TAKE, LOOT, TARGET_THING):
        return action - PICK_THING if action - PICK_THING < ITEMS else NOBODY
    return NOBODY
