"""The games. They never meet: each is one folder and one line here."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import TYPE_CHECKING

from getaway.kernel.errors import BadFile, BadInput

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine
    from getaway.kernel.game import Game

REGISTRY = {
    "art-robbery": "getaway.games.art_robbery.game",
    "alcatraz": "getaway.games.alcatraz.game",
}


def find(name: str) -> Game:
    """The game of that name."""
    if name not in REGISTRY:
        raise BadInput(f"There is no game {name!r}; there is {', '.join(REGISTRY)}.")
    game: Game = importlib.import_module(REGISTRY[name]).GAME
    return game


def find_by_edition(path: Path) -> Game:
    """The game that an edition file is for, by what stands in it."""
    from getaway.kernel.toml import read_toml

    table = read_toml(path)
    for name in REGISTRY:
        if any(key in table for key in find(name).edition_keys):
            return find(name)
    keys = {name: " or ".join(find(name).edition_keys) for name in REGISTRY}
    known = "; ".join(f"{name} has {listed}" for name, listed in keys.items())
    raise BadFile(path, f"it is no edition of a game here: {known}.")


def load(name: str, *, edition: Path | str | None = None, compiled: bool = False) -> Engine:
    """The engine of the game of that name; see `getaway.kernel.engine.load`."""
    from getaway.kernel import engine

    return engine.load(find(name), edition=edition, compiled=compiled)
