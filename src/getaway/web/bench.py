"""How much a server bears: it runs in a process of its own, and this one loads it over loopback."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from getaway.client.caller import Caller
from getaway.games import REGISTRY, find
from getaway.kernel.errors import BadInput

Row = dict[str, str | int | float]

TABLES = 50
THINKING_TABLES = 250
WATCHED_TABLES, SPECTATORS_A_TABLE = 200, 5
PLAYERS = 4
MOST_GAMES_A_SECOND = 1.0  # of one table
TICK = os.sysconf("SC_CLK_TCK")


class _Choice(msgspec.Struct):
    action: int


class _Board(msgspec.Struct):
    choices: list[_Choice]


class _Phase(msgspec.Struct):
    phase: str


class _Message(msgspec.Struct):
    """As much of a message as a random client needs."""

    type: str
    n: int = 0
    id: str | None = None
    asks: dict[str, int] = {}
    view: _Board | None = None
    table: _Phase | str | None = None


_read = msgspec.json.Decoder(_Message).decode


class Load:
    """Some clients and what they have seen."""

    def __init__(self, thought: float) -> None:
        self.thought = thought  # seconds that a client thinks on average
        self.moves = 0
        self.refused = 0
        self.delays: list[float] = []
        self.counting = False
        self.finished: asyncio.Queue[int] = asyncio.Queue()


class _Client:
    """One guest who plays game after game in the same seat."""

    def __init__(self, load: Load, caller: Caller, group: int) -> None:
        self.load = load
        self.caller = caller
        self.group = group
        self.socket: ClientConnection
        self.lot = random.Random()
        self.sent_at = 0.0
        self.sent_id = ""
        self.ids = 0
        self.least = 0  # views older than this are from before the last decision

    async def sit_at(self, table: str) -> None:
        address = f"{self.caller.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": self.caller.cookie}
        self.socket = await connect(
            address, additional_headers=headers, compression=None, ping_interval=None, proxy=None
        )
        self.least = 0
        self.sent_id = ""
        await self.socket.send('{"type":"hello","id":"h"}')

    async def play(self) -> None:
        """Answer every question until the game is over."""
        with suppress(ConnectionClosed):
            while True:
                message = _read(await self.socket.recv())
                if message.type == "accepted" and message.id == self.sent_id:
                    self._accepted(message.n)
                elif message.type == "refused":
                    self.load.refused += 1
                elif message.type == "view" and message.n >= self.least and not self.sent_id:
                    if isinstance(message.table, _Phase) and message.table.phase == "over":
                        break
                    if message.asks:
                        await self._answer(message)
        await self.socket.close()

    def _accepted(self, n: int) -> None:
        self.least = n
        self.sent_id = ""
        if self.load.counting:
            self.load.moves += 1
            self.load.delays.append(time.perf_counter() - self.sent_at)

    async def _answer(self, message: _Message) -> None:
        assert message.view is not None
        if self.load.thought:
            await asyncio.sleep(self.load.thought * (0.5 + self.lot.random()))
        seat, ask = next(iter(message.asks.items()))
        action = self.lot.choice(message.view.choices).action
        self.ids += 1
        self.sent_id = f"{ask}.{self.ids}"
        self.sent_at = time.perf_counter()
        await self.socket.send(
            f'{{"type":"act","id":"{self.sent_id}","seat":{seat},"ask":{ask},"action":{action}}}'
        )


def _new_table(callers: list[Caller], game: str) -> str:
    wanted = {"game": game, "players": len(callers), "talk_seconds": 0}
    table: str = callers[0].must("POST", "/api/tables", wanted)["table"]
    for seat, caller in enumerate(callers[1:], 1):
        caller.must("POST", f"/api/tables/{table}/seats/{seat}", {})
    callers[0].must("POST", f"/api/tables/{table}/start")
    return table


async def _keep_playing(load: Load, clients: list[_Client], game: str, spare: list[str]) -> None:
    """The same four play one game after the other."""
    loop = asyncio.get_running_loop()
    callers = [client.caller for client in clients]
    while True:
        table = spare.pop() if spare else await loop.run_in_executor(None, _new_table, callers, game)
        await asyncio.gather(*(client.sit_at(table) for client in clients))
        await asyncio.gather(*(client.play() for client in clients))


class Running:
    """The server under load."""

    def __init__(self, url: str, pid: int, workers: int) -> None:
        self.url = url
        self.pid = pid
        # One server alone starts nothing but the processes of its bots.
        self.workers = _children_of(pid)[:workers] if workers > 1 else []

    def cpu_seconds(self) -> float:
        """What the server and its workers have used; bots are not among them."""
        return sum(_cpu_seconds(pid) for pid in (self.pid, *self.workers))

    def counters(self) -> dict[str, float]:
        """What the server counts itself."""
        text = Caller(self.url).must("GET", "/metrics")["detail"]
        pairs = [line.split() for line in text.splitlines() if not line.startswith("#")]
        return {name.removeprefix("getaway_"): float(value) for name, value in pairs}

    def megabytes(self) -> float:
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise AssertionError("a process has a size")


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def _children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


@contextmanager
def running(folder: Path, database: str = "", workers: int = 1, bench: str = "moves") -> Iterator[Running]:
    """A server on a free port of this machine; unless one is named, with a database of its own."""
    environment = {**os.environ, "GETAWAY_DATA": str(folder), "GETAWAY_BENCH": bench}
    command = [sys.executable, "-m", "getaway", "serve", "--port", "0"]
    if database:
        command += ["--database", database, "--workers", str(workers)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise BadInput("the server didn't start; `getaway serve` tells you why.")
        yield Running(line.split()[3], process.pid, workers)
    finally:
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.communicate(timeout=10)
        process.kill()
        process.wait()


def percentile(values: list[float], percent: int) -> float:
    """So many in a hundred are at most this."""
    found = sorted(values)
    return found[min(len(found) - 1, len(found) * percent // 100)] if found else 0.0


def _guests(url: str, count: int) -> list[Caller]:
    callers = []
    for number in range(count):
        caller = Caller(url)
        caller.introduce(f"Guest {number}")
        callers.append(caller)
    return callers


async def _look_on(caller: Caller, table: str) -> None:
    """See everything and say nothing but that one is there."""
    connection = await caller.sit_at(table)
    pinging = asyncio.create_task(connection.ping_for_ever())
    try:
        with suppress(ConnectionClosed):
            while True:
                await connection.socket.recv()
    finally:
        pinging.cancel()
        await connection.close()


async def _load(
    server: Running, tables: int, thought: float, seconds: float, game: str, spectators: int = 0
) -> Row:
    """Load a server and measure it."""
    load = Load(thought)
    players = min(PLAYERS, find(game).players[-1])
    callers = _guests(server.url, tables * players)
    clients = [_Client(load, caller, i // players) for i, caller in enumerate(callers)]
    groups = [clients[i : i + players] for i in range(0, len(clients), players)]
    # Enough tables for a fast server: what is measured is playing, not making tables.
    ready_made = 1 + int(seconds * MOST_GAMES_A_SECOND) if thought == 0 else 1
    spare = [[_new_table([c.caller for c in group], game) for _ in range(ready_made)] for group in groups]
    watching = [Caller(server.url) for _ in range(spectators)]
    tasks = [asyncio.create_task(_look_on(caller, ready[-1])) for ready in spare for caller in watching]
    tasks += [
        asyncio.create_task(_keep_playing(load, group, game, ready))
        for group, ready in zip(groups, spare, strict=True)
    ]
    try:
        await asyncio.sleep(2.0 + thought)
        # The clients' own collector must not hold up what is measured.
        gc.freeze()
        load.counting = True
        before = await asyncio.to_thread(server.counters)
        used, began = server.cpu_seconds(), time.perf_counter()
        await asyncio.sleep(seconds)
        used, took = server.cpu_seconds() - used, time.perf_counter() - began
        after = await asyncio.to_thread(server.counters)
        load.counting = False
    finally:
        gc.unfreeze()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "game": game,
        "tables": tables,
        "sockets": tables * (players + spectators),
        "thought_s": thought,
        "seconds": round(took, 1),
        "moves": load.moves,
        "moves_per_s": round(load.moves / took),
        "cpu_us_per_move": round(used / max(load.moves, 1) * 1e6),
        "cpu_share": round(used / took, 2),
        "p50_ms": round(percentile(load.delays, 50) * 1e3, 1),
        "p99_ms": round(percentile(load.delays, 99) * 1e3, 1),
        "views_per_move": round((after["views_total"] - before["views_total"]) / max(load.moves, 1), 2),
        "moves_per_commit": round(
            (after["appends"] - before["appends"])
            / max(after["append_batches"] - before["append_batches"], 1),
            1,
        ),
        "longest_stall_ms": after["loop_longest_stall_ms"],
        "longest_work_ms": after["loop_longest_work_ms"],
        "refused": load.refused,
        "memory_mb": round(server.megabytes(), 1),
    }


def measure(
    seconds: float,
    minutes: float,
    *,
    thinking: bool = False,
    spectators: bool = False,
    database: str = "",
    workers: int = 1,
) -> Iterator[Row]:
    """Every load in turn; or only that of many who think, or of many who look on, on a server of its own."""
    run = asyncio.run
    if sys.platform != "win32":
        import uvloop

        run = uvloop.run
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), database, workers) as server:
        if spectators:
            first = REGISTRY.first()
            yield run(_load(server, WATCHED_TABLES, 1.0, seconds, first, SPECTATORS_A_TABLE))
            return
        for game in () if thinking else REGISTRY:
            yield run(_load(server, TABLES, 0.0, seconds, game))
        if workers > 1:
            return
        yield run(_load(server, THINKING_TABLES, 1.0, seconds, REGISTRY.first()))
        ends = time.monotonic() + minutes * 60
        while time.monotonic() < ends:
            yield run(_load(server, TABLES, 0.0, 55.0, REGISTRY.first()))
