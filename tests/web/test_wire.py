"""Texts are read as they were sent, however the network cuts them."""

from __future__ import annotations

import asyncio
import random
import re
import tomllib
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from getaway.web.wire import EXTENSION, Wire

# What the wire uses of uvicorn's own: no promise of uvicorn, so its minor version is pinned.
METHODS = (
    "handle_connect",
    "send_receive_event_to_app",
    "resume_writing",
    "connection_lost",
    "data_received",
)
FIELDS = ("queue", "frames", "read_paused", "writable", "close_sent", "handshake_initiated", "transport")
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Ear:
    """Hears what a wire reads."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def take(self, message: bytes) -> None:
        self.heard.append(message)

    def go_on(self) -> None:
        """Nothing waits here."""

    def lose(self) -> None:
        """Nobody is left."""


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


def whole(text: bytes) -> bytes:
    return frame(text)


def halved(text: bytes) -> bytes:
    half = len(text) // 2
    return frame(text[:half], fin=False) + frame(text[half:], Opcode.CONT)


def after_a_pong(text: bytes) -> bytes:
    return frame(b"", Opcode.PONG) + frame(text)


class FakeTransport(asyncio.Transport):
    """The network's end of a wire; what is written there nobody reads."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Nobody reads it."""

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing is open."""


async def wire_to(ear: Ear, early: bytes = b"") -> Wire:
    """An accepted wire; the client may have sent something before it was."""
    given = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        scope["extensions"][EXTENSION]["wire"].give(ear)
        given.set()

    config = uvicorn.Config(app, ws_ping_interval=None, ws_per_message_deflate=False, log_config=None)
    config.load()
    wire = Wire(config, ServerState(), {})
    wire.connection_made(FakeTransport())
    wire.data_received(HANDSHAKE)
    if early:
        wire.data_received(early)
    await given.wait()
    return wire


@pytest.mark.parametrize("form", [whole, halved, after_a_pong])
@pytest.mark.parametrize("seed", range(40))
async def test_texts_are_read_however_they_are_cut(seed: int, form: Callable[[bytes], bytes]) -> None:
    ear = Ear()
    wire = await wire_to(ear)
    lot = random.Random(seed)
    # 124 and 126 bytes: on either side of what a short frame holds.
    texts = [f'"{"ä" * lot.choice((0, 1, 30, 61, 62, 200, 40_000))}"'.encode() for _ in range(12)]
    # Short whole ones first: what comes later has to find the line where they left it.
    sent = b"".join(map(whole, texts[:6])) + b"".join(map(form, texts[6:]))
    while sent:
        size = lot.choice((1, 2, 5, 90, len(sent)))
        wire.data_received(sent[:size])
        sent = sent[size:]
    assert ear.heard == texts


async def test_half_a_text_that_came_too_early_is_read_to_its_end() -> None:
    ear = Ear()
    # A text that looks like a frame itself, where it is read without its head.
    text = whole(b'"inner"')
    head, no_mask = bytes((0x81, 0x80 | len(text))), bytes(4)
    wire = await wire_to(ear, early=head + no_mask)
    wire.data_received(text + whole(b'"late"'))
    assert ear.heard == [text, b'"late"']


async def test_nothing_is_read_after_the_goodbye() -> None:
    ear = Ear()
    wire = await wire_to(ear)
    wire.close_sent = True
    wire.data_received(whole(b'"late"'))
    assert ear.heard == []


def test_uvicorn_whose_inside_the_wire_leans_on_is_pinned_to_one_minor_version(root: Path) -> None:
    needed = tomllib.loads((root / "pyproject.toml").read_text())["project"]["optional-dependencies"][
        "server-alone"
    ]
    (pinned,) = [line for line in needed if line.startswith("uvicorn")]
    found = re.fullmatch(r"uvicorn>=0\.(\d+),<0\.(\d+)", pinned)
    assert found is not None, pinned
    least, below = map(int, found.groups())
    assert below == least + 1
    assert least == int(version("uvicorn").split(".")[1])


async def test_uvicorn_still_has_what_the_wire_leans_on() -> None:
    for name in METHODS:
        assert name in vars(WebSocketsSansIOProtocol), name
    wire = await wire_to(Ear())
    for name in FIELDS:
        assert hasattr(wire, name), name
