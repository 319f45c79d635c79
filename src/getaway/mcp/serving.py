"""The server of the Model Context Protocol, on standard input and output or over HTTP."""

from __future__ import annotations

import hmac
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, MutableMapping
from contextlib import asynccontextmanager

import uvicorn
from mcp.server.mcpserver import MCPServer
from starlette.types import ASGIApp, Receive, Scope, Send

from getaway import __version__
from getaway.kernel.errors import BadInput
from getaway.mcp import prompts
from getaway.mcp.seats import Seats
from getaway.mcp.tools import Tools
from getaway.words import said

TOKEN_VARIABLE = "GETAWAY_MCP_TOKEN"
SHORTEST_TOKEN = 16
LOOPBACK = ("127.0.0.1", "localhost", "::1")
PATH = "/mcp"
SESSION_SECONDS = 3600.0  # until a client that asks nothing is forgotten


def server_for(seats: Seats) -> MCPServer[None]:
    """A server with all tools and prompts. When it ends, everybody leaves their tables."""

    @asynccontextmanager
    async def lifespan(_: MCPServer[None]) -> AsyncIterator[None]:
        try:
            yield
        finally:
            await seats.close()

    server: MCPServer[None] = MCPServer(
        "getaway",
        version=__version__,
        instructions=said("model-instructions", seats.lang),
        lifespan=lifespan,
        log_level="WARNING",
        subscriptions=False,
    )
    Tools(seats).add_to(server)
    prompts.add_to(server, seats.lang)
    return server


def find_token(host: str) -> str:
    """What callers have to know; empty: nothing, because only this machine can call."""
    token = os.environ.get(TOKEN_VARIABLE, "")
    if not token and host not in LOOPBACK:
        raise BadInput(
            f"Others can reach {host}: set {TOKEN_VARIABLE}, which every call then has to carry as "
            "Authorization: Bearer."
        )
    if token and len(token) < SHORTEST_TOKEN:
        raise BadInput(f"{TOKEN_VARIABLE} needs at least {SHORTEST_TOKEN} characters.")
    return token


class Guarded:
    """Lets nobody in who does not send the token."""

    def __init__(self, app: ASGIApp, token: str) -> None:
        self._app = app
        self._wanted = f"Bearer {token}".encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            given = dict(scope["headers"]).get(b"authorization", b"")
            if not hmac.compare_digest(given, self._wanted):
                await _refuse(send)
                return
        await self._app(scope, receive, send)


async def _refuse(send: Callable[[MutableMapping[str, object]], Awaitable[None]]) -> None:
    headers = [(b"content-type", b"text/plain"), (b"www-authenticate", b"Bearer")]
    await send({"type": "http.response.start", "status": 401, "headers": headers})
    await send({"type": "http.response.body", "body": b"The token is missing or wrong."})


def app_for(seats: Seats, host: str, token: str) -> ASGIApp:
    """The same over HTTP."""
    app = server_for(seats).streamable_http_app(
        streamable_http_path=PATH, host=host, session_idle_timeout=SESSION_SECONDS
    )
    return Guarded(app, token) if token else app


def listen(host: str, port: int) -> socket.socket:
    """A socket to be called at."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family)
    except OSError as error:
        wrong = (error.strerror or str(error)).lower()
        raise BadInput(f"Nobody can get in at {host}, port {port}: {wrong}.") from None


def http_server(app: ASGIApp) -> uvicorn.Server:
    """What serves it until Ctrl-C."""
    return uvicorn.Server(uvicorn.Config(app, log_level="warning", ws="none", timeout_graceful_shutdown=1))
