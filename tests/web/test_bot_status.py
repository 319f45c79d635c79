"""A table is told when its bots are short of time, or think on the slow engine; and the health is true."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from getaway.client.caller import Caller, Connection
from tests.web.inside import inside
from tests.web.serving import table_with


async def told(line: Connection) -> dict[str, Any]:
    message = await line.until("bots")
    return {"short": message["short"], "plain": message["plain"]}


async def test_a_table_with_strong_bots_is_told_that_they_think_on_the_slow_engine(tmp_path: Path) -> None:
    with inside(tmp_path, bot_pause=1e6) as server:
        ann = server.guest("Ann")
        strong = table_with([ann], "art-robbery", bots={"1": "expert", "2": "easy"})
        weak = table_with([ann], "art-robbery", bots={"1": "easy", "2": "medium"})
        lines = [await ann.sit_at(strong), await ann.sit_at(weak), await Caller(server.url).sit_at(strong)]
        assert await told(lines[0]) == {"short": False, "plain": True}
        # Spectators too; a table of weak bots hears nothing, for they need no compiled rules.
        assert await told(lines[2]) == {"short": False, "plain": True}
        live = server.hub.tables[weak]
        assert not live.bot_status.now.plain
        assert Caller(server.url).must("GET", "/healthz")["compiled"] is False
        server.within(lambda: setattr(server.hub.pool, "compiled", True))
        assert await told(lines[0]) == {"short": False, "plain": False}
        for line in lines:
            await line.close()


async def test_a_table_whose_bots_are_short_of_time_is_told_and_told_again_when_it_is_over(
    tmp_path: Path,
) -> None:
    with inside(tmp_path, bot_pause=1e6) as server:
        ann = server.guest("Ann")
        table = table_with([ann], "art-robbery", bots={"1": "easy"})
        pool, live = server.hub.pool, server.hub.tables[table]
        line = await ann.sit_at(table)
        await line.until("view")
        server.within(lambda: pool._run_short(live.table))
        assert await told(line) == {"short": True, "plain": False}
        late = await Caller(server.url).sit_at(table)
        assert await told(late) == {"short": True, "plain": False}
        server.within(pool._short_at.clear)
        assert await told(line) == {"short": False, "plain": False}
        for each in (line, late):
            await each.close()
