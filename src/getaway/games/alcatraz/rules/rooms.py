"""AL-17, AL-27, AL-28: using a room, all twelve, both sides."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.board import (
    back_to_turn,
    card_of_kind,
    draw_frame_up,
    forget_hand,
    give_back,
    place_for,
    put_frame_up_under,
    take_from_deck,
)
from getaway.games.alcatraz.rules.prices import use_price
from getaway.games.alcatraz.rules.state import (
    CASH,
    CHAPEL,
    CROWDED,
    DINING_HALL,
    DONE,
    DRAWS_CARD,
    EARNS,
    FRAME_UPS,
    FULL,
    GOLD,
    GUARD_FROM,
    GUARD_GOES,
    GUARD_TO,
    GUN,
    ITEMS,
    KEEP,
    KEEPS,
    MADE,
    OWN_CARD,
    PAY,
    PAYS,
    PICK_CARD,
    PICK_ROOM,
    PICK_SEAT,
    PICK_THING,
    RADIO_ROOM,
    RECREATION_ROOM,
    RESTS,
    ROOMS,
    SILVER,
    TAKE,
    TAKES,
    THINGS,
    UNDER_DECK,
    USES,
    VISITING_ROOM,
    WARDENS_OFFICE,
    WHOSE_CARD,
    YARD,
    State,
    count,
    item_count,
)
from getaway.kernel.chance import below
from getaway.kernel.dialect import NOBODY, rule, tell, whisper


@rule
def asks_pay(s: State, room: int) -> bool:
    """The rooms whose use has to be paid for with an item or a cash."""
    if s.side[room] == SILVER:
        return room == YARD
    return room not in (RADIO_ROOM, DINING_HALL, RECREATION_ROOM)


@rule
def can_use(s: State, room: int) -> bool:
    """AL-17, AL-28: once a turn, and only if something comes of it."""
    me = s.things[s.turn]
    if s.used >> room & 1:
        return False
    if asks_pay(s, room):
        for kind in range(THINGS):
            if can_pay(s, room, kind):
                return True
        return False
    if room == RADIO_ROOM:
        return True
    if room == DINING_HALL:
        return s.stamina[s.turn] < FULL
    if room == RECREATION_ROOM:
        return count(me, CASH) < FULL
    if room == WARDENS_OFFICE:
        return s.frames_left > 0
    if room == CHAPEL:
        for seat in range(s.players):
            if s.frame_count[seat] > 0:
                return True
        return False
    if item_count(me) == FULL:
        return False
    if room == VISITING_ROOM:
        return s.items[room] != 0
    return count(s.items[room], MADE[room]) > 0


@rule
def can_pay(s: State, room: int, kind: int) -> bool:
    """AL-28: would paying with this yield something, and leave things other than they were?"""
    me = s.things[s.turn]
    if count(me, kind) == 0:
        return False
    if room == CHAPEL or room == WARDENS_OFFICE:
        return s.frames_left > 0
    here = kind != CASH and place_for(s, kind) == room
    space = FULL - item_count(me) + (kind != CASH)
    if space == 0:
        return False
    if room == VISITING_ROOM:
        return kind != GUN and count(s.items[room], GUN) > 0
    if room == YARD:
        # What was just paid is not taken back, unless something else comes with it.
        rest = item_count(s.items[room])
        if (here and s.side[room] == SILVER) or (here and space == 1):
            rest -= count(s.items[room], kind)
        return rest > 0
    made = MADE[room]
    have = count(s.items[room], made) + (here and kind == made)
    taken = min(2, min(have, space))
    return taken > 0 and not (here and kind == made and taken == 1)


@rule
def use_room(s: State) -> None:
    """Pay the points and ask for whatever the room leaves open."""
    room = s.where[s.turn]
    s.points -= use_price(s, room)
    s.used |= 1 << room
    s.place = room
    tell(s, USES, s.turn, room, s.side[room])
    if asks_pay(s, room):
        s.phase = PAY
    elif room == RADIO_ROOM:
        s.steps = 1 if s.side[room] == GOLD else 2
        s.phase = GUARD_FROM
    elif room == CHAPEL:
        s.phase = WHOSE_CARD
    elif room == VISITING_ROOM:
        s.steps = 1
        s.phase = TAKE
    else:
        yield_at_once(s, room)
        back_to_turn(s)


@rule
def yield_at_once(s: State, room: int) -> None:
    """The rooms that leave nothing to choose."""
    me = s.turn
    if room == DINING_HALL:
        gained = stamina_gained(s)
        s.stamina[me] += gained
        tell(s, RESTS, me, gained)
    elif room == RECREATION_ROOM:
        gained = cash_gained(s)
        s.things[me] += gained << 4 * CASH
        tell(s, EARNS, me, gained)
    elif room == WARDENS_OFFICE:
        draw_to_hand(s)
    else:
        take_item(s, room, MADE[room])


@rule
def stamina_gained(s: State) -> int:
    """What the Dining hall gives whoever's turn it is."""
    return FULL - s.stamina[s.turn] if s.side[DINING_HALL] == SILVER else 1


@rule
def cash_gained(s: State) -> int:
    """What the Recreation room gives whoever's turn it is."""
    most = 2 if s.side[RECREATION_ROOM] == SILVER else 1
    return min(most, FULL - count(s.things[s.turn], CASH))


@rule
def draw_to_hand(s: State) -> None:
    """AL-29: the face is the drawer's own secret."""
    card = draw_frame_up(s, s.turn)
    tell(s, DRAWS_CARD, s.turn, FRAME_UPS)
    whisper(s, s.turn, DRAWS_CARD, s.turn, s.frame_kind[card])


@rule
def take_item(s: State, room: int, kind: int) -> None:
    s.items[room] -= 1 << 4 * kind
    s.things[s.turn] += 1 << 4 * kind
    tell(s, TAKES, s.turn, kind, room)


@rule
def pay_for_room(s: State, kind: int) -> None:
    """AL-28: the item paid is back in its place before anything is taken."""
    room = s.place
    back = give_back(s, s.turn, kind)
    s.paid = kind
    s.paid_here = back == room
    tell(s, PAYS, s.turn, kind, back)
    space = FULL - item_count(s.things[s.turn])
    if room == CHAPEL:
        draw_to_hand(s)
    elif room == WARDENS_OFFICE:
        look_at_cards(s)
        return
    elif room == VISITING_ROOM:
        take_item(s, room, GUN)
    elif room == YARD:
        most = 1 if s.side[room] == SILVER else 2
        s.steps = min(most, min(space, item_count(s.items[room])))
        s.phase = TAKE
        return
    else:
        for _ in range(min(2, min(space, count(s.items[room], MADE[room])))):
            take_item(s, room, MADE[room])
    back_to_turn(s)


@rule
def look_at_cards(s: State) -> None:
    """Gold Warden's office: look at three, keep one."""
    s.steps = min(3, s.frames_left)
    for i in range(s.steps):
        card = s.frame_deck[i]
        # Nobody else knows any more which of several stays on the deck.
        if s.steps > 1:
            s.frame_seen[card] = 0
        s.frame_seen[card] |= 1 << s.turn
    s.phase = KEEP


@rule
def keep_card(s: State, kind: int) -> None:
    """The others go under the deck in the order drawn."""
    kept = False
    looked = s.steps
    position = 0
    for _ in range(looked):
        card = s.frame_deck[position]
        if not kept and s.frame_kind[card] == kind:
            kept = True
            take_from_deck(s, position)
            s.frame_owner[card] = s.turn
            s.frame_count[s.turn] += 1
        else:
            take_from_deck(s, position)
            s.frame_deck[s.frames_left] = card
            s.frames_left += 1
    tell(s, KEEPS, s.turn, FRAME_UPS, looked)
    whisper(s, s.turn, KEEPS, s.turn, kind, looked)
    back_to_turn(s)


@rule
def mark_room_choices(s: State, mask: MutableSequence[int]) -> None:
    """What may be chosen while a room is being used."""
    if s.phase == PAY:
        for kind in range(THINGS):
            if can_pay(s, s.place, kind):
                mask[PICK_THING + kind] = 1
    elif s.phase == TAKE:
        for kind in range(ITEMS):
            # AL-28: taking back the only thing one gets for it would leave all as before.
            back_again = s.paid_here and kind == s.paid and s.steps == 1 and s.moved_from == NOBODY
            if count(s.items[s.place], kind) > 0 and not back_again:
                mask[PICK_THING + kind] = 1
    elif s.phase == GUARD_FROM:
        for room in range(ROOMS):
            if s.guards[room] > 0:
                mask[PICK_ROOM + room] = 1
        if s.moved_from != NOBODY:
            mask[DONE] = 1
    elif s.phase == GUARD_TO:
        for room in range(ROOMS):
            undone = room == s.moved_from and s.place == s.moved_to
            if room != s.place and s.guards[room] < CROWDED and not undone:
                mask[PICK_ROOM + room] = 1
    elif s.phase == WHOSE_CARD:
        for seat in range(s.players):
            if s.frame_count[seat] > 0:
                mask[PICK_SEAT + seat] = 1
    else:
        mark_cards(s, mask)


@rule
def mark_cards(s: State, mask: MutableSequence[int]) -> None:
    """Frame-up cards to choose from: one's own, or those looked at."""
    if s.phase == OWN_CARD:
        for card in range(FRAME_UPS):
            if s.frame_owner[card] == s.turn:
                mask[PICK_CARD + s.frame_kind[card]] = 1
    else:
        for i in range(s.steps):
            mask[PICK_CARD + s.frame_kind[s.frame_deck[i]]] = 1


@rule
def choose_in_room(s: State, action: int) -> None:
    """Go on with the use of a room."""
    if s.phase == PAY:
        pay_for_room(s, action - PICK_THING)
    elif s.phase == TAKE:
        take_item(s, s.place, action - PICK_THING)
        s.moved_from = s.place
        s.steps -= 1
        if s.steps == 0:
            back_to_turn(s)
    elif s.phase == GUARD_FROM:
        if action == DONE:
            back_to_turn(s)
        else:
            s.place = action - PICK_ROOM
            s.phase = GUARD_TO
    elif s.phase == GUARD_TO:
        move_guard(s, s.place, action - PICK_ROOM)
        s.steps -= 1
        s.phase = GUARD_FROM
        if s.steps == 0:
            back_to_turn(s)
    elif s.phase == WHOSE_CARD:
        choose_hand(s, action - PICK_SEAT)
    elif s.phase == OWN_CARD:
        put_own_card_under(s, action - PICK_CARD)
    else:
        keep_card(s, action - PICK_CARD)


@rule
def move_guard(s: State, origin: int, target: int) -> None:
    s.guards[origin] -= 1
    s.guards[target] += 1
    s.moved_from = origin
    s.moved_to = target
    tell(s, GUARD_GOES, origin, target)


@rule
def choose_hand(s: State, seat: int) -> None:
    """Silver Chapel: another prisoner's card is drawn blind, one's own is chosen."""
    if seat == s.turn:
        s.phase = OWN_CARD
        return
    forget_hand(s, seat)
    left = below(s, s.frame_count[seat])
    chosen = 0
    for card in range(FRAME_UPS):
        if s.frame_owner[card] == seat:
            if left == 0:
                chosen = card
            left -= 1
    put_frame_up_under(s, seat, chosen)
    tell(s, UNDER_DECK, s.turn, seat, FRAME_UPS)
    whisper(s, seat, UNDER_DECK, s.turn, seat, s.frame_kind[chosen])
    back_to_turn(s)


@rule
def put_own_card_under(s: State, kind: int) -> None:
    forget_hand(s, s.turn)
    card = card_of_kind(s, s.turn, kind)
    put_frame_up_under(s, s.turn, card)
    tell(s, UNDER_DECK, s.turn, s.turn, FRAME_UPS)
    whisper(s, s.turn, UNDER_DECK, s.turn, s.turn, kind)
    back_to_turn(s)
