"""What is wrong with a database that takes nothing: its disk is full, or it cannot be reached."""

from __future__ import annotations

import errno
import sqlite3
from typing import Literal

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnection

from getaway.store.soundness import FileGone

Trouble = Literal["full", "away"]
FULL = ("SQLITE_FULL", "53100")
# Of SQLite by name, without what follows an underscore; of PostgreSQL by the class of its state.
AWAY = ("BUSY", "LOCKED", "READONLY", "IOERR", "CANTOPEN", "CORRUPT", "NOTADB", "PROTOCOL")
AWAY_STATES = ("08", "53", "57", "58")


def trouble_of(error: BaseException) -> Trouble | None:
    """What kind of trouble an error tells of; None: it is a bug."""
    found = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(found, sqlite3.Error):
        name = getattr(found, "sqlite_errorname", "")
        if name in FULL:
            return "full"
        return "away" if name.removeprefix("SQLITE_").partition("_")[0] in AWAY else None
    state = str(getattr(found, "sqlstate", None) or "")
    if state in FULL:
        return "full"
    if isinstance(found, OSError):
        if found.errno in (errno.ENOSPC, errno.EDQUOT):
            return "full"
        return "away" if isinstance(found, ConnectionError | TimeoutError | FileGone) else None
    is_cut = isinstance(error, DBAPIError) and error.connection_invalidated
    is_cut = is_cut or isinstance(error, NoConnection)
    return "away" if is_cut or state[:2] in AWAY_STATES else None
