"""Bots move as fast as those who look on want it, and wait for who has not seen what happened."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from getaway.client.caller import Connection
from tests.web.inside import Inside, inside
from tests.web.serving import table_with

HOUR = 3600.0


async def until_asked(line: Connection) -> dict[str, Any]:
    while True:
        view = await line.until("view")
        if "0" in view["asks"]:
            return view


async def decide(line: Connection, view: dict[str, Any]) -> None:
    await line.send("act", ask=view["asks"]["0"], action=view["view"]["choices"][0]["action"])


def pause(server: Inside, table: str) -> float:
    return server.within(lambda: server.hub.tables[table].bot_pause)


async def test_the_slowest_who_plays_is_waited_for(tmp_path: Path) -> None:
    with inside(tmp_path, bot_pause=HOUR) as server:
        ann, bo, eve = (server.guest(name) for name in ("Ann", "Bo", "Eve"))
        table = table_with([ann, bo], "art-robbery", bots={"2": "random"}, players=3)
        lines = [await guest.sit_at(table) for guest in (ann, bo, eve)]
        assert pause(server, table) == HOUR
        for line, pace, found in (
            (lines[2], "slow", HOUR),
            (lines[0], "at-once", HOUR),
            (lines[1], "fast", 0.4 * HOUR),
            (lines[1], "slow", 2.5 * HOUR),
            (lines[1], "at-once", 0.0),
        ):
            await line.send("pace", pace=pace)
            await line.until("accepted")
            assert pause(server, table) == found
        for line in lines:
            await line.close()


async def test_who_plays_may_skip_the_pause_and_who_looks_on_may_not(tmp_path: Path) -> None:
    with inside(tmp_path, bot_pause=HOUR) as server:
        ann, eve = server.guest("Ann"), server.guest("Eve")
        table = table_with([ann], "art-robbery", bots={"1": "random"}, players=2, options={"first": 1})
        line, other = await ann.sit_at(table), await eve.sit_at(table)
        await other.send("go_on")
        await other.until("accepted")
        view = await line.until("view")
        assert view["asks"] == {}
        # A card that asks for another choice has a pause for that too.
        while not (now := ann.must("GET", f"/api/tables/{table}/view"))["asks"]:
            await line.send("go_on")
            await line.until("accepted")
            await asyncio.sleep(0.05)
        assert now["n"] > view["n"]
        await line.close()
        await other.close()


async def test_bots_wait_for_eyes_that_have_not_seen_the_end_of_a_raid(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        table = table_with([ann], "art-robbery", bots={"1": "random"}, players=2)
        line = await ann.sit_at(table)
        await line.send("pace", pace="at-once")
        view = await line.until("view")
        while view["table"]["scene"] is None:
            if "0" in view["asks"]:
                await decide(line, view)
            view = await line.until("view")
        scene = view["table"]["scene"]
        assert pause(server, table) > 0.0
        # Nobody skips what somebody has not seen.
        await line.send("go_on")
        await line.until("accepted")
        assert pause(server, table) > 0.0
        await line.send("seen", scene=scene["n"])
        await line.until("accepted")
        assert pause(server, table) == 0.0
        await until_asked(line)
        await line.close()


async def test_a_program_is_not_waited_for(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        lines = [await guest.sit_at(table) for guest in (ann, bo)]
        views = [await line.until("view") for line in lines]
        while views[0]["table"]["scene"] is None:
            for seat, line in enumerate(lines):
                asks = views[seat]["asks"]
                if asks:
                    action = views[seat]["view"]["choices"][0]["action"]
                    await line.send("act", ask=asks[str(seat)], action=action)
            n = views[0]["n"]
            for seat, line in enumerate(lines):
                while views[seat]["n"] == n:
                    views[seat] = await line.until("view")
        assert pause(server, table) == 0.0
        for line in lines:
            await line.close()


async def test_who_is_away_is_told_with_the_moment_when_a_bot_takes_over(tmp_path: Path) -> None:
    with inside(tmp_path, absent_seconds=20.0) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        for grace in (60, 0):
            table = table_with([ann, bo], "art-robbery", grace=grace)
            lines = [await guest.sit_at(table) for guest in (ann, bo)]
            while (await lines[0].until("presence"))["seats"] != [0, 1]:
                pass
            now = (await bo_goes(lines[1]))["now"]
            told = await lines[0].until("presence")
            assert told["seats"] == [0]
            (away,) = told["away"]
            assert away["seat"] == 1
            if grace:
                assert now + 60_000 < away["bot_at"] < now + 3 * 60_000
            else:
                assert away["bot_at"] is None
            await lines[0].close()


async def bo_goes(line: Connection) -> dict[str, Any]:
    """The last welcome tells the server's time."""
    await line.send("hello")
    welcome = await line.until("welcome")
    await line.close()
    return welcome
