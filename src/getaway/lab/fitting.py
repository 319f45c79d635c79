"""Fits a game's judgements anew: plays games, notes the signs now and then, and finds numbers by what came.

A game that can be fitted has a module `models` beside its considerations, with its models by name.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

import numpy
from numpy.typing import NDArray

from getaway import bots
from getaway.bots.search import Search
from getaway.bots.simulation import PLACES, TRIED
from getaway.bots.trial import Budget
from getaway.bots.weights import considerations, weights
from getaway.games import find
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.state import States

Numbers: TypeAlias = NDArray[numpy.float64]
Told = Callable[[], None]

EVERY = 10  # decisions between two looks
SIMULATIONS = 30  # of those who search
STEPS = 1200
BATCH = 4000  # looks to a step
UNSEEN = 1 << 40  # so much later are the seeds of the games that nothing is fitted to


class Model(Protocol):
    """How a judgement is made of signs and numbers, for many looks at once; a look is a row of signs."""

    @property
    def module(self) -> str:
        """Where the rule is that reads the signs."""

    @property
    def read(self) -> str:
        """Its name: it writes the signs of a state and returns 1, or 0 where they do not decide."""

    @property
    def signs(self) -> int:
        """How many it writes."""

    @property
    def played_by(self) -> str:
        """Who plays the games: weights, glance or search."""

    @property
    def slip(self) -> int:
        """How many of a hundred of their decisions are any."""

    @property
    def options(self) -> Sequence[Mapping[str, str]]:
        """The options of the games, in turn."""

    @property
    def ridge(self) -> float:
        """How hard it is for a number to leave 0."""

    @property
    def nearness(self) -> float:
        """How hard it is for a number to leave its place."""

    def numbers(self, players: int) -> Numbers:
        """Those that stand in the code."""

    def scale(self) -> Numbers:
        """How far each number moves in a step, beside the others."""

    def outcomes(self, payoffs: Numbers) -> Numbers:
        """What came of games, as shares of what may come."""

    def likely(self, fitted: Numbers, seen: Numbers, players: int) -> Numbers:
        """How likely each outcome is."""

    def slope(self, fitted: Numbers, seen: Numbers, came: Numbers, players: int) -> Numbers:
        """How the surprise at what came grows with each number."""

    def chances(self, likely: Numbers) -> Numbers:
        """Each seat's chance to win."""


@dataclass(frozen=True)
class Looks:
    """What was seen in games, and what came of them; a row each."""

    players: int
    seen: Numbers
    payoffs: Numbers
    games: NDArray[numpy.int64]  # the number of the game that each is of


@dataclass(frozen=True)
class Verdict:
    """How good some numbers are: less is better in both."""

    surprise: float  # the mean logarithm of what the outcome was thought likely
    brier: float  # the mean square that a seat's chance was off


def models(game: str) -> dict[str, Model]:
    """What can be fitted, by name."""
    beside = find(game).considerations
    if beside is None or importlib.util.find_spec(f"{beside.rpartition('.')[0]}.models") is None:
        raise BadInput(f"{game} has no judgement to fit.")
    found: dict[str, Model] = importlib.import_module(f"{beside.rpartition('.')[0]}.models").MODELS
    return found


def watch(engine: Engine, model: Model, players: int, seed: int, games: int, told: Told) -> Looks:
    """Play games, and look every few decisions. The same seed gives the same looks."""
    read = getattr(engine.generic(model.module), model.read)
    choose = PLAYERS[model.played_by](engine, players, model.slip)
    seen: list[Numbers] = []
    payoffs: list[list[float]] = []
    numbers: list[int] = []
    for game in range(games):
        dealt = engine.deal(players, seed + game, options=model.options[game % len(model.options)])
        states = engine.spread(engine.plain(dealt), PLACES)
        begun = len(seen)
        moment = game % EVERY
        while engine.legal(states, TRIED):
            if moment % EVERY == 0:
                signs = numpy.zeros(model.signs)
                if read(states[TRIED], signs):
                    seen.append(signs)
            engine.apply(states, TRIED, choose(states, seed + game + moment))
            moment += 1
        payoffs += [engine.payoff(states, TRIED)[:players]] * (len(seen) - begun)
        numbers += [game] * (len(seen) - begun)
        told()
    return Looks(players, numpy.array(seen), numpy.array(payoffs), numpy.array(numbers))


Choose = Callable[[States, int], int]


def by_weights(engine: Engine, players: int, slip: int) -> Choose:
    """Players who do what the weights of medium speak for, but for slips."""
    decide = engine.generic("getaway.bots.policy").decide
    mask, options = engine.mask(), engine.row(engine.actions, "int64")
    factors = len(considerations(engine.game))
    table, own = numpy.zeros(engine.actions * factors), numpy.array(weights(engine.game, players))
    return lambda states, _: int(decide(states[TRIED], mask, options, table, own, 0, slip))


def by_glance(engine: Engine, players: int, slip: int) -> Choose:
    """Players who look one step ahead by the careful judgement as it stands, but for slips."""
    glance = engine.generic("getaway.bots.simulation").glance
    mask, options = engine.mask(), engine.row(engine.actions, "int64")
    chances = engine.row(engine.rules.MAX_PLAYERS, "float64")
    return lambda states, _: int(glance(states, mask, options, slip, chances))


def by_search(engine: Engine, players: int, slip: int) -> Choose:
    """Players who look ahead a little, and see only what they may know."""
    bot = Search(Budget(SIMULATIONS), careful=True)

    def choose(states: States, seed: int) -> int:
        legal = engine.legal(states, TRIED)
        if len(legal) == 1:
            return legal[0]
        state = engine.plain(states, TRIED)
        return bot.choose(bots.show(engine, state, int(state.mover), seed))

    return choose


PLAYERS = {"weights": by_weights, "glance": by_glance, "search": by_search}


def fit(model: Model, looks: Looks, seed: int, told: Told) -> Numbers:
    """Adam, from the numbers that stand; the mean of the last third of the way, which shakes less."""
    lots = numpy.random.default_rng(seed)
    start = model.numbers(looks.players)
    came = model.outcomes(looks.payoffs)
    fitted, mean, square, last = start.copy(), 0.0 * start, 0.0 * start, []
    for step in range(1, STEPS + 1):
        some = lots.integers(0, len(came), BATCH)
        slope = model.slope(fitted, looks.seen[some], came[some], looks.players)
        slope = (slope + model.ridge * fitted + model.nearness * (fitted - start)) * model.scale()
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        pace = 0.02 if step < 0.5 * STEPS else 0.005
        way = mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-9)
        fitted = fitted - model.scale() * pace * way
        if step > 0.7 * STEPS:
            last.append(fitted)
        told()
    found: Numbers = numpy.mean(last, 0)
    return found


def judge(model: Model, fitted: Numbers, looks: Looks) -> Verdict:
    """How good numbers are in games that they were not fitted to."""
    likely = model.likely(fitted, looks.seen, looks.players)
    came = model.outcomes(looks.payoffs)
    off = model.chances(likely) - looks.payoffs
    return Verdict(float(-(came * numpy.log(likely + 1e-9)).sum(1).mean()), float((off**2).mean()))


def gain(model: Model, fitted: Numbers, looks: Looks) -> tuple[float, float]:
    """How much less surprised new numbers are in a game than those that stand, and the standard error of it.

    By games, not by looks: what is seen in one game comes to the same end.
    """
    came = model.outcomes(looks.payoffs)
    off = []
    for numbers in (model.numbers(looks.players), fitted):
        likely = model.likely(numbers, looks.seen, looks.players)
        off.append(-(came * numpy.log(likely + 1e-9)).sum(1))
    sums = numpy.bincount(looks.games, off[0] - off[1])
    counts = numpy.bincount(looks.games)
    means = sums[counts > 0] / counts[counts > 0]
    return float(means.mean()), float(means.std() / max(1, len(means) - 1) ** 0.5)


def blind(model: Model, looks: Looks) -> Verdict:
    """The same for somebody who knows nothing but how often each outcome comes."""
    came = model.outcomes(looks.payoffs)
    share = came.mean(0, keepdims=True)
    off = looks.payoffs.mean() - looks.payoffs
    return Verdict(float(-(came * numpy.log(share + 1e-9)).sum(1).mean()), float((off**2).mean()))


def written(fitted: Numbers) -> str:
    """The numbers as the code writes them."""
    return "(" + ", ".join(f"{value:.3f}" for value in fitted) + ")"
