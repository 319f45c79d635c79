"""Ratings as they are kept: after each finished game, what every guest in it is rated from then on.

They are derived from logs. Games are counted in the order in which they ended, each once; if all of this were
deleted, the same would come of it again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from getaway.store.database import Database
from getaway.store.schema import LOG, RATED, TABLES, WISHES

Against = Literal["bots", "people"]
NOBODY = "nobody"


class Rating(NamedTuple):
    """How good somebody is believed to be, and how unsure that is."""

    mu: float
    sigma: float


class Standing(NamedTuple):
    """What a guest is rated in a game."""

    game: str
    against: Against
    games: int
    rating: Rating


class Wish(NamedTuple):
    """What a guest wants: to be counted, to be shown to others."""

    counted: bool = True
    shown: bool = False


class Counted(NamedTuple):
    """A finished game that counts: who of its guests sat where, and how all seats are rated after it."""

    game: str
    against: Against
    at: int
    guests: Mapping[int, str]  # by seat
    rate: Callable[[Mapping[str, Rating]], Mapping[str, Rating]]  # from what they were rated before


class Finished(NamedTuple):
    """A table that is over and was not looked at."""

    name: str
    card: str
    log: list[tuple[int, int, str]]


class Ratings:
    """The ratings in one database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def waiting(self, until: int, limit: int) -> list[Finished]:
        """Tables that ended before a moment and were not counted yet, the oldest first."""
        counted = select(RATED.c.table)
        query = (
            select(TABLES.c.name, TABLES.c.card)
            .where(TABLES.c.phase == "over", TABLES.c.moved_at < until, TABLES.c.name.not_in(counted))
            .order_by(TABLES.c.moved_at, TABLES.c.name)
            .limit(limit)
        )

        def read(connection: Connection) -> list[Finished]:
            entries = select(LOG.c.n, LOG.c.at, LOG.c.entry).order_by(LOG.c.n)
            return [
                Finished(
                    name,
                    card,
                    [
                        (n, at, entry)
                        for n, at, entry in connection.execute(entries.where(LOG.c.table == name))
                    ],
                )
                for name, card in connection.execute(query).all()
            ]

        return await self.database.run(read)

    async def count(self, table: str, game: Counted | None) -> None:
        """Write down what a game has changed; None: it counts for nobody. Another worker may be first."""
        nobody = {"table": table, "seat": 0, "guest": "", "game": "", "against": NOBODY, "at": 0}
        empty = {**nobody, "mu": 0.0, "sigma": 0.0}

        def write(connection: Connection) -> None:
            rows = [] if game is None else _rows(connection, table, game)
            connection.execute(insert(RATED), rows or [empty])

        try:
            await self.database.write(write)
        except IntegrityError:
            return

    async def of(self, guest: str) -> list[Standing]:
        """What a guest is rated, by game and opponents."""
        query = (
            select(RATED.c.game, RATED.c.against, RATED.c.mu, RATED.c.sigma)
            .where(RATED.c.guest == guest)
            .order_by(RATED.c.at, RATED.c.table)
        )

        def read(connection: Connection) -> list[Standing]:
            found: dict[tuple[str, Against], Standing] = {}
            for game, against, mu, sigma in connection.execute(query):
                before = found.get((game, against))
                games = 1 if before is None else before.games + 1
                found[game, against] = Standing(game, against, games, Rating(mu, sigma))
            return [found[key] for key in sorted(found)]

        return await self.database.run(read)

    async def wish(self, guest: str) -> Wish:
        """What a guest wants."""
        return (await self.database.run(lambda c: _wishes(c, [guest])))[guest]

    async def keep_wish(self, guest: str, wish: Wish) -> None:
        """Write down what a guest wants; who does not want to be counted has no rating left."""

        def keep(connection: Connection) -> None:
            connection.execute(delete(WISHES).where(WISHES.c.guest == guest))
            connection.execute(insert(WISHES).values(guest=guest, **wish._asdict()))
            if not wish.counted:
                forget_ratings(connection, guest)

        await self.database.write(keep)

    async def begin_anew(self) -> None:
        """Forget all ratings, so that they are worked out from the logs again."""
        await self.database.write(lambda connection: connection.execute(delete(RATED)))


def forget_ratings(connection: Connection, guest: str) -> None:
    """Of the games of a guest only that they were counted stays."""
    nobody = {"guest": "", "against": NOBODY, "mu": 0.0, "sigma": 0.0}
    connection.execute(update(RATED).where(RATED.c.guest == guest).values(nobody))


def _wishes(connection: Connection, guests: Sequence[str]) -> dict[str, Wish]:
    query = select(WISHES.c.guest, WISHES.c.counted, WISHES.c.shown).where(WISHES.c.guest.in_(guests))
    said = {guest: Wish(counted, shown) for guest, counted, shown in connection.execute(query)}
    return {guest: said.get(guest, Wish()) for guest in guests}


def _rows(connection: Connection, table: str, game: Counted) -> list[dict[str, object]]:
    guests = list(game.guests.values())
    before: dict[str, Rating] = {}
    for guest in guests:
        last = (
            select(RATED.c.mu, RATED.c.sigma)
            .where(RATED.c.guest == guest, RATED.c.game == game.game, RATED.c.against == game.against)
            .order_by(RATED.c.at.desc(), RATED.c.table.desc())
            .limit(1)
        )
        found = connection.execute(last).first()
        if found is not None:
            before[guest] = Rating(*found)
    after, wishes = game.rate(before), _wishes(connection, guests)
    return [
        {
            "table": table,
            "seat": seat,
            "guest": guest,
            "game": game.game,
            "against": game.against,
            "at": game.at,
            "mu": after[guest].mu,
            "sigma": after[guest].sigma,
        }
        for seat, guest in game.guests.items()
        if wishes[guest].counted
    ]
