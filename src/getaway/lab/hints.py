"""How often a hint has a reason: over decisions out of games of the bot medium, one in every few."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import perf_counter

from getaway import bots, games
from getaway.bots.explanation import Explanation, explain
from getaway.bots.grounds import compared
from getaway.bots.search import Search
from getaway.figures import Figure
from getaway.kernel.engine import Engine
from getaway.kernel.game import Told

STRIDE = 3  # of the decisions with a choice, one in so many is asked about
SEED = 2026
AFRESH = 1_000_003  # added to a seed: other guessed deals


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


def borne_out(level: str, situation: bots.Situation, found: Explanation) -> list[bool]:
    """Of each outcome that a hint names: does it differ the same way in deals that the hint has not seen?"""
    bot = bots.find(level, clock=False)
    if not isinstance(bot, Search) or found.instead is None or not found.outcomes:
        return []
    actions = (found.action, found.instead)
    trial = bot.trial(replace(situation, seed=situation.seed + AFRESH), list(actions))
    afresh = compared(trial, *actions, bot.budget.simulations)
    return [
        (afresh[name][0] - afresh[name][1]) * (after - instead) > 0
        for name, (after, instead) in found.outcomes.items()
    ]


def bench_hints(
    names: Sequence[str], players: int | None, count: int, level: str, seed: int = SEED
) -> Iterator[dict[str, Figure]]:
    """The share of hints with a true reason, by game and number of players."""
    for name in names:
        for seats in [players] if players else games.find(name).players:
            kinds: Counter[str] = Counter()
            times = []
            checked: list[bool] = []
            for situation, found, seconds in explained(name, seats, count, level, seed):
                checked += borne_out(level, situation, found)
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
                "seed": seed,
                "with_a_reason_%": round(100 * kinds["reason"] / count, 1),
                "outcomes_named": len(checked),
                "borne_out_%": round(100 * sum(checked) / max(1, len(checked)), 1),
                "with_an_aim_%": round(100 * kinds["aim"] / count, 1),
                "nearly_equal_%": round(100 * kinds["nearly"] / count, 1),
                "median_ms": round(1000 * statistics.median(times)),
                "slowest_ms": round(1000 * max(times)),
            }
