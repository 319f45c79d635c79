"""The commands of the server, as a person types them."""

from __future__ import annotations

import os
import signal
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from getaway.store.database import sqlite_url
from getaway.store.folder import data_folder, make_folder
from getaway.store.lock import claimed
from getaway.table_bots.pool import usual_processes
from getaway.web import commands
from getaway.web.bench import running
from getaway.web.settings import Settings, find_secret
from tests.conftest import Getaway
from tests.web.serving import Served, served

GETAWAY = [sys.executable, "-m", "getaway"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("commands")) as running:
        yield running


def test_the_server_starts_says_where_it_is_and_stops(tmp_path: Path) -> None:
    environment = {**os.environ, "GETAWAY_DATA": str(tmp_path)}
    command = [*GETAWAY, "serve", "--port", "0"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    assert first.startswith("Getaway is at http://127.0.0.1:")
    assert Caller(first.split()[3]).must("GET", "/healthz")["status"] == "ok"
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0
    assert "has stopped. Every table is in the log" in out
    assert "Traceback" not in err
    assert {path.name for path in tmp_path.iterdir()} >= {"getaway.db", "secret"}
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600


def test_workers_and_the_processes_of_bots_are_what_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Settings] = []
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    monkeypatch.setattr("getaway.web.serve.serve", found.append)
    commands.serve(bot_workers=3, workers=2)
    commands.serve()
    assert [(one.pool, one.workers) for one in found] == [(3, 2), (usual_processes(), 1)]


def test_the_collector_passes_over_what_stays() -> None:
    """In a process of its own: what is spared once is spared for ever."""
    program = (
        "import gc; from getaway.web.serve import spare_what_stays; spare_what_stays();"
        "print(gc.get_freeze_count() > 50_000, len(gc.get_objects()) < 1_000)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout == "True True\n"


@pytest.mark.parametrize(
    ("url", "sentence"),
    [("sqlite:////nowhere/at/all.db", "can't be opened"), ("mysql://here/games", "A database is sqlite")],
)
def test_a_database_that_cannot_be_is_one_sentence(tmp_path: Path, url: str, sentence: str) -> None:
    environment = {**os.environ, "GETAWAY_DATA": str(tmp_path)}
    command = [*GETAWAY, "serve", "--port", "0", "--database", url]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_port_in_use_is_one_sentence(server: Served, tmp_path: Path) -> None:
    environment = {**os.environ, "GETAWAY_DATA": str(tmp_path)}
    command = [*GETAWAY, "serve", "--port", str(server.port)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 2
    assert "can't be used" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_second_server_on_a_file_is_told_who_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, getaway: Getaway
) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    url = make_url(sqlite_url(tmp_path / "getaway.db"))
    with claimed(url):
        # By whatever path it comes to the file.
        (tmp_path / "again").symlink_to(tmp_path)
        again = sqlite_url(tmp_path / "again" / "getaway.db")
        code, out, err = getaway("serve", "--port", "0", "--database", again)
    assert (code, out) == (2, "")
    assert f"is in use by another server (process {os.getpid()})" in err
    with claimed(url):
        pass
    with claimed(make_url("postgresql://me@here/games")):
        pass


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "99999"], "65535"),
        (["--database", "sqlite:///"], "lives in a file"),
        (["--database", "sqlite:///:memory:"], "lives in a file"),
    ],
)
def test_what_cannot_be_served_is_said_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, getaway: Getaway, arguments: list[str], sentence: str
) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    code, out, err = getaway("serve", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err


def test_the_command_line_does_not_import_the_server_until_it_is_asked_for() -> None:
    code = (
        "import sys, getaway.cli; "
        "print([m for m in ('litestar', 'uvicorn', 'sqlalchemy', 'websockets') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_bench_has_a_server_of_its_own(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert server.counters()["tables"] == 0
        assert server.megabytes() > 1
        assert server.cpu_seconds() > 0


def test_the_secret_comes_from_the_environment_or_a_file_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("GETAWAY_SECRET", raising=False)
    made = find_secret(tmp_path)
    assert len(made) == 64
    assert find_secret(tmp_path) == made
    (tmp_path / "secret").chmod(0o644)
    with pytest.raises(BadInput, match="can be read by others"):
        find_secret(tmp_path)
    (tmp_path / "secret").write_bytes(b"")
    (tmp_path / "secret").chmod(0o600)
    with pytest.raises(BadInput, match="doesn't hold a key"):
        find_secret(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]
    monkeypatch.setenv("GETAWAY_SECRET", "short")
    with pytest.raises(BadInput, match="16 characters"):
        find_secret(tmp_path)
    monkeypatch.setenv("GETAWAY_SECRET", "long enough for a secret")
    assert find_secret(tmp_path) == b"long enough for a secret"


def test_data_is_kept_where_the_system_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path / "here"))
    assert data_folder() == tmp_path / "here"
    monkeypatch.delenv("GETAWAY_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / "getaway"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().parts[-2:] == ("Application Support", "getaway")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="Set GETAWAY_DATA"):
        make_folder(tmp_path / "file" / "folder")
