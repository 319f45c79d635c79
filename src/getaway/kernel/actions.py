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

    def __init__(self) -> None:
        super().__init__()
        self._at_seats: list[tuple[str, int, int]] = []

    def seats(self, name: str, count: int) -> int:
        """Number one action for each seat that it can be aimed at; returns the first number."""
        self._at_seats.append((name, len(self), count))
        return self.block(name, range(count))

    def seen_from(self, seat: int, players: int) -> list[int]:
        """What a seat's own numbers stand for: it counts the seats from itself on, clockwise."""
        found = list(range(len(self)))
        for _, first, _ in self._at_seats:
            for place in range(players):
                found[first + place] = first + (seat + place) % players
        return found

    @property
    def relative_names(self) -> list[str]:
        """The names in order, with seats counted from the one that decides."""
        names = self.names
        for name, first, count in self._at_seats:
            names[first : first + count] = [name.format(f"+{place}") for place in range(count)]
        return names


class Observation(Numbering):
    """The numbers that `observe` writes, in order."""
