"""The numbers that the seats of a table add to its chance: sealed before the deal, opened for it.

The server has fixed its own seed before. When the deal is asked for, all seals are fixed too, and only then
are the numbers told: nobody, not even the host, can choose one to fit the others.
"""

from __future__ import annotations

from collections.abc import Sequence

from getaway.table import entries as log
from getaway.table.chairs import Chair
from getaway.table.chance import number_of_bot

OPEN_SECONDS = 5  # that the deal waits for sealed numbers; a seat that is late has given none


class Numbers:
    """Who has sealed a number, and who has opened it. Seats that have not are empty."""

    def __init__(self, seats: int) -> None:
        self.seals = [""] * seats
        self.opened = [""] * seats
        self.asked_at: int | None = None  # when the deal was asked for, in milliseconds

    def read(self, at: int, entry: log.NumberSealed | log.DealAsked | log.NumberOpened) -> None:
        """Take in an entry of the log."""
        if isinstance(entry, log.NumberSealed):
            self.seals[entry.seat] = entry.seal
        elif isinstance(entry, log.NumberOpened):
            self.opened[entry.seat] = entry.number
        else:
            self.asked_at = at

    @property
    def owed(self) -> list[int]:
        """The seats whose numbers are sealed and not told."""
        return [seat for seat, seal in enumerate(self.seals) if seal and not self.opened[seat]]

    @property
    def deadline(self) -> int | None:
        """Until when numbers may be told, in milliseconds; None if nobody has asked for the deal."""
        return None if self.asked_at is None else self.asked_at + 1000 * OPEN_SECONDS

    def hold(self, milliseconds: int) -> None:
        """Move the clock of the deal."""
        if self.asked_at is not None:
            self.asked_at += milliseconds

    def forget(self, seat: int) -> None:
        """Somebody else sits there now."""
        self.seals[seat] = ""

    def gather(self, seed: str, chairs: Sequence[Chair]) -> list[str]:
        """All numbers for the deal. A bot's comes from the server's seed; empty where nobody gave one."""
        for seat, chair in enumerate(chairs):
            if chair.kind == "bot":
                self.opened[seat] = number_of_bot(seed, seat)
        return self.opened
