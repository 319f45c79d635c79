"""A whole database as one file, while servers use it; and the file as a database again.

The file is packed lines of JSON: what it is, then for each table its name, its columns and its rows, and at
the end how many rows there were. It is the same for SQLite and PostgreSQL, so a house can move.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import msgspec
import sqlalchemy as sa

from getaway.kernel.errors import BadFile, BadInput
from getaway.store.database import HEAD, Database, migrate, version_of

FORMAT = "getaway-backup-1"
TOGETHER = 1000  # rows in one go
ALEMBIC = "alembic_version"
# What must be empty where a backup is restored to: nobody may lose anything by it.
PRECIOUS = ("log", "guests")

Row = list[str | int | float | bool | None]


class Head(msgspec.Struct, kw_only=True, tag="backup"):
    """What a file is: the version of the database, when it was read, and the secret of its server."""

    format: str
    version: str
    made_at: int  # in milliseconds
    secret: str


class Part(msgspec.Struct, kw_only=True, tag="table"):
    """From here on: rows of this table."""

    table: str
    columns: list[str]


class End(msgspec.Struct, kw_only=True, tag="end"):
    """Nothing is missing if there were so many rows of each table."""

    rows: dict[str, int]


class Contents(msgspec.Struct):
    """What was written or read."""

    rows: dict[str, int]
    made_at: int
    secret: bytes

    @property
    def games(self) -> int:
        """How many tables there are."""
        return self.rows.get("tables", 0)


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder[Head | Part | End | Row](Head | Part | End | Row).decode


async def write_backup(database: Database, path: Path, secret: bytes, now: int) -> Contents:
    """Write all that a database holds, as it is at one moment; the file appears when it is whole."""
    version = await database.run(version_of)
    if version is None:
        raise BadInput(f"There's nothing in the database {database.url!r} yet.")
    head = Head(format=FORMAT, version=version, made_at=now, secret=secret.decode("latin-1"))
    with _whole(path) as file, gzip.GzipFile("", "wb", 6, file, mtime=0) as packed:
        packed.write(_encode(head) + b"\n")
        rows = await database.run(lambda connection: _dump(connection, packed))
        packed.write(_encode(End(rows=rows)) + b"\n")
    return Contents(rows, now, secret)


def _dump(connection: sa.Connection, packed: gzip.GzipFile) -> dict[str, int]:
    # All is read as it was at one moment, whatever is written meanwhile.
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    found = sa.MetaData()
    found.reflect(connection)
    rows: dict[str, int] = {}
    for quoted, table in sorted(found.tables.items()):
        name = str(quoted)
        if name == ALEMBIC:
            continue
        packed.write(_encode(Part(table=name, columns=[str(column.name) for column in table.c])) + b"\n")
        rows[name] = 0
        for row in connection.execute(sa.select(table).execution_options(yield_per=TOGETHER)):
            packed.write(_encode(tuple(row)) + b"\n")
            rows[name] += 1
    return rows


@contextlib.contextmanager
def _whole(path: Path) -> Iterator[BinaryIO]:
    """A new file for its owner alone, which appears when all of it is on the disk."""
    if path.exists():
        raise BadInput(f"{path} already exists. Name another file.")
    try:
        descriptor, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    except OSError as error:
        raise BadInput(f"{path} can't be written: {(error.strerror or str(error)).lower()}.") from None
    try:
        with os.fdopen(descriptor, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        try:
            Path(path).hardlink_to(draft)
        except FileExistsError:
            raise BadInput(f"{path} already exists. Name another file.") from None
    finally:
        Path(draft).unlink()


def _lines(path: Path) -> Iterator[Head | Part | End | Row]:
    try:
        with gzip.open(path) as packed:
            for line in packed:
                yield _decode(line)
    except (EOFError, gzip.BadGzipFile, msgspec.DecodeError, UnicodeDecodeError):
        raise BadFile(path, "isn't a complete backup.") from None
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None


def read_head(path: Path) -> Head:
    """What a file says that it is."""
    head = next(_lines(path), None)
    if not isinstance(head, Head) or head.format != FORMAT:
        raise BadFile(path, "isn't a complete backup.")
    if head.version > HEAD:
        raise BadFile(path, "comes from a newer version of this program.")
    return head


def check_backup(path: Path) -> Contents:
    """Read a file to its end: what is in it, or what is wrong with it."""
    head = read_head(path)
    rows: dict[str, int] = {}
    part, end, width = "", None, 0
    for line in _lines(path):
        if end is not None or (isinstance(line, list) and len(line) != width):
            raise BadFile(path, "isn't a complete backup.")
        if isinstance(line, Part):
            part, width = line.table, len(line.columns)
            rows[part] = 0
        elif isinstance(line, End):
            end = line
        elif isinstance(line, list):
            rows[part] += 1
    if end is None or end.rows != rows:
        raise BadFile(path, "isn't a complete backup.")
    return Contents(rows, head.made_at, head.secret.encode("latin-1"))


async def restore_backup(database: Database, path: Path) -> Contents:
    """Fill an empty database from a file: all of it or nothing."""
    contents, version = check_backup(path), read_head(path).version
    await database.write(lambda connection: _fill(connection, database, path, version))
    return contents


def _fill(connection: sa.Connection, database: Database, path: Path, version: str) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    if version_of(connection) is not None:
        for name in PRECIOUS:
            if connection.scalar(sa.select(sa.func.count()).select_from(sa.table(name))):
                raise BadInput(f"The database {database.url!r} isn't empty; a backup needs an empty one.")
        migrate(connection, "base")
    # As it was when the file was written; then as this program wants it.
    migrate(connection, version)
    found = sa.MetaData()
    found.reflect(connection)
    table: sa.Table | None = None
    columns: list[str] = []
    waiting: list[dict[str, object]] = []
    for line in _lines(path):
        if isinstance(line, list):
            waiting.append(dict(zip(columns, line, strict=True)))
        if table is not None and waiting and (len(waiting) == TOGETHER or not isinstance(line, list)):
            connection.execute(sa.insert(table), waiting)
            waiting = []
        if isinstance(line, Part):
            table, columns = found.tables[line.table], line.columns
    migrate(connection)
