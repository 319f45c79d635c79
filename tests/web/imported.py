"""Runs a server once, so that those forked from here start at once: all is imported that a server imports.

multiprocessing says nothing of a module that cannot be imported here, so `Served` looks whether it was.
"""

from __future__ import annotations

import gc
import importlib
import tempfile
import threading
import warnings
from pathlib import Path

from litestar.exceptions import LitestarDeprecationWarning

from getaway.games import REGISTRY, load
from getaway.kernel.dialect import NOBODY
from getaway.web.serve import listen, server_for
from tests.web import serving


def run_once() -> None:
    """From its first line to its last."""
    with tempfile.TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        server = server_for(serving.settings_for(Path(folder)), lambda: setattr(server, "should_exit", True))
        # In a thread: signals are not its own.
        running = threading.Thread(target=server.run, args=([listen("127.0.0.1", 0)],))
        running.start()
        running.join()


run_once()
# What a server on PostgreSQL imports besides.
importlib.import_module("sqlalchemy.dialects.postgresql.asyncpg")
importlib.import_module("asyncpg")
for name in REGISTRY:
    engine = load(name)
    state = engine.deal(engine.game.players[0], 1)[0]
    engine.game.view(state, NOBODY)
    engine.game.events(state, NOBODY)
# Python's collector would write to every page that a child shares with this process.
gc.collect()
gc.freeze()
serving.READY = True
