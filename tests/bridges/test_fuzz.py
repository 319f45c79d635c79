"""Whatever a bridge is handed, Python lives on and the bridge says what is wrong."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from getaway.games import REGISTRY

ROUNDS = 60


@pytest.mark.unmeasured
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", list(REGISTRY))
def test_no_bridge_ends_python_or_fails_without_words(name: str, seed: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bridges.fuzzing", name, str(seed), str(ROUNDS)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{name}, seed {seed}: ended by {done.returncode}\n{done.stderr}"
    taken, refused = map(int, done.stdout.split())
    assert min(taken, refused) > ROUNDS, "if nearly all is refused, or taken, little is tried"
