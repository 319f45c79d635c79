"""A table at a server, over the same protocol as the browser: it comes back whenever it was cut off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import shlex
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from getaway.boards import load_board
from getaway.bots import usual
from getaway.client.caller import TABLE, Caller, Connection
from getaway.client.fairness import Numbers, Step
from getaway.client.message import Message
from getaway.games import find, load
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import Json, JsonObject
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import View
from getaway.places.place import Receive
from getaway.places.saved import now_ms
from getaway.store.folder import data_folder, make_folder
from getaway.words import Words

LONGEST_WAIT = 8.0


def table_in(link: str) -> str:
    """The table that a link names; a name alone is one too."""
    try:
        path = urlsplit(link).path
    except ValueError as error:
        raise BadInput(f"{link!r} isn't the link of a table: {error}.") from None
    found = TABLE.search(path)
    if found is not None:
        return found[1]
    return "" if "//" in link else path.strip("/")


def is_dealing(view: Message) -> bool:
    """Does the deal wait for the numbers of the seats?"""
    fair = view["table"].get("fair")
    return fair is not None and bool(fair["opening"])


class Passport:
    """Who one is at which server, so that one's seat is one's own tomorrow too. For its owner alone."""

    def __init__(self, address: str, name: str) -> None:
        self._path = data_folder() / "guests.json"
        self._key = f"{address} {name}"

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            # Without it one is a new guest, which is no harm.
            return {}
        return kept if isinstance(kept, dict) else {}

    @property
    def cookie(self) -> str:
        """What the server gave last time; empty: nothing."""
        return str(self._read().get(self._key, ""))

    def keep(self, cookie: str) -> str:
        """Keep what the server gave; says what is wrong, if that cannot be done."""
        make_folder(self._path.parent)
        text = json.dumps({**self._read(), self._key: cookie}, indent=1)
        fresh = self._path.with_suffix(f".{os.getpid()}")
        try:
            with os.fdopen(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
                file.write(text)
            fresh.replace(self._path)
        except OSError as error:
            return error.strerror or str(error)
        return ""


def join(
    server: str,
    link: str,
    *,
    name: str,
    lang: str,
    game: str,
    players: int,
    bots: str,
    options: Mapping[str, Value],
    talk_seconds: int | None,
) -> RemoteTable:
    """Sit down at the table of a link; without one, make a table, with bots in the other seats if named."""
    caller = Caller(server or link)
    passport = Passport(caller.address, name)
    caller.cookie = passport.cookie
    caller.introduce(name, lang)
    wrong = passport.keep(caller.cookie)
    table, numbers = table_in(link) if link else "", Numbers()
    if not table:
        seats = {str(seat): bots for seat in range(1, players)} if bots else {}
        wanted = {"game": game, "players": players, "bots": seats, "options": options}
        table = caller.must("POST", "/api/tables", {**wanted, "talk_seconds": talk_seconds})["table"]
        if seats:
            path, field, value = numbers.seal(0)
            caller.must("POST", f"/api/tables/{table}/{path}", {field: value})
            caller.must("POST", f"/api/tables/{table}/start")
    about = caller.must("GET", f"/api/tables/{table}")
    mine = {card["table"] for card in caller.must("GET", "/api/tables/mine")}
    free = [seat for seat, chair in enumerate(about["chairs"]) if chair["kind"] == "empty"]
    if table not in mine and free:
        caller.must("POST", f"/api/tables/{table}/seats/{free[0]}", {})
    found = RemoteTable(caller, table, about["game"], about["edition"] == "standard", name)
    found.unkept, found.numbers = wrong, numbers
    return found


class RemoteTable:
    """One guest's connection to one table."""

    def __init__(self, caller: Caller, table: str, game: str, is_standard: bool, name: str = "") -> None:
        self.caller = caller
        self.name = table
        self.game = find(game)
        self.can_talk = True
        self.can_repeat = False
        self.numbers = Numbers()  # that we add to the chance
        self.unkept = ""  # why it cannot be kept who one is
        self.following = ""  # the table of the rematch
        self._guest = name
        self._is_standard = is_standard
        self._prefix = secrets.token_hex(6)
        self._sent = 0
        # Sent and not answered, by its id: sent again when the connection is back.
        self._pending: dict[str, tuple[str, JsonObject]] = {}
        self._seen: int | None = None
        self._clock_ahead = 0  # of the server's clock, in milliseconds
        self._accepted = 0  # the last entry of one's own
        self._heard = asyncio.Event()
        self._connection: Connection | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []  # that send our numbers
        self._is_dealing = False  # does the deal wait for numbers?
        self._untold: list[JsonObject] = []  # events of the views since then
        self._is_judged = False  # is it said whether the server kept its promise?
        self._closing = False
        self._is_broken = False  # and has this been said?
        self._receive: Receive

    @property
    def about(self) -> str:
        return f"{self.caller.address}/tables/{self.name}"

    @property
    def now(self) -> int:
        return now_ms() + self._clock_ahead

    @property
    def is_warming(self) -> bool:
        """The server's bots are its own affair."""
        return False

    def greeting(self, words: Words) -> str:
        return words.text("app-table", game=words.text(self.game.name), link=self.about)

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        if self.unkept:
            receive({"type": "unkept", "wrong": self.unkept})
        self._keeping = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        """Hold the connection, and take it up again when it breaks."""
        tries = 0
        while not self._closing:
            try:
                connection = await self.caller.sit_at(self.name, seen=self._seen)
                tries = 0
                await self._listen(connection)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                pass
            self._connection = None
            if not self._closing:
                if not self._is_broken:
                    self._is_broken = True
                    self._receive({"type": "connection", "whole": False})
                await asyncio.sleep(min(0.25 * 2**tries, LONGEST_WAIT))
                tries += 1

    async def _listen(self, connection: Connection) -> None:
        pinging = asyncio.create_task(connection.ping_for_ever())
        try:
            while True:
                message = await connection.receive()
                if message["type"] == "welcome":
                    self._connection = connection
                    self.numbers.greet(message)
                    self._clock_ahead = message["now"] - now_ms()
                    if self._is_broken:
                        self._is_broken = False
                        self._receive({"type": "connection", "whole": True})
                    # The server does each only once, however often it comes.
                    for type, fields in list(self._pending.values()):
                        await connection.send(type, **fields)
                elif message["type"] == "view":
                    self._seen = message["n"]
                    self._is_dealing = is_dealing(message)
                    for step in self.numbers.due(message):
                        self._tasks.append(asyncio.create_task(self._add_number(step)))
                if message["type"] in ("accepted", "refused", "hint", "composed"):
                    self._pending.pop(message["id"], None)
                if message["type"] == "accepted":
                    self._accepted = max(self._accepted, message["n"])
                self._pass_on(message)
                if message["type"] == "view" and message["table"]["phase"] == "over":
                    self._judge(message)
                self._heard.set()
        finally:
            pinging.cancel()
            await connection.close()

    def _pass_on(self, message: Message) -> None:
        """While the numbers come in nobody can do anything: what is told then is told with the deal."""
        if message["type"] == "view":
            message["events"] = self._untold + message["events"]
            self._untold = message["events"] if self._is_dealing else []
            if self._is_dealing:
                return
        self._receive(message)

    async def _add_number(self, step: Step) -> None:
        await self._ask(step.path, {step.field: step.value})

    def _judge(self, view: JsonObject) -> None:
        """Once, when the game is over: was it dealt as the server had promised?"""
        kept = self.numbers.is_kept(view)
        if kept is not None and not self._is_judged:
            self._is_judged = True
            self._receive({"type": "chance", "kept": kept})

    async def send(self, type: str, **fields: Json) -> None:
        """Send a message now, or as soon as the connection is back."""
        self._sent += 1
        id = f"{self._prefix}-{self._sent}"
        self._pending[id] = type, {"id": id, **fields}
        if self._connection is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._connection.send(type, id=id, **fields)

    async def settle(self) -> None:
        """Everything is answered, and the view is there in which it is done."""
        while self._pending or (self._seen or 0) < self._accepted:
            await self._hear()

    async def start(self) -> None:
        """Deal, as the one who made the table, and wait until it is dealt: until all numbers are in."""
        started = await self._ask("start")
        while started is not None and not self._closing:
            if (self._seen or 0) >= started["n"] and not self._is_dealing:
                break
            await self._hear()

    async def _hear(self) -> None:
        self._heard.clear()
        await self._heard.wait()

    async def seat_bot(self, seat: int) -> None:
        """Put a bot into an empty seat, as the one who made the table."""
        await self._ask(f"seats/{seat}", {"bot": usual(self.game)})

    async def _ask(self, path: str, body: object = None) -> Any:
        """Ask the server for something beside the connection; what is refused is told."""
        try:
            return await asyncio.to_thread(self.caller.must, "POST", f"/api/tables/{self.name}/{path}", body)
        except BadInput as error:
            self._receive({"type": "trouble", "text": str(error)})
            return None

    async def follow(self) -> bool:
        """The rematch: two who ask get the same table."""
        found = await self._ask("rematch")
        if found is None:
            return False
        self.following = found["table"]
        return True

    def next_place(self) -> RemoteTable:
        """The table of the rematch, once it was found."""
        return RemoteTable(self.caller, self.following, self.game.name, self._is_standard, self._guest)

    def wishes(self, view: View) -> list[tuple[int, Sentence]]:
        """By the standard cards; what a house's own edition calls its cards is not known here."""
        if not self._is_standard:
            return []
        engine = load(self.game.name)
        dealt = engine.deal(view.players, 0)[0]
        state = load_board(self.game).imagined(dealt, view)
        return [(action, self.game.label(state, action)) for action in range(engine.actions)]

    async def close(self) -> None:
        """Hang up. The seat is kept as long as the table keeps it."""
        self._closing = True
        self._heard.set()
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        await asyncio.gather(*self._tasks)

    def farewell(self, words: Words, over: bool) -> str:
        if over:
            return words.text("app-link", link=self.about)
        command = shlex.join(["getaway", "play", "--table", self.about, "--name", self._guest])
        return words.text("app-come-back", command=command)
