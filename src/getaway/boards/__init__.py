"""The boards as they are drawn in a terminal: a game's own, or lines of text for a game that has none.

A game's package `terminal` has two modules. `text` writes the table out (`board`, `hand`, `question`,
`ending`, `outcome`). `screen` draws it in the room there is (`status`, `panel`, `question`, `ending`,
`outcome`, `imagined`), names `text` as its `text_board`, and tells in `details` what a click or a word asks
about; `subjects` has all of that by what it is called.
"""

from __future__ import annotations

import importlib
from typing import Any

from getaway.kernel.game import Game

View = dict[str, Any]  # what a game shows, and parts of it, as the wire carries them


def load_board(game: Game) -> Any:
    """The module that draws a game on a screen; its `text_board` writes it out in lines."""
    return importlib.import_module(
        "getaway.boards.plain" if game.terminal is None else f"{game.terminal}.screen"
    )
