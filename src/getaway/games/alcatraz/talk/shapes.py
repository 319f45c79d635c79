"""What is said and promised, as other programs read it; clauses and conditions are those of their folders."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from getaway.deals import REASONS
from getaway.games.alcatraz.talk.clauses import CLAUSES
from getaway.games.alcatraz.talk.conditions import CONDITIONS
from getaway.games.alcatraz.talk.shaping import shape_of
from getaway.kernel import talk as kernel
from getaway.kernel.view import Shape

OFFERS = ("offer", "counter", "ask")
ANSWERS = ("accept", "reject", "withdraw", "accuse")
OfferAct = Annotated[str, Meta(extra_json_schema={"enum": list(OFFERS)})]
AnswerAct = Annotated[str, Meta(extra_json_schema={"enum": list(ANSWERS)})]
Why = Annotated[str, Meta(title="Why", extra_json_schema={"enum": list(REASONS)})]
if TYPE_CHECKING:
    AnyClause: TypeAlias = Shape
    AnyCondition: TypeAlias = Shape
else:
    AnyClause = Annotated[reduce(or_, map(shape_of, CLAUSES.values())), Meta(title="AnyClause")]
    AnyCondition = Annotated[reduce(or_, map(shape_of, CONDITIONS.values())), Meta(title="AnyCondition")]


class Answer(Shape, frozen=True, kw_only=True, gc=False):
    """A statement about another one; an accusation is about a promise."""

    act: AnswerAct
    seat: int = msgspec.field(name="from")
    ref: int
    why: Why | UnsetType = UNSET  # of a refusal that says why


class Offer(Shape, frozen=True, kw_only=True, gc=False):
    """A statement with sides: what its speaker gives, and what they want."""

    act: OfferAct
    seat: int = msgspec.field(name="from")
    ref: int | UnsetType = UNSET  # the offer that it answers
    to: list[int]
    give: list[AnyClause] | UnsetType = UNSET
    get: list[AnyClause]
    condition: AnyCondition | UnsetType = msgspec.field(name="if", default=UNSET)
    expires: int | UnsetType = UNSET  # the round with which it lapses


class Standing(kernel.Standing, frozen=True, kw_only=True, gc=False):
    """A statement that waits for a yes: who may answer it how, by seats."""

    statement: Offer


class Settled(kernel.Settled, frozen=True, kw_only=True, gc=False):
    """An offer that was answered lately."""

    statement: Offer


class Promised(kernel.Promised, frozen=True, kw_only=True, gc=False):
    """A promise, and what has become of it."""

    clause: AnyClause
    condition: AnyCondition | UnsetType = msgspec.field(name="if", default=UNSET)


class LedgerView(kernel.LedgerView, frozen=True, kw_only=True, gc=False):
    """What is offered and promised."""

    offers: list[Standing]
    settled: list[Settled]
    promises: list[Promised]
