"""The boards as they are drawn on the screen: as much in words as there is room for."""

from __future__ import annotations

import importlib
from typing import Any


def load_board(game: str) -> Any:
    """The module that draws a game: status, panel, imagined."""
    return importlib.import_module(f"getaway.terminal.boards.{game.replace('-', '_')}")
