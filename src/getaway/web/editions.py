"""Engines for the editions that tables are played with, and the editions that a house offers."""

from __future__ import annotations

import tempfile
from functools import lru_cache
from pathlib import Path

from getaway.games import find_by_edition, load
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput


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


class House:
    """The owners' editions in a folder, read when the server starts."""

    def __init__(self, folder: Path | None) -> None:
        self._texts: dict[tuple[str, str], str] = {}
        for path in sorted(folder.glob("*.toml")) if folder is not None else ():
            game = find_by_edition(path)
            game.read_edition(path)
            self._texts[game.name, path.stem] = path.read_text(encoding="utf-8")

    def names(self, game: str) -> list[str]:
        """The editions of a game."""
        return ["standard", *(name for known, name in self._texts if known == game)]

    def text(self, game: str, name: str) -> str:
        """The text of an edition; empty for the standard one."""
        if name == "standard":
            return ""
        if (game, name) not in self._texts:
            listed = ", ".join(self.names(game))
            raise BadInput(f"There is no edition {name!r} of {game} here; there is {listed}.")
        return self._texts[game, name]
