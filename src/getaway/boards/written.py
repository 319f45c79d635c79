"""A table written out as plain text, for readers without a screen, such as language models."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import TYPE_CHECKING

from getaway.boards import load_board
from getaway.kernel.game import Game
from getaway.kernel.view import View
from getaway.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

WIDTH = 120  # letters; the widest table of the boards fits


def written(parts: Iterable[RenderableType]) -> str:
    """What a board is drawn of, as lines without colours."""
    from rich.console import Console

    page = io.StringIO()
    console = Console(
        file=page, width=WIDTH, markup=False, highlight=False, color_system=None, force_terminal=False
    )
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines()).strip("\n")


def table_in_words(game: Game, view: View, seat: int, words: Words) -> str:
    """The table as a seat sees it, and what it holds."""
    board = load_board(game).text_board
    parts = list(board.board(view, seat, words))
    return "\n".join(filter(None, (written(parts), board.hand(view, seat, words))))
