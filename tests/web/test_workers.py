"""Two workers on one PostgreSQL: they write one log, and whoever plays notices nothing of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.store.database import connect
from tests.postgres import Cluster
from tests.web.players import RandomPlayer
from tests.web.serving import Served, settings_for, table_with
from tests.web.test_games import public

NAMES = ("Ann", "Bo", "Cy")


@pytest.fixture
def workers(postgres: Cluster) -> Iterator[list[Served]]:
    settings = settings_for(postgres.folder, database=postgres.new_database())
    running = [Served(settings), Served(settings)]
    yield running
    for server in running:
        server.kill()


def at(worker: Served, guest: Caller) -> Caller:
    """The same guest at another worker."""
    there = Caller(worker.url)
    there.cookie = guest.cookie
    return there


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
async def test_players_at_two_workers_play_a_whole_game(workers: list[Served], game: str) -> None:
    guests = [workers[0].guest(name) for name in NAMES]
    table = table_with(guests, game, grace=0)
    callers = [at(workers[seat % 2], guest) for seat, guest in enumerate(guests)]
    spectator = RandomPlayer(workers[1].guest("Zoe"), table, 9)
    players = [RandomPlayer(caller, table, seed) for seed, caller in enumerate(callers)]
    views = await asyncio.gather(*(player.play() for player in (*players, spectator)))
    assert all(public(view) == public(views[0]) for view in views)
    everybody = sorted(n for player in players for n in player.accepted)
    assert len(set(everybody)) == len(everybody) == sum(player.ids for player in players)
    assert [player.refused for player in players] == [[], [], []]


async def test_two_who_write_at_once_are_both_heard_and_each_entry_is_one_of_them(
    workers: list[Served],
) -> None:
    guests = [workers[0].guest(name) for name in NAMES[:2]]
    table = table_with(guests, "art-robbery")
    lines = [await at(worker, guest).sit_at(table) for worker, guest in zip(workers, guests, strict=True)]
    for line in lines:
        await line.until("view")
    for number in range(15):
        for line in lines:
            await line.send("say", id=f"word {number}", phrase="oops")
    taken = [[(await line.until("accepted"))["n"] for _ in range(15)] for line in lines]
    assert len({*taken[0], *taken[1]}) == 30
    assert taken == [sorted(numbers) for numbers in taken]
    for line in lines:
        last = (await line.until("view"))["n"]
        while last < max(*taken[0], *taken[1]):
            last = (await line.until("view"))["n"]
        await line.close()


async def test_what_is_written_while_nobody_listens_is_read_afterwards(workers: list[Served]) -> None:
    guests = [workers[0].guest(name) for name in NAMES[:2]]
    table = table_with(guests, "art-robbery")
    ann, bo = [await at(worker, guest).sit_at(table) for worker, guest in zip(workers, guests, strict=True)]
    await bo.until("view")
    database = connect(workers[0].settings.database)
    deafened = sa.text(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    )
    assert await database.run(lambda connection: connection.scalar(deafened)) == 2
    await database.stop()
    await ann.send("say", phrase="oops")
    n = (await ann.until("accepted"))["n"]
    while (await bo.until("view"))["n"] < n:
        pass
    for line in (ann, bo):
        await line.close()


async def test_a_player_at_another_worker_is_present(workers: list[Served]) -> None:
    guests = [workers[0].guest(name) for name in NAMES[:2]]
    table = table_with(guests, "art-robbery", grace=1)
    ann, bo = [await at(worker, guest).sit_at(table) for worker, guest in zip(workers, guests, strict=True)]
    pinging = [asyncio.create_task(line.ping_for_ever()) for line in (ann, bo)]
    while (await ann.until("presence"))["seats"] != [0, 1]:
        pass
    for task in pinging:
        task.cancel()
    for line in (ann, bo):
        await line.close()
