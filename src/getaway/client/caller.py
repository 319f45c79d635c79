"""How our own programs call a server: for joining, benches and tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from getaway.client.message import Message
from getaway.kernel.errors import BadInput
from getaway.kernel.json_value import Json

REPLY_SECONDS = 20  # until a request was in vain
OPEN_SECONDS = 10  # until a socket does not open
PING_SECONDS = 2.5
DEAD_SECONDS = 9
TABLE = re.compile(r"/(?:t|g|tables)/([^/]+)/?$")  # in the path of a link


class Caller:
    """One guest at one server."""

    def __init__(self, url: str) -> None:
        try:
            parts = urlsplit(url if "//" in url else f"//{url}", "http")
        except ValueError as error:
            raise BadInput(f"{url!r} isn't the address of a server: {error}.") from None
        # A server may be under a path; the link of a table is that and the table.
        self.address = f"{parts.scheme}://{parts.netloc}{TABLE.sub('', parts.path).rstrip('/')}"
        self.cookie = ""

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """One HTTP request: its status and its JSON."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data=data, method=method, headers=headers)
        if data is not None:
            request.add_header("Content-Type", headers.get("Content-Type", "application/json"))
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        try:
            with urllib.request.urlopen(request, timeout=REPLY_SECONDS) as reply:
                new = reply.headers.get_all("Set-Cookie")
                if new:
                    self.cookie = _with_cookies(self.cookie, new)
                return reply.status, _json(reply.read())
        except urllib.error.HTTPError as error:
            with error:
                return error.code, _json(error.read())
        except (urllib.error.URLError, OSError) as error:
            raise BadInput(f"{self.address} doesn't answer: {_why(error)}.") from None

    def must(self, method: str, path: str, body: object = None) -> Any:
        """The same for what has to work."""
        status, reply = self.ask(method, path, body)
        if status >= 400:
            raise BadInput(str(reply.get("detail", reply)))
        return reply

    def introduce(self, name: str, language: str = "en") -> None:
        """Be a guest of that name."""
        self.must("PUT", "/api/guest", {"name": name, "language": language})

    async def sit_at(self, table: str, *, seen: int | None = None, **hello: Json) -> Connection:
        """Open a socket to a table and say hello."""
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Cookie": self.cookie} if self.cookie else {}
        socket = await connect(
            address,
            additional_headers=headers,
            compression=None,
            open_timeout=OPEN_SECONDS,
            ping_interval=None,
            max_size=2**22,
            proxy=None,
        )
        connection = Connection(socket)
        await connection.send("hello", seen=seen, **hello)
        return connection


def _with_cookies(cookies: str, new: list[str]) -> str:
    """The header with our cookies, after a reply has set some."""
    kept: dict[str, str] = {}
    for cookie in (*filter(None, cookies.split("; ")), *new):
        name, _, value = cookie.partition(";")[0].partition("=")
        kept[name] = value
    return "; ".join(f"{name}={value}" for name, value in kept.items())


def _why(error: OSError) -> str:
    """What an error of the connection says, without what it is wrapped in."""
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason).lower().rstrip(".")


def _json(body: bytes) -> Any:
    try:
        return json.loads(body)
    except ValueError:
        return {"detail": body.decode(errors="replace")}


class Connection:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent = 0

    async def send(self, type: str, **fields: Json) -> str:
        """Send a message; its id. Ids have to be new for each guest at each table."""
        self.sent += 1
        id = fields.pop("id", None) or f"{id_prefix(self)}{self.sent}"
        known = {key: value for key, value in fields.items() if value is not None}
        await self.socket.send(json.dumps({"type": type, "id": id, **known}))
        return str(id)

    async def receive(self) -> Message:
        """The next message; a connection that is silent for too long is dead."""
        async with asyncio.timeout(DEAD_SECONDS):
            message: Message = json.loads(await self.socket.recv())
        return message

    async def until(self, type: str, **fields: Json) -> Message:
        """The next message of a type."""
        while True:
            message = await self.receive()
            if message["type"] == type and all(message.get(key) == fields[key] for key in fields):
                return message

    async def ping_for_ever(self) -> None:
        """Say that one is there."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_SECONDS)
                await self.send("ping")

    async def close(self) -> None:
        await self.socket.close()


def id_prefix(connection: Connection) -> str:
    """Ids of one connection are not those of another."""
    return f"{id(connection):x}-{connection.socket.id.hex[:8]}-"
