"""How soon a server is there again that has many games to keep."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.games import REGISTRY, find
from getaway.store.database import bring_up_to_date, connect, sqlite_url
from getaway.store.schema import TABLES
from getaway.table import entries as log
from getaway.web.bench import Row, percentile, running
from getaway.web.bench_games import game_by_lot

DECISIONS = 40  # after which the games were left
TOGETHER = 500
ASKED_FOR = 20  # games that somebody comes back to
INSERT = 'INSERT INTO log ("table", n, at, entry) VALUES (?, ?, ?, ?)'


async def _fill(path: Path, games: int) -> int:
    """So many games, one log of each kind over and over; how many entries that is."""
    games_by_lot = [game_by_lot(game, find(game).players[0], DECISIONS, 1) for game in REGISTRY]
    logs = [[(n, at, log.write(entry).decode()) for n, at, entry in stored] for stored in games_by_lot]
    card = {"phase": "play", "public": False, "moved_at": 1, "due": None, "card": "{}"}
    database = connect(sqlite_url(path))
    await bring_up_to_date(database)
    count = 0
    for first in range(0, games, TOGETHER):
        numbers = range(first, min(games, first + TOGETHER))
        rows = [(f"game-{number}", *row) for number in numbers for row in logs[number % len(logs)]]
        names = [{"name": f"game-{number}", **card} for number in numbers]

        def write(connection: sa.Connection, names: list[dict[str, object]] = names) -> None:
            connection.execute(sa.insert(TABLES), names)

        await database.insert(INSERT, rows)
        await database.write(write)
        count += len(rows)
    await database.stop()
    return count


def measure_recovery(games: int) -> Iterator[Row]:
    """Start a server with so many games in its file, and come back to some of them."""
    with tempfile.TemporaryDirectory() as folder:
        entries = asyncio.run(_fill(Path(folder) / "getaway.db", games))
        began = time.perf_counter()
        with running(Path(folder)) as server:
            caller = Caller(server.url)
            caller.must("GET", "/healthz")
            ready = time.perf_counter() - began
            back = []
            for number in random.Random(1).sample(range(games), min(games, ASKED_FOR)):
                asked = time.perf_counter()
                caller.must("GET", f"/api/tables/game-{number}/view")
                back.append(time.perf_counter() - asked)
            yield {
                "games": games,
                "entries": entries,
                "ready_after_s": round(ready, 2),
                "a_game_back_after_ms_p50": round(1e3 * percentile(back, 50), 1),
                "a_game_back_after_ms_longest": round(1e3 * max(back), 1),
                "memory_mb": round(server.megabytes(), 1),
            }
