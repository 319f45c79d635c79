"""Only one server may use an SQLite file: neither of two would see what the other has written."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL

from getaway.kernel.errors import BadInput


@contextlib.contextmanager
def claimed(url: URL) -> Iterator[None]:
    """Lock a database, or say which process has it locked. PostgreSQL needs no lock: servers share it."""
    if url.get_backend_name() != "sqlite" or url.database is None:
        yield
        return
    file = Path(url.database).resolve()
    # The lock ends with the process, however that ends. The file stays: removing it would be a race.
    try:
        lock = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        wrong = (error.strerror or str(error)).lower()
        raise BadInput(f"The database {file} cannot be claimed: {wrong}.") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            who = os.read(lock, 20).decode(errors="replace").strip()
            raise BadInput(f"The database {file} is in use by another server (process {who}).") from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, f"{os.getpid()}\n".encode(), 0)
        yield
    finally:
        os.close(lock)
