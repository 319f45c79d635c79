"""What a command does where its output cannot go anywhere, or Ctrl-C comes before it has begun."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from getaway import cli

# Sends itself a Ctrl-C when a module is about to be imported, where an exception would be swallowed.
INTERRUPTED_AT = """
import contextlib, signal, sys
class Finger:
    def find_spec(self, name, path=None, target=None):
        if name == module:
            with contextlib.suppress(KeyboardInterrupt):
                signal.raise_signal(signal.SIGINT)
module = sys.argv.pop(1)
sys.meta_path.insert(0, Finger())
from getaway.__main__ import main
main()
"""


@pytest.mark.parametrize(
    ("redirected", "code", "said"),
    [
        (">&-", 0, ""),
        ("<&- >/dev/null", 0, ""),
        (">/dev/full", 2, "getaway: this can't be written: no space left on device.\n"),
    ],
)
def test_closed_and_full_outputs_are_no_traceback(redirected: str, code: int, said: str) -> None:
    command = f'"{sys.executable}" -m getaway rules --rule AR-1 {redirected}'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (code, said)


@pytest.mark.parametrize(
    "arguments",
    [("rules",), ("transcript", "art-robbery", "--players", "2"), ("play", "--bots", "random")],
    ids=lambda arguments: arguments[0],
)
def test_a_reader_who_has_left_is_no_failure(arguments: tuple[str, ...], tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "getaway", *arguments],
        stdin=subprocess.DEVNULL,
        stdout=writing,
        stderr=subprocess.PIPE,
        env={**os.environ, "GETAWAY_DATA": str(tmp_path)},
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")


def interrupted_at(module: str, answer: Callable[..., Any] | signal.Handlers) -> tuple[int, str, str]:
    """A game in lines that gets a Ctrl-C before it has imported a module; where Ctrl-C is answered so."""
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT, module, "play", "--bots", "random", "--seed", "1"],
        input="q\n",
        capture_output=True,
        text=True,
        # Else it would be as it is for the tests, which may run in the background of a shell.
        preexec_fn=lambda: signal.signal(signal.SIGINT, answer),
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "module", ["getaway.cli", "typer.main", "getaway.terminal.fronts", "fluent", "getaway.terminal.lines"]
)
def test_ctrl_c_before_anything_has_begun_ends_in_silence(
    module: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    assert interrupted_at(module, signal.default_int_handler) == (130, "", "")


def test_a_ctrl_c_that_is_ignored_stays_ignored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GETAWAY_DATA", str(tmp_path))
    code, printed, _ = interrupted_at("getaway.cli", signal.SIG_IGN)
    assert code == 0
    assert "Game saved." in printed


def test_ctrl_c_while_the_command_is_read_ends_in_silence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(app: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "name_lists", interrupt)
    with pytest.raises(SystemExit) as ended:
        cli.main()
    assert ended.value.code == 130
    assert capsys.readouterr() == ("", "")
