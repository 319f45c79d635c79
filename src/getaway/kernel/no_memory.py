"""For games in which all that a seat was told can still be seen: nothing has to be put back."""

from __future__ import annotations

from getaway.kernel.dialect import rule
from getaway.kernel.state import GameState


@rule
def remind(s: GameState, true: GameState) -> None:
    """There is nothing to put back."""
