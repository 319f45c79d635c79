"""A connection that was cut without a word is noticed, and taken up again."""

from __future__ import annotations

import asyncio

import pytest

from getaway.store import listening
from getaway.store.database import bring_up_to_date, connect
from getaway.store.listening import Listener, notices
from tests.postgres import Cluster
from tests.store.black_hole import BlackHole


async def test_a_listener_whose_connection_fell_silent_listens_again(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listening, "BEAT_SECONDS", 0.2)
    url = await asyncio.to_thread(postgres.new_database)
    hole = BlackHole(postgres.folder)
    await hole.open()
    heard: asyncio.Queue[str] = asyncio.Queue()
    back = asyncio.Event()
    listener = Listener(
        connect(url.replace(str(postgres.folder), str(hole.folder))), heard.put_nowait, back.set
    )
    database = connect(url)
    await bring_up_to_date(database)
    listener.start()
    await back.wait()
    back.clear()
    hole.freeze()
    await back.wait()
    (notice,) = notices("table 12")
    await database.write(lambda connection: connection.execute(notice))
    assert await heard.get() == "table 12"
    await listener.stop()
    await database.stop()
    await hole.close()
