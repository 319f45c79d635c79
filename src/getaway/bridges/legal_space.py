"""The action space of an agent in a game that goes on: what is drawn from it can be done."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

import numpy
from gymnasium import spaces

from getaway.bridges.arrays import Mask


class LegalSpace(spaces.Discrete[numpy.int64]):
    """All actions of the game; without a mask `sample` draws among those legal for its agent now.

    While the agent decides nothing, everything may be drawn: it is not looked at. What is passed to `step`
    is checked as ever. A copy that leaves its environment, as to another process, is a plain `Discrete`.
    """

    def __init__(self, actions: int, legal: Callable[[], Mask | None]) -> None:
        super().__init__(actions)
        self._legal = legal

    def sample(self, mask: Mask | None = None, probability: Mask | None = None) -> numpy.int64:
        """One action."""
        if mask is None and probability is None:
            mask = self._legal()
        return super().sample(mask, probability)

    def __reduce__(self) -> tuple[type[spaces.Discrete[numpy.int64]], tuple[int]]:
        return spaces.Discrete, (int(self.n),)


class OwnSpaces:
    """An environment whose action spaces look at it: a copy makes its own, which draw as these would."""

    BOUND: ClassVar[tuple[str, ...]] = ()  # what is made anew in a copy beside the spaces
    _action_spaces: dict[str, LegalSpace]

    @abstractmethod
    def bind(self) -> None:
        """Make the spaces, and whatever else belongs to this environment alone."""

    def __getstate__(self) -> dict[str, object]:
        bound = ("_action_spaces", *self.BOUND)
        kept = {name: value for name, value in self.__dict__.items() if name not in bound}
        return kept | {"dice": {agent: space.np_random for agent, space in self._action_spaces.items()}}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        dice: dict[str, numpy.random.Generator] = self.__dict__.pop("dice")
        self.bind()
        for agent, space in self._action_spaces.items():
            space._np_random = dice[agent]
