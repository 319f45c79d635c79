"""Where guards and items matter: to the crews, and to a scapegoat who is about to be left."""

from __future__ import annotations

from getaway.games.alcatraz.mind.crews import guards_borne, make_plan, plan_without, size, who_stays
from getaway.games.alcatraz.mind.factors import (
    GUARDS_EASED,
    HINDER,
    ITEM_NEEDED,
    ITEM_USEFUL,
    Scores,
)
from getaway.games.alcatraz.mind.routes import (
    ALLOWED,
    ASKED,
    CARE,
    FETCH,
    GOAL,
    HELPER,
    JOB,
    JOBS,
    KEEPS,
    LENGTH,
    LIMIT,
    POINT,
    PRESSURE,
    STEPS,
    STOP,
    VICTIM,
    Plan,
)
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.state import (
    CASH,
    CROWDED,
    DINING_HALL,
    EXHAUST,
    FULL,
    GUN,
    ITEMS,
    NO_TASK,
    RETURN_ITEM,
    ROOMS,
    SEND_TO_CELL_BLOCK,
    SILVER,
    TAKE_THING,
    WARDENS_OFFICE,
    State,
    count,
    element_of,
    item_count,
    items_asked,
)
from getaway.kernel.dialect import NOBODY, rule

# How much a scapegoat wants to hinder, by the elements that the others would have together, in hundredths.
URGE = (0, 0, 0, 0, 0, 30, 100)
WARY = 4  # so many elements of the others make a scapegoat look at what they do
CHASE = 80  # pressure enough to go after a victim
DETOUR = 1  # steps out of the way for stamina
SLOWED = 0.3  # a second guard does less harm than one too many


@rule
def look_around(s: State, plan: Plan, me: int) -> None:
    """Make the plan, and from it what the mover wants of guards and of others."""
    wary = me == s.scapegoat and size(plan_without(s, me)) >= WARY
    make_plan(s, plan, me, me != s.scapegoat or wary)
    plan[ASKED] = 0
    for room in range(ROOMS):
        plan[CARE + room] = 0
        plan[LIMIT + room] = 2
        task = s.task[room]
        if task != NO_TASK:
            plan[LIMIT + room] = guards_borne(s, task)
            for kind in range(ITEMS - 1):
                plan[ASKED] |= (items_asked(s, task, kind) > 0) << kind
    plan[PRESSURE] = 0
    plan[VICTIM] = NOBODY
    for seat in range(s.players):
        job = JOBS + seat * JOB
        goal = plan[job + GOAL]
        if goal == NOBODY:
            continue
        if seat == me:
            plan[CARE + plan[job + STOP]] = max(plan[CARE + plan[job + STOP]], 60)
            if me != s.scapegoat:
                plan[CARE + goal] = max(plan[CARE + goal], 100)
        elif plan[job + ALLOWED] != HELPER:
            urge = urge_to_hinder(s, plan, seat, me)
            if urge > 0:
                plan[CARE + goal] = -urge
                if urge > plan[PRESSURE]:
                    plan[PRESSURE] = urge
                    plan[VICTIM] = seat
            elif me != s.scapegoat:
                plan[CARE + goal] = max(plan[CARE + goal], 50)
    turn_aside(s, plan, me)


@rule
def urge_to_hinder(s: State, plan: Plan, doer: int, me: int) -> int:
    """How much the mover wants to keep another from completing a task this round, in hundredths."""
    job = JOBS + doer * JOB
    length = plan[job + LENGTH]
    goal = plan[job + GOAL]
    if length > (base_points(s) + 1) * POINT:
        return 0
    if who_stays(s, doer, goal) == me:
        return 100 - length // POINT
    if me == s.scapegoat:
        together = plan_without(s, me) | 1 << element_of(s, s.task[goal])
        return URGE[size(together)]
    return 0


@rule
def turn_aside(s: State, plan: Plan, me: int) -> None:
    """The scapegoat goes out of the way for a frame-up card, or to a task that may be the last."""
    if me != s.turn:
        return
    room = s.where[me]
    stop = JOBS + me * JOB + STOP
    if plan[PRESSURE] >= CHASE:
        goal = plan[JOBS + plan[VICTIM] * JOB + GOAL]
        if plan[STEPS + room * ROOMS + goal] < s.points or room == goal:
            plan[stop] = goal
            return
    if me != s.scapegoat:
        if s.stamina[me] == 0 and s.side[DINING_HALL] == SILVER and s.guards[DINING_HALL] < 2:
            if plan[stop] != NOBODY and detour(plan, room, DINING_HALL, plan[stop]) <= DETOUR:
                plan[stop] = DINING_HALL
        return
    office = WARDENS_OFFICE
    if s.frame_count[me] == 0 and s.frames_left > 0 and s.guards[office] < 2:
        if plan[STEPS + room * ROOMS + office] < s.points:
            if s.side[office] == SILVER or count(s.things[me], CASH) > 0:
                plan[stop] = office


@rule
def detour(plan: Plan, room: int, by: int, stop: int) -> int:
    """How many more steps it is by way of another room."""
    return (
        plan[STEPS + room * ROOMS + by] + plan[STEPS + by * ROOMS + stop] - plan[STEPS + room * ROOMS + stop]
    )


@rule
def keeps_of(plan: Plan, seat: int) -> int:
    """What a prisoner has in hand for a job."""
    return plan[JOBS + seat * JOB + KEEPS]


@rule
def is_spare(s: State, plan: Plan, seat: int, kind: int) -> bool:
    """Has a prisoner more of a kind than their job needs?"""
    return count(s.things[seat], kind) > count(keeps_of(plan, seat), kind)


@rule
def weigh_item(s: State, plan: Plan, kind: int, row: int, scores: Scores) -> None:
    """What getting an item is worth to the mover: their job needs it, or some task asks for it."""
    me = s.mover
    fetch = plan[JOBS + me * JOB + FETCH]
    if count(fetch, kind) > 0 or (kind == GUN and fetch != 0):
        scores[row + ITEM_NEEDED] = 1.0
    elif item_count(s.things[me]) + item_count(fetch) < FULL:
        if kind == GUN:
            scores[row + ITEM_USEFUL] = 1.0
        elif plan[ASKED] >> kind & 1 and count(s.things[me], kind) == 0:
            scores[row + ITEM_USEFUL] = max(scores[row + ITEM_USEFUL], 0.5)


@rule
def harm(plan: Plan, room: int, guards: int) -> float:
    """What one of so many guards in a room does there, from 0 to 1."""
    if guards > plan[LIMIT + room]:
        return 1.0
    return SLOWED if guards == 2 else 0.05 * guards


@rule
def relieve(s: State, plan: Plan, origin: int, target: int, row: int, scores: Scores) -> None:
    """What a guard going from one room to another changes; NOBODY stands for no room."""
    if origin != NOBODY:
        add_care(plan, origin, harm(plan, origin, s.guards[origin]), row, scores)
    if target != NOBODY:
        add_care(plan, target, -harm(plan, target, s.guards[target] + 1), row, scores)


@rule
def add_care(plan: Plan, room: int, less: float, row: int, scores: Scores) -> None:
    care = plan[CARE + room] / 100
    if care > 0:
        scores[row + GUARDS_EASED] += care * less
    else:
        scores[row + HINDER] += care * less


@rule
def best_relief(s: State, plan: Plan, row: int, scores: Scores) -> None:
    """What moving one guard could change at best."""
    eased = 0.0
    hindered = 0.0
    for room in range(ROOMS):
        care = plan[CARE + room] / 100
        if care > 0 and s.guards[room] > 0:
            eased = max(eased, care * harm(plan, room, s.guards[room]))
        elif care < 0 and s.guards[room] < CROWDED:
            hindered = max(hindered, -care * harm(plan, room, s.guards[room] + 1))
    scores[row + GUARDS_EASED] = eased
    scores[row + HINDER] = hindered


@rule
def worth_hitting(s: State, plan: Plan, effect: int) -> float:
    """What a frame-up card would hinder now."""
    victim = plan[VICTIM]
    if victim == NOBODY:
        return 0.0
    return plan[PRESSURE] / 100 * hits(s, plan, effect, victim)


@rule
def hits(s: State, plan: Plan, effect: int, victim: int) -> float:
    """How well an effect hinders a prisoner, from 0 to 1."""
    if effect == RETURN_ITEM or effect == TAKE_THING:
        return 0.8 if keeps_of(plan, victim) != 0 else 0.1
    if effect == EXHAUST:
        return 0.6
    if effect == SEND_TO_CELL_BLOCK:
        return 0.8
    return 1.0


@rule
def bargain(s: State, plan: Plan, other: int) -> int:
    """A gift (its kind and 1) or a request (less than 0): what one needs and the other can spare.

    Once a turn, and not with the scapegoat.
    """
    me = s.turn
    if s.trades_made + s.trades_refused > 0 or me == s.scapegoat or other == s.scapegoat:
        return 0
    for kind in range(ITEMS - 1):
        if count(plan[JOBS + other * JOB + FETCH], kind) > 0 and is_spare(s, plan, me, kind):
            if item_count(s.things[other]) < FULL:
                return kind + 1
    for kind in range(ITEMS - 1):
        if count(plan[JOBS + me * JOB + FETCH], kind) > 0 and is_spare(s, plan, other, kind):
            if item_count(s.things[me]) < FULL:
                return -1 - kind
    return 0
