"""Engines for the editions that tables are played with."""

from __future__ import annotations

import tempfile
from functools import lru_cache
from pathlib import Path

from getaway.games import load
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


def plain_engine(game: str, edition: str) -> Engine:
    """The engine that tables run on."""
    return engine_for(game, edition)
