"""Counts the games that have ended: what came of them for the ratings of their guests."""

from __future__ import annotations

import msgspec

from getaway.review.ratings import counted
from getaway.store.ratings import Counted, Finished, Ratings
from getaway.table import entries as log
from getaway.table.table import Table
from getaway.table_bots.engines import plain_engine
from getaway.web.shapes import TableReply

SETTLED_MS = 3000  # after its end a game is counted: whatever ended before it is in the lists by then
TOGETHER = 20
SEATING = (log.Created, log.Sat, log.Left, log.BotTook, log.Returned)


def _counted(finished: Finished) -> Counted | None:
    """Whether a game counts: the log says who sat where, the card how it ended."""
    outcome = msgspec.json.decode(finished.card, type=TableReply).outcome
    if outcome is None or not outcome.payoffs:
        return None
    table = Table(finished.name, plain_engine)
    began = False
    for n, at, text in finished.log:
        entry = log.read(text)
        began = began or isinstance(entry, log.Started)
        if isinstance(entry, log.Left) and began:
            # As the table does once a game runs: a bot has the seat.
            chair = table.chairs[entry.seat]
            chair.guest, chair.bot = "", table.made.stand_in
        elif isinstance(entry, SEATING):
            table.read(n, at, entry)
    return counted(table.made, table.chairs, outcome.payoffs, outcome.at)


async def settle(ratings: Ratings, now: int) -> int:
    """Count games that have ended, in that order, each once; how many were."""
    waiting = await ratings.waiting(now - SETTLED_MS, TOGETHER)
    for finished in waiting:
        await ratings.count(finished.name, _counted(finished))
    return len(waiting)
