"""What a board hands to the screen: lines, and the places in them that can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rich.text import Text

from getaway.kernel.sentence import counted

# Seats by colour, and always by name too.
SEATS = ("#9384f2", "#35a9ad", "#d5864a", "#e06aa8", "#8c9dc0")
MOVER = "▶"


@dataclass(frozen=True)
class Spot:
    """A place on the board: a click on it chooses an action, or asks about a thing that lies there."""

    x: int
    y: int
    width: int
    height: int
    action: int | None = None
    about: str | None = None  # what the board has `details` of

    def holds(self, x: int, y: int) -> bool:
        """Is this point in it?"""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class Panel:
    """A drawn board."""

    lines: list[Text] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)

    def spot_at(self, x: int, y: int) -> Spot | None:
        """What lies at a point."""
        return next((spot for spot in self.spots if spot.holds(x, y)), None)


def cut(text: str, width: int) -> str:
    """No longer than there is room for."""
    return text if len(text) <= width else f"{text[: max(width - 1, 0)]}…"


def between(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line; the left one gives way."""
    line = left.copy()
    line.truncate(max(width - len(right) - (1 if right else 0), 0), overflow="ellipsis")
    line.pad_right(width - len(line) - len(right))
    return line.append_text(right)


def headline(status: str, sign: str, width: int) -> Text:
    """The first line: how things stand and, if need be in one letter, a sign."""
    if len(status) + len(sign) > width - 2:
        sign = sign[:1]
    return between(Text(status), Text(sign), max(width, 1))


def padded(text: str, width: int) -> str:
    """As wide as its column."""
    return cut(text, width).ljust(width)


def widths(rows: Sequence[Sequence[str]]) -> list[int]:
    """How wide the columns of a table are."""
    return [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return SEATS[seat % len(SEATS)]


def across(
    parts: Sequence[tuple[str, str, int | None]], y: int, panel: Panel, line: Text, width: int
) -> None:
    """Pieces in a row, each with its style and the action that a click on it chooses."""
    for text, style, action in parts:
        if line.cell_len and line.cell_len + len(text) > width:
            panel.lines.append(line.copy())
            line.plain, y = "  ", y + 1
        if action is not None:
            panel.spots.append(Spot(line.cell_len, y, len(text), 1, action=action))
        line.append(text, style)
        line.append(" ")
    panel.lines.append(line)


def lobby(link: str, names: Sequence[str]) -> Panel:
    """Before the deal: the link in one piece, to be copied, and who sits where."""
    lines = [Text(link, style="bold", no_wrap=True), Text("")]
    for seat, name in enumerate(names):
        lines.append(Text(f"{counted(seat)}  {name}", style=seat_style(seat)))
    return Panel(lines)
