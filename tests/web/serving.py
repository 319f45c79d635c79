"""Real servers for the tests: each a process of its own, forked from one that has imported everything."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from getaway.client.caller import Caller
from getaway.store.database import Database, sqlite_url
from getaway.store.journal import Append, Journal
from getaway.web import logs
from getaway.web.hub import Hub
from getaway.web.serve import listen, run
from getaway.web.settings import Settings, without_limits

SPAWNED = multiprocessing.get_context("forkserver")
SPAWNED.set_forkserver_preload(["tests.web.imported"])
READY = False  # in the process from which servers are forked: has one been run there?


FOR_EVER = 1e6  # seconds


def settings_for(folder: Path, **changed: Any) -> Settings:
    """A server without pauses, of whom one may ask as much as one likes, and as slowly."""
    made = Settings(database=sqlite_url(folder / "getaway.db"), secret=b"a secret of the tests")
    usual: dict[str, Any] = {
        "bot_pause": 0.0,
        "warm_up": False,
        "pace": 0.0,
        "think_seconds": FOR_EVER,
        "patience_seconds": FOR_EVER,
        "pool": 1,
        "absent_seconds": FOR_EVER,
        "silent_seconds": FOR_EVER,
        "stuck_seconds": FOR_EVER,
        "request_seconds": FOR_EVER,
        "answer_seconds": FOR_EVER,
    }
    return replace(without_limits(made), **{**usual, **changed})


class DyingJournal(Journal):
    """Kills its own process, as `kill -9` does, around the moment at which entry n is durable."""

    def __init__(self, database: Database, n: int, after: bool) -> None:
        super().__init__(database)
        self._n = n
        self._after = after

    async def _write(self, batch: list[Append]) -> None:
        fatal = any(n == self._n for append in batch for n, _, _ in append.rows)
        if fatal and not self._after:
            os.kill(os.getpid(), signal.SIGKILL)
        await super()._write(batch)
        if fatal:
            os.kill(os.getpid(), signal.SIGKILL)


def serve_in_child(settings: Settings, port: int, pipe: Connection, dies_at: int, after: bool) -> None:
    if not READY:
        raise ImportError("no server could be run in advance: python -m tests.web.imported says why")
    logs.set_up(logging.ERROR)
    listener = listen(settings.host, port)
    hub = Hub(settings)
    if dies_at:
        hub.journal = DyingJournal(hub.database, dies_at, after)
    run(listener, settings, lambda: pipe.send(listener.getsockname()[1]), hub)


class Served:
    """A server that runs somewhere else."""

    def __init__(self, settings: Settings, port: int = 0, dies_at: int = 0, after: bool = True) -> None:
        ours, theirs = SPAWNED.Pipe()
        self.settings = settings
        self.process = SPAWNED.Process(target=serve_in_child, args=(settings, port, theirs, dies_at, after))
        self.process.start()
        theirs.close()
        self.port: int = ours.recv()
        ours.close()
        self.url = f"http://127.0.0.1:{self.port}"

    def guest(self, name: str) -> Caller:
        """A new guest."""
        caller = Caller(self.url)
        caller.introduce(name)
        return caller

    def kill(self) -> None:
        """End it as `kill -9` does."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        assert self.process.pid is not None
        if self.process.is_alive():
            os.kill(self.process.pid, signal.SIGINT)
        self.process.join()
        assert self.process.exitcode == 0


@contextlib.contextmanager
def served(folder: Path, **changed: Any) -> Iterator[Served]:
    """A server for as long as the block lasts."""
    server = Served(settings_for(folder, **changed))
    try:
        yield server
    finally:
        server.kill()


def table_with(guests: list[Caller], game: str, *, bots: dict[str, str] | None = None, **wanted: Any) -> str:
    """A table at which guests sit in the seats that no bot has, dealt."""
    bots = bots or {}
    players = len(guests) + len(bots)
    asked = {"game": game, "players": players, "bots": bots, "talk_seconds": 0, **wanted}
    table: str = guests[0].must("POST", "/api/tables", asked)["table"]
    free = [seat for seat in range(players) if str(seat) not in bots]
    for guest, seat in zip(guests[1:], free[1:], strict=True):
        guest.must("POST", f"/api/tables/{table}/seats/{seat}", {})
    guests[0].must("POST", f"/api/tables/{table}/start")
    return table
