"""Fits `appraisal.py` anew to games of players who look one step ahead by it: after a change of its signs.

python -m tests.games.art_robbery.appraising [--games 12000]

The games are played by the numbers as they stand: write the new ones down and run it again until they
settle.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy

from getaway.bots.simulation import TRIED, glance
from getaway.games import load
from getaway.games.art_robbery.appraisal import ALIBIS, CURVES, FITTED, LOOT, LOOT_ALIBIS, SIGNS, read_signs
from getaway.games.art_robbery.evaluation import progress
from getaway.games.art_robbery.scoring import FINE
from getaway.kernel.chance import below
from getaway.kernel.contract import ACTIONS, MAX_PLAYERS, OVER, apply, result
from getaway.kernel.dialect import copy_state, flags, numbers, reals, rule

SLIP = 6
EVERY = 15  # decisions between two looks, on average
STEPS = 1500
SEED, UNSEEN = 77, 1 << 40
SCALE = numpy.array([1, 1, 1, 0.2, 0.2, 0.2] + [1] * (SIGNS - LOOT))


@rule
def look(deals: Any, games: int, states: Any, seen: Any, gone: Any, won: Any) -> int:
    """Play games and write what each seat has now and then, and what it wins; returns how many looks."""
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    payoff = reals(MAX_PLAYERS)
    chances = reals(MAX_PLAYERS)
    looks = 0
    for i in range(games):
        copy_state(deals, i, states, TRIED)
        s = states[TRIED]
        begun = looks
        while s.phase != OVER:
            if below(s, EVERY) == 0 and looks < len(gone):
                signs = reals(MAX_PLAYERS * SIGNS)
                read_signs(s, signs)
                for k in range(MAX_PLAYERS * SIGNS):
                    seen[looks * MAX_PLAYERS * SIGNS + k] = signs[k]
                gone[looks] = progress(s)
                looks += 1
            apply(s, glance(states, mask, options, SLIP, chances))
        result(s, payoff)
        for j in range(begun, looks):
            for p in range(s.players):
                won[j * MAX_PLAYERS + p] = payoff[p]
    return looks


class Guess:
    """What `appraise` says by some numbers, for all looks at once, and how to make it better."""

    def __init__(self, fitted: Any, seen: Any, gone: Any) -> None:
        players = seen.shape[1]
        self.seen = seen
        self.curve = numpy.stack([numpy.ones_like(gone), gone, gone**3], 1)
        counts = fitted[CURVES:]
        self.own = seen[..., 0] + seen[..., LOOT:LOOT_ALIBIS] @ counts[: LOOT_ALIBIS - LOOT]
        self.safe = seen[..., ALIBIS] + seen[..., LOOT_ALIBIS:] @ counts[LOOT_ALIBIS - LOOT :]
        self.alibi = (self.curve @ fitted[0:3])[:, None]
        self.point = (self.curve @ fitted[3:6])[:, None]
        self.poor = softmax(-self.alibi * self.safe)
        # For each seat that may be poorest: who is strongest then.
        strong = numpy.repeat((self.point * self.own)[:, None, :], players, 1)
        everyone = numpy.arange(players)
        strong[:, everyone, everyone] -= self.point * FINE if players == 2 else 1e9
        self.best = softmax(strong)
        self.chances = (self.poor[:, :, None] * self.best).sum(1)

    def slope(self, won: Any) -> Any:
        """How the surprise at what came grows with each of the numbers."""
        chances = -won / (self.chances + 1e-9) / len(won)
        poor = through(self.poor, (self.best * chances[:, None, :]).sum(2))
        strong = through(self.best, self.poor[:, :, None] * chances[:, None, :])
        point = (strong.sum(1) * self.own).sum(1)
        if self.seen.shape[1] == 2:
            point = point - FINE * numpy.einsum("bii->b", strong)
        own, safe = strong.sum(1) * self.point, -poor * self.alibi
        return numpy.concatenate(
            [
                self.curve.T @ -(poor * self.safe).sum(1),
                self.curve.T @ point,
                numpy.einsum("bi,bik->k", own, self.seen[..., LOOT:LOOT_ALIBIS]),
                numpy.einsum("bi,bik->k", safe, self.seen[..., LOOT_ALIBIS:]),
            ]
        )


def softmax(scores: Any) -> Any:
    found = numpy.exp(scores - scores.max(-1, keepdims=True))
    return found / found.sum(-1, keepdims=True)


def through(shares: Any, slope: Any) -> Any:
    """A slope by shares as one by the scores that they were made from."""
    return shares * (slope - (shares * slope).sum(-1, keepdims=True))


def fit(start: Any, seen: Any, gone: Any, won: Any) -> Any:
    """Adam; the mean of the last third of the way, which shakes less."""
    lots = numpy.random.default_rng(0)
    fitted, mean, square, last = start.copy(), 0.0 * start, 0.0 * start, []
    for step in range(1, STEPS + 1):
        some = lots.integers(0, len(seen), 4000)
        slope = (Guess(fitted, seen[some], gone[some]).slope(won[some]) + 2e-5 * fitted) * SCALE
        mean = 0.9 * mean + 0.1 * slope
        square = 0.99 * square + 0.01 * slope**2
        pace = 0.02 if step < 0.5 * STEPS else 0.005
        way = mean / (1 - 0.9**step) / (numpy.sqrt(square / (1 - 0.99**step)) + 1e-9)
        fitted = fitted - SCALE * pace * way
        if step > 0.7 * STEPS:
            last.append(fitted)
    return numpy.mean(last, 0)


def games(players: int, count: int, seed: int) -> tuple[Any, Any, Any]:
    """What was seen in so many games, how far they were, and who won."""
    engine = load("art-robbery", compiled=True)
    deals = engine.deal(players, seed, count)
    states = engine.spread(engine.plain(deals), engine.generic("getaway.bots.simulation").PLACES)
    room, seats = count * 12, engine.rules.MAX_PLAYERS
    seen, gone, won = numpy.zeros(room * seats * SIGNS), numpy.zeros(room), numpy.zeros(room * seats)
    looks = engine.generic(__spec__.name).look(deals, count, states, seen, gone, won)
    return (
        seen.reshape(room, seats, SIGNS)[:looks, :players],
        gone[:looks],
        won.reshape(room, seats)[:looks, :players],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=12000)
    count = parser.parse_args().games
    for players in range(2, 6):
        now = numpy.array(FITTED[players - 2])
        fitted = fit(now, *games(players, count, SEED))
        seen, gone, won = games(players, count // 3, UNSEEN)
        for name, values in (("new", fitted), ("now", now)):
            said = Guess(values, seen, gone).chances
            brier = ((said - won) ** 2).sum(1).mean()
            print(
                f"{players} players, {name}: Brier score {brier:.3f}, of an even share {1 - 1 / players:.3f}"
            )
            tenths = [(said >= low) & (said < low + 0.2) for low in (0.0, 0.2, 0.4, 0.6, 0.8)]
            print("   " + " ".join(f"{said[t].mean():.2f}/{won[t].mean():.2f}" for t in tenths if t.any()))
        print("    (" + ", ".join(f"{value:.3f}" for value in fitted) + "),", flush=True)


if __name__ == "__main__":
    main()
