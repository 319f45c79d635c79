"""What a stranger types: `make` mends what it finds, and says little."""

from __future__ import annotations

import os
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

# What pip or uv would do, without a network: a Python, and programs that name the folder they are in.
UV = f"""#!/bin/sh
echo "noise of uv $1"
if [ "$1" = venv ]; then
    mkdir -p .venv/bin
    printf '#!/bin/sh\\nexec {sys.executable} "$@"\\n' >.venv/bin/python
    chmod +x .venv/bin/python
    exit
fi
[ -e broken ] && {{ echo "no such package"; exit 1; }}
printf '#!/bin/sh\\necho "%s/.venv/bin/ runs getaway $*"\\n' "$(pwd -P)" >.venv/bin/getaway
chmod +x .venv/bin/getaway
"""
PAGE = "print('Building the page …')\n"


@pytest.fixture
def clone(tmp_path: Path, root: Path) -> Path:
    """As much of a clone as make and the set-up look at."""
    folder = tmp_path / "clone"
    for name in ("scripts", "ui", "src/getaway/words", "src/getaway/games"):
        (folder / name).mkdir(parents=True)
    for name in ("Makefile", "scripts/setup", "pyproject.toml", "constraints.txt"):
        shutil.copy(root / name, folder / name)
    (folder / "scripts/page.py").write_text(PAGE)
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "uv").write_text(UV)
    (programs / "uv").chmod(0o755)
    return folder


def make(clone: Path, *what: str) -> tuple[int, str]:
    """Run make there: its exit code, and what a person sees."""
    # Only what the set-up itself needs is found, and no make around this one is known.
    path = f"{clone.parent / 'programs'}{os.pathsep}{os.environ['PATH']}"
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"
    }
    done = subprocess.run(
        ["make", *what],
        cwd=clone,
        env={**kept, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return done.returncode, done.stdout


CALM = "Setting up .venv with uv …\nBuilding the page …\n"
ANEW = "What is in .venv cannot be used: it is made anew.\n"


def test_the_first_set_up_says_two_lines_and_the_rest_is_in_a_file(clone: Path) -> None:
    assert make(clone, "setup") == (0, CALM)
    assert "noise of uv venv" in (clone / "setup.log").read_text()
    code, said = make(clone, "play")
    assert (code, said) == (0, f"{clone}/.venv/bin/ runs getaway --port 8000\n")


def test_the_port_is_ones_own_choice(clone: Path) -> None:
    make(clone, "setup")
    assert make(clone, "play", "PORT=8001")[1].endswith("runs getaway --port 8001\n")


def test_what_is_whole_is_left_alone(clone: Path) -> None:
    make(clone, "setup")
    before = (clone / ".venv/bin/getaway").stat().st_mtime_ns
    assert make(clone, "play")[0] == 0
    assert (clone / ".venv/bin/getaway").stat().st_mtime_ns == before


def test_a_renamed_clone_is_set_up_anew(clone: Path) -> None:
    make(clone, "setup")
    moved = clone.rename(clone.with_name("renamed"))
    code, said = make(moved, "play")
    assert code == 0
    assert ANEW in said
    assert said.endswith(f"{moved}/.venv/bin/ runs getaway --port 8000\n")


def test_a_clone_that_is_reached_by_a_link_is_left_alone(clone: Path) -> None:
    make(clone, "setup")
    (clone.parent / "link").symlink_to(clone)
    assert ANEW not in make(clone.parent / "link", "play")[1]


@pytest.mark.parametrize("broken", ["no python", "python that fails", "no program", "cut off", "half made"])
def test_a_venv_that_cannot_be_used_is_made_anew(clone: Path, broken: str) -> None:
    make(clone, "setup")
    if broken == "no python":
        (clone / ".venv/bin/python").unlink()
    elif broken == "python that fails":
        (clone / ".venv/bin/python").write_text("#!/bin/sh\nexit 1\n")
    elif broken == "no program":
        (clone / ".venv/bin/getaway").unlink()
    elif broken == "cut off":
        # Killed while it was installed: the marks of an earlier time are there.
        (clone / ".venv/.half").touch()
    else:
        shutil.rmtree(clone / ".venv")
        (clone / ".venv").mkdir()
    code, said = make(clone, "play")
    assert code == 0
    calm = f"Setting up .venv with uv …\n{ANEW}Building the page …\n"
    assert said == f"{calm}{clone}/.venv/bin/ runs getaway --port 8000\n"


def test_a_set_up_that_fails_says_why_and_the_next_one_mends_it(clone: Path) -> None:
    (clone / "broken").touch()
    code, said = make(clone, "play")
    assert code != 0
    assert "no such package" in said
    assert "setup.log says why" in said
    (clone / "broken").unlink()
    assert make(clone, "play")[0] == 0


def test_the_set_up_can_be_run(root: Path) -> None:
    assert (root / "scripts/setup").stat().st_mode & stat.S_IXUSR
