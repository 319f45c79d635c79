"""Viewers with something to send take turns, so that a thousand of them do not hold the loop up."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable

SLICE_SECONDS = 0.005  # that sending may take in one turn of the loop


class Flushing:
    """Calls whoever waits, first come first served, a slice of time in each turn of the loop."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock  # not the loop's: that one stands still within a turn
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_due = False

    def call_soon(self, flush: Callable[[], None]) -> None:
        """Call once, in this turn of the loop or in one of the next."""
        self._waiting.append(flush)
        self._go_on()

    def _go_on(self) -> None:
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._run)

    def _run(self) -> None:
        self._is_due = False
        ends = self._clock() + SLICE_SECONDS
        # Whoever comes up meanwhile waits for the next turn, as with the loop's own `call_soon`.
        for _ in range(len(self._waiting)):
            self._waiting.popleft()()
            if self._clock() >= ends:
                break
        if self._waiting:
            self._go_on()
