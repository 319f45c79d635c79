"""Plays a transcript again and compares every line."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import zip_longest
from pathlib import Path
from typing import cast

import msgspec

from getaway import games
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.options import Value
from getaway.kernel.state import States
from getaway.lab import games as kept_games
from getaway.lab import transcribing


class Header(msgspec.Struct):
    """What a game of a transcript is dealt from."""

    game: str
    players: int
    seed: int
    options: dict[str, Value]
    bots: list[str] = []  # by seat; none: at random


def read_game(path: Path) -> bytes | None:
    """The bytes of a file that holds one game of a server; None if it is a transcript."""
    try:
        packed = path.read_bytes()
    except OSError:
        return None
    return packed if packed.startswith(b'{"format":') else None


def replay_transcript(path: Path, edition: Path | None = None, seed: int | None = None) -> int:
    """Deal every game of a transcript again from its header, compare line by line, return how many.

    The format of some games has no place for the seed: then it has to be told, for the first game.
    """
    if path.suffix == kept_games.COLUMNS or begins_as_a_game(path):
        return _replay_games(path, edition)
    return sum(1 for _ in played_again(path, seed, edition))


class Witness:
    """An engine that notes what is done on it: a transcript tells actions in words alone."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.actions: list[int] = []

    def __getattr__(self, name: str) -> object:
        return getattr(self.engine, name)

    def apply(self, states: States, number: int, action: int) -> None:
        self.actions.append(action)
        self.engine.apply(states, number, action)


def played_again(
    path: Path, seed: int | None = None, edition: Path | None = None
) -> Iterator[tuple[Header, Witness]]:
    """Every game of a transcript, dealt again from its header and compared line by line."""
    lines = list(_read(path))
    if not lines:
        raise BadFile(path, "is empty; a transcript begins with a header.")
    played = start = 0
    while start < len(lines):
        given = {} if seed is None else {"seed": seed + played}
        header, witness = _dealt(path, start + 1, lines[start] | given, edition)
        again = _again(path, start + 1, header, witness, edition)
        for number, (made, found) in enumerate(zip_longest(again, lines[start:]), start + 1):
            if made is None:
                break
            if found is None:
                raise BadFile(path, "the file ends in the middle of a game.", number)
            if made != found:
                raise BadFile(path, f"{_difference(made, found)}.", number)
            start += 1
        played += 1
        yield header, witness


def begins_as_a_game(path: Path) -> bool:
    """Is this what `getaway arena --games-out` has written?"""
    try:
        with path.open("rb") as file:
            return file.readline().startswith(kept_games.BEGINNING)
    except OSError:
        return False


def _replay_games(path: Path, edition: Path | None) -> int:
    """Play all games of an arena again."""
    played = 0
    for record in kept_games.read(path):
        try:
            kept_games.replay(record, edition)
        except BadInput as error:
            raise BadFile(path, str(error)) from None
        played += 1
    return played


def _read(path: Path) -> Iterator[JsonObject]:
    try:
        text = path.read_bytes().decode()
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None
    except UnicodeDecodeError:
        raise BadFile(path, "isn't text in UTF-8.") from None
    for number, row in enumerate(text.splitlines(), 1):
        try:
            line = json.loads(row)
        except ValueError as error:
            raise BadFile(path, f"isn't JSON: {error}.", number) from None
        except RecursionError:
            raise BadFile(path, "is nested too deeply for a transcript.", number) from None
        if not isinstance(line, dict):
            raise BadFile(path, "isn't a JSON object in braces.", number)
        yield line


def _dealt(path: Path, number: int, header: JsonObject, edition: Path | None) -> tuple[Header, Witness]:
    """The header of a game, and the engine that plays it."""
    for key, kind in (("game", str), ("players", int), ("seed", int), ("options", dict)):
        if type(header.get(key)) is not kind:
            wrong = f"a header needs {key!r} with a {kind.__name__}, not {header.get(key)!r}."
            raise BadFile(path, wrong, number)
    try:
        asked = msgspec.convert(header, Header)
        return asked, Witness(games.load(asked.game, edition=edition))
    except BadFile:
        raise
    except msgspec.ValidationError:
        wrong = f"an option has to be a word or a number, not as in {json.dumps(header['options'])}."
        if not isinstance(header.get("bots", []), list):
            wrong = "bots have to be a list of names, one for each seat."
        raise BadFile(path, wrong, number) from None
    except BadInput as error:
        raise BadFile(path, str(error), number) from None


def _again(
    path: Path, number: int, asked: Header, witness: Witness, edition: Path | None
) -> Iterator[JsonObject]:
    """The game of a header, played from its seed."""
    engine = witness.engine
    try:
        choose = None
        if asked.bots:
            names = transcribing.seated(engine, asked.bots, asked.players)
            printed = engine.game.edition_path(edition)
            choose = transcribing.chooser(engine, names, asked.seed, printed)
        told = cast(Engine, witness)
        lines = engine.game.transcript(told, asked.players, asked.seed, asked.options, choose)
        first = next(lines)
    except BadFile:
        raise
    except BadInput as error:
        raise BadFile(path, str(error), number) from None
    yield first if choose is None else {**first, "bots": list(names)}
    yield from lines


def _difference(made: Mapping[str, Json], found: Mapping[str, Json], where: str = "") -> str:
    """The first place at which a line is not what the rules make of it."""
    for key in [*made, *found]:
        place = f"{where}{key}"
        if key not in made:
            return f"{place} doesn't belong here"
        if key not in found:
            return f"{place} is missing"
        here, there = made[key], found[key]
        if here != there:
            if isinstance(here, Mapping) and isinstance(there, Mapping):
                return _difference(here, there, f"{place}, ")
            return f"{place} is {json.dumps(there)}, the rules give {json.dumps(here)}"
    raise AssertionError("two equal lines have no difference")
