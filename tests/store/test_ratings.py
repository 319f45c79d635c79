"""Ratings as they are kept: each game once, in the order of their ends, and gone on wish."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping

import pytest

from getaway.store.database import bring_up_to_date, connect
from getaway.store.ratings import Counted, Rating, Ratings, Wish


def game(at: int, *guests: str) -> Counted:
    """A game after which everybody is rated one higher than before."""

    def rate(before: Mapping[str, Rating]) -> dict[str, Rating]:
        return {guest: Rating(before.get(guest, Rating(0, 8)).mu + 1, 2.0) for guest in guests}

    return Counted("coin", "people", at, dict(enumerate(guests)), rate)


@pytest.fixture
async def ratings(database_url: str) -> AsyncIterator[Ratings]:
    database = connect(database_url)
    await bring_up_to_date(database)
    yield Ratings(database)
    await database.stop()


async def test_each_game_counts_once(ratings: Ratings) -> None:
    await ratings.count("one", game(1, "ann", "bo"))
    await ratings.count("one", game(1, "ann", "bo"))
    await ratings.count("two", game(2, "ann"))
    await ratings.count("three", None)
    await ratings.count("three", None)
    (ann,) = await ratings.of("ann")
    (bo,) = await ratings.of("bo")
    assert (ann.games, ann.rating.mu, bo.games, bo.rating.mu) == (2, 2, 1, 1)
    assert await ratings.of("cy") == []


async def test_whoever_does_not_want_to_be_counted_is_not(ratings: Ratings) -> None:
    await ratings.count("one", game(1, "ann", "bo"))
    assert await ratings.wish("ann") == Wish(counted=True, shown=False)
    await ratings.keep_wish("ann", Wish(counted=False))
    assert await ratings.of("ann") == []
    await ratings.count("two", game(2, "ann", "bo"))
    assert await ratings.of("ann") == []
    assert (await ratings.of("bo"))[0].games == 2
    await ratings.keep_wish("ann", Wish(counted=True, shown=True))
    await ratings.count("three", game(3, "ann"))
    assert (await ratings.of("ann"))[0].games == 1
    assert await ratings.wish("ann") == Wish(counted=True, shown=True)
