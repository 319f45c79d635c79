"""How a game of Alcatraz stands, judged with care: who stays behind, or nobody escapes, over more signs.

A logistic model with an outcome for each seat that may stay and one for all being caught. Its best signs
come from `crews`: how soon a crew could do which task, and whom that brings nearer to being left.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

from getaway.games.alcatraz.mind.crews import plan_without, size, try_crew
from getaway.games.alcatraz.mind.evaluation import ROUNDS, evaluate
from getaway.games.alcatraz.mind.routes import NEVER, PLAN, find_fees, find_stores, find_ways
from getaway.games.alcatraz.rules.scoring import element_count, left_behind
from getaway.games.alcatraz.rules.state import (
    CASH,
    ELEMENTS,
    FULL,
    ITEMS,
    LAST_GUARD,
    MAX_PLAYERS,
    NO_TASK,
    ROOMS,
    VOTE,
    State,
    count,
    element_of,
    item_count,
    items_asked,
    prisoners_asked,
)
from getaway.kernel.dialect import NOBODY, numbers, reals, rule

# Signs that all will be caught. `DONE`: the elements that all but the scapegoat have together; while they
# vote, the most that all but somebody have.
ALWAYS, TIME, DONE, MOST, LEAST, NEW_NEAR, ANY_NEAR, ALL_NEAR, GOLD_ROOMS, VOTING = range(10)
TURNS_LEFT, BONUS, CASH_HELD, ITEMS_HELD, STAMINA_LEFT, FRAME_UPS_HELD, GUARDS_AT_TASKS = range(10, 17)
LAST_BUT_ONE, LAST_BUT_TWO, LAST_NEAR, INDISPENSABLE, TASKS_LEFT, POINTS, TIME_SQUARED = range(17, 24)
COMMON = 24

# Signs of each seat that it will stay. `WITHOUT`: the elements that the others have together.
WITHOUT, WITHOUT_FIVE, WITHOUT_FOUR, OWN, UNIQUE, CASH_OWN, ITEMS_OWN, STAMINA, FRAME_UPS = range(9)
IN_OFFICE, OFFICE_AND_FIVE, OFFICE_AND_FOUR, DANGER, LAST_DANGER, LAST_DANGER_IN_OFFICE = range(9, 15)
TURN_TO_COME, ON_TURN, TASK_NEAR, OFFICE_ENDS, AHEAD, USEFUL, SLOWED, STOPPED, FORBIDDEN = range(15, 24)
DANGERS, OWN_DANGER, EARLY = range(24, 27)
SIGNS = 27

# The common signs, then those of a seat. Fitted to games of three who look ahead a little; games of four
# are judged as well by the same numbers as by their own.
FITTED: tuple[float, ...] = (
    *(2.439, -1.967, 0.780, 0.740, 0.041, 0.057, -0.582, -0.005),
    *(-1.158, -0.346, -0.570, -0.394, -0.247, -1.526, -1.050, -0.137),
    *(0.911, 0.171, -0.279, -0.776, 0.144, 1.490, -0.481, -1.753),
    *(1.121, 1.132, 0.479, -0.651, -0.027, -0.746, -0.245, -0.119, -0.153),
    *(-0.119, 0.182, -0.054, 0.585, 0.459, 2.071, -0.295, -0.369, -0.772),
    *(-0.028, 0.310, 0.047, -0.045, 0.061, 0.091, 0.345, 0.746, 4.044),
)


@rule
def appraise(s: State, chances: MutableSequence[float]) -> None:
    """Each seat's chance to escape, from 0 to 1."""
    if left_behind(s) != NOBODY:
        # AL-34: nothing is left to be judged.
        evaluate(s, chances)
        return
    signs = reals(COMMON + MAX_PLAYERS * SIGNS)
    read_signs(s, signs)
    caught = 0.0
    for i in range(COMMON):
        caught += FITTED[i] * signs[i]
    escape = 0.0
    for seat in range(s.players):
        stays = 0.0
        for i in range(SIGNS):
            stays += FITTED[COMMON + i] * signs[COMMON + seat * SIGNS + i]
        chances[seat] = exp(stays)
        escape += chances[seat]
    total = exp(caught) + escape
    for seat in range(s.players):
        chances[seat] = (escape - chances[seat]) / total


@rule
def read_signs(s: State, signs: MutableSequence[float]) -> None:
    """What speaks for each outcome; the signs come in all zero."""
    # While they vote nobody knows who will be the scapegoat.
    office = NOBODY if s.phase == VOTE else s.scapegoat
    without = numbers(MAX_PLAYERS)
    most = 0
    least = ELEMENTS
    fives = 0
    for seat in range(s.players):
        without[seat] = plan_without(s, seat)
        most = max(most, size(without[seat]))
        least = min(least, size(without[seat]))
        fives += size(without[seat]) == ELEMENTS - 1
    done = most if office == NOBODY else size(without[office])
    time = (LAST_GUARD - s.guards_out) / ROUNDS
    asked = read_tasks(s, office, without, signs)
    gold = 0
    for room in range(ROOMS):
        gold += s.side[room]
    for seat in range(s.players):
        read_seat(s, seat, office, without[seat], asked, COMMON + seat * SIGNS, signs)
        row = COMMON + seat * SIGNS
        signs[row + EARLY] = time * signs[row + WITHOUT]
        signs[CASH_HELD] += signs[row + CASH_OWN] / s.players
        signs[ITEMS_HELD] += signs[row + ITEMS_OWN] / s.players
        signs[STAMINA_LEFT] += signs[row + STAMINA] / s.players
        signs[TURNS_LEFT] += signs[row + TURN_TO_COME] / s.players
    signs[ALWAYS] = 1.0
    signs[TIME] = time
    signs[TIME_SQUARED] = time * time
    signs[DONE] = done / ELEMENTS
    signs[MOST] = most / ELEMENTS
    signs[LEAST] = least / ELEMENTS
    signs[GOLD_ROOMS] = gold / ROOMS
    signs[VOTING] = 1.0 if office == NOBODY else 0.0
    signs[BONUS] = s.bonus / 4
    signs[FRAME_UPS_HELD] = s.frame_count[s.scapegoat] / 3
    signs[LAST_BUT_ONE] = 1.0 if done == ELEMENTS - 1 else 0.0
    signs[LAST_BUT_TWO] = 1.0 if done == ELEMENTS - 2 else 0.0
    signs[LAST_NEAR] = signs[NEW_NEAR] * signs[LAST_BUT_ONE]
    signs[INDISPENSABLE] = fives / s.players
    signs[TASKS_LEFT] = s.tasks_left / 30
    signs[POINTS] = s.points / 4


@rule
def read_tasks(s: State, office: int, without: MutableSequence[int], signs: MutableSequence[float]) -> int:
    """How near each open task is to being done, and to whom that is a danger; returns the kinds asked for."""
    plan = numbers(PLAN)
    find_ways(s, plan)
    find_fees(s, plan)
    find_stores(s, plan)
    kinds = 0
    for room in range(ROOMS):
        if s.task[room] == NO_TASK:
            continue
        element = element_of(s, s.task[room])
        asked = prisoners_asked(s, s.task[room])
        for kind in range(ITEMS - 1):
            kinds |= (items_asked(s, s.task[room], kind) > 0) << kind
        nearest = 0.0
        for crew in range(1, 1 << s.players):
            if size(crew) != asked or (office != NOBODY and crew >> office & 1):
                continue
            length = try_crew(s, plan, room, crew)
            if length < NEVER:
                near = 1 / (1 + length / 100)
                nearest = max(nearest, near)
                for seat in range(s.players):
                    row = COMMON + seat * SIGNS
                    is_new = not without[seat] >> element & 1
                    if crew >> seat & 1:
                        signs[row + TASK_NEAR] = max(signs[row + TASK_NEAR], near)
                        if is_new:
                            signs[row + OWN_DANGER] = max(signs[row + OWN_DANGER], near)
                    elif is_new:
                        signs[row + DANGER] = max(signs[row + DANGER], near)
        signs[ANY_NEAR] = max(signs[ANY_NEAR], nearest)
        signs[ALL_NEAR] += nearest / 3
        signs[GUARDS_AT_TASKS] += s.guards[room] / 9
        if office == NOBODY or not without[office] >> element & 1:
            signs[NEW_NEAR] = max(signs[NEW_NEAR], nearest)
        for seat in range(s.players):
            if not without[seat] >> element & 1:
                signs[COMMON + seat * SIGNS + DANGERS] += 1 / 3
    return kinds


@rule
def read_seat(
    s: State, seat: int, office: int, without: int, asked: int, row: int, signs: MutableSequence[float]
) -> None:
    """What a seat has, how well the others do without it, and when it is its turn."""
    together = size(without)
    five = 1.0 if together == ELEMENTS - 1 else 0.0
    four = 1.0 if together == ELEMENTS - 2 else 0.0
    fewest = ELEMENTS
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, element_count(s, other))
    useful = 0
    for kind in range(ITEMS - 1):
        if asked >> kind & 1:
            useful += count(s.things[seat], kind)
    signs[row + WITHOUT] = together / ELEMENTS
    signs[row + WITHOUT_FIVE] = five
    signs[row + WITHOUT_FOUR] = four
    signs[row + OWN] = element_count(s, seat) / ELEMENTS
    signs[row + UNIQUE] = size(s.elements[seat] & ~without) / 3
    signs[row + CASH_OWN] = count(s.things[seat], CASH) / FULL
    signs[row + ITEMS_OWN] = item_count(s.things[seat]) / FULL
    signs[row + STAMINA] = s.stamina[seat] / FULL
    signs[row + FRAME_UPS] = s.frame_count[seat] / 3
    signs[row + AHEAD] = (element_count(s, seat) - fewest) / ELEMENTS
    signs[row + USEFUL] = useful / FULL
    signs[row + LAST_DANGER] = five * signs[row + DANGER]
    signs[row + SLOWED] = 1.0 if s.guards[s.where[seat]] >= 2 else 0.0
    signs[row + STOPPED] = 1.0 if s.guards[s.where[seat]] >= 3 else 0.0
    signs[row + FORBIDDEN] = 1.0 if s.forbidden[seat] else 0.0
    if office == NOBODY:
        signs[row + OFFICE_ENDS] = 1.0 if seat == s.scapegoat else 0.0
        return
    if seat == office:
        signs[row + IN_OFFICE] = 1.0
        signs[row + OFFICE_AND_FIVE] = five
        signs[row + OFFICE_AND_FOUR] = four
        signs[row + LAST_DANGER_IN_OFFICE] = signs[row + LAST_DANGER]
    if seat == s.turn:
        signs[row + ON_TURN] = s.points / 4
    elif (seat - office) % s.players > (s.turn - office) % s.players:
        # AL-15: turns go clockwise from the scapegoat.
        signs[row + TURN_TO_COME] = 1.0
