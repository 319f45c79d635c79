"""Reviews are kept piece by piece; what is there first stays."""

from __future__ import annotations

from getaway.store.database import Database
from getaway.store.reviews import Reviews
from tests.store.test_journal import database as database


async def test_pieces_come_back_in_order_and_the_first_stays(database: Database) -> None:
    reviews = Reviews(database)
    for number, piece in ((0, "deal"), (2, "third"), (1, "second"), (1, "another")):
        await reviews.keep_piece("T", number, piece)
    await reviews.keep_piece("U", 0, "of another game")
    assert await reviews.pieces("T") == ["deal", "second", "third"]
    assert await reviews.pieces("V") == []


async def test_the_whole_is_kept_once(database: Database) -> None:
    reviews = Reviews(database)
    assert await reviews.review("T") is None
    await reviews.keep_review("T", "whole", "[]")
    await reviews.keep_review("T", "later", "[]")
    assert await reviews.review("T") == "whole"
    assert await reviews.review("U") is None
