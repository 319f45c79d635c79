"""What other workers of one PostgreSQL have to say: one connection that is kept, and listens.

A notice names a table and a number, never what was written: that is in the log.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import func, select

from getaway.store.database import Database

CHANNEL = "getaway"
RETRY_SECONDS = 0.5
NAME = "getaway listener"  # by which a host finds the connection in pg_stat_activity
BEAT_SECONDS = 3.0  # between two signs of life, and until one that does not come is missed


def notices(*texts: str) -> list[sa.Select[Any]]:
    """Statements that notify the other workers; they are told when the transaction commits, never before."""
    return [select(func.pg_notify(CHANNEL, text)) for text in texts]


class Listener:
    """Receives notices while it runs. After every lost connection it calls `back`: notices were missed."""

    def __init__(self, database: Database, hear: Callable[[str], None], back: Callable[[], None]) -> None:
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hear = hear
        self._back = back
        self._task: asyncio.Task[None] | None = None
        self.is_listening = asyncio.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="listener")

    async def stop(self) -> None:
        assert self._task is not None
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task

    async def _run(self) -> None:
        import asyncpg

        while True:
            try:
                known = {"application_name": NAME}
                connecting = asyncpg.connect(self._url, timeout=BEAT_SECONDS, server_settings=known)
                await self._listen(await connecting)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                # Moves go to the same database: whoever writes one will report the error.
                await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, connection: Any) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *notice: self._hear(notice[3]))
            self._back()
            self.is_listening.set()
            await self._watch(connection, lost)
        finally:
            self.is_listening.clear()
            # Without a goodbye: where nobody answers, nobody says goodbye either.
            connection.terminate()

    async def _watch(self, connection: Any, lost: asyncio.Event) -> None:
        """Wait until the connection is lost. One that was cut without a word answers no more."""
        while not lost.is_set():
            async with asyncio.timeout(BEAT_SECONDS):
                await connection.fetchval("SELECT 1")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(lost.wait(), BEAT_SECONDS)
