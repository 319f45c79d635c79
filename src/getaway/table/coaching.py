"""Who is coached: one person alone with bots; and with other people, if all of them want it."""

from __future__ import annotations

from getaway.table import entries as log
from getaway.table.refusals import NotNow
from getaway.table.requests import own_seat
from getaway.table.table import Table


def coach(table: Table, guest: str, seat: int | None, on: bool, id: str = "") -> log.Coached:
    """Want the coach at a table of several people, or want him no longer."""
    seat = own_seat(table, guest, seat)
    if table.ended:
        raise NotNow("table-is-over")
    if on == table.chairs[seat].wants_coach:
        raise NotNow("table-clock-is-so")
    return log.Coached(seat=seat, on=on, by=guest, id=id)


def wanted_by(table: Table) -> list[int]:
    """The seats of persons that want the coach."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.guest and chair.wants_coach]


def is_coached(table: Table, seat: int) -> bool:
    """Does the coach speak to a seat? No person at the table may be against it, nor asked in vain."""
    others = [chair for number, chair in enumerate(table.chairs) if chair.guest and number != seat]
    return not others or all(chair.wants_coach for chair in (*others, table.chairs[seat]))
