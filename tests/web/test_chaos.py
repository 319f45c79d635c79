"""Lines that are blackholed, cut, doubled, delayed and reordered at random: the game ends all the same."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from getaway.line.caller import Caller, Line
from tests.web.players import RandomPlayer
from tests.web.serving import served, table_with
from tests.web.test_games import public


class BadLine:
    """A stretch of wire between a client and the server that does what wires do."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.lot = random.Random(seed)
        self.blackholes = 0
        self.cuts = 0
        self.listening_at = 0
        self._server: asyncio.Server

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.listening_at = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()

    async def _pass_on(self, near: asyncio.StreamReader, near_end: asyncio.StreamWriter) -> None:
        far, far_end = await asyncio.open_connection("127.0.0.1", self.port)
        # After so many pieces the wire swallows everything, or is cut; nobody is told of the first.
        fate = self.lot.choice(["blackhole", "cut", "cut", "fine"])
        left = self.lot.randrange(10, 60)

        async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            nonlocal left
            while data := await reader.read(65536):
                left -= 1
                if left < 0 and fate == "blackhole":
                    self.blackholes += 1
                    continue
                if left < 0 and fate == "cut":
                    self.cuts += 1
                    return
                for _ in range(self.lot.randrange(3)):
                    # A delay without a clock: others go first.
                    await asyncio.sleep(0)
                writer.write(data)
                await writer.drain()

        try:
            await asyncio.wait(
                {asyncio.create_task(copy(near, far_end)), asyncio.create_task(copy(far, near_end))},
                return_when=asyncio.FIRST_COMPLETED,
            )
        finally:
            near_end.close()
            far_end.close()


class Troubled(RandomPlayer):
    """Sends some messages twice, or an old one in between, and loses patience with a silent line soon."""

    def __init__(self, caller: Caller, table: str, seed: int) -> None:
        super().__init__(caller, table, seed)
        self.sent: list[dict[str, Any]] = []

    async def _listen(self, line: Line) -> None:
        try:
            if self.pending is not None:
                await line.send(**self.pending)
            while not self.is_over:
                message = await self._impatiently(line)
                await self.take(line, message)
        finally:
            await line.close()

    async def _impatiently(self, line: Line) -> dict[str, Any]:
        """A client pings what is silent and gives it up for dead: here at once, on the wire after 9 s."""
        ping = asyncio.create_task(line.receive())
        done, _ = await asyncio.wait({ping}, timeout=0.3)
        if not done:
            await line.send("ping")
            done, _ = await asyncio.wait({ping}, timeout=1.5)
        if not done:
            ping.cancel()
            raise TimeoutError
        return ping.result()

    async def answer(self, line: Line) -> None:
        await super().answer(line)
        if self.pending is None or (self.sent and self.sent[-1] == self.pending):
            return
        self.sent.append(self.pending)
        if self.lot.random() < 0.3:
            await line.send(**self.pending)
        if self.lot.random() < 0.3:
            await line.send(**self.lot.choice(self.sent))


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 3), ("alcatraz", 3)])
async def test_a_game_over_bad_lines_ends_with_equal_views(tmp_path: Path, game: str, players: int) -> None:
    with served(tmp_path) as server:
        guests = [server.guest(name) for name in ("Ann", "Bo", "Cy")[:players]]
        table = table_with(guests, game, grace=0)
        wires = [BadLine(server.port, 10 * players + seat) for seat in range(players)]
        for wire, caller in zip(wires, guests, strict=True):
            await wire.start()
            caller.address = f"http://127.0.0.1:{wire.listening_at}"
        playing = [Troubled(caller, table, seed) for seed, caller in enumerate(guests)]
        try:
            views = await asyncio.gather(*(player.play() for player in playing))
        finally:
            for wire in wires:
                await wire.stop()
        assert all(public(view) == public(views[0]) for view in views)
        assert sum(wire.blackholes for wire in wires) > 0
        assert sum(wire.cuts for wire in wires) > 0
        assert sum(len(player.sent) for player in playing) > 20
        # However often it was sent, a decision was taken once.
        file = server.guest("Zoe").must("GET", f"/api/tables/{table}/replay")
        decided = [line for line in file["entries"] if line["entry"]["type"] in ("action", "ballot")]
        assert len(decided) == sum(player.ids for player in playing) - sum(
            len({message["id"] for message in player.refused}) for player in playing
        )


async def test_a_client_that_comes_back_hears_what_it_missed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        line = await ann.sit_at(table)
        first = await line.until("view")
        await line.close()
        lines = [await caller.sit_at(table) for caller in (ann, bo)]
        views = [await line.until("view") for line in lines]
        mover = next(seat for seat, view in enumerate(views) if view["asks"])
        action = views[mover]["view"]["offers"][0]["action"]
        await lines[mover].send("act", ask=views[mover]["asks"][str(mover)], action=action)
        last = await lines[0].until("view")
        for line in lines:
            await line.close()
        back = await ann.sit_at(table, seen=first["n"])
        again = await back.until("view")
        assert again["events"] == last["events"]
        assert again["view"] == last["view"]
        ahead = await ann.sit_at(table, seen=10_000)
        assert (await ahead.until("view"))["events"][0]["n"] == 2
        for line in (back, ahead):
            await line.close()


async def test_ctrl_c_tells_the_clients(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        line = await ann.sit_at(table)
        await line.until("view")
        await asyncio.to_thread(server.stop)
        assert (await line.until("bye"))["reason"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            json.dumps(await line.receive())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
