"""A PostgreSQL that falls silent: tables go on by themselves, and the server can be stopped."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from getaway.store.listening import Listener
from tests.postgres import Cluster
from tests.store.black_hole import BlackHole
from tests.web.inside import inside
from tests.web.serving import served, table_with


@contextmanager
def hole_to(postgres: Cluster) -> Iterator[BlackHole]:
    """A black hole in a loop of its own."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    hole = BlackHole(postgres.folder)
    asyncio.run_coroutine_threadsafe(hole.open(), loop).result()
    try:
        yield hole
    finally:
        asyncio.run_coroutine_threadsafe(hole.close(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


async def test_what_others_write_is_found_also_by_whoever_hears_nothing(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def deaf(self: Listener) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Listener, "_run", deaf)
    url = await asyncio.to_thread(postgres.new_database)
    with served(postgres.folder, database=url) as other, inside(postgres.folder, database=url) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = await asyncio.to_thread(table_with, [ann, bo], "art-robbery")
        line = await ann.sit_at(table)
        await line.until("view")
        there = other.guest("Zoe")
        there.cookie = bo.cookie
        told = await there.sit_at(table)
        await told.until("view")
        await told.send("say", phrase="oops")
        n = (await told.until("accepted"))["n"]
        sweep = server.hub.tick(sweep=True)
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(sweep, server.hub.loop))
        while (await line.until("view"))["n"] < n:
            pass
        await line.close()
        await told.close()


def test_a_server_whose_database_hangs_says_so_and_stops_all_the_same(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a limit the block would never end."""
    monkeypatch.setattr("getaway.store.pulse.FRESH_SECONDS", 0.0)
    url = postgres.new_database()
    with hole_to(postgres) as hole:
        through = url.replace(str(postgres.folder), str(hole.folder))
        with inside(postgres.folder, database=through) as server:
            ann, bo = server.guest("Ann"), server.guest("Bo")
            table = table_with([ann, bo], "art-robbery")
            assert ann.ask("GET", "/healthz")[0] == 200
            hole.swallows_all = True
            live = server.hub.tables[table]
            server.within(lambda: live.post(lambda: live.table.made))
            status, reply = ann.ask("GET", "/healthz")
            assert (status, reply["status"]) == (503, "failing")
    assert "stopped without an answer of the database" in server.errors()
