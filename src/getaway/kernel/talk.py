"""What is said where talk has a meaning, as another program reads it: what stands, and what may be said.

Doors draw it and know no game; a game says in its own fields what its statements and clauses are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.sentence import Argument, Sentence
from getaway.kernel.view import Shape

# In the game's own words: passed on as it is, and said back as it is.
Statement = Annotated[JsonObject, Meta(title="Statement")]
Draft = Annotated[JsonObject, Meta(title="Draft", description="A statement with gaps.")]
Path = Annotated[list[str | int], Meta(title="Path", description="Where something stands in a draft.")]

if TYPE_CHECKING:
    Written: TypeAlias = Shape | JsonObject
else:
    # In the game's own struct where it is made, and as JSON where no game is known: both are written alike.
    Written = Any

FATES = ("open", "kept", "broken", "void")
Fate = Annotated[str, Meta(title="Fate", extra_json_schema={"enum": list(FATES)})]

SETTLEMENTS = ("agreed", "refused", "countered", "withdrawn")
Settlement = Annotated[str, Meta(title="Settlement", extra_json_schema={"enum": list(SETTLEMENTS)})]


class OfferWords(Shape, frozen=True, kw_only=True, gc=False):
    """An open offer in sentences: who offers, both sides of it, and its condition."""

    heading: Sentence
    give: list[Sentence]
    get: list[Sentence]
    condition: Sentence | None = msgspec.field(name="if")


class MayAnswer(Shape, frozen=True, kw_only=True, gc=False):
    """The seats that may answer an offer so."""

    accept: list[int]
    reject: list[int]
    counter: list[int]
    withdraw: list[int]


class Standing(Shape, frozen=True, kw_only=True, gc=False):
    """A statement that waits for a yes."""

    number: int
    accepted: list[int]  # the seats that have said yes
    statement: Written
    words: OfferWords
    may: MayAnswer


class Settled(Shape, frozen=True, kw_only=True, gc=False):
    """An offer that waits no longer: who has ended it how, and why, if they said so."""

    number: int
    accepted: list[int]  # the seats that had said yes
    statement: Written
    words: OfferWords
    outcome: Settlement
    by: int
    why: Sentence | None


class PromiseWords(Shape, frozen=True, kw_only=True, gc=False):
    """A promise in sentences: who has promised and what became of it, what, and on which condition."""

    heading: Sentence
    clause: Sentence
    condition: Sentence | None = msgspec.field(name="if")


class MayAccuse(Shape, frozen=True, kw_only=True, gc=False):
    """The seats that may call a promise broken, rightly or not."""

    accuse: list[int]


class Promised(Shape, frozen=True, kw_only=True, gc=False):
    """One clause that somebody stands for, and what has become of it."""

    number: int
    who: int
    to: list[int]
    clause: Written
    made_in_round: int
    status: Fate
    settled_in_round: int | None
    ref: int  # the number of the statement that it comes from
    words: PromiseWords
    may: MayAccuse


class LedgerView(Shape, frozen=True, kw_only=True, gc=False):
    """Offers that wait for an answer, those answered lately, and promises with their fate; each game adds
    what they are."""

    offers: Sequence[Standing]
    settled: Sequence[Settled]
    promises: Sequence[Promised]


class Fitting(Shape, frozen=True, kw_only=True, gc=False):
    """What may be put somewhere, and how it is called."""

    value: Json
    label: Argument


class Slot(Shape, frozen=True, kw_only=True, gc=False):
    """A place in a draft, what stands there, and what may be put there."""

    path: Path
    question: Sentence
    value: Json
    options: list[Fitting]


class Gap(Slot, frozen=True, kw_only=True, gc=False):
    """A place in the words of a line."""

    name: str
    empty: bool  # it has to be filled


class Opening(Slot, frozen=True, kw_only=True, gc=False):
    """The end of a side, where another clause may be added."""

    side: Literal["give", "get"]


class Line(Shape, frozen=True, kw_only=True, gc=False):
    """A part of a statement: its words, with gaps in them."""

    path: Path
    sentence: Sentence
    gaps: list[Gap]


class Ready(Shape, frozen=True, kw_only=True, gc=False):
    """A whole statement that is often said."""

    label: Sentence
    statement: Statement


class Composition(Shape, frozen=True, kw_only=True, gc=False):
    """What a seat may say, beginning with a draft."""

    draft: Draft  # without what did not fit
    statement: Statement | None  # what can be said as it is
    sentences: list[Sentence]  # that statement in words
    wrong: Sentence | None  # what the table would have against it
    heading: Sentence
    to: Slot
    lines: list[Line]
    add: list[Opening]
    conditions: Slot
    expires: Line | None
    ready: list[Ready]
