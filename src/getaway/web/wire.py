"""A socket that hands messages straight to its reader and writes straight to the connection.

Uvicorn uses a queue, two tasks and a dictionary for each message, which costs more than a move does.
"""

from __future__ import annotations

from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "getaway.wire"  # under which the application finds the wire in the scope


class Reader(Protocol):
    """Whoever a wire belongs to, once it is accepted."""

    def take(self, message: bytes) -> None:
        """A message has come."""

    def go_on(self) -> None:
        """The line takes something again."""

    def lose(self) -> None:
        """The line is gone."""


class Wire(WebSocketsSansIOProtocol):
    """One accepted socket; until it has a reader it is an ordinary one of uvicorn."""

    _reader: Reader | None = None
    _by_library = False  # has anything come that is not a short whole text?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"wire": self}

    def give(self, reader: Reader) -> None:
        """From now on everything goes to the reader; also what has come already."""
        self._reader = reader
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                text = event.get("text")
                reader.take(text.encode() if text is not None else event.get("bytes") or b"")
            else:
                reader.lose()
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Short whole texts, as nearly all are, are read here; the rest, from the first on, as usual."""
        if self._reader is None:
            # After the handshake there may be half a frame, and only the library knows how it goes on.
            self._by_library = self.handshake_initiated
        while not self._by_library and self._reader is not None and data:
            end = _end_of_short_text(data)
            if end == 0:
                self._by_library = True
            else:
                message, data = _unmask(data[2:6], data[6:end]), data[end:]
                if not self.close_sent:
                    self._reader.take(message)
        if data:
            super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self._reader is None:
            super().send_receive_event_to_app()
            return
        message = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self._reader.take(message)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._reader is not None:
            self._reader.go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._reader is not None:
            self._reader.lose()

    @property
    def is_full(self) -> bool:
        """Does the line take nothing at the moment?"""
        return not self.writable.is_set()

    def write(self, texts: list[bytes]) -> None:
        """Send texts in one piece, each a message."""
        if self.close_sent or self.transport.is_closing():
            return
        pieces: list[bytes] = []
        for text in texts:
            pieces += (_head(len(text)), text)
        self.transport.write(b"".join(pieces))

    def cut(self) -> None:
        """Hang up without a goodbye."""
        self.transport.abort()


def _end_of_short_text(data: bytes) -> int:
    """Where a frame ends that is a whole text of 1 to 125 bytes, masked as a client's are; else 0."""
    if len(data) < 7 or data[0] != 0x81 or not 0x80 < data[1] < 0xFE:
        return 0
    end = 6 + (data[1] & 0x7F)
    return end if end <= len(data) else 0


def _unmask(key: bytes, text: bytes) -> bytes:
    """RFC 6455, 5.3: every byte of a client's text is changed by one of four."""
    length = len(text)
    keys = (key * (length // 4 + 1))[:length]
    return (int.from_bytes(text) ^ int.from_bytes(keys)).to_bytes(length)


def _head(length: int) -> bytes:
    """RFC 6455, 5.2: a whole text message of the server, without a mask."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2)
    return b"\x81\x7f" + length.to_bytes(8)
