"""Who may be a guest: links that work once, and devices that were signed out."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, insert, select, update

from getaway.store.database import Database
from getaway.store.listening import notices
from getaway.store.schema import GUESTS, LINKS, SITTINGS, SUBSCRIPTIONS, TABLES


class Standing(NamedTuple):
    """How many games a guest has, and how many of them are not over."""

    games: int
    running: int


class Identities:
    """What one database knows of the devices of its guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def epoch(self, guest: str) -> int:
        """How often a guest has signed out other devices; a cookie of an earlier epoch is not theirs."""
        query = select(GUESTS.c.epoch).where(GUESTS.c.guest == guest)
        found: int | None = await self.database.run(lambda connection: connection.scalar(query))
        return found or 0

    async def sign_out_others(self, guest: str, notice: str) -> int:
        """Begin a new epoch of a guest; their links work no more. Other workers get the notice with it."""
        raising = update(GUESTS).where(GUESTS.c.guest == guest).values(epoch=GUESTS.c.epoch + 1)
        reading = select(GUESTS.c.epoch).where(GUESTS.c.guest == guest)

        def begin(connection: Connection) -> int:
            connection.execute(raising)
            connection.execute(delete(LINKS).where(LINKS.c.guest == guest))
            # Nobody is called on a device that was signed out; where one still is, the page subscribes again.
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.guest == guest))
            epoch: int = connection.execute(reading).scalar_one()
            if self.database.dialect == "postgresql":
                for told in notices(f"{notice} {epoch}"):
                    connection.execute(told)
            return epoch

        return await self.database.write(begin)

    async def keep_link(self, digest: str, guest: str, until: int, now: int) -> None:
        """Write a link down; those whose time is up are forgotten."""
        row = {"digest": digest, "guest": guest, "until": until}

        def keep(connection: Connection) -> None:
            connection.execute(delete(LINKS).where(LINKS.c.until <= now))
            connection.execute(insert(LINKS).values(row))

        await self.database.write(keep)

    async def linked(self, digest: str, now: int) -> str:
        """The guest of a link that still works, which stays as it is; empty: there is none."""
        query = select(LINKS.c.guest).where(_works(digest, now))
        found: str | None = await self.database.run(lambda connection: connection.scalar(query))
        return found or ""

    async def use_link(self, digest: str, now: int) -> str:
        """The guest of a link, which works no more from now on; of two who use it at once one gets none."""
        reading = select(LINKS.c.guest).where(_works(digest, now))
        removing = delete(LINKS).where(LINKS.c.digest == digest)

        def use(connection: Connection) -> str:
            guest: str | None = connection.scalar(reading)
            is_first = connection.execute(removing).rowcount == 1
            return guest if guest is not None and is_first else ""

        return await self.database.write(use)

    async def standing(self, guest: str) -> Standing:
        """How many games a guest has."""
        seated = select(SITTINGS.c.table).where(SITTINGS.c.guest == guest)
        running = func.coalesce(func.sum(case((TABLES.c.phase != "over", 1), else_=0)), 0)
        query = select(func.count(), running).where(TABLES.c.name.in_(seated))
        games, still = await self.database.run(lambda connection: connection.execute(query).one())
        return Standing(games, still)


def _works(digest: str, now: int) -> ColumnElement[bool]:
    return and_(LINKS.c.digest == digest, LINKS.c.until > now)
