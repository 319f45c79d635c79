"""The server is killed (-9) at every entry of a recorded game, restarted, and continued to the same end.

Half of the times it dies when the entry is durable and nobody has been told, half of the times before.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from getaway.client.caller import Caller, Connection
from getaway.kernel.dialect import NOBODY
from getaway.store.database import connect
from getaway.store.schema import LOG
from getaway.table import requests
from tests.table.scene import SEED, Sitting, guest
from tests.web.serving import Served, served, settings_for, table_with

HOUR = 3600
Move = tuple[str, int, int]  # what, seat, action


def recorded(game: str, players: int, options: dict[str, Any]) -> list[Move]:
    """The shortest way through a whole game that a lot of a few games has found."""
    games = []
    for seed in range(12):
        sitting = Sitting(game, players, talk_seconds=HOUR, options=options, fair=True).start()
        lot = random.Random(seed)
        moves: list[Move] = []
        while not sitting.table.owes_end:
            play = sitting.play
            if play.talking:
                assert play.caller is not None
                moves.append(("call", play.caller, 0))
                sitting.put(requests.call(sitting.table, guest(play.caller), None))
                continue
            seat = lot.choice(play.asked)
            # The highest action ends a turn, or declines; now and then another one.
            legal = [action for action in play.legal(seat) if action < 80 or game == "art-robbery"]
            action = legal[-1] if lot.random() < 0.9 and legal else lot.choice(play.legal(seat))
            moves.append(("act", seat, action))
            sitting.act(seat, action)
        games.append(moves)
    return min(games, key=len)


class Story:
    """A recorded game that real clients play at a server that keeps dying."""

    def __init__(self, database: str, game: str, players: int, options: dict[str, Any]) -> None:
        self.settings = settings_for(Path(), database=database)
        self.server = Served(self.settings)
        self.port = self.server.port
        self.guests = [self.server.guest(name) for name in ("Ann", "Bo", "Cy")[:players]]
        wanted = {"game": game, "players": players, "options": options, "talk_seconds": HOUR, "grace": 0}
        self.table: str = self.guests[0].must("POST", "/api/tables", wanted)["table"]
        for seat, caller in enumerate(self.guests[1:], 1):
            caller.must("POST", f"/api/tables/{self.table}/seats/{seat}", {})
        self._fix_the_seed()
        started = self.guests[0].must("POST", f"/api/tables/{self.table}/start")
        self.acknowledged: list[int] = []
        self.server.kill()
        self.restart(dies_at=started["n"] + 1, after=True)

    def _fix_the_seed(self) -> None:
        """A recorded game needs the seed it was recorded with: it is in the log, as everything is."""

        def fix(connection: sa.Connection) -> None:
            entry = connection.scalar(sa.select(LOG.c.entry).where(LOG.c.n == 1))
            made = json.dumps(json.loads(str(entry)) | {"seed": SEED})
            connection.execute(sa.update(LOG).where(LOG.c.n == 1).values(entry=made))

        async def fixing() -> None:
            database = connect(self.settings.database)
            await database.run(fix)
            await database.stop()

        self.server.kill()
        asyncio.run(fixing())
        self.restart()

    def restart(self, dies_at: int = 0, after: bool = True) -> None:
        self.server = Served(self.settings, self.port, dies_at, after)

    async def move(self, number: int, move: Move, is_last: bool) -> int:
        """One move at a server that dies of it; then again, with its id, at one that dies of the next."""
        what, seat, action = move
        dies_after = number % 2 == 0
        line, view = await self.look(seat)
        n = view["n"] + 1
        await self.send(line, number, what, seat, action, view)
        with pytest.raises((ConnectionClosed, TimeoutError)):
            await self._answer(line)
        self.server.process.join(20)
        assert self.server.process.exitcode == -9
        # The end follows the last move by itself, at a server that lives.
        self.restart(dies_at=0 if is_last else n + 1, after=not dies_after)
        line, view = await self.look(seat)
        # What was durable is not lost, and what was not is not there by half.
        assert view["n"] - is_last * (view["table"]["phase"] == "over") == (n if dies_after else n - 1)
        await self.send(line, number, what, seat, action, view)
        return await self._answer(line)

    async def look(self, seat: int) -> tuple[Connection, dict[str, Any]]:
        line = await self.guests[seat].sit_at(self.table)
        return line, await line.until("view")

    async def send(
        self, line: Connection, number: int, what: str, seat: int, action: int, view: dict[str, Any]
    ) -> None:
        fields = {"ask": view["asks"].get(str(seat), 0), "action": action} if what == "act" else {}
        await line.send(what, id=f"move {number}", **fields)

    async def _answer(self, line: Connection) -> int:
        while True:
            message = await line.receive()
            assert message["type"] != "refused", message
            if message["type"] == "accepted":
                await line.close()
                return int(message["n"])

    async def view(self, seat: int | None, caller: Caller | None = None) -> dict[str, Any]:
        caller = caller or self.guests[seat or 0]
        suffix = "" if seat is None else f"?seat={seat}"
        view: dict[str, Any] = caller.must("GET", f"/api/tables/{self.table}/view{suffix}")
        return view


@pytest.fixture
def story(database_url: str, request: pytest.FixtureRequest) -> Iterator[Story]:
    told = Story(database_url, *request.param)
    yield told
    told.server.kill()


GAMES = [
    ("art-robbery", 2, {"stall": 1, "first": 0}),
    ("alcatraz", 3, {}),
]


@pytest.mark.parametrize("story", GAMES, indirect=True, ids=["art-robbery", "alcatraz"])
async def test_killed_at_every_entry_the_game_goes_on_to_the_same_end(
    story: Story, request: pytest.FixtureRequest
) -> None:
    game, players, options = request.node.callspec.params["story"]
    moves = recorded(game, players, options)
    told = Sitting(game, players, talk_seconds=HOUR, options=options, fair=True)
    told.seat_all().put(requests.start(told.table, guest(0)))
    offset = None
    for number, move in enumerate(moves):
        n = await story.move(number, move, number == len(moves) - 1)
        story.acknowledged.append(n)
        what, seat, action = move
        if what == "call":
            told.put(requests.call(told.table, guest(seat), None))
        else:
            told.act(seat, action)
        offset = offset if offset is not None else n - told.table.n
        assert n - told.table.n == offset
    # The numbers of the entries are the same in both, so chance was the same too.
    assert offset == 0
    assert story.acknowledged == sorted(set(story.acknowledged))
    assert told.table.owes_end
    for seat in (None, *range(players)):
        seen = await story.view(seat)
        expected = told.play.game.view(told.play.state, NOBODY if seat is None else seat)
        assert seen["view"] == json.loads(msgspec.json.encode(expected))
    # The end is an entry of its own, which follows by itself.
    while (await story.view(None))["table"]["phase"] != "over":
        pass
    file = story.guests[0].must("GET", f"/api/tables/{story.table}/replay")
    assert [line["entry"].get("action") for line in file["entries"] if "action" in line["entry"]] == [
        action for what, _, action in moves if what == "act"
    ]


async def test_two_servers_on_one_database_never_both_write_an_entry(tmp_path: Path) -> None:
    with served(tmp_path) as one, served(tmp_path) as other:
        guests = [one.guest("Ann"), one.guest("Bo")]
        table = table_with(guests, "art-robbery")
        here = [await guest.sit_at(table) for guest in guests]
        views = [await line.until("view") for line in here]
        mover = next(seat for seat, view in enumerate(views) if view["asks"])
        guests[mover].address = other.url
        there = await guests[mover].sit_at(table)
        await there.until("view")
        ask, action = views[mover]["asks"][str(mover)], views[mover]["view"]["choices"][0]["action"]
        await here[mover].send("act", id="first", ask=ask, action=action)
        n = (await here[mover].until("accepted"))["n"]
        # The other server does not know of it yet: the log refuses its entry of that number, so it reads what
        # was first and looks at the request again.
        await there.send("act", id="second", ask=ask, action=action)
        assert (await there.until("refused"))["reason"]["id"] == "no-not-yours"
        assert (await there.until("view"))["n"] == n
        for line in (*here, there):
            await line.close()
