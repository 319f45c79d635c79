"""What one viewer sees of a game: made from a hidden state, typed, ready for JSON."""

from __future__ import annotations

from functools import cache
from typing import TypedDict

from getaway.games.alcatraz import rules
from getaway.games.alcatraz.board import price, price_among, strain
from getaway.games.alcatraz.clauses import last_round, next_vote
from getaway.games.alcatraz.frame_ups import base_points
from getaway.games.alcatraz.rooms import use_price
from getaway.games.alcatraz.rounds import bonus_for, extra_points, following, vote_in_halves
from getaway.games.alcatraz.scoring import can_be_left, element_count, held_without
from getaway.games.alcatraz.state import (
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
    actions,
    count,
    effect_of,
    element_of,
    item_count,
)
from getaway.games.alcatraz.tasks import item_needed
from getaway.kernel.dialect import NOBODY

DECISIONS = (
    *("turn", "vote", "pay", "take", "guard-from", "guard-to", "whose-card", "own-card", "keep", "loot"),
    *("target", "target-thing", "gather-room", "gather-from", "target-task", "trade-give", "trade-want"),
    *("trade-answer", "task-giver", "task-answer", "stay", None),
)
SIDES = ("silver", "mixed", "gold")


class TaskView(TypedDict):
    """A task on the board."""

    card: int
    element: str
    prisoners: int
    guards: int
    items: list[str]


class RoomView(TypedDict):
    """A room."""

    name: str
    cell: list[int]  # row, column
    side: str
    guards: int
    watch: str | None  # what the guards there mean, less those bribed: dear, barred, shut
    places: list[str]  # printed places for items
    items: list[str]
    loose: list[str]
    task: TaskView | None
    used: bool  # in this turn


class PrisonerView(TypedDict):
    """A prisoner's sheet, as the viewer sees it."""

    room: str
    stamina: int
    cash: int
    items: list[str]
    elements: str
    frame_ups: int
    cards: list[str] | None  # their effects; None: the viewer may not see them
    forbidden: bool
    exhausted: int
    can_be_left: bool
    without: int  # how many elements the others have between them
    bonus: int  # that they would have, if elected
    halves: int  # that their next vote counts
    voted: bool
    vote: int | None  # of this round, once all are opened; one's own at once


class Deal(TypedDict):
    """A trade in the making, or one that waits for an answer."""

    partner: int
    give: list[str]
    want: list[str]


class Pending(TypedDict):
    """What is being decided on the way, beyond the question itself."""

    seat: int | None  # the victim, target or partner
    room: str | None  # that is used, or that a guard comes from or goes to
    card: str | None  # the effect of the frame-up card being played
    left: int  # how much is still to be chosen, this choice counted
    item: str | None  # that the task asks for now
    given: list[list[str]]  # by seat, what they are to give for the task


class Offer(TypedDict):
    """An action that is open to the viewer, and what it costs."""

    action: int
    name: str
    points: int
    cash: int
    stamina: int


class Result(TypedDict):
    """How a game ended."""

    escaped: list[int]
    stays: int | None
    test: str | None  # by which test of AL-35


class View(TypedDict):
    """All that a viewer sees."""

    game: str
    players: int
    sides: str
    task_items: str
    round: int
    guards: int
    scapegoat: int
    bonus: int
    turn: int | None
    turns: list[int]  # that are left of this round, the present one first
    points: int
    base_points: int  # of every turn
    extra_points: int  # that this turn has beside them
    strain: int  # the guards that count where it is somebody's turn
    bribed: int
    pushed: bool
    stolen: bool
    trades_left: int
    refusals_left: int
    mover: int | None
    decision: str | None
    rooms: list[RoomView]
    seats: list[PrisonerView]
    task_cards: int
    frame_up_cards: int
    looked_at: list[str] | None  # frame-up cards the viewer looks at now
    deal: Deal | None
    pending: Pending | None
    next_vote: int  # the round of the vote that is opened next
    last_round: int
    offers: list[Offer]
    result: Result | None


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
    return {
        "game": "alcatraz",
        "players": s.players,
        "sides": SIDES[s.sides],
        "task_items": ("consent", "pooled")[s.consent],
        "round": s.round,
        "guards": s.guards_out,
        "scapegoat": s.scapegoat,
        "bonus": s.bonus,
        "turn": None if s.turn == NOBODY else s.turn,
        "turns": _turns(s),
        "points": s.points,
        "base_points": base_points(s),
        "extra_points": extra_points(s, s.turn),
        "strain": 0 if s.turn == NOBODY else strain(s),
        "bribed": s.bribed,
        "pushed": bool(s.pushed),
        "stolen": bool(s.stolen),
        "trades_left": s.trades - s.trades_made,
        "refusals_left": s.refusals - s.trades_refused,
        "mover": None if over else s.mover,
        "decision": DECISIONS[s.phase],
        "rooms": [_room(s, room) for room in range(ROOMS)],
        "seats": [_prisoner(s, viewer, seat) for seat in range(s.players)],
        "task_cards": s.tasks_left,
        "frame_up_cards": s.frames_left,
        "looked_at": _looked_at(s) if deciding and DECISIONS[s.phase] == "keep" else None,
        "deal": _deal(s),
        "pending": _pending(s),
        "next_vote": next_vote(s),
        "last_round": last_round(s),
        "offers": offers(s) if deciding else [],
        "result": result(s) if over else None,
    }


def _room(s: State, room: int) -> RoomView:
    task = s.task[room]
    return {
        "name": ROOM_NAMES[room],
        "cell": [s.cell[room] >> 2, s.cell[room] & 3],
        "side": ("silver", "gold")[s.side[room]],
        "guards": s.guards[room],
        "watch": _watch(s, room),
        "places": thing_names(s.places[room]),
        "items": thing_names(s.items[room]),
        "loose": thing_names(s.loose[room]),
        "task": None if task < 0 else task_view(s, task),
        "used": bool(s.used >> room & 1),
    }


def task_view(s: State, task: int) -> TaskView:
    """A task card."""
    demands = s.task_demands[task]
    return {
        "card": task,
        "element": "ABCDEF"[element_of(s, task)],
        "prisoners": (demands & 3) + 1,
        "guards": demands >> 2 & 3,
        "items": list(_demanded(s.task_items[task])),
    }


@cache
def _demanded(items: int) -> tuple[str, ...]:
    """The items of a task card, which counts them in three bits a kind."""
    return tuple(ITEM_NAMES[kind] for kind in range(ITEMS - 1) for _ in range(items >> 3 * kind & 7))


def _prisoner(s: State, viewer: int, seat: int) -> PrisonerView:
    return {
        "room": ROOM_NAMES[s.where[seat]],
        "stamina": s.stamina[seat],
        "cash": count(s.things[seat], CASH),
        "items": thing_names(s.things[seat], ITEMS),
        "elements": "".join(e for i, e in enumerate("ABCDEF") if s.elements[seat] >> i & 1),
        "frame_ups": s.frame_count[seat],
        "cards": _cards(s, seat) if viewer == seat else None,
        "forbidden": bool(s.forbidden[seat]),
        "exhausted": s.exhausted[seat],
        "can_be_left": can_be_left(s, seat),
        "without": held_without(s, seat).bit_count(),
        "bonus": bonus_for(s, seat),
        "halves": vote_in_halves(s, seat),
        "voted": s.votes[seat] != NOBODY,
        "vote": s.votes[seat] if s.votes[seat] >= 0 else None,
    }


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


def _watch(s: State, room: int) -> str | None:
    """AL-26: what the guards in a room mean to whoever acts there; a bribe counts only in its turn."""
    if s.guards[room] >= CROWDED:
        return "shut"
    bribed = s.bribed if s.turn != NOBODY and s.where[s.turn] == room else 0
    asked = price_among(max(0, s.guards[room] - bribed))
    if asked > 1:
        return "dear" if asked == 2 else "barred"
    return None


def _pending(s: State) -> Pending | None:
    if s.phase in (TURN, VOTE, STAY, OVER):
        return None
    item = item_needed(s, s.steps) if s.phase == TASK_GIVER else ITEMS
    return {
        "seat": None if s.other == NOBODY else s.other,
        "room": None if s.place == NOBODY else ROOM_NAMES[s.place],
        "card": None if s.playing == NOBODY else EFFECT_NAMES[s.playing],
        "left": s.steps,
        "item": None if item == ITEMS else ITEM_NAMES[item],
        "given": [thing_names(s.given[seat]) for seat in range(s.players)],
    }


def _deal(s: State) -> Deal | None:
    if not TRADE_GIVE <= s.phase <= TRADE_ANSWER:
        return None
    return {"partner": s.other, "give": thing_names(s.give), "want": thing_names(s.want)}


def offers(s: State) -> list[Offer]:
    """What the mover may do."""
    mask = [0] * ACTIONS
    rules.legal(s, mask)
    names = actions.names
    return [
        {
            "action": action,
            "name": names[action],
            "points": points_asked(s, action),
            "cash": int(action == DO_BRIBE),
            "stamina": int(action == DO_PUSH),
        }
        for action in range(ACTIONS)
        if mask[action]
    ]


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
        return {"escaped": [], "stays": None, "test": None}
    escaped = [seat for seat in range(s.players) if seat != s.stays]
    return {"escaped": escaped, "stays": s.stays, "test": _test(s)}


def _test(s: State) -> str:
    """Which test of AL-35 told the one who stays from the others who could be left."""
    if s.stays == s.scapegoat:
        return "scapegoat"
    rivals = [seat for seat in range(s.players) if can_be_left(s, seat)]
    if rivals == [s.stays]:
        return "only"
    measures = (
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
