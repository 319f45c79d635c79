"""A database that takes nothing is told from a bug."""

from __future__ import annotations

import errno
import sqlite3

import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from getaway.store.soundness import FileGone
from getaway.store.trouble import trouble_of


def of_sqlite(name: str) -> DBAPIError:
    error = sqlite3.OperationalError("…")
    error.sqlite_errorname = name
    return OperationalError("INSERT", None, error)


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (of_sqlite("SQLITE_FULL"), "full"),
        (of_sqlite("SQLITE_BUSY"), "away"),
        (of_sqlite("SQLITE_IOERR_WRITE"), "away"),
        (of_sqlite("SQLITE_READONLY_DBMOVED"), "away"),
        (of_sqlite("SQLITE_ERROR"), None),
        (OSError(errno.ENOSPC, "full"), "full"),
        (FileGone("gone"), "away"),
        (ConnectionRefusedError("no"), "away"),
        (TimeoutError(), "away"),
        (OSError(errno.EMFILE, "too many open files"), None),
        (asyncpg.DiskFullError("full"), "full"),
        (asyncpg.AdminShutdownError("bye"), "away"),
        (asyncpg.UndefinedTableError("no such table"), None),
        (DBAPIError("SELECT", None, Exception("closed"), connection_invalidated=True), "away"),
        (NoConnection(), "away"),
        (ValueError("a bug"), None),
    ],
)
def test_trouble_is_told_from_a_bug(error: Exception, trouble: str | None) -> None:
    assert trouble_of(error) == trouble
