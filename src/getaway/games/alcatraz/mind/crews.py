"""Who does what for which task: crews and jobs, by a reckoning from what everybody sees.

All who reckon so share out the tasks alike, and meet without a word.
"""

from __future__ import annotations

from getaway.games.alcatraz.mind.routes import (
    ALLOWED,
    BRIBE,
    FETCH,
    GOAL,
    HELPER,
    JOB,
    JOBS,
    KEEPS,
    LENGTH,
    NEVER,
    POINT,
    STOP,
    TRIAL,
    Plan,
    find_fees,
    find_stores,
    find_ways,
    route,
)
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.rooms import asks_pay
from getaway.games.alcatraz.rules.scoring import left_behind
from getaway.games.alcatraz.rules.state import (
    ALL_ELEMENTS,
    CASH,
    ELEMENTS,
    FULL,
    GUN,
    ITEMS,
    NO_TASK,
    RECREATION_ROOM,
    ROOMS,
    State,
    count,
    element_of,
    guards_allowed,
    item_count,
    items_asked,
    prisoners_asked,
)
from getaway.games.alcatraz.rules.trades import part
from getaway.kernel.dialect import NOBODY, rule


@rule
def size(marks: int) -> int:
    """How many bits are set: elements of a set of them, or seats of a crew."""
    total = 0
    for bit in range(ELEMENTS):
        total += marks >> bit & 1
    return total


@rule
def plan_without(s: State, out: int) -> int:
    """The elements that all but one have together."""
    together = 0
    for seat in range(s.players):
        if seat != out:
            together |= s.elements[seat]
    return together


@rule
def who_stays(s: State, doer: int, room: int) -> int:
    """AL-35: who would stay behind if this prisoner completed the task in a room, as `left_behind` has it."""
    before = s.elements[doer]
    s.elements[doer] = before | 1 << element_of(s, s.task[room])
    stays = left_behind(s)
    s.elements[doer] = before
    return stays


@rule
def guards_borne(s: State, task: int) -> int:
    """AL-26, AL-30: with how many guards a task can be done; among three nothing can."""
    return min(2, guards_allowed(s, task))


@rule
def make_plan(s: State, plan: Plan, me: int, everybody: bool) -> None:
    """Jobs for all who are not the scapegoat, the most promising task first; the others gather items.

    Without `everybody` only the mover gets one.
    """
    find_ways(s, plan)
    find_fees(s, plan)
    find_stores(s, plan)
    for seat in range(s.players):
        plan[JOBS + seat * JOB + GOAL] = NOBODY
        plan[JOBS + seat * JOB + STOP] = NOBODY
    free = 0
    open_rooms = 0
    for room in range(ROOMS):
        open_rooms |= (s.task[room] != NO_TASK) << room
    rooms = open_rooms
    if everybody:
        free = (1 << s.players) - 1 - (1 << s.scapegoat)
        going_on = True
        while going_on and free != 0 and rooms != 0:
            goal = send_best_crew(s, plan, free, rooms)
            going_on = goal != NOBODY
            if going_on:
                rooms &= ~(1 << goal)
                for seat in range(s.players):
                    if plan[JOBS + seat * JOB + GOAL] != NOBODY:
                        free &= ~(1 << seat)
    for seat in range(s.players):
        idle = plan[JOBS + seat * JOB + GOAL] == NOBODY
        if idle and (seat == me or (everybody and s.where[seat] == s.where[me])):
            gather_items(s, plan, seat, rooms if rooms != 0 else open_rooms)


@rule
def send_best_crew(s: State, plan: Plan, free: int, rooms: int) -> int:
    """Give jobs to the crew that promises most for its time; returns its goal, or NOBODY."""
    together = plan_without(s, s.scapegoat)
    base_worth = 1.0 - size(together) / ELEMENTS
    best = 0.0
    found = NOBODY
    best_crew = 0
    for room in range(ROOMS):
        if rooms >> room & 1:
            task = s.task[room]
            worth = base_worth + (1 - (together >> element_of(s, task) & 1))
            asked = prisoners_asked(s, task)
            for crew in range(1, 1 << s.players):
                if crew & ~free == 0 and size(crew) == asked:
                    length = try_crew(s, plan, room, crew)
                    if length < NEVER and worth / (10 * POINT + length) > best:
                        best = worth / (10 * POINT + length)
                        found = room
                        best_crew = crew
    if found != NOBODY:
        try_crew(s, plan, found, best_crew)
        keep_jobs(s, plan, best_crew)
    return found


@rule
def keep_jobs(s: State, plan: Plan, crew: int) -> None:
    """The jobs tried last are given to the crew."""
    for seat in range(s.players):
        if crew >> seat & 1:
            for field in range(JOB):
                plan[JOBS + seat * JOB + field] = plan[TRIAL + seat * JOB + field]


@rule
def try_crew(s: State, plan: Plan, room: int, crew: int) -> int:
    """How long a crew needs for a task, in hundredths of a round, with the jobs of its members as a trial."""
    doer = find_doer(s, room, crew)
    if doer == NOBODY:
        return NEVER
    mate = NOBODY
    for seat in range(s.players):
        if crew >> seat & 1 and seat != doer:
            mate = seat
    task = s.task[room]
    keeps = in_hand(s, task, doer, 0)
    mates = in_hand(s, task, mate, keeps) if mate != NOBODY else 0
    missing = still_missing(s, task, keeps + mates)
    best = NEVER
    best_split = 0
    last = 0
    if mate != NOBODY:
        last = (1 << min(3, item_count(missing))) - 1
    for split in range(last + 1):
        # Nobody fetches three where two go.
        if last != 7 or 0 < split < 7:
            theirs = part(missing, split)
            own = rounds_for(s, set_job(s, plan, doer, room, missing - theirs, keeps, task), doer)
            longest, total = own, own
            if mate != NOBODY and own < best:
                other = rounds_for(s, set_job(s, plan, mate, room, theirs, mates, NO_TASK), mate)
                longest, total = max(own, other), own + other
            if longest + 3 * total // 10 < best:
                best = longest + 3 * total // 10
                best_split = split
    if best < NEVER:
        theirs = part(missing, best_split)
        set_job(s, plan, doer, room, missing - theirs, keeps, task)
        for seat in range(s.players):
            if crew >> seat & 1 and seat != doer:
                if seat == mate:
                    set_job(s, plan, seat, room, theirs, mates, NO_TASK)
                else:
                    best = max(best, rounds_for(s, set_job(s, plan, seat, room, 0, 0, NO_TASK), seat))
    return best


@rule
def find_doer(s: State, room: int, crew: int) -> int:
    """Who of a crew completes the task: whoever can bribe most, and leaves none of them behind; or NOBODY."""
    doer = NOBODY
    richest = -1
    may_end = plan_without(s, NOBODY) | 1 << element_of(s, s.task[room]) == ALL_ELEMENTS
    for seat in range(s.players):
        cash = count(s.things[seat], CASH)
        if crew >> seat & 1 and cash > richest and not s.forbidden[seat]:
            stays = NOBODY
            if may_end:
                stays = who_stays(s, seat, room)
            if stays == NOBODY or not crew >> stays & 1:
                doer = seat
                richest = cash
    return doer


@rule
def rounds_for(s: State, length: int, seat: int) -> int:
    """How long a way takes a prisoner, in hundredths of a round."""
    return length * 10 // (base_points(s) + (s.stamina[seat] > 0))


@rule
def in_hand(s: State, task: int, seat: int, others: int) -> int:
    """A heap of what a prisoner has of the items that a task asks for, beyond what another brings."""
    kept = 0
    for kind in range(ITEMS - 1):
        asked = items_asked(s, task, kind) - count(others, kind)
        kept += min(asked, count(s.things[seat], kind)) << 4 * kind
    if count(s.things[seat], GUN) > 0 and still_missing(s, task, kept + others) != 0:
        kept += 1 << 4 * GUN
    return kept


@rule
def still_missing(s: State, task: int, kept: int) -> int:
    """A heap of the items that a task asks for beyond those kept for it; the gun stands in for one."""
    missing = 0
    gun = count(kept, GUN)
    for kind in range(ITEMS - 1):
        short = items_asked(s, task, kind) - count(kept, kind)
        if short > 0 and gun > 0:
            short -= 1
            gun = 0
        missing += short << 4 * kind
    return missing


@rule
def set_job(s: State, plan: Plan, seat: int, goal: int, fetch: int, keeps: int, task: int) -> int:
    """Try a job; NO_TASK stands for helping another with it. Returns how long it takes."""
    cash = s.things[seat] >> 4 * CASH
    spare = item_count(s.things[seat]) - item_count(keeps)
    rich = 1 if cash > 0 or spare > 0 else 0
    found = route(s, plan, s.where[seat], fetch, rich, goal)
    length = found >> 4
    stop = found & 15
    # What does not fit into three places has to be dropped first.
    length += POINT * max(0, item_count(fetch) + item_count(s.things[seat]) - FULL)
    allowed = HELPER
    if task != NO_TASK:
        allowed = guards_borne(s, task)
        length += doer_fee(s, goal, allowed, cash)
    if stop != goal or fetch != 0:
        if rich == 0 and (asks_pay(s, stop) or s.guards[stop] > 2):
            stop = cash_first(s, stop)
    elif task != NO_TASK and s.where[seat] == goal and s.guards[goal] - cash > allowed:
        stop = cash_first(s, stop)
    first = TRIAL + seat * JOB
    plan[first + GOAL] = goal
    plan[first + STOP] = stop
    plan[first + FETCH] = fetch
    plan[first + KEEPS] = keeps
    plan[first + LENGTH] = length
    plan[first + ALLOWED] = allowed
    return length


@rule
def cash_first(s: State, stop: int) -> int:
    """Who has nothing to pay with goes for cash, if that can be had."""
    return RECREATION_ROOM if s.guards[RECREATION_ROOM] <= 2 else stop


@rule
def doer_fee(s: State, goal: int, allowed: int, cash: int) -> int:
    """AL-26, AL-30: what completing a task takes at its place, bribes and riots too."""
    guards = s.guards[goal]
    excess = max(0, guards - allowed)
    bribes = min(excess, cash)
    fee = POINT + BRIBE * bribes + (POINT + BRIBE) * (excess - bribes)
    if guards - excess == 2:
        fee += POINT if cash == bribes else BRIBE
    return fee


@rule
def gather_items(s: State, plan: Plan, seat: int, rooms: int) -> None:
    """Whoever is not in a crew gathers the items of the nearest task."""
    best = NEVER
    for room in range(ROOMS):
        if rooms >> room & 1:
            task = s.task[room]
            keeps = in_hand(s, task, seat, 0)
            length = set_job(s, plan, seat, room, still_missing(s, task, keeps), keeps, NO_TASK)
            if length < best:
                best = length
                keep_jobs(s, plan, 1 << seat)
