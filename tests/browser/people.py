"""People beside the browser: they play over the same protocol, in a thread of their own.

A browser that is driven from this thread keeps it busy, so nothing asynchronous can run in it.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import Page

from getaway.client.caller import Caller, Connection
from tests.web.players import RandomPlayer
from tests.web.serving import Served

Found = TypeVar("Found")


def run(what: Coroutine[Any, Any, Found]) -> Found:
    """Run something asynchronous to its end."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, what).result()


def guest_of(page: Page, server: Served) -> Caller:
    """The guest of a page, to ask in their name."""
    caller = Caller(server.url)
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    caller.cookie = f"getaway_guest={cookies['getaway_guest']}"
    return caller


def table_of(page: Page) -> str:
    """The table that a page is at."""
    found = re.search(r"/t/([\w-]+)", page.url)
    assert found, page.url
    return found[1]


class AttentivePlayer(RandomPlayer):
    """Has seen at once what a page gives its reader time for."""

    async def take(self, connection: Connection, message: dict[str, Any]) -> None:
        """One message of the server."""
        if message.get("id", "").startswith("seen "):
            return
        if message["type"] == "view" and (scene := message["table"]["scene"]) and not scene["seen"]:
            await connection.send("seen", id=f"seen {scene['n']}", scene=scene["n"])
        await super().take(connection, message)


def finish(guests: list[Caller], table: str) -> None:
    """Play a game to its end, by lot."""

    async def play() -> None:
        await asyncio.gather(
            *(AttentivePlayer(guest, table, seed).play() for seed, guest in enumerate(guests))
        )

    run(play())


def act(caller: Caller, table: str, seat: int) -> int:
    """Do the first thing that a seat is offered; the number of the entry."""

    async def once() -> int:
        line = await caller.sit_at(table, seat=seat)
        while True:
            view = await line.until("view")
            if str(seat) in view["asks"]:
                break
        action = view["view"]["choices"][0]["action"]
        await line.send("act", seat=seat, ask=view["asks"][str(seat)], action=action)
        answer = await line.until("accepted")
        await line.close()
        return int(answer["n"])

    return run(once())


def asked(caller: Caller, table: str) -> list[int]:
    """Which of a guest's seats are asked now."""
    return [int(seat) for seat in caller.must("GET", f"/api/tables/{table}/view")["asks"]]
