"""What if over HTTP: whoever has the link of a finished game plays on from any step of it, against bots."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.store.schema import LOG
from getaway.table.replay import Replay, read_file
from getaway.table_bots.engines import plain_engine
from tests.web.inside import Inside, inside
from tests.web.serving import table_with
from tests.web.test_http import play
from tests.web.test_reviews import finished


def branch(caller: Caller, table: str, **wanted: Any) -> dict[str, Any]:
    made: dict[str, Any] = caller.must("POST", f"/api/tables/{table}/branches", wanted)
    return made


def logged(server: Inside, table: str) -> list[dict[str, Any]]:
    query = sa.select(LOG.c.entry).where(LOG.c.table == table).order_by(LOG.c.n)
    work = server.hub.database.run(lambda connection: list(connection.execute(query).scalars()))
    return [json.loads(entry) for entry in asyncio.run_coroutine_threadsafe(work, server.hub.loop).result()]


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 2), ("alcatraz", 3)])
def test_a_finished_game_is_gone_on_with_and_come_back_from(game: str, players: int, tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        zoe, table = finished(server, game, players)
        then = zoe.must("GET", f"/api/tables/{table}/replay/12?seat=1")
        made = branch(zoe, table, step=12, seat=1, bots="random")
        assert made["branch"] == {"table": table, "step": 12, "seat": 1}
        assert (made["phase"], made["public"]) == ("play", False)
        assert [chair["kind"] for chair in made["chairs"]].count("person") == 1
        assert made["chairs"][1] == {"name": "Zoe", "kind": "person"}
        # The log is the game: it is complete without the one that it left.
        entries = logged(server, made["table"])
        assert entries[0]["branch"]["chance"]
        assert [entry["type"] for entry in entries].count("fork") == 1
        seen = zoe.must("GET", f"/api/tables/{made['table']}/view?seat=1")
        if then["view"]["decision"] is None and seen["table"]["asked"] == [1]:
            assert seen["view"]["choices"]
        # Another one from the same step, and one that is asked for twice.
        one, same = (branch(zoe, table, step=12, seat=0, key="again") for _ in range(2))
        assert one["table"] == same["table"] != made["table"]
        found = zoe.must("GET", f"/api/tables/{table}/branches")
        assert {card["table"] for card in found} == {made["table"], one["table"]}
        assert server.guest("Mia").must("GET", f"/api/tables/{table}/branches") == []
        assert server.errors() == []


def test_a_what_if_has_a_replay_and_can_be_left_too_and_nobody_is_rated_for_it(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        zoe, table = finished(server)
        made = branch(zoe, table, step=30, seat=0, bots="random")
        status, said = zoe.ask("GET", f"/api/tables/{made['table']}/replay")
        assert (status, said["reason"]["id"]) == (409, "table-not-over")
        status, said = zoe.ask("POST", f"/api/tables/{made['table']}/branches", {"step": 0, "seat": 0})
        assert (status, said["reason"]["id"]) == (409, "table-not-over")
        asyncio.run(play([zoe], made["table"]))
        file = read_file(json.dumps(zoe.must("GET", f"/api/tables/{made['table']}/replay")).encode())
        assert Replay(file, plain_engine).verify() > 30
        proof = zoe.must("GET", f"/api/tables/{made['table']}/chance")
        assert 0 < proof["left"] < len(proof["draws"])
        again = branch(zoe, made["table"], step=35, seat=1, bots="random")
        assert again["branch"] == {"table": made["table"], "step": 35, "seat": 1}
        rematch = zoe.must("POST", f"/api/tables/{made['table']}/rematch")
        assert (rematch["branch"], rematch["phase"]) == (None, "lobby")


def test_what_cannot_be_gone_on_with_is_refused_in_words_and_nothing_is_kept(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        zoe, table = finished(server)
        steps = zoe.must("GET", f"/api/tables/{table}/replay/0")["steps"]
        address = f"/api/tables/{table}/branches"
        for wanted, code, wrong in (
            ({"step": steps + 1, "seat": 0}, 400, f"There's no step {steps + 1}, only 0 to {steps}."),
            ({"step": 0, "seat": 2}, 400, "There's no seat 3, only 1 to 2."),
            ({"step": 0, "seat": 0, "bots": "os"}, 400, "Unknown bot 'os'"),
        ):
            status, said = zoe.ask("POST", address, wanted)
            assert status == code
            assert said["detail"].startswith(wrong)
        status, said = zoe.ask("POST", address, {"step": steps, "seat": 0})
        assert (status, said["reason"]["id"]) == (409, "branch-is-over")
        running = table_with([zoe, server.guest("Bo")], "art-robbery")
        status, said = zoe.ask("POST", f"/api/tables/{running}/branches", {"step": 0, "seat": 0})
        assert (status, said["reason"]["id"]) == (409, "table-not-over")
        assert zoe.ask("POST", "/api/tables/nobody/branches", {"step": 0, "seat": 0})[0] == 404
        assert zoe.must("GET", address) == []


def test_a_game_of_older_rules_cannot_be_gone_on_with(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        zoe, table = finished(server)
        older = (
            sa.update(LOG)
            .where(LOG.c.n == 1)
            .values(entry=sa.func.replace(LOG.c.entry, '"version":', '"version":0,"once":'))
        )
        work = server.hub.database.write(lambda connection: connection.execute(older))
        asyncio.run_coroutine_threadsafe(work, server.hub.loop).result()
        status, said = zoe.ask("POST", f"/api/tables/{table}/branches", {"step": 0, "seat": 0})
        assert (status, said["reason"]["id"]) == (409, "branch-old-rules")
