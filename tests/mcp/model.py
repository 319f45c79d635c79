"""A language model of the tests: it calls tools by the SDK's own client and chooses by lot."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from mcp import Client
from mcp_types import TextContent

from getaway.mcp.seats import Seats
from getaway.mcp.serving import server_for
from getaway.mcp.sitting import Sitting
from getaway.places.local import LocalTable
from getaway.table_bots.pool import PoolSettings

FOR_EVER = 1e6  # seconds: on a busy machine too a bot's own choice is waited for
QUIET = PoolSettings(warm_up=False, think_seconds=FOR_EVER, patience_seconds=FOR_EVER)


class Refused(Exception):
    """A tool said no, in these words."""


class Model:
    """Whoever plays through the door."""

    def __init__(self, client: Client, seats: Seats | None = None) -> None:
        self.client = client
        self.seats = seats
        self.seat = ""
        self.text = ""  # the last answer in words
        self.last: dict[str, Any] = {}  # and as JSON
        self._lot = random.Random(3)

    async def call(self, tool: str, **arguments: Any) -> dict[str, Any]:
        """Call a tool, with the key if there is one."""
        given = {"seat": self.seat, **arguments} if self.seat else arguments
        result = await self.client.call_tool(tool, given)
        content = result.content[0]
        assert isinstance(content, TextContent)
        if result.is_error:
            raise Refused(content.text)
        self.text, self.last = content.text, dict(result.structured_content or {})
        return self.last

    async def start(self, game: str, **wanted: Any) -> None:
        """Begin a game."""
        usual = {"game": game, "players": 3, "bots": "random", "seed": "4"}
        self.seat = (await self.call("start_table", **{**usual, **wanted}))["seat"]

    async def step(self) -> None:
        """Wait, then do something."""
        told = await self.call("wait", seconds=600)
        if told["phase"] == "talk":
            await self.call("call_vote")
        elif told["phase"] == "play":
            await self.call("act", action=self._lot.choice(told["choices"])["action"])

    async def until(self, phase: str) -> None:
        """Play until it is time to talk, or the game is over."""
        while self.last["phase"] != phase:
            await self.step()

    @property
    def sitting(self) -> Sitting:
        """The seat, as the door has it."""
        assert self.seats is not None
        return self.seats.find(self.seat)

    @property
    def local(self) -> LocalTable:
        """The table itself, with all that is hidden."""
        place = self.sitting.place
        assert isinstance(place, LocalTable)
        return place


@asynccontextmanager
async def model(lang: str = "en", **settings: Any) -> AsyncIterator[Model]:
    """A model at a door in this process."""
    seats = Seats(lang, settings=QUIET, **settings)
    async with Client(server_for(seats)) as client:
        yield Model(client, seats)
