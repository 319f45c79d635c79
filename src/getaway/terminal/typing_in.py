"""Where lines come from: what a person or a program types, or the lot.

Nothing here blocks: a line that does not come keeps neither the table nor Ctrl-C waiting.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import deque
from typing import Protocol, TextIO

from getaway.kernel.errors import BadInput
from getaway.terminal.player import Player

BLOCK = 65536


class Source(Protocol):
    """Whoever answers in lines."""

    is_patient: bool  # do lines wait for their question? Those of a program come before anybody asks

    async def line(self, player: Player) -> str | None:
        """The next line; None: there are no more."""


class Keyboard:
    """The standard input: a terminal, a pipe, a file. What is not read in one game is read in the next."""

    def __init__(self, stream: TextIO) -> None:
        self.is_patient = not stream.isatty()
        self._stream = stream
        self._lines: deque[str] = deque()
        self._rest = b""
        self._has_ended = False

    async def line(self, player: Player) -> str | None:
        while not self._lines and not self._has_ended:
            await self._until_readable()
            self._read()
        return self._lines.popleft() if self._lines else None

    async def _until_readable(self) -> None:
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        try:
            loop.add_reader(self._stream.fileno(), ready.set)
        except PermissionError:
            # A file, unlike a pipe, is always ready, and cannot be waited for.
            return
        try:
            await ready.wait()
        finally:
            loop.remove_reader(self._stream.fileno())

    def _read(self) -> None:
        try:
            new = os.read(self._stream.fileno(), BLOCK)
        except OSError as error:
            raise BadInput(f"The input can't be read: {(error.strerror or str(error)).lower()}.") from None
        *whole, self._rest = (self._rest + new).split(b"\n")
        if not new:
            self._has_ended = True
            if self._rest:
                # A last line without an end is one too.
                whole, self._rest = [self._rest], b""
        self._lines += [line.decode(self._stream.encoding, "replace") for line in whole]


class Lot:
    """Somebody who chooses at random, and leaves when the game is over."""

    is_patient = True

    async def line(self, player: Player) -> str | None:
        while True:
            if player.is_over:
                return "q"
            if found := [
                number
                for number, choice in enumerate(player.prompt.choices, 1)
                if choice.type in ("act", "call")
            ]:
                return str(random.choice(found))
            await player.changed()
