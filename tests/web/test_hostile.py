"""Ten thousand malformed or hostile messages: each refused, none crashes, the game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from getaway.client.caller import Connection
from getaway.web.bench_hostile import bombard, hostile
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served, table_with

MESSAGES = 10_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hostile")) as running:
        yield running


async def test_ten_thousand_hostile_messages_change_nothing(server: Served) -> None:
    ann, bo, mallory = (server.guest(name) for name in ("Ann", "Bo", "Mallory"))
    table = table_with([ann, bo], "art-robbery")
    before = ann.must("GET", f"/api/tables/{table}/view?seat=0")
    line = await mallory.sit_at(table)
    await line.until("view")
    answers = await bombard(line, random.Random(1), MESSAGES)
    kinds = {answer["type"] for answer in answers}
    assert len(answers) == MESSAGES
    # Honest by accident: pings, looks as a spectator, muting somebody, another hello.
    assert kinds == {"refused", "pong", "welcome", "accepted"}
    assert sum(answer["type"] == "refused" for answer in answers) > MESSAGES * 0.8
    reasons = [answer["reason"] for answer in answers if answer["type"] == "refused"]
    assert all(isinstance(reason, dict) and reason["id"] for reason in reasons)
    after = ann.must("GET", f"/api/tables/{table}/view?seat=0")
    assert after == before
    await line.close()
    views = await asyncio.gather(*(RandomPlayer(guest, table, 1).play() for guest in (ann, bo)))
    assert views[0]["table"]["phase"] == "over"


async def test_a_player_who_sends_nonsense_plays_on(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    noise = await ann.sit_at(table)
    await noise.until("view")
    bombing = asyncio.create_task(_until_cut(noise))
    views = await asyncio.gather(*(RandomPlayer(guest, table, 2).play() for guest in (ann, bo)))
    assert views[0]["table"]["phase"] == "over"
    bombing.cancel()
    await asyncio.gather(bombing, return_exceptions=True)
    await noise.close()


async def _until_cut(line: Connection) -> None:
    lot = random.Random(3)
    while True:
        # No `act` that could be Ann's own choice, and nobody's clock or chair.
        text = hostile(lot, lot.randrange(10**9))
        if not any(f'"{kind}"' in text for kind in ("act", "say", "pause", "undo", "return")):
            await line.socket.send(text)
            await line.receive()


async def test_a_stolen_seat_number_is_worth_nothing(server: Served) -> None:
    ann, bo, mallory = (server.guest(name) for name in ("Ann", "Bo", "Mallory"))
    table = table_with([ann, bo], "art-robbery")
    line = await mallory.sit_at(table)
    view = await line.until("view")
    assert view["seat"] is None
    assert view["asks"] == {}
    mover = view["table"]["asked"][0]
    for fields in (
        {"type": "act", "ask": 1, "action": 0},
        {"type": "undo"},
        {"type": "look"},
        {"type": "hint", "ask": 1},
    ):
        await line.send(**fields, seat=mover)
        assert (await line.until("refused"))["reason"]["id"] in ("table-not-your-seat", "table-no-hint")
    await line.send("hello", seat=mover)
    assert (await line.until("refused"))["reason"]["id"] == "table-not-your-seat"
    await line.close()
    for cookie in ("", "getaway_guest=guest.sign", ann.cookie[:-1], ann.cookie.replace(".", "x.", 1)):
        mallory.cookie = cookie
        assert mallory.ask("POST", f"/api/tables/{table}/start")[0] == 401
        status, reply = mallory.ask("GET", f"/api/tables/{table}/view?seat=0")
        assert (status, reply["reason"]["id"]) == (409, "table-not-your-seat")


async def test_a_message_that_is_too_long_cuts_the_line(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    line = await ann.sit_at(table)
    await line.until("view")
    await line.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        await line.until("never")


async def test_a_socket_to_nowhere_is_refused(server: Served) -> None:
    ann = server.guest("Ann")
    for table in ("nowhere", "x" * 65, "a%2fb"):
        with pytest.raises(InvalidStatus):
            await ann.sit_at(table)


async def test_nothing_is_taken_before_hello(server: Served) -> None:
    ann, bo = server.guest("Ann"), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    line = await ann.sit_at(table, seat=5)
    assert (await line.receive())["reason"]["id"] == "table-not-your-seat"
    await line.send("act", ask=1, action=1)
    assert (await line.receive())["reason"]["id"] == "table-say-hello"
    await line.send("hello")
    assert (await line.receive())["type"] == "welcome"
    await line.close()


async def test_a_flood_of_messages_is_answered_and_stopped(tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(tmp_path_factory.mktemp("flood"), messages_a_second=5.0) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        line = await ann.sit_at(table)
        await line.until("view")
        for _ in range(30):
            await line.send("ping")
        answers = [await line.receive() for _ in range(30)]
        assert {answer["type"] for answer in answers if answer["type"] != "presence"} == {"pong", "refused"}
        await line.close()


@pytest.mark.parametrize("seat", [0, 1])
async def test_every_door_counts_seats_from_one_in_sentences_and_from_zero_in_fields(
    server: Served, seat: int
) -> None:
    table = table_with([server.guest("Ann"), server.guest("Bo")], "art-robbery")
    mallory = server.guest("Mallory")
    line = await mallory.sit_at(table)
    await line.until("view")
    reasons = []
    for fields in (
        {"type": "hello"},
        {"type": "look"},
        {"type": "undo"},
        {"type": "act", "ask": 1, "action": 0},
    ):
        await line.send(**fields, seat=seat)
        reasons.append((await line.until("refused"))["reason"])
    await line.close()
    for method, path in (("GET", f"view?seat={seat}"), ("DELETE", f"seats/{seat}")):
        reasons.append(mallory.ask(method, f"/api/tables/{table}/{path}")[1]["reason"])
    assert reasons == [{"id": "table-not-your-seat", "arguments": {"seat": seat + 1}}] * 6
