"""Engines for the editions that tables are played with."""

from __future__ import annotations

import importlib
import pkgutil
import tempfile
from functools import cache, lru_cache
from itertools import accumulate
from pathlib import Path

from getaway.games import find, load
from getaway.kernel.engine import Engine


@lru_cache(maxsize=64)
def engine_for(game: str, edition: str, compiled: bool = False) -> Engine:
    """The engine of a game with the text of an edition file; empty: the standard one."""
    if not edition:
        return load(game, compiled=compiled)
    # Editions are read from files, because errors name the file.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "edition.toml"
        path.write_text(edition, encoding="utf-8")
        return load(game, edition=path, compiled=compiled)


@cache
def _import_all(game: str) -> None:
    """Import all modules of a game now: later, on a machine out of open files, it could fail in mid-game."""
    found = find(game)
    # One of the packages that contain the rules is the game's own: the one with the game's folder.
    names = list(accumulate(found.rules.split("."), "{}.{}".format))[:-1]
    packages = [importlib.import_module(name) for name in names]
    for package in packages:
        if str(found.folder) in package.__path__:
            for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
                # A server draws nothing in a terminal and fits no judgement, which needs NumPy.
                models = f"{(found.considerations or '?').rpartition('.')[0]}.models"
                if not module.name.startswith(found.terminal or "?") and module.name != models:
                    importlib.import_module(module.name)


def plain_engine(game: str, edition: str) -> Engine:
    """The engine that tables run on, with all that its game may need while it is played."""
    _import_all(game)
    return engine_for(game, edition)
