"""Finds weights for a game's considerations: the cross-entropy method against a table of itself."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev
from tempfile import TemporaryDirectory

from getaway.bots.weights import considerations, weights, write_weights
from getaway.kernel.engine import Engine
from getaway.lab.arena import one_way
from getaway.lab.standings import Tally

Weights = tuple[float, ...]

FRESH = 20_000  # games to compare new weights with the old


@dataclass(frozen=True)
class Effort:
    """How hard to look. The reference table is renewed every few generations."""

    generations: int = 30
    candidates: int = 40
    elite: int = 8
    games: int = 1200
    renewal: int = 5


@dataclass(frozen=True)
class Generation:
    """How far it has come."""

    number: int
    share: float  # of the elite's mean against the reference
    weights: Weights


def tune(
    engine: Engine,
    players: int,
    seed: int,
    effort: Effort,
    told: Callable[[Generation], None],
    workers: int = 1,
) -> Weights:
    """Better weights than the game's own, or much the same ones. The same seed gives the same, always.

    Only directions count for a choice, so weights are kept at length one.
    """
    lots = random.Random(seed)
    middle = unit(weights(engine.game, players))
    # Weights differ in size by far: a step is small beside the weight itself.
    spread = [0.4 * abs(m) + 0.05 / math.sqrt(len(middle)) for m in middle]
    reference = middle
    with ThreadPoolExecutor(workers) as threads:
        for number in range(effort.generations):
            if number % effort.renewal == 0:
                reference = middle
            tried = [middle] + [
                unit([lots.gauss(m, s) for m, s in zip(middle, spread, strict=True)])
                for _ in range(effort.candidates - 1)
            ]
            deals = lots.randrange(1 << 40)
            merits = list(
                threads.map(lambda w: merit(engine, players, w, reference, deals, effort.games), tried)  # noqa: B023
            )
            best = sorted(range(len(tried)), key=lambda i: -sum(merits[i]))[: effort.elite]
            columns = list(zip(*(tried[i] for i in best), strict=True))
            middle = unit([fmean(column) for column in columns])
            # A floor that falls keeps it looking, then lets it settle.
            floor = 0.15 * (1 - number / effort.generations)
            spread = [pstdev(column) + floor * (abs(fmean(column)) + 0.03) for column in columns]
            told(Generation(number, fmean(merits[i][0] for i in best), middle))
    return middle


def share(
    engine: Engine, players: int, challenger: Sequence[float], field: Sequence[float], seed: int, games: int
) -> float:
    """What part of its games one challenger wins at tables of the field, in all seats of the same deals."""
    return fmean(won(engine, players, challenger, field, seed, games))


def merit(
    engine: Engine, players: int, challenger: Sequence[float], field: Sequence[float], seed: int, games: int
) -> tuple[float, float]:
    """What a challenger wins, and what everybody at its tables wins on average.

    The second is the same for all where one wins what the others lose. Where all can lose together it keeps
    a table from tuning itself into that: each gains a little by hindering the others, and together they lose.
    """
    payoffs = played(engine, players, challenger, field, seed, games)
    return (
        fmean(payoff[i % players] for i, payoff in enumerate(payoffs)),
        fmean(fmean(payoff) for payoff in payoffs),
    )


def won(
    engine: Engine, players: int, challenger: Sequence[float], field: Sequence[float], seed: int, games: int
) -> list[float]:
    """What one challenger wins in each game; `players` games after each other are of one deal."""
    payoffs = played(engine, players, challenger, field, seed, games)
    return [payoff[i % players] for i, payoff in enumerate(payoffs)]


def played(
    engine: Engine, players: int, challenger: Sequence[float], field: Sequence[float], seed: int, games: int
) -> list[list[float]]:
    """What everybody wins in each game of one challenger at tables of the field."""
    policy = engine.generic("getaway.bots.policy")
    seats = engine.rules.MAX_PLAYERS
    states = engine.blank(games)
    for first in range(0, games, players):
        row = engine.deal(players, seed + first)
        for i in range(first, min(first + players, games)):
            states[i] = row[0]
    both = engine.row(2 * len(challenger), "float64")
    both[:] = [*challenger, *field]
    manners = engine.row(games * seats, "int64")
    manners[:] = [0 if i // seats % players == i % seats else 1 for i in range(games * seats)]
    policy.play_in_manners(states, 0, games, both, engine.row(2, "int64"), manners)
    return [engine.payoff(states, i) for i in range(games)]


def compare(
    engine: Engine, players: int, new: Sequence[float], old: Sequence[float], seed: int, games: int
) -> Tally:
    """How one with new weights does at tables of the old, on deals that the tuning has not seen."""
    made = Tally()
    games = -(-games // players) * players
    for i, value in enumerate(won(engine, players, new, old, one_way("fresh", seed), games)):
        made.add(i // players, value)
    return made


def written(engine: Engine, found: Mapping[int, Sequence[float]], heading: Sequence[str]) -> str:
    """Weights as a file that the game reads."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "weights.toml"
        write_weights(engine.game, path, found, "\n".join(heading))
        return path.read_text(encoding="utf-8")


def unit(vector: Sequence[float]) -> Weights:
    """The same direction at length one."""
    length = math.sqrt(sum(x * x for x in vector)) or 1.0
    return tuple(x / length for x in vector)


def named(engine: Engine, found: Sequence[float]) -> dict[str, float]:
    """Weights by the names of the considerations."""
    return dict(zip(considerations(engine.game), found, strict=True))
