"""How long people wait for bots at a busy server: tables of experts, and one of easy bots beside them."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from contextlib import suppress
from pathlib import Path

import msgspec
from websockets.exceptions import ConnectionClosed

from getaway.bots.ladder import LEVELS, WELCOMING
from getaway.client.caller import Caller, Connection
from getaway.games import REGISTRY
from getaway.web.bench import Row, Running, percentile, running

TABLES = 50
PLAYERS = 4
THOUGHT = 1.0  # seconds that a person thinks on average


class _Table(msgspec.Struct):
    phase: str
    asked: list[int] = []


class _Choice(msgspec.Struct):
    action: int


class _Board(msgspec.Struct):
    choices: list[_Choice]


class _View(msgspec.Struct):
    n: int
    asks: dict[str, int]
    table: _Table
    view: _Board | None


class Waits:
    """How long each bot's decision took, from the question to the answer as a person sees them."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.counting = False

    def add(self, seconds: float) -> None:
        if self.counting:
            self.seconds.append(seconds)


class _Person:
    """Sits in the first seat, and the rest are bots of one level."""

    def __init__(self, caller: Caller, game: str, level: str, waits: Waits) -> None:
        self._caller = caller
        self._asked = {
            "game": game,
            "players": PLAYERS,
            "bots": {str(seat): level for seat in range(1, PLAYERS)},
            "talk_seconds": 0,
        }
        self._waits = waits
        self._lot = random.Random(level)

    def _new_table(self) -> str:
        table: str = self._caller.must("POST", "/api/tables", self._asked)["table"]
        self._caller.must("POST", f"/api/tables/{table}/start")
        return table

    async def play_for_ever(self) -> None:
        while True:
            line = await self._caller.sit_at(await asyncio.to_thread(self._new_table))
            pinging = asyncio.create_task(line.ping_for_ever())
            try:
                with suppress(ConnectionClosed):
                    await self._play(line)
            finally:
                pinging.cancel()
                await line.close()

    async def _play(self, line: Connection) -> None:
        answered, since = 0, None
        while True:
            text = await line.socket.recv(decode=False)
            if not text.startswith(b'{"type":"view"'):
                continue
            now, view = time.perf_counter(), msgspec.json.decode(text, type=_View)
            if since is not None:
                self._waits.add(now - since)
            # Only bots are asked: from now on a person waits.
            since = now if view.table.asked and 0 not in view.table.asked else None
            if view.table.phase == "over":
                return
            question = view.asks.get("0", 0)
            if question > answered and view.view is not None:
                answered = question
                await asyncio.sleep(THOUGHT * (0.5 + self._lot.random()))
                action = self._lot.choice(view.view.choices).action
                await line.send("act", seat=0, ask=question, action=action)


async def _load(server: Running, game: str, tables: int, level: str, seconds: float) -> list[Row]:
    waits = {level: Waits(), WELCOMING: Waits()}
    people = []
    for number in range(tables + 1):
        caller = Caller(server.url)
        caller.introduce(f"Guest {number}")
        wanted = level if number < tables else WELCOMING
        people.append(_Person(caller, game, wanted, waits[wanted]))
    before = await asyncio.to_thread(server.counters)
    tasks = [asyncio.create_task(person.play_for_ever()) for person in people]
    try:
        await asyncio.sleep(5.0)
        for each in waits.values():
            each.counting = True
        await asyncio.sleep(seconds)
        for each in waits.values():
            each.counting = False
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    after = await asyncio.to_thread(server.counters)
    compiled = await asyncio.to_thread(Caller(server.url).must, "GET", "/healthz")
    return [
        {
            "game": game,
            "tables": tables if name == level else 1,
            "bots": name,
            "compiled": str(compiled["compiled"]),
            "decisions": len(each.seconds),
            "p50_s": round(percentile(each.seconds, 50), 3),
            "p99_s": round(percentile(each.seconds, 99), 3),
            "short_of_time": after["thoughts_short_of_time"] - before["thoughts_short_of_time"],
            "of_another_bot": after["decisions_of_another_bot"] - before["decisions_of_another_bot"],
        }
        for name, each in waits.items()
    ]


def measure_bots(seconds: float, tables: int = TABLES, level: str = LEVELS[-1]) -> list[Row]:
    """Tables of the strongest bots, each with a person, and one of easy bots beside them."""
    rows: list[Row] = []
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), bench="bots") as server:
        _wait_for_compiled(server)
        for game in REGISTRY:
            rows += asyncio.run(_load(server, game, tables, level, seconds))
    return rows


def _wait_for_compiled(server: Running) -> None:
    """What is measured is a server that is warm; without llvmlite it never is."""
    caller, ends = Caller(server.url), time.monotonic() + 300
    while not caller.must("GET", "/healthz")["compiled"] and time.monotonic() < ends:
        time.sleep(0.5)
