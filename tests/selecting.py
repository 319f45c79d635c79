"""Which tests are run: all; with `--quick` what one runs while working; those of the referee when it changes.

A test of the referee depends on nothing but the files of the second opinion and Python. When a run of
everything has passed them, pytest's cache keeps what those files were: as long as they are the same on this
machine, a run of everything leaves these tests out and says so. Named on the command line they always run.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import pytest

TESTS = Path(__file__).parent
REFEREE = TESTS / "second_opinion"
KEPT = "getaway/referee"
RESTS = "the referee is what it was when its tests passed: they are left out (pytest tests/second_opinion)"

# Nothing here compiles rules, starts a server, a browser or another process.
QUICK = (
    *("bots/test_ladder.py", "bots/test_offers.py", "bots/test_weights.py"),
    *("bridges/test_parallel.py", "contract/test_secrecy.py"),
    *("games/alcatraz/deals", "games/alcatraz/rules", "games/alcatraz/shown", "games/alcatraz/talk"),
    *("games/alcatraz/lessons", "games/art_robbery/lessons"),
    *("games/art_robbery/rules", "games/art_robbery/shown"),
    *("bots/models", "mcp/test_prompts.py"),
    *("house", "kernel/test_actions.py", "kernel/test_options.py", "kernel/test_record.py"),
    *(
        "kernel/test_toml.py",
        "proofreading",
        "learn/test_run.py",
        "lab/test_replay.py",
        "lab/test_seating.py",
        "lab/test_standings.py",
    ),
    *("review/test_course.py", "review/test_grading.py", "train/test_refusals.py"),
    *("second_opinion/test_alcatraz_examples.py", "store/test_journal.py", "table"),
    *("table_bots/test_talking.py", "terminal/test_bargain.py", "terminal/test_saved.py"),
    *("terminal/test_snapshots.py", "test_figures.py", "test_records.py", "web/test_wire.py", "words"),
)
NOT_QUICK = (
    *("games/alcatraz/deals/test_promise_effects.py", "games/alcatraz/shown/test_transcript.py"),
    *("games/art_robbery/rules/test_memory.py", "games/art_robbery/shown/test_transcript.py"),
    *("house/test_interrupted.py", "house/test_setup.py"),
)


def is_quick(path: Path) -> bool:
    """Is a file of tests among those that are run while working?"""
    return is_in(path, QUICK) and not is_in(path, NOT_QUICK)


def may_be_quick(path: Path) -> bool:
    """Is it such a file, or a folder with such files in it?"""
    return is_quick(path) or any((TESTS / name).is_relative_to(path) for name in QUICK)


def is_in(path: Path, names: tuple[str, ...]) -> bool:
    return any(path.is_relative_to(TESTS / name) for name in names)


def digest(folder: Path = REFEREE) -> str:
    """What the files of the second opinion are, and which Python runs them."""
    found = hashlib.sha256(sys.version.encode())
    for path in sorted(folder.rglob("*.py")):
        found.update(f"{path.relative_to(folder)} {path.stat().st_size}\n".encode() + path.read_bytes())
    return found.hexdigest()


class Selection:
    """Leaves tests out, and keeps what has passed."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._quick = bool(config.getoption("quick"))
        self._passed = self._failed = 0
        # A worker of xdist is told by whom it works for: only there is it known what was asked for.
        told: dict[str, Any] | None = getattr(config, "workerinput", None)
        self._is_worker = told is not None
        narrowed = config.getoption("keyword") or config.getoption("markexpr") or config.getoption("deselect")
        self._is_whole = (
            config.args_source is config.ArgsSource.TESTPATHS and not narrowed and not self._quick
        )
        self.rests = told["referee_rests"] if told else self._is_whole and self._kept() == digest()

    def _kept(self) -> object:
        cache = getattr(self._config, "cache", None)
        return cache.get(KEPT, None) if cache else None

    @pytest.hookimpl(optionalhook=True)
    def pytest_configure_node(self, node: Any) -> None:
        node.workerinput["referee_rests"] = self.rests

    def pytest_report_header(self) -> list[str]:
        return [RESTS] if self.rests else []

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        # Not even imported: half a minute goes by before all tests are.
        return True if self._quick and not may_be_quick(collection_path) else None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        left_out = [item for item in items if self._is_left_out(item)]
        if left_out:
            config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if not self._is_left_out(item)]

    def _is_left_out(self, item: pytest.Item) -> bool:
        if self._quick:
            case = getattr(item, "callspec", None)
            return case is not None and case.params.get("database_url") == "postgresql"
        return self.rests and item.path.is_relative_to(REFEREE)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.nodeid.startswith("tests/second_opinion/"):
            self._passed += report.when == "call" and report.passed
            self._failed += report.failed

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        cut_off = session.shouldstop or session.shouldfail
        is_sound = self._passed > 0 and self._failed == 0 and not cut_off
        cache = getattr(self._config, "cache", None)
        if self._is_whole and is_sound and not self._is_worker and cache:
            cache.set(KEPT, digest())
