"""Lines that are blackholed, cut, doubled, delayed and reordered at random: the game ends all the same."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from getaway.client.caller import Caller, Connection
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
        self.silent = asyncio.Event()  # the last connection has swallowed something
        self._server: asyncio.Server

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.listening_at = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()

    async def _pass_on(self, near: asyncio.StreamReader, near_end: asyncio.StreamWriter) -> None:
        self.silent.clear()
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
                    self.silent.set()
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
    """Sends some messages twice, or an old one in between, and gives up a wire that has gone silent."""

    def __init__(self, caller: Caller, table: str, seed: int, wire: BadLine) -> None:
        super().__init__(caller, table, seed)
        self.wire = wire
        self.sent: list[dict[str, Any]] = []

    async def _listen(self, connection: Connection) -> None:
        try:
            if self.pending is not None:
                await connection.send(**self.pending)
            while not self.is_over:
                message = await self._impatiently(connection)
                await self.take(connection, message)
        finally:
            await connection.close()

    async def _impatiently(self, connection: Connection) -> dict[str, Any]:
        """A client gives up what is silent after 9 s; here at once, by no clock."""
        message = asyncio.create_task(connection.receive())
        silence = asyncio.create_task(self.wire.silent.wait())
        done, _ = await asyncio.wait({message, silence}, return_when=asyncio.FIRST_COMPLETED)
        silence.cancel()
        if message not in done:
            message.cancel()
            # Nobody would answer a goodbye.
            connection.socket.transport.abort()
            raise TimeoutError
        return message.result()

    async def answer(self, connection: Connection) -> None:
        await super().answer(connection)
        if self.pending is None or (self.sent and self.sent[-1] == self.pending):
            return
        self.sent.append(self.pending)
        if self.lot.random() < 0.3:
            await connection.send(**self.pending)
        if self.lot.random() < 0.3:
            await connection.send(**self.lot.choice(self.sent))


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 3), ("alcatraz", 3)])
async def test_a_game_over_bad_lines_ends_with_equal_views(tmp_path: Path, game: str, players: int) -> None:
    with served(tmp_path) as server:
        guests = [server.guest(name) for name in ("Ann", "Bo", "Cy")[:players]]
        table = table_with(guests, game, grace=0)
        wires = [BadLine(server.port, 10 * players + seat) for seat in range(players)]
        for wire, caller in zip(wires, guests, strict=True):
            await wire.start()
            caller.address = f"http://127.0.0.1:{wire.listening_at}"
        playing = [
            Troubled(caller, table, seed, wire)
            for seed, (caller, wire) in enumerate(zip(guests, wires, strict=True))
        ]
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
        decided = [
            connection
            for connection in file["entries"]
            if connection["entry"]["type"] in ("action", "ballot")
        ]
        assert len(decided) == sum(player.ids for player in playing) - sum(
            len({message["id"] for message in player.refused}) for player in playing
        )


async def test_a_client_that_comes_back_hears_what_it_missed(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        connection = await ann.sit_at(table)
        first = await connection.until("view")
        await connection.close()
        lines = [await caller.sit_at(table) for caller in (ann, bo)]
        views = [await connection.until("view") for connection in lines]
        mover = next(seat for seat, view in enumerate(views) if view["asks"])
        action = views[mover]["view"]["choices"][0]["action"]
        await lines[mover].send("act", ask=views[mover]["asks"][str(mover)], action=action)
        last = await lines[0].until("view")
        for connection in lines:
            await connection.close()
        back = await ann.sit_at(table, seen=first["n"])
        again = await back.until("view")
        assert again["events"] == last["events"]
        assert again["view"] == last["view"]
        ahead = await ann.sit_at(table, seen=10_000)
        assert (await ahead.until("view"))["events"][0]["n"] == 2
        for connection in (back, ahead):
            await connection.close()


async def test_ctrl_c_tells_the_clients(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        table = table_with([ann, bo], "art-robbery")
        connection = await ann.sit_at(table)
        await connection.until("view")
        await asyncio.to_thread(server.stop)
        assert (await connection.until("bye"))["reason"] == "restart"
        with pytest.raises(ConnectionClosed) as closed:
            json.dumps(await connection.receive())
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
