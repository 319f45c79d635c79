"""The journal: gathered, durable, and never two entries under one number."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from getaway.kernel.errors import BadInput
from getaway.store.database import HEAD, MIGRATIONS, PRAGMAS, Database, bring_up_to_date, connect, sqlite_url
from getaway.store.journal import INSERT, Card, Conflict, Journal
from getaway.store.queries import Guest, Queries
from getaway.store.schema import metadata


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    made = connect(database_url)
    await bring_up_to_date(made)
    yield made
    await made.stop()


@pytest.fixture
async def journal(database: Database) -> AsyncIterator[Journal]:
    running = Journal(database)
    running.start()
    yield running
    await running.stop()


def card(phase: str = "lobby", **changed: Any) -> Card:
    usual: dict[str, Any] = {"public": True, "moved_at": 5, "due": None, "card": "{}", "sittings": ()}
    return Card(phase, **{**usual, **changed})


async def test_what_waits_is_written_together(journal: Journal, database: Database) -> None:
    appends = [journal.append(f"table {i}", ((1, 7, "entry"),), card()) for i in range(100)]
    assert journal.depth == 100
    await asyncio.gather(*(append.done for append in appends))
    assert (journal.appends, journal.batches) == (100, 1)
    assert await Queries(database).log("table 7") == [(1, 7, "entry")]
    assert await Queries(database).log("table 700") == []


async def test_two_writers_cannot_both_win(journal: Journal, database: Database) -> None:
    other = Journal(database)
    other.start()
    await other.append("table", ((1, 7, "mine"),), None).done
    lost = journal.append("table", ((1, 7, "yours"),), None)
    kept = journal.append("elsewhere", ((1, 7, "fine"),), None)
    await asyncio.wait([lost.done, kept.done])
    assert isinstance(lost.done.exception(), Conflict)
    assert kept.done.exception() is None
    assert await Queries(database).log("table") == [(1, 7, "mine")]
    await other.stop()


async def test_rows_are_written_all_or_none(database: Database) -> None:
    statement = INSERT[database.dialect]
    await database.insert(statement, [("table", 1, 7, "mine")])
    with pytest.raises(sa.exc.IntegrityError) as refused:
        await database.insert(statement, [("table", 2, 7, "secret"), ("table", 1, 7, "yours")])
    assert "secret" not in str(refused.value)
    assert await Queries(database).log("table") == [(1, 7, "mine")]
    await database.insert(statement, [("table", 2, 7, "again"), ("table", 3, 7, "and on")])
    assert len(await Queries(database).log("table")) == 3


async def test_nobody_is_told_of_what_could_not_be_written(journal: Journal, database: Database) -> None:
    await database.run(lambda connection: connection.execute(sa.text("DROP TABLE log")))
    append = journal.append("table", ((1, 7, "entry"),), None)
    await asyncio.wait([append.done])
    assert append.done.exception() is not None


async def test_who_no_longer_waits_is_no_matter(journal: Journal, database: Database) -> None:
    append = journal.append("table", ((1, 7, "entry"),), None)
    append.done.cancel()
    await journal.append("table", ((2, 7, "entry"),), None).done
    assert len(await Queries(database).log("table")) == 2


async def test_tables_are_listed_by_their_cards(journal: Journal, database: Database) -> None:
    queries = Queries(database)
    for name, shown in {
        "open": card(card="open", moved_at=1, sittings=((0, "ann"),)),
        "newer": card(card="newer", moved_at=2, due=50),
        "closed": card(card="closed", public=False, sittings=((0, "ann"), (1, "bo"))),
        "over": card("over", card="over"),
    }.items():
        await journal.append(name, ((1, 0, ""),), shown).done
    assert await queries.open_tables(10, 20) == ["newer", "open"]
    assert await queries.open_tables(1, 20) == ["newer"]
    assert await queries.tables_of("ann", 10) == ["closed", "open"]
    assert await queries.due(49, 10) == []
    assert await queries.due(50, 10) == ["newer"]
    await journal.append("open", (), card("play", card="begun", sittings=((0, "bo"),))).done
    assert await queries.open_tables(10, 20) == ["newer"]
    assert await queries.tables_of("ann", 10) == ["closed"]


async def test_guests_are_kept(database: Database) -> None:
    queries = Queries(database)
    assert await queries.guest("ann") is None
    await queries.keep_guest(Guest("ann", "Ann", "de"), 1)
    await queries.keep_guest(Guest("ann", "Anna", "ru"), 2)
    assert await queries.guest("ann") == Guest("ann", "Anna", "ru")


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    database = connect(sqlite_url(tmp_path / "store.db"))
    mode = await database.run(lambda connection: connection.scalar(sa.text("PRAGMA journal_mode")))
    synchronous = await database.run(lambda connection: connection.scalar(sa.text("PRAGMA synchronous")))
    assert (mode, synchronous) == ("wal", 2)
    assert "synchronous=FULL" in PRAGMAS
    await database.stop()


async def test_the_migrations_make_what_the_schema_says(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert await database.run(differences) == []
    newest = max(path.name for path in (MIGRATIONS / "versions").glob("*.py"))
    assert newest.startswith(HEAD)


async def test_a_database_of_the_future_is_refused(database: Database) -> None:
    later = sa.text("UPDATE alembic_version SET version_num = '9999'")
    await database.run(lambda connection: connection.execute(later))
    with pytest.raises(BadInput, match="from another version"):
        await bring_up_to_date(database)


@pytest.mark.parametrize("url", ["nonsense", "mysql://host/name", "sqlite+aiosqlite:///x", "://"])
def test_other_databases_are_refused(url: str) -> None:
    with pytest.raises(BadInput, match="A database is sqlite:///FILE or postgresql://"):
        connect(url)


async def test_plain_urls_get_the_driver_that_can_wait() -> None:
    for url, driver in (("sqlite:///x.db", ""), ("postgresql://me@here/games", "asyncpg")):
        made = connect(url)
        assert made.url.drivername.partition("+")[2] == driver
        await made.stop()
