"""Opens a database and brings it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from getaway.kernel.errors import BadInput

HEAD = "0001"
MIGRATIONS = Path(__file__).with_name("migrations")

# WAL lets readers read while one writes. FULL, not the faster NORMAL: a commit that a power cut may
# take back is not durable, and moves are acknowledged. Gathering them pays for it.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "wal_autocheckpoint=4000")


def sqlite_url(path: Path) -> str:
    """The URL of an SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


def connect(url: str) -> AsyncEngine:
    """An engine for a database; a plain sqlite:// or postgresql:// gets the driver that can wait."""
    try:
        parsed = make_url(url)
        drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
        parsed = parsed.set(drivername=drivers.get(parsed.drivername, parsed.drivername))
        if parsed.drivername not in drivers.values():
            raise BadInput(f"A database is sqlite:///FILE or postgresql://…, not {parsed.drivername!r}.")
        if parsed.get_backend_name() == "sqlite":
            _check_folder(parsed.database)
        engine = create_async_engine(parsed)
    except (ArgumentError, NoSuchModuleError):
        raise BadInput("A database is sqlite:///FILE or postgresql://USER@HOST/NAME.") from None
    except ModuleNotFoundError:
        raise BadInput("PostgreSQL needs its driver: pip install 'getaway[postgres]'.") from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _check_folder(file: str | None) -> None:
    """SQLite makes the file, not the folder."""
    folder = Path(file or "").parent
    if not folder.is_dir():
        raise BadInput(f"The database {file} cannot be opened: there is no folder {folder}.")


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen. None are loaded if it has seen all."""
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(_version)
    except (OperationalError, OSError) as error:
        wrong = str(getattr(error, "orig", error))
        raise BadInput(f"The database {engine.url!r} cannot be opened: {wrong}.") from None
    if version == HEAD:
        return
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: sa.Connection) -> None:
    # Imported late: a server that is up to date starts without it.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise BadInput(f"The database is of another version of this program: {error}.") from None
