"""What is kept of one guest: the games they sit in, and how all of it is deleted again.

The log is the game, so it stays; but whose moves they were is nobody's business once the guest is gone. In
each table their identity becomes one that was made up for that table alone, and their name becomes empty,
which is read as "somebody".
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, or_, select, update

from getaway.store.database import Database
from getaway.store.listening import notices
from getaway.store.ratings import forget_ratings
from getaway.store.schema import (
    ALLOWANCES,
    GUESTS,
    LESSONS,
    LINKS,
    LOG,
    MAKINGS,
    MUTES,
    REVIEWS,
    SITTINGS,
    SUBSCRIPTIONS,
    TABLES,
    WISHES,
)
from getaway.table import entries as log

FORGOTTEN = "forgotten"  # a notice to other workers; no table has this name, which is shorter than theirs


class MyTable(NamedTuple):
    """A table at which a guest sits."""

    card: str  # what lists show of it, as JSON
    moved_at: int
    made: str  # its first entry
    seats: list[int]
    line: str | None = None  # of its review, once it is finished: each seat's chance after every piece


class Mine:
    """The traces of guests in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def games(self, guest: str, phase: tuple[str, ...], limit: int, skip: int = 0) -> list[MyTable]:
        """The tables at which a guest sits, the newest first, in one of some phases."""
        seated = select(SITTINGS.c.table).where(SITTINGS.c.guest == guest)
        query = (
            select(TABLES.c.name, TABLES.c.card, TABLES.c.moved_at, LOG.c.entry, REVIEWS.c.line)
            .join(LOG, LOG.c.table == TABLES.c.name)
            .outerjoin(REVIEWS, REVIEWS.c.table == TABLES.c.name)
            .where(TABLES.c.name.in_(seated), TABLES.c.phase.in_(phase), LOG.c.n == 1)
            .order_by(TABLES.c.moved_at.desc(), TABLES.c.name)
            .offset(skip)
            .limit(limit)
        )
        chairs = select(SITTINGS.c.table, SITTINGS.c.seat).where(SITTINGS.c.guest == guest)

        def read(connection: Connection) -> list[MyTable]:
            own: dict[str, list[int]] = {}
            for name, seat in connection.execute(chairs.order_by(SITTINGS.c.seat)):
                own.setdefault(name, []).append(seat)
            found = connection.execute(query)
            return [MyTable(card, at, made, own[name], line) for name, card, at, made, line in found]

        return await self.database.run(read)

    async def branches(self, guest: str, table: str, limit: int) -> list[MyTable]:
        """The tables of a guest that have left a game, the newest first."""
        query = (
            select(TABLES.c.name, TABLES.c.card, TABLES.c.moved_at, SITTINGS.c.seat)
            .join(SITTINGS, SITTINGS.c.table == TABLES.c.name)
            .where(SITTINGS.c.guest == guest)
            .where(TABLES.c.card.contains(f'"branch":{{"table":"{table}"', autoescape=True))
            .order_by(TABLES.c.moved_at.desc(), TABLES.c.name)
            .limit(limit)
        )
        return await self.database.run(
            lambda connection: [
                MyTable(card, at, "", [seat]) for _, card, at, seat in connection.execute(query)
            ]
        )

    async def said(self, guest: str, table: str) -> list[tuple[int, str]]:
        """What a guest has written at a table, and when."""
        query = select(LOG.c.at, LOG.c.entry).where(LOG.c.table == table, _names(guest)).order_by(LOG.c.n)
        found = await self.database.run(lambda c: [(at, log.read(entry)) for at, entry in c.execute(query)])
        return [
            (at, entry.text)
            for at, entry in found
            if isinstance(entry, log.Said) and entry.by == guest and entry.text
        ]

    async def tables_naming(self, guest: str) -> list[str]:
        """The tables in whose logs a guest stands, also those that they have left long ago."""
        query = select(LOG.c.table).where(_names(guest)).distinct()
        return await self.database.run(lambda connection: list(connection.execute(query).scalars()))

    async def forget(self, guest: str, tables: Collection[str], *, said: bool) -> None:
        """Delete a guest: their name, their identity and their list; if they want it, also what they wrote.

        Other workers get a notice for each table with it. Done twice it does no harm: what a table that was
        still in memory has written in between goes as well.
        """
        kept = [
            delete(table).where(table.c.guest == guest)
            for table in (GUESTS, LINKS, LESSONS, SITTINGS, SUBSCRIPTIONS, WISHES)
        ]
        muted = delete(MUTES).where(or_(MUTES.c.guest == guest, MUTES.c.muted == guest))
        made = update(MAKINGS).where(MAKINGS.c.guest == guest).values(guest="", home="", key=None)

        def forget(connection: Connection) -> None:
            forget_ratings(connection, guest)
            for statement in (*kept, muted, made, delete(ALLOWANCES).where(ALLOWANCES.c.who == guest)):
                connection.execute(statement)
            for table in tables:
                _forget_at(connection, guest, table, said)
            if self.database.dialect == "postgresql":
                for told in notices(*(f"{FORGOTTEN} {table}" for table in tables)):
                    connection.execute(told)

        await self.database.write(forget)


def _names(guest: str) -> ColumnElement[bool]:
    return LOG.c.entry.contains(f'"{guest}"', autoescape=True)


def _forget_at(connection: Connection, guest: str, table: str, said: bool) -> None:
    """Make a guest somebody in the log of a table, and on its card."""
    ghost = f"gone-{secrets.token_hex(8)}"
    names: dict[int, str] = {}
    has_begun = False
    query = select(LOG.c.n, LOG.c.entry).where(LOG.c.table == table).order_by(LOG.c.n)
    for n, written in connection.execute(query).all():
        here = (LOG.c.table == table, LOG.c.n == n)
        entry = log.read(written)
        if said and isinstance(entry, log.Said) and entry.by == guest and entry.statement is None:
            connection.execute(delete(LOG).where(*here))
            continue
        if isinstance(entry, log.Sat) and entry.guest == guest:
            entry = msgspec.structs.replace(entry, name="")
        if f'"{guest}"' in written:
            text = log.write(entry).decode().replace(f'"{guest}"', f'"{ghost}"')
            connection.execute(update(LOG).where(*here).values(entry=text))
        # Who is called what on the card: whoever sat down last, unless they left before the game began.
        has_begun = has_begun or isinstance(entry, log.Started)
        if isinstance(entry, log.Sat):
            names[entry.seat] = entry.name
        elif isinstance(entry, log.Left) and not has_begun:
            names[entry.seat] = ""
    card = connection.scalar(select(TABLES.c.card).where(TABLES.c.name == table))
    if card is not None:
        shown = msgspec.json.decode(card)
        for seat, name in names.items():
            shown["chairs"][seat]["name"] = name
        packed = msgspec.json.encode(shown).decode()
        connection.execute(update(TABLES).where(TABLES.c.name == table).values(card=packed))
    _forget_in_review(connection, table, names)


def _forget_in_review(connection: Connection, table: str, names: dict[int, str]) -> None:
    """The review of a game names its players too."""
    written = connection.scalar(select(REVIEWS.c.review).where(REVIEWS.c.table == table))
    if written is None:
        return
    review = msgspec.json.decode(written)
    for seat, name in names.items():
        review["names"][seat] = review["seats"][seat]["name"] = name
    packed = msgspec.json.encode(review).decode()
    connection.execute(update(REVIEWS).where(REVIEWS.c.table == table).values(review=packed))
