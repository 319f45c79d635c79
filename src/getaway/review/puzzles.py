"""Puzzles: a moment of a game in which one move is clearly best, and it is not the one that comes to mind.

They lie in the folder of their game, `puzzles/puzzles.jsonl`, one a line, in the order of the days. A puzzle
is the deal, what was done since, and the answer; what is on the board comes from the rules alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from getaway.games import find
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile
from getaway.kernel.game import Game, Told
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence, restored
from getaway.kernel.state import GameState

FILE = "puzzles/puzzles.jsonl"


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked, and what the judge has found."""

    id: str
    game: str
    version: int  # of the rules
    players: int
    options: dict[str, Value]
    seed: int  # of the deal
    actions: list[int]  # since then
    seat: int  # who is asked
    best: int
    tempting: int  # what rules of thumb would do
    chances: dict[int, float]  # to win, of the moves that were measured
    error: float  # of the best one's lead before the next
    deals: int  # in which it was checked
    reasons: list[Sentence]  # why the best is better than the tempting one; empty: only the search knows


class Position(NamedTuple):
    """A puzzle on the table."""

    state: GameState  # with nothing hidden
    told: list[Told]  # all that the seat was told since the deal


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """The puzzles of a game, in the order of the days; none, if it brings none."""
    return _puzzles(game.name)


@lru_cache(maxsize=32)
def _puzzles(name: str) -> tuple[Puzzle, ...]:
    game = find(name)
    path = game.folder / FILE
    if not path.is_file():
        return ()
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), 1):
        try:
            puzzle = msgspec.json.decode(line, type=Puzzle)
        except msgspec.DecodeError as error:
            raise BadFile(path, f"line {number} isn't a puzzle: {error}.") from None
        if game.options_of(puzzle.version, puzzle.options) is not None:
            reasons = [restored(reason) for reason in puzzle.reasons]
            found.append(msgspec.structs.replace(puzzle, reasons=reasons))
    return tuple(found)


def position_of(engine: Engine, puzzle: Puzzle) -> Position:
    """Deal, and do what was done: on a plain engine."""
    options: Mapping[str, Value] | None = engine.game.options_of(puzzle.version, puzzle.options)
    state = engine.deal(puzzle.players, puzzle.seed, options=options)[0]
    told: list[Told] = []
    for action in puzzle.actions:
        state.story = []
        engine.game.apply(state, action)
        told += [one for one in state.story if one[0] in (EVERYBODY, puzzle.seat)]
    return Position(state, told)
