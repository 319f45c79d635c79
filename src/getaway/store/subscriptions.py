"""Where the browsers of guests are called: the push subscriptions that they gave."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, insert, select

from getaway.store.database import Database
from getaway.store.schema import SUBSCRIPTIONS

MOST_A_GUEST = 10  # devices; the oldest gives way


class Subscription(NamedTuple):
    """One browser: where its push service is called, and the keys by which it alone can read a notice."""

    endpoint: str
    p256dh: str
    auth: str


class Subscriptions:
    """The subscriptions in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, guest: str) -> list[Subscription]:
        """The browsers of a guest, the newest first."""
        columns = SUBSCRIPTIONS.c
        query = (
            select(columns.endpoint, columns.p256dh, columns.auth)
            .where(columns.guest == guest)
            .order_by(columns.at.desc(), columns.endpoint)
        )
        return await self.database.run(lambda c: [Subscription(*row) for row in c.execute(query)])

    async def keep(self, guest: str, new: Subscription, at: int) -> None:
        """Call this browser when the guest is awaited, and nobody else there."""
        columns = SUBSCRIPTIONS.c
        own = columns.guest == guest
        older = select(columns.endpoint).where(own).order_by(columns.at.desc(), columns.endpoint)
        await self.database.write(
            lambda c: (
                c.execute(delete(SUBSCRIPTIONS).where(columns.endpoint == new.endpoint)),
                c.execute(insert(SUBSCRIPTIONS).values(guest=guest, at=at, **new._asdict())),
                c.execute(
                    delete(SUBSCRIPTIONS).where(
                        own, columns.endpoint.not_in(c.execute(older.limit(MOST_A_GUEST)).scalars().all())
                    )
                ),
            )
        )

    async def forget(self, endpoint: str, guest: str | None = None) -> None:
        """Call this browser no more; if a guest asks for it, only if it is theirs."""
        here = [SUBSCRIPTIONS.c.endpoint == endpoint]
        if guest is not None:
            here.append(SUBSCRIPTIONS.c.guest == guest)
        await self.database.write(lambda c: c.execute(delete(SUBSCRIPTIONS).where(*here)))
