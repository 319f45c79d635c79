"""A server under load is killed again and again: is anything lost that was acknowledged, or there twice?"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from getaway.client.caller import Caller, Connection
from getaway.games import REGISTRY
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import Json
from getaway.web.bench import Row, percentile

PLAYERS = 2
AGAIN_SECONDS = 0.02
LEAST_MOVES = 20  # between two kills
MOST_MORE = 60  # moves, by lot


class _Server:
    """A server that is killed and started again at the same port and the same file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._environment = {**os.environ, "GETAWAY_DATA": str(folder), "GETAWAY_BENCH": "moves"}
        self._port = "0"
        self.starting: list[float] = []  # seconds from each start to the first answer
        self.start()

    def start(self) -> None:
        began = time.perf_counter()
        command = [sys.executable, "-m", "getaway", "serve", "--port", self._port]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=self._environment
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "http://" not in line:
            raise BadInput("the server didn't start; `getaway serve` tells you why.")
        self.url = line.split()[3]
        self._port = self.url.rpartition(":")[2]
        Caller(self.url).must("GET", "/healthz")
        self.starting.append(time.perf_counter() - began)

    def kill(self) -> None:
        """As a power cut does: no goodbye, nothing written that was not."""
        if self._process.returncode is None:
            self._process.send_signal(signal.SIGKILL)
            self._process.communicate()

    def entries(self) -> list[tuple[str, str]]:
        """All entries of all logs: the table and the entry."""
        with closing(sqlite3.connect(self._folder / "getaway.db")) as database:
            return database.execute('SELECT "table", entry FROM log ORDER BY "table", n').fetchall()


class _Player:
    """One guest in one seat, who asks again whatever was not answered, also at a server that was killed."""

    def __init__(self, caller: Caller, table: str, load: _Load) -> None:
        self._caller = caller
        self._table = table
        self._load = load
        self._lot = random.Random()
        self._pending: dict[str, Json] | None = None
        self._least = 0

    async def play(self) -> None:
        """Play this game to its end."""
        while True:
            try:
                line = await self._caller.sit_at(self._table)
                try:
                    await self._listen(line)
                    return
                finally:
                    await line.close()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, line: Connection) -> None:
        if self._pending is not None:
            await line.send("act", **self._pending)
        while True:
            message = await line.receive()
            kind, pending = message["type"], self._pending
            if kind in ("accepted", "refused") and pending is not None and message["id"] == pending["id"]:
                self._pending = None
                if kind == "accepted":
                    self._least = message["n"]
                    self._load.acknowledge(self._table, str(pending["id"]))
            elif kind == "view" and self._pending is None and message["n"] >= self._least:
                if message["table"]["phase"] == "over":
                    return
                for seat, ask in message["asks"].items():
                    action = self._lot.choice(message["view"]["choices"])["action"]
                    self._pending = {
                        "id": self._load.new_id(),
                        "seat": int(seat),
                        "ask": ask,
                        "action": action,
                    }
                    await line.send("act", **self._pending)
                    break


class _Load:
    """Tables at which people play game after game."""

    def __init__(self, server: _Server) -> None:
        self._server = server
        self._ids = 0
        self.acknowledged: list[tuple[str, str]] = []  # the table and the id of the message
        self._enough: asyncio.Event | None = None
        self._wanted = 0

    def new_id(self) -> str:
        self._ids += 1
        return f"move {self._ids}"

    def acknowledge(self, table: str, id: str) -> None:
        self.acknowledged.append((table, id))
        if self._enough is not None and len(self.acknowledged) >= self._wanted:
            self._enough.set()

    async def until(self, moves: int) -> None:
        """Wait until so many more moves are acknowledged."""
        self._wanted, self._enough = len(self.acknowledged) + moves, asyncio.Event()
        await self._enough.wait()

    async def keep_playing(self, callers: list[Caller]) -> None:
        while True:
            try:
                table = await asyncio.to_thread(self._new_table, callers)
            except BadInput:
                # The server is being killed at this moment.
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            await asyncio.gather(*(_Player(caller, table, self).play() for caller in callers))

    @staticmethod
    def _new_table(callers: list[Caller]) -> str:
        wanted = {"game": REGISTRY.first(), "players": PLAYERS, "talk_seconds": 0, "grace": 0}
        table: str = callers[0].must("POST", "/api/tables", wanted)["table"]
        callers[1].must("POST", f"/api/tables/{table}/seats/1", {})
        callers[0].must("POST", f"/api/tables/{table}/start")
        return table


async def _kill_again_and_again(server: _Server, kills: int, tables: int) -> Row:
    load, lot = _Load(server), random.Random()
    groups = []
    for number in range(tables):
        callers = [Caller(server.url) for _ in range(PLAYERS)]
        for caller in callers:
            caller.introduce(f"Guest {number}")
        groups.append(callers)
    tasks = [asyncio.create_task(load.keep_playing(callers)) for callers in groups]
    try:
        for _ in range(kills):
            await load.until(LEAST_MOVES + lot.randrange(MOST_MORE))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await load.until(LEAST_MOVES)
    finally:
        for task in tasks:
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(server.kill)
    written = Counter((table, json.loads(entry).get("id", "")) for table, entry in server.entries())
    moves = {key: count for key, count in written.items() if key[1].startswith("move ")}
    return {
        "kills": kills,
        "tables": tables,
        "acknowledged": len(load.acknowledged),
        "lost": sum(key not in moves for key in load.acknowledged),
        "twice": sum(count > 1 for count in moves.values()),
        "back_after_s_p50": round(percentile(server.starting[1:], 50), 2),
        "back_after_s_longest": round(max(server.starting[1:], default=0.0), 2),
    }


def measure_kills(kills: int, tables: int) -> Iterator[Row]:
    """Kill a server under tables that play, and count what became of every acknowledged move."""
    with tempfile.TemporaryDirectory() as folder:
        server = _Server(Path(folder))
        try:
            yield asyncio.run(_kill_again_and_again(server, kills, tables))
        finally:
            server.kill()
