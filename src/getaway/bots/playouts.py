"""A bot that tries every action in many guessed games, plays them out at random and counts its wins."""

from __future__ import annotations

from typing import Any

from getaway.kernel.chance import Dice, below
from getaway.kernel.engine import Engine

# Games to think in for each decision, whatever the number of actions.
BUDGET = 160


def choose_by_playouts(engine: Engine, hidden: Any, seat: int, seed: int) -> int:
    """The action that wins most for the seat; every action meets the same guessed deals."""
    legal = engine.legal(engine.spread(hidden, 1))
    if len(legal) == 1:
        return legal[0]
    deals = BUDGET // len(legal)
    dice = Dice(seed)
    seeds = [below(dice, 1 << 30) for _ in range(deals)]
    return max(legal, key=lambda action: _wins(engine, hidden, seat, action, seeds))


def _wins(engine: Engine, hidden: Any, seat: int, action: int, seeds: list[int]) -> float:
    games = engine.spread(hidden, len(seeds))
    for i, seed in enumerate(seeds):
        engine.determinize(games, i, seat, seed)
        engine.apply(games, i, action)
    engine.play_random(games, 0, len(seeds))
    return sum(engine.payoff(games, i)[seat] for i in range(len(seeds)))
