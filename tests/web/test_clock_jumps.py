"""The clock of the machine jumps and is set right, also across restarts: nobody's time is lost or endless."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from getaway.web import mailbox
from getaway.web.mailbox import now_ms
from tests.web.inside import Inside, inside
from tests.web.serving import table_with

DAY = 86_400_000
JUMP = 1000 * DAY * 1_000_000  # in nanoseconds
SLOW = {"kind": "slow", "seconds": 86_400}


def due(server: Inside) -> int:
    """When the list of tables says that a clock asks for something, after the server has looked."""
    sweep = server.hub.tick(sweep=True)
    asyncio.run_coroutine_threadsafe(sweep, server.hub.loop).result()
    for live in server.hub.tables.values():
        asyncio.run_coroutine_threadsafe(live.listed(), server.hub.loop).result()
    query = server.hub.database.run(lambda c: c.scalar(sa.text("SELECT due FROM tables")))
    found = asyncio.run_coroutine_threadsafe(query, server.hub.loop).result()
    assert isinstance(found, int)
    return found


def is_fair(deadline: int) -> bool:
    """Is there some time left, and not more than a decision has?"""
    return 0 < deadline - now_ms() <= DAY


@pytest.fixture
def began() -> int:
    return mailbox._BEGAN


def test_a_clock_that_was_ahead_and_is_right_again_gives_nobody_a_thousand_days(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, began: int
) -> None:
    monkeypatch.setattr(mailbox, "_BEGAN", began + JUMP)
    with inside(tmp_path) as server:
        table = table_with([server.guest("Ann"), server.guest("Bo")], "art-robbery", clock=SLOW)
    monkeypatch.setattr(mailbox, "_BEGAN", began)
    with inside(tmp_path) as server:
        # Nobody looks at it: the server finds it by itself.
        assert is_fair(due(server))
        deadline = server.hub.tables[table].table.deadline
        assert deadline is not None
        assert is_fair(deadline)
        # What comes next is written with the right time, and asked for with the right one after a restart.
        ann = server.guest("Ann")
        ann.ask("GET", f"/api/tables/{table}")
        live = server.hub.tables[table]
        seat = server.within(lambda: live.table.play.asked[0] if live.table.play else 0)
        server.within(lambda: live.bots.decide_by_clock(seat))
        asyncio.run_coroutine_threadsafe(live.bots.settle(), server.hub.loop).result()
    with inside(tmp_path) as server:
        assert is_fair(due(server))


def test_a_server_that_starts_with_a_clock_ahead_takes_nobodys_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, began: int
) -> None:
    with inside(tmp_path) as server:
        table_with([server.guest("Ann"), server.guest("Bo")], "art-robbery", clock=SLOW)
    monkeypatch.setattr(mailbox, "_BEGAN", began + JUMP)
    with inside(tmp_path) as server:
        assert is_fair(due(server))
        n = next(iter(server.hub.tables.values())).table.n
        asyncio.run_coroutine_threadsafe(server.hub.tick(sweep=True), server.hub.loop).result()
        assert next(iter(server.hub.tables.values())).table.n == n
    monkeypatch.setattr(mailbox, "_BEGAN", began)
    with inside(tmp_path) as server:
        assert is_fair(due(server))
