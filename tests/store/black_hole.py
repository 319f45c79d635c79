"""A way to PostgreSQL on which everything can be swallowed without a word, as a broken network does."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path

SOCKET = ".s.PGSQL.5432"


class BlackHole:
    """Passes bytes on between clients and a server. What is frozen stays open and says nothing more."""

    def __init__(self, beyond: Path) -> None:
        self._beyond = beyond / SOCKET
        self.folder = Path(tempfile.mkdtemp(prefix="hole-"))
        self.connections = 0
        self._frozen: set[int] = set()
        self.swallows_all = False
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    async def open(self) -> None:
        self._server = await asyncio.start_unix_server(self._take, self.folder / SOCKET)

    def freeze(self) -> None:
        """From now on nothing goes through the connections that there are."""
        self._frozen.update(range(self.connections + 1))

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        number = self.connections
        there, back = await asyncio.open_unix_connection(self._beyond)
        self._writers += (writer, back)
        for one, other in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._pass_on(number, one, other))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _pass_on(self, number: int, one: asyncio.StreamReader, other: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError):
            while data := await one.read(65536):
                if number in self._frozen or self.swallows_all:
                    continue
                other.write(data)
                await other.drain()
        if not (number in self._frozen or self.swallows_all):
            other.close()

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*(writer.wait_closed() for writer in self._writers), return_exceptions=True)
