"""Players for the tests: they choose at random over a real socket, and come back when it breaks."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from getaway.client.caller import Caller, Connection


class RandomPlayer:
    """One guest with one seat, who answers every question by lot."""

    def __init__(self, caller: Caller, table: str, seed: int) -> None:
        self.caller = caller
        self.table = table
        self.lot = random.Random(seed)
        self.seen: int | None = None
        self.last: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None  # sent and not answered
        self.accepted: list[int] = []
        self.refused: list[dict[str, Any]] = []
        self.numbers: list[int] = []
        self.ids = 0

    async def play(self) -> dict[str, Any]:
        """Play to the end and return the last view."""
        while not self.is_over:
            try:
                connection = await self.caller.sit_at(self.table, seen=self.seen)
                await self._listen(connection)
            except (ConnectionClosed, TimeoutError, OSError, InvalidStatus):
                await asyncio.sleep(0)
        return self.last

    @property
    def is_over(self) -> bool:
        return bool(self.last) and self.last["table"]["phase"] == "over"

    async def _listen(self, connection: Connection) -> None:
        try:
            if self.pending is not None:
                await connection.send(**self.pending)
            while not self.is_over:
                await self.take(connection, await connection.receive())
        finally:
            await connection.close()

    async def take(self, connection: Connection, message: dict[str, Any]) -> None:
        """One message of the server."""
        if message["type"] == "accepted":
            self.accepted.append(message["n"])
            self._settle(message)
        elif message["type"] == "refused":
            self.refused.append(message)
            self._settle(message)
        elif message["type"] == "view":
            self.numbers.append(message["n"])
            self.seen = message["n"]
            self.last = message
        # A view from before one's last decision may still be under way.
        is_new = bool(self.last) and self.last["n"] >= max(self.accepted, default=0)
        if self.pending is None and is_new and not self.is_over:
            await self.answer(connection)

    def _settle(self, message: dict[str, Any]) -> None:
        if self.pending is not None and message["id"] == self.pending["id"]:
            self.pending = None

    async def answer(self, connection: Connection) -> None:
        """Answer what is asked, if it is."""
        for seat, ask in self.last["asks"].items():
            offers = self.last["view"]["choices"]
            choice = self.lot.choice(offers)["action"]
            self.ids += 1
            self.pending = {
                "type": "act",
                "id": f"m{self.ids}",
                "seat": int(seat),
                "ask": ask,
                "action": choice,
            }
            # The question is answered: a view that comes late must not answer it again.
            self.last = {**self.last, "asks": {}}
            await connection.send(**self.pending)
            return
