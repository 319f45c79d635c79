"""The table of a game for `render`: as text, or as a picture of it. Any game's view can be laid out so."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeGuard

import msgspec
from gymnasium import logger

from getaway.bridges.table import Table
from getaway.kernel.dialect import NOBODY
from getaway.kernel.json_value import Json, JsonObject
from getaway.words import Words

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw as Pen
    from PIL.ImageFont import FreeTypeFont, ImageFont

    from getaway.bridges.arrays import Picture

    Font = ImageFont | FreeTypeFont

MODES = ("human", "ansi", "rgb_array")
WIDTH = 100  # letters in a line of text

# The picture: a sheet of dark paper, in points.
SIZE = (1200, 800)
MARGIN, LETTERS, LEADING, GAP = 28, 15, 22, 10
PAPER, INK, QUIET, LIGHT = (24, 27, 33), (226, 222, 210), (143, 146, 152), (238, 190, 90)


class Paragraph(NamedTuple):
    """A heading and a line that may be too long for the page."""

    heading: str
    text: str


class Grid(NamedTuple):
    """Rows under headings."""

    headings: list[str]
    rows: list[list[str]]


class Drawing:
    """What one table looks like, and what was done last."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.last: tuple[str, int] | None = None

    def begin(self) -> None:
        """Nothing has been done yet."""
        self.last = None

    def happened(self, agent: str, action: int) -> None:
        """Remember the last action."""
        self.last = (agent, action)

    def render(self, mode: str | None, seat: int, i: int = 0) -> str | Picture | None:
        """What a seat sees: printed, as text, or as a picture."""
        if mode is None:
            logger.warn("render() does nothing without a render_mode: human, ansi or rgb_array.")
            return None
        parts = list(self.layout(seat, i))
        if mode == "rgb_array":
            return picture(parts)
        text = as_text(parts)
        if mode == "ansi":
            return text
        print(text)
        return None

    def layout(self, seat: int, i: int = 0) -> Iterator[Paragraph | Grid]:
        """The view of a seat, part by part."""
        table = self.table
        state = table.engine.plain(table.states, i)
        game = table.engine.game
        seen = game.view(state, seat)
        view: JsonObject = msgspec.to_builtins(seen)
        result = view["result"]
        for apart in ("choices", "result", "game"):
            del view[apart]
        watching = "a spectator" if seat == NOBODY else table.agents[seat]
        yield Paragraph(f"{seen.game}, as {watching} sees it", "")
        if self.last is not None:
            agent, action = self.last
            yield Paragraph("last", f"{agent}: {table.engine.action_names[action]}")
        plain = {key: value for key, value in view.items() if not is_grid(value)}
        shown = {key: said(value) for key, value in plain.items() if said(value) != "-"}
        yield Paragraph("now", "   ".join(f"{key.replace('_', ' ')} {shown[key]}" for key in shown))
        for key, value in view.items():
            if is_grid(value):
                yield grid(key, value)
        if isinstance(result, Mapping):
            yield Paragraph("end", "   ".join(f"{key} {said(value)}" for key, value in result.items()))
        if seen.choices:
            words = Words(game, "en", table.agents)
            labels = [f"{one.action} {words.say(one.label)}" for one in seen.choices]
            yield Paragraph("may", "   ".join(labels))


def is_grid(value: Json) -> TypeGuard[Sequence[Mapping[str, Json]]]:
    """Is this a list of things that all have the same properties?"""
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)


def grid(name: str, rows: Sequence[Mapping[str, Json]]) -> Grid:
    """A list as a grid, without columns that are empty from top to bottom."""
    keys = [key for key in rows[0] if any(said(row[key]) != "-" for row in rows)]
    first = [] if "name" in keys else [name]
    lines = [
        [*([str(number)] if first else []), *(said(row[key]) for key in keys)]
        for number, row in enumerate(rows)
    ]
    return Grid([*first, *(key.replace("_", " ") for key in keys)], lines)


def said(value: Json) -> str:
    """A value in few letters."""
    if value is None or value is False or value in ("", []):
        return "-"
    if value is True:
        return "yes"
    if isinstance(value, Mapping):
        return " ".join(f"{key} {said(part)}" for key, part in value.items() if said(part) != "-")
    if isinstance(value, list):
        return ",".join(said(part) for part in value)
    return str(value)


def as_text(parts: Sequence[Paragraph | Grid]) -> str:
    """The parts as lines of text."""
    lines: list[str] = []
    for part in parts:
        if isinstance(part, Paragraph):
            whole = f"{part.heading}: {part.text}" if part.text else part.heading
            lines += textwrap.wrap(whole, WIDTH, subsequent_indent="  ", break_long_words=False)
        else:
            columns = list(zip(part.headings, *part.rows, strict=True))
            widths = [max(map(len, column)) for column in columns]
            for row in zip(*columns, strict=True):
                cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
                lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def picture(parts: Sequence[Paragraph | Grid]) -> Picture:
    """The parts on a sheet, as rows of pixels."""
    import numpy

    try:
        from PIL import Image, ImageDraw, ImageFont
    except ModuleNotFoundError as error:
        from getaway.bridges.errors import missing

        raise missing("pictures, render_mode='rgb_array',", "pettingzoo", error) from None

    sheet = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(LETTERS)
    title = ImageFont.load_default(LETTERS * 8 // 5)
    y = MARGIN
    for part in parts:
        if isinstance(part, Grid):
            y = _draw_grid(draw, font, part, y)
        elif not part.text:
            draw.text((MARGIN, y), part.heading, INK, title)
            y += LEADING + GAP
        else:
            draw.text((MARGIN, y), part.heading, LIGHT, font)
            for line in _fitted(draw, font, part.text, SIZE[0] - 3 * MARGIN - 40):
                draw.text((MARGIN + 40 + MARGIN // 2, y), line, INK, font)
                y += LEADING
        y += GAP // 2
    return numpy.array(sheet)


def _draw_grid(draw: Pen, font: Font, part: Grid, y: int) -> int:
    columns = list(zip(part.headings, *part.rows, strict=True))
    x = MARGIN
    for heading, *cells in columns:
        draw.text((x, y), heading, QUIET, font)
        for number, cell in enumerate(cells, 1):
            draw.text((x, y + number * LEADING), cell, QUIET if cell == "-" else INK, font)
        x += int(max(draw.textlength(cell, font) for cell in (heading, *cells))) + 18
    return y + (len(part.rows) + 1) * LEADING + GAP


def _fitted(draw: Pen, font: Font, text: str, width: int) -> Iterator[str]:
    """A text in lines that are no wider than so many points."""
    line = ""
    for word in text.split("   "):
        longer = f"{line}   {word}" if line else word
        if line and draw.textlength(longer, font) > width:
            yield line
            longer = word
        line = longer
    yield line
