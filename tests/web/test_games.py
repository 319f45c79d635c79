"""Whole games of both games over real sockets and a real SQLite file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from getaway.games import REGISTRY, find
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served, table_with

TABLES = [(name, players) for name in REGISTRY for players in find(name).players]
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as running:
        yield running


def public(view: dict[str, Any]) -> dict[str, Any]:
    """What is the same for all when a game is over."""
    board = {key: value for key, value in view["view"].items() if key not in ("choices", "seats")}
    return {"n": view["n"], "table": view["table"], "board": board}


@pytest.mark.parametrize(("game", "players"), TABLES)
async def test_two_to_five_clients_play_a_whole_game(server: Served, game: str, players: int) -> None:
    guests = [server.guest(name) for name in NAMES[:players]]
    table = table_with(guests, game)
    playing = [RandomPlayer(guest, table, seed) for seed, guest in enumerate(guests)]
    spectator = RandomPlayer(server.guest("Zoe"), table, 99)
    views = await asyncio.gather(*(player.play() for player in (*playing, spectator)))
    assert all(public(view) == public(views[0]) for view in views)
    assert views[0]["view"]["result"] is not None
    assert [player.refused for player in playing] == [[]] * players
    for player in playing:
        assert player.numbers == sorted(player.numbers)
        assert len(player.accepted) == player.ids
    assert spectator.accepted == []
    everybody = sorted(n for player in playing for n in player.accepted)
    assert len(set(everybody)) == len(everybody)


async def test_people_and_bots_play_together(server: Served) -> None:
    ann = server.guest("Ann")
    table = table_with([ann], "alcatraz", bots={"1": "random", "2": "random"}, options={"sides": "mixed"})
    view = await RandomPlayer(ann, table, 5).play()
    assert [chair["kind"] for chair in view["table"]["chairs"]] == ["person", "bot", "bot"]


async def test_bots_play_alone_while_one_looks_on(server: Served) -> None:
    ann = server.guest("Ann")
    seats = {str(seat): "random" for seat in range(3)}
    wanted = {"game": "alcatraz", "players": 3, "bots": seats, "talk_seconds": 120}
    table = ann.must("POST", "/api/tables", wanted)["table"]
    ann.must("POST", f"/api/tables/{table}/start")
    view = await RandomPlayer(ann, table, 5).play()
    assert view["seat"] is None
    assert view["table"]["phase"] == "over"
