"""The referee of Alcatraz: checks transcripts of whole games against the second opinion.

Written from the transcript format and the numbered rules alone; it shares nothing with the engine.
"""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from tests.second_opinion.alcatraz import (
    ELEMENTS,
    ITEMS,
    ITEMS_IN_BOX,
    MOST_GUARDS,
    PRINTED,
    Box,
    FrameUp,
    Prisoner,
    Room,
    Table,
    Task,
    begin_turn,
    state_of,
    tidy,
)
from tests.second_opinion.alcatraz_actions import DEEDS, act, kind_of
from tests.second_opinion.alcatraz_reading import FORMAT, Disagreement, insist, text

__all__ = ["Checked", "Disagreement", "referee"]

EFFECTS = (
    "gather_guards",
    "return_item",
    "take",
    "send_to_cell_block",
    "exhaust",
    "move_task",
    "replace_task",
    "forbid_task",
)
# A shape is a type, a list with the shape of its members, a dict with all its fields, or a tuple of choices.
ROOM = {"cell": [int], "side": str, "guards": int, "items": [str], "loose": [str], "task": (str, None)}
PRISONER = {
    "room": str,
    "stamina": int,
    "cash": int,
    "items": [str],
    "elements": str,
    "frame_ups": [str],
    "forbidden": bool,
    "exhausted": int,
}
STATE = {
    "round": int,
    "phase": str,
    "scapegoat": int,
    "bonus": int,
    "turn": (int, None),
    "points": int,
    "bribed": int,
    "pushed": bool,
    "stolen": bool,
    "used": [str],
    "guards": int,
    "rooms": dict.fromkeys(PRINTED, ROOM),
    "prisoners": [PRISONER],
    "task_deck": [str],
    "frame_up_deck": [str],
    "removed_tasks": [str],
    "result": ({"escaped": [int], "stays": (int, None)}, None),
}
HEADER = {"game": str, "format": int, "players": int, "edition": dict, "options": dict, "state": STATE}
EDITION = {"tasks": [dict], "frame_ups": [dict], "room_items": dict}
TASK = {"id": str, "element": str, "prisoners": int, "guards": int, "items": [str]}
FRAME_UP = {"id": str, "copies": int, "effect": str}
LINE = {"seat": (int, None), "action": dict, "state": STATE}


class Checked(NamedTuple):
    games: int
    actions: int


def insist_shape(value: Any, shape: Any, place: str) -> None:
    """All fields, no others, each of its type; true is no number."""
    if isinstance(shape, tuple):
        # The first choice explains what is wrong; the other ones are None.
        if value is not None:
            insist_shape(value, shape[0], place)
    elif isinstance(shape, list):
        insist(isinstance(value, list), FORMAT, f"a list as {place}", value)
        for index, member in enumerate(value):
            if type(member) is not shape[0]:
                insist_shape(member, shape[0], f"{place}[{index}]")
    elif isinstance(shape, dict):
        insist(isinstance(value, dict), FORMAT, f"fields in {place}", value)
        insist({*value} == {*shape}, FORMAT, f"in {place} the fields {text(sorted(shape))}", sorted(value))
        for name in shape:
            if type(value[name]) is not shape[name]:
                insist_shape(value[name], shape[name], f"{place}.{name}")
    else:
        insist(type(value) is shape, FORMAT, f"{shape.__name__} as {place}", value)


def compare(table: Table, shown: dict[str, Any], rule: str) -> None:
    """Refuse a state that is not exactly this table."""
    found = tidy(shown) | {
        "rooms": {name: tidy(room) for name, room in shown["rooms"].items()},
        "prisoners": [tidy(prisoner) for prisoner in shown["prisoners"]],
        "result": tidy(shown["result"]) if shown["result"] else None,
    }
    expected = state_of(table)
    if text(expected) != text(found):
        raise Disagreement(f"{rule}: expected {difference(expected, found, 'state')}")


def difference(expected: Any, found: Any, place: str) -> str:
    """The first place where the two differ, and how."""
    if isinstance(expected, dict) and isinstance(found, dict):
        pairs = [(name, expected[name], found[name]) for name in expected]
    elif isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        pairs = [(str(index), *pair) for index, pair in enumerate(zip(expected, found, strict=True))]
    else:
        pairs = []
    for name, one, other in pairs:
        if text(one) != text(other):
            return difference(one, other, f"{place}.{name}")
    return f"{place} {text(expected)}, found {text(found)}"


class Shown:
    """Chance as the state after the action shows it; whether it was possible is for the rules to say."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state

    def guard_room(self, table: Table) -> str:
        guards = {name: room["guards"] for name, room in self.state["rooms"].items()}
        rooms = [name for name in guards if guards[name] > table.rooms[name].guards]
        insist(len(rooms) == 1, "AL-11", "one more guard in one room", guards)
        return str(rooms[0])

    def task_room(self, table: Table, task: str) -> str:
        tasks = {name: room["task"] for name, room in self.state["rooms"].items()}
        rooms = [name for name in tasks if tasks[name] == task]
        insist(len(rooms) == 1, "AL-33", f"the task {task} in one room", tasks)
        return str(rooms[0])

    def card_of(self, table: Table, seat: int) -> str:
        deck = self.state["frame_up_deck"]
        insist(bool(deck), "AL-28", "a card under the deck", deck)
        return str(deck[-1])

    def put_under(self, table: Table, orders: list[list[str]]) -> list[str]:
        deck = self.state["frame_up_deck"]
        return next((order for order in orders if deck[len(deck) - len(order) :] == order), orders[0])


def read_box(header: dict[str, Any]) -> Box:
    edition, options = header["edition"], header["options"]
    insist_shape(edition, EDITION, "edition")
    for task in edition["tasks"]:
        insist_shape(task, TASK, "task")
        insist(0 < task["prisoners"] <= 4, "AL-4", "1 to 4 prisoners", task)
        insist(0 <= task["guards"] <= MOST_GUARDS, "AL-4", "0 to 4 guards", task)
        insist({*task["items"]} <= {*ITEMS}, "AL-4", f"items of {text(ITEMS)}", task)
    elements = {task["element"] for task in edition["tasks"]}
    insist(elements <= {*ELEMENTS}, "AL-4", f"tasks for elements of {text(ELEMENTS)}", sorted(elements))
    tasks = {
        task["id"]: Task(task["element"], task["prisoners"], task["guards"], task["items"])
        for task in edition["tasks"]
    }
    insist(len(tasks) == len(edition["tasks"]) > 0, "AL-4", "a name for each task", sorted(tasks))
    for card in edition["frame_ups"]:
        gathers = card.get("effect") == "gather_guards"
        insist_shape(card, FRAME_UP | ({"guards": int} if gathers else {}), "frame_up")
        insist(card["effect"] in EFFECTS, "AL-4", f"an effect of {text(EFFECTS)}", card)
        insist(card["copies"] > 0 and card.get("guards", 1) > 0, "AL-4", "1 or more", card)
    cards = {
        card["id"]: FrameUp(card["copies"], card["effect"], card.get("guards", 0))
        for card in edition["frame_ups"]
    }
    copies = sum(card.copies for card in cards.values())
    insist(copies == 11 and len(cards) == len(edition["frame_ups"]), "AL-1", "11 frame-up cards", copies)
    # AL-3: any layout; a room without items may be left out.
    printed = {name: [] for name in PRINTED} | edition["room_items"]
    insist_shape(printed, {name: [str] for name in PRINTED}, "room_items")
    for name, items in printed.items():
        insist({*items} <= {*ITEMS}, "AL-3", f"in {name} items of {text(ITEMS)}", items)
    whole = {"free_rooms": "designer", "trades": 4, "refusals": 3} | options
    check_options(whole)
    if whole["sides"] != "mixed":
        # AL-3: one layout, silver or gold, has the items of the box.
        total = Counter(item for items in printed.values() for item in items)
        insist(total == ITEMS_IN_BOX, "AL-3", f"items {text(ITEMS_IN_BOX)}", total)
    box = Box(tasks=tasks, frame_ups=cards, printed=printed, free_rooms=whole["free_rooms"])
    box.trades = whole["trades"]
    return box


def check_options(options: dict[str, Any]) -> None:
    shape = {"sides": str, "task_items": str, "free_rooms": str, "trades": int, "refusals": int}
    insist_shape(options, shape, "options")
    insist(options["sides"] in ("silver", "mixed", "gold"), "AL-5", "sides silver, mixed or gold", options)
    insist(options["task_items"] in ("consent", "pooled"), "AL-30", "task_items consent or pooled", options)
    insist(
        options["free_rooms"] in ("printed", "designer"),
        "AL-27",
        "free_rooms as printed or designer",
        options,
    )
    insist(options["trades"] >= 0 and options["refusals"] >= 0, "AL-23", "limits of 0 or more", options)


def items_laid_out(printed: dict[str, list[str]]) -> dict[str, list[str]]:
    """AL-6: items as printed, room by room, as far as the box has them."""
    left, laid = ITEMS_IN_BOX.copy(), {name: list[str]() for name in PRINTED}
    for name in PRINTED:
        for item in printed[name]:
            if left[item] > 0:
                left[item] -= 1
                laid[name].append(item)
    return laid


def set_up(header: Any) -> Table:
    """The table of the first turn; only what is drawn in the set-up is taken from the transcript."""
    insist_shape(header, HEADER, "header")
    insist(header["game"] == "alcatraz", FORMAT, '"alcatraz"', header["game"])
    insist(header["format"] == 1, FORMAT, "format 1", header["format"])
    insist(header["players"] in (3, 4), FORMAT, "3 or 4 players", header["players"])
    box, shown, players = read_box(header), header["state"], header["players"]
    laid = items_laid_out(box.printed)
    rooms = {name: Room(**room | {"items": laid[name], "loose": []}) for name, room in shown["rooms"].items()}
    check_rooms(box, rooms, header["options"]["sides"])
    insist(len(shown["prisoners"]) == players, "AL-8", f"{players} prisoners", len(shown["prisoners"]))
    places = [prisoner["room"] for prisoner in shown["prisoners"]]
    apart = {*places} <= {*rooms} and len({*places}) == players
    insist(apart, "AL-8", "prisoners in different rooms", places)
    lying = [room.task for room in rooms.values() if room.task]
    insist(
        sorted([*lying, *shown["task_deck"]]) == sorted(box.tasks), "AL-1", "all tasks", shown["task_deck"]
    )
    cards = [name for name, card in box.frame_ups.items() for _ in range(card.copies)]
    deck = shown["frame_up_deck"]
    insist(sorted(deck) == sorted(cards), "AL-1", f"the frame-up cards {text(sorted(cards))}", deck)
    # AL-10: the first scapegoat is drawn by lot.
    insist(0 <= shown["scapegoat"] < players, "AL-10", "a seat as scapegoat", shown["scapegoat"])
    table = Table(
        box=box,
        rooms=rooms,
        prisoners=[Prisoner(room=room) for room in places],
        task_deck=[*shown["task_deck"]],
        frame_up_deck=[*deck],
        scapegoat=shown["scapegoat"],
        turn=None,
        points=0,
    )
    begin_turn(table, table.scapegoat)
    compare(table, shown, "AL-6, AL-8, AL-10, AL-15")
    return table


def check_rooms(box: Box, rooms: dict[str, Room], sides: str) -> None:
    # AL-5: a grid of 3×4.
    cells = [room.cell for room in rooms.values()]
    grid = [[row, column] for row in range(3) for column in range(4)]
    insist(sorted(cells) == grid, "AL-5", f"the cells {text(grid)}", cells)
    allowed = ("silver", "gold") if sides == "mixed" else (sides,)
    for name, room in rooms.items():
        insist(room.side in allowed, "AL-5", f"a side of {text(allowed)} on {name}", room.side)
        # AL-7: twice one guard in each of four rooms, so at most 2.
        insist(0 <= room.guards <= 2, "AL-7", f"at most 2 guards in {name}", room.guards)
    guards = sum(room.guards for room in rooms.values())
    insist(guards == 8, "AL-7", "8 guards", guards)
    lying = [room.task for room in rooms.values() if room.task is not None]
    insist({*lying} <= {*box.tasks}, "AL-9", "known tasks", lying)
    # AL-9: three tasks, no two with the same element, as far as there are so many.
    elements = {box.tasks[task].element for task in lying}
    most = min(3, len({task.element for task in box.tasks.values()}))
    insist(len(lying) == len(elements) == most, "AL-9", f"{most} tasks of different elements", lying)


def follow(table: Table, line: Any) -> Table:
    """The table after one line."""
    insist_shape(line, LINE, "line")
    rule = DEEDS[kind_of(line["action"])][0]
    after = act(table, line["seat"], line["action"], Shown(line["state"]))
    compare(after, line["state"], rule)
    return after


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    names = [name for name, _ in pairs]
    insist(len({*names}) == len(names), FORMAT, "each field once", names)
    return dict(pairs)


def parse(line: str) -> Any:
    try:
        return json.loads(line, object_pairs_hook=without_doubles)
    except ValueError as error:
        raise Disagreement(f"{FORMAT}: expected JSON, found {line!r} ({error})") from error


def referee(lines: Iterable[str]) -> Checked:
    """Check a transcript of one or several whole games, or raise the first Disagreement."""
    games = actions = number = 0
    table: Table | None = None  # None between two games
    for number, line in enumerate(lines, start=1):
        try:
            if table is None:
                table = set_up(parse(line))
                continue
            table = follow(table, parse(line))
            actions += 1
            if table.phase == "over":
                table, games = None, games + 1
        except Disagreement as disagreement:
            raise Disagreement(f"line {number}: {disagreement}") from disagreement
    if table is not None or not games:
        raise Disagreement(f"line {number + 1}: {FORMAT}: expected a whole game, found the end")
    return Checked(games, actions)
