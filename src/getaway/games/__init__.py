"""The games. They never meet: each is one folder and one line here."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from getaway.kernel.errors import BadInput

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine
    from getaway.kernel.game import Game

REGISTRY = {
    "art-robbery": "getaway.games.art_robbery.game",
}


def find(name: str) -> Game:
    """The game of that name."""
    if name not in REGISTRY:
        raise BadInput(f"There is no game {name!r}; there is {', '.join(REGISTRY)}.")
    game: Game = importlib.import_module(REGISTRY[name]).GAME
    return game


def load(name: str, *, edition: Path | str | None = None, compiled: bool = False) -> Engine:
    """The engine of the game of that name; see `getaway.kernel.engine.load`."""
    from getaway.kernel import engine

    return engine.load(find(name), edition=edition, compiled=compiled)
