"""The bot called random: any legal action, each as likely."""

from __future__ import annotations

from typing import Any

from getaway.kernel.chance import Dice, below
from getaway.kernel.engine import Engine


def choose_uniformly(engine: Engine, hidden: Any, seat: int, seed: int) -> int:
    """Any legal action of the seat."""
    legal = engine.legal(engine.spread(hidden, 1))
    dice = Dice(seed)
    return legal[below(dice, len(legal))]
