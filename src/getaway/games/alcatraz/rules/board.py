"""The prison: dealing it out, guards, items and their places, tasks and frame-up decks."""

from __future__ import annotations

from getaway.games.alcatraz.rules.state import (
    ALL_GOLD,
    BOX,
    CASH,
    CROWDED,
    EVERYONE,
    FRAME_UPS,
    GOLD,
    GUARD_COMES,
    HOME,
    IN_DECK,
    ITEMS,
    LAST_GUARD,
    MAX_PLAYERS,
    MIXED,
    NEW_TASK,
    NO_TASK,
    NOTHING_MADE,
    PASSED,
    ROOMS,
    SILVER,
    TASKS,
    TURN,
    VISITING_ROOM,
    YARD,
    State,
    count,
    element_of,
    is_card,
)
from getaway.kernel.chance import below
from getaway.kernel.dialect import NOBODY, flags, rule, tell

BARRED = 99  # the price of what cannot be done: more than anybody has


@rule
def lay_out(s: State) -> None:
    """AL-5 to AL-9: the prison, its items, guards, prisoners and first tasks."""
    for room in range(ROOMS):
        s.cell[room] = room
        s.task[room] = NO_TASK
        s.guards[room] = 0
        s.loose[room] = 0
    for room in range(ROOMS - 1, 0, -1):
        other = below(s, room + 1)
        s.cell[room], s.cell[other] = s.cell[other], s.cell[room]
    for room in range(ROOMS):
        # The lot is drawn either way, so that the rest of the deal does not depend on the sides.
        lot = below(s, 2)
        if s.sides == MIXED:
            s.side[room] = lot
        else:
            s.side[room] = GOLD if s.sides == ALL_GOLD else SILVER
    lay_out_items(s)
    place_first_guards(s)
    for seat in range(MAX_PLAYERS):
        s.where[seat] = NOBODY
    for seat in range(s.players):
        room = below(s, ROOMS)
        while is_taken(s, room):
            room = below(s, ROOMS)
        s.where[seat] = room
    deal_decks(s)
    for _ in range(3):
        bring_task(s)


@rule
def lay_out_items(s: State) -> None:
    """AL-6: as printed on the sides that lie up, as far as the box has items."""
    for room in range(ROOMS):
        if s.side[room] == GOLD:
            s.places[room] = s.items[room]
        s.items[room] = 0
    for kind in range(ITEMS):
        left = BOX[kind]
        for room in range(ROOMS):
            laid = min(left, count(s.places[room], kind))
            s.items[room] += laid << 4 * kind
            left -= laid


@rule
def is_taken(s: State, room: int) -> bool:
    """AL-8: does a prisoner start there already?"""
    for seat in range(s.players):
        if s.where[seat] == room:
            return True
    return False


@rule
def place_first_guards(s: State) -> None:
    """AL-7: twice four rooms by card, a guard in each."""
    for _ in range(2):
        drawn = flags(ROOMS)
        for _ in range(4):
            room = below(s, ROOMS)
            while drawn[room]:
                room = below(s, ROOMS)
            drawn[room] = 1
            s.guards[room] += 1
    s.guards_out = 8


@rule
def deal_decks(s: State) -> None:
    """Shuffle the task cards and the frame-up cards."""
    s.tasks_left = 0
    for task in range(TASKS):
        s.task_deck[task] = NO_TASK
        if is_card(s, task):
            s.task_deck[s.tasks_left] = task
            s.tasks_left += 1
    for i in range(s.tasks_left - 1, 0, -1):
        j = below(s, i + 1)
        s.task_deck[i], s.task_deck[j] = s.task_deck[j], s.task_deck[i]
    s.tasks_unknown = s.tasks_left
    for i in range(FRAME_UPS):
        s.frame_deck[i] = i
        s.frame_owner[i] = IN_DECK
        s.frame_seen[i] = 0
    for i in range(FRAME_UPS - 1, 0, -1):
        j = below(s, i + 1)
        s.frame_deck[i], s.frame_deck[j] = s.frame_deck[j], s.frame_deck[i]
    s.frames_left = FRAME_UPS


@rule
def bring_guard(s: State) -> None:
    """AL-11: a guard comes to a room drawn by card; a full room is drawn again."""
    room = below(s, ROOMS)
    while s.guards[room] >= CROWDED:
        room = below(s, ROOMS)
    s.guards[room] += 1
    s.guards_out += 1
    tell(s, GUARD_COMES, room, LAST_GUARD - s.guards_out)


@rule
def draw_task(s: State) -> int:
    """The top card of the task deck."""
    task = s.task_deck[0]
    for i in range(s.tasks_left - 1):
        s.task_deck[i] = s.task_deck[i + 1]
    s.tasks_left -= 1
    s.task_deck[s.tasks_left] = NO_TASK
    if s.tasks_unknown > 0:
        s.tasks_unknown -= 1
    return task


@rule
def put_task_under(s: State, task: int) -> None:
    """Everyone sees which card goes under the deck."""
    s.task_deck[s.tasks_left] = task
    s.tasks_left += 1


@rule
def lies_open(s: State, element: int) -> bool:
    """Is a task of this element on the board?"""
    for room in range(ROOMS):
        if s.task[room] != NO_TASK and element_of(s, s.task[room]) == element:
            return True
    return False


@rule
def bring_task(s: State) -> None:
    """AL-9, AL-33: a task of an element that is not on the board, in a room without a task."""
    for _ in range(s.tasks_left):
        task = draw_task(s)
        if not lies_open(s, element_of(s, task)):
            room = room_without_task(s)
            s.task[room] = task
            tell(s, NEW_TASK, task, room)
            return
        tell(s, PASSED, task)
        put_task_under(s, task)


@rule
def room_without_task(s: State) -> int:
    """AL-9: a room drawn by card; one with a task is drawn again."""
    room = below(s, ROOMS)
    while s.task[room] != NO_TASK:
        room = below(s, ROOMS)
    return room


@rule
def has_place(s: State, room: int, kind: int) -> bool:
    """AL-21, AL-31: is a printed place for the item free in the room?"""
    return count(s.items[room], kind) < count(s.places[room], kind)


@rule
def place_for(s: State, kind: int) -> int:
    """AL-31: where an item goes back to: the room of its kind, the yard, the visiting room."""
    if has_place(s, HOME[kind], kind):
        return HOME[kind]
    if has_place(s, YARD, kind):
        return YARD
    if has_place(s, VISITING_ROOM, kind):
        return VISITING_ROOM
    # An owner's edition may print it elsewhere.
    room = 0
    while not has_place(s, room, kind):
        room += 1
    return room


@rule
def give_back(s: State, seat: int, kind: int) -> int:
    """Cash is gone, an item goes to its place; returns that room, or NOBODY for cash."""
    s.things[seat] -= 1 << 4 * kind
    if kind == CASH:
        return NOBODY
    room = place_for(s, kind)
    s.items[room] += 1 << 4 * kind
    return room


@rule
def draw_frame_up(s: State, seat: int) -> int:
    """The top frame-up card goes to a hand; whoever knew where it was still does."""
    card = take_from_deck(s, 0)
    s.frame_owner[card] = seat
    s.frame_seen[card] |= 1 << seat
    s.frame_count[seat] += 1
    return card


@rule
def take_from_deck(s: State, position: int) -> int:
    """A card out of the frame-up deck; those below move up."""
    card = s.frame_deck[position]
    for i in range(position, s.frames_left - 1):
        s.frame_deck[i] = s.frame_deck[i + 1]
    s.frames_left -= 1
    s.frame_deck[s.frames_left] = NO_TASK
    return card


@rule
def put_frame_up_under(s: State, seat: int, card: int) -> None:
    """A card out of a hand goes under the deck."""
    s.frame_owner[card] = IN_DECK
    s.frame_count[seat] -= 1
    s.frame_deck[s.frames_left] = card
    s.frames_left += 1


@rule
def forget_hand(s: State, seat: int) -> None:
    """Before an unseen card leaves a hand of several: the others no longer know what is in it."""
    if s.frame_count[seat] > 1:
        for card in range(FRAME_UPS):
            if s.frame_owner[card] == seat:
                s.frame_seen[card] &= 1 << seat


@rule
def card_of_kind(s: State, seat: int, kind: int) -> int:
    """A card of a kind in a hand."""
    found = NOBODY
    for card in range(FRAME_UPS):
        if s.frame_owner[card] == seat and s.frame_kind[card] == kind:
            found = card
    return found


@rule
def mix_like_cards(s: State, seat: int, kind: int) -> None:
    """Before one of several like cards is shown: who did not know them all cannot tell which is left."""
    common = EVERYONE
    for card in range(FRAME_UPS):
        if s.frame_owner[card] == seat and s.frame_kind[card] == kind:
            common &= s.frame_seen[card]
    for card in range(FRAME_UPS):
        if s.frame_owner[card] == seat and s.frame_kind[card] == kind:
            s.frame_seen[card] = common


# AL-5: the eight cells around each of the grid of three by four, a bit for each.
NEAR = tuple(
    sum(
        1 << other
        for other in range(ROOMS)
        if other != cell and abs((other >> 2) - (cell >> 2)) <= 1 and abs((other & 3) - (cell & 3)) <= 1
    )
    for cell in range(ROOMS)
)


@rule
def are_neighbours(s: State, one: int, other: int) -> bool:
    """AL-5: does one room lie next to the other?"""
    return NEAR[s.cell[one]] >> s.cell[other] & 1 == 1


@rule
def strain(s: State) -> int:
    """AL-24, AL-26: the guards in the room of whoever's turn it is, less those bribed."""
    return max(0, s.guards[s.where[s.turn]] - s.bribed)


@rule
def price(s: State) -> int:
    """AL-26: what an action for 1 point costs here; more than anybody has where it cannot be done."""
    return price_among(strain(s))


@rule
def price_among(guards: int) -> int:
    """AL-26: what an action for 1 point costs while so many guards look on."""
    if guards <= 1:
        return 1
    return 2 if guards == 2 else BARRED


@rule
def back_to_turn(s: State) -> None:
    """What was begun is done: whoever's turn it is decides again."""
    s.phase = TURN
    s.mover = s.turn
    s.other = NOBODY
    s.place = NOBODY
    s.steps = 0
    s.paid = NOTHING_MADE
    s.paid_here = 0
    s.moved_from = NOBODY
    s.moved_to = NOBODY
    s.playing = NOBODY
    s.give = 0
    s.want = 0
    for seat in range(MAX_PLAYERS):
        s.given[seat] = 0
