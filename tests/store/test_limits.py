"""Who has made what, kept in the database: a restart gives nobody anything anew."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
import sqlalchemy as sa

from getaway.store.allowances import Allowance, Allowances
from getaway.store.database import Database, bring_up_to_date, connect
from getaway.store.journal import Card, Journal
from getaway.store.makings import Makings
from getaway.store.queries import Queries
from getaway.store.schema import ALLOWANCES

THREE = Allowance(3, 10.0)
NOW = 1_800_000_000_000
DAYS = 1000 * 86_400_000


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    made = connect(database_url)
    await bring_up_to_date(made)
    yield made
    await made.stop()


async def take(
    database: Database, count: int, now: int, who: str = "ann", kind: str = "tables"
) -> list[bool]:
    return [await Allowances(database).take(kind, who, THREE, now) for _ in range(count)]


async def test_so_many_at_once_and_then_one_after_each_pause(database: Database) -> None:
    assert await take(database, 5, NOW) == [True, True, True, False, False]
    assert await take(database, 2, NOW + 10_000) == [True, False]
    # Another server of the same database knows it, and others are not meant.
    assert await take(database, 1, NOW + 10_000, who="bo") == [True]
    assert await take(database, 1, NOW + 10_000, kind="guests") == [True]
    assert await take(database, 4, NOW + 100_000) == [True, True, True, False]
    assert not await Allowances(database).take("tables", "cy", Allowance(0, 1.0), NOW)


async def test_two_servers_at_once_give_no_more_than_one(database: Database) -> None:
    taken = await asyncio.gather(*(Allowances(database).take("tables", "ann", THREE, NOW) for _ in range(12)))
    assert sum(taken) == 3


async def test_a_clock_that_was_wrong_shuts_nobody_out(database: Database) -> None:
    assert await take(database, 4, NOW + DAYS) == [True, True, True, False]
    assert await take(database, 4, NOW) == [True, True, True, False]
    assert await take(database, 1, NOW + DAYS) == [True]


async def test_what_is_given_back_is_forgotten(database: Database) -> None:
    for number in range(5):
        await take(database, 1, NOW, who=f"guest {number}")
    await take(database, 1, NOW + 600_000, who="somebody new")
    counting = sa.select(sa.func.count()).select_from(ALLOWANCES)
    assert await database.run(lambda connection: connection.scalar(counting)) == 1


async def test_a_key_names_one_table_of_one_guest(database: Database) -> None:
    makings = Makings(database)
    assert await makings.made_with("ann", "k") is None
    assert await makings.reserve("first", "ann", "home", "k") == "first"
    assert await makings.reserve("second", "ann", "home", "k") == "first"
    assert await makings.made_with("ann", "k") == "first"
    assert await makings.reserve("third", "bo", "home", "k") == "third"
    for name in ("fourth", "fifth"):
        assert await makings.reserve(name, "ann", "home", None) == name
    with pytest.raises(sa.exc.IntegrityError):
        await makings.reserve("fifth", "ann", "home", "another")


async def listing(database: Database, journal: Journal, tables: list[tuple[str, str, str, int]]) -> None:
    for name, guest, home, moved_at in tables:
        if guest:
            await Makings(database).reserve(name, guest, home, None)
        await journal.append(name, (), Card("lobby", True, moved_at, None, name, ())).done


async def test_nobody_fills_the_list_and_where_somebody_waits_comes_first(database: Database) -> None:
    journal, queries = Journal(database), Queries(database)
    journal.start()
    spam = [(f"spam-{number}", f"fresh {number % 60}", "one home", 100 + number) for number in range(300)]
    real = [("old", "", "", 5), ("anns", "ann", "a home", 10), ("bos", "bo", "b home", 20)]
    mine = [(f"cy-{number}", "cy", f"home {number}", 30 + number) for number in range(5)]
    await listing(database, journal, [*spam, *real, *mine])
    shown = await queries.open_tables(100, 500, ["anns", "cy-0"], of_guest=3, of_home=6)
    assert shown[:2] == ["cy-0", "anns"]
    assert shown[2:8] == [f"spam-{number}" for number in range(299, 293, -1)]
    assert shown[8:] == ["cy-4", "cy-3", "bos", "old"]
    assert await Makings(database).unfinished("cy") == 5
    await journal.append("cy-1", (), Card("over", True, 40, None, "cy-1", ())).done
    assert await Makings(database).unfinished("cy") == 4
    await journal.stop()
