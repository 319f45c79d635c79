"""Sets up the table of a lesson: the exact prison that its file describes, for `getaway.learn.contract`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from getaway.games.alcatraz.lessons.pointing import pointers
from getaway.games.alcatraz.rules.edition import Cards
from getaway.games.alcatraz.rules.invariants import BROKEN, violated
from getaway.games.alcatraz.rules.rounds import start_turn
from getaway.games.alcatraz.rules.state import (
    CASH,
    FRAME_UPS,
    GOLD,
    HOME,
    IN_DECK,
    NO_TASK,
    ROOM_NAMES,
    ROOMS,
    TASKS,
    THING_NAMES,
    VISITING_ROOM,
    YARD,
    State,
    count,
)
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import Json

__all__ = ["brings", "name", "pointers", "stage"]

# Rooms lie so in every lesson: who has seen one finds the way in the next.
LAYOUT = (
    *("chapel", "workshop", "guard_room", "radio_room", "dining_hall", "laundry", "visiting_room"),
    *("wardens_office", "cell_block", "exercise_yard", "recreation_room", "infirmary"),
)


class Deal(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A prison in the middle of a turn. Lists go by seat; items come from the places of their kind."""

    where: list[str]
    turn: int
    scapegoat: int
    round: int
    bonus: int = 1
    guards: dict[str, int] = {}  # the rest stand one a room where nobody is
    hold: list[list[str]] = []
    elements: list[str] = []
    stamina: list[int] = []
    gold: list[str] = []
    tasks: dict[str, str] = {}  # card ids of the edition by room; no other task lies open
    top: list[str] = []  # the first cards of the task deck
    frame_ups: list[list[str]] = []


def stage(engine: Engine[State, Cards], players: int, deal: Mapping[str, Json]) -> State:
    """The state that a lesson begins with; every invariant of the rules holds in it."""
    wanted = msgspec.convert(deal, Deal)
    s: State = engine.deal(players, 0)[0]
    for room, called in enumerate(ROOM_NAMES):
        s.cell[room] = LAYOUT.index(called)
        if called in wanted.gold:
            s.side[room] = GOLD
    s.round, s.bonus, s.scapegoat = wanted.round, wanted.bonus, wanted.scapegoat
    s.where[:players] = [_number(ROOM_NAMES, room) for room in wanted.where]
    for seat, letters in enumerate(wanted.elements):
        s.elements[seat] = sum(1 << "ABCDEF".index(letter) for letter in letters)
    s.stamina[: len(wanted.stamina)] = wanted.stamina
    _post_guards(s, wanted.guards)
    for seat, things in enumerate(wanted.hold):
        for thing in things:
            _take(s, seat, _number(THING_NAMES, thing))
    _lay_tasks(s, engine.edition, wanted.tasks, wanted.top)
    _deal_frame_ups(s, engine.edition, wanted.frame_ups)
    start_turn(s, wanted.turn)
    if violated(s):
        raise BadInput(f"This deal is not possible: {BROKEN[violated(s)]}.")
    return s


def _number(names: Sequence[str], called: str) -> int:
    """The number of something by its name."""
    if called not in names:
        raise BadInput(f"Unknown name {called!r}. Choose one of: {', '.join(names)}.")
    return names.index(called)


def _post_guards(s: State, guards: Mapping[str, int]) -> None:
    s.guards = [guards.get(room, 0) for room in ROOM_NAMES]
    s.guards_out = 8 + s.round - 1
    empty = [r for r in range(ROOMS) if ROOM_NAMES[r] not in guards and r not in s.where[: s.players]]
    for room in empty * 3:
        s.guards[room] += sum(s.guards) < s.guards_out


def _take(s: State, seat: int, kind: int) -> None:
    """Give a prisoner a thing: cash, or an item out of a room that has one."""
    if kind != CASH:
        rooms = [room for room in (HOME[kind], YARD, VISITING_ROOM) if count(s.items[room], kind)]
        if not rooms:
            raise BadInput(f"There's no {THING_NAMES[kind]} left to hand out.")
        s.items[rooms[0]] -= 1 << 4 * kind
    s.things[seat] += 1 << 4 * kind


def _lay_tasks(s: State, edition: Cards, tasks: Mapping[str, str], top: Sequence[str]) -> None:
    ids = [task.id for task in edition.tasks]
    s.task = [_number(ids, tasks[room]) if room in tasks else NO_TASK for room in ROOM_NAMES]
    first = [_number(ids, task) for task in top]
    deck = first + [task for task in range(len(ids)) if task not in s.task and task not in first]
    s.removed = 0
    s.tasks_left = s.tasks_unknown = len(deck)
    s.task_deck = deck + [NO_TASK] * (TASKS - len(deck))


def _deal_frame_ups(s: State, edition: Cards, hands: Sequence[Sequence[str]]) -> None:
    s.frame_owner = [IN_DECK] * FRAME_UPS
    s.frame_seen = [0] * FRAME_UPS
    deck = list(range(FRAME_UPS))
    for seat, cards in enumerate(hands):
        s.frame_count[seat] = len(cards)
        for called in cards:
            card = next(card for card in deck if edition.frame_ups[s.frame_kind[card]].id == called)
            deck.remove(card)
            s.frame_owner[card], s.frame_seen[card] = seat, 1 << seat
    s.frames_left = len(deck)
    s.frame_deck = deck + [NO_TASK] * (FRAME_UPS - len(deck))


def name(engine: Engine, action: int) -> str:
    """An action as lessons write it: frame-up cards by their ids."""
    assert isinstance(engine.edition, Cards)
    words = engine.action_names[action]
    head, _, kind = words.rpartition(" ")
    known = engine.edition.frame_ups
    return f"{head} {known[int(kind)].id}" if head.endswith("frame-up") and int(kind) < len(known) else words


def brings(before: State, after: State, wish: Mapping[str, str]) -> bool:
    """Did chance bring what a lesson wishes for? A `guard` in a room, or a task in a `room`."""
    if "guard" in wish:
        room = _number(ROOM_NAMES, wish["guard"])
        return after.guards[room] == before.guards[room] + 1
    room = _number(ROOM_NAMES, wish["room"])
    return after.task[room] not in (NO_TASK, before.task[room])
