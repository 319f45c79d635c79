"""Only one server may use an SQLite file: neither of two would see what the other has written."""

from __future__ import annotations

import contextlib
import fcntl
import os
from collections.abc import Callable, Iterator
from pathlib import Path

from sqlalchemy import URL

from getaway.kernel.errors import BadInput


class InUse(BadInput):
    """Another server has the database."""

    def __init__(self, file: Path, who: str, address: str) -> None:
        if address:
            super().__init__(f"The database {file} is in use by the server at {address} (process {who}).")
        else:
            super().__init__(f"The database {file} is in use by another server (process {who}).")
        self.address = address


@contextlib.contextmanager
def claimed(url: URL) -> Iterator[Callable[[str], None]]:
    """Lock a database, or say who has it locked; what it gives takes the address of whoever has it now.

    PostgreSQL needs no lock: servers share it.
    """
    if url.get_backend_name() != "sqlite" or url.database is None:
        yield lambda _: None
        return
    file = Path(url.database).resolve()
    # The lock ends with the process, however that ends. The file stays: removing it would be a race.
    try:
        lock = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        wrong = (error.strerror or str(error)).lower()
        raise BadInput(f"The database {file} can't be claimed: {wrong}.") from None
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            who, _, address = os.read(lock, 300).decode(errors="replace").strip().partition("\n")
            raise InUse(file, who, address) from None

        def tell(address: str) -> None:
            os.ftruncate(lock, 0)
            os.pwrite(lock, f"{os.getpid()}\n{address}\n".encode(), 0)

        tell("")
        yield tell
    finally:
        os.close(lock)
