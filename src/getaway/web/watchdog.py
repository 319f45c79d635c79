"""Notices when the event loop is held up: meanwhile nobody at any table gets an answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from getaway.web.logs import note
from getaway.web.metrics import Histogram

BEAT_SECONDS = 0.02
WORTH_A_NOTE = 0.25
NOTE_SECONDS = 10.0  # at most one line in so long


class Watchdog:
    """A heart that beats in the loop; a beat that comes late was held up.

    By the loop's own work, or because the machine gave the processor to somebody else: the processor time of
    the loop's thread tells which.
    """

    def __init__(self, clock: Callable[[], float], own_clock: Callable[[], float] = time.thread_time) -> None:
        self._clock = clock
        self._own_clock = own_clock
        self.stalls = Histogram()  # how late the beats were
        self.longest = 0.0
        self.longest_work = 0.0  # of the lateness of a beat, what the loop itself has worked
        self._worked = 0.0
        self._due = 0.0
        self._noted = -NOTE_SECONDS
        self._handle: asyncio.TimerHandle | None = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        """Beat from now on."""
        self._due = self._clock() + BEAT_SECONDS
        self._worked = self._own_clock()
        self._handle = loop.call_later(BEAT_SECONDS, self._go_on, loop)

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        self.beat()
        self.start(loop)

    def beat(self) -> None:
        """The loop has come round."""
        now = self._clock()
        late = max(0.0, now - self._due)
        self.stalls.add(late)
        self.longest = max(self.longest, late)
        self.longest_work = max(self.longest_work, min(late, self._own_clock() - self._worked))
        if late >= WORTH_A_NOTE and now - self._noted >= NOTE_SECONDS:
            self._noted = now
            note("loop was held up", seconds=round(late, 3))

    def stop(self) -> None:
        """No more."""
        if self._handle is not None:
            self._handle.cancel()
