from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection

from getaway.client.caller import Connection


@pytest.fixture(autouse=True)
async def lines(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """A line to a table that a test leaves open is closed: else it fails a later test, by luck."""
    opened: list[Connection] = []
    connected = Connection.__init__

    def noted(line: Connection, socket: ClientConnection) -> None:
        connected(line, socket)
        opened.append(line)

    monkeypatch.setattr(Connection, "__init__", noted)
    yield
    for line in opened:
        if line.socket.loop is asyncio.get_running_loop():
            await line.close()
