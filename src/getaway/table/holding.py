"""The clocks of a table are held: while all persons want a pause, and where the system's clock was wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from getaway.table.table import Table


def mind_the_clock(table: Table) -> None:
    """The clock stands while all persons at the table want it to."""
    if not table.wants_pause and table.paused_at is None:
        return
    persons = {seat for seat, chair in enumerate(table.chairs) if chair.kind == "person"}
    stands = bool(persons) and persons <= table.wants_pause
    if stands and table.paused_at is None:
        table.paused_at = table.at
    elif not stands and table.paused_at is not None:
        _hold_clocks(table, table.at - table.paused_at)
        table.paused_at = None


def set_back(table: Table, at: int) -> None:
    """The system's clock was wrong and was set back: what it had measured goes back with it."""
    ahead, table.at = table.at - at, at
    _hold_clocks(table, -ahead)
    table.numbers.hold(-ahead)
    table.paused_at = None if table.paused_at is None else table.paused_at - ahead
    table.scenes.hold(-ahead)
    table.spoke_at = {kind: [then - ahead for then in times] for kind, times in table.spoke_at.items()}


def _hold_clocks(table: Table, milliseconds: int) -> None:
    """Move running clocks forward by the length of a pause: it counts against nobody."""
    table.asked_at += milliseconds
    for step in table.play.path if table.play is not None else ():
        step.asked_at += milliseconds
