"""Playing again with the same seats and options; the next one starts."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from getaway.kernel.options import SeatOr
from getaway.table import entries as log
from getaway.table.chance import SEED_BYTES
from getaway.table.refusals import NotNow
from getaway.web.identity import new_token

if TYPE_CHECKING:
    from getaway.table.table import Table
    from getaway.web.hub import Hub
    from getaway.web.live import LiveTable


def entries_for(table: Table) -> list[log.AnyEntry]:
    """The first entries of the rematch of a game that is over."""
    assert table.play is not None
    options = dict(table.made.options)
    for option in table.play.game.options:
        if isinstance(option, SeatOr):
            options[option.name] = (table.play.starter + 1) % table.made.players
    seed = secrets.token_bytes(SEED_BYTES).hex()
    made = msgspec.structs.replace(table.made, seed=seed, options=options, before=table.name, id="")
    seated: list[log.AnyEntry] = [made]
    for seat, chair in enumerate(table.chairs):
        # A bot that only sat in goes; its seat is its owner's again.
        bot = "" if chair.guest else chair.bot
        seated.append(log.Sat(seat=seat, name=chair.name, guest=chair.guest, bot=bot))
    return seated


async def follow(hub: Hub, live: LiveTable, guest: str) -> LiveTable:
    """The rematch of a table: made now, or the one that somebody else has just asked for."""
    name = new_token()

    def make() -> log.AnyEntry:
        table = live.table
        if not table.ended or table.play is None:
            raise NotNow("table-not-over")
        if not table.seats_of(guest):
            raise NotNow("table-not-your-seat", seat=0)
        if table.rematch:
            raise NotNow("table-has-rematch")
        return log.Followed(table=name, by=guest)

    # The new table is written first: a rematch that the log names has to be there.
    if live.table.ended and live.table.play is not None and not live.table.rematch:
        await hub.create(name, entries_for(live.table))
    try:
        await live.ask(make)
    except NotNow:
        if not live.table.rematch or not live.table.seats_of(guest):
            raise
    found = await hub.live(live.table.rematch)
    assert found is not None
    return found
