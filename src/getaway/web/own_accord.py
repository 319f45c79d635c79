"""What happens at a table without anybody asking for it: the deal, a vote that is due, the end."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from getaway.table import dealing, requests
from getaway.table import entries as log
from getaway.table.refusals import NotNow
from getaway.table.table import Table
from getaway.web.mailbox import Make

Follows = Callable[[Table, int], log.AnyEntry | None]


def _end(table: Table, _: int) -> log.AnyEntry | None:
    return log.Ended() if table.owes_end else None


def _call(table: Table, _: int) -> log.AnyEntry | None:
    return requests.call_among_bots(table)


FOLLOWS: tuple[Follows, ...] = (_end, _call, dealing.deal)
IN_TIME: tuple[Follows, ...] = (requests.due, dealing.deal)


def what_follows(table: Table, now: int, kinds: tuple[Follows, ...] = FOLLOWS) -> list[Make]:
    """Requests for what follows from the table as it is now; each looks again when its turn comes."""
    return [partial(_make, table, now, kind) for kind in kinds if kind(table, now) is not None]


def _make(table: Table, now: int, kind: Follows) -> log.AnyEntry:
    entry = kind(table, now)
    if entry is None:
        # Somebody else was first.
        raise NotNow("table-try-again")
    return entry
