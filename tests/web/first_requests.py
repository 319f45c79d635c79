"""Run by itself: what the event loop of a new server opens and imports when the first people come."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from getaway.games import REGISTRY
from tests.web.inside import inside
from tests.web.serving import table_with

PAGES = (
    *("/", "/manifest.webmanifest", "/nowhere", "/schema/openapi.json", "/metrics", "/healthz"),
    *("/api/games", "/api/games/alcatraz/rules", "/api/tables", "/api/tables/mine", "/api/puzzles"),
)


async def play(guests: list[Any], table: str) -> None:
    lines = [await guest.sit_at(table) for guest in guests]
    for _ in range(6):
        views = [await line.until("view") for line in lines]
        line, view = next(pair for pair in zip(lines, views, strict=True) if pair[1]["asks"])
        seat, ask = next(iter(view["asks"].items()))
        await line.send("act", seat=int(seat), ask=ask, action=10**6)
        await line.until("refused")
        await line.send("act", seat=int(seat), ask=ask, action=view["view"]["choices"][0]["action"])
        await line.until("accepted")
    await lines[0].send("say", phrase="hello")
    await lines[0].until("accepted")
    for line in lines:
        await line.close()


def main() -> None:
    opened: list[str] = []
    loop_thread: threading.Thread | None = None

    def hear(event: str, told: tuple[Any, ...]) -> None:
        if event in ("open", "import") and threading.current_thread() is loop_thread:
            opened.append(str(told[0]))

    sys.addaudithook(hear)
    with tempfile.TemporaryDirectory() as folder, inside(Path(folder)) as server:
        loop_thread = server.within(threading.current_thread)
        for game in REGISTRY:
            guests = [server.guest(name) for name in ("Ann", "Bo", "Cleo")]
            table = table_with(guests, game)
            guests[0].ask("POST", f"/api/tables/{table}/start")
            asyncio.run(play(guests, table))
        for page in PAGES:
            guests[0].ask("GET", page)
        loop_thread = None
    print(json.dumps(sorted(set(opened))))


if __name__ == "__main__":
    main()
