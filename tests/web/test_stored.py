"""Many games in the store: a server reads none of them before somebody asks for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import sqlalchemy as sa

from getaway.store.database import bring_up_to_date, connect, sqlite_url
from getaway.store.schema import LOG, TABLES
from getaway.table import entries as log
from tests.table.scene import Sitting
from tests.web.serving import served

GAMES = 10_000


def fill(path: Path) -> None:
    """Ten thousand finished games, one log over and over."""
    stored = [(n, at, log.write(entry).decode()) for n, at, entry in Sitting("art-robbery", 2).start().stored]
    names = [f"game-{number}" for number in range(GAMES)]
    card = {"phase": "play", "public": False, "moved_at": 1, "due": None, "card": "{}"}

    def write(connection: sa.Connection) -> None:
        rows = [(name, *row) for name in names for row in stored]
        connection.exec_driver_sql('INSERT INTO log ("table", n, at, entry) VALUES (?, ?, ?, ?)', rows)
        connection.execute(sa.insert(TABLES), [{"name": name, **card} for name in names])

    async def filling() -> None:
        database = connect(sqlite_url(path))
        await bring_up_to_date(database)
        await database.run(write)
        assert (
            await database.run(lambda c: c.scalar(sa.select(sa.func.count()).select_from(LOG))) == GAMES * 4
        )
        await database.stop()

    asyncio.run(filling())


def test_ten_thousand_stored_games_are_left_alone_until_one_is_asked_for(tmp_path: Path) -> None:
    fill(tmp_path / "getaway.db")
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        assert "getaway_tables 0\n" in ann.must("GET", "/metrics")["detail"]
        assert ann.must("GET", "/api/tables/game-9999")["phase"] == "play"
        assert "getaway_tables 1\n" in ann.must("GET", "/metrics")["detail"]
