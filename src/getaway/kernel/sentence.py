"""Something to be said to a person: the id of a message and its arguments, in no language yet."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Seat(NamedTuple):
    """A chair at the table; the reader puts the name of whoever sits there."""

    number: int


class Sentence(NamedTuple):
    """A message with numbers, seats and other sentences in it."""

    message: str
    arguments: Mapping[str, int | str | Seat | Sentence] = MappingProxyType({})

    def json(self) -> dict[str, Any]:
        """The same for a reader in another program."""
        return {"id": self.message, "arguments": {k: _json(v) for k, v in self.arguments.items()}}


def _json(value: int | str | Seat | Sentence) -> Any:
    if isinstance(value, Seat):
        return {"seat": value.number}
    return value.json() if isinstance(value, Sentence) else value
