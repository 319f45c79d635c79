"""The watchdog counts thinking, not waiting; and nobody holds a table up."""

from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
from typing import Any

import pytest

from getaway.table_bots import pool
from getaway.table_bots.pool import Pool, PoolSettings
from tests.table.scene import Sitting

HANG = 1e6


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
    """Thinks as long as it is told to."""

    def __init__(self) -> None:
        self.retired = False
        self.killed = 0

    async def start(self) -> None:
        await asyncio.sleep(1.0)

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        await asyncio.sleep(question["seconds"])
        return {"action": question["seconds"]}

    def kill(self) -> None:
        self.killed += 1


def answers(monkeypatch: pytest.MonkeyPatch, *seconds: float) -> tuple[list[dict[str, Any]], list[str]]:
    """What bots that are asked at once answer, each after so much thinking; and what was noted."""
    monkeypatch.setattr(pool, "_Worker", Slow)
    noted: list[str] = []
    table = Sitting("art-robbery", 2).table

    async def ask_all() -> list[dict[str, Any]]:
        house = Pool(PoolSettings(warm_up=False, note=lambda event, **_: noted.append(event)))
        await house.start()
        asked = [{"seconds": each, "level": "expert", "game": "x"} for each in seconds]
        found = await asyncio.gather(*(house._within_time(one, table) for one in asked))
        assert house.waiting == 0
        return found

    with asyncio.Runner(loop_factory=Hasty) as runner:
        return runner.run(ask_all()), noted


def test_who_waits_for_others_may_think_as_long_as_they(monkeypatch: pytest.MonkeyPatch) -> None:
    found, noted = answers(monkeypatch, 1.7, 1.7, 1.7)
    assert found == [{"action": 1.7}] * 3
    assert noted == []


def test_who_hangs_is_replaced_and_the_next_one_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    found, noted = answers(monkeypatch, HANG, 1.0)
    assert found == [{}, {"action": 1.0}]
    assert noted == ["bot too slow: medium decides"]


def test_people_go_first_and_tables_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "_Worker", Slow)
    played, also, bots = Sitting("art-robbery", 2), Sitting("art-robbery", 2), Sitting("art-robbery", 2)
    for name, sitting in (("played", played.seat_all()), ("also", also.seat_all()), ("bots", bots)):
        sitting.table.name = name
    answered: list[str] = []

    async def ask_all() -> None:
        house = Pool(PoolSettings(warm_up=False, queue_seconds=100.0))
        await house.start()

        async def ask(sitting: Sitting, seconds: float = 1.0) -> None:
            await house._within_time({"seconds": seconds, "level": "expert", "game": "x"}, sitting.table)
            answered.append(sitting.table.name)

        order = (bots, bots, bots, played, played, also)
        tasks = [asyncio.create_task(ask(sitting)) for sitting in order]
        impatient = asyncio.create_task(ask(played))
        await asyncio.sleep(0.5)
        impatient.cancel()
        await asyncio.gather(*tasks)
        await ask(bots)

    with asyncio.Runner(loop_factory=Hasty) as runner:
        runner.run(ask_all())
    assert answered == ["bots", "played", "also", "played", "bots", "bots", "bots"]


def test_who_leaves_the_line_when_it_is_their_turn_lets_the_next_one_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "_Worker", Slow)
    table = Sitting("art-robbery", 2).table

    async def leave() -> dict[str, Any]:
        house = Pool(PoolSettings(warm_up=False))
        await house.start()
        (worker,) = house._free
        house._free.clear()
        asked = {"seconds": 1.0, "level": "expert", "game": "x"}
        leaving = asyncio.create_task(house._within_time(asked, table))
        await asyncio.sleep(0)
        house._release(worker)
        leaving.cancel()
        return await house._within_time(asked, table)

    with asyncio.Runner(loop_factory=Hasty) as runner:
        assert runner.run(leave()) == {"action": 1.0}


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    found, noted = answers(monkeypatch, *[1.9] * 9)
    assert found[:3] == [{"action": 1.9}] * 3
    assert found[-1] == {}
    assert "bots too busy: medium decides" in noted


async def test_a_house_that_closes_while_it_warms_up_leaves_no_process_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def compile_at_once(*command: str, **settings: Any) -> asyncio.subprocess.Process:
        shown = (command[0], "-c", "") if "warm-up" in command else command
        started.append(await start(*shown, **settings))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", compile_at_once)
    house = Pool(PoolSettings(games=("art-robbery",)))
    await house.start()
    while len(started) < 2:
        await asyncio.sleep(0.01)
    await house.stop()
    await house.warmed()
    assert all(process.returncode is not None for process in started)
    assert not house.compiled


if sys.platform == "linux":

    def test_a_child_does_not_outlive_a_server_that_is_killed() -> None:
        code = (
            "import os, subprocess\n"
            "from getaway.table_bots.pool import _quietly\n"
            "child = subprocess.Popen(['sleep', 'infinity'], preexec_fn=_quietly)\n"
            "print(child.pid, flush=True)\n"
            "input()\n"
            "os.kill(os.getpid(), 9)\n"
        )
        server = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        end = os.pidfd_open(int(server.stdout.readline()))
        server.communicate("\n")
        ended = select.poll()
        ended.register(end, select.POLLIN)
        ended.poll()
        os.close(end)
