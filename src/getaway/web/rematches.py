"""Playing again with the same seats and options; the next one starts."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from getaway.kernel.options import SeatOr
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import SEED_BYTES
from getaway.table.refusals import NotNow
from getaway.web.identity import new_token

if TYPE_CHECKING:
    from getaway.table.table import Table
    from getaway.web.hub import Hub
    from getaway.web.live import LiveTable


def entries_for(table: Table, guest: str) -> list[log.AnyEntry]:
    """The first entries of the rematch of a game that is over; whoever asked for it starts it."""
    assert table.play is not None
    options = dict(table.made.options)
    for option in table.play.game.options:
        if isinstance(option, SeatOr):
            options[option.name] = (table.play.starter + 1) % table.made.players
    seed = secrets.token_bytes(SEED_BYTES).hex()
    fresh: dict[str, object] = {
        "seed": seed,
        "options": options,
        "before": table.name,
        "fair": True,
        "by": guest,
        "id": "",
    }
    # A what-if that is played again is a game of its own.
    fresh["branch"] = None
    made = msgspec.structs.replace(table.made, **fresh)
    seated: list[log.AnyEntry] = [made]
    for seat, chair in enumerate(table.chairs):
        # A bot that only sat in goes; its seat is its owner's again.
        bot = "" if chair.guest else chair.bot
        seated.append(log.Sat(seat=seat, name=chair.name, guest=chair.guest, bot=bot))
    return seated


async def follow(hub: Hub, live: LiveTable, guest: str) -> LiveTable:
    """The rematch of a table: made now, or the one that somebody else has asked for."""
    table = live.table
    if not table.ended or table.play is None:
        raise NotNow("table-not-over")
    if not table.seats_of(guest):
        raise NotNow("table-not-your-seat", seat=0)
    if not table.rematch:
        # Who asks while it is made waits for the same one.
        if live.following is None:
            live.following = hub.loop.create_task(_make(hub, live, guest))
            live.following.add_done_callback(lambda _: setattr(live, "following", None))
        await asyncio.shield(live.following)
    found = await hub.live(table.rematch)
    assert found is not None
    return found


async def _make(hub: Hub, live: LiveTable, guest: str) -> None:
    name = new_token()

    def make() -> log.AnyEntry:
        if live.table.rematch:
            raise NotNow("table-has-rematch")
        return log.Followed(table=name, by=guest)

    await hub.makings.reserve(name, guest, "", None)
    # The new table is written first: a rematch that the log names has to be there.
    made = await hub.create(name, entries_for(live.table, guest))
    try:
        await live.ask(make)
    except NotNow:
        # Another worker was first, or the entry could not be written: close the table that nothing links to.
        await made.ask(lambda: requests.close(made.table, guest))
        if not live.table.rematch:
            raise
