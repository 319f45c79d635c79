"""Sockets that do a server no good: silent ones, those that never read, frames that no browser sends.

While they are there, two people play on; how long their moves take says what it costs everybody.
"""

from __future__ import annotations

import asyncio
import socket
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

from getaway.client.caller import Caller, Connection
from getaway.games import REGISTRY
from getaway.web.bench import Row, Running, percentile, running

PROTOCOL_ERROR, TOO_BIG = 1002, 1009  # RFC 6455, 7.4.1
TEN_MEGABYTES = 10 * 2**20
SLOW, FRAMES = 100, 20  # for so many idle sockets there is one slow reader, and one frame of each kind
PAUSE = 0.02  # between two moves
LEAST_MOVES = 10  # beside each kind of trouble
GREETINGS, GREETING_SECONDS = 40, 0.25  # of a slow reader: each asks for the whole table again
SMALL_BUFFER = 4096  # of a slow reader, in bytes
WAIT_SECONDS = 60.0  # for the server to cut what it will not bear
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def framed(text: bytes, first: int = 0x81, *, masked: bool = True) -> bytes:
    """RFC 6455, 5.2: a frame of a client, with a mask that changes nothing unless it has none."""
    length = len(text)
    if length < 126:
        size = bytes((length,))
    else:
        size = b"\x7e" + length.to_bytes(2) if length < 65536 else b"\x7f" + length.to_bytes(8)
    mask = b"\0\0\0\0" if masked else b""
    return bytes((first, size[0] | (0x80 if masked else 0))) + size[1:] + mask + text


def bomb() -> bytes:
    """A compressed frame, which nobody has agreed on, that would be ten megabytes of text."""
    packer = zlib.compressobj(wbits=-15)
    packed = packer.compress(b" " * TEN_MEGABYTES) + packer.flush(zlib.Z_SYNC_FLUSH)
    return framed(packed[:-4], 0x81 | 0x40)


# What is sent, and the code with which the server has to hang up.
HOSTILE_FRAMES: dict[str, tuple[Callable[[], bytes], int]] = {
    "10 MB in a frame": (lambda: framed(b" " * TEN_MEGABYTES), TOO_BIG),
    "compressed 10 MB": (bomb, PROTOCOL_ERROR),
    "no mask": (lambda: framed(b'{"type":"ping","id":"1"}', masked=False), PROTOCOL_ERROR),
    "unknown kind": (lambda: framed(b"", 0x83), PROTOCOL_ERROR),
}


class Play:
    """Two people who play game after game, and how long each of their moves took."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people = [Caller(url), Caller(url)]
        self.delays: list[float] = []
        self.table = ""

    def begin(self) -> None:
        """Sit down at a new table."""
        ann, bo = self.people
        wanted = {"game": REGISTRY.first(), "players": 2, "talk_seconds": 0}
        self.table = ann.must("POST", "/api/tables", wanted)["table"]
        bo.must("POST", f"/api/tables/{self.table}/seats/1", {})
        ann.must("POST", f"/api/tables/{self.table}/start")

    async def for_ever(self) -> None:
        while True:
            lines = [await person.sit_at(self.table) for person in self.people]
            try:
                while await self._move(lines):
                    await asyncio.sleep(PAUSE)
            finally:
                for line in lines:
                    await line.close()
            await asyncio.to_thread(self.begin)

    async def _move(self, lines: list[Connection]) -> bool:
        """One move of whoever is asked; False when the game is over."""
        views = [await line.until("view") for line in lines]
        if any(view["table"]["phase"] == "over" for view in views):
            return False
        for line, view in zip(lines, views, strict=True):
            for seat, ask in view["asks"].items():
                action = view["view"]["choices"][0]["action"]
                began = time.perf_counter()
                await line.send("act", seat=int(seat), ask=ask, action=action)
                await line.until("accepted")
                self.delays.append(time.perf_counter() - began)
        return True


async def _shake_hands(url: str, table: str, *, small: bool = False) -> Line:
    """A socket at a table for somebody who looks on, spoken to byte by byte."""
    at = urlsplit(url)
    plain = socket.socket()
    if small:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    plain.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plain, (at.hostname, at.port))
    reader, writer = await asyncio.open_connection(sock=plain, limit=SMALL_BUFFER)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def _hang_up(*lines: Line) -> None:
    for _, writer in lines:
        writer.transport.abort()
    # Those that the server has cut say so.
    await asyncio.gather(*(writer.wait_closed() for _, writer in lines), return_exceptions=True)


@asynccontextmanager
async def _lines(url: str, table: str, count: int, *, small: bool = False) -> AsyncIterator[list[Line]]:
    lines = [await _shake_hands(url, table, small=small) for _ in range(count)]
    try:
        yield lines
    finally:
        await _hang_up(*lines)


async def _be_idle(play: Play, count: int, seconds: float) -> tuple[int, int]:
    async with _lines(play.url, play.table, count):
        await asyncio.sleep(seconds)
    return count, 0


async def _never_read(play: Play, count: int, server: Running) -> tuple[int, int]:
    """Ask for the whole table again and again, and take nothing of it, until all have been cut."""
    before = (await asyncio.to_thread(server.counters))["cut_total"]
    hello = framed(b'{"type":"hello","id":"h"}') * GREETINGS
    ends, cut = time.monotonic() + WAIT_SECONDS, 0
    async with _lines(play.url, play.table, count, small=True) as lines:
        while cut < count and time.monotonic() < ends:
            for _, writer in lines:
                # What the server does not take any more is not heaped up here.
                if writer.transport.get_write_buffer_size() == 0 and not writer.is_closing():
                    writer.write(hello)
            await asyncio.sleep(GREETING_SECONDS)
            cut = int((await asyncio.to_thread(server.counters))["cut_total"] - before)
    return count, cut


async def _code_for(url: str, table: str, frame: bytes) -> int:
    """With which code the server hangs up after a frame."""
    reader, writer = await _shake_hands(url, table)
    writer.write(frame)
    async with asyncio.timeout(WAIT_SECONDS):
        closing = await reader.readexactly(4)
    await _hang_up((reader, writer))
    return int.from_bytes(closing[2:4])


async def _frames(play: Play, frame: bytes, code: int, count: int) -> tuple[int, int]:
    """Send so many, and go on until there were moves enough; how many, and how many were cut as due."""
    table, sent, cut = play.table, 0, 0
    while sent < count or len(play.delays) < LEAST_MOVES:
        sent += 1
        cut += await _code_for(play.url, table, frame) == code
    return sent, cut


async def _beside(server: Running, what: str, trouble: Callable[[Play], Awaitable[tuple[int, int]]]) -> Row:
    """Make trouble while two people play."""
    play = Play(server.url)
    for person, name in zip(play.people, ("Ann", "Bo"), strict=True):
        person.introduce(name)
    play.begin()
    memory = most = server.megabytes()
    playing = asyncio.create_task(play.for_ever())

    async def look() -> None:
        nonlocal most
        while True:
            most = max(most, server.megabytes())
            await asyncio.sleep(PAUSE)

    looking = asyncio.create_task(look())
    try:
        sockets, cut = await trouble(play)
    finally:
        for task in (playing, looking):
            task.cancel()
        await asyncio.gather(playing, looking, return_exceptions=True)
    return {
        "trouble": what,
        "sockets": sockets,
        "cut": cut,
        "moves_beside": len(play.delays),
        "p50_ms": round(percentile(play.delays, 50) * 1e3, 1),
        "p99_ms": round(percentile(play.delays, 99) * 1e3, 1),
        "memory_mb": round(memory, 1),
        "at_most_mb": round(most, 1),
    }


def measure_sockets(sockets: int, seconds: float) -> Iterator[Row]:
    """So many idle sockets, a hundredth of that of slow readers, a twentieth of each hostile frame."""
    slow, frames = max(1, sockets // SLOW), max(1, sockets // FRAMES)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        yield asyncio.run(_beside(server, "idle", partial(_be_idle, count=sockets, seconds=seconds)))
        yield asyncio.run(_beside(server, "never reads", partial(_never_read, count=slow, server=server)))
        for what, (make, code) in HOSTILE_FRAMES.items():
            sending = partial(_frames, frame=make(), code=code, count=frames)
            yield asyncio.run(_beside(server, what, sending))
