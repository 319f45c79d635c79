"""Something to be said to a person: the id of a message and its arguments, in no language yet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from getaway.kernel.json_value import JsonObject


class Seat(msgspec.Struct, frozen=True, gc=False, rename={"number": "seat"}):
    """A chair at the table; the reader puts the name of whoever sits there."""

    number: int


def counted(seat: int) -> int:
    """A seat as people count it, from 1, for a sentence that names no player; fields count from 0."""
    return seat + 1


if TYPE_CHECKING:
    Argument: TypeAlias = "int | str | Seat | Blank | Sentence"
else:
    # Shapes that nothing tags: msgspec writes them, tells of them in a schema, and reads none of them.
    KINDS = [
        *({"type": "integer"}, {"type": "string"}),
        *({"$ref": f"#/$defs/{name}"} for name in ("Seat", "Blank", "Sentence")),
    ]
    Argument = Annotated[Any, msgspec.Meta(title="Argument", extra_json_schema={"anyOf": KINDS})]


class Blank(msgspec.Struct, frozen=True, gc=False):
    """A place in a sentence that is still being put together, and what stands there so far, if anything."""

    gap: str
    shown: Argument | None


# The id of several things in a row, which each language puts in its own way; no catalogue has it.
LIST = "list"


class Sentence(msgspec.Struct, frozen=True, rename={"message": "id"}):
    """A message with numbers, seats and other sentences in it."""

    message: str
    arguments: Mapping[str, Argument] = {}

    def json(self) -> JsonObject:
        """The same for a reader in another program."""
        written: JsonObject = msgspec.to_builtins(self)
        return written


def in_a_row(things: Sequence[Argument]) -> Sentence:
    """Several things for one place in a sentence."""
    return Sentence(LIST, {str(number): thing for number, thing in enumerate(things)})


def sentence_of(written: Mapping[str, Any]) -> Sentence:
    """A sentence as another program wrote it."""
    arguments = {name: argument_of(value) for name, value in written["arguments"].items()}
    return Sentence(written["id"], arguments)


def restored(sentence: Sentence) -> Sentence:
    """A sentence whose arguments are still as another program wrote them."""
    return Sentence(
        sentence.message, {name: argument_of(value) for name, value in sentence.arguments.items()}
    )


def argument_of(value: object) -> Argument:
    """What stands in a sentence, as another program wrote it."""
    if isinstance(value, Sentence):
        return restored(value)
    if not isinstance(value, Mapping):
        return int(value) if isinstance(value, int) else str(value)
    if "gap" in value:
        return Blank(value["gap"], None if value["shown"] is None else argument_of(value["shown"]))
    return Seat(value["seat"]) if "seat" in value else sentence_of(value)
