"""What bots and games share of deals: votes and promises as bots weigh them, whatever the game calls them.

A game in which talk has a meaning names the module that answers these questions (`Game.deals`). Clauses are
the game's own values; whoever weighs a deal passes them on.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from getaway.kernel.game import Game, Json


class Ballot(NamedTuple):
    """A vote as somebody has promised or proposed it."""

    voter: int
    action: int
    cast: bool = True  # False: just this one will not be cast


class Proposal(NamedTuple):
    """An offer that waits for somebody's answer."""

    number: int
    seat: int  # whose offer it is
    ballots: tuple[Ballot, ...]  # for the vote to come, of whoever
    later: tuple[Ballot, ...] = ()  # for votes after that
    own: tuple[Any, ...] = ()  # whatever else the seat that is asked would promise
    others: tuple[Any, ...] = ()  # whatever else would be promised by others
    can_keep: bool = True  # does the seat know how to keep its part, and what the condition amounts to?
    likely: float = 1.0  # how likely the condition comes true, as far as the board tells
    elects: int | None = None  # the ballot that has to win the vote to come, if that is the condition


class Draft(NamedTuple):
    """An offer that a seat could make."""

    to: int
    ballots: tuple[Ballot, ...]  # for the vote to come, of both
    own: tuple[Any, ...]  # whatever else the seat would promise
    others: tuple[Any, ...]  # whatever else it would be promised
    said: Json  # the statement that says so


class Word(NamedTuple):
    """A promise that is settled."""

    kept: bool
    age: int  # how long ago, in votes
    tempted: float  # what it would have brought to break it, as a chance


class Bearing(NamedTuple):
    """What a choice means for the open promises of whoever makes it."""

    breaks: int  # how many of them it breaks, whatever follows
    keeps: int  # how many it is the first step to keep


LedgerT = TypeVar("LedgerT", contravariant=True)
StateT = TypeVar("StateT", contravariant=True)
ClauseT = TypeVar("ClauseT", contravariant=True)


class Deals(Protocol[LedgerT, StateT, ClauseT]):
    """What bots ask of a game with talk. States are plain and as one seat may know them."""

    def ballots(self, ledger: LedgerT, s: StateT) -> list[Ballot]:
        """The votes promised for the vote to come."""

    def proposals(self, ledger: LedgerT, s: StateT, seat: int) -> list[Proposal]:
        """Offers that wait for a seat's answer."""

    def pending(self, ledger: LedgerT, s: StateT, seat: int) -> list[Proposal]:
        """Offers that bind a seat once others say yes."""

    def drafts(self, ledger: LedgerT, s: StateT, seat: int) -> list[Draft]:
        """What a seat could offer and keep, a bounded number."""

    def answer(self, seat: int, number: int, yes: bool) -> Json:
        """A seat's yes or no to an offer."""

    def track_record(self, ledger: LedgerT, s: StateT, seat: int) -> list[Word]:
        """How a seat has kept its word."""

    def imagine(self, s: StateT, clauses: Iterable[ClauseT]) -> None:
        """Change a state as if clauses were kept at once."""

    def contrast(self, left: StateT, done: StateT, clause: ClauseT) -> float:
        """Change one state as if what a clause rules out were left, the other as if it were done.

        Returns how likely it would be done.
        """

    def bearings(
        self, ledger: LedgerT, s: StateT, seat: int, choices: Sequence[int]
    ) -> Mapping[int, Bearing]:
        """What each of some choices means for the open promises of a seat; nothing in the state is hidden."""


@cache
def _module(name: str) -> Deals[Any, Any, Any]:
    return cast("Deals[Any, Any, Any]", importlib.import_module(name))


def deals_in(game: Game) -> Deals[Any, Any, Any]:
    """How bots deal in a game with talk."""
    assert game.deals is not None, "there is no talk in this game"
    return _module(game.deals)
