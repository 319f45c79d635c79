"""The table of a game that has no board of its own: what a viewer sees, line by line."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from rich.text import Text

from getaway.boards.panel import MOVER, Panel, seat_style
from getaway.kernel.sentence import Sentence, restored
from getaway.kernel.small_game import SmallResult, SmallView
from getaway.kernel.state import StateT
from getaway.words import Words

__all__ = [
    "board",
    "ending",
    "hand",
    "imagined",
    "outcome",
    "panel",
    "question",
    "status",
    "subjects",
    "text_board",
]

text_board = sys.modules[__name__]


def board(view: SmallView, viewer: int, words: Words) -> Iterator[Text]:
    """All that the viewer sees, and who decides."""
    yield Text("")
    for line in _lines(view):
        yield Text(words.say(restored(line)))
    for seat in range(view.players):
        marker = ">" if seat == view.mover else " "
        yield Text(f"{marker} {_name(seat, viewer, words)}")


def hand(view: SmallView, seat: int, words: Words) -> str:
    """What a seat holds stands among the lines."""
    return ""


def question(view: SmallView, words: Words) -> str:
    """What the mover is asked."""
    return words.text("small-question")


def ending(result: SmallResult, words: Words) -> Iterator[str]:
    """Who has won."""
    winners = result.winners
    yield words.text("small-won", winners=len(winners), **words.people("who", winners))


def outcome(result: SmallResult, words: Words) -> Iterator[str]:
    """The end in short: it is short already."""
    return ending(result, words)


def status(view: SmallView, words: Words) -> str:
    """The line above the board: which game it is."""
    return words.text(view.game)


def panel(view: SmallView, viewer: int, words: Words, width: int, height: int) -> Panel:
    """The same on the screen."""
    drawn = Panel()
    for line in _lines(view):
        text = Text(words.say(restored(line)), no_wrap=True)
        text.truncate(width, overflow="ellipsis")
        drawn.lines.append(text)
    drawn.lines.append(Text(""))
    for seat in range(view.players):
        marker = MOVER if seat == view.mover else " "
        name = Text(f"{marker} {_name(seat, viewer, words)}", style=seat_style(seat), no_wrap=True)
        name.truncate(width, overflow="ellipsis")
        drawn.lines.append(name)
    return drawn


def subjects(view: SmallView, words: Words) -> dict[str, str]:
    """All that is known of the table stands in its lines."""
    return {}


def _lines(view: SmallView) -> Iterator[Sentence]:
    """One's own first, then what everybody sees."""
    for seat in view.seats:
        yield from seat.lines
    yield from view.lines


def _name(seat: int, viewer: int, words: Words) -> str:
    name = words.names[seat]
    return words.text("you", name=name) if seat == viewer else name


def imagined(state: StateT, view: SmallView) -> StateT:
    """A dealt state in which actions are called as in this view."""
    return state
