"""Each seat's chance to escape, without looking ahead: will anybody escape, and who stays if so?

Two small logistic models over signs that everybody sees, fitted to games of greedy players.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

from getaway.games.alcatraz.mind.crews import guards_borne, plan_without, size
from getaway.games.alcatraz.rules.scoring import element_count, is_tied, left_behind
from getaway.games.alcatraz.rules.state import (
    CASH,
    ELEMENTS,
    FULL,
    GUN,
    ITEMS,
    LAST_GUARD,
    MAX_PLAYERS,
    NO_TASK,
    ROOMS,
    VOTE,
    State,
    count,
    element_of,
    items_asked,
    prisoners_asked,
)
from getaway.kernel.dialect import NOBODY, reals, rule

# Signs of an escape, and for each seat signs of staying behind.
ESCAPE_SIGNS = 10
STAY_SIGNS = 6
SIGNS = ESCAPE_SIGNS + MAX_PLAYERS * STAY_SIGNS
ROUNDS = LAST_GUARD - 8

# By the number of players, three and four.
ESCAPE_WEIGHTS = (
    (-6.08, 10.23, -2.7, 2.26, -3.05, 2.75, 0.28, 0.87, 0.23, -0.72),
    (-6.49, 10.28, -2.65, 1.85, -3.09, 3.24, 0.84, 0.71, 0.21, -0.74),
)
STAY_WEIGHTS = (
    (7.66, 0.31, 3.43, -0.15, -0.09, 1.85),
    (6.36, 0.18, 1.94, -0.29, 0.21, 1.21),
)


@rule
def evaluate(s: State, chances: MutableSequence[float]) -> None:
    """Each seat's chance to escape, from 0 to 1."""
    stays = left_behind(s)
    if stays != NOBODY:
        # AL-34: the turn has only to end.
        for seat in range(s.players):
            chances[seat] = 1.0
            if stays == seat:
                chances[seat] = 0.0
            elif stays == s.players and seat != s.scapegoat and is_tied(s, seat):
                chances[seat] = 0.5
        return
    signs = reals(SIGNS)
    read_signs(s, signs)
    table = s.players - 3
    score = 0.0
    for i in range(ESCAPE_SIGNS):
        score += ESCAPE_WEIGHTS[table][i] * signs[i]
    escape = 1 / (1 + exp(-score))
    total = 0.0
    for seat in range(s.players):
        score = 0.0
        for i in range(STAY_SIGNS):
            score += STAY_WEIGHTS[table][i] * signs[ESCAPE_SIGNS + seat * STAY_SIGNS + i]
        chances[seat] = exp(score)
        total += chances[seat]
    for seat in range(s.players):
        chances[seat] = escape * (1 - chances[seat] / total)


@rule
def read_signs(s: State, signs: MutableSequence[float]) -> None:
    """What can be seen of the way out; the signs come in all zero."""
    together = plan_without(s, s.scapegoat)
    new_task = 0.0
    any_task = 0.0
    gold = 0
    for room in range(ROOMS):
        gold += s.side[room]
        if s.task[room] != NO_TASK:
            near = nearness(s, room)
            any_task = max(any_task, near)
            if not together >> element_of(s, s.task[room]) & 1:
                new_task = max(new_task, near)
    most = 0
    for seat in range(s.players):
        without = size(plan_without(s, seat))
        most = max(most, without)
        first = ESCAPE_SIGNS + seat * STAY_SIGNS
        signs[first] = without / ELEMENTS
        signs[first + 1] = 1.0 if without == ELEMENTS - 1 else 0.0
        signs[first + 2] = element_count(s, seat) / ELEMENTS
        signs[first + 3] = count(s.things[seat], CASH) / FULL
        # While they vote nobody knows who will be the scapegoat.
        if seat == s.scapegoat and s.phase != VOTE:
            signs[first + 4] = without / ELEMENTS
            signs[first + 5] = new_task if without == ELEMENTS - 1 else 0.0
    done = size(together)
    if s.phase == VOTE:
        done = most
    time = (LAST_GUARD - s.guards_out) / ROUNDS
    signs[0] = 1.0
    signs[1] = time
    signs[2] = time * time
    signs[3] = done / ELEMENTS
    signs[4] = time * done / ELEMENTS
    signs[5] = most / ELEMENTS
    signs[6] = new_task
    signs[7] = any_task
    signs[8] = new_task if done == ELEMENTS - 1 else 0.0
    signs[9] = gold / ROOMS


@rule
def nearness(s: State, room: int) -> float:
    """How near a task is to being done by those who are not the scapegoat, from 0 to 1."""
    task = s.task[room]
    cell = s.cell[room]
    # How many of them are so many steps away, four bits a distance.
    away = 0
    heap = 0
    for seat in range(s.players):
        if seat != s.scapegoat:
            other = s.cell[s.where[seat]]
            away += 1 << 4 * max(abs((cell >> 2) - (other >> 2)), abs((cell & 3) - (other & 3)))
            heap += s.things[seat]
    steps = 0
    asked = prisoners_asked(s, task)
    for distance in range(4):
        present = min(asked, away >> 4 * distance & 15)
        steps += present * distance
        asked -= present
    short = -count(heap, GUN)
    for kind in range(ITEMS - 1):
        short += max(0, items_asked(s, task, kind) - count(heap, kind))
    excess = max(0, s.guards[room] - guards_borne(s, task))
    effort = steps + 2.5 * max(0, short) + excess
    return 1 / (1 + effort / 3)
