"""`getaway play` as a person types it, in a real terminal and in none."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from getaway.kernel.engine import Engine
from getaway.terminal import commands
from getaway.terminal.text_game import Sitting
from getaway.terminal.warmth import Warmth
from tests.conftest import Getaway

PATIENCE = 90


class Terminal:
    """A terminal of 80 × 24 in which a command runs."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "getaway", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**os.environ, "TERM": "xterm-256color", **environment},
        )
        os.close(theirs)
        self._ours = ours
        self.shown = ""

    def until(self, part: str) -> None:
        """Read until something is shown."""
        patience = time.monotonic() + PATIENCE
        while part not in self.shown:
            assert time.monotonic() < patience, self.shown[-2000:]
            self._read()

    def _read(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], 1.0)
        try:
            new = os.read(self._ours, 65536) if ready else b""
        except OSError:
            # The other end is closed: so Linux says that there is nothing more.
            return False
        self.shown += new.decode(errors="replace")
        return True

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def ends(self) -> int:
        """Read to the end; the exit code."""
        patience = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < patience:
            self._read()
        while self._read() and time.monotonic() < patience:
            if not select.select([self._ours], [], [], 0)[0]:
                break
        os.close(self._ours)
        if self.process.poll() is None:
            self.process.kill()
        return self.process.wait(10)


def test_leaving_saves_and_says_how_to_go_on(own_folder: Path) -> None:
    terminal = Terminal("play", "art-robbery", "--bots", "random", GETAWAY_DATA=str(own_folder))
    terminal.until("Which card do you play?")
    terminal.press("q")
    assert terminal.ends() == 0
    assert "The game is saved. To go on: getaway play art-robbery --resume" in terminal.shown
    assert len(list((own_folder / "saved").iterdir())) == 1
    again = Terminal("play", "--resume", "--lang", "de", GETAWAY_DATA=str(own_folder))
    again.until("Welche Karte spielst du?")
    again.press("\x03")
    assert again.ends() == 0
    assert "gespeichert" in again.shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "--resume needs a terminal, not a pipe."),
        (["--table", "abc"], "'abc' does not tell the server: give the whole link, or --server too."),
        (["--server", "http://127.0.0.1:1", "--resume"], "are for games on this machine, not at a server"),
        (["--server", "http://127.0.0.1:1"], "http://127.0.0.1:1 does not answer: connection refused.\n"),
        (["--name", ""], "A name has 1 to 24 printable characters."),
        (["--name", "A\x1b[2J", "--lang", "de"], "Ein Name hat 1 bis 24 druckbare Zeichen."),
        (["--bots", "mine:Bot"], "A bot of your own plays in the arena: getaway arena art-robbery mine:Bot"),
        (["chess"], "There is no game 'chess'"),
        (["--players", "9"], "art-robbery is for 2 to 5 players, not 9."),
    ],
)
def test_what_cannot_be_is_one_sentence(getaway: Getaway, arguments: list[str], sentence: str) -> None:
    code, out, err = getaway("play", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_broken_saved_game_is_one_sentence_in_a_terminal(own_folder: Path) -> None:
    folder = own_folder / "saved"
    folder.mkdir()
    (folder / "1-alcatraz.jsonl").write_text('{"format": "getaway-saved-7", "program": "7.0"}\n')
    terminal = Terminal("play", "--resume", GETAWAY_DATA=str(own_folder))
    assert terminal.ends() == 2
    assert "was saved by getaway 7.0" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_a_name_that_cannot_be_is_a_sentence_in_a_terminal_too(own_folder: Path) -> None:
    terminal = Terminal("play", "--name", " ", "--lang", "es", GETAWAY_DATA=str(own_folder))
    assert terminal.ends() == 2
    assert "getaway: Un nombre" in terminal.shown


def test_strong_bots_do_not_make_a_person_wait(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """They begin on the plain engine, and go over to the compiled one when it is there."""
    from getaway.games import load

    engines: list[Engine | None] = [None, None, load("art-robbery", compiled=True)]
    asked = 0

    class Cold:
        def __init__(self, game: str, edition: Path | None) -> None:
            self.stopped = False

        def engine(self) -> Engine | None:
            nonlocal asked
            asked += 1
            return engines[min(asked - 1, 2)]

        def stop(self) -> None:
            self.stopped = True

    monkeypatch.setattr("getaway.terminal.warmth.Warmth", Cold)
    monkeypatch.setattr("builtins.input", lambda _: "1")
    sitting = Sitting("Ann", 2, 4, "hard@20", "en", {})
    commands.play_in_lines(load("art-robbery"), sitting, None)
    printed = capsys.readouterr()
    assert asked > 2
    assert "strong bots warm up beside the game" in printed.err
    assert "Play again: " in printed.out


def test_warmth_comes_by_itself_and_can_be_stopped() -> None:
    warmth = Warmth("art-robbery", None)
    warmth._thread.join(PATIENCE)
    engine = warmth.engine()
    assert engine is not None
    assert engine.compiled
    warmth.stop()
    early = Warmth("art-robbery", None)
    early.stop()
    early._thread.join(PATIENCE)
    assert early.engine() is None
