"""Numbers with readable names: a game's actions, and the numbers that it shows to learners."""

from __future__ import annotations

from collections.abc import Iterable


class Numbering:
    """Numbers things from 0 in named blocks.

    actions = Actions()
    PLAY = actions.block("play {}", ["0", "1", "2"])     # 0, 1, 2
    NOTHING = actions.one("take nothing")                # 3
    """

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._numbers)

    @property
    def names(self) -> list[str]:
        """The names in order."""
        return list(self._numbers)

    def block(self, name: str, things: Iterable[object]) -> int:
        """Number one action for each thing; returns the first number."""
        first = len(self)
        for thing in things:
            self._add(name.format(thing))
        return first

    def one(self, name: str) -> int:
        """Number a single action."""
        self._add(name)
        return len(self) - 1

    def _add(self, name: str) -> None:
        if name in self._numbers:
            raise ValueError(f"two numbers for {name!r}")
        self._numbers[name] = len(self)


class Actions(Numbering):
    """All that can ever be decided in a game, numbered."""


class Observation(Numbering):
    """The numbers that `observe` writes, in order."""
