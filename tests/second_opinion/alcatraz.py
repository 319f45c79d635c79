"""A second opinion on Alcatraz: a plain table, and what happens on it by itself (AL-1 to AL-36).

Written from the numbered rules alone; it shares nothing with the engine.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

from tests.second_opinion.alcatraz_reading import insist

KINDS = ("key", "shiv", "jacket", "medicine", "tool")
ITEMS = (*KINDS, "gun")
ELEMENTS = "ABCDEF"
# AL-3: where the items of a kind are made; AL-31: the gun belongs to the visiting room.
HOME = {
    "key": "guard_room",
    "shiv": "cell_block",
    "jacket": "laundry",
    "medicine": "infirmary",
    "tool": "workshop",
    "gun": "visiting_room",
}
# AL-3: the items printed on a room are also its places.
PRINTED: dict[str, list[str]] = {
    "chapel": [],
    "radio_room": [],
    "dining_hall": [],
    "infirmary": ["medicine"] * 3,
    "exercise_yard": [*KINDS],
    "visiting_room": [*ITEMS],
    "workshop": ["tool"] * 3,
    "recreation_room": [],
    "cell_block": ["shiv"] * 3,
    "laundry": ["jacket"] * 3,
    "guard_room": ["key"] * 3,
    "wardens_office": [],
}
# AL-1: the items of the box.
ITEMS_IN_BOX = Counter(key=5, shiv=5, jacket=5, medicine=5, tool=5, gun=1)
# AL-2: three item slots, cash and stamina 0–3; AL-26: never more than 4 guards in a room.
SLOTS = MOST_CASH = MOST_STAMINA = 3
MOST_GUARDS = 4
LAST_GUARD = 21  # AL-11: everyone has lost when it appears.


class Task(NamedTuple):
    element: str
    prisoners: int  # at least
    guards: int  # at most
    items: list[str]


class FrameUp(NamedTuple):
    copies: int
    effect: str
    guards: int  # that gather_guards may move, else 0


@dataclass(kw_only=True)
class Box:
    """The edition and the options of one game."""

    tasks: dict[str, Task]
    frame_ups: dict[str, FrameUp]
    printed: dict[str, list[str]] = field(default_factory=lambda: PRINTED)
    free_rooms: str = "printed"
    trades: int = 4


@dataclass(kw_only=True)
class Room:
    cell: list[int]
    side: str
    guards: int
    items: list[str]
    loose: list[str]
    task: str | None

    def copy(self) -> "Room":
        return replace(self, items=[*self.items], loose=[*self.loose])


@dataclass(kw_only=True)
class Prisoner:
    room: str
    stamina: int = 0
    cash: int = 0
    items: list[str] = field(default_factory=list)
    elements: str = ""
    frame_ups: list[str] = field(default_factory=list)
    forbidden: bool = False
    exhausted: int = 0

    def copy(self) -> "Prisoner":
        return replace(self, items=[*self.items], frame_ups=[*self.frame_ups])

    def mark(self, element: str) -> None:
        # AL-32: an element already marked gives nothing.
        self.elements = "".join(sorted({*self.elements, element}))

    def holds(self, thing: str) -> bool:
        return self.cash > 0 if thing == "cash" else thing in self.items

    def has_space(self, thing: str) -> bool:
        return self.cash < MOST_CASH if thing == "cash" else len(self.items) < SLOTS

    def lose(self, thing: str) -> None:
        if thing == "cash":
            self.cash -= 1
        else:
            self.items.remove(thing)

    def gain(self, thing: str) -> None:
        if thing == "cash":
            self.cash += 1
        else:
            self.items.append(thing)


@dataclass(kw_only=True)
class Table:
    """Everything there is to know in one moment, in the words of the transcript."""

    box: Box
    rooms: dict[str, Room]
    prisoners: list[Prisoner]
    task_deck: list[str]
    frame_up_deck: list[str]
    scapegoat: int
    turn: int | None
    points: int
    round: int = 1
    phase: str = "turns"
    bonus: int = 1
    bribed: int = 0
    pushed: bool = False
    stolen: bool = False
    used: list[str] = field(default_factory=list)
    guards: int = 8
    removed_tasks: list[str] = field(default_factory=list)
    result: dict[str, Any] | None = None
    trades_made: int = 0  # in this turn; not shown
    tied: list[int] = field(default_factory=list)  # among whom the scapegoat names one; not shown

    def copy(self) -> "Table":
        return replace(
            self,
            rooms={name: room.copy() for name, room in self.rooms.items()},
            prisoners=[prisoner.copy() for prisoner in self.prisoners],
            task_deck=[*self.task_deck],
            frame_up_deck=[*self.frame_up_deck],
            used=[*self.used],
            removed_tasks=[*self.removed_tasks],
        )

    @property
    def mover(self) -> Prisoner:
        assert self.turn is not None
        return self.prisoners[self.turn]

    @property
    def here(self) -> Room:
        return self.rooms[self.mover.room]


class Chance(Protocol):
    """What neither the rules nor the action decide."""

    def guard_room(self, table: Table) -> str: ...

    def task_room(self, table: Table, task: str) -> str: ...

    def card_of(self, table: Table, seat: int) -> str: ...

    def put_under(self, table: Table, orders: list[list[str]]) -> list[str]: ...


def state_of(table: Table) -> dict[str, Any]:
    """The table as a transcript shows it, heaps sorted."""
    state = {name: value for name, value in vars(table).items() if name not in ("box", "trades_made", "tied")}
    return tidy(state | {"rooms": {}, "prisoners": []}) | board(table)


def board(table: Table) -> dict[str, Any]:
    """All that lies on the table and in front of the prisoners; points and flags of the turn are left out."""
    return {
        "rooms": {name: tidy(vars(room)) for name, room in table.rooms.items()},
        "prisoners": [tidy(vars(prisoner)) for prisoner in table.prisoners],
        "task_deck": table.task_deck,
        "frame_up_deck": table.frame_up_deck,
    }


def tidy(fields: dict[str, Any]) -> dict[str, Any]:
    """The same fields with their heaps sorted."""
    heaps = ("items", "loose", "frame_ups", "used", "removed_tasks", "escaped")
    return {name: sorted(value) if name in heaps else value for name, value in fields.items()}


def are_neighbours(table: Table, one: str, other: str) -> bool:
    # AL-5: neighbours are the eight around a room.
    (row, column), (other_row, other_column) = table.rooms[one].cell, table.rooms[other].cell
    return one != other and abs(row - other_row) <= 1 and abs(column - other_column) <= 1


def counting_guards(table: Table) -> int:
    # AL-24, AL-26: the guards of the room less those bribed, whoever came or went since.
    return max(0, table.here.guards - table.bribed)


def spend(table: Table, cost: int) -> None:
    # AL-15: an action needs its points.
    insist(table.points >= cost, "AL-15", f"{cost} points for this", table.points)
    table.points -= cost


def spend_where_guards_watch(table: Table, usual: int = 1) -> None:
    """Pay for an action that the guards of the room hinder."""
    guards = counting_guards(table)
    # AL-26: at 3 no such action.
    insist(guards <= 2, "AL-26", "at most 2 guards not bribed", guards)
    # AL-26: at 2 everything costs 1 more.
    spend(table, usual + (guards == 2))


def spend_on_free_use(table: Table) -> None:
    """Pay for the use of a room that is marked free."""
    if table.box.free_rooms == "designer":
        # AL-27: free at 0 and 1 guards, 1 point at 2, not at 3 or more.
        spend_where_guards_watch(table, usual=0)
    # AL-27: as printed, free at 0 to 3 guards; at 4 there is no action but moving out (AL-26).
    insist_not_locked(table)


def insist_not_locked(table: Table) -> None:
    # AL-26: at 4 guards only moving out.
    guards = counting_guards(table)
    insist(guards < MOST_GUARDS, "AL-26", "at most 3 guards not bribed", guards)


def has_place(table: Table, room: str, item: str) -> bool:
    # AL-3: what is printed on a room is its capacity.
    return table.rooms[room].items.count(item) < table.box.printed[room].count(item)


def give_back(table: Table, items: Iterable[str]) -> None:
    for item in items:
        # AL-31: first the room of its kind, else the yard, else the visiting room.
        choice = (HOME[item], "exercise_yard", "visiting_room", *table.rooms)
        table.rooms[next(room for room in choice if has_place(table, room, item))].items.append(item)


def move_guard(table: Table, start: str, end: str) -> None:
    insist(start != end, "AL-28", "a guard that goes to another room", [start, end])
    insist(table.rooms[start].guards > 0, "AL-28", f"a guard in {start}", table.rooms[start].guards)
    # AL-28: guards never move to a fifth place in a room.
    insist(table.rooms[end].guards < MOST_GUARDS, "AL-28", f"a place in {end}", table.rooms[end].guards)
    table.rooms[start].guards -= 1
    table.rooms[end].guards += 1


def draw_task_room(table: Table, task: str, chance: Chance) -> None:
    """Lay the task into a room drawn by card."""
    room = chance.task_room(table, task)
    # AL-33: a room with a task is drawn again.
    insist(table.rooms[room].task is None, "AL-33", f"{task} in a room without a task", room)
    table.rooms[room].task = task


def draw_new_task(table: Table, chance: Chance) -> None:
    tasks = table.box.tasks
    lying = {tasks[room.task].element for room in table.rooms.values() if room.task}
    for passed, card in enumerate(table.task_deck):
        if tasks[card].element not in lying:
            # AL-33: cards passed over are under the deck.
            table.task_deck = table.task_deck[passed + 1 :] + table.task_deck[:passed]
            draw_task_room(table, card, chance)
            return
    # AL-33: no card with another element, so no new task.


def mark_task_done(table: Table, chance: Chance) -> None:
    """The doer stands in the room of the task."""
    done, table.here.task = table.here.task, None
    assert done is not None
    # AL-32: the doer marks the element, the card leaves the game.
    table.mover.mark(table.box.tasks[done].element)
    table.removed_tasks.append(done)
    if table.task_deck:
        # AL-32: the bonus goes to everyone but the scapegoat.
        bonus = table.task_deck.pop(0)
        table.removed_tasks.append(bonus)
        for seat, prisoner in enumerate(table.prisoners):
            if seat != table.scapegoat:
                prisoner.mark(table.box.tasks[bonus].element)
        draw_new_task(table, chance)


def usual_points(table: Table) -> int:
    # AL-15: 3 points each with 3 players, 2 with 4.
    return 3 if len(table.prisoners) == 3 else 2


def clear_turn(table: Table) -> None:
    table.turn, table.points, table.bribed = None, 0, 0
    table.pushed, table.stolen, table.used, table.trades_made = False, False, [], 0


def begin_turn(table: Table, seat: int) -> None:
    clear_turn(table)
    table.phase, table.turn = "turns", seat
    # AL-15: the bonus is the scapegoat's; exhausted prisoners lack points, not below 0.
    bonus = table.bonus if seat == table.scapegoat else 0
    table.points = max(0, usual_points(table) + bonus - table.mover.exhausted)
    table.mover.exhausted = 0


def can_be_left(table: Table, seat: int) -> bool:
    # AL-34: the others have all six without them.
    shown = {
        mark for other, prisoner in enumerate(table.prisoners) if other != seat for mark in prisoner.elements
    }
    return shown == set(ELEMENTS)


def who_may_stay(table: Table) -> list[int]:
    """Nobody, the one who stays, or those among whom the scapegoat names one."""
    seats = [seat for seat in range(len(table.prisoners)) if can_be_left(table, seat)]
    # AL-35: the scapegoat if they can be left.
    if table.scapegoat in seats:
        return [table.scapegoat]

    def order(seat: int) -> tuple[int, int, int, int]:
        # AL-35: fewest elements, then least cash, fewest items, least stamina.
        one = table.prisoners[seat]
        return len(one.elements), one.cash, len(one.items), one.stamina

    return [seat for seat in seats if order(seat) == min(map(order, seats))]


def leave_behind(table: Table, seat: int) -> None:
    # AL-36: everyone but the one who stays has escaped.
    escaped = [other for other in range(len(table.prisoners)) if other != seat]
    table.phase, table.result, table.tied = "over", {"escaped": escaped, "stays": seat}, []


def finish_turn(table: Table, chance: Chance) -> None:
    assert table.turn is not None
    following = (table.turn + 1) % len(table.prisoners)
    clear_turn(table)
    stays = who_may_stay(table)
    if len(stays) == 1:
        leave_behind(table, stays[0])
    elif stays:
        # AL-35: still tied, the scapegoat names the one.
        table.phase, table.tied = "stay", stays
    elif following != table.scapegoat:
        # AL-15: turns go clockwise from the scapegoat.
        begin_turn(table, following)
    else:
        begin_round(table, chance)


def begin_round(table: Table, chance: Chance) -> None:
    table.round, table.phase = table.round + 1, "vote"
    for prisoner in table.prisoners:
        prisoner.forbidden = False
    room = chance.guard_room(table)
    # AL-11: a room with 4 guards is drawn again.
    insist(table.rooms[room].guards < MOST_GUARDS, "AL-11", "a new guard in a room with less than 4", room)
    table.rooms[room].guards += 1
    table.guards += 1
    if table.guards == LAST_GUARD:
        # AL-11: the game is over and everyone has lost.
        table.phase, table.result = "over", {"escaped": [], "stays": None}


def count_votes(votes: list[int], scapegoat: int) -> int:
    """Who has most votes."""
    # AL-13: the scapegoat's vote counts 1½, so in halves 3 against 2.
    halves = Counter[int]()
    for voter, choice in enumerate(votes):
        halves[choice] += 3 if voter == scapegoat else 2
    return max(halves, key=lambda choice: halves[choice])
