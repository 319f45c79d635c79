"""The prison of Alcatraz as text, and its question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.table import Table
from rich.text import Text

from getaway.games.alcatraz.shown.shapes import Result, RoomView, View
from getaway.kernel.dialect import NOBODY
from getaway.kernel.sentence import Seat
from getaway.words import Words

GOLD = "★"


def board(view: View, viewer: int, words: Words) -> Iterator[Table | Text]:
    """The prison room by room, and the prisoners' sheets."""
    scapegoat = words.text("table-scapegoat", who=Seat(view.scapegoat), bonus=view.bonus)
    guards = words.text("table-guards", guards=view.guards)
    yield Text(f"\n{words.text('table-round', round=view.round)} · {guards} · {scapegoat}", style="bold")
    yield rooms(view, words)
    if any(room.side == "gold" for room in view.rooms):
        yield Text(f"{GOLD} {words.text('table-gold')}")
    yield from tasks(view, words)
    yield prisoners(view, viewer, words)
    if viewer != NOBODY:
        here = view.seats[viewer].room
        room = next(room for room in view.rooms if room.name == here)
        use = words.text(f"room-{here.replace('_', '-')}-{room.side}")
        told = f"{use} {price_words(room, words)}."
        yield Text.assemble((f"{words.text('room', room=here)}: ", "bold"), told)
    if view.turn == viewer:
        yield Text(words.text("table-points", points=view.points), style="bold")


def rooms(view: View, words: Words) -> Table:
    """The rooms row by row, as they lie in the grid."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("room", "prisoners", "guards-here", "items", "task"):
        table.add_column(words.text(f"table-{heading}"))
    for room in sorted(view.rooms, key=lambda room: room.cell):
        row, column = room.cell
        here = [words.names[i] for i, seat in enumerate(view.seats) if seat.room == room.name]
        side = f" {GOLD}" if room.side == "gold" else ""
        task = room.task
        table.add_row(
            f"{'abc'[row]}{column + 1} {words.text('room', room=room.name)}{side} {price(room)}",
            ", ".join(here),
            "●" * room.guards,
            _items(room, words),
            "" if task is None else task.element,
        )
    return table


def price(room: RoomView) -> str:
    """The points that a use of a room costs now."""
    return f"({'–' if room.use is None else room.use})"


def price_words(room: RoomView, words: Words) -> str:
    """The same in words."""
    return words.text("room-price", price="none" if room.use is None else room.use)


def tasks(view: View, words: Words) -> Iterator[Text]:
    """What each open task asks for."""
    for room in view.rooms:
        task = room.task
        if task is not None:
            demand = words.text(
                "table-demand",
                element=task.element,
                prisoners=task.prisoners,
                guards=task.guards,
                items=things(task.items, words),
            )
            yield Text(f"{words.text('table-task')} {demand} ({words.text('room', room=room.name)})")


def things(names: list[str], words: Words) -> str:
    """Things by their names, several of a kind counted."""
    counted = Counter(words.text("thing", thing=name) for name in names)
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in counted.items())


def _items(room: RoomView, words: Words) -> str:
    loose = f" + {things(room.loose, words)}" if room.loose else ""
    return things(room.items, words) + loose


def prisoners(view: View, viewer: int, words: Words) -> Table:
    """The sheets."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", "room", "stamina", "cash", "items", "elements", "frame-ups"):
        table.add_column(words.text(f"table-{heading}") if heading else "")
    for number, seat in enumerate(view.seats):
        name = words.names[number] if number != viewer else words.text("you", name=words.names[number])
        table.add_row(
            ("> " if number == view.mover else "  ") + name,
            words.text("room", room=seat.room),
            str(seat.stamina),
            str(seat.cash),
            things(seat.items, words),
            seat.elements,
            str(seat.frame_ups),
        )
    return table


def hand(view: View, seat: int, words: Words) -> str:
    """The viewer's own frame-up cards, and those looked at."""
    cards = [*(view.seats[seat].cards or []), *(view.looked_at or [])]
    return f"{words.text('table-hand')}: {', '.join(words.text('card', card=card) for card in cards)}"


def question(view: View, words: Words) -> str:
    """What the mover is asked."""
    return words.text(f"ask-{view.decision}")


def ending(result: Result, words: Words) -> Iterator[str]:
    """Who escaped and who stays, and why."""
    if result.stays is None:
        yield words.text("end-lost")
        return
    yield words.text(f"end-stays-{result.test}", who=Seat(result.stays))
    yield words.text("end-escaped", **words.people("who", result.escaped))


def outcome(result: Result, words: Words) -> Iterator[str]:
    """The end in short: it is short already."""
    return ending(result, words)
