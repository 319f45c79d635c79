"""How somebody could walk to a room: whether in time, and step by step."""

from __future__ import annotations

from collections.abc import Iterator

from getaway.games.alcatraz.mind.routes import PLAN, STEPS, find_ways
from getaway.games.alcatraz.rules.board import are_neighbours
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.state import CROWDED, DO_MOVE, DO_PUSH, ROOMS, VOTE, State


def can_meet(s: State, one: int, other: int, by: int) -> bool:
    """Could one go where the other is now, by the end of a round?"""
    return is_near(s, s.where[one], s.where[other], by)


def meet_by(s: State, one: int, other: int, latest: int) -> int | None:
    """The first round by which one could go where the other is now; None: later than that."""
    return next((by for by in range(s.round, latest + 1) if can_meet(s, one, other, by)), None)


def is_near(s: State, here: int, room: int, by: int) -> bool:
    """Could somebody walk there by the end of a round?"""
    plan = [0] * PLAN
    find_ways(s, plan)
    # AL-15: before the vote the turns of this round are still to come.
    turns = by - s.round + (s.phase == VOTE)
    return _steps(plan, here, room) <= turns * base_points(s)


def walks(s: State, seat: int, room: int) -> Iterator[tuple[int, ...]]:
    """The shortest way to a room as actions, then the same after pushing on (AL-25)."""
    plan = [0] * PLAN
    find_ways(s, plan)
    here = s.where[seat]
    walk = []
    while here != room:
        left = _steps(plan, here, room)
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
