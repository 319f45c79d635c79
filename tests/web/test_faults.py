"""What went wrong around the log once, provoked on purpose: nothing is lost, nothing fails without a word."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from getaway.client.caller import Caller
from tests.web.inside import Inside, inside
from tests.web.serving import table_with

DEEP = 9000


def raw(server: Inside, guest: Caller, method: str, path: str, body: bytes) -> int:
    """The status of a request whose body is anything at all."""
    headers = {"Content-Type": "application/json", "Cookie": guest.cookie}
    request = urllib.request.Request(server.url + path, data=body, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request) as reply:
            return int(reply.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_a_body_that_nobody_can_read_is_refused_in_words(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        for method, path in (
            ("POST", "/api/tables"),
            ("PUT", "/api/guest"),
            ("POST", "/api/guest/link/look"),
        ):
            for body in (
                b'{"name": "\xff"}',
                b'{"game": "\xc3"}',
                b"[" * DEEP,
                b'{"options": ' + b"[" * DEEP + b"]" * DEEP + b"}",
                b'{"a":' * DEEP + b"1" + b"}" * DEEP,
            ):
                assert raw(server, ann, method, path, body) == 400, (path, body[:20])
        assert server.errors() == []


def test_whoever_hangs_up_early_is_no_error(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        host, port = "127.0.0.1", int(server.url.rpartition(":")[2])
        head = f"Host: {host}\r\nCookie: {ann.cookie}\r\nContent-Type: application/json\r\n"
        for request in (
            f'POST /api/tables HTTP/1.1\r\n{head}Content-Length: 100\r\n\r\n{{"ga',
            f'PUT /api/guest HTTP/1.1\r\n{head}Transfer-Encoding: chunked\r\n\r\n5\r\n{{"na',
            f"GET /api/games HTTP/1.1\r\n{head}\r\n",
            "GET /api/ga",
        ):
            with socket.create_connection((host, port)) as line:
                line.sendall(request.encode())
            # The next one is answered after it.
            assert ann.ask("GET", "/healthz")[0] == 200
        # All that is under way ends with the server.
    assert server.errors() == []


def test_a_full_disk_is_said_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any) -> None:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorname = "SQLITE_FULL"
        raise OperationalError("INSERT", None, error)

    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        with monkeypatch.context() as broken:
            broken.setattr("getaway.store.database.InThreads._write", full)
            broken.setattr("getaway.store.database.InThreads._insert", full)
            status, reply = ann.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2})
            assert (status, reply["reason"]["id"]) == (503, "table-disk-full")
            assert "disk is full" in reply["detail"]
            status, reply = ann.ask("PUT", "/api/guest", {"name": "Anna"})
            assert (status, reply["reason"]["id"]) == (503, "table-disk-full")
            status, reply = ann.ask("POST", f"/api/tables/{table}/seats/0/offer")
            assert (status, reply["reason"]["id"]) == (409, "table-disk-full")
        assert ann.ask("PUT", "/api/guest", {"name": "Anna"})[0] == 200


def test_a_file_that_is_deleted_while_the_server_runs_takes_no_more_moves(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        assert ann.ask("GET", "/healthz")[0] == 200
        for part in tmp_path.glob("getaway.db*"):
            part.unlink()
        status, reply = ann.ask("POST", f"/api/tables/{table}/seats/0/offer")
        assert (status, reply["reason"]["id"]) == (409, "table-database-away")
        status, reply = ann.ask("GET", "/healthz")
        assert (status, reply["status"]) == (503, "failing")
        assert ann.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2})[0] == 503
        assert not (tmp_path / "getaway.db").exists()


def test_a_file_that_is_deleted_is_noticed_though_nobody_plays(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        for part in tmp_path.glob("getaway.db*"):
            part.unlink()
        # The clock of the tables does so twice a second.
        asyncio.run_coroutine_threadsafe(server.hub.tick(sweep=False), server.hub.loop).result()
        assert server.hub.journal.is_failing
        assert "database file is gone" in server.errors()


def test_health_tells_the_truth_while_the_file_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getaway.store.pulse.PATIENCE_SECONDS", 0.1)
    monkeypatch.setattr("getaway.store.pulse.FRESH_SECONDS", 0.0)
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        assert ann.ask("GET", "/healthz")[0] == 200
        other = sqlite3.connect(tmp_path / "getaway.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert [ann.ask("GET", "/healthz")[0] for _ in range(3)] == [503] * 3
        other.execute("COMMIT")
        other.close()
        trying = server.hub.pulse._trying
        assert trying is not None

        async def tried() -> None:
            await asyncio.wait({trying})

        asyncio.run_coroutine_threadsafe(tried(), server.hub.loop).result()
        assert ann.ask("GET", "/healthz")[0] == 200


async def test_a_spectator_without_a_cookie_makes_nobody_present(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        wanted = {"game": "art-robbery", "players": 3, "bots": {"1": "random"}}
        table = ann.must("POST", "/api/tables", wanted)["table"]
        line = await Caller(server.url).sit_at(table)
        assert (await line.until("presence"))["seats"] == []
        await line.close()
