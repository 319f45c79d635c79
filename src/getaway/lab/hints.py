"""How often a hint has a reason: over decisions out of games of the bot medium, one in every few."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from time import perf_counter

from getaway import bots, games
from getaway.bots.explanation import Explanation, explain
from getaway.figures import Figure
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told

STRIDE = 3  # of the decisions with a choice, one in so many is asked about
SEED = 2026


def decisions(plain: Engine, fast: Engine, players: int, seed: int) -> Iterator[bots.Situation]:
    """The decisions of a game of medium bots in which there is a choice, as their movers see them."""
    player = bots.find("medium")
    state = plain.deal(players, seed)[0]
    told: list[list[Told]] = [[] for _ in range(players)]
    while state.phase != plain.rules.OVER:
        mover = state.mover
        situation = bots.show(fast, state, mover, seed + state.phase, tuple(told[mover]))
        if len(situation.legal) > 1:
            yield situation
        plain.act(state, mover, player.choose(situation))
        for seat, heard in enumerate(told):
            heard += bots.heard(state.story, seat)


def explained(
    name: str, players: int, count: int, level: str, seed: int = SEED
) -> Iterator[tuple[bots.Situation, Explanation, float]]:
    """So many decisions, what a hint says of each, and the seconds it took."""
    plain, fast = games.load(name), games.load(name, compiled=True)
    bot = bots.find(level, clock=False)
    asked = 0
    while True:
        for number, situation in enumerate(decisions(plain, fast, players, seed)):
            if number % STRIDE == seed % STRIDE:
                start = perf_counter()
                found = explain(bot, situation)
                yield situation, found, perf_counter() - start
                asked += 1
                if asked == count:
                    return
        seed += 1


def bench_hints(
    names: Sequence[str], players: int | None, count: int, level: str
) -> Iterator[dict[str, Figure]]:
    """The share of hints with a true reason, by game and number of players."""
    for name in names:
        for seats in [players] if players else games.find(name).players:
            kinds: Counter[str] = Counter()
            times = []
            for _, found, seconds in explained(name, seats, count, level):
                said = {sentence.message for sentence in found.sentences}
                kinds["reason"] += bool(found.reasons) or "explain-promise" in said
                kinds["aim"] += any(message.startswith("aim-") for message in said)
                kinds["nearly"] += found.nearly_equal
                times.append(seconds)
            yield {
                "game": name,
                "players": seats,
                "bot": level,
                "hints": count,
                "with_a_reason_%": round(100 * kinds["reason"] / count, 1),
                "with_an_aim_%": round(100 * kinds["aim"] / count, 1),
                "nearly_equal_%": round(100 * kinds["nearly"] / count, 1),
                "median_ms": round(1000 * statistics.median(times)),
                "slowest_ms": round(1000 * max(times)),
            }
