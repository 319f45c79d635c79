"""What must hold in every state of every game; looked at after each decision when games are checked."""

from __future__ import annotations

from getaway.games.alcatraz.rules.state import (
    BOX,
    CASH,
    CROWDED,
    FRAME_UPS,
    FULL,
    IN_DECK,
    ITEMS,
    NO_TASK,
    OVER,
    ROOMS,
    TASKS,
    TURN,
    VOTE,
    State,
    count,
    element_of,
    is_card,
    item_count,
)
from getaway.kernel.dialect import NOBODY, flags, rule

# The invariants by number, as a failed check names them.
BROKEN = (
    "nothing",
    "items are those of the box, in printed places, loose or with prisoners",
    "printed places are not overfull",
    "prisoners keep the limits of their sheets",
    "guards are 8 and one for each later round, at most 4 in a room",
    "each task of the edition is in one place, and no element lies open twice",
    "frame-up cards are 11, each in one place, and counted right",
    "the mover is a player, and there is none when the game is over",
    "a game has at most 13 rounds",
)


@rule
def violated(s: State) -> int:
    """The number of an invariant that the state breaks, or 0."""
    for kind in range(ITEMS):
        total = 0
        printed = 0
        for room in range(ROOMS):
            if count(s.items[room], kind) > count(s.places[room], kind):
                return 2
            total += count(s.items[room], kind) + count(s.loose[room], kind)
            printed += count(s.places[room], kind)
        for seat in range(s.players):
            total += count(s.things[seat], kind)
        if total != min(printed, BOX[kind]):
            return 1
    for seat in range(s.players):
        things = s.things[seat]
        if item_count(things) > FULL or count(things, CASH) > FULL or not 0 <= s.stamina[seat] <= FULL:
            return 3
    guards = 0
    for room in range(ROOMS):
        guards += s.guards[room]
        if not 0 <= s.guards[room] <= CROWDED:
            return 4
    if guards != s.guards_out or guards != 8 + s.round - 1:
        return 4
    if (s.mover == NOBODY) != (s.phase == OVER) or s.mover >= s.players:
        return 7
    if (s.turn == NOBODY) == (TURN <= s.phase < OVER and s.phase != VOTE) and s.phase < OVER - 1:
        return 7
    if s.round > 13 and s.phase != OVER:
        return 8
    if misplaced_tasks(s):
        return 5
    return 6 if misplaced_frame_ups(s) else 0


@rule
def misplaced_tasks(s: State) -> bool:
    """Is a task card in two places, or in none, or its element open twice?"""
    seen = flags(TASKS)
    elements = 0
    for i in range(s.tasks_left):
        seen[s.task_deck[i]] += 1
    for room in range(ROOMS):
        if s.task[room] != NO_TASK:
            seen[s.task[room]] += 1
            element = 1 << element_of(s, s.task[room])
            if elements & element:
                return True
            elements |= element
    for task in range(TASKS):
        if seen[task] + (s.removed >> task & 1) != is_card(s, task):
            return True
    return False


@rule
def misplaced_frame_ups(s: State) -> bool:
    """Is a frame-up card in two places, or a hand counted wrong?"""
    in_deck = flags(FRAME_UPS)
    for i in range(s.frames_left):
        in_deck[s.frame_deck[i]] += 1
    held = flags(IN_DECK + 1)
    for card in range(FRAME_UPS):
        if in_deck[card] != (s.frame_owner[card] == IN_DECK):
            return True
        held[s.frame_owner[card]] += 1
    for seat in range(s.players):
        if held[seat] != s.frame_count[seat]:
            return True
    return False
