"""What a game is to the rest of the house. A new game fills in one of these and one registry line."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from getaway.kernel.errors import BadInput, Refusal
from getaway.kernel.options import Option, Value, read_options
from getaway.kernel.sentence import Sentence

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine

State = Any
Told = tuple[int, int, int, int, int]  # to whom, what kind, and three numbers: as `tell` and `whisper` put it
Json = dict[str, Any]


class Edition(Protocol):
    """The printed data of a game: checked when read, the same for both engines."""

    @property
    def name(self) -> str: ...
    @property
    def warnings(self) -> tuple[str, ...]: ...


def later(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is imported when it is first called: dealing needs no views."""

    found: Callable[..., Any] | None = None

    def call(*arguments: Any) -> Any:
        nonlocal found
        if found is None:
            found = getattr(importlib.import_module(module), name)
        return found(*arguments)

    return call


def no_council(state: State) -> int | None:
    """For games in which nothing is voted on."""
    return None


def remember_nothing(state: State, told: Sequence[Told]) -> None:
    """For games in which all that a seat was told can still be seen."""


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
    round: int
    tempted: float  # what it would have brought to break it, as a chance


class Bearing(NamedTuple):
    """What a choice means for the open promises of whoever makes it."""

    breaks: int  # how many of them it breaks, whatever follows
    keeps: int  # how many it is the first step to keep


class Talk(NamedTuple):
    """What can be said at a table where talk has a meaning: typed statements, and a public ledger.

    Statements and promises are the game's own values; the rest of the house passes them on.
    """

    read: Callable[[Any, State, int], Any]  # what a seat says, from JSON; refuses what means nothing
    write: Callable[[Any], Json]
    sentences: Callable[[Any], list[Sentence]]  # a statement as its speaker says it
    ledger: Callable[[], Any]  # a new one, with `say`, `see`, `copy` and `json`
    promise: Callable[[Any], list[Sentence]]  # a promise of the ledger and what became of it
    ballots: Callable[[Any, State], list[Ballot]]  # the votes promised for the vote to come
    proposals: Callable[[Any, State, int], list[Proposal]]  # offers that wait for a seat's answer
    pending: Callable[[Any, State, int], list[Proposal]]  # offers that bind a seat once others say yes
    drafts: Callable[[Any, State, int], list[Draft]]  # what a seat could offer and keep, a bounded number
    answer: Callable[[int, int, bool], Json]  # a seat's yes or no to an offer
    track_record: Callable[[Any, int], list[Word]]  # how a seat has kept its word
    imagine: Callable[[State, Any], None]  # change a state as if clauses were kept at once
    # What a clause rules out: change one state as if it were left, one as if it were done; how likely is it?
    contrast: Callable[[State, State, Any], float]
    # What each of some choices means for the open promises of a seat, in a state without secrets.
    bearings: Callable[[Any, State, int, Sequence[int]], Mapping[int, Bearing]]


class Game(NamedTuple):
    """A game and all the ways in which it shows itself. Only its own files know its rules."""

    name: str
    version: int  # of the rules: a new one whenever a recorded game would go another way
    rules: str  # the module of the rules file
    invariants: str  # the module of what must always hold
    considerations: str | None  # the module of what speaks for and against an action
    folder: Path  # where its words and its rulebook are
    players: range
    options: tuple[Option, ...]
    rulebook: tuple[tuple[str, tuple[str, ...]], ...]  # sections and the rules in each
    appendix: tuple[tuple[str, tuple[tuple[Sentence, str], ...]], ...]  # sections of titles and messages
    edition_keys: tuple[str, ...]  # what tells an edition file of this game from those of others
    read_edition: Callable[[Path | None], Edition]
    configure: Callable[[State, Any, Mapping[str, Value]], None]
    apply: Callable[[State, int], None]  # the rule itself, for plain states
    hide: Callable[[State, int], None]  # likewise
    recall: Callable[[State, Sequence[Told]], None]  # put back what the seat has been told since the deal
    view: Callable[[State, int], Mapping[str, Any]]
    events: Callable[[State, int], list[Sentence]]  # what a seat was told since the last decision
    heard: Callable[[Sequence[Told], int], list[Told]]  # what of a story a seat hears
    sentence: Callable[[State, Told], Sentence]  # the same in words, whatever has happened since
    label: Callable[[State, int], Sentence]  # an action as the mover reads it
    why_not: Callable[[State, int, int], Refusal | None]
    missed: Callable[
        [State], list[tuple[int, Refusal]]
    ]  # what the mover can point at and may not do, and why
    result: Callable[[State], Mapping[str, Any]]
    transcript: Callable[[Engine, int, int, Mapping[str, Value]], Iterator[Json]]
    talk: Talk | None  # None: nothing that is said has a meaning in the game
    # Where all decide at once and in secret: who may call that vote; None where one decides in the open.
    council: Callable[[State], int | None] = no_council

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadInput(f"{self.name} is for {low} to {high} players, not {players}.")

    def read_options(self, given: Mapping[str, Value], players: int) -> dict[str, Value]:
        """The options given, checked, and the rest at their defaults."""
        return read_options(self.options, given, players)
