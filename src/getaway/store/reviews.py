"""Reviews of finished games: the pieces as they are judged, and the whole once all are."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from getaway.store.database import Database
from getaway.store.schema import REVIEW_PIECES, REVIEWS


class Reviews:
    """What one database keeps of reviews. The same seed judges alike, so what is there first stays."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def pieces(self, table: str) -> list[str]:
        """The pieces that are judged, in order and without a gap."""
        columns = REVIEW_PIECES.c
        query = select(columns.piece).where(columns.table == table).order_by(columns.number)
        return await self.database.run(lambda connection: list(connection.execute(query).scalars()))

    async def keep_piece(self, table: str, number: int, piece: str) -> None:
        """Write a piece down, unless another worker was first."""
        row = {"table": table, "number": number, "piece": piece}
        columns = REVIEW_PIECES.c
        there = select(columns.number).where(columns.table == table, columns.number == number)

        def keep(connection: Connection) -> None:
            if connection.execute(there).first() is None:
                connection.execute(insert(REVIEW_PIECES).values(row))

        await self.database.write(keep)

    async def review(self, table: str) -> str | None:
        """The whole review, as JSON; None: it is not finished."""
        query = select(REVIEWS.c.review).where(REVIEWS.c.table == table)
        found: str | None = await self.database.run(lambda connection: connection.scalar(query))
        return found

    async def keep_review(self, table: str, review: str, line: str) -> None:
        """Write the whole down; `line` is each seat's chance after every piece, for lists."""
        row = {"table": table, "review": review, "line": line}
        there = select(REVIEWS.c.table).where(REVIEWS.c.table == table)

        def keep(connection: Connection) -> None:
            if connection.execute(there).first() is None:
                connection.execute(insert(REVIEWS).values(row))

        await self.database.write(keep)
