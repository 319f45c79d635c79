"""Art Robbery in a terminal: as text, and on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from getaway.boards import Board, TextBoard
    from getaway.games.art_robbery.rules.state import State
    from getaway.games.art_robbery.shown.shapes import Result, View
    from getaway.games.art_robbery.terminal import screen, text

    # They draw what this game shows.
    TEXT: TextBoard[View, Result] = text
    SCREEN: Board[View, Result, State] = screen
