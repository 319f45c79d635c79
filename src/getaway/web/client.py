"""A game over the network in plain lines: what `getaway join` shows."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidStatus

from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.line.caller import Caller, Line
from getaway.line.reading import sentence_of
from getaway.words import Words

HELP = "A number chooses. Also: h hint, u undo, c call the vote, t TEXT says something, q leaves."


class Client:
    """One person, or one who chooses at random, at one table."""

    def __init__(self, caller: Caller, table: str, lang: str, by_lot: bool) -> None:
        self.caller = caller
        self.table = table
        self.lang = lang
        self.by_lot = by_lot
        self.words: Words | None = None
        self.seen: int | None = None
        self.view: dict[str, Any] = {}
        self.answered: dict[str, int] = {}
        self.left = False
        # Lines of a pipe come before anybody asks: choices wait for their question, all for the line.
        self.patient = not sys.stdin.isatty()
        self.met = asyncio.Event()
        self.asked = asyncio.Event()

    @property
    def is_done(self) -> bool:
        """Has the game ended, or has the person left?"""
        return self.left or self.view.get("table", {}).get("phase") == "over"

    async def play(self) -> None:
        """Play to the end; come back as often as the line breaks."""
        game = self.caller.must("GET", f"/api/tables/{self.table}")["game"]
        self.words = Words(find(game), self.lang)
        typing = None if self.by_lot else asyncio.create_task(self._type())
        tries = 0
        try:
            while tries < 8 and not self.is_done:
                try:
                    self.line = await self.caller.sit_at(self.table, seen=self.seen)
                    await self._listen(self.line)
                    tries = 0
                except (ConnectionClosed, OSError, TimeoutError):
                    tries += 1
                    if self.left:
                        break
                    print("… the line is broken; trying again", flush=True)
                    await asyncio.sleep(min(0.25 * 2**tries, 8))
                except InvalidStatus as error:
                    raise BadInput(f"The server says no: {error}.") from None
        finally:
            if typing is not None:
                typing.cancel()

    async def _listen(self, line: Line) -> None:
        pinging = asyncio.create_task(line.ping_for_ever())
        try:
            while not self.is_done:
                await self._take(line, await line.receive())
        finally:
            pinging.cancel()
            await line.close()

    async def _take(self, line: Line, message: dict[str, Any]) -> None:
        assert self.words is not None
        kind = message["type"]
        if kind == "refused":
            if self.view.get("asks"):
                self.asked.set()
            rule = f" ({message['rule']})" if message["rule"] else ""
            print(f"! {self.words.say(sentence_of(message['reason']))}{rule}", flush=True)
        elif kind == "hint":
            for said in message["sentences"] or [message["label"]]:
                print(f"? {self.words.say(sentence_of(said))}", flush=True)
        elif kind == "view":
            self.seen = message["n"]
            self.view = message
            self.met.set()
            if not message["asks"]:
                self.asked.clear()
            self.words.names = [chair["name"] for chair in message["table"]["chairs"]]
            for event in message["events"]:
                for said in self._said(event):
                    print(f"  {said}", flush=True)
            if message["view"] and message["view"]["result"]:
                print(f"The game is over: {message['view']['result']}", flush=True)
            await self._be_asked(line, message)

    def _said(self, event: dict[str, Any]) -> list[str]:
        assert self.words is not None
        talk = event.get("talk")
        if talk is None:
            return [self.words.say(sentence_of(told)) for told in event["told"]]
        name = self.words.names[talk["seat"]]
        if "phrase" in talk:
            return [f"{name}: {self.words.text(talk['phrase'])}"]
        if "text" in talk:
            return [f"{name}: {talk['text']}"]
        return [f"{name}: {self.words.say(sentence_of(said))}" for said in talk["sentences"]]

    async def _be_asked(self, line: Line, message: dict[str, Any]) -> None:
        assert self.words is not None
        if self.by_lot and message["table"]["caller"] is not None and message["seat"] is not None:
            await line.send("call")
        for seat, ask in message["asks"].items():
            if self.answered.get(seat) == ask:
                continue
            self.answered[seat] = ask
            self.asked.set()
            labels = message.get("labels", [])
            if self.by_lot and labels:
                await line.send("act", seat=int(seat), ask=ask, action=random.choice(labels)["action"])
                continue
            print(f"— {self.words.names[int(seat)]} —", flush=True)
            for number, label in enumerate(labels, 1):
                print(f"  {number}  {self.words.say(sentence_of(label))}", flush=True)
            if not labels:
                print("  (pass the device on; o looks)", flush=True)

    async def _type(self) -> None:
        """What the person types, until the end of the input."""
        print(HELP, flush=True)
        loop = asyncio.get_running_loop()
        while not self.left and (given := await loop.run_in_executor(None, sys.stdin.readline)):
            with contextlib.suppress(ConnectionClosed):
                await self._obey(given.strip())

    async def _obey(self, given: str) -> None:
        await self.met.wait()
        command, _, rest = given.partition(" ")
        if self.patient and (given.isdigit() or command in ("h", "o")):
            await self.asked.wait()
        line, view = self.line, self.view
        asks = view.get("asks", {})
        labels = view.get("labels", [])
        if given.isdigit() and asks and 1 <= int(given) <= len(labels):
            seat = view["seat"]
            self.asked.clear()
            await line.send("act", seat=seat, ask=asks[str(seat)], action=labels[int(given) - 1]["action"])
        elif command == "h" and asks:
            await line.send("hint", seat=view["seat"], ask=asks[str(view["seat"])])
        elif command == "u":
            await line.send("undo", seat=view["seat"])
        elif command == "c":
            await line.send("call", seat=view["seat"])
        elif command == "o" and asks:
            self.answered = {}
            await line.send("look", seat=int(next(iter(asks))))
        elif command == "t" and rest:
            await line.send("say", seat=view["seat"], text=rest)
        elif command == "q":
            self.left = True
            await line.close()
        else:
            print(HELP, flush=True)


def table_in(url: str) -> str:
    """The table that a link names; empty for the address of a server."""
    return urlsplit(url).path.rstrip("/").rpartition("/")[2]


def join(url: str, name: str, lang: str, by_lot: bool, game: str, players: int, bots: str) -> None:
    """Sit down at the table of a link; or make one on the server, with bots in the other seats."""
    caller = Caller(url)
    caller.introduce(name, lang)
    table = table_in(url)
    if not table:
        seats = {str(seat): bots for seat in range(1, players)} if bots else {}
        wanted = {"game": game, "players": players, "bots": seats, "talk_seconds": 30}
        table = caller.must("POST", "/api/tables", wanted)["table"]
        print(f"Your table: {caller.address}/tables/{table}", flush=True)
        if seats:
            caller.must("POST", f"/api/tables/{table}/start")
    else:
        chairs = caller.must("GET", f"/api/tables/{table}")["chairs"]
        free = [seat for seat, chair in enumerate(chairs) if chair["kind"] == "empty"]
        if free:
            caller.must("POST", f"/api/tables/{table}/seats/{free[0]}", {})
        else:
            print("All seats are taken: you look on.", flush=True)
    asyncio.run(Client(caller, table, lang, by_lot).play())
