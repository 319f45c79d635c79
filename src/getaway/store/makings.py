"""Who has made which table: for limits, and so that asking twice makes one table."""

from __future__ import annotations

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from getaway.store.database import Database
from getaway.store.schema import MAKINGS, TABLES


class Makings:
    """What one database knows of the makers of its tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def made_with(self, guest: str, key: str) -> str | None:
        """The table that a guest has asked for with a key; it need not be in the log yet."""
        query = select(MAKINGS.c.table).where(MAKINGS.c.guest == guest, MAKINGS.c.key == key)
        found: str | None = await self.database.run(lambda connection: connection.scalar(query))
        return found

    async def reserve(self, table: str, guest: str, home: str, key: str | None) -> str:
        """Write down who makes a table, before it is in the log; the name that it gets.

        That is another one if the guest has asked with the same key before. The log takes the first entries
        of a table once, so two who go on with one name make one table.
        """
        row = {"table": table, "guest": guest, "home": home, "key": key}

        def reserve(connection: Connection) -> None:
            connection.execute(insert(MAKINGS).values(row))

        try:
            await self.database.write(reserve)
        except IntegrityError:
            found = None if key is None else await self.made_with(guest, key)
            if found is None:
                raise
            return found
        return table

    async def unfinished(self, guest: str) -> int:
        """How many tables a guest has made that are not over."""
        query = (
            select(func.count())
            .select_from(MAKINGS.join(TABLES, TABLES.c.name == MAKINGS.c.table))
            .where(MAKINGS.c.guest == guest, TABLES.c.phase != "over")
        )
        return await self.database.run(lambda connection: connection.execute(query).scalar_one())
