"""What a seat may know: wiped from a state, guessed back into it, and written as numbers."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.scoring import can_be_left
from getaway.games.alcatraz.rules.state import (
    EFFECT_NAMES,
    ELEMENTS,
    FRAME_UPS,
    IN_DECK,
    ITEM_NAMES,
    ITEMS,
    MAX_PLAYERS,
    NO_TASK,
    NOT_KNOWN,
    NOTHING_MADE,
    OVER,
    REQUESTS,
    ROOM_NAMES,
    ROOMS,
    TASKS,
    THING_NAMES,
    THINGS,
    TRADE_GIVE,
    UNKNOWN,
    VOTE,
    State,
    count,
    element_of,
    is_card,
)
from getaway.kernel.actions import Observation
from getaway.kernel.chance import below
from getaway.kernel.dialect import NOBODY, flags, numbers, rule

SPECTATOR = 4


@rule
def hide(s: State, seat: int) -> None:
    """Wipe votes cast, frame-up faces and the order of the decks; NOBODY is a spectator."""
    s.rng = 0
    eye = 1 << (SPECTATOR if seat == NOBODY else seat)
    if s.phase == VOTE:
        for other in range(s.players):
            if other != seat and s.votes[other] != NOBODY:
                s.votes[other] = UNKNOWN
    for i in range(s.tasks_unknown):
        s.task_deck[i] = UNKNOWN
    for i in range(s.frames_left):
        if s.frame_deck[i] >= 0 and not s.frame_seen[s.frame_deck[i]] & eye:
            s.frame_deck[i] = UNKNOWN
    for card in range(FRAME_UPS):
        if not s.frame_seen[card] & eye:
            s.frame_owner[card] = NOT_KNOWN
            s.frame_seen[card] = 0
    sort_like_cards(s)


@rule
def sort_like_cards(s: State) -> None:
    """Number like cards by where they are: which of two snitches it is would tell of the other."""
    for one in range(FRAME_UPS):
        for other in range(one + 1, FRAME_UPS):
            if s.frame_kind[one] == s.frame_kind[other] and whereabouts(s, other) < whereabouts(s, one):
                swap_cards(s, one, other)


@rule
def whereabouts(s: State, card: int) -> int:
    """A number for the place of a card: hands, then the deck from its top, then the unknown."""
    if s.frame_owner[card] != IN_DECK:
        return 100 if s.frame_owner[card] == NOT_KNOWN else s.frame_owner[card]
    place = 0
    while s.frame_deck[place] != card:
        place += 1
    return 10 + place


@rule
def swap_cards(s: State, one: int, other: int) -> None:
    """Exchange the numbers of two like cards."""
    for i in range(s.frames_left):
        if s.frame_deck[i] == one:
            s.frame_deck[i] = other
        elif s.frame_deck[i] == other:
            s.frame_deck[i] = one
    owner, seen = s.frame_owner[one], s.frame_seen[one]
    s.frame_owner[one], s.frame_seen[one] = s.frame_owner[other], s.frame_seen[other]
    s.frame_owner[other], s.frame_seen[other] = owner, seen


@rule
def determinize(s: State, seat: int) -> None:
    """Fill a hidden state with a guess that fits, from `s.rng`."""
    for other in range(s.players):
        if s.votes[other] == UNKNOWN:
            s.votes[other] = below(s, s.players)
    guess_tasks(s)
    guess_frame_ups(s)


@rule
def guess_tasks(s: State) -> None:
    """The task cards nobody has seen lie on top of the deck in any order."""
    gone = flags(TASKS)
    for i in range(s.tasks_unknown, s.tasks_left):
        gone[s.task_deck[i]] = 1
    for room in range(ROOMS):
        if s.task[room] != NO_TASK:
            gone[s.task[room]] = 1
    for task in range(TASKS):
        if s.removed >> task & 1 or not is_card(s, task):
            gone[task] = 1
    place = 0
    for task in range(TASKS):
        if not gone[task]:
            s.task_deck[place] = task
            place += 1
    for i in range(s.tasks_unknown - 1, 0, -1):
        j = below(s, i + 1)
        s.task_deck[i], s.task_deck[j] = s.task_deck[j], s.task_deck[i]


@rule
def guess_frame_ups(s: State) -> None:
    """The frame-up cards whose place is not known lie in the hands and the deck in any order."""
    unknown = numbers(FRAME_UPS)
    size = 0
    for card in range(FRAME_UPS):
        if s.frame_owner[card] == NOT_KNOWN:
            unknown[size] = card
            size += 1
    for i in range(size - 1, 0, -1):
        j = below(s, i + 1)
        unknown[i], unknown[j] = unknown[j], unknown[i]
    for seat in range(s.players):
        held = 0
        for card in range(FRAME_UPS):
            held += s.frame_owner[card] == seat
        for _ in range(s.frame_count[seat] - held):
            size -= 1
            s.frame_owner[unknown[size]] = seat
            s.frame_seen[unknown[size]] = 1 << seat
    for i in range(s.frames_left):
        if s.frame_deck[i] == UNKNOWN:
            size -= 1
            s.frame_deck[i] = unknown[size]
            s.frame_owner[unknown[size]] = IN_DECK


seats = [f"seat +{i}" for i in range(MAX_PLAYERS)]
observation = Observation()
PLAYERS = observation.block("{} players", [3, 4])
ROUND = observation.one("round")
GUARDS_OUT = observation.one("guards on the board")
PHASE = observation.block("phase {}", range(OVER + 1))
MY_DECISION = observation.one("my decision")
BONUS = observation.one("the scapegoat's bonus")
POINTS = observation.one("points left")
BRIBED = observation.one("guards bribed")
PUSHED = observation.one("pushed on")
STOLEN = observation.one("stolen")
TRADES_LEFT = observation.one("trades left")
REFUSALS_LEFT = observation.one("refusals left")
POOLED_ITEMS = observation.one("items are pooled")
FREE_ROOMS = observation.one("free rooms as the designer says")
TASKS_LEFT = observation.one("task cards left")
FRAMES_LEFT = observation.one("frame-up cards left")
TURN_OF = observation.block("turn: {}", seats)
DECIDES = observation.block("decides: {}", seats)
SCAPEGOAT = observation.block("scapegoat: {}", seats)
OTHER = observation.block("named in this decision: {}", seats)
PLACE = observation.block("named in this decision: {}", ROOM_NAMES)
STEPS = observation.one("still to choose")
STAMINA = observation.block("stamina: {}", seats)
FORBIDDEN = observation.block("no tasks: {}", seats)
EXHAUSTED = observation.block("points to lack: {}", seats)
FRAME_COUNT = observation.block("frame-up cards: {}", seats)
CAN_BE_LEFT = observation.block("can be left: {}", seats)
THINGS_OF = observation.block("{}", [f"{t}: {p}" for p in seats for t in THING_NAMES])
ELEMENTS_OF = observation.block("{}", [f"element {e}: {p}" for p in seats for e in "ABCDEF"])
AT = observation.block("{}", [f"in {r}: {p}" for p in seats for r in ROOM_NAMES])
OFFERED = observation.block("offered: {}", THING_NAMES)
WANTED = observation.block("wanted: {}", THING_NAMES)
PAID = observation.block("paid: {}", THING_NAMES)
PLAYING = observation.block("frame-up being played: {}", EFFECT_NAMES)
ASKED_FOR = observation.block("{}", [f"{i} asked of {p} for the task" for p in seats for i in ITEM_NAMES])
MY_CARDS = observation.block("frame-up of mine: kind {}", range(FRAME_UPS))
CELL = observation.block("cell of {}", ROOM_NAMES)
SIDE = observation.block("gold: {}", ROOM_NAMES)
GUARDS = observation.block("guards in {}", ROOM_NAMES)
USED = observation.block("used: {}", ROOM_NAMES)
ITEMS_IN = observation.block("{}", [f"{i} in {r}" for r in ROOM_NAMES for i in ITEM_NAMES])
LOOSE_IN = observation.block("{}", [f"loose {i} in {r}" for r in ROOM_NAMES for i in ITEM_NAMES])
TASK_ELEMENT = observation.block("{}", [f"task {e} in {r}" for r in ROOM_NAMES for e in "ABCDEF"])
TASK_PRISONERS = observation.block("prisoners for the task in {}", ROOM_NAMES)
TASK_GUARDS = observation.block("guards at the task in {}", ROOM_NAMES)
TASK_NEEDS = observation.block("{}", [f"{i} for the task in {r}" for r in ROOM_NAMES for i in ITEM_NAMES[:5]])
TASK_CARD = observation.block("number of the task in {}, from 1", ROOM_NAMES)
TASK_GONE = observation.block("out of the game: task {}", range(1, TASKS + 1))
TASKS_UNKNOWN = observation.one("task cards on the deck that nobody has seen")
TASK_DECK = observation.block("number of the task in the deck at place {}, from 1", range(TASKS))
HAS_VOTED = observation.block("has voted: {}", seats)
BALLOT = observation.block("{}", [f"{p} votes for {q}" for p in seats for q in seats])
STAYS = observation.block("stays behind: {}", seats)
PAID_HERE = observation.one("paid into this room")
MOVED_FROM = observation.block("first guard moved from {}", ROOM_NAMES)
MOVED_TO = observation.block("first guard moved to {}", ROOM_NAMES)
KNOWN_AT = observation.block(
    "{}", [f"frame-up of kind {k} known with {p}" for k in range(FRAME_UPS) for p in (*seats, "the deck")]
)
KNOWN_TO = observation.block(
    "{}", [f"the same of kind {k} that {p} knows" for k in range(FRAME_UPS) for p in (*seats, "everybody")]
)
FRAME_DECK = observation.block("kind of the frame-up in the deck at place {}, from 1", range(FRAME_UPS))
REFUSED = observation.block("{}", [f"task of refused request {i}, from 1" for i in range(REQUESTS)])
REFUSED_OF = observation.block(
    "{}",
    [
        f"refused request {i}: {item} asked of {p}"
        for i in range(REQUESTS)
        for p in seats
        for item in ITEM_NAMES
    ],
)
OBSERVATION = len(observation)


@rule
def observe(s: State, seat: int, out: MutableSequence[int]) -> None:
    """Write what a seat may know as numbers; seats count from that seat on, clockwise."""
    for i in range(OBSERVATION):
        out[i] = 0
    out[PLAYERS + s.players - 3] = 1
    out[ROUND] = s.round
    out[GUARDS_OUT] = s.guards_out
    out[PHASE + s.phase] = 1
    out[MY_DECISION] = s.mover == seat
    out[BONUS] = s.bonus
    out[POINTS] = s.points
    out[BRIBED] = s.bribed
    out[PUSHED] = s.pushed
    out[STOLEN] = s.stolen
    out[TRADES_LEFT] = s.trades - s.trades_made
    out[REFUSALS_LEFT] = s.refusals - s.trades_refused
    out[POOLED_ITEMS] = s.consent
    out[FREE_ROOMS] = s.free_rooms
    out[TASKS_LEFT] = s.tasks_left
    out[FRAMES_LEFT] = s.frames_left
    out[STEPS] = s.steps
    out[SCAPEGOAT + (s.scapegoat - seat) % s.players] = 1
    if s.mover != NOBODY:
        out[DECIDES + (s.mover - seat) % s.players] = 1
    if s.turn != NOBODY:
        out[TURN_OF + (s.turn - seat) % s.players] = 1
    if s.other != NOBODY:
        out[OTHER + (s.other - seat) % s.players] = 1
    if s.place != NOBODY:
        out[PLACE + s.place] = 1
    if s.phase >= TRADE_GIVE:
        for kind in range(THINGS):
            out[OFFERED + kind] = count(s.give, kind)
            out[WANTED + kind] = count(s.want, kind)
    if s.paid != NOTHING_MADE:
        out[PAID + s.paid] = 1
    if s.playing != NOBODY:
        out[PLAYING + s.playing] = 1
    out[PAID_HERE] = s.paid_here
    if s.moved_from != NOBODY:
        out[MOVED_FROM + s.moved_from] = 1
    if s.moved_to != NOBODY:
        out[MOVED_TO + s.moved_to] = 1
    if s.stays != NOBODY:
        out[STAYS + (s.stays - seat) % s.players] = 1
    observe_frame_ups(s, seat, out)
    observe_prisoners(s, seat, out)
    observe_rooms(s, out)
    observe_tasks(s, out)
    observe_refused(s, seat, out)


@rule
def observe_frame_ups(s: State, seat: int, out: MutableSequence[int]) -> None:
    """By kind: the number of a card would tell of the others that look like it."""
    for card in range(FRAME_UPS):
        kind = s.frame_kind[card]
        if s.frame_owner[card] == seat:
            out[MY_CARDS + kind] += 1
        if s.frame_seen[card] >> seat & 1:
            owner = s.frame_owner[card]
            place = MAX_PLAYERS if owner == IN_DECK else (owner - seat) % s.players
            out[KNOWN_AT + kind * (MAX_PLAYERS + 1) + place] += 1
            for other in range(s.players):
                out[KNOWN_TO + kind * (MAX_PLAYERS + 1) + (other - seat) % s.players] += (
                    s.frame_seen[card] >> other & 1
                )
            out[KNOWN_TO + kind * (MAX_PLAYERS + 1) + MAX_PLAYERS] += s.frame_seen[card] >> SPECTATOR & 1
    for i in range(s.frames_left):
        card = s.frame_deck[i]
        if card >= 0 and s.frame_seen[card] >> seat & 1:
            out[FRAME_DECK + i] = s.frame_kind[card] + 1


@rule
def observe_tasks(s: State, out: MutableSequence[int]) -> None:
    """What becomes of every task card is public but for those on top of the deck."""
    out[TASKS_UNKNOWN] = s.tasks_unknown
    for i in range(s.tasks_unknown, s.tasks_left):
        out[TASK_DECK + i] = s.task_deck[i] + 1
    for task in range(TASKS):
        out[TASK_GONE + task] = s.removed >> task & 1


@rule
def observe_refused(s: State, seat: int, out: MutableSequence[int]) -> None:
    """The requests for a task that were refused in this turn, as `request_code` wrote them."""
    for i in range(s.requests_refused):
        code = s.refused_requests[i]
        for other in range(MAX_PLAYERS - 1, -1, -1):
            if other != s.turn:
                asked = code % 343
                code //= 343
                while asked > 0:
                    place = (i * MAX_PLAYERS + (other - seat) % s.players) * ITEMS + asked % 7 - 1
                    out[REFUSED_OF + place] += 1
                    asked //= 7
        out[REFUSED + i] = code + 1


@rule
def observe_prisoners(s: State, seat: int, out: MutableSequence[int]) -> None:
    for other in range(s.players):
        away = (other - seat) % s.players
        out[STAMINA + away] = s.stamina[other]
        out[FORBIDDEN + away] = s.forbidden[other]
        out[EXHAUSTED + away] = s.exhausted[other]
        out[FRAME_COUNT + away] = s.frame_count[other]
        out[CAN_BE_LEFT + away] = can_be_left(s, other)
        for kind in range(THINGS):
            out[THINGS_OF + away * THINGS + kind] = count(s.things[other], kind)
        for kind in range(ITEMS):
            out[ASKED_FOR + away * ITEMS + kind] = count(s.given[other], kind)
        for element in range(ELEMENTS):
            out[ELEMENTS_OF + away * ELEMENTS + element] = s.elements[other] >> element & 1
        out[AT + away * ROOMS + s.where[other]] = 1
        if s.votes[other] != NOBODY:
            out[HAS_VOTED + away] = 1
            if other == seat or s.phase != VOTE:
                out[BALLOT + away * MAX_PLAYERS + (s.votes[other] - seat) % s.players] = 1


@rule
def observe_rooms(s: State, out: MutableSequence[int]) -> None:
    for room in range(ROOMS):
        out[CELL + room] = s.cell[room]
        out[SIDE + room] = s.side[room]
        out[GUARDS + room] = s.guards[room]
        out[USED + room] = s.used >> room & 1
        for kind in range(ITEMS):
            out[ITEMS_IN + room * ITEMS + kind] = count(s.items[room], kind)
            out[LOOSE_IN + room * ITEMS + kind] = count(s.loose[room], kind)
        task = s.task[room]
        if task != NO_TASK:
            out[TASK_CARD + room] = task + 1
            out[TASK_ELEMENT + room * ELEMENTS + element_of(s, task)] = 1
            out[TASK_PRISONERS + room] = (s.task_demands[task] & 3) + 1
            out[TASK_GUARDS + room] = s.task_demands[task] >> 2 & 3
            for kind in range(ITEMS - 1):
                out[TASK_NEEDS + room * 5 + kind] = s.task_items[task] >> 3 * kind & 7
