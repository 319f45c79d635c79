"""Two workers on one PostgreSQL: they write one log, and whoever plays notices nothing of it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.store.database import connect, sqlite_url
from getaway.store.listening import NAME
from tests.postgres import Cluster
from tests.web.inside import inside
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served, settings_for, table_with
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


async def test_a_device_that_was_signed_out_at_one_worker_is_signed_out_at_all(workers: list[Served]) -> None:
    ann = workers[0].guest("Ann")
    table = table_with([ann, workers[0].guest("Bo")], "art-robbery")
    elsewhere = at(workers[1], ann)
    line = await elsewhere.sit_at(table)
    await line.until("welcome")
    ann.must("POST", "/api/guest/devices/sign-out")
    await line.until("bye")
    assert elsewhere.must("GET", "/api/guest?stranger=true")["name"] == ""
    assert at(workers[1], ann).must("GET", "/api/guest")["name"] == "Ann"


def test_whoever_asked_at_one_worker_may_ask_at_another_at_once(postgres: Cluster) -> None:
    """Behind one port two requests of one guest go to two workers; the second one knows of the first."""
    url = postgres.new_database()
    with served(postgres.folder, database=url) as one, inside(postgres.folder, database=url) as other:
        ann, bo = one.guest("Ann"), one.guest("Bo")
        table = ann.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})["table"]
        there = Caller(other.url)
        there.cookie = ann.cookie
        assert there.must("GET", f"/api/tables/{table}")["chairs"][1]["kind"] == "empty"
        # No notice comes in time.
        other.within(lambda: setattr(other.hub.other_workers, "_hear", lambda notice: None))
        other.within(lambda: setattr(other.hub.other_workers.listener, "_hear", lambda notice: None))
        bo.must("POST", f"/api/tables/{table}/seats/1", {})
        assert there.must("GET", f"/api/tables/{table}")["chairs"][1]["name"] == "Bo"
        bo.must("DELETE", f"/api/tables/{table}/seats/1")
        bo.must("POST", f"/api/tables/{table}/seats/1", {})
        there.must("POST", f"/api/tables/{table}/start")


async def test_what_is_written_while_nobody_listens_is_read_afterwards(workers: list[Served]) -> None:
    guests = [workers[0].guest(name) for name in NAMES[:2]]
    table = table_with(guests, "art-robbery")
    ann, bo = [await at(worker, guest).sit_at(table) for worker, guest in zip(workers, guests, strict=True)]
    await bo.until("view")
    database = connect(workers[0].settings.database)
    deafened = sa.text(
        f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = '{NAME}'"
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


def started(database: str, folder: Path, *options: str) -> subprocess.Popen[str]:
    """`getaway serve`, as a person types it."""
    environment = {**os.environ, "GETAWAY_DATA": str(folder)}
    command = [sys.executable, "-m", "getaway", "serve", "--port", "0", "--database", database, *options]
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )


def children_of(process: subprocess.Popen[str]) -> list[int]:
    """The workers; what they started themselves is not among them."""
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process.pid)], capture_output=True, text=True)
    return [int(pid) for pid in listed.stdout.split()]


def test_workers_share_a_port_and_one_that_dies_is_replaced(postgres: Cluster, tmp_path: Path) -> None:
    process = started(postgres.new_database(), tmp_path, "--workers", "2")
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first.startswith("Getaway is at http://127.0.0.1:")
    url = first.split()[3]
    guests = [Caller(url) for _ in NAMES[:2]]
    for guest, name in zip(guests, NAMES, strict=False):
        guest.introduce(name)
    table = table_with(guests, "art-robbery")
    workers = children_of(process)
    assert len(workers) == 2
    # Whichever has the table: players come back to the other one, and nothing is lost.
    os.kill(workers[0], signal.SIGKILL)
    players = [RandomPlayer(guest, table, seed) for seed, guest in enumerate(guests)]

    async def play() -> list[dict[str, Any]]:
        return await asyncio.gather(*(player.play() for player in players))

    views = asyncio.run(play())
    assert views[0]["table"]["seed"] == views[1]["table"]["seed"]
    while len(set(children_of(process)) - set(workers)) != 1:
        pass
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0, err
    assert "has stopped. Every table is in the log" in out
    assert "Traceback" not in err.replace("worker has died", "")


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    process = started(sqlite_url(tmp_path / "getaway.db"), tmp_path, "--workers", "2")
    out, err = process.communicate()
    assert (process.returncode, out, err.count("\n")) == (2, "", 1)
    assert "--workers needs PostgreSQL" in err
