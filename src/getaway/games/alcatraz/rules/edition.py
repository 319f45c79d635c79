"""The printed cards and items: read from a TOML file, checked, and put into a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from getaway.games.alcatraz.rules.state import (
    BOX,
    EFFECT_NAMES,
    ELEMENTS,
    FRAME_UPS,
    ITEM_NAMES,
    NO_CARD,
    ROOM_NAMES,
    ROOMS,
    TASKS,
    State,
)
from getaway.kernel.errors import BadFile
from getaway.kernel.options import Choice, Count, Value, put_options
from getaway.kernel.toml import check_keys, read_toml

STANDARD = Path(__file__).with_name("standard.toml")
MOST_ITEMS = 5  # that one task asks for
PRINTED_TASKS = 30  # AL-4: the cards of the box, as many for each element

OPTIONS = (
    Choice("sides", "silver", ("silver", "mixed", "gold")),
    Choice("task_items", "consent", ("consent", "pooled"), field="consent"),
    Choice("free_rooms", "printed", ("printed", "designer")),
    Count("trades", 4, 20),
    Count("refusals", 3, 20),
)


class Task(NamedTuple):
    """A task card."""

    id: str
    element: str
    prisoners: int
    guards: int
    items: tuple[str, ...]


class FrameUp(NamedTuple):
    """A kind of frame-up card."""

    id: str
    copies: int
    effect: str
    guards: int  # for gather_guards: how many at most


class Cards(NamedTuple):
    """An edition."""

    name: str
    tasks: tuple[Task, ...]
    frame_ups: tuple[FrameUp, ...]
    room_items: tuple[tuple[str, ...], ...]  # by room, on its silver side
    gold_room_items: tuple[tuple[str, ...], ...]
    warnings: tuple[str, ...] = ()


def read_edition(path: Path | None) -> Cards:
    """The edition in a file, the standard one without a path."""
    path = path or STANDARD
    table = read_toml(path)
    check_keys(path, "the file", table, ("name", "task", "frame_up", "room_items", "gold_room_items"))
    name = table.get("name", path.stem)
    if not isinstance(name, str) or not name.strip():
        raise BadFile(path, f'the name is {name!r}; it needs a word, such as name = "my box".')
    tasks = tuple(_read_task(path, i, task) for i, task in enumerate(_tables(path, table, "task"), 1))
    warnings = [f"{path}: {odd}" for odd in _check_tasks(path, tasks)]
    cards = enumerate(_tables(path, table, "frame_up"), 1)
    frame_ups = tuple(_read_frame_up(path, i, card) for i, card in cards)
    _check_frame_ups(path, frame_ups)
    rooms = _read_rooms(path, table, "room_items")
    gold_rooms = _read_rooms(path, table, "gold_room_items") if "gold_room_items" in table else rooms
    if rooms != gold_rooms:
        warnings.append(
            f"{path}: the gold sides don't have the same items as the silver ones; a mixed prison gets "
            "those of the sides that are up, as far as the box goes (AL-6)."
        )
    if name == "standard" and path != STANDARD:
        standard = read_edition(None)
        own = Cards(name, tasks, frame_ups, rooms, gold_rooms)
        if own != standard:
            name = "own"
            warnings.append(
                f'{path}: the name "standard" belongs to the program; this edition gets the name "own".'
            )
    return Cards(name, tasks, frame_ups, rooms, gold_rooms, tuple(warnings))


def _tables(path: Path, table: dict[str, object], key: str) -> list[object]:
    found = table.get(key, [])
    if not isinstance(found, list):
        raise BadFile(path, f"{key} isn't a list of tables [[{key}]].")
    return found


def _read_task(path: Path, number: int, task: object) -> Task:
    where = f"task {number}"
    if not isinstance(task, dict):
        raise BadFile(path, f"{where} is {task!r}; it needs a table [[task]].")
    where = f"{where} ({task.get('id', 'without an id')})"
    check_keys(path, where, task, ("id", "element", "prisoners", "guards", "items"))
    _check_id(path, where, task.get("id"))
    element = task.get("element")
    if not isinstance(element, str) or len(element) != 1 or element not in "ABCDEF":
        raise BadFile(path, f"{where} has the element {element!r}; it needs A to F.")
    for key, low, high in (("prisoners", 1, 4), ("guards", 0, 3)):
        if type(task.get(key)) is not int or not low <= task[key] <= high:
            raise BadFile(path, f"{where} has {key} = {task.get(key)!r}; it needs {low} to {high}.")
    items = task.get("items")
    if not isinstance(items, list) or len(items) > MOST_ITEMS:
        raise BadFile(path, f"{where} has items = {items!r}; it needs a list of at most {MOST_ITEMS}.")
    for item in items:
        if item not in ITEM_NAMES[:5]:
            raise BadFile(path, f"{where} asks for {item!r}; it can ask for {', '.join(ITEM_NAMES[:5])}.")
    return Task(task["id"], element, task["prisoners"], task["guards"], tuple(items))


def _check_id(path: Path, where: str, found: object) -> None:
    if not isinstance(found, str) or not found.strip():
        raise BadFile(path, f"{where} has the id {found!r}; it needs a word.")


def _check_tasks(path: Path, tasks: tuple[Task, ...]) -> Iterator[str]:
    """Refuse cards that cannot be played with; tell what is unusual about the others."""
    if not 1 <= len(tasks) <= TASKS:
        raise BadFile(path, f"there are {len(tasks)} tables [[task]]; the game needs 1 to {TASKS}.")
    _check_twice(path, "tasks", [task.id for task in tasks])
    if len(tasks) != PRINTED_TASKS:
        yield f"there are {len(tasks)} tasks; the box has {PRINTED_TASKS} (AL-4)."
    numbers = Counter(task.element for task in tasks)
    for element in "ABCDEF":
        if numbers[element] == 0:
            yield f"there's no task for element {element}, so nobody can ever escape (AL-34)."
        elif numbers[element] != PRINTED_TASKS // ELEMENTS:
            yield f"there are {numbers[element]} tasks for element {element}; the box has 5 (AL-4)."
    for task in tasks:
        if task.guards == 3:
            yield f"task {task.id} allows 3 guards, but with three of them nothing gets done (AL-26)."


def _check_twice(path: Path, what: str, ids: list[str]) -> None:
    for name, number in Counter(ids).items():
        if number > 1:
            raise BadFile(path, f"{number} {what} share the id {name!r}.")


def _read_frame_up(path: Path, number: int, card: object) -> FrameUp:
    where = f"frame_up {number}"
    if not isinstance(card, dict):
        raise BadFile(path, f"{where} is {card!r}; it needs a table [[frame_up]].")
    where = f"{where} ({card.get('id', 'without an id')})"
    check_keys(path, where, card, ("id", "copies", "effect", "guards"))
    _check_id(path, where, card.get("id"))
    copies = card.get("copies", 1)
    if type(copies) is not int or not 1 <= copies <= FRAME_UPS:
        raise BadFile(path, f"{where} has copies = {copies!r}; it needs 1 to {FRAME_UPS}.")
    effect = card.get("effect")
    if effect not in EFFECT_NAMES:
        raise BadFile(path, f"{where} has the effect {effect!r}; the game knows {', '.join(EFFECT_NAMES)}.")
    guards = card.get("guards", 0)
    if effect == "gather_guards":
        if type(guards) is not int or not 1 <= guards <= 4:
            raise BadFile(path, f"{where} has guards = {card.get('guards')!r}; it needs 1 to 4.")
    elif "guards" in card:
        raise BadFile(path, f"{where} has guards, but only gather_guards needs them.")
    return FrameUp(card["id"], copies, effect, guards)


def _check_frame_ups(path: Path, cards: tuple[FrameUp, ...]) -> None:
    total = sum(card.copies for card in cards)
    if total != FRAME_UPS:
        raise BadFile(
            path, f"the copies of all frame_up cards add up to {total}; the game needs {FRAME_UPS}."
        )
    _check_twice(path, "frame_up cards", [card.id for card in cards])


def _read_rooms(path: Path, table: dict[str, object], key: str) -> tuple[tuple[str, ...], ...]:
    """AL-3: any layout that has the items of the box."""
    rooms = table.get(key)
    if not isinstance(rooms, dict):
        raise BadFile(path, f"the table [{key}] is missing.")
    check_keys(path, key, rooms, ROOM_NAMES)
    for room, items in rooms.items():
        if not isinstance(items, list) or any(item not in ITEM_NAMES for item in items):
            known = ", ".join(ITEM_NAMES)
            raise BadFile(path, f"{key}, {room} is {items!r}; it needs a list of {known}.")
    printed = Counter(item for items in rooms.values() for item in items)
    for item, number in zip(ITEM_NAMES, BOX, strict=True):
        if printed[item] != number:
            raise BadFile(path, f"{key} has {printed[item]} of {item}; the box has {number}.")
    return tuple(tuple(sorted(rooms.get(room, []), key=ITEM_NAMES.index)) for room in ROOM_NAMES)


def configure(s: State, edition: Cards, options: Mapping[str, Value]) -> None:
    """Put an edition and checked options into a state that is to be dealt."""
    for i in range(TASKS):
        s.task_demands[i] = NO_CARD
    for i, task in enumerate(edition.tasks):
        s.task_demands[i] = "ABCDEF".index(task.element) << 4 | task.guards << 2 | task.prisoners - 1
        s.task_items[i] = sum(1 << 3 * ITEM_NAMES.index(item) for item in task.items)
    card = 0
    for kind, frame_up in enumerate(edition.frame_ups):
        s.frame_effect[kind] = frame_up.guards << 4 | EFFECT_NAMES.index(frame_up.effect)
        for _ in range(frame_up.copies):
            s.frame_kind[card] = kind
            card += 1
    for room in range(ROOMS):
        s.places[room] = _heap(edition.room_items[room])
        s.items[room] = _heap(edition.gold_room_items[room])
    put_options(OPTIONS, s, edition, options)


def _heap(items: Sequence[str]) -> int:
    return sum(1 << 4 * ITEM_NAMES.index(item) for item in items)
