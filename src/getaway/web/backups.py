"""Backup and restore of a house: its database, and its secret, without which all would lose their seats."""

from __future__ import annotations

import asyncio
import os
import time
from datetime import UTC, datetime
from pathlib import Path

from getaway.kernel.errors import BadInput
from getaway.store.backup import Contents, check_backup, restore_backup, write_backup
from getaway.store.database import Database, connect
from getaway.store.folder import make_folder
from getaway.store.lock import claimed
from getaway.web.settings import SECRET_VARIABLE, find_secret, write_secret


def back_up(url: str, folder: Path, file: Path) -> Contents:
    """Write a house to a file, while it is open."""
    database = connect(url)
    if database.dialect == "sqlite" and not Path(str(database.url.database)).exists():
        raise BadInput(f"There's no database {database.url.database}.")
    return asyncio.run(_stopping(database, file, find_secret(folder)))


async def _stopping(database: Database, file: Path, secret: bytes | None) -> Contents:
    try:
        if secret is None:
            return await restore_backup(database, file)
        return await write_backup(database, file, secret, round(1000 * time.time()))
    except OSError as error:
        wrong = str(getattr(error, "orig", error))
        raise BadInput(f"The database {database.url!r} can't be opened: {wrong}.") from None
    finally:
        await database.stop()


def restore(url: str, folder: Path, file: Path) -> tuple[Contents, Path | None]:
    """Make a house from a file; where nobody lives yet. Says where a secret went that was there before."""
    contents, database = check_backup(file), connect(url)
    given = os.environ.get(SECRET_VARIABLE)
    if given is not None and given.encode() != contents.secret:
        raise BadInput(
            f"{SECRET_VARIABLE} isn't the secret of this backup: with a different one, everyone loses "
            "their seat."
        )
    with claimed(database.url):
        asyncio.run(_stopping(database, file, None))
        return contents, None if given is not None else _keep_secret(folder, contents.secret)


def _keep_secret(folder: Path, secret: bytes) -> Path | None:
    """Put the secret where the server looks for it; another one that is there is moved aside."""
    path = make_folder(folder) / "secret"
    aside = None
    if path.exists() and path.read_bytes() != secret:
        aside = path.with_name(f"secret-before-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
        path.rename(aside)
    if not path.exists():
        write_secret(path, secret)
    return aside
