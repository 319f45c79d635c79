"""Opens a database and brings it up to date. Work on it is a function of a connection, done in one go.

SQLite runs such a function in a thread, so the event loop hands over once for a whole transaction. The driver
of PostgreSQL waits in the event loop itself. The functions are the same for both.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from getaway.kernel.errors import BadInput
from getaway.store.soundness import AGAIN, FileWatch, prepare

HEAD = "0008"
MIGRATIONS = Path(__file__).with_name("migrations")
READERS = 2  # threads; writing has a thread of its own, so that a write that waits does not block reads

CONNECT_SECONDS, ANSWER_SECONDS = 5.0, 10.0  # until PostgreSQL is taken to be gone
# WAL lets others read while one writes. With NORMAL, which is faster than FULL, a power cut could undo a
# commit after players were told that their move was accepted. Group commit makes up for the difference.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=4000")

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Rows = Sequence[tuple[str | int, ...]]


class Database(Protocol):
    """One database, whatever drives it."""

    url: sa.URL
    dialect: str  # sqlite or postgresql

    @property
    def is_lost(self) -> bool:
        """Is the file no longer where it was?"""

    def prepare(self) -> bool:
        """Look at the database before it is used: is it new? Refuse one that is damaged."""

    async def run(self, work: Work[T]) -> T:
        """Read something, in one transaction."""

    async def write(self, work: Work[T]) -> T:
        """Change something, in one transaction."""

    async def insert(self, statement: str, rows: Rows) -> None:
        """Write rows as the driver takes them, all or none, in a transaction of their own."""

    async def stop(self) -> None:
        """Let go of all connections."""


class InThreads:
    """SQLite, in threads of its own."""

    dialect = "sqlite"

    def __init__(self, url: sa.URL) -> None:
        self.url = url
        self._engine = sa.create_engine(url, pool_size=READERS + 1, hide_parameters=True)
        sa.event.listen(self._engine, "connect", _set_pragmas)
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writing = ThreadPoolExecutor(1, "writing")
        self._writer: sa.Connection | None = None  # of the thread that writes
        self._watch = FileWatch(Path(url.database or ""))

    @property
    def is_lost(self) -> bool:
        return self._watch.is_gone

    def prepare(self) -> bool:
        is_new = prepare(self._watch.file)
        self._watch.remember()
        return is_new

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, work)

    def _read(self, work: Work[T]) -> T:
        # SQLite would make a new, empty file in its place.
        self._watch.check()
        with self._engine.begin() as connection:
            return work(connection)

    async def insert(self, statement: str, rows: Rows) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writing, self._insert, statement, rows)

    def _write(self, work: Work[T]) -> T:
        with self._kept() as writer, writer.begin():
            return work(writer)

    def _insert(self, statement: str, rows: Rows) -> None:
        # SQLAlchemy's way around one small transaction costs more processor time than the transaction.
        with self._kept() as writer:
            driver: Any = writer.connection.driver_connection
            try:
                driver.executemany(statement, rows)
                driver.commit()
            except sqlite3.Error as error:
                raise DBAPIError.instance(
                    statement, None, error, sqlite3.Error, hide_parameters=True, dialect=self._engine.dialect
                ) from error

    @contextmanager
    def _kept(self) -> Iterator[sa.Connection]:
        """The connection of the thread that writes: to fetch one for each transaction costs as much again."""
        self._watch.check()
        if self._writer is None:
            self._writer = self._engine.connect()
        try:
            yield self._writer
            # What was written to a file that is gone is not written.
            self._watch.check()
        except BaseException:
            # Whatever state it is in, the next transaction begins with a fresh one.
            writer, self._writer = self._writer, None
            writer.close()
            raise

    async def stop(self) -> None:
        for threads in (self._writing, self._reading):
            await asyncio.to_thread(threads.shutdown)
        if self._writer is not None:
            self._writer.close()
        self._engine.dispose()


class InTheLoop:
    """PostgreSQL, whose driver waits in the loop itself."""

    dialect = "postgresql"

    def __init__(self, url: sa.URL) -> None:
        # Imported late: it brings the whole of SQLAlchemy along.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.url = url
        waits = {"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS}
        self._engine = create_async_engine(url, hide_parameters=True, connect_args=waits)

    @property
    def is_lost(self) -> bool:
        return False

    def prepare(self) -> bool:
        return True

    async def run(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    write = run

    async def insert(self, statement: str, rows: Rows) -> None:
        await self.run(lambda connection: connection.exec_driver_sql(statement, list(rows)))

    async def stop(self) -> None:
        await self._engine.dispose()


def sqlite_url(path: Path) -> str:
    """The URL of an SQLite file."""
    return f"sqlite:///{path}"


def connect(url: str) -> Database:
    """A database by its URL, with the driver that this program needs."""
    try:
        parsed = make_url(url)
        if parsed.drivername in ("sqlite", "sqlite+pysqlite"):
            _check_folder(parsed.database)
            return InThreads(parsed)
        if parsed.drivername in ("postgresql", "postgresql+asyncpg"):
            return InTheLoop(parsed.set(drivername="postgresql+asyncpg"))
    except (ArgumentError, NoSuchModuleError):
        raise BadInput("A database is sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs its driver: pip install 'getaway[postgres]'.") from None
    raise BadInput(f"A database is sqlite:///FILE or postgresql://…, not {parsed.drivername!r}.")


def _check_folder(file: str | None) -> None:
    """SQLite makes the file, not the folder."""
    if not file or file == ":memory:":
        raise BadInput("A database lives in a file: sqlite:///FILE.")
    folder = Path(file).parent
    if not folder.is_dir():
        raise BadInput(f"The database {file} can't be opened: there's no folder {folder}.")


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(database: Database) -> None:
    """Run the migrations that the database has not seen. None are loaded if it has seen all."""
    is_new = await asyncio.to_thread(database.prepare)
    try:
        version = await database.run(version_of)
    except (DBAPIError, OSError) as error:
        wrong = str(getattr(error, "orig", error))
        raise BadInput(f"The database {database.url!r} can't be opened: {wrong}.") from None
    if version is None and not is_new:
        raise BadInput(f"The database {database.url.database} isn't one of this program. {AGAIN}")
    if version != HEAD:
        await database.write(migrate)


def version_of(connection: sa.Connection) -> str | None:
    """The last migration that a database has seen; None: it has seen none."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: sa.Connection, to: str = "head") -> None:
    """Bring a database to a version; "base" is one without any table."""
    # Imported late: a server that is up to date starts without it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        if to == "base":
            command.downgrade(config, to)
        else:
            command.upgrade(config, to)
    except CommandError as error:
        raise BadInput(f"The database is from another version of this program: {error}.") from None
