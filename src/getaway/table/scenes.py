"""What everybody is given time to see: which entry told it, until when, and who has seen it."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.table.chairs import Chair
from getaway.table.shapes import Scene


class SceneTime:
    """The time for one scene; there may be none."""

    def __init__(self) -> None:
        self._told: tuple[int, int] | None = None  # the entry, and until when
        self._seen: set[int] = set()

    def begin(self, n: int, until: int) -> None:
        """Everybody should see what entry n told."""
        self._told = n, until

    def end(self) -> None:
        """There is nothing more to see."""
        self._told, self._seen = None, set()

    def see(self, seat: int) -> None:
        """A seat has seen it."""
        self._seen.add(seat)

    def hold(self, milliseconds: int) -> None:
        """Move its clock."""
        if self._told is not None:
            self._told = self._told[0], self._told[1] + milliseconds

    def shown(self, chairs: Sequence[Chair]) -> Scene | None:
        """What some person at the table has not said to have seen; its time may be up."""
        persons = {seat for seat, chair in enumerate(chairs) if chair.kind == "person"}
        if self._told is None or persons <= self._seen:
            return None
        return Scene(n=self._told[0], until=self._told[1], seen=sorted(self._seen))
