"""What a game is to the rest of the house. A new game fills in one of these."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, Self

import msgspec

from getaway.kernel.errors import BadFile, BadInput, Refusal
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Option, Value, read_options
from getaway.kernel.record import Told as Told
from getaway.kernel.sentence import Sentence
from getaway.kernel.state import (
    Edition,
    Edition_co,
    EditionT,
    GameState,
    State_co,
    State_contra,
    StateT,
)
from getaway.kernel.talk import Composition, LedgerView
from getaway.kernel.view import Deed, Ending, Result, View

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine


def no_council(state: GameState) -> int | None:
    """For games in which nothing is voted on."""
    return None


def remember_nothing(state: GameState, told: Sequence[Told]) -> None:
    """For games in which all that a seat was told can still be seen."""


class Printed(NamedTuple):
    """The edition of a game that has only one."""

    name: str = "standard"
    warnings: tuple[str, ...] = ()


def only_standard(path: Path | None) -> Printed:
    """For games that are printed in one way only."""
    if path is not None:
        raise BadFile(path, "this game has only one edition.")
    return Printed()


def configure_nothing(state: GameState, edition: Edition, options: Mapping[str, Value]) -> None:
    """For games without options."""


def no_transcript(
    engine: Engine,
    players: int,
    seed: int,
    options: Mapping[str, Value],
    choose: object = None,
) -> Iterator[JsonObject]:
    """For games that are written down by nobody."""
    raise BadInput(f"There's no transcript of {engine.game.name}.")


class Heard(NamedTuple):
    """A statement that was taken into a ledger."""

    number: int
    statement: JsonObject  # as it is written, with what was left out
    sentences: list[Sentence]  # as its speaker says it


class Ledger(Protocol[State_contra]):
    """What was said at a table where talk has a meaning, what is promised, and what became of it.

    It is public: it is fed with every statement and every decision, and knows nothing that a spectator does
    not know. Statements and promises are the game's own values.
    """

    @property
    def said(self) -> int:
        """How many statements there were."""

    def copy(self) -> Self:
        """The same ledger to go on with elsewhere."""

    def hear(self, said: object, state: State_contra, seat: int, /) -> Heard:
        """Take in what a seat says, from JSON, or raise the `Refusal` that says why it means nothing."""

    def see(self, before: State_contra, after: State_contra, told: Sequence[Told], /) -> None:
        """After a decision: the states around it and what was told."""

    def shown(self) -> LedgerView:
        """Offers that wait for an answer, promises and their fate, with their words, for another program."""

    def compose(self, draft: object, state: State_contra, seat: int, /) -> Composition:
        """What a seat may say: a draft from JSON, its gaps, what fits each of them, and what may be added.

        Any JSON is a draft: what does not fit is left out of it.
        """


class Game(msgspec.Struct, Generic[State_co, Edition_co], frozen=True, kw_only=True):
    """A game and all the ways in which it shows itself. Only its own files know its rules.

    A game is typed by its own states and editions: its `game.py` is checked against the functions it names.
    Dealing needs no views, so functions of `shown` and `talk` are imported when they are first called.

    What a small game does not need has a default; `getaway.kernel.small_game` makes up the rest.
    """

    name: str
    version: int  # of the rules: a new one whenever a recorded game would go another way
    rules: str  # the module of the rules file
    folder: Path  # where its words and its rulebook are, and `page` with a board for the browser
    players: range
    apply: Callable[[State_co, int], None]  # the rule itself, for plain states
    hide: Callable[[State_co, int], None]  # likewise
    view: Callable[[State_co, int], View]  # hides by itself; asks `legal` once, if the viewer is the mover
    view_type: Callable[[], type[View]]  # the game's own views, for readers and for the schema of the wire
    events: Callable[[State_co, int], list[Sentence]]  # what a seat was told since the last decision
    heard: Callable[[Sequence[Told], int], list[Told]]  # what of a story a seat hears
    sentence: Callable[[State_co, Told], Sentence]  # the same in words, whatever has happened since
    label: Callable[[State_co, int], Sentence]  # an action as the mover reads it
    deed: Callable[[State_co, int], Deed]  # the same, with what it does
    why_not: Callable[[State_co, int, int], Refusal | None]
    # What the mover can point at and may not do, and why.
    refusals: Callable[[State_co], list[tuple[int, Refusal]]]
    result: Callable[[State_co], Result]
    # How a finished game ended for each seat, for lists of games; no function: a list says who won.
    endings: Callable[[State_co], list[Ending]] | None = None
    rulebook: tuple[tuple[str, tuple[str, ...]], ...]  # sections and the rules in each
    read_edition: Callable[[Path | None], Edition_co]  # `only_standard`, if there is one alone
    appendix: tuple[tuple[str, tuple[tuple[Sentence, str], ...]], ...] = ()  # sections of titles and messages
    options: tuple[Option, ...] = ()
    invariants: str = "getaway.kernel.no_invariants"  # the module of what must always hold
    considerations: str | None = None  # the module of what speaks for and against an action
    terminal: str | None = None  # the package that draws it in a terminal; None: in words
    edition_keys: tuple[str, ...] = ()  # what tells an edition file of this game from those of others
    configure: Callable[[State_co, Edition_co, Mapping[str, Value]], None] = configure_nothing
    # Put back what the seat has been told.
    recall: Callable[[State_co, Sequence[Told]], None] = remember_nothing
    # A whole game from a seed, line by line: at random, or by whoever chooses.
    transcript: Callable[
        [Engine[State_co, Edition_co], int, int, Mapping[str, Value], Callable[[State_co], int] | None],
        Iterator[JsonObject],
    ] = no_transcript
    talk: Callable[[], Ledger[State_co]] | None = None  # a new ledger; None: nothing said has a meaning
    ledger_type: Callable[[], type[LedgerView]] | None = None  # what it shows, likewise
    deals: str | None = None  # the module of how bots deal, where there is talk: getaway.deals
    # Where all decide at once and in secret: who may call that vote; None where one decides in the open.
    council: Callable[[State_co], int | None] = no_council
    # Which round a state is in, for games that can end in any of them.
    round_of: Callable[[State_co], int] | None = None
    # The number of the turn that a decision belongs to, where a turn is many small steps and is judged whole.
    turn_of: Callable[[State_co], int] | None = None
    # Numbers that tell how far a game is, by name, for a line of time beside its review.
    tracks: Callable[[State_co], Mapping[str, int]] | None = None
    # How many decisions a game dealt so takes at most; None: it need not end. No function: nobody knows.
    longest: Callable[[State_co], int | None] | None = None
    # How often chance decides at most: in the deal, and after a decision. No function: nobody has counted.
    draws: Callable[[State_co], tuple[int, int]] | None = None
    # What all seats win together in a game dealt so, if that is always the same.
    stake: Callable[[State_co], int | None] | None = None
    # Versions of the rules whose games can still be played, each with the options that stand for it today.
    older: Mapping[int, Mapping[str, Value]] = MappingProxyType({})
    scenes: frozenset[int] = frozenset()  # kinds of news that a table is given time to look at
    brief_scenes: frozenset[int] = frozenset()  # the same, for a few seconds
    standard: Path | None = None  # the file of the program's own edition
    small: Mapping[str, Path] = MappingProxyType({})  # editions of fewer pieces, by name, for who computes
    seats: Callable[[Edition_co], int] | None = (
        None  # how many players an edition is enough for, if not for all
    )
    in_short: tuple[tuple[str, ...], ...] = ()  # a turn in steps, `turn-1` and on: the rules behind each
    lessons: str | None = None  # the module that sets up its lessons: getaway.learn
    hints: str | None = None  # the module that puts reasons for an action into words: getaway.kernel.reasons

    def check_players(self, players: int) -> None:
        """Refuse a number of players that the game is not for."""
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadInput(f"{self.name} is for {low} to {high} players, not {players}.")

    def edition_file(self, edition: Path | str | None) -> Path | None:
        """The file of an edition: one of the small ones by its name, or an owner's own by its path."""
        if edition is None:
            return None
        if not isinstance(edition, (str, Path)):
            raise BadInput(
                f"Give an edition as the path of a file, or the name of a small one, not {edition!r}."
            )
        return self.small.get(str(edition), Path(edition))

    def edition_path(self, edition: Path | str | None) -> str | None:
        """The same for other processes, wherever they run."""
        file = self.edition_file(edition)
        return None if file is None else str(file.resolve())

    def read_options(self, given: Mapping[str, Value], players: int) -> dict[str, Value]:
        """The options given, checked, and the rest at their defaults."""
        return read_options(self.options, given, players)

    def options_of(self, version: int, given: Mapping[str, Value]) -> Mapping[str, Value] | None:
        """The options of a game that was dealt by some version of the rules; None if it cannot go on."""
        if version == self.version:
            return given
        return {**self.older[version], **given} if version in self.older else None


def check_edition(game: Game[StateT, EditionT], edition: EditionT, players: int) -> None:
    """Refuse a number of players that an edition is too small for."""
    most = game.players[-1] if game.seats is None else game.seats(edition)
    if players > most:
        raise BadInput(f"This edition of {game.name} is for at most {most} players, not {players}.")
