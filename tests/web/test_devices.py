"""Nobody's identity is lost by a click: links work once, old names stay, devices can be signed out."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from getaway.client.caller import Caller
from getaway.web.identity import LINK_SECONDS, MOST_OTHERS, OTHERS_COOKIE
from getaway.web.mailbox import now_ms
from tests.web.inside import inside
from tests.web.serving import Served, served, table_with


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("devices")) as running:
        yield running


def link_of(caller: Caller) -> dict[str, str]:
    return {"token": caller.must("POST", "/api/guest/link")["token"]}


def name_of(caller: Caller) -> str:
    name: str = caller.must("GET", "/api/guest?stranger=true")["name"]
    return name


def others_of(caller: Caller) -> dict[str, str]:
    """The other names of a device, each with its handle."""
    return {one["person"]["name"]: one["handle"] for one in caller.must("GET", "/api/guest/others")}


def test_a_link_carries_the_guest_to_another_device(server: Served) -> None:
    ann, phone = server.guest("Ann"), Caller(server.url)
    phone.must("POST", "/api/guest/move", link_of(ann))
    assert phone.cookie.split("; ")[0] == ann.cookie
    assert others_of(phone) == {}


def test_a_link_works_once(server: Served) -> None:
    ann, phone, thief = server.guest("Ann"), Caller(server.url), Caller(server.url)
    link = link_of(ann)
    assert thief.ask("POST", "/api/guest/move", {"token": link["token"][:-2]})[0] == 401
    phone.must("POST", "/api/guest/move", link)
    assert thief.ask("POST", "/api/guest/move", link)[0] == 401
    assert thief.ask("POST", "/api/guest/link/look", link)[0] == 401
    assert name_of(thief) == ""


def test_of_many_who_use_a_link_at_once_one_becomes_the_guest(server: Served) -> None:
    link, callers = link_of(server.guest("Ann")), [Caller(server.url) for _ in range(6)]

    async def rush() -> list[int]:
        asked = [asyncio.to_thread(one.ask, "POST", "/api/guest/move", link) for one in callers]
        return [status for status, _ in await asyncio.gather(*asked)]

    assert sorted(asyncio.run(rush())) == [200, 401, 401, 401, 401, 401]


def test_a_link_is_too_old_after_a_quarter_of_an_hour(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with inside(tmp_path) as house:
        ann, phone = house.guest("Ann"), Caller(house.url)
        early, late = link_of(ann), link_of(ann)
        began = now_ms()
        monkeypatch.setattr("getaway.web.guests.now_ms", lambda: began + 1000 * LINK_SECONDS - 60_000)
        phone.must("POST", "/api/guest/move", early)
        monkeypatch.setattr("getaway.web.guests.now_ms", lambda: began + 1000 * LINK_SECONDS + 1)
        assert phone.ask("POST", "/api/guest/link/look", late)[0] == 401
        assert phone.ask("POST", "/api/guest/move", late)[0] == 401


def test_whoever_looks_at_a_link_is_asked_and_stays_who_they_are(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    for _ in range(2):
        ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})
    table_with([bo, server.guest("Cy")], "art-robbery")
    closed = bo.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})["table"]
    bo.must("DELETE", f"/api/tables/{closed}")
    link, cookie = link_of(bo), ann.cookie
    shown = ann.must("POST", "/api/guest/link/look", link)
    assert shown == {
        "linked": {"name": "Bo", "games": 2, "running": 1},
        "here": {"name": "Ann", "games": 2, "running": 2},
        "same": False,
    }
    assert (ann.cookie, name_of(ann)) == (cookie, "Ann")
    assert bo.must("POST", "/api/guest/link/look", link)["same"] is True
    assert Caller(server.url).must("POST", "/api/guest/link/look", link)["here"] is None
    # Looking has not used it.
    ann.must("POST", "/api/guest/move", link)
    assert name_of(ann) == "Bo"


def test_the_old_identity_is_kept_and_one_can_go_back(server: Served) -> None:
    ann, bo, cy = server.guest("Ann"), server.guest("Bo"), server.guest("Cy")
    table = table_with([ann, bo], "art-robbery")
    ann.must("POST", "/api/guest/move", link_of(bo))
    ann.must("POST", "/api/guest/move", link_of(cy))
    assert name_of(ann) == "Cy"
    assert set(others_of(ann)) == {"Ann", "Bo"}
    ann.must("POST", f"/api/guest/others/{others_of(ann)['Ann']}")
    assert name_of(ann) == "Ann"
    assert [one["table"] for one in ann.must("GET", "/api/tables/mine")] == [table]
    assert set(others_of(ann)) == {"Bo", "Cy"}
    # A link to somebody one was before makes no second one of them.
    ann.must("POST", "/api/guest/move", link_of(bo))
    assert set(others_of(ann)) == {"Ann", "Cy"}


def test_a_name_of_another_device_cannot_be_taken(server: Served) -> None:
    ann, bo, thief = server.guest("Ann"), server.guest("Bo"), server.guest("Thief")
    ann.must("POST", "/api/guest/move", link_of(bo))
    handle = others_of(ann)["Ann"]
    assert thief.ask("POST", f"/api/guest/others/{handle}")[0] == 404
    stolen = ann.cookie.replace("getaway_others=", "getaway_others=x")
    thief.cookie = stolen
    assert thief.must("GET", "/api/guest/others") == []


def test_a_device_keeps_so_many_names(server: Served) -> None:
    ann = server.guest("Ann")
    for n in range(MOST_OTHERS + 2):
        ann.must("POST", "/api/guest/move", link_of(server.guest(f"Guest {n}")))
    assert set(others_of(ann)) == {f"Guest {n}" for n in range(1, MOST_OTHERS + 1)}
    assert len(ann.cookie) < 4096
    assert OTHERS_COOKIE in ann.cookie


def test_all_other_devices_are_signed_out(server: Served) -> None:
    ann, phone, thief = server.guest("Ann"), Caller(server.url), Caller(server.url)
    table = table_with([ann, server.guest("Bo")], "art-robbery")
    for device in (phone, thief):
        device.must("POST", "/api/guest/move", link_of(ann))
    thief.must("POST", "/api/guest/move", link_of(server.guest("Mallory")))
    left = link_of(ann)
    phone.must("POST", "/api/guest/devices/sign-out")
    assert name_of(phone) == "Ann"
    assert (name_of(ann), others_of(thief)) == ("", {})
    assert ann.ask("GET", "/api/tables/mine")[0] == 401
    assert ann.ask("DELETE", f"/api/tables/{table}/seats/0")[0] == 401
    assert ann.ask("POST", "/api/guest/move", left)[0] == 401
    # Whoever was signed out is nobody, and becomes somebody new.
    ann.introduce("Ann")
    assert ann.must("GET", "/api/tables/mine") == []
    # The next one as well: not only the first epoch is told apart.
    tablet = Caller(server.url)
    tablet.must("POST", "/api/guest/move", link_of(phone))
    tablet.must("POST", "/api/guest/devices/sign-out")
    assert (name_of(phone), name_of(tablet)) == ("", "Ann")


def test_a_line_of_a_device_that_was_signed_out_ends_and_comes_back_as_a_spectator(server: Served) -> None:
    ann, phone = server.guest("Ann"), Caller(server.url)
    table = table_with([ann, server.guest("Bo")], "art-robbery")
    phone.must("POST", "/api/guest/move", link_of(ann))

    async def play() -> None:
        here, there = await ann.sit_at(table), await phone.sit_at(table)
        for line in (here, there):
            assert (await line.until("welcome"))["seats"] == [0]
        await asyncio.to_thread(phone.must, "POST", "/api/guest/devices/sign-out")
        await here.until("bye", reason="come back")
        with pytest.raises(ConnectionClosed) as closed:
            await here.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4003
        again = await ann.sit_at(table)
        assert (await again.until("welcome"))["seats"] == []
        # The one that signed out the others has to come back too, with its new cookie.
        back = await phone.sit_at(table)
        assert (await back.until("welcome"))["seats"] == [0]
        for line in (there, again, back):
            await line.close()

    asyncio.run(play())


def test_what_a_line_says_after_it_was_signed_out_is_nobody_s(tmp_path: Path) -> None:
    with inside(tmp_path) as house:
        ann, bo = house.guest("Ann"), house.guest("Bo")
        table = table_with([ann, bo], "art-robbery")

        async def play() -> None:
            line = await ann.sit_at(table)
            await line.until("view")
            (viewer,) = house.hub.tables[table].viewers

            def act_while_it_is_told_goodbye() -> None:
                house.hub.devices.hear_of(viewer.guest, 1)
                viewer.take(b'{"type": "rest", "id": "late", "seat": 0}')

            house.within(act_while_it_is_told_goodbye)
            assert (await line.until("refused"))["reason"]["id"] == "table-not-your-seat"
            await line.close()

        asyncio.run(play())
