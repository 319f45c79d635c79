"""What a command does where its output cannot go anywhere."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    ("redirected", "code", "said"),
    [
        (">&-", 0, ""),
        ("<&- >/dev/null", 0, ""),
        (">/dev/full", 2, "getaway: this cannot be written: no space left on device.\n"),
    ],
)
def test_closed_and_full_outputs_are_no_traceback(redirected: str, code: int, said: str) -> None:
    command = f'"{sys.executable}" -m getaway rules --rule AR-1 {redirected}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (code, said)
