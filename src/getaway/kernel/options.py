"""The switches of a game, as a person, a file or a program names them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput

Value = str | int


class Choice(NamedTuple):
    """One of a few words."""

    name: str
    default: str
    words: tuple[str, ...]
    field: str = ""  # of the state, if it is not called as the option is
    books: Mapping[str, str] = MappingProxyType({})  # what printed rulebooks say instead, by language

    def allowed(self, players: int) -> str:
        return " or ".join(self.words)

    def read(self, given: Value, players: int) -> Value | None:
        return given if given in self.words else None

    def number(self, value: Value) -> int:
        return self.words.index(str(value))


class Count(NamedTuple):
    """A number from 0 to a limit."""

    name: str
    default: int
    most: int
    field: str = ""

    def allowed(self, players: int) -> str:
        return f"a number from 0 to {self.most}"

    def read(self, given: Value, players: int) -> Value | None:
        number = whole_number(given)
        return number if number is not None and 0 <= number <= self.most else None

    def number(self, value: Value) -> int:
        return int(value)


class SeatOr(NamedTuple):
    """A seat, or a word that leaves the seat open."""

    name: str
    default: str
    field: str = ""

    def allowed(self, players: int) -> str:
        return f"{self.default} or a seat from 0 to {players - 1}"

    def read(self, given: Value, players: int) -> Value | None:
        if given == self.default:
            return given
        seat = whole_number(given)
        return seat if seat is not None and 0 <= seat < players else None

    def number(self, value: Value) -> int:
        return NOBODY if value == self.default else int(value)


Option = Choice | Count | SeatOr


def put_options(
    options: Sequence[Option], state: object, edition: object, values: Mapping[str, Value]
) -> None:
    """Put checked options into the fields of a state: a word as its place among the words, a number as it is,
    a seat or NOBODY."""
    for option in options:
        setattr(state, option.field or option.name, option.number(values[option.name]))


def read_options(options: Sequence[Option], given: Mapping[str, Value], players: int) -> dict[str, Value]:
    """All options of a game with the values given, the rest at their defaults."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadInput(f"Unknown option {name!r}. Choose one of: {', '.join(names)}.")
    values: dict[str, Value] = {}
    for option in options:
        asked = given.get(option.name, option.default)
        value = option.read(asked, players)
        if value is None:
            raise BadInput(
                f"The option {option.name} can't be {asked!r}. It takes {option.allowed(players)}."
            )
        values[option.name] = value
    return values


def whole_number(given: object) -> int | None:
    """A number as a person or a file writes it; None if it is none. True is not 1."""
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 20:
        return int(given)
    return None
