"""Frames that no browser sends: the line is cut with the code for it, and everybody else plays on."""

from __future__ import annotations

import asyncio
import zlib
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from tests.web.inside import Inside, inside
from tests.web.serving import table_with

PROTOCOL_ERROR, TOO_BIG = 1002, 1009
TEN_MEGABYTES = 10 * 2**20


def bomb() -> bytes:
    """A compressed frame, which nobody has agreed on, that would be ten megabytes of text."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(b" " * TEN_MEGABYTES) + packer.flush(zlib.Z_SYNC_FLUSH)
    plain = Frame(Opcode.TEXT, packed[:-4]).serialize(mask=True)
    # The library itself refuses to set the bit that says so.
    return bytes([plain[0] | 0x40]) + plain[1:]


FRAMES = {
    "ten megabytes": (Frame(Opcode.TEXT, b" " * TEN_MEGABYTES).serialize(mask=True), TOO_BIG),
    "a bomb": (bomb(), PROTOCOL_ERROR),
    "unmasked": (Frame(Opcode.TEXT, b'{"type":"ping","id":"1"}').serialize(mask=False), PROTOCOL_ERROR),
    "of no known kind": (b"\x83\x80\0\0\0\0", PROTOCOL_ERROR),
    "a ping of 126 bytes": (b"\x89\xfe\0\x7e\0\0\0\0" + b"x" * 126, PROTOCOL_ERROR),
}


async def code_of(server: Inside, table: str, sent: bytes) -> int:
    """With which code the server closes a line after some bytes."""
    port = int(server.url.rpartition(":")[2])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    assert b"101" in head.split(b"\r\n")[0]
    assert b"permessage-deflate" not in head
    writer.write(sent)
    closing = await reader.readexactly(4)
    assert closing[0] == 0x88
    writer.transport.abort()
    return int.from_bytes(closing[2:4])


@pytest.mark.parametrize("kind", FRAMES)
async def test_a_frame_that_no_browser_sends_cuts_its_own_line_alone(tmp_path: Path, kind: str) -> None:
    frame, code = FRAMES[kind]
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = await asyncio.to_thread(table_with, [ann, bo], "art-robbery")
        line = await ann.sit_at(table)
        await line.until("view")
        assert await code_of(server, table, frame) == code
        await line.send("say", phrase="hello")
        await line.until("accepted")
        await line.close()
        assert server.errors() == []
