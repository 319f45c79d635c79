"""Nobody can bury a house: what one address and one guest make is bounded, across restarts too."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from getaway.client.caller import Caller
from getaway.store.allowances import Allowance
from getaway.web.addresses import alias_of_home, home_of, is_loopback
from tests.web.serving import Served, served, settings_for

TABLE = {"game": "art-robbery", "players": 2, "public": True}
HOUR = 3600.0


class From(Caller):
    """Somebody at another address, as a proxy on this machine tells it."""

    def __init__(self, server: Served, address: str) -> None:
        super().__init__(server.url)
        self.from_there = {"X-Forwarded-For": address}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        return super().ask(method, path, body, **self.from_there, **headers)


def arrive(server: Served, address: str) -> int:
    """A new guest comes; the status of the reply."""
    return From(server, address).ask("PUT", "/api/guest", {"name": "Ann"})[0]


def test_new_guests_of_one_address_are_bounded_also_after_a_restart(tmp_path: Path) -> None:
    limits = {"guests_by_address": Allowance(3, HOUR)}
    with served(tmp_path, **limits) as server:
        assert [arrive(server, "192.0.2.1") for _ in range(5)] == [200, 200, 200, 429, 429]
        # Who is known may change the name as often as they like, and other homes are not meant.
        ann = From(server, "198.51.100.1")
        for name in ("Ann", "Anna", "Anne", "Annie", "An"):
            ann.introduce(name)
    with served(tmp_path, **limits) as server:
        status, reply = From(server, "192.0.2.1").ask("PUT", "/api/guest", {"name": "Ann"})
        assert (status, reply["reason"]["id"]) == (429, "table-too-many-guests")
        assert arrive(server, "192.0.2.2") == 200


def test_a_home_is_a_prefix_of_version_six(tmp_path: Path) -> None:
    with served(tmp_path, guests_by_address=Allowance(2, HOUR)) as server:
        home = [f"2001:db8:0:1::{number}" for number in range(1, 4)]
        assert [arrive(server, address) for address in home] == [200, 200, 429]
        assert arrive(server, "2001:db8:0:2::1") == 200
        assert [arrive(server, "::ffff:192.0.2.9"), arrive(server, "192.0.2.9")] == [200, 200]
        assert arrive(server, "192.0.2.9") == 429


def test_the_alias_of_a_home_tells_no_address() -> None:
    secret = b"a secret of the tests"
    assert alias_of_home("192.0.2.9", secret) == alias_of_home("::ffff:192.0.2.9", secret)
    assert alias_of_home("192.0.2.9", secret) != alias_of_home("192.0.2.9", b"another secret, longer")
    assert [home_of(address) for address in ("unix", "fe80::1%eth0")] == ["unix", "fe80::/64"]
    near = ("127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1")
    assert [address for address in (*near, "192.0.2.1", "::2", "") if is_loopback(address)] == list(near)


def test_tables_are_bounded_by_guest_and_by_address(tmp_path: Path) -> None:
    limits = {"tables_by_guest": Allowance(2, HOUR), "tables_by_address": Allowance(3, HOUR)}
    with served(tmp_path, **limits) as server:
        ann, bo, cy = (From(server, address) for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"))
        for guest in (ann, bo, cy):
            guest.introduce("Somebody")
        assert [ann.ask("POST", "/api/tables", TABLE)[0] for _ in range(3)] == [201, 201, 429]
        assert [bo.ask("POST", "/api/tables", TABLE)[0] for _ in range(2)] == [201, 429]
        assert cy.ask("POST", "/api/tables", TABLE)[0] == 201
        cookie = ann.cookie
    with served(tmp_path, **limits) as server:
        # With the same identity from elsewhere.
        ann = From(server, "192.0.2.3")
        ann.cookie = cookie
        status, reply = ann.ask("POST", "/api/tables", TABLE)
        assert (status, reply["reason"]["id"]) == (429, "table-too-many-tables")


def test_three_hundred_tables_of_one_address_do_not_bury_one_of_another(tmp_path: Path) -> None:
    with served(tmp_path, listed_a_guest=3, listed_an_address=6) as server:
        bo = From(server, "198.51.100.1")
        bo.introduce("Bo")
        real = bo.must("POST", "/api/tables", TABLE)["table"]
        for _ in range(10):
            mallory = From(server, "192.0.2.1")
            mallory.introduce("Mallory")
            for _ in range(30):
                mallory.must("POST", "/api/tables", TABLE)
        listed = [card["table"] for card in bo.must("GET", "/api/tables")]
        assert len(listed) == 7
        assert real in listed


def test_unfinished_tables_of_a_guest_are_counted_across_restarts(tmp_path: Path) -> None:
    with served(tmp_path, tables_a_guest=2) as server:
        ann = server.guest("Ann")
        first = ann.must("POST", "/api/tables", TABLE)["table"]
        ann.must("POST", "/api/tables", TABLE)
        cookie = ann.cookie
    with served(tmp_path, tables_a_guest=2) as server:
        ann = Caller(server.url)
        ann.cookie = cookie
        assert ann.ask("POST", "/api/tables", TABLE)[1]["reason"]["id"] == "table-too-many"
        ann.must("DELETE", f"/api/tables/{first}")
        ann.must("POST", "/api/tables", TABLE)


def test_asking_again_with_a_key_makes_no_second_table(tmp_path: Path) -> None:
    with served(tmp_path, tables_by_guest=Allowance(2, HOUR)) as server:
        ann = server.guest("Ann")
        wanted = {**TABLE, "key": "wish 1"}
        made = {ann.must("POST", "/api/tables", wanted)["table"] for _ in range(5)}
        assert len(made) == 1
        assert ann.must("POST", "/api/tables", {**wanted, "key": "wish 2"})["table"] not in made
        # Retries cost nothing, new wishes do; and keys are each guest's own.
        assert ann.ask("POST", "/api/tables", {**wanted, "key": "wish 3"})[0] == 429
        assert ann.must("POST", "/api/tables", wanted)["table"] in made
        assert server.guest("Bo").must("POST", "/api/tables", wanted)["table"] not in made
        assert ann.ask("POST", "/api/tables", {**TABLE, "key": ""})[0] == 400
        assert ann.ask("POST", "/api/tables", {**TABLE, "key": "k" * 65})[0] == 400


def test_asking_many_times_at_once_with_a_key_makes_one_table(database_url: str) -> None:
    server = Served(settings_for(Path(), database=database_url))
    try:
        ann = server.guest("Ann")
        with ThreadPoolExecutor(8) as threads:
            asked = [
                threads.submit(ann.must, "POST", "/api/tables", {**TABLE, "key": "k"}) for _ in range(16)
            ]
            assert len({one.result()["table"] for one in asked}) == 1
        assert len(ann.must("GET", "/api/tables/mine")) == 1
    finally:
        server.kill()


async def test_a_table_whose_maker_was_cut_off_is_made_by_the_next_try(tmp_path: Path) -> None:
    from getaway.store.database import connect
    from getaway.store.makings import Makings
    from getaway.web.identity import Signer

    with served(tmp_path) as server:
        ann = await asyncio.to_thread(server.guest, "Ann")
        guest = Signer(server.settings.secret).identity(ann.cookie.partition("=")[2]).guest
        # The name was written down, then the server died before the table was in the log.
        database = connect(server.settings.database)
        await Makings(database).reserve("a-name-without-a-table", guest, "", "k")
        await database.stop()
        made = await asyncio.to_thread(ann.must, "POST", "/api/tables", {**TABLE, "key": "k"})
        assert made["table"] == "a-name-without-a-table"


async def test_open_sockets_are_bounded_by_guest_and_by_address(tmp_path: Path) -> None:
    with served(tmp_path, sockets_a_guest=2, sockets_an_address=3) as server:
        ann = await asyncio.to_thread(server.guest, "Ann")
        table = (await asyncio.to_thread(ann.must, "POST", "/api/tables", TABLE))["table"]
        first, second = await ann.sit_at(table), await ann.sit_at(table)
        for line in (first, second):
            await line.until("welcome")
        with pytest.raises(InvalidStatus):
            await ann.sit_at(table)
        third = await Caller(server.url).sit_at(table)
        await third.until("welcome")
        with pytest.raises(InvalidStatus):
            await Caller(server.url).sit_at(table)
        # Another home is not meant, and a place that is free again is taken.
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"X-Forwarded-For": "192.0.2.1"}, proxy=None):
            pass
        await first.close()
        while True:
            try:
                line = await ann.sit_at(table)
            except InvalidStatus:
                continue
            break
        await line.until("welcome")


def test_at_a_public_table_a_second_seat_is_asked_for_as_one_device(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.must("POST", "/api/tables", {**TABLE, "players": 3})["table"]
        status, reply = ann.ask("POST", f"/api/tables/{table}/seats/1", {"name": "Bo"})
        assert (status, reply["reason"]["id"]) == (409, "table-one-seat")
        ann.must("POST", f"/api/tables/{table}/seats/1", {"name": "Bo", "beside": True})
        seen = Caller(server.url).must("GET", f"/api/tables/{table}/view")["table"]["chairs"]
        assert [chair.get("beside") for chair in seen] == [[1], [0], None]
