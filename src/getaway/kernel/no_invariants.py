"""For games that say nothing of what must always hold."""

from __future__ import annotations

from getaway.kernel.dialect import rule
from getaway.kernel.state import GameState


@rule
def violated(s: GameState) -> int:
    """Nothing is."""
    return 0
