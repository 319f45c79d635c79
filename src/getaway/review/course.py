"""A finished game as what was decided in it, one after the other: what was taken back is left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Ledger, Told
from getaway.kernel.state import GameState
from getaway.review.shapes import Promise, Track
from getaway.table import entries as log
from getaway.table.play import Play
from getaway.table.replay import Replay
from getaway.table.table import Table

Stories = tuple[Sequence[Told], ...]


@dataclass(frozen=True)
class Moment:
    """A question as it was put: all that its answer could be judged by."""

    state: GameState = field(repr=False)  # with nothing hidden
    stories: Stories = field(repr=False)
    ledger: Ledger | None = field(repr=False)

    def told(self, seat: int) -> list[Told]:
        """All that a seat had been told since the deal."""
        return [told for story in self.stories for told in story if told[0] in (EVERYBODY, seat)]


@dataclass(frozen=True)
class Decision:
    """One action in the open."""

    step: int
    seat: int
    action: int
    moment: Moment


@dataclass(frozen=True)
class Run:
    """What a seat decided in one turn before anybody else did; or one action, where that is judged alone."""

    decisions: tuple[Decision, ...]
    whole: bool  # is this a turn, or the part of one?

    @property
    def seat(self) -> int:
        return self.decisions[0].seat

    @property
    def step(self) -> int:
        return self.decisions[0].step

    @property
    def last(self) -> int:
        return self.decisions[-1].step

    @property
    def moment(self) -> Moment:
        return self.decisions[0].moment


@dataclass(frozen=True)
class Council:
    """A vote in which all decided in secret at once."""

    ballots: tuple[Decision, ...]  # by seat
    last: int  # the step that opened it
    caller: int
    moment: Moment

    @property
    def step(self) -> int:
        return min(ballot.step for ballot in self.ballots)


Unit = Run | Council


@dataclass(frozen=True)
class Course:
    """A game from the deal to its end."""

    engine: Engine  # the plain one
    version: int
    edition: str  # the text of its file; empty: the standard one
    names: tuple[str, ...]
    steps: int
    deal: Moment
    units: tuple[Unit, ...]
    payoffs: tuple[float, ...]
    promises: tuple[Promise, ...]
    tracks: tuple[Track, ...]

    @property
    def players(self) -> int:
        return len(self.names)


def course_of(replay: Replay) -> Course:
    """What was decided in a game that is over; each entry of its file must have been possible."""
    watch = Watch()
    for step, table in enumerate(replay.tables()):
        watch.see(step, replay.file.entries[step].entry, table)
    return watch.course(replay)


class Watch:
    """Notes what is decided while a game is played again."""

    def __init__(self) -> None:
        self.decisions: list[Decision | Council] = []
        self.ballots: dict[int, Decision] = {}
        self.now: Moment
        self.deal: Moment
        self.play: Play
        self.promises: dict[int, Promise] = {}
        self.tracks: dict[str, tuple[list[int], list[int]]] = {}

    def see(self, step: int, entry: log.AnyEntry, table: Table) -> None:
        """Take in a step; the table is as it was after it."""
        assert table.play is not None
        self.play = table.play
        if isinstance(entry, log.Acted):
            self.decisions.append(Decision(step, entry.seat, entry.action, self.now))
        elif isinstance(entry, log.Sealed):
            self.ballots[entry.seat] = Decision(step, entry.seat, entry.action, self.now)
            if len(self.ballots) == table.play.state.players:
                self._open(step)
        elif isinstance(entry, log.Undone):
            if entry.seat in self.ballots:
                del self.ballots[entry.seat]
            else:
                self.decisions.pop()
        self.now = moment_of(table)
        if isinstance(entry, log.Started):
            self.deal = self.now
        self._note(step, table)

    def _open(self, step: int) -> None:
        caller = self.play.game.council(self.now.state)
        assert caller is not None
        ballots = tuple(self.ballots[seat] for seat in sorted(self.ballots))
        self.decisions.append(Council(ballots, step, caller, self.now))
        self.ballots = {}

    def _note(self, step: int, table: Table) -> None:
        """The promises that stand, and the numbers that the game has tracks of."""
        for shown in table.ledger.shown().promises if table.ledger is not None else ():
            known = self.promises.get(shown.number)
            settled = None if shown.status == "open" else step
            if known is not None and known.settled is not None and settled is not None:
                settled = known.settled
            self.promises[shown.number] = Promise(
                number=shown.number,
                who=shown.who,
                to=shown.to,
                words=shown.words.clause,
                made=step if known is None else known.made,
                settled=settled,
                status=shown.status,
            )
        tracks = self.play.game.tracks
        for name, value in tracks(self.play.state).items() if tracks is not None else ():
            steps, values = self.tracks.setdefault(name, ([], []))
            if not values or values[-1] != value:
                steps.append(step)
                values.append(value)

    def course(self, replay: Replay) -> Course:
        """All of it, when the game is over."""
        if not self.play.is_over:
            raise BadInput("ends before the game is over.")
        engine = self.play.engine
        return Course(
            engine=engine,
            version=replay.file.version,
            edition=replay.file.edition,
            names=tuple(replay.file.names),
            steps=replay.steps,
            deal=self.deal,
            units=tuple(units_of(engine, self.decisions)),
            payoffs=tuple(float(won) for won in engine.payoff([self.play.state])),
            promises=tuple(self.promises[number] for number in sorted(self.promises)),
            tracks=tuple(
                Track(name=name, steps=steps, values=values) for name, (steps, values) in self.tracks.items()
            ),
        )


def moment_of(table: Table) -> Moment:
    """The question that a table puts now."""
    play = table.play
    assert play is not None
    ledger = None if table.ledger is None else table.ledger.copy()
    return Moment(play.state.copy(), tuple(play.stories.values()), ledger)


def units_of(engine: Engine, decisions: Sequence[Decision | Council]) -> list[Unit]:
    """Votes, and what one seat decided in a row within a turn, if anything was left to it."""
    turn_of = engine.game.turn_of
    found: list[Unit] = []
    row: list[Decision] = []

    def end_row() -> None:
        if any(len(engine.legal([one.moment.state])) > 1 for one in row):
            found.append(Run(tuple(row), turn_of is not None))
        row.clear()

    for one in decisions:
        if isinstance(one, Council):
            end_row()
            found.append(one)
            continue
        if row and (turn_of is None or not is_same_turn(engine, row[-1], one)):
            end_row()
        row.append(one)
    end_row()
    return found


def is_same_turn(engine: Engine, before: Decision, after: Decision) -> bool:
    """Does a decision go on with the turn of the one before it, by the same seat?"""
    turn_of = engine.game.turn_of
    assert turn_of is not None
    return before.seat == after.seat and turn_of(before.moment.state) == turn_of(after.moment.state)
