"""Each bridge is an extra: without its library it says what to install, and nothing else minds."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from tests.conftest import Getaway

HIDDEN = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
{code}
"""


def run(hidden: set[str], code: str) -> subprocess.CompletedProcess[str]:
    """Run a program that cannot see some libraries."""
    program = HIDDEN.format(hidden=hidden, code=code)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("bridge", "library", "sentence"),
    [
        ("pettingzoo", "pettingzoo", "The bridge to PettingZoo needs pettingzoo: "),
        ("pettingzoo", "gymnasium", "The bridge to PettingZoo needs gymnasium: "),
        ("gymnasium", "gymnasium", "The bridge to Gymnasium needs gymnasium: "),
        ("gymnasium", "numpy", "The bridge to Gymnasium needs numpy: "),
        ("openspiel", "pyspiel", "The bridge to OpenSpiel needs pyspiel: "),
        ("sb3", "stable_baselines3", "The bridge to Stable-Baselines3 needs stable_baselines3: "),
    ],
)
def test_without_its_library_a_bridge_says_what_to_install(bridge: str, library: str, sentence: str) -> None:
    ended = run({library}, f"import getaway.bridges.{bridge}")
    assert ended.returncode == 1
    last = ended.stderr.splitlines()[-1]
    extra = {"sb3": "train"}.get(bridge, bridge)
    assert last == f"ModuleNotFoundError: {sentence}pip install 'getaway[{extra}]'."


def test_a_picture_says_what_to_install() -> None:
    code = (
        "from getaway.bridges import pettingzoo\n"
        "env = pettingzoo.env('art-robbery', render_mode='rgb_array', compiled=False)\n"
        "env.reset(seed=1)\n"
        "env.render()"
    )
    ended = run({"PIL"}, code)
    assert "needs PIL: pip install 'getaway[pettingzoo]'." in ended.stderr


def test_the_command_line_imports_no_library_of_a_bridge() -> None:
    libraries = {"gymnasium", "pettingzoo", "pyspiel", "PIL", "numpy", "llvmlite"}
    ended = run(
        libraries, "from getaway import cli\nsys.argv = ['getaway', 'observation', 'alcatraz']\ncli.main()"
    )
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "my decision" in ended.stdout


def test_the_bench_of_bridges_prints_a_list(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    from getaway.bridges import bench

    monkeypatch.setattr(bench, "RUNS", 2)
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "AT_ONCE", 16)
    code, out, _ = getaway("bench", "bridges", "--game", "art-robbery", "--players", 2, "--json")
    rows = json.loads(out)
    assert code == 0
    assert {row["bridge"] for row in rows} == {"pettingzoo", "gymnasium", "openspiel"}
    for row in rows:
        assert 0 < row["low"] <= row["decisions_per_s"] <= row["high"]
    code, out, _ = getaway("bench", "bridges", "--game", "art-robbery", "--players", 2)
    assert (code, out.count("art-robbery")) == (0, len(rows))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "go"], "Unknown game 'go'"),
        (["--players", "9"], "for 2 to 5 players, not 9."),
    ],
)
def test_what_cannot_be_measured_is_named(getaway: Getaway, arguments: list[str], sentence: str) -> None:
    code, _, err = getaway("bench", "bridges", *arguments)
    assert code == 2
    assert sentence in err


def test_a_bench_without_any_library_says_so() -> None:
    code = "from getaway import cli\nsys.argv = ['getaway', 'bench', 'bridges']\ncli.main()"
    ended = run({"gymnasium", "pettingzoo", "pyspiel"}, code)
    assert ended.returncode == 2
    assert ended.stderr.splitlines()[-1] == (
        "getaway: There's no bridge to measure: none of their libraries is installed."
    )
