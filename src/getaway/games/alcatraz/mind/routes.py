"""Ways through the prison: how far rooms lie apart, and what it takes to fetch items on the way to a task.

Lengths are in tenths of an action point. A plan is one row of numbers, made once for a decision: the steps
between rooms, what acting in each room takes, and a job for each prisoner (`crews`).
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.prices import use_price_among
from getaway.games.alcatraz.rules.rooms import asks_pay
from getaway.games.alcatraz.rules.state import (
    CROWDED,
    GOLD,
    GUN,
    HOME,
    ITEMS,
    MADE,
    MAX_PLAYERS,
    ROOMS,
    VISITING_ROOM,
    YARD,
    State,
    count,
    item_count,
)
from getaway.kernel.dialect import rule

Plan = MutableSequence[int]

# Where things stand in a plan: steps from room to room, what a use takes for who has nothing to pay with
# and for who has, where each kind of item is to be had, and the jobs.
STEPS = 0
FEES = STEPS + ROOMS * ROOMS
STORES = FEES + 2 * ROOMS
WAYS = 3  # to each kind of item: its own room, the yard, the visiting room
JOBS = STORES + ITEMS * WAYS
# A job: the room of the task; the room to act in next; heaps of what is to be fetched and of what is in hand
# for it; how long it takes; how many guards the doer may have, or HELPER.
GOAL, STOP, FETCH, KEEPS, LENGTH, ALLOWED, JOB = range(7)
TRIAL = JOBS + MAX_PLAYERS * JOB  # jobs that are being tried
# For each room how much fewer guards there are wanted, in hundredths, and how many do no harm.
CARE = TRIAL + MAX_PLAYERS * JOB
LIMIT = CARE + ROOMS
PRESSURE = LIMIT + ROOMS  # how much the mover wants to hinder, in hundredths
VICTIM = PRESSURE + 1  # who is nearest to finishing, or NOBODY
ASKED = VICTIM + 1  # a bit for each kind of item that an open task asks for
PLAN = ASKED + 1

POINT = 10
FAR = 9  # steps: there is no way
NEVER = 1000
HELPER = -1
BRIBE = 4  # what a cash counts for
TROUBLE = 25  # a guard too many, for who cannot bribe
SHORT = 20  # a trip for cash
FETCH_MORE = 20  # what the third item and each after it take, roughly

ALL_CELLS = (1 << ROOMS) - 1
NOT_FIRST, NOT_LAST = 0b111011101110, 0b011101110111  # columns of the grid


@rule
def spread(cells: int) -> int:
    """AL-5: cells of the grid and those around them."""
    row = cells | (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (row | row << 4 | row >> 4) & ALL_CELLS


@rule
def find_ways(s: State, plan: Plan) -> None:
    """The steps from each room to each other; a full room can be a goal, not a way (AL-16)."""
    full = 0
    for room in range(ROOMS):
        full |= (s.guards[room] >= CROWDED) << s.cell[room]
    for room in range(ROOMS):
        start = s.cell[room]
        if full == 0:
            for other in range(room):
                cell = s.cell[other]
                steps = max(abs((cell >> 2) - (start >> 2)), abs((cell & 3) - (start & 3)))
                plan[STEPS + room * ROOMS + other] = steps
                plan[STEPS + other * ROOMS + room] = steps
        else:
            within_one = spread(1 << start)
            within_two = spread(within_one & ~full)
            within_three = spread(within_two & ~full)
            for other in range(ROOMS):
                cell = s.cell[other]
                steps = FAR
                if within_three >> cell & 1:
                    steps = 3 - (within_two >> cell & 1) - (within_one >> cell & 1)
                plan[STEPS + room * ROOMS + other] = steps
            plan[STEPS + room * ROOMS + room] = 0


@rule
def find_fees(s: State, plan: Plan) -> None:
    """What using each room takes: its price among these guards, and what is to be paid."""
    for room in range(ROOMS):
        guards = s.guards[room]
        # Three guards have to be bribed or led away, where they bar the use; four let nobody in.
        borne = 2
        if use_price_among(s, room, 3) == 0:
            borne = 3
        poor = use_price_among(s, room, min(borne, guards)) * POINT + max(0, guards - borne) * TROUBLE
        less = max(0, guards - 1)
        bribed = use_price_among(s, room, min(borne, less)) * POINT + max(0, less - borne) * TROUBLE
        rich = min(poor, bribed + BRIBE)
        if asks_pay(s, room):
            poor += SHORT + POINT
            rich += BRIBE
        plan[FEES + room] = poor
        plan[FEES + ROOMS + room] = rich


@rule
def gives(s: State, room: int, kind: int) -> bool:
    """Could a use of this room give this kind of item?"""
    if room == VISITING_ROOM and s.side[room] == GOLD and kind != GUN:
        return False
    return count(s.items[room], kind) > 0 and (room == YARD or room == VISITING_ROOM or MADE[room] == kind)


@rule
def store_of(s: State, kind: int, way: int) -> int:
    """Where to get a kind of item: its own room, the yard or the visiting room; ROOMS if it is not there."""
    room = HOME[kind]
    if way == 1:
        room = YARD
    elif way == 2:
        room = VISITING_ROOM
        # The gun stands in for any item.
        if gives(s, room, GUN):
            return room
    return room if gives(s, room, kind) else ROOMS


@rule
def find_stores(s: State, plan: Plan) -> None:
    """Where each kind of item is to be had."""
    for kind in range(ITEMS - 1):
        for way in range(WAYS):
            plan[STORES + kind * WAYS + way] = store_of(s, kind, way)


@rule
def left_to_fetch(s: State, missing: int, kind: int, room: int) -> int:
    """What is still missing after a room was used for a kind of item; gold ones give two."""
    missing -= 1 << 4 * kind
    if s.side[room] == GOLD and room != VISITING_ROOM:
        if count(missing, kind) > 0 and count(s.items[room], kind) > 1:
            missing -= 1 << 4 * kind
    return missing


@rule
def second_leg(s: State, plan: Plan, room: int, missing: int, rich: int, goal: int) -> int:
    """From a room by way of one more item to the goal; what is missing beyond is only guessed at."""
    best = NEVER
    for kind in range(ITEMS - 1):
        if count(missing, kind) > 0:
            for way in range(WAYS):
                store = plan[STORES + kind * WAYS + way]
                if store != ROOMS:
                    steps = plan[STEPS + room * ROOMS + store] + plan[STEPS + store * ROOMS + goal]
                    best = min(best, steps * POINT + plan[FEES + rich * ROOMS + store])
    return best + FETCH_MORE * (item_count(missing) - 1)


@rule
def route(s: State, plan: Plan, room: int, missing: int, rich: int, goal: int) -> int:
    """From a room by way of the missing items to the goal: sixteen times the length, and the first stop."""
    if missing == 0:
        return plan[STEPS + room * ROOMS + goal] * POINT * 16 + goal
    best = NEVER
    stop = goal
    for kind in range(ITEMS - 1):
        if count(missing, kind) > 0:
            for way in range(WAYS):
                store = plan[STORES + kind * WAYS + way]
                if store != ROOMS:
                    length = plan[STEPS + room * ROOMS + store] * POINT + plan[FEES + rich * ROOMS + store]
                    if length >= best:
                        continue
                    rest = left_to_fetch(s, missing, kind, store)
                    if rest == 0:
                        length += plan[STEPS + store * ROOMS + goal] * POINT
                    else:
                        length += second_leg(s, plan, store, rest, rich, goal)
                    if length < best:
                        best = length
                        stop = store
    return best * 16 + stop
