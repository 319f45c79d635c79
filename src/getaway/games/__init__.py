"""The games. They never meet.

Ours are the folders here that have a `game.py`. Any other package brings one as an entry point of the group
`getaway.games`. Our own wheel lists our games there as well, but they are found by their folders: what an
editable clone has installed may be older than its files.
"""

from __future__ import annotations

import copyreg
import importlib
import re
import warnings
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from pickle import PicklingError
from typing import TYPE_CHECKING, NamedTuple

from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from getaway.kernel.engine import Engine

GROUP = "getaway.games"
# A name goes into addresses, folders and the names of other libraries.
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class NotPlayable(UserWarning):
    """Said once: a game that another package brings is left out, and why."""


class Brought(NamedTuple):
    """A game of another package, not loaded yet."""

    entry: EntryPoint
    package: str
    wrong: str  # why it cannot be played; empty: nothing is known against it


class Registry(Mapping[str, "Game"]):
    """All games by name. Nothing is imported, and nobody else's package looked for, before it is needed.

    A game of ours is found by its folder alone. To list the games is to load them, so that what is listed
    can be played; those for the fewest players come first.
    """

    def __init__(self) -> None:
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, name: str) -> Game:
        if name not in self._loaded:
            self._loaded[name] = self._load(name)
        return self._loaded[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, name: object) -> bool:
        return name in self._own or name in self._listed

    def first(self) -> str:
        """The game that is played if none is named: one of ours."""
        return sorted(self._own, key=self._rank)[0]

    def forget(self) -> None:
        """Look anew for games: packages have come or gone."""
        self._loaded.clear()
        for found in ("_brought", "_listed"):
            self.__dict__.pop(found, None)

    def _rank(self, name: str) -> tuple[bool, int, str]:
        return name not in self._own, self[name].players[0], name

    def _load(self, name: str) -> Game:
        if name in self._own:
            own: Game = importlib.import_module(self._own[name]).GAME
            return own
        if name not in self._brought:
            raise KeyError(name)
        entry, package, wrong = self._brought[name]
        if wrong:
            raise BadInput(wrong)
        try:
            return _checked(name, entry)
        except Exception as error:
            wrong = str(error) if isinstance(error, BadInput) else f"{type(error).__name__}: {error}."
            raise BadInput(f"The game {name!r} of the package {package} can't be loaded: {wrong}") from error

    @cached_property
    def _own(self) -> dict[str, str]:
        import pkgutil

        folders = [found.name for found in pkgutil.iter_modules(__path__) if found.ispkg]
        return {folder.replace("_", "-"): f"{__name__}.{folder}.game" for folder in folders}

    @cached_property
    def _brought(self) -> dict[str, Brought]:
        """What other packages bring, by name."""
        from importlib.metadata import entry_points

        found: dict[str, Brought] = {}
        for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
            name, package = entry.name, entry.dist.name if entry.dist is not None else "?"
            if self._own.get(name) == entry.module:
                continue
            known = found.get(name)
            wrong = ""
            if name in self._own:
                wrong = (
                    f"The package {package} brings a game {name!r}, but one of ours already has that name."
                )
            elif known is not None:
                wrong = (
                    f"Two packages bring a game {name!r}: {known.package} and {package}. Keep one of them."
                )
            elif not NAME.fullmatch(name):
                wrong = (
                    f"{package} brings a game {name!r}; use only small letters, digits and hyphens in a name."
                )
            found[name] = Brought(entry, package, wrong)
        return found

    @cached_property
    def _listed(self) -> list[str]:
        names = list(self._own)
        for name, brought in self._brought.items():
            try:
                if brought.wrong:
                    raise BadInput(brought.wrong)
                self[name]
            except BadInput as error:
                warnings.warn(f"{error} It's left out.", NotPlayable, stacklevel=2)
            else:
                names.append(name)
        return sorted(names, key=self._rank)


def _checked(name: str, entry: EntryPoint) -> Game:
    """A game that another package brings, with all that every game has."""
    from getaway.kernel.game import Game

    game = entry.load()
    if not isinstance(game, Game):
        raise BadInput(f"{entry.value} has to be a Game, not {game!r}.")
    if game.name != name:
        raise BadInput(f"{entry.value} calls itself {game.name!r}.")
    for part in ("words", "rulebook"):
        if not (game.folder / part / "en.ftl").is_file():
            raise BadInput(f"there's no {game.folder / part / 'en.ftl'}.")
    return game


REGISTRY = Registry()


def find(name: str) -> Game:
    """The game of that name."""
    try:
        # What is no text may be something that no mapping looks for.
        return REGISTRY[name if isinstance(name, str) else repr(name)]
    except KeyError:
        raise BadInput(f"Unknown game {name!r}. Choose one of: {', '.join(REGISTRY)}.") from None


def find_by_edition(path: Path) -> Game:
    """The game that an edition file is for, by what stands in it."""
    from getaway.kernel.toml import read_toml

    table = read_toml(path)
    keys = {name: game.edition_keys for name, game in REGISTRY.items() if game.edition_keys}
    for name, listed in keys.items():
        if any(key in table for key in listed):
            return find(name)
    known = "; ".join(f"{name} has {' or '.join(listed)}" for name, listed in keys.items())
    raise BadFile(path, f"it isn't an edition of a game here: {known}.")


def _sent(game: Game) -> tuple[Callable[[str], Game], tuple[str]]:
    """How a game is pickled: by its name, if that is all it takes to find it again."""
    if game.name not in REGISTRY or REGISTRY[game.name] is not game:
        raise PicklingError(f"{game.name} is no game of the registry, so no other process would find it.")
    return find, (game.name,)


copyreg.pickle(Game, _sent)


def load(name: str, *, edition: Path | str | None = None, compiled: bool = False) -> Engine:
    """The engine of the game of that name; see `getaway.kernel.engine.load`."""
    from getaway.kernel import engine

    return engine.load(find(name), edition=edition, compiled=compiled)
