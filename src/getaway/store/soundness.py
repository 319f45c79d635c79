"""Is the file of an SQLite database what it was? Looked at before the start, and while it runs.

SQLite takes an empty file for a new database, and passes over a write-ahead log that it cannot read. For a
house full of games both would be the end without a word.
"""

from __future__ import annotations

import os
import sqlite3
import struct
from contextlib import closing
from pathlib import Path

from getaway.kernel.errors import BadInput

PRIVATE = 0o600
MAGIC = (0x377F0682, 0x377F0683)  # of a write-ahead log: its checksums little-endian, big-endian
HEAD, FRAME_HEAD = 32, 24
AGAIN = "Put back a copy of it, or remove it to start from scratch."


class FileGone(OSError):
    """The file of the database is no longer where it was, so that nothing written to it would be found."""


def prepare(file: Path) -> bool:
    """Make the file if there is none, for its owner alone, and say so; refuse one that is damaged."""
    if not file.exists():
        _make(file)
        return True
    for part in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
        if part.exists() and part.stat().st_uid == os.getuid() and part.stat().st_mode & 0o077:
            part.chmod(PRIVATE)
    if file.stat().st_size == 0:
        raise BadInput(f"The database {file} is empty: everything in it is gone. {AGAIN}")
    wal = file.with_name(f"{file.name}-wal")
    if wal.exists() and is_garbled(wal.read_bytes()):
        raise BadInput(
            f"The database {file} is damaged: its last changes, in {wal.name}, can't be read. Put back "
            f"a copy of both files, or remove {wal.name} to go on without those changes."
        )
    return False


def _make(file: Path) -> None:
    # What SQLite puts beside the file later has the file's own mode.
    before = os.umask(0o777 & ~PRIVATE)
    try:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
    finally:
        os.umask(before)


def is_garbled(wal: bytes) -> bool:
    """Does a write-ahead log hold whole changes that SQLite would pass over?

    Frames of an earlier round have another salt and do not count. Of the last change a power cut may leave a
    part, which nobody was told of; but where a whole change follows a frame that is wrong, somebody was.
    """
    if len(wal) <= HEAD:
        return False
    magic, _, size, _ = struct.unpack(">4I", wal[:16])
    if magic not in MAGIC:
        return True
    order = "<" if magic == MAGIC[0] else ">"
    sums = _checksum(order, wal[:24], (0, 0))
    if sums != struct.unpack(">2I", wal[24:32]):
        return True
    salt = wal[16:24]
    is_wrong = False
    for at in range(HEAD, len(wal) - FRAME_HEAD - size + 1, FRAME_HEAD + size):
        head, page = wal[at : at + FRAME_HEAD], wal[at + FRAME_HEAD : at + FRAME_HEAD + size]
        if head[8:16] != salt:
            # The rest is of an earlier round, unless the salt itself is what was damaged.
            is_wrong = True
            continue
        ends_change = head[4:8] != b"\0\0\0\0"
        if is_wrong:
            if ends_change:
                return True
            continue
        sums = _checksum(order, page, _checksum(order, head[:8], sums))
        is_wrong = sums != struct.unpack(">2I", head[16:24])
    return False


def _checksum(order: str, data: bytes, sums: tuple[int, int]) -> tuple[int, int]:
    """The checksum of SQLite's file format, section 4.2."""
    one, two = sums
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two


class FileWatch:
    """Knows which file the database was when it was opened."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._known: tuple[int, int] | None = None

    def remember(self) -> None:
        """From now on it has to be this file."""
        self._known = self._found()

    def _found(self) -> tuple[int, int] | None:
        try:
            found = self.file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino

    @property
    def is_gone(self) -> bool:
        """Is another file there, or none?"""
        return self._known is not None and self._found() != self._known

    def check(self) -> None:
        """Raise if it is gone."""
        if self.is_gone:
            raise FileGone(f"the database {self.file} was deleted or replaced while the server ran")
