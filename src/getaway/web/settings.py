"""What a server is told when it starts."""

from __future__ import annotations

import contextlib
import os
import secrets
import tempfile
from dataclasses import dataclass, field, replace
from pathlib import Path

from getaway.kernel.errors import BadInput
from getaway.store.allowances import Allowance
from getaway.store.folder import make_folder
from getaway.table_bots.pool import usual_processes
from getaway.web.public_url import PublicUrl

LOOPBACK = ("127.0.0.1", "localhost", "::1")
SECRET_VARIABLE = "GETAWAY_SECRET"
SHORTEST_SECRET = 16
GUESTS_BY_ADDRESS = Allowance(60, 60.0)  # new ones; a class of a school has one address
TABLES_BY_ADDRESS = Allowance(60, 30.0)
TABLES_BY_GUEST = Allowance(20, 60.0)


# The push services of the browsers that there are: a server calls no address that a guest has made up.
PUSH_SERVICES = (
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
UNBOUNDED = Allowance(10**6, 0.001)


@dataclass(frozen=True)
class Settings:
    """One server. The times are in seconds."""

    database: str
    secret: bytes = field(repr=False)
    host: str = "127.0.0.1"
    port: int = 8000
    editions: Path | None = None  # a folder of owners' edition files
    hosts: tuple[str, ...] = LOOPBACK  # names by which this server may be called; empty: any
    public: PublicUrl | None = None  # where people reach it, if a proxy stands before it
    metrics_token: str = field(default="", repr=False)  # with which /metrics may be read from elsewhere
    log_file: Path | None = None  # the log of the server; None: the standard error
    bot_pause: float = 0.9  # that a bot waits before it moves while people watch
    think_seconds: float = 4.0  # of processor time, until a bot is taken to hang
    patience_seconds: float = 3.5  # that a table waits for a bot until the watchdog moves in its place
    pool: int = field(default_factory=usual_processes)  # processes in which bots think that look ahead
    webhook: str = field(default="", repr=False)  # is told who is awaited in slow games; empty: nobody is
    mail: str = field(default="", repr=False)  # the same by e-mail: smtp://…
    push_services: tuple[str, ...] = PUSH_SERVICES  # that notices are handed to; with a dot: all below it
    workers: int = 1  # servers behind one port; PostgreSQL only
    warm_up: bool = True  # compile the rules in a child process
    pace: float = 0.25  # at most one view in so long for whoever is not asked anything
    idle_seconds: float = 120.0  # until a table that nobody looks at leaves memory
    watched_seconds: float = 60.0  # that bots play on among themselves after somebody looked
    tables_a_guest: int = 50  # that one guest has made and that are not over
    guests_by_address: Allowance = GUESTS_BY_ADDRESS
    tables_by_address: Allowance = TABLES_BY_ADDRESS
    tables_by_guest: Allowance = TABLES_BY_GUEST
    sockets_an_address: int = 300  # open at a time
    sockets_a_guest: int = 40
    listed_a_guest: int = 3  # tables of one maker in the list that everybody sees
    listed_an_address: int = 6
    connections: int = 4000  # open at a time; the last quarter is for those who play
    request_seconds: float = 10.0  # until a connection that sends no whole request is cut
    answer_seconds: float = 60.0  # until one that does not take its answer is
    silent_seconds: float = 35.0  # until a client that says nothing is dropped
    absent_seconds: float = 20.0  # until a player who says nothing counts as absent
    stuck_seconds: float = 10.0  # until a client that takes nothing is cut
    messages_a_second: float = 60.0  # of one socket
    requests_a_minute: float = 600.0  # of one address

    @property
    def root(self) -> str:
        """The path before all of ours: empty, or like /games."""
        return "" if self.public is None else self.public.path


def without_limits(settings: Settings) -> Settings:
    """For benches and tests, which ask as much as they can."""
    return replace(
        settings,
        requests_a_minute=1e9,
        messages_a_second=1e6,
        tables_a_guest=10**6,
        guests_by_address=UNBOUNDED,
        tables_by_address=UNBOUNDED,
        tables_by_guest=UNBOUNDED,
        connections=10**6,
        sockets_an_address=10**6,
        sockets_a_guest=10**6,
        listed_a_guest=10**6,
        listed_an_address=10**6,
    )


def find_secret(folder: Path) -> bytes:
    """The key that signs identities: from the environment, else made once into a file of mode 600."""
    given = os.environ.get(SECRET_VARIABLE)
    if given is not None:
        if len(given) < SHORTEST_SECRET:
            raise BadInput(f"{SECRET_VARIABLE} needs at least {SHORTEST_SECRET} characters.")
        return given.encode()
    path = make_folder(folder) / "secret"
    if not path.exists():
        write_secret(path, secrets.token_hex(32).encode())
    if path.stat().st_mode & 0o077:
        raise BadInput(f"{path} can be read by others: chmod 600 {path}")
    secret = path.read_bytes()
    if len(secret) < SHORTEST_SECRET:
        # Cookies signed with an empty key could be made by anybody.
        raise BadInput(
            f"{path} doesn't hold a key of {SHORTEST_SECRET} bytes or more. Remove it to get a new one."
        )
    return secret


def write_secret(path: Path, secret: bytes) -> None:
    """Write the file whole or not at all. If two servers start at once, both use the first one's secret."""
    descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=".secret-")
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secret)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileExistsError):
            os.link(draft, path)
    finally:
        Path(draft).unlink()
