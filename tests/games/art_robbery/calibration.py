"""Fits the chances of `evaluation.py` anew to games of the bot medium: after a change of the weights.

python -m tests.games.art_robbery.calibration [--games 6000]
"""

from __future__ import annotations

import argparse
from collections.abc import MutableSequence
from typing import Any

import numpy

from getaway.bots.policy import decide
from getaway.bots.weights import weights
from getaway.games import load
from getaway.games.art_robbery.evaluation import FITTED, count_up, progress
from getaway.games.art_robbery.rules import backing
from getaway.games.art_robbery.scoring import FINE
from getaway.games.art_robbery.state import PLACES
from getaway.kernel.chance import below
from getaway.kernel.contract import ACTIONS, FACTORS, MAX_PLAYERS, OVER, apply, result
from getaway.kernel.dialect import flags, numbers, reals, rule

SIGNS = 6  # points, alibis, loot, the dog, a bare Boss, progress
SLIP = 8
EVERY = 15  # decisions between two looks, on average
STEPS = 400
SCALE = numpy.array([1, 1, 1, 0.2, 0.2, 0.2, 1, 3, 3])


@rule
def look(
    states: Any, games: int, weights: MutableSequence[float], seen: MutableSequence[float], won: Any
) -> int:
    """Play games and write what each seat has now and then, and what it wins; returns how many looks."""
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    payoff = reals(MAX_PLAYERS)
    looks = 0
    for i in range(games):
        s = states[i]
        begun = looks
        while s.phase != OVER:
            if below(s, EVERY) == 0 and (looks + 1) * MAX_PLAYERS <= len(won):
                points = reals(MAX_PLAYERS)
                alibis = reals(MAX_PLAYERS)
                loot = reals(MAX_PLAYERS)
                count_up(s, points, alibis, loot)
                for p in range(s.players):
                    row = (looks * MAX_PLAYERS + p) * SIGNS
                    seen[row] = points[p]
                    seen[row + 1] = alibis[p]
                    seen[row + 2] = loot[p]
                    seen[row + 3] = s.dog == p
                    seen[row + 4] = s.owner[s.raid * PLACES + PLACES - 1] == p and backing(s, p) == 0
                    seen[row + 5] = progress(s)
                looks += 1
            apply(s, decide(s, mask, options, table, weights, 0, SLIP))
        result(s, payoff)
        for j in range(begun, looks):
            for p in range(s.players):
                won[j * MAX_PLAYERS + p] = payoff[p]
    return looks


def chances(fitted: Any, seen: Any) -> Any:
    """What `evaluate` says, for all looks at once."""
    points, alibis, loot, dog, bare, gone = (seen[..., i] for i in range(SIGNS))
    gone = gone[:, :1]
    alibi = fitted[0] + fitted[1] * gone + fitted[2] * gone**3
    point = fitted[3] + fitted[4] * gone + fitted[5] * gone**3
    poor = numpy.exp(-alibi * (alibis - alibis.min(1, keepdims=True)))
    poor /= poor.sum(1, keepdims=True)
    own = point * (points - fitted[6] * loot + fitted[7] * dog - fitted[8] * bare)
    strong = numpy.exp(own - own.max(1, keepdims=True))
    found = numpy.zeros_like(points)
    for poorest in range(points.shape[1]):
        left = strong.copy()
        left[:, poorest] *= numpy.exp(-point[:, 0] * FINE) if points.shape[1] == 2 else 0
        found += poor[:, poorest : poorest + 1] * left / (left.sum(1, keepdims=True) + 1e-30)
    return found


def loss(fitted: Any, seen: Any, won: Any) -> float:
    """How surprised the chances are by what came, with a little pull towards nothing."""
    surprise = -(won * numpy.log(chances(fitted, seen) + 1e-9)).sum(1).mean()
    return float(surprise + 1e-4 * (fitted**2).sum())


def fit(seen: Any, won: Any) -> Any:
    """Adam on gradients by differences: nine numbers, no library needed."""
    lots = numpy.random.default_rng(0)
    fitted = numpy.array([0.1, 0.5, 0.5, 0.05, 0.1, 0.1, 0.0, 0.0, 0.0])
    mean, square = numpy.zeros(9), numpy.zeros(9)
    for step in range(1, STEPS + 1):
        some = lots.integers(0, len(seen), 6000)
        shifts = numpy.eye(9) * 1e-3
        slope = [
            (loss(fitted + h, seen[some], won[some]) - loss(fitted - h, seen[some], won[some]))
            for h in shifts
        ]
        gradient = numpy.array(slope) / 2e-3 * SCALE
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient**2
        pace = 0.02 if step < 0.6 * STEPS else 0.004
        way = mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-9)
        fitted = fitted - SCALE * pace * way
    return fitted


def games(players: int, count: int, seed: int) -> tuple[Any, Any]:
    """What was seen in so many games, and who won."""
    engine = load("art-robbery", compiled=True)
    states = engine.deal(players, seed, count)
    room = count * 20
    seats = engine.rules.MAX_PLAYERS
    seen, won = numpy.zeros(room * seats * SIGNS), numpy.zeros(room * seats)
    weight = numpy.array(weights(engine.game, players))
    looks = engine.generic(__spec__.name).look(states, count, weight, seen, won)
    return seen.reshape(room, seats, SIGNS)[:looks, :players], won.reshape(room, seats)[:looks, :players]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000)
    count = parser.parse_args().games
    for players in range(2, 6):
        fitted = fit(*games(players, count, 77))
        seen, won = games(players, count // 3, 1 << 40)
        for name, values in (("new", fitted), ("now", numpy.array(FITTED[players - 2]))):
            said = chances(values, seen)
            brier = ((said - won) ** 2).sum(1).mean()
            print(
                f"{players} players, {name}: Brier score {brier:.3f}, of an even share {1 - 1 / players:.3f}"
            )
            tenths = [(said >= low) & (said < low + 0.2) for low in (0.0, 0.2, 0.4, 0.6, 0.8)]
            print("   " + " ".join(f"{said[t].mean():.2f}/{won[t].mean():.2f}" for t in tenths if t.any()))
        print("    (" + ", ".join(f"{value:.3f}" for value in fitted) + "),", flush=True)


if __name__ == "__main__":
    main()
