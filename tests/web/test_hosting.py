"""What a host sets: a setting that does not exist is said, and a stranger sees calm lines."""

from __future__ import annotations

import json
import logging
import os
import re
import signal
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from getaway.kernel.errors import BadInput
from getaway.store.database import sqlite_url
from getaway.store.lock import claimed
from getaway.web import commands, environment, logs
from getaway.web.editions import Editions
from getaway.web.settings import LOOPBACK, Settings
from tests.conftest import Getaway
from tests.postgres import Cluster
from tests.web.serving import Served, settings_for

GETAWAY = [sys.executable, "-m", "getaway"]


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """The settings of servers that were asked for; none is started."""
    settings: list[Settings] = []
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    for name in (environment.DATABASE, environment.PASSWORD_FILE, environment.PUBLIC_URL):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("getaway.web.serve.serve", settings.append)
    return settings


def test_a_setting_that_does_not_exist_is_an_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, getaway: Getaway
) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    monkeypatch.setenv("GETAWAY_PUBLIC_ULR", "https://games.example.org")
    code, _, err = getaway("serve", "--port", "0")
    assert code == 2
    assert err == "getaway: There's no setting GETAWAY_PUBLIC_ULR, only GETAWAY_PUBLIC_URL.\n"
    monkeypatch.delenv("GETAWAY_PUBLIC_ULR")
    monkeypatch.setenv("GETAWAY_42", "1")
    code, _, err = getaway("serve", "--port", "0")
    assert (code, "GETAWAY_42" in err, "GETAWAY_SECRET" in err) == (2, True, True)


def test_every_setting_of_the_program_is_known(root: Path) -> None:
    """So that none that works is refused."""
    read = set()
    for folder in ("src", "tests", "ui/vite.config.ts"):
        for path in [root / folder] if (root / folder).is_file() else (root / folder).rglob("*.py"):
            read |= set(re.findall(r'"(GETAWAY_[A-Z_]+)"', path.read_text(encoding="utf-8")))
    made_up = {"GETAWAY_PUBLIC_ULR", "GETAWAY_HOME"}
    assert read - made_up <= {*environment.SETTINGS, *environment.OTHERS}


def test_the_public_address_comes_from_the_command_line_or_the_environment(
    found: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    commands.serve(public_url="https://a.example/games")
    monkeypatch.setenv("GETAWAY_PUBLIC_URL", "https://b.example")
    commands.serve()
    commands.serve(host="0.0.0.0")
    assert [str(one.public) for one in found] == ["https://a.example/games/", *["https://b.example/"] * 2]
    assert [one.hosts for one in found] == [(f"{name}.example", *LOOPBACK) for name in "abb"]
    monkeypatch.delenv("GETAWAY_PUBLIC_URL")
    commands.serve(host="0.0.0.0")
    assert (found[-1].public, found[-1].hosts) == (None, ())


def test_the_database_and_its_password_need_not_stand_on_the_command_line(
    found: list[Settings], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "password").write_text("pass:word@/\n")
    monkeypatch.setenv("GETAWAY_DATABASE", "postgresql://me@here/games")
    commands.serve()
    monkeypatch.setenv("GETAWAY_DATABASE_PASSWORD_FILE", str(tmp_path / "password"))
    commands.serve()
    commands.serve(database="postgresql://you@there/games")
    commands.serve(database="sqlite:////tmp/x.db")
    assert [make_url(one.database).password for one in found] == [None, "pass:word@/", "pass:word@/", None]
    assert make_url(found[1].database).host == "here"
    assert "pass:word" not in repr(make_url(found[1].database))
    (tmp_path / "password").write_text("\n")
    with pytest.raises(BadInput, match="There's no password"):
        commands.serve()
    (tmp_path / "password").unlink()
    with pytest.raises(BadInput, match="can't be read: no such file"):
        commands.serve()


def test_a_server_opens_its_database_with_a_password_from_the_environment_or_a_file(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = make_url(postgres.new_database_with_password("a pass word"))
    assert url.password is None
    with pytest.raises(EOFError):
        Served(settings_for(tmp_path, database=url.render_as_string()))
    (tmp_path / "password").write_text("a pass word\n")
    monkeypatch.setenv("GETAWAY_DATABASE_PASSWORD_FILE", str(tmp_path / "password"))
    server = Served(settings_for(tmp_path, database=environment.with_password(url.render_as_string())))
    server.guest("Ann")
    server.kill()
    environ = {**os.environ, "PGPASSWORD": "a pass word", "GETAWAY_DATA": str(tmp_path)}
    del environ["GETAWAY_DATABASE_PASSWORD_FILE"]
    command = [*GETAWAY, "serve", "--port", "0", "--database", url.render_as_string()]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environ
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Getaway is at")
    process.send_signal(signal.SIGINT)
    process.communicate()


def test_a_short_token_for_the_numbers_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GETAWAY_METRICS_TOKEN", "short")
    with pytest.raises(BadInput, match="GETAWAY_METRICS_TOKEN needs at least 16"):
        environment.metrics_token()


def test_a_folder_of_editions_that_does_not_exist_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="There's no folder"):
        Editions(tmp_path / "nowhere")
    assert Editions(tmp_path).names("art-robbery") == ["standard"]


def test_playing_twice_says_where_it_runs_already(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, getaway: Getaway
) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    with claimed(make_url(sqlite_url(tmp_path / "getaway.db"))) as tell:
        code, _, err = getaway()
        assert (code, "is in use by another server" in err) == (2, True)
        tell("http://127.0.0.1:8000")
        assert getaway() == (0, "Getaway is already running: open http://127.0.0.1:8000\n", "")
        code, _, err = getaway("serve", "--port", "0")
        assert (code, f"at http://127.0.0.1:8000 (process {os.getpid()})" in err) == (2, True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def test_a_strangers_first_view_is_calm_and_the_log_is_in_a_file(tmp_path: Path) -> None:
    port, environ = free_port(), {**os.environ, "GETAWAY_DATA": str(tmp_path)}
    process = subprocess.Popen(
        [*GETAWAY, "--port", str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=environ,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    again = subprocess.run([*GETAWAY, "--port", "0"], capture_output=True, text=True, env=environ)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate()
    assert first == f"Getaway is at http://127.0.0.1:{port} (Ctrl-C stops it)\n"
    assert again.stdout == f"Getaway is already running: open http://127.0.0.1:{port}\n"
    assert rest.strip() == "Getaway has stopped. Every table is in the log."
    log = tmp_path / "getaway.log"
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    assert "started" in [json.loads(line)["event"] for line in log.read_text().splitlines()]


def test_with_a_log_file_a_person_is_told_only_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ("getaway", "uvicorn.error", "asyncio")
    before = {name: (logging.getLogger(name).handlers, logging.getLogger(name).propagate) for name in names}
    try:
        logs.set_up(file=tmp_path / "log")
        logs.note("all is well")
        logs.note("request failed", error=ValueError("secret details"))
        with pytest.raises(BadInput, match="can't be written"):
            logs.set_up(file=tmp_path / "no" / "log")
    finally:
        for name, (handlers, propagate) in before.items():
            logging.getLogger(name).handlers[-1].close()
            logging.getLogger(name).handlers = handlers
            logging.getLogger(name).propagate = propagate
    assert capsys.readouterr().err == f"getaway: request failed; {tmp_path / 'log'} says more.\n"
    assert len((tmp_path / "log").read_text().splitlines()) == 2
