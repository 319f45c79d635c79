"""What a view consists of, for whoever reads one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from getaway.games.art_robbery.rules.state import CARD_NAMES
from getaway.kernel import view as kernel

CardName = Annotated[str, Meta(title="CardName", extra_json_schema={"enum": list(CARD_NAMES)})]
Token = Annotated[str, Meta(title="Token", description="Its value and its alibis: `3`, `0+2`, `boss`.")]
Decision = Literal["play", "token", "victim", "gift"]


class SeatView(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """One player, as the viewer sees them."""

    cards: int
    hand: list[CardName] | None  # None: the viewer may not see it
    loot: list[Token]  # tokens of this raid
    stack: int  # tokens of the raids gone by
    safe: list[Token] | None  # what they are; None: the viewer may not look (AR-21)
    raids: list[list[Token]] | None  # the same, raid by raid


class Robbery(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """A theft that waits for a decision."""

    victim: int
    token: Token | None  # None while the thief still chooses


class Way(kernel.Shape, frozen=True, kw_only=True, gc=False):
    """One way an action can go, to the end of the turn or to the owner of the dog."""

    then: list[int]  # what the mover chooses next, to go this way
    takes: str | None  # what the thief gets: a token, `dog`, or None
    source: int | None  # from whom; None: from the middle, or nothing is taken
    guarded: bool  # whoever is robbed may give the dog instead
    ends_raid: bool


class Deed(kernel.Deed, frozen=True, kw_only=True, gc=False):
    """What an action is: to play a card, take a token, rob a victim, or one of the answers."""

    kind: Literal["play", "take", "rob", "nothing", "give-token", "give-dog"]
    card: CardName | UnsetType = UNSET
    token: Token | UnsetType = UNSET
    victim: int | UnsetType = UNSET


class Choice(Deed, frozen=True, kw_only=True, gc=False):
    """An action that is open to the viewer."""

    ways: list[Way]  # what it would bring


class Result(kernel.Result, frozen=True, kw_only=True, gc=False):
    """How a game ended; lists by seat, but for `arrested` and `winners`, which list seats."""

    alibis: list[int]
    arrested: list[int]
    discarded: list[list[Token]]
    points: list[int]
    winners: list[int]


class View(kernel.View, frozen=True, kw_only=True, gc=False):
    """All that a viewer sees."""

    stealing: Literal["must", "may"]
    greedy: Literal["must", "may"]
    stacks: Literal["secret", "own", "open"]
    stall: int
    raid: int
    turn: int
    thief: int  # whose turn it is
    decision: Decision | None
    dog: int | None
    middle: list[Token]
    box: list[Token]
    seats: list[SeatView]
    draw: int  # cards in the draw pile
    renewals: int
    discard: list[CardName]
    played: CardName | None
    robbery: Robbery | None
    choices: list[Choice]
    result: Result | None
    raids: int | UnsetType = UNSET  # how many a small edition has; else four
