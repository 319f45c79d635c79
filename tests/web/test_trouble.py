"""Machines run out of things, code has bugs: it is noted, whoever asked is answered, the rest goes on."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller, Connection
from getaway.store.database import InThreads
from getaway.store.journal import Journal
from getaway.store.queries import Guest, Queries
from getaway.table import requests
from getaway.table.play import Play
from getaway.table.report import Report
from getaway.table_bots import pool
from getaway.table_bots.processes import Worker
from getaway.web import logs
from getaway.web.identity import COOKIE
from getaway.web.live import LiveTable
from getaway.web.mailbox import now_ms
from getaway.web.metrics import Metrics
from tests.web.inside import Inside, inside
from tests.web.serving import table_with

TRY_AGAIN = "table-try-again"


def fail(*_: Any, **__: Any) -> Any:
    raise OSError(24, "Too many open files")


def two_at(server: Inside, **wanted: Any) -> tuple[Caller, Caller, str]:
    """Two guests at a table of their own, dealt."""
    ann, bo = server.guest("Ann"), server.guest("Bo")
    return ann, bo, table_with([ann, bo], "art-robbery", **wanted)


async def act(line: Connection, view: dict[str, Any], id: str) -> None:
    """Answer what a view asks with the first of its offers."""
    seat, ask = next(iter(view["asks"].items()))
    action = view["view"]["choices"][0]["action"]
    await line.send("act", id=id, seat=int(seat), ask=ask, action=action)


async def mover_of(*lines: Connection) -> tuple[Connection, dict[str, Any]]:
    """The line whose player is asked, and their view."""
    views = [await line.until("view") for line in lines]
    return next((line, view) for line, view in zip(lines, views, strict=True) if view["asks"])


async def test_a_request_that_fails_is_answered_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server:
        ann, bo, table = two_at(server)
        lines = [await ann.sit_at(table), await bo.sit_at(table)]
        line, view = await mover_of(*lines)
        with monkeypatch.context() as broken:
            broken.setattr(requests, "_decision", fail)
            await act(line, view, "first")
            assert (await line.until("refused"))["reason"]["id"] == TRY_AGAIN
            broken.setattr(Report, "refusals", fail)
            await line.send("why_not", ask=next(iter(view["asks"].values())))
            assert (await line.until("refused"))["reason"]["id"] == TRY_AGAIN
        assert server.errors() == ["request failed", "message failed"]
        assert "Too many open files" in server.lines[-1]["error"]
        await act(line, view, "second")
        assert (await line.until("accepted"))["id"] == "second"
        for each in lines:
            await each.close()


@pytest.mark.parametrize("broken", [(Play, "act"), (LiveTable, "after_change")])
async def test_an_entry_that_cannot_be_taken_in_is_read_from_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: tuple[type, str]
) -> None:
    with inside(tmp_path) as server:
        ann, bo, table = two_at(server)
        lines = [await ann.sit_at(table), await bo.sit_at(table)]
        line, view = await mover_of(*lines)
        with monkeypatch.context() as patch:
            patch.setattr(*broken, fail)
            await act(line, view, "only")
            assert (await line.until("bye"))["reason"] == "come back"
        assert server.errors() == ["entry cannot be taken in"]
        mover = ann if line is lines[0] else bo
        back = await mover.sit_at(table)
        await act(back, view, "only")
        # It was in the log all the time.
        assert (await back.until("accepted", id="only"))["n"] == view["n"] + 1
        for each in (*lines, back):
            await each.close()


async def test_a_log_that_cannot_be_read_on_lets_the_table_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server:
        ann, _, table = two_at(server)
        line = await ann.sit_at(table)
        await line.until("view")
        with monkeypatch.context() as broken:
            broken.setattr(Queries, "log", fail)
            server.within(server.hub.tables[table].catch_up)
            assert (await line.until("bye"))["reason"] == "come back"
        assert server.errors() == ["entry cannot be taken in"]
        assert ann.must("GET", f"/api/tables/{table}")["phase"] == "play"
        await line.close()


@pytest.mark.parametrize(
    ("broken", "noted"),
    [
        ((Worker, "start"), "no process to think in: medium decides"),
        ((pool.Pool, "think"), "bot failed: medium decides"),
    ],
)
async def test_a_bot_that_cannot_think_moves_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: tuple[type, str], noted: str
) -> None:
    monkeypatch.setattr(*broken, fail)
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        table = table_with([ann], "art-robbery", bots={"1": "medium"})
        line = await ann.sit_at(table)
        view = await line.until("view")
        while server.errors() == []:
            if view["asks"]:
                await act(line, view, f"at {view['n']}")
            view = await line.until("view")
        while not view["asks"]:
            view = await line.until("view")
        assert set(server.errors()) == {noted}
        await line.close()


def test_work_beside_the_mailbox_that_fails_is_noted(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        *_, table = two_at(server)

        async def work() -> None:
            fail()

        server.within(lambda: server.hub.tables[table].bots.start(work()))
        server.within(lambda: None)
        assert server.errors() == ["work beside the mailbox failed"]


async def test_a_hint_that_fails_is_refused_and_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool.Pool, "advise", fail)
    with inside(tmp_path) as server:
        ann, bo, table = two_at(server)
        lines = [await ann.sit_at(table), await bo.sit_at(table)]
        line, view = await mover_of(*lines)
        seat, ask = next(iter(view["asks"].items()))
        await line.send("hint", seat=int(seat), ask=ask)
        assert (await line.until("refused"))["reason"]["id"] == TRY_AGAIN
        assert server.errors() == ["hint failed"]
        for each in lines:
            await each.close()


def test_one_unreadable_table_does_not_stop_the_clocks_of_the_others(tmp_path: Path) -> None:
    clock = {"kind": "live", "seconds": 1}
    with inside(tmp_path) as server:
        *_, broken = two_at(server, clock=clock)
        *_, sound = two_at(server, clock=clock)
        hub = server.hub

        def spoil(connection: sa.Connection) -> None:
            connection.execute(sa.text("UPDATE tables SET due = 1"))
            connection.execute(sa.text("UPDATE tables SET due = 0 WHERE name = :name"), {"name": broken})
            connection.execute(
                sa.text("UPDATE log SET entry = '{}' WHERE \"table\" = :name"), {"name": broken}
            )

        def forget_all() -> None:
            for live in list(hub.tables.values()):
                hub.forget(live)

        server.within(forget_all)
        for work in (hub.database.run(spoil), hub.tick(sweep=True), hub.tick(sweep=True)):
            asyncio.run_coroutine_threadsafe(work, hub.loop).result()
        assert list(hub.tables) == [sound]
        # Said once, not with every sweep.
        assert server.errors() == ["table cannot be read"]


def test_a_clock_that_fails_stops_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as server:
        *_, broken = two_at(server)
        *_, sound = two_at(server)
        tick = LiveTable.tick

        def tick_or_fail(live: LiveTable, now: float) -> None:
            if live.table.name == broken:
                fail()
            tick(live, now)

        monkeypatch.setattr(LiveTable, "tick", tick_or_fail)
        asyncio.run_coroutine_threadsafe(server.hub.tick(sweep=False), server.hub.loop).result()
        assert list(server.hub.tables) == [sound]
        assert server.errors() == ["table's clock failed"]


async def test_a_mute_that_cannot_be_kept_is_refused_and_not_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server:
        ann, bo, table = two_at(server)
        line, other = await ann.sit_at(table), await bo.sit_at(table)
        with monkeypatch.context() as broken:
            broken.setattr(Queries, "keep_mute", fail)
            await line.send("mute", seat=1)
            assert (await line.until("refused"))["reason"]["id"] == TRY_AGAIN
        assert server.errors() == ["mute cannot be kept"]
        await other.send("say", text="hello there")
        n = (await other.until("accepted"))["n"]
        heard = f"/api/tables/{table}/view?seat=0&since={n - 1}"
        assert [event["talk"]["text"] for event in ann.must("GET", heard)["events"]] == ["hello there"]
        await line.send("mute", seat=1)
        await line.until("accepted")
        # Muted over the socket is muted over HTTP.
        assert ann.must("GET", heard)["events"] == []
        for each in (line, other):
            await each.close()


def test_what_fails_over_http_is_noted_without_secrets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        monkeypatch.setattr(Metrics, "text", fail)
        status, reply = ann.ask("GET", "/metrics")
        assert (status, reply) == (500, {"status_code": 500, "detail": "Internal Server Error"})
        hub = server.hub
        dropped = hub.database.run(lambda c: c.execute(sa.text("DROP TABLE guests")))
        asyncio.run_coroutine_threadsafe(dropped, hub.loop).result()
        assert ann.ask("GET", "/api/guest")[0] == 500
        assert server.errors() == ["request failed", "request failed"]
        guest = ann.cookie.partition("=")[2].partition(".")[0]
        assert "no such table: guests" in server.lines[-1]["error"]
        assert guest not in json.dumps(server.lines)


def test_an_append_that_fails_is_an_error_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as server:
        ann, _, table = two_at(server)
        with monkeypatch.context() as broken:
            broken.setattr(Journal, "_write", fail)
            assert ann.ask("POST", f"/api/tables/{table}/seats/0/offer")[0] == 409
        assert server.errors() == ["append failed"]


def test_two_cookies_are_read_alike_by_both_doors(tmp_path: Path) -> None:
    async def seats(caller: Caller, table: str) -> list[int]:
        line = await caller.sit_at(table)
        found: list[int] = (await line.until("welcome"))["seats"]
        await line.close()
        return found

    with inside(tmp_path) as server:
        ann, bo, table = two_at(server)
        for cookies, seat in ((f"{ann.cookie}; {bo.cookie}", 0), (f"{COOKIE}=a.b; {bo.cookie}", 1)):
            both = Caller(server.url)
            both.cookie = cookies
            assert both.must("GET", "/api/guest")["name"] == ("Ann", "Bo")[seat]
            assert asyncio.run(seats(both, table)) == [seat]


def test_every_line_of_the_log_is_json_under_its_own_level(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = {name: logging.getLogger(name) for name in ("getaway", "uvicorn.error", "asyncio")}
    was = {name: (log.handlers, log.level, log.propagate) for name, log in kept.items()}
    lines: list[str] = []
    monkeypatch.setattr(sys.stderr, "write", lines.append)
    try:
        logs.set_up()
        logs.note("something", level="expert")
        kept["asyncio"].error("Task exception was never retrieved", exc_info=ValueError("x"))
    finally:
        for name, log in kept.items():
            log.handlers, log.level, log.propagate = was[name]
    read = [json.loads(line) for line in "".join(lines).splitlines()]
    assert [line["level"] for line in read] == ["info", "error"]
    assert "ValueError: x" in read[1]["error"]


def test_whoever_waits_to_write_keeps_nobody_from_reading(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, *_ = two_at(server)
        hub = server.hub
        # Another program has the file, as a backup or a shell may.
        other = sqlite3.connect(tmp_path / "getaway.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = [
            asyncio.run_coroutine_threadsafe(hub.queries.keep_guest(Guest(f"g{n}", "Zoe", "en"), 1), hub.loop)
            for n in range(4)
        ]
        assert ann.must("GET", "/api/guest")["name"] == "Ann"
        assert not any(one.done() for one in waiting)
        other.execute("ROLLBACK")
        for one in waiting:
            one.result()
        other.close()


def test_health_says_when_the_log_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path) as server:
        ann, _, table = two_at(server)
        assert ann.ask("GET", "/healthz")[0] == 200
        with monkeypatch.context() as broken:
            broken.setattr(InThreads, "_kept", fail)
            assert ann.ask("POST", f"/api/tables/{table}/seats/0/offer")[0] == 409
            status, reply = ann.ask("GET", "/healthz")
        assert (status, reply["status"]) == (503, "failing")
        # A server that nobody is sent to any more finds out by itself.
        asyncio.run_coroutine_threadsafe(server.hub.tick(sweep=True), server.hub.loop).result()
        assert ann.ask("GET", "/healthz")[0] == 200


def test_whoever_sets_the_clock_of_the_system_moves_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    day = 86_400_000
    before = now_ms()
    true_time = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: true_time() + day * 1_000_000)
    assert before <= now_ms() < before + day // 2
