"""From the wish to begin to the deal: every seat seals a number, then all are opened, then it is dealt."""

from __future__ import annotations

import hmac

from getaway.table import entries as log
from getaway.table.chance import NUMBER_BYTES, SEAL_BYTES, is_hex, seal_of
from getaway.table.refusals import NotNow
from getaway.table.requests import check_not_dealing, own_seat
from getaway.table.table import Table


def seal_number(table: Table, guest: str, seat: int, seal: str) -> log.NumberSealed:
    """Fix the number of one's seat without telling it; until the deal is asked for, also another one."""
    seat = own_seat(table, guest, seat)
    if table.ended:
        raise NotNow("table-is-over")
    if table.play is not None:
        raise NotNow("table-has-started")
    check_not_dealing(table)
    if not table.made.fair or not is_hex(seal, SEAL_BYTES):
        raise NotNow("table-no-number")
    return log.NumberSealed(seat=seat, seal=seal, by=guest)


def open_number(table: Table, guest: str, seat: int, number: str) -> log.NumberOpened:
    """Tell the number that one's seat has sealed, once nobody can change theirs any more."""
    seat = own_seat(table, guest, seat)
    if table.play is not None:
        raise NotNow("table-has-started")
    if table.numbers.asked_at is None or seat not in table.numbers.owed:
        raise NotNow("table-number-not-asked")
    sealed = table.numbers.seals[seat]
    if not is_hex(number, NUMBER_BYTES) or not hmac.compare_digest(seal_of(number), sealed):
        raise NotNow("table-no-number")
    return log.NumberOpened(seat=seat, number=number, by=guest)


def deal(table: Table, now: int) -> log.Started | None:
    """The deal, if somebody has asked for it, and nobody's number is to be waited for; else None."""
    if table.play is not None or table.deadline is None:
        return None
    if table.numbers.owed and now < table.deadline:
        return None
    return log.Started()
