"""What is read back: logs, lists of tables, guests."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from getaway.store.schema import GUESTS, LOG, SITTINGS, TABLES


class Guest(NamedTuple):
    """A person at a browser: an identity, a name, a language."""

    guest: str
    name: str
    language: str


class Shelf:
    """Reads from one database, and keeps the guests."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def log(self, table: str) -> list[tuple[int, int, str]]:
        """All entries of a table in order: n, at, entry."""
        query = select(LOG.c.n, LOG.c.at, LOG.c.entry).where(LOG.c.table == table).order_by(LOG.c.n)
        async with self.engine.connect() as connection:
            return [(n, at, entry) for n, at, entry in await connection.execute(query)]

    async def open_tables(self, limit: int) -> list[str]:
        """The cards of tables that are open to all, the newest first."""
        query = (
            select(TABLES.c.card)
            .where(TABLES.c.public.is_(True), TABLES.c.phase == "lobby")
            .order_by(TABLES.c.moved_at.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The cards of tables at which a guest sits, the newest first."""
        seated = select(SITTINGS.c.table).where(SITTINGS.c.guest == guest)
        query = (
            select(TABLES.c.card)
            .where(TABLES.c.name.in_(seated))
            .order_by(TABLES.c.moved_at.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose clock asks for something."""
        query = select(TABLES.c.name).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)
        async with self.engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def guest(self, guest: str) -> Guest | None:
        """A guest by their identity."""
        query = select(GUESTS.c.guest, GUESTS.c.name, GUESTS.c.language).where(GUESTS.c.guest == guest)
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else Guest(*found)

    async def keep_guest(self, guest: Guest, now: int) -> None:
        """Write a guest down, or what they are called now."""
        values = {"name": guest.name, "language": guest.language}
        async with self.engine.begin() as connection:
            changed = await connection.execute(
                update(GUESTS).where(GUESTS.c.guest == guest.guest).values(values)
            )
            if changed.rowcount == 0:
                await connection.execute(
                    insert(GUESTS).values({**values, "guest": guest.guest, "made_at": now})
                )
