"""How much somebody may make: kept in the database, so a restart gives nobody anything anew."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, and_, case, delete, or_, update
from sqlalchemy.dialects import postgresql, sqlite

from getaway.store.database import Database
from getaway.store.schema import ALLOWANCES

KEPT = 60_000  # milliseconds: what another server has just added must not be forgotten in between


class Allowance(NamedTuple):
    """So many at once, and one more after so many seconds."""

    most: int
    seconds: float


class Allowances:
    """What guests and addresses have taken of one database; all servers of it count together.

    Of each only one moment is kept: when all that was taken is given back. Each one taken moves it on by the
    seconds of the allowance, and it may not be further away than all of them together.
    """

    def __init__(self, database: Database) -> None:
        self.database = database

    async def take(self, kind: str, who: str, allowance: Allowance, now: int) -> bool:
        """May this one be made, too?"""
        step = round(1000 * allowance.seconds)
        until, here = ALLOWANCES.c.until, and_(ALLOWANCES.c.kind == kind, ALLOWANCES.c.who == who)
        # What is further away than it can be comes from a clock that was wrong, and is forgotten.
        is_left, is_wrong = until <= now + step * (allowance.most - 1), until > now + step * allowance.most
        begun = case((and_(until > now, ~is_wrong), until), else_=now)
        taking = update(ALLOWANCES).where(here, or_(is_left, is_wrong)).values(until=begun + step)
        row = {"kind": kind, "who": who, "until": now + step}
        adding = (
            sqlite.insert(ALLOWANCES).values(row).on_conflict_do_nothing()
            if self.database.dialect == "sqlite"
            else postgresql.insert(ALLOWANCES).values(row).on_conflict_do_nothing()
        )
        forgetting = delete(ALLOWANCES).where(until < now - KEPT)

        def take(connection: Connection) -> bool:
            if connection.execute(taking).rowcount == 1:
                return True
            connection.execute(forgetting)
            # Another server may have added it in between.
            return connection.execute(adding).rowcount == 1 or connection.execute(taking).rowcount == 1

        return allowance.most > 0 and await self.database.write(take)
