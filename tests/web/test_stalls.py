"""Nothing holds the event loop up: neither the longest game there can be, nor whoever makes one longer."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert

from getaway.store.database import Database, bring_up_to_date, connect, sqlite_url
from getaway.store.schema import LOG
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.refusals import NotNow
from getaway.table.table import Table
from getaway.web import archive, asides
from getaway.web.archive import Archive
from getaway.web.archive_worker import Archive as Played
from getaway.web.archive_worker import Question
from getaway.web.hub import READ_AT_ONCE
from getaway.web.watchdog import BEAT_SECONDS, NOTE_SECONDS, WORTH_A_NOTE, Watchdog
from tests.table.scene import Sitting, guest
from tests.web.inside import Inside, inside
from tests.web.serving import table_with


def longest_game() -> Sitting:
    """A whole game of Alcatraz in which everything is taken back as often as it may be."""
    sitting, lot = Sitting("alcatraz", 4).start(), random.Random(5)
    while not sitting.table.owes_end:
        before = sitting.play.asked
        sitting.step(lot)
        seat = next((seat for seat in before if sitting.play.may_undo(seat)), None)
        while seat is not None and sitting.play.may_undo(seat):
            sitting.put(requests.undo(sitting.table, guest(seat), seat))
            if seat in sitting.play.asked and len(sitting.stored) % 3:
                sitting.act(seat, lot.choice(sitting.play.legal(seat)))
    sitting.put(log.Ended())
    return sitting


@pytest.fixture(scope="module")
def longest() -> Sitting:
    return longest_game()


async def store(database: Database, name: str, sitting: Sitting) -> None:
    """Put a game into a database."""
    rows = [
        {"table": name, "n": n, "at": at, "entry": log.write(entry).decode()}
        for n, at, entry in sitting.stored
    ]

    def put(connection: Connection) -> None:
        connection.execute(insert(LOG), rows)

    await database.write(put)


def put_into(server: Inside, name: str, sitting: Sitting) -> None:
    asyncio.run_coroutine_threadsafe(store(server.hub.database, name, sitting), server.hub.loop).result()


def test_the_longest_game_is_shown_while_another_one_is_played(tmp_path: Path, longest: Sitting) -> None:
    """The process that plays it again is stopped in the middle: everybody else goes on."""
    assert len(longest.stored) > 3000
    with inside(tmp_path) as server:
        put_into(server, "longest", longest)
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        assert ann.must("GET", "/api/tables/longest/replay/0")["steps"] > 3000
        process = server.hub.archive.process
        assert process is not None

        async def play() -> dict[str, Any]:
            os.kill(process.pid, signal.SIGSTOP)
            asked = [
                asyncio.create_task(asyncio.to_thread(ann.must, "GET", f"/api/tables/longest/replay/{step}"))
                for step in (7, 3000)
            ]
            lines = [await ann.sit_at(table), await bo.sit_at(table)]
            for _ in range(4):
                views = [await line.until("view") for line in lines]
                line, view = next(pair for pair in zip(lines, views, strict=True) if pair[1]["asks"])
                seat, ask = next(iter(view["asks"].items()))
                await line.send("act", seat=int(seat), ask=ask, action=view["view"]["choices"][0]["action"])
                await line.until("accepted")
            assert not any(task.done() for task in asked)
            for line in lines:
                await line.close()
            os.kill(process.pid, signal.SIGCONT)
            shown: dict[str, Any] = [await task for task in asked][1]
            return shown

        shown = asyncio.run(play())
        assert shown["step"] == 3000
        assert server.errors() == []


def test_a_long_log_is_read_a_little_at_a_time(
    tmp_path: Path, longest: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: Counter[int] = Counter()
    turn = 0
    original = Table.read

    def counted(self: Table, *entry: Any) -> None:
        read[turn] += 1
        original(self, *entry)

    with inside(tmp_path) as server:
        put_into(server, "longest", longest)
        monkeypatch.setattr(Table, "read", counted)

        def come_round() -> None:
            nonlocal turn
            turn += 1
            server.hub.loop.call_soon(come_round)

        server.hub.loop.call_soon_threadsafe(come_round)
        assert server.guest("Zoe").must("GET", "/api/tables/longest")["phase"] == "over"
    assert sum(read.values()) == len(longest.stored)
    assert max(read.values()) <= READ_AT_ONCE


async def test_a_game_is_played_again_once_and_for_no_step_that_there_is_not(
    tmp_path: Path, longest: Sitting
) -> None:
    database = connect(sqlite_url(tmp_path / "getaway.db"))
    await bring_up_to_date(database)
    await store(database, "longest", longest)
    running = Sitting("art-robbery", 2).start()
    await store(database, "running", running)
    played = Played(database)

    async def status(table: str, wanted: Any = "step", **more: Any) -> int:
        return (await played.answer(Question(table, wanted, **more)))[0].status

    assert await status("longest", step=10**6) == 400
    assert await status("longest", seat=7) == 400
    assert await status("nowhere") == 404
    assert await status("running") == 409
    assert await status("longest", "file") == 200
    assert played.played == 0
    for step in (500, 3, 2999):
        assert await status("longest", step=step, seat=1) == 200
    assert await status("longest", "story") == 200
    assert played.played == 1
    await database.stop()


async def test_games_that_nobody_asks_for_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getaway.web.archive_worker.MOST_BYTES", 1)
    monkeypatch.setattr("getaway.web.archive_worker.MOST_FILES", 1)
    database = connect(sqlite_url(tmp_path / "getaway.db"))
    await bring_up_to_date(database)
    for name in "ab":
        await store(database, name, Sitting("art-robbery", 2).start().finish())
    played = Played(database)
    for name in "aabba":
        assert (await played.answer(Question(name, "step")))[0].status == 200
    assert played.played == 3
    await database.stop()


async def test_a_process_that_dies_is_replaced_and_one_that_hangs_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite_url(tmp_path / "getaway.db")
    database = connect(url)
    await bring_up_to_date(database)
    await store(database, "over", Sitting("art-robbery", 2).start().finish())
    asked = Archive(url)
    question = Question("over", "file")
    file = msgspec.json.decode(await asked.ask(question))
    assert file["game"] == "art-robbery"
    assert asked.process is not None
    asked.process.kill()
    await asked.process.wait()
    assert msgspec.json.decode(await asked.ask(question)) == file
    monkeypatch.setattr(archive, "ANSWER_SECONDS", 0.01)
    os.kill(asked.process.pid, signal.SIGSTOP)
    with pytest.raises(NotNow, match="table-try-again"):
        await asked.ask(question)
    monkeypatch.setattr(archive, "ANSWER_SECONDS", 600.0)
    assert msgspec.json.decode(await asked.ask(question)) == file
    monkeypatch.setattr(archive, "MOST_WAITING", 0)
    with pytest.raises(NotNow, match="table-try-again"):
        await asked.ask(question)
    await asked.stop()
    await database.stop()


def test_a_beat_that_comes_late_is_counted_and_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    now, noted = 0.0, []
    monkeypatch.setattr("getaway.web.watchdog.note", lambda event, **fields: noted.append(fields))

    class Loop:
        def call_later(self, *_: Any) -> Any:
            return None

    dog = Watchdog(lambda: now)
    for late in (0.0, 0.019, WORTH_A_NOTE, 1.5):
        dog.start(Loop())  # type: ignore[arg-type]
        now += BEAT_SECONDS + late
        dog.beat()
    assert dog.longest == pytest.approx(1.5)
    assert [round(one["seconds"], 3) for one in noted] == [WORTH_A_NOTE]
    now += NOTE_SECONDS
    dog.beat()
    assert len(noted) == 2
    lines = dog.stalls.lines("stall")
    assert "stall_count 5" in lines
    assert 'stall_bucket{le="0.025"} 2' in lines


def test_what_the_loop_has_worked_is_told_from_what_it_has_waited_for_the_processor() -> None:
    now, worked = 0.0, 0.0

    class Loop:
        def call_later(self, *_: Any) -> Any:
            return None

    dog = Watchdog(lambda: now, lambda: worked)
    for late, work in ((0.4, 0.003), (0.1, 0.09), (0.0, 0.02)):
        dog.start(Loop())  # type: ignore[arg-type]
        now += BEAT_SECONDS + late
        worked += work
        dog.beat()
    assert dog.longest == pytest.approx(0.4)
    assert dog.longest_work == pytest.approx(0.09)


def test_the_first_visitors_of_a_new_server_wait_for_nothing_to_be_read(root: Path) -> None:
    """No request makes the event loop import a module, read the page or parse a catalogue."""
    found = subprocess.run(
        [sys.executable, "-m", "tests.web.first_requests"], cwd=root, capture_output=True, check=True
    )
    assert json.loads(found.stdout) == []


def test_the_metrics_tell_how_long_the_loop_was_held_up(tmp_path: Path) -> None:
    import time

    with inside(tmp_path) as server:
        server.within(lambda: time.sleep(0.3))
        zoe = server.guest("Zoe")
        text = zoe.ask("GET", "/metrics")[1]["detail"]
        longest = next(
            line for line in text.splitlines() if line.startswith("getaway_loop_longest_stall_ms ")
        )
        assert int(longest.split()[1]) >= 250
        assert "getaway_loop_longest_work_ms" in text
        assert "getaway_loop_stall_seconds_bucket" in text
        assert "loop was held up" in [line["event"] for line in server.lines]


async def test_whoever_fills_the_log_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        # Time stands still for those who count.
        monkeypatch.setattr(asides, "A_SECOND", 0.0)
        line, other = await ann.sit_at(table), await bo.sit_at(table)
        for _ in range(asides.AT_ONCE // 2):
            for kind in ("rest", "return"):
                await line.send(kind)
                await line.until("accepted")
        await line.send("rest")
        assert (await line.until("refused"))["reason"]["id"] == "table-too-fast"
        # Only for them.
        await other.send("rest")
        await other.until("accepted")
        monkeypatch.setattr(asides, "MOST", asides.AT_ONCE)
        await line.send("say", phrase="hello")
        assert (await line.until("refused"))["reason"]["id"] == "table-enough"
        for each in (line, other):
            await each.close()
