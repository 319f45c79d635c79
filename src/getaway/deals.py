"""What bots and games share of deals: votes and promises as bots weigh them, whatever the game calls them.

A game in which talk has a meaning names the module that answers these questions (`Game.deals`). Clauses are
the game's own values; whoever weighs a deal passes them on.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol

from getaway.kernel.game import Game, Ledger
from getaway.kernel.json_value import JsonObject
from getaway.kernel.record import Told
from getaway.kernel.state import State_contra

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # Whoever does not know the game passes clauses on, and knows them again when they come twice.
    ClauseT = TypeVar("ClauseT", bound=Hashable, default=Hashable)
    Clause_co = TypeVar("Clause_co", bound=Hashable, default=Hashable, covariant=True)
    Ledger_contra = TypeVar("Ledger_contra", default=Ledger, contravariant=True)
else:
    from typing import TypeVar

    ClauseT = TypeVar("ClauseT")
    Clause_co = TypeVar("Clause_co", covariant=True)
    Ledger_contra = TypeVar("Ledger_contra", contravariant=True)


# Why somebody says no to an offer: it brings nothing, the vote would hurt, what is to be done costs too much,
# the vote is promised already, something else was agreed, one could not keep it, the other is not trusted.
REASONS = ("nothing", "vote", "deed", "promised", "other", "keep", "trust")


class Ballot(NamedTuple):
    """A vote as somebody has promised or proposed it."""

    voter: int
    action: int
    cast: bool = True  # False: just this one will not be cast


class Proposal(NamedTuple, Generic[Clause_co]):
    """An offer that waits for somebody's answer."""

    number: int
    seat: int  # whose offer it is
    ballots: tuple[Ballot, ...]  # for the vote to come, of whoever
    later: tuple[Ballot, ...] = ()  # for votes after that
    own: tuple[Clause_co, ...] = ()  # whatever else the seat that is asked would promise
    others: tuple[Clause_co, ...] = ()  # whatever else would be promised by others
    can_keep: bool = True  # does the seat know how to keep its part, and what the condition amounts to?
    likely: float = 1.0  # how likely the condition comes true, as far as the board tells
    elects: int | None = None  # the ballot that has to win the vote to come, if that is the condition
    delay: int = 0  # rounds until the last of what others would promise is due


class Draft(NamedTuple, Generic[Clause_co]):
    """An offer that a seat could make."""

    to: int
    ballots: tuple[Ballot, ...]  # for the vote to come, of both
    own: tuple[Clause_co, ...]  # whatever else the seat would promise
    others: tuple[Clause_co, ...]  # whatever else it would be promised
    said: JsonObject  # the statement that says so


class Word(NamedTuple):
    """A promise that is settled."""

    kept: bool
    age: int  # how long ago, in votes
    tempted: float  # what it would have brought to break it, as a chance
    neglected: bool = False  # not kept, though nobody could call it broken: its maker never tried


class Bearing(NamedTuple):
    """What a choice means for the open promises of whoever makes it."""

    breaks: int  # how many of them it breaks, whatever follows
    keeps: int  # how many it is the first step to keep


class Habits(Protocol[Ledger_contra, State_contra]):
    """Counts in one game what an onlooker would shake their head at, and what that is to be held against."""

    counts: Counter[tuple[int, str]]  # by seat and kind

    def hear(self, said: object, state: State_contra, seat: int, /) -> None:
        """A seat has said something; the state is as it was then."""

    def see(
        self, before: State_contra, after: State_contra, told: Sequence[Told], ledger: Ledger_contra | None, /
    ) -> None:
        """After a decision: the states around it, what was told, and the ledger as it was before."""


class Deals(Protocol[Ledger_contra, State_contra, ClauseT]):
    """What bots ask of a game with talk. States are plain and as one seat may know them."""

    def ballots(self, ledger: Ledger_contra, s: State_contra) -> list[Ballot]:
        """The votes promised for the vote to come."""

    def proposals(self, ledger: Ledger_contra, s: State_contra, seat: int) -> list[Proposal[ClauseT]]:
        """Offers that wait for a seat's answer."""

    def pending(self, ledger: Ledger_contra, s: State_contra, seat: int) -> list[Proposal[ClauseT]]:
        """Offers that bind a seat once others say yes."""

    def drafts(self, ledger: Ledger_contra, s: State_contra, seat: int) -> list[Draft[ClauseT]]:
        """What a seat could offer and keep, a bounded number."""

    def answer(self, seat: int, number: int, yes: bool, why: str | None = None) -> JsonObject:
        """A seat's yes or no to an offer; a no may say why, by one of `REASONS`."""

    def counter(self, offer: JsonObject, number: int) -> JsonObject:
        """An offer in the place of another one, to whoever made that."""

    def accusations(self, ledger: Ledger_contra, s: State_contra, seat: int) -> list[JsonObject]:
        """What a seat says of promises to it that were broken lately, once each."""

    def track_record(self, ledger: Ledger_contra, s: State_contra, seat: int) -> list[Word]:
        """How a seat has kept its word."""

    def foreseen_ballots(
        self, told: Sequence[Told], s: State_contra, seat: int
    ) -> Mapping[tuple[int, int], float]:
        """How sure it is, by how they voted before, that others cast these ballots: by voter and action.

        What is missing to 1 for a voter is how likely it is that they reckon.
        """

    def burden(self, told: Sequence[Told], s: State_contra) -> float:
        """How much of their chance to win those lose who are elected, beside what is seen at once."""

    def ballot_for(self, seat: int) -> int:
        """The ballot that is a vote for a seat."""

    def stale_offers(self, told: Sequence[Told], seat: int) -> frozenset[int]:
        """Actions by which a seat would offer again what was refused, though nothing has changed since."""

    def habits(self) -> Habits[Ledger_contra, State_contra]:
        """A new count for one game."""

    def imagine(self, s: State_contra, clauses: Iterable[ClauseT]) -> None:
        """Change a state as if clauses were kept at once."""

    def contrast(self, left: State_contra, done: State_contra, clause: ClauseT) -> float:
        """Change one state as if what a clause rules out were left, the other as if it were done.

        Returns how likely it would be done.
        """

    def bearings(
        self, ledger: Ledger_contra, s: State_contra, seat: int, choices: Sequence[int]
    ) -> Mapping[int, Bearing]:
        """What each of some choices means for the open promises of a seat; nothing in the state is hidden."""


@cache
def _module(name: str) -> Deals:
    deals: Deals = importlib.import_module(name)
    return deals


def deals_in(game: Game) -> Deals:
    """How bots deal in a game with talk."""
    assert game.deals is not None, "there is no talk in this game"
    return _module(game.deals)
