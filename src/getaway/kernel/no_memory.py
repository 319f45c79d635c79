"""For games in which all that a seat was told can still be seen: nothing has to be put back."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.kernel.dialect import rule
from getaway.kernel.state import GameState


@rule
def remind(s: GameState, true: GameState) -> None:
    """There is nothing to put back."""


@rule
def recollect(s: GameState, seat: int, out: MutableSequence[int]) -> None:
    """There is nothing to add."""
