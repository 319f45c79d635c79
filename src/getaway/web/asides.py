"""Entries that bring a game no further: one guest may write so many, or the log would grow without end."""

from __future__ import annotations

from getaway.table import entries as log
from getaway.table.refusals import NotNow
from getaway.table.table import Table
from getaway.web.limits import Bucket

A_SECOND, AT_ONCE = 1.0, 90  # seats taken and left, undos, pauses, bots for a while; talk has its own limits
MOST = 3000  # at one table, with talk


class Asides:
    """What guests do at one table besides playing."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._buckets: dict[str, Bucket] = {}

    def check(self, entry: log.AnyEntry, now: float) -> None:
        """Refuse an entry of a guest who has written enough of the kind."""
        if not entry.by or not isinstance(entry, log.ASIDES):
            return
        if self._table.asides[entry.by] >= MOST:
            raise NotNow("table-enough")
        if not isinstance(entry, log.Said):
            bucket = self._buckets.setdefault(entry.by, Bucket(A_SECOND, AT_ONCE, now))
            if not bucket.take(now):
                raise NotNow("table-too-fast")
