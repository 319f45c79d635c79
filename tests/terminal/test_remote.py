"""A game joined to a real server: the same screen, the same protocol as the browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import JsonObject
from getaway.places.remote import RemoteTable, join, table_in
from tests.terminal.screen import Person, board, seated
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("remote")) as running:
        yield running


def sit(
    server: Served, link: str = "", *, name: str = "Ann", game: str = "art-robbery", bots: str = ""
) -> RemoteTable:
    """Somebody who joins a table, or makes one for three."""
    return join(
        server.url,
        link,
        name=name,
        lang="en",
        game=game,
        players=3,
        bots=bots,
        options={},
        talk_seconds=None,
    )


async def play_to_the_end(person: Person) -> None:
    while not person.is_over:
        await person.until_asked()
        if not person.is_over:
            await person.type_number(len(person.labels))


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
async def test_a_whole_game_at_a_server_against_its_bots(server: Served, game: str) -> None:
    async with seated(sit(server, game=game, bots="random")) as person:
        await play_to_the_end(person)
        await person.until_seen("leave the table")
        await person.press("2")
    assert person.app.return_value is None


async def test_whoever_is_alone_pauses_lets_a_bot_play_and_plays_again(server: Served) -> None:
    place = sit(server, bots="random")
    async with seated(place) as person:
        await person.until_asked()
        await person.press("p", "1")
        await person.until(lambda: person.labels == ["resume the game"])
        await person.press("1")
        await person.until_told("You’re ready to continue.")
        await person.press("p", "2")
        await person.until_told("A bot is standing in for you.")
        while not person.is_over:
            await person.pilot.pause(0.01)
        await person.until_seen("play again with the same players")
        await person.press("1")
        await person.until(lambda: person.app.return_value == "again")
    again = place.next_place()
    assert again.name != place.name
    async with seated(again) as person:
        await person.until(lambda: person.labels == ["start the game"])
        await person.press("1")
        await person.until_told("The game begins.")


async def test_the_seconds_for_a_decision_are_counted_and_then_it_is_taken(server: Served) -> None:
    ann = server.guest("Ann")
    wanted = {"game": "art-robbery", "players": 2, "bots": {"1": "random"}}
    clock = {"kind": "live", "seconds": 5}
    table = ann.must("POST", "/api/tables", {**wanted, "clock": clock})["table"]
    ann.must("POST", f"/api/tables/{table}/start")
    async with seated(RemoteTable(ann, table, "art-robbery", True, "Ann")) as person:
        await person.until_seen("Which card do you play? Seconds left:")


async def test_people_meet_in_the_lobby_talk_and_play(server: Served) -> None:
    place = sit(server)
    bo, cy = server.guest("Bo"), server.guest("Cy")
    async with seated(place) as person:
        await person.until_seen(place.about)
        await person.until(lambda: len(person.labels) == 2)
        assert person.labels[0] == "put a bot in seat 2"
        for seat, guest in ((1, bo), (2, cy)):
            await asyncio.to_thread(guest.must, "POST", f"/api/tables/{place.name}/seats/{seat}", {})
        await person.until(lambda: person.labels == ["start the game"])
        await person.press("1")
        players = [asyncio.create_task(RandomPlayer(one, place.name, 1).play()) for one in (bo, cy)]
        await person.until_told("The game begins.")
        line = await bo.sit_at(place.name)
        await line.send("say", text="[bold]hello[/bold]")
        await person.until_told("Bo: [bold]hello[/bold]")
        await person.press("t", *"good", "space", *"luck", "enter")
        await person.until_told("Ann: good luck")
        await person.press("t", "down")
        await person.click_on("Well played!")
        await person.until_told("Ann: Well played!")
        await person.press("t", "down")
        await person.click_on("mute Bo")
        await person.until_told("· mute Bo")
        await line.send("say", text="Can you hear me?")
        assert person.app.player.standing.muted == {1}
        await person.until(lambda: person.app.player.is_asked)
        await person.press("w", *"xyz", "backspace", "backspace", "backspace", "enter")
        await person.until(lambda: "(AR-" in person.text)
        await person.press("escape", "h")
        await person.until_told("? Best: ")
        await play_to_the_end(person)
        assert "Can you hear me?" not in person.log
        await line.close()
        for player in players:
            await player


async def test_whoever_is_left_in_a_lobby_has_the_table(server: Served) -> None:
    bo = server.guest("Bo")
    table = bo.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})["table"]
    async with seated(sit(server, table)) as person:
        await person.until_seen("Bo")
        assert person.labels == []
        await asyncio.to_thread(bo.must, "DELETE", f"/api/tables/{table}/seats/0")
        await person.until(lambda: person.labels == ["put a bot in seat 1"])
        await person.press("1")
        await person.until(lambda: person.labels == ["start the game"])
        await person.press("1")
        await person.until_told("The game begins.")


async def test_in_alcatraz_one_reads_offers_answers_them_and_calls_the_vote(server: Served) -> None:
    place = sit(server, game="alcatraz")
    bo, cy = server.guest("Bo"), server.guest("Cy")
    for seat, guest in ((1, bo), (2, cy)):
        guest.must("POST", f"/api/tables/{place.name}/seats/{seat}", {})
    async with seated(place) as person:
        await person.until(lambda: person.labels == ["start the game"])
        await person.press("1")
        stop = [asyncio.create_task(RandomPlayer(one, place.name, 2).play()) for one in (bo, cy)]

        def talks() -> bool:
            return person.app.player.view is not None and person.app.player.view.table.phase == "talk"

        while not talks():
            await person.until(lambda: bool(person.labels) or talks())
            if not talks():
                await person.type_number(len(person.labels))
        await person.until_seen("Seconds left:")
        line = await bo.sit_at(place.name)
        assert person.app.player.view is not None
        vote: JsonObject = {"clause": "vote", "candidate": 2, "round": board(person.app.player.view).round}
        offer: JsonObject = {
            "act": "offer",
            "to": [0],
            "give": [{**vote, "who": 1}],
            "get": [{**vote, "who": 0}],
        }
        await line.send("say", statement=offer)
        await person.until_told("Bo: (1) My offer to you:")
        await person.until(lambda: "turn down offer 1 by Bo" in person.labels)
        await person.type_number(person.labels.index("turn down offer 1 by Bo") + 1)
        await person.until_told("No deal on offer 1.")
        caller = person.app.player.view.table.caller
        if caller != 0:
            assert "call the vote" not in person.labels
            assert caller is not None
            guest = (bo, cy)[caller - 1]
            other = await guest.sit_at(place.name)
            await other.send("call")
            await person.until(lambda: not talks())
            await other.close()
        else:
            await person.type_number(person.labels.index("call the vote") + 1)
            await person.until_told("You call the vote.")
        await line.close()
        for task in stop:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task


async def test_a_broken_line_is_taken_up_again_and_nothing_is_lost(server: Served) -> None:
    place = sit(server, bots="random")
    async with seated(place) as person:
        await person.until_asked()
        assert place._connection is not None
        await place._connection.close()
        await person.until_told("! Connection lost. Trying again")
        before = person.app.player.view
        await person.type_number(1)
        await person.until(lambda: person.app.player.view is not before and bool(person.labels))
        assert "! Connected again." in person.log
        assert "older" not in person.log


async def test_whoever_comes_back_has_their_seat(server: Served, own_folder: Path) -> None:
    first = sit(server, bots="random")
    again = sit(server, first.about)
    assert again.name == first.name
    async with seated(again) as person:
        await person.until_asked()
        assert person.app.player.view is not None
        assert person.app.player.view.seat == 0
    guests = own_folder / "guests.json"
    assert guests.stat().st_mode & 0o077 == 0
    guests.write_text("nonsense")
    async with seated(sit(server, first.name, name="Ann")) as person:
        await person.until_seen("All seats are taken. You’re watching.")


def test_what_a_link_can_be(server: Served) -> None:
    assert [
        table_in(link) for link in ("http://h:1/tables/abc", "abc", "http://h/tables/abc/", "http://h")
    ] == [
        "abc",
        "abc",
        "abc",
        "",
    ]
    for wrong in (lambda: sit(server, "http://[::1"), lambda: Caller("http://[::1")):
        with pytest.raises(BadInput, match="'http://\\[::1' isn't the "):
            wrong()
    with pytest.raises(BadInput, match="there is no such table"):
        sit(server, f"{server.url}/tables/nowhere")


def test_cookies_of_several_servers_are_kept_side_by_side(server: Served, own_folder: Path) -> None:
    sit(server, bots="random", name="Ann")
    sit(server, bots="random", name="Bo")
    assert len(json.loads((own_folder / "guests.json").read_text())) == 2
