"""What a server is told when it starts."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from getaway.kernel.errors import BadInput
from getaway.store.folder import make_folder
from getaway.table_bots.pool import usual_processes

LOOPBACK = ("127.0.0.1", "localhost", "::1")
SECRET_VARIABLE = "GETAWAY_SECRET"
SHORTEST_SECRET = 16


@dataclass(frozen=True)
class Settings:
    """One server. The times are in seconds."""

    database: str
    secret: bytes = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8000
    editions: Path | None = None  # a folder of owners' edition files
    hosts: tuple[str, ...] = LOOPBACK  # names by which this server may be called; empty: any
    bot_pause: float = 0.9  # that a bot waits before it moves while people watch
    think_seconds: float = 4.0  # of processor time, until a bot is taken to hang
    patience_seconds: float = 3.5  # that a table waits for a bot until the watchdog moves in its place
    pool: int = field(default_factory=usual_processes)  # processes in which bots think that look ahead
    workers: int = 1  # servers behind one port; PostgreSQL only
    warm_up: bool = True  # compile the rules in a child process
    pace: float = 0.25  # at most one view in so long for whoever is not asked anything
    idle_seconds: float = 120.0  # until a table that nobody looks at leaves memory
    watched_seconds: float = 60.0  # that bots play on among themselves after somebody looked
    tables_a_guest: int = 50  # that one guest has made and that are not over
    silent_seconds: float = 35.0  # until a client that says nothing is dropped
    absent_seconds: float = 20.0  # until a player who says nothing counts as absent
    stuck_seconds: float = 10.0  # until a client that takes nothing is cut
    messages_a_second: float = 60.0  # of one socket
    requests_a_minute: float = 600.0  # of one address


def find_secret(folder: Path) -> bytes:
    """The key that signs identities: from the environment, else made once into a file of mode 600."""
    given = os.environ.get(SECRET_VARIABLE)
    if given is not None:
        if len(given) < SHORTEST_SECRET:
            raise BadInput(f"{SECRET_VARIABLE} needs {SHORTEST_SECRET} characters or more.")
        return given.encode()
    path = make_folder(folder) / "secret"
    if not path.exists():
        _make_secret(path)
    if path.stat().st_mode & 0o077:
        raise BadInput(f"{path} can be read by others: chmod 600 {path}")
    secret = path.read_bytes()
    if len(secret) < SHORTEST_SECRET:
        # Cookies signed with an empty key could be made by anybody.
        raise BadInput(f"{path} holds no key of {SHORTEST_SECRET} bytes or more: remove it to get a new one.")
    return secret


def _make_secret(path: Path) -> None:
    """Write the file whole or not at all. If two servers start at once, both use the first one's secret."""
    descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=".secret-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_hex(32).encode())
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        Path(draft).unlink()
