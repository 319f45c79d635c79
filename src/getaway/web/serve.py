"""Runs the server until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from getaway.arguments import spoken
from getaway.kernel.errors import BadInput
from getaway.store.database import Database, bring_up_to_date, connect
from getaway.store.lock import claimed
from getaway.web import logs
from getaway.web.app import MOST_BYTES, make_app
from getaway.web.hub import Hub
from getaway.web.porter import SPARE_FILES, files_at_most
from getaway.web.reception import Reception, line_class
from getaway.web.settings import Settings
from getaway.web.wire import Wire


class Server(uvicorn.Server):
    """Tells its clients before it closes their sockets, and says when it is ready."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub = hub
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.say_goodbye()
        # One turn of the loop for each goodbye to be written.
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    """A socket at which the server can be called; port 0: any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        wrong = (error.strerror or str(error)).lower()
        raise BadInput(f"{host}:{port} can't be used: {wrong}. Choose another with --port.") from None
    return listener


def server_for(settings: Settings, ready: Callable[[], None], hub: Hub | None = None) -> Server:
    """A server that has not begun."""
    app, hub = make_app(settings, hub)
    believed = os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1")
    config = uvicorn.Config(
        Reception(ProxyHeadersMiddleware(app, believed), hub),
        http=line_class(hub.porter),
        ws=Wire,
        # Whom a proxy speaks for is asked behind the reception, which looks at connections.
        proxy_headers=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )
    return Server(config, hub, ready)


def run(
    listener: socket.socket, settings: Settings, ready: Callable[[], None], hub: Hub | None = None
) -> bool:
    """Serve at a socket until a signal; says whether it ever began."""
    server = server_for(settings, ready, hub)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return server.started


async def _open(database: Database) -> None:
    """What is wrong with a database is said before anything else starts."""
    try:
        await bring_up_to_date(database)
    finally:
        await database.stop()


def serve(settings: Settings) -> None:
    """Serve until Ctrl-C, and say so."""
    database = connect(settings.database)
    if settings.workers > 1 and database.dialect != "postgresql":
        raise BadInput(
            "--workers needs PostgreSQL (--database postgresql://…): only one process can use a file."
        )
    with claimed(database.url) as tell:
        logs.set_up(file=settings.log_file)
        settings = _within_files(settings)
        asyncio.run(_open(database))
        _serve(settings, tell)
    print(spoken("Getaway has stopped. Every table is in the log."), flush=True)


def _within_files(settings: Settings) -> Settings:
    """Bound connections so that files never run out: then nobody could come in, and no move be written."""
    most = max(files_at_most() - SPARE_FILES, SPARE_FILES)
    if settings.connections > most:
        logs.note("fewer connections: this process may open few files", connections=most)
    return replace(settings, connections=min(settings.connections, most))


def _serve(settings: Settings, tell: Callable[[str], None]) -> None:
    listener = listen(settings.host, settings.port)
    shown = f"[{settings.host}]" if ":" in settings.host else settings.host
    address = f"http://{shown}:{listener.getsockname()[1]}"

    def ready() -> None:
        tell(address)
        print(spoken(f"Getaway is at {address} (Ctrl-C stops it)"), flush=True)
        if settings.public is not None:
            print(spoken(f"People reach it at {settings.public}"), flush=True)
        spare_what_stays()

    if settings.workers > 1:
        # Imported here: it imports this module.
        from getaway.web.workers import Workers

        began = Workers(listener, settings).run(ready)
    else:
        began = run(listener, settings, ready)
    if not began:
        sys.exit(1)


def spare_what_stays() -> None:
    """Let Python's collector pass over all that was loaded by now.

    By default the collector walks through all objects again and again, and meanwhile no table gets an answer.
    How often it runs is not changed: it frees the tables that leave memory, which would pile up otherwise.
    """
    gc.freeze()
