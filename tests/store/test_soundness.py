"""A damaged or empty file is refused in a sentence; a file that is gone while the server runs is noticed."""

from __future__ import annotations

import shutil
import sqlite3
import stat
from pathlib import Path

import pytest

from getaway.kernel.errors import BadInput
from getaway.store.database import bring_up_to_date, connect, sqlite_url
from getaway.store.queries import Guest, Queries
from getaway.store.soundness import FileGone, is_garbled

ANN = Guest("ann", "Ann", "en")


async def open_house(file: Path) -> None:
    """Open a database as a server does, and close it again."""
    database = connect(sqlite_url(file))
    try:
        await bring_up_to_date(database)
    finally:
        await database.stop()


async def killed_house(folder: Path, guests: int = 3) -> Path:
    """The files of a server that was killed: what it wrote last is in the write-ahead log."""
    database = connect(sqlite_url(folder / "running.db"))
    await bring_up_to_date(database)
    for number in range(guests):
        await Queries(database).keep_guest(ANN._replace(guest=f"g{number}"), 1)
    for part in ("", "-wal"):
        shutil.copyfile(folder / f"running.db{part}", folder / f"house.db{part}")
    await database.stop()
    return folder / "house.db"


def wal_of(file: Path) -> Path:
    return file.with_name(f"{file.name}-wal")


async def test_what_a_killed_server_leaves_is_sound(tmp_path: Path) -> None:
    file = await killed_house(tmp_path)
    assert wal_of(file).stat().st_size > 0
    await open_house(file)
    assert sqlite3.connect(file).execute("SELECT count(*) FROM guests").fetchone() == (3,)


@pytest.mark.parametrize("zeros", [0, 8192])
async def test_a_file_that_was_emptied_is_no_new_house(tmp_path: Path, zeros: int) -> None:
    file = tmp_path / "house.db"
    await open_house(file)
    file.write_bytes(b"\0" * zeros)
    with pytest.raises(BadInput, match=r"house\.db"):
        await open_house(file)


@pytest.mark.parametrize("at", [3, 40, 300])
async def test_a_garbled_log_of_changes_is_refused_by_its_name(tmp_path: Path, at: int) -> None:
    file = await killed_house(tmp_path)
    packed = bytearray(wal_of(file).read_bytes())
    packed[at] ^= 0xFF
    wal_of(file).write_bytes(packed)
    with pytest.raises(BadInput, match=r"house\.db-wal.* can't be read"):
        await open_house(file)
    wal_of(file).unlink()


async def test_a_log_of_changes_that_was_cut_to_nothing_leaves_no_empty_house(tmp_path: Path) -> None:
    file = await killed_house(tmp_path)
    wal_of(file).write_bytes(wal_of(file).read_bytes()[:32])
    with pytest.raises(BadInput, match="one of this program"):
        await open_house(file)


async def test_a_last_change_that_a_power_cut_tore_is_no_damage(tmp_path: Path) -> None:
    """Nobody was told that it is done."""
    file = await killed_house(tmp_path)
    packed = wal_of(file).read_bytes()
    assert not is_garbled(packed)
    assert not is_garbled(packed[:-1])
    assert not is_garbled(packed[:-1] + bytes([packed[-1] ^ 0xFF]))
    assert not is_garbled(b"")


async def test_frames_of_an_earlier_round_are_no_damage(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "small.db")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE kept (text)")
    for _ in range(20):
        connection.execute("INSERT INTO kept VALUES ('first round')")
        connection.commit()
    connection.execute("PRAGMA wal_checkpoint(RESTART)")
    connection.execute("INSERT INTO kept VALUES ('second round')")
    connection.commit()
    packed = (tmp_path / "small.db-wal").read_bytes()
    connection.close()
    assert b"second round" in packed
    assert len(packed) > 5 * 4096
    assert not is_garbled(packed)


async def test_the_files_of_a_database_are_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "house.db"
    database = connect(sqlite_url(file))
    await bring_up_to_date(database)
    await Queries(database).keep_guest(ANN, 1)
    parts = sorted(tmp_path.iterdir())
    assert [part.name for part in parts] == ["house.db", "house.db-shm", "house.db-wal"]
    assert {stat.S_IMODE(part.stat().st_mode) for part in parts} == {0o600}
    await database.stop()
    file.chmod(0o644)
    await open_house(file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("how", ["deleted", "replaced"])
async def test_what_is_written_to_a_file_that_is_gone_does_not_count(tmp_path: Path, how: str) -> None:
    file = tmp_path / "house.db"
    database = connect(sqlite_url(file))
    await bring_up_to_date(database)
    await Queries(database).keep_guest(ANN, 1)
    was_lost = database.is_lost
    file.rename(tmp_path / "elsewhere.db")
    if how == "replaced":
        file.write_bytes((tmp_path / "elsewhere.db").read_bytes())
    assert (was_lost, database.is_lost) == (False, True)
    with pytest.raises(FileGone):
        await Queries(database).keep_guest(ANN, 1)
    with pytest.raises(FileGone):
        await Queries(database).guest("ann")
    # Nobody has made an empty one in its place.
    assert file.exists() == (how == "replaced")
    (tmp_path / "elsewhere.db").replace(file)
    assert await Queries(database).guest("ann") == ANN
    await database.stop()
