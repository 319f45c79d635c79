"""The prison of Alcatraz on the screen: rooms as they lie, sheets below.

A room is three lines: its name and its guards, who and what is there, the task that is to be done and what a
use of the room costs.
"""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from getaway.boards.panel import MOVER, Panel, Spot, between, cut, padded, seat_style, widths
from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.shown.shapes import RoomView, View
from getaway.games.alcatraz.terminal import text as text_board
from getaway.games.alcatraz.terminal.text import GOLD, ending, hand, outcome, price, price_words, things
from getaway.kernel.sentence import Seat
from getaway.words import Words

__all__ = [
    "details",
    "ending",
    "imagined",
    "outcome",
    "panel",
    "question",
    "status",
    "subjects",
    "text_board",
]

ROWS, COLUMNS = 3, 4
GUARD, SCAPEGOAT = "●", "◆"
TASK = "#c3b0ff"  # the colour of tasks
LONGEST_NAME = 18
SHORT = 3  # letters of a thing where there is no room for its name


def status(view: View, words: Words) -> str:
    """The line above the board."""
    parts = [
        words.text("table-round", round=view.round),
        words.text("table-guards", guards=view.guards),
        words.text("table-scapegoat", who=Seat(view.scapegoat), bonus=view.bonus),
    ]
    return " · ".join(parts)


def question(view: View, words: Words) -> str:
    """What the mover is asked, and how much is left for it."""
    asked = text_board.question(view, words)
    if view.turn is None or view.turn != view.mover:
        return asked
    return f"{asked} ({words.text('table-points', points=view.points)})"


def panel(view: View, viewer: int, words: Words, width: int, height: int) -> Panel:
    """The plan and the sheets."""
    drawn = Panel()
    wide = (width - COLUMNS + 1) // COLUMNS
    tall = 4 if height >= 30 else 3
    cells = {room.cell: room for room in view.rooms}
    for row in range(ROWS):
        if row:
            drawn.lines.append(Text("┼".join("─" * wide for _ in range(COLUMNS)), style="dim"))
        rooms = [cells[row, column] for column in range(COLUMNS)]
        y = len(drawn.lines)
        for column, room in enumerate(rooms):
            drawn.spots.append(Spot(column * (wide + 1), y, wide, tall, about=room.name))
        drawn_rooms = [_room(room, view, viewer, words, wide, tall) for room in rooms]
        for number in range(tall):
            line = Text()
            for column in range(COLUMNS):
                line.append("│" if column else "", "dim")
                line.append_text(drawn_rooms[column][number])
            drawn.lines.append(line)
    drawn.lines += _sheets(view, viewer, words, width)
    if 0 <= viewer < len(view.seats) and (view.seats[viewer].cards or view.looked_at):
        drawn.lines.append(Text(cut(hand(view, viewer, words), width), style="bold"))
    return drawn


def _room(room: RoomView, view: View, viewer: int, words: Words, wide: int, tall: int) -> list[Text]:
    """One cell of the plan."""
    here = [i for i, seat in enumerate(view.seats) if seat.room == room.name]
    style = "reverse bold" if viewer in here else "bold"
    name = Text.assemble((words.text("room", room=room.name), style))
    if room.side == "gold":
        name.append(GOLD, "#e8c547")
    guards = Text.assemble((GUARD * room.guards, "#ffa596"))
    lines = [between(name, guards, wide)]
    lying = [*room.items, *room.loose]
    if tall > 3:
        lines.append(between(_names(here, words, wide), Text(""), wide))
        lines.append(between(Text(_things(lying, words, wide)), Text(""), wide))
    else:
        # Names give way to things: whose they are tells the colour, and the sheets below.
        names = _names(here, words, wide - len(_packed(lying, words)) - 1 if lying else wide)
        room_left = wide - len(names) - (1 if here else 0)
        lines.append(between(names, Text(_things(lying, words, room_left)), wide))
    lines.append(_last_line(room, words, wide))
    return lines


def _names(seats: list[int], words: Words, wide: int) -> Text:
    """Who is there; where there is no room for all of it, the first letters of each."""
    share = wide
    if seats and sum(len(words.names[seat]) + 1 for seat in seats) > wide + 1:
        share = max(1, (wide + 1) // len(seats) - 1)
    line = Text()
    for seat in seats:
        line.append(" " if line else "")
        line.append(words.names[seat][:share], f"bold {seat_style(seat)}")
    return line


def _things(names: list[str], words: Words, wide: int) -> str:
    """Things in full if there is room, else in three letters each."""
    full = things(names, words)
    if len(full) <= wide:
        return full
    spaced = " ".join(_brief(names, words))
    if len(spaced) <= wide:
        return spaced
    return cut(_packed(names, words), max(wide, SHORT + 1))


def _brief(names: list[str], words: Words) -> list[str]:
    counted = Counter(words.text("thing", thing=name)[:SHORT] for name in names)
    return [name if number == 1 else f"{number}{name}" for name, number in counted.items()]


def _packed(names: list[str], words: Words) -> str:
    """Things in as few letters as can be."""
    return "".join(name.title() for name in _brief(names, words))


def _last_line(room: RoomView, words: Words, wide: int) -> Text:
    """The task and, where the task leaves room for it, what a use of the room costs."""
    asked = price(room)
    for space, left in ((" ", wide - len(asked) - 1), ("", wide - len(asked))):
        task = _task(room, words, left, space)
        if len(task) <= left and "…" not in task:
            return Text.assemble((task.ljust(wide - len(asked)), TASK), (asked, "dim"))
    return between(Text(_task(room, words, wide, " "), style=TASK), Text(""), wide)


def _task(room: RoomView, words: Words, wide: int, space: str) -> str:
    """What the task asks for: so many prisoners or more, so many guards or fewer, these items."""
    task = room.task
    if task is None:
        return ""
    start = f"{task.element} ≥{task.prisoners}≤{task.guards}{GUARD}{space}"
    return start + _things(task.items, words, wide - len(start))


def _sheets(view: View, viewer: int, words: Words, width: int) -> list[Text]:
    """A line for each prisoner under a line that names the columns: sheets in short."""
    headings = ("stamina", "cash", "elements", "frame-ups", "items")
    rows = [["──", *(words.text(f"table-{heading}") for heading in headings)]]
    for number, seat in enumerate(view.seats):
        name = words.names[number] if number != viewer else words.text("you", name=words.names[number])
        marks = MOVER if number == view.mover else " "
        marks += SCAPEGOAT if number == view.scapegoat else " "
        elements = "".join(letter if letter in seat.elements else "·" for letter in "ABCDEF")
        row = [f"{marks}{cut(name, LONGEST_NAME)}", str(seat.stamina), str(seat.cash)]
        rows.append([*row, elements, str(seat.frame_ups), things(seat.items, words) or "–"])
    wide = widths(rows)
    left = width - sum(wide[:-1]) - 2 * (len(wide) - 1)
    wide[-1] = min(wide[-1], left)
    for row, seat in zip(rows[1:], view.seats, strict=True):
        row[-1] = _things(seat.items, words, left) or "–"
    lines = []
    for number, row in enumerate(rows):
        cells = [padded(cell, wide[i]) for i, cell in enumerate(row)]
        if number == 0:
            cells[0] = "─" * wide[0]
            lines.append(Text("  ".join(cells), style="dim"))
            continue
        line = Text("  ".join(cells).rstrip())
        line.stylize(seat_style(number - 1), 2, wide[0])
        if number - 1 == view.mover:
            line.stylize("bold", 0, wide[0])
        lines.append(line)
    return lines


def subjects(view: View, words: Words) -> dict[str, str]:
    """The rooms by what they are called."""
    return {words.text("room", room=room.name): room.name for room in view.rooms}


def details(view: View, name: str, words: Words) -> tuple[str, list[str]]:
    """A room by its name, and all about it in words."""
    room = next(room for room in view.rooms if room.name == name)
    slug = f"room-{name.replace('_', '-')}-{room.side}"
    here = [words.names[i] for i, seat in enumerate(view.seats) if seat.room == name]
    lying = [*room.items, *room.loose]
    told = [f"{words.text(slug)} {price_words(room, words)}."]
    told.append(f"{words.text('table-guards-here')}: {room.guards}")
    if here:
        told.append(f"{words.text('table-prisoners')}: {words.listed(here)}")
    if lying:
        told.append(f"{words.text('table-items')}: {things(lying, words)}")
    task = room.task
    if task is not None:
        demand = words.text(
            "table-demand",
            element=task.element,
            prisoners=task.prisoners,
            guards=task.guards,
            items=things(task.items, words),
        )
        told.append(f"{words.text('table-task')} {demand}")
    return words.text("room", room=name), told


def imagined(state: State, view: View) -> State:
    """A dealt state in which actions are called as in this view: they go by the printed cards alone."""
    return state
