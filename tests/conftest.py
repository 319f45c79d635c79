from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, settings

from getaway import cli
from getaway.client import caller
from getaway.store.database import sqlite_url
from tests import watchman
from tests.postgres import Cluster
from tests.selecting import Selection

Getaway = Callable[..., tuple[int, str, str]]

settings.register_profile(
    "house",
    deadline=None,
    max_examples=15,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("house")

# A shell that starts the tests in the background has Ctrl-C ignored, and so would all that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

TESTS = Path(__file__).parent
# Whose tests answer for the coverage of kernel, games and table: measuring makes plain games five times
# slower, and a line that only a browser happens to reach is tested by nobody. A test among them that plays
# whole games by the dozen says so itself: unmeasured.
ROOMS = (
    "contract",
    "games",
    "kernel",
    "table",
    "bots/test_search.py",
    "bots/test_play_outs.py",
    "bots/test_outcomes.py",
    "bots/test_explanation.py",
    "terminal/test_snapshots.py",
    "test_cli.py",
    "third_game/test_programs.py",
)
MEASURED = [TESTS / room for room in ROOMS]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="Only what is run while working, in a minute.")


def pytest_configure(config: pytest.Config) -> None:
    watchman.set_watch()
    config.pluginmanager.register(Selection(config))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage looks away where a test does not answer for it; with xdist pytest-cov's no_cover does not."""
    watching, in_threads = sys.gettrace(), threading.gettrace()
    answers = any(item.path.is_relative_to(room) for room in MEASURED)
    if not answers or item.get_closest_marker("unmeasured"):
        sys.settrace(None)
        threading.settrace(cast(Any, None))
    try:
        return (yield)
    finally:
        sys.settrace(watching)
        threading.settrace(cast(Any, in_threads))


@pytest.fixture(autouse=True, scope="session")
def english() -> Iterator[None]:
    """Whatever language the machine speaks, tests begin in English."""
    patch = pytest.MonkeyPatch()
    patch.setenv("LANG", "C")
    for name in ("LC_ALL", "LC_MESSAGES"):
        patch.delenv(name, raising=False)
    yield
    patch.undo()


@pytest.fixture(autouse=True, scope="session")
def patience() -> Iterator[None]:
    """On a busy machine our own client gives nothing up; a test that waits in vain is ended by pytest."""
    patch = pytest.MonkeyPatch()
    for name in ("REPLY_SECONDS", "OPEN_SECONDS", "DEAD_SECONDS"):
        patch.setattr(caller, name, None)
    yield
    patch.undo()


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the repository."""
    return Path(__file__).parent.parent


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL, started when a test first asks for it."""
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path / "getaway.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_database()


@pytest.fixture
def getaway(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Getaway:
    """Run a command in this process: its exit code, what it printed, what it complained of."""

    def run(*arguments: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["getaway", *map(str, arguments)])
        code = 0
        try:
            cli.main()
        except SystemExit as exit:
            code = int(exit.code or 0)
        sys.stdout.flush()
        printed = capfd.readouterr()
        return code, printed.out, printed.err

    return run
