"""A pool of bots in a loop that does not wait, with processes that think as long as they are told to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from getaway.table.table import Table
from getaway.table_bots.pool import Pool, PoolSettings
from tests.table.scene import Sitting

HANG = 1e6
T = TypeVar("T")


class Hasty(asyncio.SelectorEventLoop):
    """A loop that does not wait: when nothing is ready it is already later. A slow machine costs no time."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        loop: Any = self
        if not loop._ready and loop._scheduled:
            self.now = max(self.now, loop._scheduled[0]._when)
        super()._run_once()  # type: ignore[misc]


class Slow:
    """Thinks as long as it is told to, and as much of that on a processor."""

    def __init__(self) -> None:
        self.retired = False
        self.is_there = False
        self.killed = 0
        self.used = 0.0
        self.asked: list[dict[str, Any]] = []
        self.since: float | None = None
        self.load = 1.0
        HIRED.append(self)

    async def start(self) -> None:
        if not self.is_there:
            await asyncio.sleep(1.0)
        self.is_there = True

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        self.asked.append(question)
        if "games" in question:
            return {"compiled": COMPILED[0]}
        self.since, self.load = asyncio.get_running_loop().time(), question.get("load", 1.0)
        await asyncio.sleep(question["seconds"])
        self.used, self.since = self.cpu_seconds(), None
        return {"action": question["seconds"]}

    def cpu_seconds(self) -> float:
        if self.since is None:
            return self.used
        return self.used + self.load * (asyncio.get_running_loop().time() - self.since)

    def kill(self) -> None:
        self.killed += 1

    async def stop(self) -> None:
        self.kill()


HIRED: list[Slow] = []
COMPILED = [True]


def asking(seconds: float, level: str = "expert", load: float = 1.0) -> dict[str, Any]:
    return {"seconds": seconds, "level": level, "game": "x", "load": load}


class House:
    """A pool and what it noted."""

    def __init__(self, **settings: Any) -> None:
        self.noted: list[str] = []
        self.thoughts: list[bool] = []
        usual = {"warm_up": False, "patience_seconds": 100.0, "think_seconds": 2.0}
        self.pool = Pool(
            PoolSettings(
                **{**usual, **settings},
                note=lambda event, **_: self.noted.append(event),
                thought=lambda _, in_time: self.thoughts.append(in_time),
            )
        )
        self.table = Sitting("art-robbery", 2).table

    async def ask(self, asked: Any, table: Table | None = None) -> Any:
        return await self.pool._within_time(asked, table or self.table)

    async def ask_all(self, *asked: Any) -> list[Any]:
        found = await asyncio.gather(*(self.ask(one) for one in asked))
        assert self.pool.waiting == 0
        return found


def run(work: Callable[[House], Coroutine[Any, Any, T]], house: House) -> T:
    """Do something with a pool in a loop that does not wait."""

    async def working() -> T:
        await house.pool.start()
        found = await work(house)
        await house.pool.stop()
        return found

    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(working())
