"""My games: nobody sees another's list, all of it comes as one file, and whoever wants to go is gone."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway.client.caller import Caller
from getaway.table.replay import Replay, read_file
from getaway.table_bots.engines import plain_engine
from tests.browser.people import finish
from tests.postgres import Cluster
from tests.web.serving import Served, served, table_with

SECRET = "the loot is behind the stove"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("mine")) as running:
        yield running


def games_of(guest: Caller) -> dict[str, Any]:
    found: dict[str, Any] = guest.must("GET", "/api/guest/games")
    return found


def say(guest: Caller, table: str, text: str) -> None:
    async def speak() -> None:
        connection = await guest.sit_at(table)
        await connection.send("say", id="said", seat=None, text=text)
        while (await connection.receive()).get("id") != "said":
            pass
        await connection.close()

    asyncio.run(speak())


def test_a_finished_game_stays_with_its_result_and_the_reason(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    running = table_with([ann, bo], "art-robbery")
    table = table_with([bo, ann], "art-robbery", bots={"1": "random"})
    finish([bo, ann], table)
    mine = games_of(ann)
    assert [game["card"]["table"] for game in mine["running"]] == [running]
    (game,) = mine["over"]
    assert (game["card"]["table"], game["seats"], game["rules"], game["chances"]) == (table, [2], "now", None)
    outcome = game["card"]["outcome"]
    assert sum(outcome["payoffs"]) == pytest.approx(1) or not any(outcome["payoffs"])
    assert game["at"] == outcome["at"]
    for payoff, ending in zip(outcome["payoffs"], outcome["endings"], strict=True):
        assert (ending["title"]["id"] in ("ending-won", "ending-shared")) == (payoff > 0)
    assert mine["more"] is None


def test_nobody_sees_the_list_of_another(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table_with([ann], "art-robbery", bots={"1": "random"})
    assert games_of(bo) == {"running": [], "over": [], "more": None}
    for path in ("/api/guest/games", "/api/guest/export"):
        assert Caller(server.url).ask("GET", path)[0] == 401
    assert bo.must("GET", "/api/guest/export")["games"] == []


def test_a_table_that_was_closed_is_no_game(server: Served) -> None:
    ann = server.guest("Ann")
    table = ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 3})["table"]
    assert len(games_of(ann)["running"]) == 1
    ann.must("DELETE", f"/api/tables/{table}")
    assert games_of(ann) == {"running": [], "over": [], "more": None}


def test_finished_games_come_page_by_page(server: Served) -> None:
    ann = server.guest("Ann")
    tables = [table_with([ann], "art-robbery", bots={"1": "random"}) for _ in range(2)]
    for table in tables:
        finish([ann], table)
    assert [game["card"]["table"] for game in games_of(ann)["over"]] == tables[::-1]
    rest = ann.must("GET", "/api/guest/games?skip=1")
    assert [game["card"]["table"] for game in rest["over"]] == tables[:1]
    assert rest["running"] == []


def test_all_that_is_kept_comes_as_one_file(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    say(ann, table, "hello")
    say(bo, table, "good evening")
    finish([ann, bo], table)
    running = table_with([ann, bo], "art-robbery")
    whole = ann.must("GET", "/api/guest/export")
    assert (whole["format"], whole["name"], whole["language"]) == ("getaway-guest-1", "Ann", "en")
    going, over = whole["games"]
    assert going["game"]["card"]["table"] == running
    assert going["file"] is None
    assert [said["text"] for said in over["said"]] == ["hello"]
    file = read_file(json.dumps(over["file"]).encode())
    assert Replay(file, plain_engine).verify() > 10


def is_gone(server: Served, guest: str, text: str) -> bool:
    """Does nothing in the database hold a guest's identity, or a text?"""
    database = server.settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(database) as connection:
        whole = "\n".join(connection.iterdump())
    return guest not in whole and text not in whole


def identity_of(caller: Caller) -> str:
    return caller.cookie.partition("=")[2].partition(".")[0].partition("~")[0]


def deleted(server: Served, *, said: bool) -> tuple[Caller, Caller, str, str]:
    """Ann was in a finished and in a running game, and is deleted."""
    ann, bo = server.guest("Ann the Great"), server.guest("Bo")
    over = table_with([ann, bo], "art-robbery")
    say(ann, over, SECRET)
    finish([ann, bo], over)
    running = table_with([bo, ann], "art-robbery", bots={"2": "random"})
    # It was looked at, so that copies are kept in memory.
    assert bo.must("GET", f"/api/tables/{over}/story")["names"] == ["Ann the Great", "Bo"]
    before = ann.must("GET", f"/api/tables/{over}/replay")
    gone = ann.must("DELETE", f"/api/guest?said={str(said).lower()}")
    assert gone == {"tables": 2, "running": 1}
    after = bo.must("GET", f"/api/tables/{over}/replay")
    assert after == {**before, "names": ["", "Bo"]}
    return ann, bo, over, running


def test_whoever_is_deleted_is_somebody_in_the_games_of_others(server: Served) -> None:
    before = server.guest("Ann the Great")
    ann, bo, over, running = deleted(server, said=True)
    assert identity_of(before) != ""
    for table in (over, running):
        card = bo.must("GET", f"/api/tables/{table}")
        assert [chair["name"] for chair in card["chairs"]].count("") == 1
        assert "Ann" not in json.dumps(card)
        assert "Ann" not in json.dumps(bo.must("GET", f"/api/tables/{table}/view"))
    chairs = bo.must("GET", f"/api/tables/{running}/view")["table"]["chairs"]
    assert [chair["kind"] for chair in chairs] == ["person", "bot", "bot"]
    assert bo.must("GET", f"/api/tables/{over}/story")["names"] == ["", "Bo"]
    assert {game["card"]["table"] for game in games_of(bo)["over"]} >= {over}
    # The cookie is gone, and no copy of it opens anything.
    assert ann.ask("GET", "/api/guest")[0] == 401


def test_nothing_in_the_database_names_whoever_was_deleted(server: Served) -> None:
    cy = server.guest("Cy")
    who = identity_of(cy)
    left = table_with([server.guest("Bo"), cy], "art-robbery")
    cy.must("DELETE", f"/api/tables/{left}/seats/1")
    cy.must("DELETE", "/api/guest?said=true")
    assert is_gone(server, who, '"Cy"')


def test_what_was_said_stays_unless_it_shall_go(server: Served) -> None:
    _, bo, over, _ = deleted(server, said=False)
    assert SECRET in json.dumps(bo.must("GET", f"/api/tables/{over}/view"))
    database = server.settings.database.removeprefix("sqlite:///")
    _, bo, over, _ = deleted(server, said=True)
    assert SECRET not in json.dumps(bo.must("GET", f"/api/tables/{over}/view"))
    assert Path(database).exists()


def test_a_guest_who_comes_back_is_a_new_one(server: Served) -> None:
    ann = server.guest("Ann")
    table = table_with([ann], "art-robbery", bots={"1": "random"})
    ann.must("DELETE", "/api/guest")
    ann.cookie = ""
    ann.introduce("Ann")
    assert games_of(ann)["running"] == []
    assert ann.must("GET", f"/api/tables/{table}/view")["asks"] == {}


def test_a_guest_is_deleted_from_postgresql_too(tmp_path: Path, postgres: Cluster) -> None:
    with served(tmp_path, database=postgres.new_database()) as house:
        deleted(house, said=True)
