"""The printed tokens: read from a TOML file, checked, and put into a state."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from getaway.games.art_robbery.rules.state import (
    BOSS,
    PLACES,
    RAIDS,
    State,
)
from getaway.kernel.errors import BadFile
from getaway.kernel.options import Choice, Count, SeatOr, Value, put_options
from getaway.kernel.toml import check_keys, read_toml

STANDARD = Path(__file__).with_name("standard.toml")

# AR-2: what every raid is known to hold.
PRINTED_VALUES = [0, 1, 2, 3, 3, 3, 4, 5, BOSS]
RAID_NAMES = ("sketches", "sculptures", "antiques", "paintings")

BOOKS = msgspec.convert(read_toml(Path(__file__).with_name("books.toml")), dict[str, dict[str, str]])


def _books(option: str) -> dict[str, str]:
    """What printed rulebooks say of an option instead of its default, by language."""
    return {language: says[option] for language, says in BOOKS.items()}


OPTIONS = (
    Choice("stealing", "must", ("must", "may"), books=_books("stealing")),
    Choice("greedy", "must", ("must", "may"), books=_books("greedy")),
    Choice("stacks", "secret", ("secret", "own", "open")),
    Count("stall", 4, 99),
    SeatOr("first", "lot"),
)


class Tokens(NamedTuple):
    """An edition: for each raid its nine tokens as (value, dots), sorted."""

    name: str
    raids: tuple[tuple[tuple[int, int], ...], ...]
    warnings: tuple[str, ...] = ()


def read_edition(path: Path | None) -> Tokens:
    """The edition in a file, the standard one without a path."""
    path = path or STANDARD
    table = read_toml(path)
    check_keys(path, "the file", table, ("name", "raid"))
    name = table.get("name", path.stem)
    if not isinstance(name, str) or not name.strip():
        raise BadFile(path, f'the name is {name!r}; it needs a word, such as name = "my box".')
    raids = table.get("raid")
    if not isinstance(raids, list) or len(raids) != RAIDS:
        found = len(raids) if isinstance(raids, list) else 0
        raise BadFile(path, f"there are {found} tables [[raid]], the game needs {RAIDS}.")
    read = tuple(_read_raid(path, number, raid) for number, raid in enumerate(raids, 1))
    warnings = [
        f"{path}: raid {number} has other values than 0 1 2 3 3 3 4 5 boss (AR-2)."
        for number, raid in enumerate(read, 1)
        if [value for value, _ in raid] != PRINTED_VALUES
    ]
    if name == "standard" and path != STANDARD and read != read_edition(None).raids:
        name = "own"
        warnings.append(f'{path}: the name "standard" belongs to AR-3; this edition is called "own".')
    return Tokens(name, read, tuple(warnings))


def _read_raid(path: Path, number: int, raid: object) -> tuple[tuple[int, int], ...]:
    where = f"raid {number}"
    if not isinstance(raid, dict):
        raise BadFile(path, f"{where} is not a table; it needs tokens = [ … ].")
    check_keys(path, where, raid, ("name", "tokens"))
    if raid.get("name", RAID_NAMES[number - 1]) != RAID_NAMES[number - 1]:
        raise BadFile(path, f"{where} is named {raid['name']!r}, it is {RAID_NAMES[number - 1]!r}.")
    tokens = raid.get("tokens")
    if not isinstance(tokens, list) or len(tokens) != PLACES:
        found = len(tokens) if isinstance(tokens, list) else "no"
        raise BadFile(path, f"{where} has {found} tokens, it needs {PLACES}.")
    read = sorted(_read_token(path, f"{where}, token {i}", t) for i, t in enumerate(tokens, 1))
    bosses = sum(value == BOSS for value, _ in read)
    if bosses != 1:
        raise BadFile(path, f"{where} has {bosses} Bosses among its tokens, it needs exactly 1.")
    return tuple(read)


def _read_token(path: Path, where: str, token: object) -> tuple[int, int]:
    if not isinstance(token, dict):
        raise BadFile(path, f"{where} is {token!r}; it needs a table such as {{ value = 3 }}.")
    check_keys(path, where, token, ("value", "alibis"))
    value, dots = token.get("value"), token.get("alibis", 0)
    if value == "boss":
        value = BOSS
    elif type(value) is not int or not 0 <= value <= 5:
        raise BadFile(path, f'{where} has the value {value!r}, it needs 0 to 5 or "boss".')
    if type(dots) is not int or not 0 <= dots <= 9:
        raise BadFile(path, f"{where} has alibis = {dots!r}, it needs 0 to 9.")
    return value, dots


def configure(s: State, edition: Tokens, options: Mapping[str, Value]) -> None:
    """Put an edition and checked options into a state that is to be dealt."""
    for raid, tokens in enumerate(edition.raids):
        for place, (value, dots) in enumerate(tokens):
            s.tokens[raid * PLACES + place] = value << 4 | dots
    put_options(OPTIONS, s, edition, options)
