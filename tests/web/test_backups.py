"""Backup and restore: database and secret, while the server runs, and everybody keeps their seats."""

from __future__ import annotations

import asyncio
import gzip
import json
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from getaway.store import backup
from getaway.store.backup import check_backup, restore_backup, write_backup
from getaway.store.database import HEAD, bring_up_to_date, connect, migrate, sqlite_url, version_of
from getaway.store.schema import metadata
from getaway.web.backups import back_up, restore
from tests.conftest import Getaway
from tests.postgres import Cluster
from tests.web.players import RandomPlayer
from tests.web.serving import Served, settings_for, table_with

SECRET = "the secret of a backed up house"


@pytest.fixture(params=["sqlite", "postgresql"])
def another(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A second empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "another.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of a house."""
    monkeypatch.delenv("GETAWAY_SECRET", raising=False)
    path = tmp_path / "data"
    path.mkdir()
    (path / "secret").write_text(SECRET)
    (path / "secret").chmod(0o600)
    return path


def everything(url: str) -> dict[str, list[Any]]:
    """All rows of a database."""

    def rows(table: sa.Table, connection: sa.Connection) -> list[Any]:
        return sorted((tuple(row) for row in connection.execute(sa.select(table))), key=repr)

    async def reading() -> dict[str, list[Any]]:
        database = connect(url)
        tables = metadata.tables.items()
        found = {name: await database.run(partial(rows, table)) for name, table in tables}
        await database.stop()
        return found

    return asyncio.run(reading())


def until_listed_as_over(url: str) -> None:
    """Wait for the list of tables, which follows the log a moment later."""
    while "over" not in {row[1] for row in everything(url)["tables"]}:
        pass


def within(url: str, work: Callable[[sa.Connection], object]) -> None:
    async def working() -> None:
        database = connect(url)
        await database.write(work)
        await database.stop()

    asyncio.run(working())


def test_a_house_moves_with_all_games_and_everybody_keeps_their_seat(
    database_url: str, another: str, folder: Path, tmp_path: Path
) -> None:
    server = Served(settings_for(Path(), database=database_url, secret=SECRET.encode()))
    try:
        ann, bo = server.guest("Ann"), server.guest("Bo")
        tables = [table_with([ann, bo], game) for game in ("art-robbery", "art-robbery")]
        asyncio.run(_play(tables[0], ann, bo))
        until_listed_as_over(database_url)
        cookies = ann.cookie, bo.cookie
        contents = back_up(database_url, folder, tmp_path / "house.backup")
    finally:
        server.kill()
    assert contents.games == 2
    assert stat.S_IMODE((tmp_path / "house.backup").stat().st_mode) == 0o600
    elsewhere = tmp_path / "elsewhere"
    restored, aside = restore(another, elsewhere, tmp_path / "house.backup")
    assert (restored, aside) == (contents, None)
    assert everything(another) == everything(database_url)
    secret = (elsewhere / "secret").read_bytes()
    assert stat.S_IMODE((elsewhere / "secret").stat().st_mode) == 0o600
    server = Served(settings_for(Path(), database=another, secret=secret))
    try:
        for guest, cookie in zip((ann, bo), cookies, strict=True):
            guest.address, guest.cookie = server.url, cookie
        assert {card["table"] for card in ann.must("GET", "/api/tables/mine")} == set(tables)
        asyncio.run(_play(tables[1], ann, bo))
    finally:
        server.kill()


async def _play(table: str, *guests: Caller) -> None:
    views = await asyncio.gather(*(RandomPlayer(guest, table, 1).play() for guest in guests))
    assert views[0]["table"]["phase"] == "over"


def test_a_backup_is_of_one_moment_whatever_is_written_meanwhile(
    database_url: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    within(database_url, migrate)
    both = "INSERT INTO mutes VALUES ('t{0}', 'a', 'b')", "INSERT INTO sittings VALUES ('t{0}', 0, 'a')"

    def put(number: int, connection: sa.Connection) -> None:
        for one in both:
            connection.exec_driver_sql(one.format(number))

    within(database_url, partial(put, 1))
    encode = backup._encode
    meanwhile: list[None] = []

    def encoded(line: object) -> bytes:
        """After one of two tables was read and before the other is, a row comes to both."""
        if isinstance(line, backup.Part) and line.table == "sittings":
            with ThreadPoolExecutor(1) as thread:
                meanwhile.append(thread.submit(within, database_url, partial(put, 2)).result())
        return encode(line)

    monkeypatch.setattr(backup, "_encode", encoded)
    rows = back_up(database_url, folder, tmp_path / "house.backup").rows
    assert len(meanwhile) == 1
    assert (rows["mutes"], rows["sittings"]) == (1, 1)
    assert [len(everything(database_url)[name]) for name in ("mutes", "sittings")] == [2, 2]


def test_a_backup_of_an_older_version_is_brought_up_to_date(another: str, tmp_path: Path) -> None:
    old = sqlite_url(tmp_path / "old.db")
    within(old, lambda c: migrate(c, "0003"))
    within(old, lambda c: c.exec_driver_sql("INSERT INTO guests VALUES ('g', 'Ann', 'en', 5, 2)"))

    async def moving() -> str | None:
        before, after = connect(old), connect(another)
        await write_backup(before, tmp_path / "old.backup", b"a secret", 7)
        # A server was here before, but nobody has come.
        await bring_up_to_date(after)
        await restore_backup(after, tmp_path / "old.backup")
        version = await after.run(version_of)
        await before.stop()
        await after.stop()
        return version

    assert asyncio.run(moving()) == HEAD
    assert everything(another)["guests"] == [("g", "Ann", "en", 5, 2)]


def test_where_somebody_has_played_nothing_is_restored(
    database_url: str, another: str, folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "house.backup"
    for url in (database_url, another):
        within(url, migrate)
        within(url, lambda c: c.exec_driver_sql("INSERT INTO guests VALUES ('g', 'Ann', 'en', 5, 2)"))
    back_up(database_url, folder, file)
    before = everything(another)
    with pytest.raises(BadInput, match="isn't empty"):
        restore(another, folder, file)
    assert everything(another) == before


def made(tmp_path: Path, folder: Path) -> Path:
    url = sqlite_url(tmp_path / "getaway.db")
    within(url, migrate)
    within(url, lambda c: c.exec_driver_sql("INSERT INTO guests VALUES ('g', 'Ann', 'en', 5, 2)"))
    back_up(url, folder, tmp_path / "house.backup")
    return tmp_path / "house.backup"


def packed(lines: list[object]) -> bytes:
    return gzip.compress(b"".join(json.dumps(line).encode() + b"\n" for line in lines))


def test_half_a_backup_restores_nothing(folder: Path, tmp_path: Path) -> None:
    file = made(tmp_path, folder)
    whole = file.read_bytes()
    lines = [json.loads(line) for line in gzip.decompress(whole).splitlines()]
    row = next(number for number, line in enumerate(lines) if isinstance(line, list))
    broken = {
        "cut off": whole[: len(whole) // 2],
        "empty": b"",
        "no backup": b"PK\x03\x04 something else",
        "without its end": packed(lines[:-1]),
        "with a row less": packed(lines[:row] + lines[row + 1 :]),
        "with a cell less": packed([*lines[:row], lines[row][:-1], *lines[row + 1 :]]),
        "with more after its end": packed([*lines, lines[row]]),
        "without a head": packed(lines[1:]),
        "of another format": packed([{**lines[0], "format": "getaway-backup-9"}, *lines[1:]]),
    }
    for name, content in broken.items():
        (tmp_path / name).write_bytes(content)
        with pytest.raises(BadInput, match="isn't a complete backup"):
            restore(sqlite_url(tmp_path / f"{name}.db"), folder, tmp_path / name)
        assert not (tmp_path / f"{name}.db").exists()
    (tmp_path / "newer").write_bytes(packed([{**lines[0], "version": "9999"}, *lines[1:]]))
    with pytest.raises(BadInput, match="newer version"):
        check_backup(tmp_path / "newer")
    with pytest.raises(BadInput, match="can't be read"):
        check_backup(tmp_path / "nowhere")


def test_the_commands_say_what_they_did_and_what_they_cannot_do(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, getaway: Getaway
) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(folder))
    file = tmp_path / "house.backup"
    code, _, err = getaway("backup", file)
    assert (code, "There's no database" in err) == (2, True)
    url = sqlite_url(folder / "getaway.db")
    within(url, lambda c: None)
    code, _, err = getaway("backup", file)
    assert (code, "There's nothing in the database" in err) == (2, True)
    within(url, migrate)
    code, out, _ = getaway("backup", file)
    assert (code, "Tables in it: 0." in out) == (0, True)
    code, _, err = getaway("backup", file)
    assert (code, "already exists" in err) == (2, True)
    code, _, err = getaway("backup", tmp_path / "no" / "folder")
    assert (code, "can't be written" in err) == (2, True)
    # A server has made another secret here; it is not thrown away.
    (folder / "secret").write_text("another secret of this house")
    code, out, _ = getaway("restore", file)
    assert (code, "There was another secret here" in out) == (0, True)
    assert (folder / "secret").read_text() == SECRET
    [aside] = folder.glob("secret-before-*")
    assert aside.read_text() == "another secret of this house"
    monkeypatch.setenv("GETAWAY_SECRET", "another secret of this house")
    code, _, err = getaway("restore", file)
    assert (code, "isn't the secret of this backup" in err) == (2, True)
    monkeypatch.setenv("GETAWAY_SECRET", SECRET)
    assert getaway("restore", file)[0] == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data", "house.backup"]
