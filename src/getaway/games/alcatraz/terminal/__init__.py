"""Alcatraz in a terminal: as text, and on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from getaway.boards import Board, Detailed, TextBoard
    from getaway.games.alcatraz.rules.state import State
    from getaway.games.alcatraz.shown.shapes import Result, View
    from getaway.games.alcatraz.terminal import screen, text

    # They draw what this game shows.
    TEXT: TextBoard[View, Result] = text
    SCREEN: Board[View, Result, State] = screen
    DETAILS: Detailed[View] = screen
