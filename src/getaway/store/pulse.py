"""Does the database take a change now? Asked for, not remembered: nobody may have written for hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from getaway.store.journal import Journal

PATIENCE_SECONDS = 1.0
FRESH_SECONDS = 1.0  # however many ask, the database is tried once in so long


class Pulse:
    """Tries a change that changes nothing; one try at a time."""

    def __init__(self, journal: Journal, clock: Callable[[], float]) -> None:
        self._journal = journal
        self._clock = clock
        self._trying: asyncio.Task[None] | None = None
        self._tried_at = 0.0

    async def is_well(self) -> bool:
        """Was it done, or will it be in a moment?"""
        trying = self._trying
        if trying is None or (trying.done() and not self._is_fresh(trying)):
            self._tried_at = self._clock()
            trying = self._trying = asyncio.create_task(self._journal.try_again(), name="pulse")
        await asyncio.wait({trying}, timeout=PATIENCE_SECONDS)
        return trying.done() and not trying.cancelled() and trying.exception() is None

    def _is_fresh(self, tried: asyncio.Task[None]) -> bool:
        """Only what went well is believed for a while."""
        is_good = not tried.cancelled() and tried.exception() is None and not self._journal.is_failing
        return is_good and self._clock() - self._tried_at < FRESH_SECONDS

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._trying is not None:
            self._trying.cancel()
