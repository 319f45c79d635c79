"""A server in a thread of the test itself: what goes wrong in a machine can be made to go wrong in it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import threading
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from litestar.exceptions import LitestarDeprecationWarning

from getaway.client.caller import Caller
from getaway.web.hub import Hub
from getaway.web.logs import JsonLines
from getaway.web.serve import listen, server_for
from tests.web.serving import settings_for

T = TypeVar("T")


class Inside(logging.Handler):
    """A running server, its hub, and the lines of its log."""

    def __init__(self, hub: Hub, listener: socket.socket) -> None:
        super().__init__()
        self.setFormatter(JsonLines())
        self.hub = hub
        self.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(self.format(record)))

    def errors(self) -> list[str]:
        """What was noted as an error."""
        return [line["event"] for line in self.lines if line["level"] == "error"]

    def guest(self, name: str) -> Caller:
        caller = Caller(self.url)
        caller.introduce(name)
        return caller

    def within(self, work: Callable[[], T]) -> T:
        """Do something in the server's loop."""

        async def working() -> T:
            return work()

        return asyncio.run_coroutine_threadsafe(working(), self.hub.loop).result()


@contextlib.contextmanager
def inside(folder: Path, **changed: Any) -> Iterator[Inside]:
    """A server for as long as the block lasts."""
    settings = settings_for(folder, **changed)
    listener, ready = listen("127.0.0.1", 0), threading.Event()
    server = Inside(Hub(settings), listener)
    with warnings.catch_warnings():
        # The framework's taste in annotations is not what is tested here.
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        running = server_for(settings, ready.set, server.hub)

    def serve() -> None:
        try:
            running.run([listener])
        finally:
            # Whether it has begun or not: nobody waits for a server that is gone.
            ready.set()

    thread = threading.Thread(target=serve)
    logger = logging.getLogger("getaway")
    was = logger.level, logger.propagate
    logger.addHandler(server)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    thread.start()
    try:
        ready.wait()
        assert running.started, "the server did not begin"
        yield server
    finally:
        running.should_exit = True
        thread.join()
        logger.removeHandler(server)
        logger.setLevel(was[0])
        logger.propagate = was[1]
