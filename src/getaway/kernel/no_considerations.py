"""For games in which nothing is known to speak for an action: whoever weighs them finds all alike."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.kernel.dialect import rule
from getaway.kernel.state import GameState

FACTORS = 0


@rule
def consider(s: GameState, options: MutableSequence[int], count: int, table: MutableSequence[float]) -> None:
    """There is nothing to write."""
