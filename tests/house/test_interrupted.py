"""Interrupted or killed, the tests leave nothing behind: no process and no folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import watchman


def runs(process: int) -> bool:
    """A zombie does not: it has ended, and only its adopter has not asked how yet."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False


if sys.platform == "linux":

    @pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
    @pytest.mark.parametrize("workers", [0, 1])
    def test_nothing_is_left_behind(tmp_path: Path, root: Path, how: signal.Signals, workers: int) -> None:
        said = tmp_path / "said"
        os.mkfifo(said)
        environment = {name: value for name, value in os.environ.items() if name != watchman.MARK}
        ways = [
            "-p",
            "no:cacheprovider",
            "--basetemp",
            str(tmp_path / "inner"),
            "--numprocesses",
            str(workers),
        ]
        suite = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-q", *ways, "tests/house/left_behind.py"],
            cwd=root,
            env={**environment, "INTERRUPTED": str(said)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            # Also where the tests themselves ignore it, as all does that a shell starts in the background.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
        )
        try:
            folder, numbers = said.read_text().splitlines()
            started = set(map(int, numbers.split()))
            assert started <= set(watchman.marked(folder))
            suite.send_signal(how)
            # The watchman has the other end of this pipe too: it goes last.
            suite.communicate()
        finally:
            suite.kill()
        assert watchman.marked(folder) == []
        assert [pid for pid in started if runs(pid)] == []
        assert not Path(folder).exists()
