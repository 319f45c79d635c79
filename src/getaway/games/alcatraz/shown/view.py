"""What one viewer sees of a game: made from a hidden state, typed, ready for JSON."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from getaway.games.alcatraz.rules import rules
from getaway.games.alcatraz.rules.board import BARRED, price, price_among, strain
from getaway.games.alcatraz.rules.frame_ups import base_points
from getaway.games.alcatraz.rules.prices import use_price, use_price_of
from getaway.games.alcatraz.rules.rounds import (
    bonus_for,
    extra_points,
    following,
    last_round,
    next_vote,
    vote_in_halves,
)
from getaway.games.alcatraz.rules.scoring import can_be_left, element_count, held_without
from getaway.games.alcatraz.rules.state import (
    ACTIONS,
    CASH,
    CROWDED,
    DO_BRIBE,
    DO_FRAME_UP,
    DO_PUSH,
    DO_TRADE,
    DO_USE,
    EFFECT_NAMES,
    FRAME_UPS,
    ITEM_NAMES,
    ITEMS,
    KEEP,
    OVER,
    ROOM_NAMES,
    ROOMS,
    STAY,
    TASK_GIVER,
    THING_NAMES,
    THINGS,
    TRADE_ANSWER,
    TRADE_GIVE,
    TURN,
    VOTE,
    State,
    count,
    effect_of,
    item_count,
    most_of,
)
from getaway.games.alcatraz.rules.tasks import item_needed
from getaway.games.alcatraz.shown.faces import Face, face_of, task_of
from getaway.games.alcatraz.shown.prospects import deck_elements, prospects
from getaway.games.alcatraz.shown.shapes import (
    DECISIONS,
    Choice,
    Deal,
    Deed,
    Pending,
    PrisonerView,
    Result,
    RoomView,
    Side,
    View,
    Watch,
)
from getaway.games.alcatraz.shown.story import deed
from getaway.kernel.dialect import NOBODY

SIDES: tuple[Literal["silver", "mixed", "gold"], ...] = ("silver", "mixed", "gold")
SIDE: tuple[Side, ...] = ("silver", "gold")
TASK_ITEMS: tuple[Literal["consent", "pooled"], ...] = ("consent", "pooled")
FREE_ROOMS: tuple[Literal["printed", "designer"], ...] = ("printed", "designer")
MOST = {thing: most_of(thing) for thing in THING_NAMES}
Test = Literal["scapegoat", "only", "elements", "cash", "items", "stamina", "named"]


def thing_names(heap: int, kinds: int = THINGS) -> list[str]:
    """The things of a heap."""
    return list(_thing_names(heap, kinds))


@cache
def _thing_names(heap: int, kinds: int) -> tuple[str, ...]:
    # There are few heaps, and every view names a score of them.
    return tuple(THING_NAMES[kind] for kind in range(kinds) for _ in range(count(heap, kind)))


def view(state: State, viewer: int) -> View:
    """What a seat, or a spectator (NOBODY), sees."""
    s = state.copy()
    rules.hide(s, viewer)
    over = s.phase == OVER
    deciding = viewer == s.mover and not over
    return View(
        game="alcatraz",
        players=s.players,
        sides=SIDES[s.sides],
        task_items=TASK_ITEMS[s.consent],
        free_rooms=FREE_ROOMS[s.free_rooms],
        round=s.round,
        guards=s.guards_out,
        scapegoat=s.scapegoat,
        bonus=s.bonus,
        turn=None if s.turn == NOBODY else s.turn,
        turns=_turns(s),
        points=s.points,
        base_points=base_points(s),
        extra_points=extra_points(s, s.turn),
        strain=0 if s.turn == NOBODY else strain(s),
        bribed=s.bribed,
        pushed=bool(s.pushed),
        stolen=bool(s.stolen),
        trades_left=s.trades - s.trades_made,
        refusals_left=s.refusals - s.trades_refused,
        mover=None if over else s.mover,
        decision=None if over else DECISIONS[s.phase],
        rooms=_rooms(s),
        seats=[_prisoner(s, viewer, seat) for seat in range(s.players)],
        prospects=[] if over else prospects(s, viewer),
        task_cards=s.tasks_left,
        deck=deck_elements(s),
        frame_up_cards=s.frames_left,
        looked_at=_looked_at(s) if deciding and s.phase == KEEP else None,
        deal=_deal(s),
        pending=_pending(s),
        next_vote=next_vote(s),
        last_round=last_round(s),
        most=MOST,
        choices=choices(s) if deciding else [],
        result=result(s) if over else None,
    )


def _rooms(s: State) -> list[RoomView]:
    faces = [None if card < 0 else face_of(s, card) for card in s.task]
    # AL-24: a bribe counts only in its turn.
    bribed = [0] * ROOMS
    if s.turn != NOBODY:
        bribed[s.where[s.turn]] = s.bribed
    used = [s.used >> room & 1 for room in range(ROOMS)]
    drawn = (range(ROOMS), s.cell, s.side, s.guards, bribed, s.places, s.items, s.loose, faces, used)
    return [_room(*each, s.free_rooms) for each in zip(*drawn, strict=True)]


@lru_cache(maxsize=4096)
def _room(
    room: int,
    cell: int,
    side: int,
    guards: int,
    bribed: int,
    places: int,
    items: int,
    loose: int,
    face: Face | None,
    used: int,
    free_rooms: int,
) -> RoomView:
    # Most rooms stay as they are from view to view: whoever reads one must leave it so.
    return RoomView(
        name=ROOM_NAMES[room],
        cell=(cell >> 2, cell & 3),
        side=SIDE[side],
        guards=guards,
        watch=_watch(guards, bribed),
        places=thing_names(places),
        items=thing_names(items),
        loose=thing_names(loose),
        task=None if face is None else task_of(face),
        used=bool(used),
        use=_use(room, side, free_rooms, max(0, guards - bribed)),
    )


def _use(room: int, side: int, free_rooms: int, guards: int) -> int | None:
    asked = use_price_of(room, side, free_rooms, guards)
    return None if asked == BARRED else asked


def _watch(guards: int, bribed: int) -> Watch | None:
    """AL-26: what the guards in a room mean to whoever acts there."""
    if guards >= CROWDED:
        return "shut"
    asked = price_among(max(0, guards - bribed))
    if asked > 1:
        return "dear" if asked == 2 else "barred"
    return None


def _prisoner(s: State, viewer: int, seat: int) -> PrisonerView:
    return _shown(
        *(s.where[seat], s.stamina[seat], s.things[seat], s.elements[seat], s.frame_count[seat]),
        tuple(_cards(s, seat)) if viewer == seat else None,
        *(s.forbidden[seat], s.exhausted[seat], can_be_left(s, seat), held_without(s, seat)),
        *(bonus_for(s, seat), vote_in_halves(s, seat), s.votes[seat]),
    )


@lru_cache(maxsize=4096)
def _shown(
    where: int,
    stamina: int,
    things: int,
    elements: int,
    frame_ups: int,
    cards: tuple[str, ...] | None,
    forbidden: int,
    exhausted: int,
    can_be_left: bool,
    without: int,
    bonus: int,
    halves: int,
    vote: int,
) -> PrisonerView:
    # Most prisoners look the same to all others, and from view to view: whoever reads one must leave it so.
    return PrisonerView(
        room=ROOM_NAMES[where],
        stamina=stamina,
        cash=count(things, CASH),
        items=thing_names(things, ITEMS),
        elements=_letters(elements),
        frame_ups=frame_ups,
        cards=None if cards is None else list(cards),
        forbidden=bool(forbidden),
        exhausted=exhausted,
        can_be_left=can_be_left,
        without=without.bit_count(),
        others=_letters(without),
        bonus=bonus,
        halves=halves,
        voted=vote != NOBODY,
        vote=vote if vote >= 0 else None,
    )


@cache
def _letters(elements: int) -> str:
    return "".join(letter for i, letter in enumerate("ABCDEF") if elements >> i & 1)


def _turns(s: State) -> list[int]:
    turns, seat = [], s.turn
    while seat != NOBODY:
        turns.append(seat)
        seat = following(s, seat)
    return turns


def _cards(s: State, seat: int) -> list[str]:
    owned = [card for card in range(FRAME_UPS) if s.frame_owner[card] == seat]
    return sorted(EFFECT_NAMES[effect_of(s, s.frame_kind[card])] for card in owned)


def _looked_at(s: State) -> list[str]:
    return [EFFECT_NAMES[effect_of(s, s.frame_kind[card])] for card in s.frame_deck[: s.steps]]


def _pending(s: State) -> Pending | None:
    if s.phase in (TURN, VOTE, STAY, OVER):
        return None
    item = item_needed(s, s.steps) if s.phase == TASK_GIVER else ITEMS
    return Pending(
        seat=None if s.other == NOBODY else s.other,
        room=None if s.place == NOBODY else ROOM_NAMES[s.place],
        card=None if s.playing == NOBODY else EFFECT_NAMES[s.playing],
        left=s.steps,
        item=None if item == ITEMS else ITEM_NAMES[item],
        given=[thing_names(s.given[seat]) for seat in range(s.players)],
    )


def _deal(s: State) -> Deal | None:
    if not TRADE_GIVE <= s.phase <= TRADE_ANSWER:
        return None
    return Deal(partner=s.other, give=thing_names(s.give), want=thing_names(s.want))


def choices(s: State) -> list[Choice]:
    """What the mover may do."""
    mask = [0] * ACTIONS
    rules.legal(s, mask)
    return [_choice(deed(s, action), points_asked(s, action)) for action in range(ACTIONS) if mask[action]]


def _choice(is_: Deed, points: int) -> Choice:
    """An action with its price."""
    return Choice(
        action=is_.action,
        kind=is_.kind,
        label=is_.label,
        room=is_.room,
        seat=is_.seat,
        thing=is_.thing,
        card=is_.card,
        points=points,
        cash=int(is_.action == DO_BRIBE),
        stamina=int(is_.action == DO_PUSH),
    )


def points_asked(s: State, action: int) -> int:
    """AL-15 to AL-27: the points that a legal action costs; what follows a first step is paid with it."""
    if action >= DO_TRADE:
        return 0
    if action < DO_USE or action >= DO_FRAME_UP:
        return 1
    return use_price(s, s.where[s.turn]) if action == DO_USE else price(s)


def result(s: State) -> Result:
    """AL-35, AL-36: who escaped, who stays and by which test."""
    if s.stays == NOBODY:
        return Result(escaped=[], stays=None, test=None)
    escaped = [seat for seat in range(s.players) if seat != s.stays]
    return Result(escaped=escaped, stays=s.stays, test=_test(s))


def _test(s: State) -> Test:
    """Which test of AL-35 told the one who stays from the others who could be left."""
    if s.stays == s.scapegoat:
        return "scapegoat"
    rivals = [seat for seat in range(s.players) if can_be_left(s, seat)]
    if rivals == [s.stays]:
        return "only"
    measures: tuple[tuple[Test, list[int]], ...] = (
        ("elements", [element_count(s, seat) for seat in range(s.players)]),
        ("cash", [count(s.things[seat], CASH) for seat in range(s.players)]),
        ("items", [item_count(s.things[seat]) for seat in range(s.players)]),
        ("stamina", list(s.stamina)),
    )
    for name, amounts in measures:
        rivals = [seat for seat in rivals if amounts[seat] == amounts[s.stays]]
        if rivals == [s.stays]:
            return name
    return "named"
