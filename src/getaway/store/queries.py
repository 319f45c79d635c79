"""What is read back: logs, lists of tables, guests."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import (
    Connection,
    Select,
    Subquery,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from getaway.store.database import Database
from getaway.store.schema import GUESTS, LESSONS, LOG, MAKINGS, MUTES, SITTINGS, TABLES

MINUTE, HOUR = 60_000, 3_600_000  # in milliseconds
LONGEST = 15 * 24 * HOUR  # no decision takes so long


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

    async def last_entries(self, tables: Collection[str]) -> list[tuple[str, int]]:
        """The number of the last entry of each of some tables."""
        query = select(LOG.c.table, func.max(LOG.c.n)).where(LOG.c.table.in_(tables)).group_by(LOG.c.table)
        return await self.database.run(lambda c: [(name, n) for name, n in c.execute(query)])

    async def open_tables(
        self, limit: int, now: int, hosted: Collection[str] = (), *, of_guest: int = 100, of_home: int = 100
    ) -> list[str]:
        """The cards of tables that are open to all: first where somebody waits (`hosted`), then the newest.

        They have moved within the hour, or within the day if they are hosted. One guest, and one address, has
        only so many tables in the list, so that nobody can bury those of others.
        """
        moved, name = TABLES.c.moved_at, TABLES.c.name
        is_hosted = name.in_(hosted)
        is_fresh = or_(moved > now - HOUR, and_(moved > now - 24 * HOUR, is_hosted))
        # A table of whose maker nothing is known is its maker's only one.
        fresh = (
            select(
                TABLES.c.card,
                moved,
                case((is_hosted, 0), else_=1).label("waits"),
                func.coalesce(func.nullif(MAKINGS.c.guest, ""), name).label("guest"),
                func.coalesce(func.nullif(MAKINGS.c.home, ""), name).label("home"),
            )
            .select_from(TABLES.outerjoin(MAKINGS, MAKINGS.c.table == name))
            .where(TABLES.c.public.is_(True), TABLES.c.phase == "lobby", is_fresh)
            .subquery()
        )
        few = _first(_first(fresh, "guest", of_guest), "home", of_home)
        query = select(few.c.card).order_by(few.c.waits, few.c.moved_at.desc()).limit(limit)
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

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables whose clock asks for something, or was wrong: their times cannot be right."""
        due, moved = TABLES.c.due, TABLES.c.moved_at
        is_wrong = and_(due.is_not(None), or_(moved > now + MINUTE, due > now + LONGEST))
        query = select(TABLES.c.name).where(or_(due <= now, is_wrong)).order_by(due).limit(limit)
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


def _first(tables: Subquery, maker: str, most: int) -> Subquery:
    """The first few tables of each maker: those where somebody waits, then the newest."""
    order = (tables.c.waits, tables.c.moved_at.desc())
    place = func.row_number().over(partition_by=tables.c[maker], order_by=order)
    placed = select(*tables.c, place.label("place")).subquery()
    return (
        select(*(column for column in placed.c if column.name != "place"))
        .where(placed.c.place <= most)
        .subquery()
    )
