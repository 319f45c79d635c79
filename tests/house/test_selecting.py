"""What is left out of a run is left out for a reason that holds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests import selecting


def test_every_room_has_tests_that_are_run_while_working() -> None:
    rooms = {path.name for path in selecting.TESTS.iterdir() if list(path.glob("**/test_*.py"))}
    # A page is nothing without a browser, a package nothing without an installation.
    assert rooms - {Path(name).parts[0] for name in selecting.QUICK} == {"browser", "third_game"}
    for name in (*selecting.QUICK, *selecting.NOT_QUICK):
        assert (selecting.TESTS / name).exists(), name


def test_the_referee_depends_on_nothing_but_its_own_files() -> None:
    """Else its tests could be left out though what they test has changed."""
    code = (
        "import importlib, json, pathlib, sys\n"
        "for path in sorted(pathlib.Path('tests/second_opinion').glob('*.py')):\n"
        "    importlib.import_module(f'tests.second_opinion.{path.stem}')\n"
        "print(json.dumps([name for name in sys.modules if name.split('.')[0] in ('getaway', 'tests')]))\n"
    )
    root = selecting.TESTS.parent
    done = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True)
    needed = [name for name in json.loads(done.stdout) if not name.startswith("tests.second_opinion")]
    assert needed == ["tests"]


def test_whatever_changes_in_the_referee_changes_its_digest(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("a = 1\n")
    (tmp_path / "two.py").write_text("b = 2\n")
    seen = {selecting.digest(tmp_path)}
    (tmp_path / "two.py").write_text("b = 3\n")
    seen.add(selecting.digest(tmp_path))
    (tmp_path / "two.py").rename(tmp_path / "three.py")
    seen.add(selecting.digest(tmp_path))
    (tmp_path / "four.py").write_text("")
    seen.add(selecting.digest(tmp_path))
    assert len(seen) == 4
    assert selecting.digest(tmp_path) in seen
