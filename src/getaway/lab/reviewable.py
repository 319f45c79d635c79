"""Games that can be reviewed: from a file of a server, a transcript, or the games of an arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from getaway.games import load
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.game import Told
from getaway.kernel.options import Value
from getaway.kernel.state import GameState
from getaway.lab import games as kept_games
from getaway.lab import replay
from getaway.review.course import Council, Course, Decision, Moment, course_of, units_of
from getaway.review.shapes import Track
from getaway.table.replay import Replay, read_file
from getaway.table_bots.engines import plain_engine

BY_LOT = "random"  # who decides in a transcript that names no bots


class Reviewable(NamedTuple):
    """A game and what has to be known of it to judge it."""

    course: Course
    names: tuple[str, ...]
    edition: str  # the text of its file; empty: the standard one


def games_in(path: Path, deal: int | None = None) -> Iterator[Reviewable]:
    """The games in a file, one after the other; what is no such file is refused.

    `deal` is the seed of the first deal, for transcripts whose format has no place for it.
    """
    if path.suffix == kept_games.COLUMNS or replay.begins_as_a_game(path):
        for record in kept_games.read(path):
            yield _in_file(path, partial(of_record, record))
    elif _is_transcript(path):
        for header, witness in replay.played_again(path, deal):
            names = tuple(header.bots) or (BY_LOT,) * header.players
            yield of_actions(
                witness.engine, header.players, header.seed, header.options, witness.actions, names
            )
    else:
        yield _in_file(path, lambda: of_server(_bytes(path)))


def _in_file(path: Path, read: Callable[[], Reviewable]) -> Reviewable:
    try:
        return read()
    except BadFile:
        raise
    except BadInput as error:
        raise BadFile(path, str(error)) from None


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None


def _is_transcript(path: Path) -> bool:
    """Does it begin with the header of a game?"""
    line = _bytes(path).split(b"\n", 1)[0]
    return line.startswith(b'{"game":') and b'"players":' in line


def of_server(packed: bytes) -> Reviewable:
    """A game downloaded from a server."""
    file = read_file(packed)
    return Reviewable(course_of(Replay(file, plain_engine)), tuple(file.names), file.edition)


def of_record(record: kept_games.Record) -> Reviewable:
    """A game of an arena; it has to go as it is told."""
    kept_games.replay(record)
    return of_actions(
        load(record.game), record.players, record.seed, record.options, record.actions, record.bots
    )


def of_actions(
    engine: Engine,
    players: int,
    seed: int,
    options: Mapping[str, Value],
    actions: Sequence[int],
    bots: Sequence[str],
) -> Reviewable:
    """A game by its deal and all that was done in it, one action a step."""
    game = engine.game
    state = engine.deal(players, seed, options=options)[0]
    stories: list[Sequence[Told]] = []
    decisions: list[Decision | Council] = []
    ballots: dict[int, Decision] = {}
    deal = moment = Moment(state.copy(), (), None)
    tracks: dict[str, Track] = {}
    _note(engine, tracks, 0, state)
    for step, action in enumerate(actions, 1):
        caller, seat = game.council(state), state.mover
        made = Decision(step, seat, action, moment)
        state.story = []
        game.apply(state, action)
        stories.append(state.story)
        _note(engine, tracks, step, state)
        if caller is None:
            decisions.append(made)
        else:
            # All vote at once, by what was known before the first of them did.
            ballots[seat] = made
            if len(ballots) < players:
                continue
            decisions.append(Council(tuple(ballots[one] for one in sorted(ballots)), step, caller, moment))
            ballots = {}
        moment = Moment(state.copy(), tuple(stories), None)
    if state.phase != engine.rules.OVER:
        raise BadInput("ends before the game is over.")
    names = tuple(f"{bot} {seat}" for seat, bot in enumerate(bots, 1))
    course = Course(
        engine=engine,
        version=game.version,
        edition="",
        names=names,
        steps=len(actions),
        deal=deal,
        units=tuple(units_of(engine, decisions)),
        payoffs=tuple(float(won) for won in engine.payoff([state])),
        promises=(),
        tracks=tuple(tracks.values()),
    )
    return Reviewable(course, names, "")


def _note(engine: Engine, tracks: dict[str, Track], step: int, state: GameState) -> None:
    """The numbers that the game has tracks of, where they change."""
    found = {} if engine.game.tracks is None else engine.game.tracks(state)
    for name, value in found.items():
        track = tracks.setdefault(name, Track(name=name, steps=[], values=[]))
        if not track.values or track.values[-1] != value:
            track.steps.append(step)
            track.values.append(value)
