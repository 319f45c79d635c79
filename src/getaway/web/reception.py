"""Tells the porter what each connection does, and turns newcomers away while the house is crowded.

It stands outside of everything else, also of what believes a proxy: here a client is the other end of the
connection.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

from uvicorn.protocols.http.h11_impl import H11Protocol

from getaway.web.guard import FOR_THE_HOST, App, Receive, Scope, Send, answer
from getaway.web.hub import Hub
from getaway.web.porter import Peer, Porter

SWEEP_SECONDS = 1.0
TRY_AGAIN = 1013
FULL = "this house is full at the moment; come back in a minute"


def line_class(porter: Porter) -> type[H11Protocol]:
    """The server's own kind of connection, with a porter who hears of it."""

    class Line(H11Protocol):
        """Overrides nothing but what asyncio itself calls."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._peer = peer_of(transport.get_extra_info("peername"))
            porter.arrive(self._peer, transport)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            porter.leave(self._peer)

    return Line


def peer_of(name: object) -> Peer:
    """The other end of a connection; a local socket has no name, and is one for all."""
    return (str(name[0]), int(name[1])) if isinstance(name, tuple | list) else ("", 0)


class Reception:
    """An ASGI application around another."""

    def __init__(self, app: App, hub: Hub) -> None:
        self._app = app
        self._hub = hub
        self._porter = hub.porter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            with _sweeping(self._porter):
                await self._app(scope, receive, send)
            return
        peer = peer_of(scope.get("client"))
        if scope["type"] == "websocket":
            self._porter.keep(peer)
            try:
                if await self._is_let_in(scope):
                    await self._app(scope, receive, send)
                else:
                    await receive()
                    await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": FULL})
            finally:
                self._porter.leave(peer)
            return
        receive = self._listened_to(scope, receive, peer)
        try:
            if await self._is_let_in(scope):
                await self._app(scope, receive, send)
            else:
                await answer(send, 503, FULL, (b"retry-after", b"60"), (b"connection", b"close"))
        finally:
            self._porter.wait(peer)

    def _listened_to(self, scope: Scope, receive: Receive, peer: Peer) -> Receive:
        """Until its body has come, a request is one that is waited for."""
        names = dict(scope["headers"])
        if b"transfer-encoding" not in names and names.get(b"content-length", b"0") == b"0":
            self._porter.serve(peer)
            return receive
        self._porter.wait(peer)

        async def receiving() -> dict[str, object]:
            message: dict[str, object] = await receive()
            if not message.get("more_body", False):
                self._porter.serve(peer)
            return message

        return receiving

    async def _is_let_in(self, scope: Scope) -> bool:
        """Everybody is; but if the house is crowded, only those who play, and whoever looks after it."""
        if not self._porter.is_crowded or scope["path"] in FOR_THE_HOST:
            return True
        if await self._hub.plays(scope["headers"]):
            return True
        self._porter.turn_away()
        return False


@contextlib.contextmanager
def _sweeping(porter: Porter) -> Iterator[None]:
    loop = asyncio.get_running_loop()

    timer: list[asyncio.TimerHandle] = []

    def sweep() -> None:
        porter.sweep()
        timer[:] = [loop.call_later(SWEEP_SECONDS, sweep)]

    sweep()
    try:
        yield
    finally:
        timer[0].cancel()
