"""What is read back: logs, lists of tables, guests."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, Select, and_, delete, insert, or_, select, update

from getaway.store.database import Database
from getaway.store.schema import GUESTS, LESSONS, LOG, MUTES, SITTINGS, TABLES

HOUR = 3_600_000  # in milliseconds


class Guest(NamedTuple):
    """A person at a browser: an identity, a name, a language."""

    guest: str
    name: str
    language: str


class Queries:
    """Reads from one database, and keeps the guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def log(self, table: str, since: int = 0) -> list[tuple[int, int, str]]:
        """The entries of a table in order, after number `since`: n, at, entry."""
        query = (
            select(LOG.c.n, LOG.c.at, LOG.c.entry)
            .where(LOG.c.table == table, LOG.c.n > since)
            .order_by(LOG.c.n)
        )
        return await self.database.run(lambda c: [(n, at, entry) for n, at, entry in c.execute(query)])

    async def open_tables(self, limit: int, now: int, hosted: Collection[str] = ()) -> list[str]:
        """The cards of tables that are open to all, the newest first.

        They have moved within the hour, or within the day if they are `hosted`: somebody waits there.
        """
        moved = TABLES.c.moved_at
        is_fresh = or_(moved > now - HOUR, and_(moved > now - 24 * HOUR, TABLES.c.name.in_(hosted)))
        query = (
            select(TABLES.c.card)
            .where(TABLES.c.public.is_(True), TABLES.c.phase == "lobby", is_fresh)
            .order_by(TABLES.c.moved_at.desc())
            .limit(limit)
        )
        return await self._texts(query)

    async def tables_of(self, guest: str, limit: int) -> list[str]:
        """The cards of tables at which a guest sits, the newest first."""
        seated = select(SITTINGS.c.table).where(SITTINGS.c.guest == guest)
        query = (
            select(TABLES.c.card)
            .where(TABLES.c.name.in_(seated))
            .order_by(TABLES.c.moved_at.desc())
            .limit(limit)
        )
        return await self._texts(query)

    async def unfinished(self, names: Collection[str]) -> set[str]:
        """Those of some tables that are not over."""
        query = select(TABLES.c.name).where(TABLES.c.name.in_(names), TABLES.c.phase != "over")
        return set(await self._texts(query))

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose clock asks for something."""
        query = select(TABLES.c.name).where(TABLES.c.due <= now).order_by(TABLES.c.due).limit(limit)
        return await self._texts(query)

    async def _texts(self, query: Select[str]) -> list[str]:
        return await self.database.run(lambda connection: list(connection.execute(query).scalars()))

    async def guest(self, guest: str) -> Guest | None:
        """A guest by their identity."""
        query = select(GUESTS.c.guest, GUESTS.c.name, GUESTS.c.language).where(GUESTS.c.guest == guest)
        found = await self.database.run(lambda connection: connection.execute(query).first())
        return None if found is None else Guest(*found)

    async def keep_guest(self, guest: Guest, now: int) -> None:
        """Write a guest down, or what they are called now."""
        values = {"name": guest.name, "language": guest.language}
        changing = update(GUESTS).where(GUESTS.c.guest == guest.guest).values(values)
        adding = insert(GUESTS).values({**values, "guest": guest.guest, "made_at": now})

        def keep(connection: Connection) -> None:
            if connection.execute(changing).rowcount == 0:
                connection.execute(adding)

        await self.database.write(keep)

    async def mutes(self, table: str) -> list[tuple[str, str]]:
        """The guests at a table who do not hear somebody, and whom."""
        query = select(MUTES.c.guest, MUTES.c.muted).where(MUTES.c.table == table)
        return await self.database.run(lambda c: [(guest, muted) for guest, muted in c.execute(query)])

    async def keep_mute(self, table: str, guest: str, muted: str, on: bool) -> None:
        """Write down that a guest does not hear another at a table, or does again."""
        pair = {"table": table, "guest": guest, "muted": muted}
        removing = delete(MUTES).where(*(MUTES.c[name] == value for name, value in pair.items()))

        def keep(connection: Connection) -> None:
            connection.execute(removing)
            if on:
                connection.execute(insert(MUTES).values(pair))

        await self.database.write(keep)

    async def lessons(self, guest: str) -> list[tuple[str, str, bool, str]]:
        """Where a guest is in each lesson: game, lesson, whether it was learnt, and the moves as JSON."""
        columns = LESSONS.c
        query = (
            select(columns.game, columns.lesson, columns.done, columns.moves)
            .where(columns.guest == guest)
            .order_by(columns.game, columns.lesson)
        )
        return await self.database.run(
            lambda c: [(g, n, done, moves) for g, n, done, moves in c.execute(query)]
        )

    async def keep_lesson(self, guest: str, game: str, lesson: str, done: bool, moves: str) -> bool:
        """Write down where a guest is in a lesson; says whether it was learnt, now or before."""
        key = {"guest": guest, "game": game, "lesson": lesson}
        here = [LESSONS.c[name] == value for name, value in key.items()]

        def keep(connection: Connection) -> bool:
            before = connection.execute(select(LESSONS.c.done).where(*here)).scalar()
            learnt = done or bool(before)
            connection.execute(delete(LESSONS).where(*here))
            connection.execute(insert(LESSONS).values({**key, "done": learnt, "moves": moves}))
            return learnt

        return await self.database.write(keep)
