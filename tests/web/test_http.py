"""Guests and tables over HTTP: what a person does before and after a game."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway import cli
from getaway.client.caller import Caller
from getaway.games.art_robbery.rules.edition import STANDARD
from getaway.web.identity import NO_IDENTITY, Identity, Signer
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served, table_with


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("http")
    editions = folder / "editions"
    editions.mkdir()
    text = STANDARD.read_text().replace('name = "standard"', 'name = "club"')
    (editions / "club.toml").write_text(text)
    with served(folder, editions=editions) as running:
        yield running


def new(caller: Caller, **wanted: Any) -> str:
    asked = {"game": "art-robbery", "players": 2, "talk_seconds": 0, **wanted}
    table: str = caller.must("POST", "/api/tables", asked)["table"]
    return table


@pytest.mark.parametrize("seconds", [-1, 3601, 0.5, "endless", []])
def test_what_is_no_time_to_talk_is_refused(server: Served, seconds: object) -> None:
    asked = {"game": "alcatraz", "players": 3, "talk_seconds": seconds}
    assert server.guest("Ann").ask("POST", "/api/tables", asked)[0] == 400


def test_without_a_name_there_is_no_guest(server: Served) -> None:
    stranger = Caller(server.url)
    assert stranger.ask("GET", "/api/guest")[0] == 401
    assert stranger.must("GET", "/api/guest?stranger=true")["name"] == ""
    assert stranger.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2})[0] == 401
    stranger.introduce("  Ann   Lee ", "de")
    assert stranger.must("GET", "/api/guest") == {"name": "Ann Lee", "language": "de"}
    assert stranger.must("GET", "/api/guest?stranger=true") == {"name": "Ann Lee", "language": "de"}
    stranger.introduce("Ann", "ru")
    assert stranger.must("GET", "/api/guest") == {"name": "Ann", "language": "ru"}


def test_the_cookie_is_for_us_alone(server: Served) -> None:
    import urllib.request

    request = urllib.request.Request(
        f"{server.url}/api/guest",
        data=b'{"name": "Ann"}',
        method="PUT",
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as reply:
        cookie = reply.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_signed_name_cannot_be_made_up() -> None:
    signer, other = Signer(b"one secret"), Signer(b"another")
    ann, later = Identity("ann", 0), Identity("ann", 3)
    for identity in (ann, later):
        assert signer.identity(signer.cookie(identity)) == identity
    forged = signer.cookie(ann).replace("ann", "ann~3")
    for cookie in ("", "ann", "ann.", "." + "x" * 43, other.cookie(ann), forged, signer.handle("ann")):
        assert signer.identity(cookie) == NO_IDENTITY


def test_names_with_scripts_in_them_stay_text(server: Served) -> None:
    mallory = server.guest("<img src=x onerror=1>")
    table = new(mallory, public=True)
    shown = next(one for one in mallory.must("GET", "/api/tables") if one["table"] == table)
    assert shown["chairs"][0]["name"] == "<img src=x onerror=1>"
    assert mallory.ask("PUT", "/api/guest", {"name": "x\u0000"})[0] in (400, 409)
    assert mallory.ask("PUT", "/api/guest", {"name": "x" * 25})[0] == 400


def test_open_tables_are_listed_and_others_are_not(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    listed, hidden = new(ann, public=True), new(ann)
    names = [one["table"] for one in bo.must("GET", "/api/tables")]
    assert listed in names
    assert hidden not in names
    mine = [one["table"] for one in ann.must("GET", "/api/tables/mine")]
    assert {listed, hidden} <= set(mine)
    bo.must("POST", f"/api/tables/{hidden}/seats/1", {})
    assert hidden in [one["table"] for one in bo.must("GET", "/api/tables/mine")]
    bo.must("DELETE", f"/api/tables/{hidden}/seats/1")
    assert bo.must("GET", "/api/tables/mine") == []
    ann.must("DELETE", f"/api/tables/{listed}")
    assert listed not in [one["table"] for one in bo.must("GET", "/api/tables")]


def test_two_who_want_one_seat_at_once_do_not_both_get_it(server: Served) -> None:
    ann = server.guest("Ann")
    table = new(ann, players=3)
    rivals = [server.guest(f"Rival {i}") for i in range(6)]

    async def rush() -> list[int]:
        path = f"/api/tables/{table}/seats/1"
        asked = [asyncio.to_thread(rival.ask, "POST", path, {}) for rival in rivals]
        return [status for status, _ in await asyncio.gather(*asked)]

    assert sorted(asyncio.run(rush())) == [200, 409, 409, 409, 409, 409]


def test_what_cannot_be_made_is_named(server: Served) -> None:
    ann = server.guest("Ann")
    bad: list[tuple[dict[str, Any], str]] = [
        ({"game": "go"}, "Unknown game 'go'"),
        ({"players": 6}, "for 2 to 5 players"),
        ({"options": {"colour": "red"}}, "Unknown option 'colour'"),
        ({"edition": "../secret"}, "no edition '../secret'"),
        ({"bots": {"1": "os:system"}}, "Unknown bot 'os:system'"),
        ({"bots": {"1": "model:dear"}}, "Unknown bot 'model:dear'"),
        ({"stand_in": "model:dear"}, "Unknown bot 'model:dear'"),
        ({"bots": {"7": "random"}}, "from 0 to 1"),
        ({"stand_in": "hard@99999999"}, "Unknown bot"),
    ]
    for wanted, message in bad:
        status, reply = ann.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2, **wanted})
        assert (status, message in reply["detail"]) == (400, True), reply
    assert ann.ask("POST", "/api/tables", {"game": "art-robbery", "players": 2, "cheat": 1})[0] == 400
    assert ann.ask("GET", "/api/tables/nowhere")[0] == 404
    assert ann.ask("POST", "/api/tables/nowhere/start")[0] == 404


def test_a_table_with_the_edition_of_the_house(server: Served, tmp_path: Path) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    games = ann.must("GET", "/api/games")
    assert games["games"][0]["editions"] == ["standard", "club"]
    table = table_with([ann, bo], "art-robbery", edition="club")
    asyncio.run(play([ann, bo], table))
    file = ann.must("GET", f"/api/tables/{table}/replay")
    assert file["edition_name"] == "club"
    assert 'name = "club"' in file["edition"]


async def play(guests: list[Caller], table: str) -> list[dict[str, Any]]:
    players = [RandomPlayer(guest, table, seed) for seed, guest in enumerate(guests)]
    return await asyncio.gather(*(player.play() for player in players))


def test_a_seat_is_handed_over_and_the_bot_gives_way(server: Served) -> None:
    ann, bo, cy = (server.guest(name) for name in ("Ann", "Bo", "Cy"))
    table = table_with([ann, bo], "art-robbery")
    assert cy.ask("POST", f"/api/tables/{table}/seats/1", {})[0] == 409
    assert cy.ask("POST", f"/api/tables/{table}/seats/1/offer")[0] == 409
    token = bo.must("POST", f"/api/tables/{table}/seats/1/offer")["token"]
    cy.must("POST", f"/api/tables/{table}/seats/1", {"token": token})
    assert bo.ask("GET", f"/api/tables/{table}/view?seat=1")[0] == 409
    assert cy.must("GET", f"/api/tables/{table}/view?seat=1")["seat"] == 1
    cy.must("DELETE", f"/api/tables/{table}/seats/1")
    assert ann.must("GET", f"/api/tables/{table}")["chairs"][1]["kind"] == "bot"


def test_the_creator_seats_bots_and_kicks(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = new(ann, players=3)
    bo.must("POST", f"/api/tables/{table}/seats/1", {})
    assert bo.ask("POST", f"/api/tables/{table}/seats/2", {"bot": "random"})[0] == 409
    assert bo.ask("DELETE", f"/api/tables/{table}/seats/0")[0] == 409
    ann.must("DELETE", f"/api/tables/{table}/seats/1")
    for seat in (1, 2):
        ann.must("POST", f"/api/tables/{table}/seats/{seat}", {"bot": "random"})
    assert ann.ask("POST", f"/api/tables/{table}/seats/1", {"bot": "module:Class"})[0] == 400
    assert bo.ask("POST", f"/api/tables/{table}/start")[0] == 409
    ann.must("POST", f"/api/tables/{table}/start")


def test_after_the_game_comes_the_replay_and_the_rematch(
    server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bo, zoe = (server.guest(name) for name in ("Ann", "Bo", "Zoe"))
    table = table_with([ann, bo], "art-robbery", options={"stacks": "secret"})
    for path in ("replay", "replay/0", "rematch"):
        method = "POST" if path == "rematch" else "GET"
        assert ann.ask(method, f"/api/tables/{table}/{path}")[1]["reason"]["id"] == "table-not-over"
    starter = ann.must("GET", f"/api/tables/{table}/view")["view"]["mover"]
    asyncio.run(play([ann, bo], table))
    file = zoe.must("GET", f"/api/tables/{table}/replay")
    step = zoe.must("GET", f"/api/tables/{table}/replay/1?seat=0")
    assert (step["step"], step["seat"], step["steps"]) == (1, 0, len(file["entries"]) - 1)
    assert step["view"]["seats"][0]["hand"] is not None
    assert zoe.must("GET", f"/api/tables/{table}/replay/1")["view"]["seats"][0]["hand"] is None
    opened = zoe.must("GET", f"/api/tables/{table}/replay/1?all_hands=true")["view"]["seats"]
    assert all(seat["hand"] for seat in opened)
    assert zoe.ask("GET", f"/api/tables/{table}/replay/9999")[0] == 400
    assert zoe.ask("GET", f"/api/tables/{table}/replay/1?seat=7")[0] == 400
    kept = tmp_path / "game.json"
    kept.write_text(json.dumps(file, separators=(",", ":")))
    for arguments in (["--verify"], ["--show", "--seat", "1"], ["--show", "--verify", "--lang", "de"]):
        monkeypatch.setattr("sys.argv", ["getaway", "replay", str(kept), *arguments])
        with pytest.raises(SystemExit) as done:
            cli.main()
        assert not done.value.code
    shown = capsys.readouterr().out
    assert (shown.count("every one holds"), shown.count("jeder stimmt")) == (1, 1)
    assert "Das Spiel beginnt." in shown

    assert zoe.ask("POST", f"/api/tables/{table}/rematch")[0] == 409
    again = ann.must("POST", f"/api/tables/{table}/rematch")
    assert bo.must("POST", f"/api/tables/{table}/rematch")["table"] == again["table"]
    assert [chair["name"] for chair in again["chairs"]] == ["Ann", "Bo"]
    assert again["options"]["first"] == 1 - starter
    assert ann.must("GET", f"/api/tables/{table}/view")["table"]["rematch"] == again["table"]
    ann.must("POST", f"/api/tables/{again['table']}/start")
    assert ann.must("GET", f"/api/tables/{again['table']}/view")["view"]["mover"] == 1 - starter


def test_a_file_that_does_not_hold_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.json"
    path.write_text('{"format":"getaway-game-1"}')
    monkeypatch.setattr("sys.argv", ["getaway", "replay", str(path)])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 2
    assert "isn't a game file" in capsys.readouterr().err


def test_the_server_tells_about_itself(server: Served) -> None:
    ann = Caller(server.url)
    assert ann.must("GET", "/healthz")["status"] == "ok"
    text = ann.must("GET", "/metrics")["detail"]
    for name in ("tables", "sockets", "appends", "append_queue", "decision_seconds_count", "messages_total"):
        assert f"getaway_{name} " in text
    assert "/api/tables" in ann.must("GET", "/schema/openapi.json")["paths"]
