"""Each seat's chance to escape, without looking ahead."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.state import State
from getaway.kernel.dialect import rule


@rule
def evaluate(s: State, chances: MutableSequence[float]) -> None:
    """Each seat's chance to escape."""
    for seat in range(s.players):
        chances[seat] = 0.5
