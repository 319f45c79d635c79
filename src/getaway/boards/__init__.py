"""The boards as they are drawn in a terminal: a game's own, or lines of text for a game that has none.

A game's package `terminal` has two modules. `text` writes the table out (`board`, `hand`, `question`,
`ending`, `outcome`). `screen` draws it in the room there is (`status`, `panel`, `question`, `ending`,
`outcome`, `imagined`), names `text` as its `text_board`, and tells in `details` what a click or a word asks
about; `subjects` has all of that by what it is called.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import msgspec

from getaway.kernel.game import Game
from getaway.kernel.state import StateT
from getaway.kernel.view import Result, View
from getaway.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from typing_extensions import TypeVar

    from getaway.boards.panel import Panel

    View_contra = TypeVar("View_contra", bound=View, default=View, contravariant=True)
    Result_contra = TypeVar("Result_contra", bound=Result, default=Result, contravariant=True)
else:
    from typing import TypeVar

    View_contra = TypeVar("View_contra", contravariant=True)
    Result_contra = TypeVar("Result_contra", contravariant=True)


class TextBoard(Protocol[View_contra, Result_contra]):
    """Writes the table out."""

    def board(self, view: View_contra, viewer: int, words: Words, /) -> Iterator[RenderableType]:
        """The table, as one viewer sees it."""

    def hand(self, view: View_contra, seat: int, words: Words, /) -> str:
        """What a seat holds; empty: that stands elsewhere."""

    def question(self, view: View_contra, words: Words, /) -> str:
        """What the mover is asked."""

    def ending(self, result: Result_contra, words: Words, /) -> Iterator[str]:
        """How the game ended, step by step."""

    def outcome(self, result: Result_contra, words: Words, /) -> Iterator[str]:
        """The end in short."""


class Board(Protocol[View_contra, Result_contra, StateT]):
    """Draws the table in the room there is."""

    @property
    def text_board(self) -> TextBoard[View_contra, Result_contra]: ...

    def status(self, view: View_contra, words: Words, /) -> str:
        """The line above the board."""

    def panel(self, view: View_contra, viewer: int, words: Words, width: int, height: int, /) -> Panel:
        """The board itself."""

    def question(self, view: View_contra, words: Words, /) -> str:
        """What the mover is asked."""

    def ending(self, result: Result_contra, words: Words, /) -> Iterator[str]:
        """How the game ended, step by step."""

    def outcome(self, result: Result_contra, words: Words, /) -> Iterator[str]:
        """The end in short."""

    def imagined(self, state: StateT, view: View_contra, /) -> StateT:
        """A dealt state in which actions are called as in a view."""

    def subjects(self, view: View_contra, words: Words, /) -> dict[str, str]:
        """What can be asked about, by what it is called."""


@runtime_checkable
class Detailed(Protocol[View_contra]):
    """A board that has subjects, and tells more of them."""

    def details(self, view: View_contra, about: str, words: Words, /) -> tuple[str, list[str]]:
        """What something is called, and all about it in words."""


def load_board(game: Game) -> Board:
    """The module that draws a game on a screen; its `text_board` writes it out in lines."""
    board: Board = importlib.import_module(
        "getaway.boards.plain" if game.terminal is None else f"{game.terminal}.screen"
    )
    return board


def read_view(game: Game, shown: object) -> View:
    """What a game shows, as the wire carries it, in the game's own struct."""
    return msgspec.convert(shown, game.view_type())
