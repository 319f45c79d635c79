"""What lies in a table's mailbox: requests that become entries, and where their answers go."""

from __future__ import annotations

import time
from collections.abc import Callable

from getaway.store.trouble import Trouble
from getaway.table import entries as log
from getaway.table.refusals import NotNow

Make = Callable[[], log.AnyEntry]
Answer = Callable[[int | Exception], None]


# What a database that takes nothing has to say.
TROUBLES: dict[Trouble, str] = {"full": "table-disk-full", "away": "table-database-away"}


class Known(NotNow):
    """A resend: the first was accepted as entry n."""

    def __init__(self, n: int) -> None:
        super().__init__("table-try-again")
        self.n = n


# A clock that goes on while the machine sleeps, where the system has one.
_RUNNING = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
_BEGAN = time.time_ns() - time.clock_gettime_ns(_RUNNING)


def now_ms() -> int:
    """The time of entries. Setting the system's clock does not change it, so no player loses time by that."""
    return (_BEGAN + time.clock_gettime_ns(_RUNNING)) // 1_000_000


SKEW_MS = 60_000  # by which the clocks of several workers may differ


def entry_time(now: int, last: int) -> int:
    """The time of the next entry: never before the last one, unless that one's clock was wrong."""
    return now if is_wrong(last, now) else max(now, last)


def is_wrong(then: int, now: int) -> bool:
    """Is a time that was written down one that cannot have been yet?"""
    return then > now + SKEW_MS


def ignore(_: int | Exception) -> None:
    """Nobody waits for the answer."""
