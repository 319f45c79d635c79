"""Engines for the editions that tables are played with."""

from __future__ import annotations

import importlib
import pkgutil
import tempfile
from functools import cache, lru_cache
from pathlib import Path

from getaway.games import REGISTRY, load
from getaway.kernel.engine import Engine


@lru_cache(maxsize=64)
def engine_for(game: str, edition: str, compiled: bool = False) -> Engine:
    """The engine of a game with the text of an edition file; empty: the standard one."""
    if not edition:
        return load(game, compiled=compiled)
    # An edition is read from a file, whose name its mistakes are reported under.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "edition.toml"
        path.write_text(edition, encoding="utf-8")
        return load(game, edition=path, compiled=compiled)


@cache
def _import_all(game: str) -> None:
    """A module that could not be imported, in a machine out of files, would fail in the middle of a game."""
    package = importlib.import_module(REGISTRY[game].rpartition(".")[0])
    for module in pkgutil.iter_modules(package.__path__, f"{package.__name__}."):
        if not module.ispkg:
            importlib.import_module(module.name)


def plain_engine(game: str, edition: str) -> Engine:
    """The engine that tables run on, with all that its game may need while it is played."""
    _import_all(game)
    return engine_for(game, edition)
