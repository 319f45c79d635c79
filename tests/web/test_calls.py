"""Whoever is awaited in a slow game and does not look is called through the doors of the host."""

from __future__ import annotations

import json
import queue
import socketserver
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from getaway.kernel.errors import BadInput
from getaway.web.calls import Call, Calls, from_environment
from tests.web.inside import inside
from tests.web.serving import table_with

SLOW = {"kind": "slow"}


class Hook:
    """A webhook that keeps what it is told."""

    def __init__(self) -> None:
        told: queue.Queue[dict[str, Any]] = queue.Queue()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                told.put(json.loads(self.rfile.read(int(self.headers["content-length"]))))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format: str, *arguments: object) -> None:
                """Say nothing."""

        self.told = told
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/called"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def hook() -> Iterator[Hook]:
    found = Hook()
    yield found
    found.server.shutdown()
    found.server.server_close()


async def test_who_is_asked_in_a_slow_game_is_called_once_for_each_answer(tmp_path: Path, hook: Hook) -> None:
    with inside(tmp_path, webhook=hook.url) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 0})
        first = hook.told.get()
        assert (first["name"], first["seat"], first["path"]) == ("Ann", 1, f"/t/{table}")
        assert first["deadline"] is not None
        assert set(first) == {"table", "path", "game", "seat", "name", "deadline"}
        assert hook.told.empty()


async def test_who_looks_is_not_called(tmp_path: Path, hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    with inside(tmp_path, webhook=hook.url) as server:
        called: list[Call] = []
        monkeypatch.setattr(server.hub.calls, "put", called.append)
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 0})
        line = await ann.sit_at(table)
        for caller, seat in ((line, 0), (await bo.sit_at(table), 1), (line, 0)):
            view = await caller.until("view")
            while str(seat) not in view["asks"]:
                view = await caller.until("view")
            while str(seat) in view["asks"]:
                action = view["view"]["choices"][0]["action"]
                await caller.send("act", ask=view["asks"][str(seat)], action=action)
                view = await caller.until("view")
        # Before anybody came, and when Ann had played and Bo was not there yet or just came.
        assert [call.name for call in called].count("Ann") == 1


async def test_a_quick_game_calls_nobody(tmp_path: Path, hook: Hook) -> None:
    with inside(tmp_path, webhook=hook.url) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table_with([ann, bo], "art-robbery", clock={"kind": "live"})
        table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 1})
        # Of the two games the slow one is heard of, and is the first.
        assert hook.told.get()["name"] == "Bo"


async def test_a_door_that_is_shut_is_noted_and_the_game_goes_on(tmp_path: Path) -> None:
    with inside(tmp_path, webhook="http://127.0.0.1:1/") as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery", clock=SLOW, options={"first": 0})
        while "call failed" not in server.errors():
            line = await ann.sit_at(table)
            await line.until("view")
            await line.close()


class Letters(socketserver.StreamRequestHandler):
    """As much of SMTP as a letter needs."""

    def handle(self) -> None:
        kept: queue.Queue[str] = self.server.kept  # type: ignore[attr-defined]
        self.wfile.write(b"220 here\r\n")
        while word := self.rfile.readline().decode().strip():
            if word.lower() == "data":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (line := self.rfile.readline().decode().rstrip("\r\n")) != ".":
                    lines.append(line)
                kept.put("\n".join(lines))
            self.wfile.write(b"221 bye\r\n" if word.lower() == "quit" else b"250 yes\r\n")


def test_a_letter_says_who_is_awaited_and_where() -> None:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Letters) as post:
        post.kept = queue.Queue()  # type: ignore[attr-defined]
        threading.Thread(target=post.serve_forever, daemon=True).start()
        where = f"smtp://127.0.0.1:{post.server_address[1]}/?from=a@example.org&to=b@example.org"
        Calls._mail(where, Call("abc", "/t/abc", "alcatraz", 2, "Bo", None))
        letter = post.kept.get()  # type: ignore[attr-defined]
        post.shutdown()
    assert "To: b@example.org" in letter
    assert '"path": "/t/abc"' in letter


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("GETAWAY_WEBHOOK", "file:///etc"),
        ("GETAWAY_MAIL", "smtp://host/"),
        ("GETAWAY_MAIL", "http://h/?from=a&to=b"),
    ],
)
def test_a_door_that_is_none_is_refused_at_the_start(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(BadInput, match=variable):
        from_environment()
