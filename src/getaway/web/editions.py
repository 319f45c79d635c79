"""The owners' editions that a house offers."""

from __future__ import annotations

from pathlib import Path

from getaway.games import find_by_edition
from getaway.kernel.errors import BadInput


class Editions:
    """The owners' editions in a folder, read when the server starts."""

    def __init__(self, folder: Path | None) -> None:
        self._texts: dict[tuple[str, str], str] = {}
        if folder is not None and not folder.is_dir():
            raise BadInput(f"There's no folder {folder} with editions.")
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
            raise BadInput(f"There's no edition {name!r} of {game} here. Choose one of: {listed}.")
        return self._texts[game, name]
