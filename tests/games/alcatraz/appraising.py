"""Fits `appraisal.py` anew to games of players who look ahead a little: after a change of its signs.

python -m tests.games.alcatraz.appraising [--games 400]

The new numbers stay near those that stand there, as games of searchers are few.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy

from getaway import bots
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.games import load
from getaway.games.alcatraz.appraisal import COMMON, FITTED, SIGNS, read_signs
from getaway.kernel.engine import Engine

SIMULATIONS = 30
EVERY = 10  # decisions between two looks
NEARNESS = 1e-2  # how hard it is for a number to leave its place
STEPS = 600
SEED, UNSEEN = 77, 1 << 40

Numbers = Any  # an array of NumPy


def watch(engine: Engine, players: int, seed: int, games: int) -> tuple[Numbers, Numbers]:
    """The signs now and then, and what came in the end: 0 all were caught, else 1 and who stayed."""
    read = engine.generic(read_signs.__module__).read_signs
    bot = Search(Budget(SIMULATIONS), careful=True)
    seen, came = [], []
    for game in range(games):
        states = engine.deal(players, seed + game)
        moment = begun = 0
        while legal := engine.legal(states):
            if moment % EVERY == 0:
                signs = numpy.zeros(COMMON + engine.rules.MAX_PLAYERS * SIGNS)
                read(states[0], signs)
                seen.append(signs[: COMMON + players * SIGNS])
                begun += 1
            action = legal[0]
            if len(legal) > 1:
                mover = int(states[0]["mover"])
                action = bot.choose(bots.show(engine, engine.plain(states), mover, seed + moment))
            engine.apply(states, 0, action)
            moment += 1
        came += [1 + int(states[0]["stays"])] * begun
    return numpy.array(seen), numpy.array(came)


def chances(fitted: Numbers, seen: Numbers) -> Numbers:
    """How likely each outcome is: all caught, or one of the seats stays."""
    own = seen[:, COMMON:].reshape(len(seen), -1, SIGNS) @ fitted[COMMON:]
    scores = numpy.concatenate([seen[:, :COMMON] @ fitted[:COMMON, None], own], 1)
    found = numpy.exp(scores - scores.max(1, keepdims=True))
    return found / found.sum(1, keepdims=True)


def fit(start: Numbers, seen: Numbers, came: Numbers) -> Numbers:
    """Adam; the mean of the last third of the way, which shakes less."""
    fitted, mean, square, last = start.copy(), 0.0 * start, 0.0 * start, []
    seats = seen[:, COMMON:].reshape(len(seen), -1, SIGNS)
    for step in range(1, STEPS + 1):
        off = chances(fitted, seen)
        off[numpy.arange(len(came)), came] -= 1
        common, own = off[:, 0] @ seen[:, :COMMON], numpy.einsum("np,npk->k", off[:, 1:], seats)
        slope = numpy.concatenate([common, own]) / len(came) + NEARNESS * (fitted - start)
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        fitted = fitted - 0.01 * mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-9)
        if step > 0.7 * STEPS:
            last.append(fitted)
    return numpy.mean(last, 0)


def brier(fitted: Numbers, seen: Numbers, came: Numbers) -> float:
    """How far the chances to escape are from what came."""
    said = chances(fitted, seen)
    escapes = 1 - said[:, :1] - said[:, 1:]
    won = (came[:, None] > 0) & (came[:, None] - 1 != numpy.arange(escapes.shape[1]))
    return float(((escapes - won) ** 2).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    count = parser.parse_args().games
    engine = load("alcatraz", compiled=True)
    now = numpy.array(FITTED)
    fitted = fit(now, *watch(engine, 3, SEED, count))
    print("(" + ", ".join(f"{value:.3f}" for value in fitted) + ")", flush=True)
    for players in engine.game.players:
        fresh = watch(engine, players, UNSEEN, -(-count // 4))
        for name, values in (("new", fitted), ("now", now)):
            print(f"{players} players, {name}: Brier score {brier(values, *fresh):.3f}", flush=True)


if __name__ == "__main__":
    main()
