"""The action space of an agent in a game that goes on: what is drawn from it can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy
from gymnasium import spaces

Mask = numpy.ndarray[Any, Any]


class LegalSpace(spaces.Discrete[Any]):
    """All actions of the game; without a mask `sample` draws among those legal for its agent now.

    While the agent decides nothing, everything may be drawn: it is not looked at. What is passed to `step`
    is checked as ever. A copy that leaves its environment, as to another process, is a plain `Discrete`.
    """

    def __init__(self, actions: int, legal: Callable[[], Mask | None]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> Any:
        """One action."""
        if mask is None and probability is None:
            mask = self._legal()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[Any, ...]:
        return spaces.Discrete, (int(self.n),)


def dice_of(made: dict[str, LegalSpace]) -> dict[str, Any]:
    """The random numbers that each agent's space draws by."""
    return {agent: space.np_random for agent, space in made.items()}


def hand_dice(made: dict[str, LegalSpace], dice: dict[str, Any]) -> None:
    """Let the spaces of a copy draw as those it was copied from would."""
    for agent, space in made.items():
        space._np_random = dice[agent]
