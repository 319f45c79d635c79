"""One guest does not take everybody's time, and nothing is left lying about."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.store.queries import HOUR
from getaway.table.table import Table
from getaway.table_bots.pool import Pool
from getaway.web.mailbox import now_ms
from getaway.web.rematches import _make
from tests.web.inside import Inside, inside
from tests.web.players import RandomPlayer
from tests.web.serving import table_with


async def at_once(house: Pool, table: Table, level: str, seat: int, seed: int) -> tuple[int, bool]:
    """A bot that does not think."""
    assert table.play is not None
    return table.play.legal(seat)[0], True


def rows(server: Inside, query: str) -> list[Any]:
    """What the database says, or is told."""
    work = server.hub.database.write(lambda connection: list(connection.execute(sa.text(query))))
    return asyncio.run_coroutine_threadsafe(work, server.hub.loop).result()


async def test_bots_among_themselves_play_for_whoever_looks_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pool, "think", at_once)
    with inside(tmp_path, watched_seconds=0.0) as server:
        ann = server.guest("Ann")
        wanted = {"bots": {"0": "random", "1": "random"}, "clock": {"kind": "live", "seconds": 1}}
        made = ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 2, **wanted})
        table: str = made["table"]
        n = ann.must("POST", f"/api/tables/{table}/start")["n"]
        live = server.hub.tables[table]
        # Long after the clock was up.
        monkeypatch.setattr("getaway.web.live.now_ms", lambda: now_ms() + HOUR)

        def tick() -> bool:
            live.tick(server.hub.loop.time())
            return live.bots.is_busy

        assert [server.within(tick) for _ in range(3)] == [False] * 3
        assert live.table.n == n
        assert rows(server, "SELECT due FROM tables") == [(None,)]
        line = await ann.sit_at(table)
        view = await line.until("view")
        while view["table"]["phase"] != "over":
            view = await line.until("view")
        await line.close()


def test_a_guest_has_so_many_tables_and_then_has_to_end_one(tmp_path: Path) -> None:
    wanted = {"game": "art-robbery", "players": 2}
    with inside(tmp_path, tables_a_guest=2) as server:
        ann = server.guest("Ann")
        first, _ = [ann.must("POST", "/api/tables", wanted)["table"] for _ in range(2)]
        status, reply = ann.ask("POST", "/api/tables", wanted)
        assert (status, reply["reason"]["id"]) == (409, "table-too-many")
        server.guest("Bo").must("POST", "/api/tables", wanted)
        ann.must("DELETE", f"/api/tables/{first}")
        ann.must("POST", "/api/tables", wanted)
        assert ann.ask("POST", "/api/tables", wanted)[0] == 409


async def test_one_hint_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Counter[int]()

    async def ponder(
        house: Pool, table: Table, seat: int, seed: int
    ) -> tuple[int, list[Any], dict[int, int]]:
        asked[seat] += 1
        while asked[seat] < 2:
            await asyncio.sleep(0.01)
        action, _ = await at_once(house, table, "", seat, seed)
        return action, [], {}

    monkeypatch.setattr(Pool, "advise", ponder)
    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        table = table_with([ann], "art-robbery", bots={"1": "random"}, options={"first": 0})
        line = await ann.sit_at(table)
        ask = (await line.until("view"))["asks"]["0"]
        await line.send("hint", ask=ask, id="first")
        await line.send("hint", ask=ask, id="second")
        refused = await line.until("refused")
        assert (refused["id"], refused["reason"]["id"]) == ("second", "table-too-fast")
        asked[0] += 1
        assert (await line.until("hint"))["id"] == "first"
        await line.send("hint", ask=ask, id="third")
        assert (await line.until("hint"))["id"] == "third"
        await line.close()


async def test_a_rematch_is_made_once_by_whoever_asks(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        await asyncio.gather(*(RandomPlayer(caller, table, 1).play() for caller in (ann, bo)))
        path = f"/api/tables/{table}/rematch"
        asking = [asyncio.to_thread(bo.must, "POST", path) for _ in range(4)]
        again = {reply["table"] for reply in await asyncio.gather(*asking)}
        assert len(again) == 1
        assert ann.must("POST", path)["table"] in again
        assert rows(server, "SELECT count(*) FROM tables") == [(2,)]
        # As at a second worker that asks a moment later: what it made is closed.
        live = asyncio.run_coroutine_threadsafe(server.hub.live(table), server.hub.loop).result()
        assert live is not None
        second = _make(server.hub, live, live.table.chairs[1].guest)
        asyncio.run_coroutine_threadsafe(second, server.hub.loop).result()
        phases = Counter(phase for (phase,) in rows(server, "SELECT phase FROM tables"))
        assert phases == {"over": 2, "lobby": 1}
        # Ann made the table, Bo its rematch.
        bo.must("POST", f"/api/tables/{again.pop()}/start")


async def test_a_table_at_which_nobody_waits_leaves_the_list(tmp_path: Path) -> None:
    def listed(caller: Caller) -> int:
        return len(caller.must("GET", "/api/tables"))

    with inside(tmp_path) as server:
        ann = server.guest("Ann")
        wanted = {"game": "art-robbery", "players": 2, "public": True}
        table = ann.must("POST", "/api/tables", wanted)["table"]
        assert listed(ann) == 1
        rows(server, f"UPDATE tables SET moved_at = moved_at - {2 * HOUR} RETURNING name")
        assert listed(ann) == 0
        line = await ann.sit_at(table)
        await line.until("view")
        assert listed(ann) == 1
        rows(server, f"UPDATE tables SET moved_at = moved_at - {24 * HOUR} RETURNING name")
        assert listed(ann) == 0
        await line.close()
