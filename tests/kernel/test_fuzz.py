"""Whatever an engine is handed, Python lives on and says what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from getaway.games import REGISTRY

CALLS = 600


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("kind", ["plain", "compiled"])
@pytest.mark.parametrize("name", list(REGISTRY))
def test_no_call_ends_python_or_fails_without_words(name: str, kind: str, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.kernel.fuzzing", name, kind, str(seed), str(CALLS)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{name}, {kind}, seed {seed}: ended by {done.returncode}\n{done.stderr}"
    taken, refused = map(int, done.stdout.split())
    assert taken + refused == CALLS
    assert taken > CALLS / 20, "if nearly all is refused, nothing is tried"
