"""Fits the chances of `evaluation` to games of greedy players, and tells how far they can be trusted.

`python -m tests.games.alcatraz.calibration --games 2000` prints the weights to put there.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy

from getaway.games import load
from getaway.games.alcatraz.considerations import CONSIDERATIONS, FACTORS, consider
from getaway.games.alcatraz.evaluation import ESCAPE_SIGNS, SIGNS, STAY_SIGNS, read_signs
from getaway.games.alcatraz.state import OVER, TURN, VOTE
from getaway.kernel.engine import Engine
from tests.games.alcatraz.weighing import WEIGHTS

Numbers = Any  # an array of NumPy


def watch(engine: Engine, players: int, seed: int, games: int, sides: str) -> tuple[Numbers, Numbers]:
    """The signs when each turn and vote begins, and who stayed in the end (below 0: nobody escaped)."""
    weigh = engine.generic(consider.__module__).consider
    read = engine.generic(read_signs.__module__).read_signs
    weights = numpy.array([WEIGHTS[str(players)][name] for name in CONSIDERATIONS])
    options, table = engine.row(engine.actions, "int64"), numpy.zeros(engine.actions * FACTORS)
    seen, stayed = [], []
    for game in range(games):
        states = engine.deal(players, seed + game, options={"sides": sides})
        last = None
        moments = 0
        while states[0]["phase"] != OVER:
            s = states[0]
            now = (int(s["phase"]), int(s["round"]), int(s["turn"]))
            if now != last and now[0] in (TURN, VOTE):
                signs = numpy.zeros(SIGNS)
                read(s, signs)
                seen.append(signs)
                moments += 1
                last = now
            legal = engine.legal(states)
            options[: len(legal)] = legal
            table[:] = 0
            weigh(s, options, len(legal), table)
            sums = table[: len(legal) * FACTORS].reshape(-1, FACTORS) @ weights
            engine.apply(states, 0, legal[int(sums.argmax())])
        stayed += [int(states[0]["stays"])] * moments
    return numpy.array(seen), numpy.array(stayed)


def fit_escape(signs: Numbers, escaped: Numbers) -> Numbers:
    """A logistic regression by Newton's steps."""
    weights = numpy.zeros(signs.shape[1])
    for _ in range(25):
        p = 1 / (1 + numpy.exp(-signs @ weights))
        slope = signs.T @ (escaped - p)
        bend = (signs * (p * (1 - p))[:, None]).T @ signs + 1e-5 * len(signs) * numpy.eye(len(weights))
        weights += numpy.linalg.solve(bend, slope - 1e-5 * len(signs) * weights)
    return weights


def fit_stay(signs: Numbers, stays: Numbers) -> Numbers:
    """A conditional logistic regression: which of the seats stays."""
    weights = numpy.zeros(signs.shape[2])
    for _ in range(25):
        p = numpy.exp(signs @ weights)
        p /= p.sum(1, keepdims=True)
        mean = (p[:, :, None] * signs).sum(1)
        slope = (signs[numpy.arange(len(stays)), stays] - mean).sum(0)
        bend = numpy.einsum("np,npi,npj->ij", p, signs, signs) - mean.T @ mean
        bend += 1e-5 * len(stays) * numpy.eye(len(weights))
        weights += numpy.linalg.solve(bend, slope - 1e-5 * len(stays) * weights)
    return weights


def by_seat(signs: Numbers, players: int) -> Numbers:
    return signs[:, ESCAPE_SIGNS:].reshape(len(signs), -1, STAY_SIGNS)[:, :players]


def report(signs: Numbers, stays: Numbers, players: int, escape: Numbers, stay: Numbers) -> str:
    """Brier scores of the chances and of the share alone, and what came true by tenths of the chances."""
    p = numpy.exp(by_seat(signs, players) @ stay)
    chances = (1 / (1 + numpy.exp(-signs[:, :ESCAPE_SIGNS] @ escape)))[:, None] * (
        1 - p / p.sum(1, keepdims=True)
    )
    won = numpy.stack([(stays >= 0) & (stays != seat) for seat in range(players)], 1)
    brier, share = ((chances - won) ** 2).mean(), won.mean() * (1 - won.mean())
    order = chances.ravel().argsort()
    tenths = [
        f"{chances.ravel()[part].mean():.2f}/{won.ravel()[part].mean():.2f}"
        for part in numpy.array_split(order, 10)
    ]
    return f"Brier {brier:.3f}, of the share alone {share:.3f}; said/came true: {' '.join(tenths)}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    engine = load("alcatraz", compiled=True)
    for players in engine.game.players:
        kinds = ("silver", "silver", "mixed", "gold")
        parts = [watch(engine, players, 50_000 + 10_000 * i, games, side) for i, side in enumerate(kinds)]
        signs, stays = (numpy.concatenate(column) for column in zip(*parts, strict=True))
        escape = fit_escape(signs[:, :ESCAPE_SIGNS], stays >= 0)
        stay = fit_stay(by_seat(signs[stays >= 0], players), stays[stays >= 0])
        print(players, "escape", escape.round(2).tolist(), "stay", stay.round(2).tolist())
        for side in ("silver", "mixed", "gold"):
            print("  ", side, report(*watch(engine, players, 900_000, games, side), players, escape, stay))


if __name__ == "__main__":
    main()
