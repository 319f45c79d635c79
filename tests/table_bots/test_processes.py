"""The processes of the pool themselves: how many there are, and that none is left behind."""

from __future__ import annotations

import asyncio
import os
import select
import subprocess
import sys
from typing import Any

import pytest

from getaway.table_bots import pool
from getaway.table_bots.lanes import Lane
from getaway.table_bots.pool import Pool, PoolSettings
from getaway.table_bots.processes import Worker


def test_there_is_a_process_for_each_core_but_one(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, wanted in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _, cores=cores: set(range(cores)))
        assert pool.usual_processes() == wanted


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
            "from getaway.table_bots.processes import quietly\n"
            "child = subprocess.Popen(['sleep', 'infinity'], preexec_fn=quietly)\n"
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


async def test_who_was_let_go_is_still_known_until_the_process_is_gone() -> None:
    """Else a house that closes at that moment would leave it behind."""
    lane, worker, other = Lane(), Worker(), Worker()
    lane.hire(worker)
    await worker.start()
    lane.retire_all()
    assert (lane.workers, lane.everybody, worker.is_gone) == ([], [worker], False)
    await worker.stop()
    assert worker.is_gone
    lane.hire(other)
    lane.drop(other)
    assert lane.everybody == [other]
