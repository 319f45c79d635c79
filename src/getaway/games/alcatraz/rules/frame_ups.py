"""AL-22: the scapegoat's frame-up cards, by their effects."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.board import (
    back_to_turn,
    bring_task,
    card_of_kind,
    give_back,
    mix_like_cards,
    put_frame_up_under,
    put_task_under,
    room_without_task,
)
from getaway.games.alcatraz.rules.rooms import move_guard
from getaway.games.alcatraz.rules.state import (
    CASH,
    CELL_BLOCK,
    CROWDED,
    DONE,
    EVERYONE,
    EXHAUST,
    FRAMED_OF,
    GATHER_FROM,
    GATHER_GUARDS,
    GATHER_ROOM,
    HITS,
    MOVE_TASK,
    NO_TASK,
    PICK_ROOM,
    PICK_SEAT,
    PICK_THING,
    PLAYS,
    REPLACE_TASK,
    RETURN_ITEM,
    ROOMS,
    SEND_TO_CELL_BLOCK,
    TAKE_THING,
    TARGET,
    TARGET_TASK,
    TARGET_THING,
    TASK_GOES,
    THINGS,
    State,
    count,
    effect_of,
    fitting,
    has_space,
    item_count,
)
from getaway.kernel.dialect import rule, tell


@rule
def base_points(s: State) -> int:
    """AL-15: three each with three players, two with four."""
    return 3 if s.players == 3 else 2


@rule
def can_hit(s: State, effect: int, seat: int) -> bool:
    """AL-22: another prisoner, and only if it changes something."""
    if seat == s.turn:
        return False
    if effect == RETURN_ITEM:
        return item_count(s.things[seat]) > 0
    if effect == TAKE_THING:
        return s.things[seat] & fitting(s.things[s.turn]) != 0
    if effect == SEND_TO_CELL_BLOCK:
        return s.where[seat] != CELL_BLOCK and s.guards[CELL_BLOCK] < CROWDED
    if effect == EXHAUST:
        return s.stamina[seat] > 0 or s.exhausted[seat] < base_points(s)
    return not s.forbidden[seat]


@rule
def can_take(s: State, seat: int, kind: int) -> bool:
    return count(s.things[seat], kind) > 0 and has_space(s.things[s.turn], kind)


@rule
def names_prisoner(effect: int) -> bool:
    """Is this effect aimed at another prisoner?"""
    return effect != GATHER_GUARDS and effect != MOVE_TASK and effect != REPLACE_TASK


@rule
def can_play(s: State, kind: int) -> bool:
    """Would this kind of card change anything now?"""
    effect = effect_of(s, kind)
    if names_prisoner(effect):
        for seat in range(s.players):
            if can_hit(s, effect, seat):
                return True
        return False
    if effect == GATHER_GUARDS:
        return True
    for room in range(ROOMS):
        if s.task[room] != NO_TASK:
            return True
    return False


@rule
def play_frame_up(s: State, kind: int) -> None:
    """AL-22, AL-26: one point, whatever the guards; the card is under the deck before its effect."""
    s.points -= 1
    mix_like_cards(s, s.turn, kind)
    card = card_of_kind(s, s.turn, kind)
    put_frame_up_under(s, s.turn, card)
    s.frame_seen[card] = EVERYONE
    tell(s, PLAYS, s.turn, kind)
    effect = effect_of(s, kind)
    s.playing = effect
    if names_prisoner(effect):
        s.phase = TARGET
    elif effect == GATHER_GUARDS:
        s.steps = s.frame_effect[kind] >> 4
        s.phase = GATHER_ROOM
    else:
        s.phase = TARGET_TASK


@rule
def mark_frame_up_choices(s: State, mask: MutableSequence[int]) -> None:
    """What may be chosen while a frame-up card is being played."""
    if s.phase == TARGET:
        for seat in range(s.players):
            if can_hit(s, s.playing, seat):
                mask[PICK_SEAT + seat] = 1
    elif s.phase == TARGET_THING:
        for kind in range(THINGS):
            if s.playing == RETURN_ITEM:
                if kind != CASH and count(s.things[s.other], kind) > 0:
                    mask[PICK_THING + kind] = 1
            elif can_take(s, s.other, kind):
                mask[PICK_THING + kind] = 1
    else:
        mark_rooms(s, mask)


@rule
def mark_rooms(s: State, mask: MutableSequence[int]) -> None:
    for room in range(ROOMS):
        if s.phase == GATHER_ROOM:
            # There are at least eight guards: never all of them in one room.
            if s.guards[room] < CROWDED:
                mask[PICK_ROOM + room] = 1
        elif s.phase == GATHER_FROM:
            if room != s.place and s.guards[room] > 0 and s.guards[s.place] < CROWDED:
                mask[PICK_ROOM + room] = 1
        elif s.task[room] != NO_TASK:
            mask[PICK_ROOM + room] = 1
    if s.phase == GATHER_FROM and s.moved_to == s.place:
        mask[DONE] = 1


@rule
def choose_in_frame_up(s: State, action: int) -> None:
    """Go on with a frame-up card."""
    if s.phase == TARGET:
        hit(s, action - PICK_SEAT)
    elif s.phase == TARGET_THING:
        kind = action - PICK_THING
        tell(s, FRAMED_OF, s.other, kind)
        if s.playing == RETURN_ITEM:
            give_back(s, s.other, kind)
        else:
            s.things[s.other] -= 1 << 4 * kind
            s.things[s.turn] += 1 << 4 * kind
        back_to_turn(s)
    elif s.phase == GATHER_ROOM:
        s.place = action - PICK_ROOM
        s.phase = GATHER_FROM
    elif s.phase == GATHER_FROM:
        if action != DONE:
            move_guard(s, action - PICK_ROOM, s.place)
            s.steps -= 1
        if action == DONE or s.steps == 0:
            back_to_turn(s)
    else:
        change_task(s, action - PICK_ROOM)


@rule
def hit(s: State, seat: int) -> None:
    """The effects that name a prisoner."""
    tell(s, HITS, s.turn, seat, s.playing)
    if s.playing == RETURN_ITEM or s.playing == TAKE_THING:
        s.other = seat
        s.phase = TARGET_THING
        return
    if s.playing == SEND_TO_CELL_BLOCK:
        s.where[seat] = CELL_BLOCK
    elif s.playing == EXHAUST:
        s.stamina[seat] = 0
        s.exhausted[seat] = min(base_points(s), s.exhausted[seat] + 1)
    else:
        s.forbidden[seat] = 1
    back_to_turn(s)


@rule
def change_task(s: State, room: int) -> None:
    """Move a task to a room drawn by card, or replace it (AL-33)."""
    task = s.task[room]
    if s.playing == MOVE_TASK:
        target = room_without_task(s)
        s.task[room] = NO_TASK
        s.task[target] = task
        tell(s, TASK_GOES, task, target)
    else:
        s.task[room] = NO_TASK
        tell(s, TASK_GOES, task, ROOMS)
        put_task_under(s, task)
        bring_task(s)
    back_to_turn(s)
