"""The writer: gathers the appends that wait and writes them in one transaction.

An append by itself costs a transaction and a wait for the disk. While one batch is written, the next one is
collected; so the busier the server is, the less each append costs.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import Connection, Insert, bindparam, delete, false, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from getaway.store.database import Database
from getaway.store.listening import notices
from getaway.store.schema import SITTINGS, TABLES

MOST_TOGETHER = 500
GATHER_SECONDS = 0.003
INSERT = {
    "sqlite": 'INSERT INTO log ("table", n, at, entry) VALUES (?, ?, ?, ?)',
    "postgresql": 'INSERT INTO log ("table", n, at, entry) VALUES ($1, $2, $3, $4)',
}
# Made once: to put a statement together costs more than to run it.
STAND_UP = delete(SITTINGS).where(SITTINGS.c.table == bindparam("of"))
SIT_DOWN = insert(SITTINGS)


def _upsert(name: str) -> Insert:
    """Write the card of a table, new or known."""
    dialect: Any = sqlite if name == "sqlite" else postgresql
    upsert = dialect.insert(TABLES)
    kept = {column: upsert.excluded[column] for column in ("phase", "public", "moved_at", "due", "card")}
    statement: Insert = upsert.on_conflict_do_update(index_elements=["name"], set_=kept)
    return statement


class Conflict(Exception):
    """Somebody else has written this entry: the table has to be read again."""


class Card(NamedTuple):
    """How a table is listed, from now on."""

    phase: str
    public: bool
    moved_at: int
    due: int | None
    card: str
    sittings: tuple[tuple[int, str], ...] | None = None  # seats and guests, if they changed


class Append(NamedTuple):
    """Entries of one table that are written together or not at all."""

    table: str
    rows: tuple[tuple[int, int, str], ...]  # n, at, entry
    card: Card | None
    done: asyncio.Future[None]


class Journal:
    """Writes to one database. One task, one batch at a time, no locks."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._insert = INSERT[database.dialect]
        self._upsert = _upsert(database.dialect)
        self.appends = 0
        self.batches = 0
        self.is_failing = False  # could the last batch not be written?
        self._waiting: list[Append] = []
        self._wake = asyncio.Event()
        self._busy = False
        self._task: asyncio.Task[None] | None = None

    @property
    def depth(self) -> int:
        """How many appends wait."""
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        assert self._task is not None
        self._waiting.append(STOP)
        self._wake.set()
        await self._task

    def append(self, table: str, rows: tuple[tuple[int, int, str], ...], card: Card | None) -> Append:
        """Entries to write; `done` is set when they are durable, or fails with a Conflict."""
        append = Append(table, rows, card, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        self._wake.set()
        return append

    async def try_again(self) -> None:
        """After a failure: does the database take a change again? This one changes nothing."""
        await self.database.write(lambda connection: connection.execute(delete(TABLES).where(false())))
        self.is_failing = False

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            if self._busy:
                # The last batch was large, so more is coming: waiting a moment saves a write to disk.
                await asyncio.sleep(GATHER_SECONDS)
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            if not self._waiting:
                self._wake.clear()
            stops = STOP in batch
            self._busy = len(batch) > 8
            await self._write_all([append for append in batch if append is not STOP])
            if stops:
                return

    async def _write_all(self, batch: list[Append]) -> None:
        if not batch:
            return
        try:
            await self._write(batch)
        except IntegrityError:
            await self._write_singly(batch)
        except BaseException as error:
            # The batch may be lost, so no append of it may count as accepted.
            for append in batch:
                _settle(append, error)
            if not isinstance(error, Exception):
                raise
        else:
            for append in batch:
                _settle(append)

    async def _write_singly(self, batch: list[Append]) -> None:
        """Somebody else has written one of these entries: write each append alone, to keep the rest."""
        for append in batch:
            try:
                await self._write([append])
            except IntegrityError:
                _settle(append, Conflict(append.table))
            except Exception as error:
                _settle(append, error)
            else:
                _settle(append)

    async def _write(self, batch: list[Append]) -> None:
        """Write a batch in one transaction."""
        rows = [(append.table, n, at, entry) for append in batch for n, at, entry in append.rows]
        try:
            if self.database.dialect == "sqlite" and all(append.card is None for append in batch):
                await self.database.insert(self._insert, rows)
            else:
                await self.database.write(partial(self._put, rows, batch))
        except IntegrityError:
            raise
        except BaseException:
            self.is_failing = True
            raise
        self.is_failing = False
        self.appends += len(rows)
        self.batches += 1

    def _put(
        self, rows: list[tuple[str, int, int, str]], batch: list[Append], connection: Connection
    ) -> None:
        if rows:
            # Straight to the driver: what SQLAlchemy does for each row costs more than writing the row.
            connection.exec_driver_sql(self._insert, rows)
        if rows and self.database.dialect == "postgresql":
            last = {table: n for table, n, _, _ in rows}
            for notice in notices(*(f"{table} {n}" for table, n in last.items())):
                connection.execute(notice)
        cards = {append.table: append.card for append in batch if append.card is not None}
        if cards:
            self._put_cards(connection, cards)

    def _put_cards(self, connection: Connection, cards: dict[str, Card]) -> None:
        listed = [
            {
                "name": name,
                "phase": card.phase,
                "public": card.public,
                "moved_at": card.moved_at,
                "due": card.due,
                "card": card.card,
            }
            for name, card in cards.items()
        ]
        connection.execute(self._upsert, listed)
        for name, card in cards.items():
            if card.sittings is not None:
                connection.execute(STAND_UP, {"of": name})
                if card.sittings:
                    seated = [{"table": name, "seat": seat, "guest": guest} for seat, guest in card.sittings]
                    connection.execute(SIT_DOWN, seated)


def _settle(append: Append, error: BaseException | None = None) -> None:
    if append.done.cancelled():
        return
    if error is None:
        append.done.set_result(None)
    else:
        append.done.set_exception(error)


STOP: Any = object()
