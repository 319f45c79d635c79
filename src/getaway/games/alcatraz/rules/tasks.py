"""AL-20, AL-30 to AL-33: completing a task together."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.board import back_to_turn, bring_task, draw_task, give_back, price, strain
from getaway.games.alcatraz.rules.state import (
    ASKS,
    BONUS_TASK,
    CONSENT,
    DOES_TASK,
    GIVES_TO_TASK,
    GUN,
    ITEMS,
    MARKS,
    MAX_PLAYERS,
    NO,
    NO_TASK,
    PICK_GUN,
    PICK_SEAT,
    REFUSES,
    REQUESTS,
    TASK_ANSWER,
    TASK_GIVER,
    WOULD_GIVE_TO_TASK,
    YES,
    State,
    count,
    element_of,
    guards_allowed,
    items_asked,
    prisoners_asked,
)
from getaway.kernel.dialect import NOBODY, rule, tell

OTHERS = 343**3  # what the others give, in a request's number


@rule
def here(s: State, seat: int) -> bool:
    """Is a prisoner in the room of whoever's turn it is?"""
    return s.where[seat] == s.where[s.turn]


@rule
def needed(s: State, kind: int) -> int:
    """How many of a kind the task in the room still asks for, after those named to give."""
    return items_asked(s, s.task[s.where[s.turn]], kind)


@rule
def item_needed(s: State, step: int) -> int:
    """The kind of the item number `step` that the task asks for; ITEMS when there is no more."""
    for kind in range(ITEMS - 1):
        step -= needed(s, kind)
        if step < 0:
            return kind
    return ITEMS


@rule
def can_do_task(s: State) -> bool:
    """AL-30: the doer, the prisoners, the guards and the items are right."""
    if not is_prepared(s) or s.points < price(s):
        return False
    if strain(s) > guards_allowed(s, s.task[s.where[s.turn]]):
        return False
    return s.requests_refused == 0 or can_still_ask(s, 0)


@rule
def is_prepared(s: State) -> bool:
    """AL-30: may whoever's turn it is do the task here, and are prisoners and items together?"""
    me = s.turn
    task = s.task[s.where[me]]
    if task == NO_TASK or me == s.scapegoat or s.forbidden[me]:
        return False
    prisoners = 0
    for seat in range(s.players):
        prisoners += here(s, seat)
    return prisoners >= prisoners_asked(s, task) and missing(s, 0) <= guns(s)


@rule
def guns(s: State) -> int:
    """Is the gun in the room and not named yet?"""
    for seat in range(s.players):
        if here(s, seat) and count(s.things[seat] - s.given[seat], GUN) > 0:
            return 1
    return 0


@rule
def missing(s: State, step: int) -> int:
    """How many of the items from number `step` on nobody in the room could give."""
    short = 0
    first = 0
    for kind in range(ITEMS - 1):
        asked = needed(s, kind)
        open_ = asked - max(0, min(asked, step - first))
        first += asked
        have = 0
        for seat in range(s.players):
            if here(s, seat):
                have += count(s.things[seat] - s.given[seat], kind)
        short += max(0, open_ - have)
    return short


@rule
def request_code(s: State) -> int:
    """The task and what the others are asked to give, in one number: at most three items each.

    What the doer gives is the rest of what the task asks for. Thirty times 343 to the third fits.
    """
    code = s.task[s.where[s.turn]]
    for seat in range(MAX_PLAYERS):
        if seat != s.turn:
            own = 0
            for kind in range(ITEMS):
                for _ in range(count(s.given[seat], kind)):
                    own = own * 7 + kind + 1
            code = code * 343 + own
    return code


@rule
def was_refused(s: State) -> bool:
    """Was this very request refused in this turn? When no more can be remembered, nobody is asked."""
    request = request_code(s)
    if s.requests_refused == REQUESTS and request % OTHERS != 0:
        return True
    for i in range(s.requests_refused):
        if s.refused_requests[i] == request:
            return True
    return False


@rule
def can_still_ask(s: State, step: int) -> bool:
    """Is there a way to name the givers from item `step` on that was not refused yet?"""
    total = step
    while item_needed(s, total) != ITEMS:
        total += 1
    for code in range(1 << 3 * (total - step)):
        named = step
        possible = True
        while named < total and possible:
            choice = code >> 3 * (named - step) & 7
            possible = can_give(s, named, choice & 3, choice >> 2)
            if possible:
                name_giver(s, named, choice & 3, choice >> 2)
                named += 1
        found = possible and not was_refused(s)
        while named > step:
            named -= 1
            choice = code >> 3 * (named - step) & 7
            kind = GUN if choice >> 2 else item_needed(s, named)
            s.given[choice & 3] -= 1 << 4 * kind
        if found:
            return True
    return False


@rule
def can_give(s: State, step: int, seat: int, gun: int) -> bool:
    """Could this prisoner give item number `step`, or the gun in its place?"""
    if seat >= s.players or not here(s, seat):
        return False
    kind = GUN if gun else item_needed(s, step)
    return count(s.things[seat] - s.given[seat], kind) > 0


@rule
def name_giver(s: State, step: int, seat: int, gun: int) -> None:
    kind = GUN if gun else item_needed(s, step)
    s.given[seat] += 1 << 4 * kind


@rule
def leads_on(s: State, seat: int, gun: int) -> bool:
    """Would naming this giver now leave the rest possible?"""
    step = s.steps
    if not can_give(s, step, seat, gun):
        return False
    name_giver(s, step, seat, gun)
    if s.requests_refused > 0:
        fine = can_still_ask(s, step + 1)
    else:
        fine = missing(s, step + 1) <= guns(s)
    kind = GUN if gun else item_needed(s, step)
    s.given[seat] -= 1 << 4 * kind
    return fine


@rule
def begin_task(s: State) -> None:
    """AL-30: the doer names who gives what, item by item."""
    s.steps = 0
    s.phase = TASK_GIVER
    if item_needed(s, 0) == ITEMS:
        ask_next(s, NOBODY)


@rule
def mark_task_choices(s: State, mask: MutableSequence[int]) -> None:
    """Who may be named, or what may be answered."""
    if s.phase == TASK_ANSWER:
        mask[YES] = 1
        mask[NO] = 1
        return
    for seat in range(s.players):
        if leads_on(s, seat, 0):
            mask[PICK_SEAT + seat] = 1
        if leads_on(s, seat, 1):
            mask[PICK_GUN + seat] = 1


@rule
def choose_in_task(s: State, action: int) -> None:
    """Go on with a task."""
    if s.phase == TASK_ANSWER:
        if action == YES:
            ask_next(s, s.other)
        else:
            s.refused_requests[s.requests_refused] = request_code(s)
            s.requests_refused += 1
            tell(s, REFUSES, s.other, s.turn)
            back_to_turn(s)
        return
    gun = 1 if PICK_GUN <= action < PICK_GUN + MAX_PLAYERS else 0
    name_giver(s, s.steps, action - (PICK_GUN if gun else PICK_SEAT), gun)
    s.steps += 1
    if item_needed(s, s.steps) == ITEMS:
        ask_next(s, NOBODY)


@rule
def ask_next(s: State, last: int) -> None:
    """AL-30: each named prisoner but the doer says yes or no; pooled, nobody is asked."""
    if s.consent == CONSENT:
        for seat in range(last + 1, s.players):
            if seat != s.turn and s.given[seat] != 0:
                if last == NOBODY:
                    tell(s, ASKS, s.turn, s.task[s.where[s.turn]])
                    tell_given(s, WOULD_GIVE_TO_TASK)
                s.other = seat
                s.mover = seat
                s.phase = TASK_ANSWER
                return
    do_task(s)


@rule
def tell_given(s: State, news: int) -> None:
    for seat in range(s.players):
        for kind in range(ITEMS):
            for _ in range(count(s.given[seat], kind)):
                tell(s, news, seat, kind)


@rule
def do_task(s: State) -> None:
    """AL-32, AL-33: mark the element, draw the bonus, bring a new task."""
    me = s.turn
    room = s.where[me]
    task = s.task[room]
    s.points -= price(s)
    tell(s, DOES_TASK, me, task)
    tell_given(s, GIVES_TO_TASK)
    for seat in range(s.players):
        for kind in range(ITEMS):
            for _ in range(count(s.given[seat], kind)):
                give_back(s, seat, kind)
    s.task[room] = NO_TASK
    s.removed |= 1 << task
    mark_element(s, me, element_of(s, task))
    if s.tasks_left > 0:
        bonus = draw_task(s)
        s.removed |= 1 << bonus
        tell(s, BONUS_TASK, bonus)
        for seat in range(s.players):
            if seat != s.scapegoat:
                mark_element(s, seat, element_of(s, bonus))
        bring_task(s)
    back_to_turn(s)


@rule
def mark_element(s: State, seat: int, element: int) -> None:
    """AL-32: an element already marked gives nothing."""
    if not s.elements[seat] >> element & 1:
        s.elements[seat] |= 1 << element
        tell(s, MARKS, seat, element)
