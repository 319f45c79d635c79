"""A real terminal for the tests: 80 × 24, with a keyboard whose Ctrl-C is a signal."""

from __future__ import annotations

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

# The pauses that bots make so that people can follow are not what is tested.
WITHOUT_PAUSES = """
from getaway.cli import main
from getaway.places.local import LocalTable
LocalTable.__init__.__kwdefaults__["bot_pause"] = 0.0
main()
"""


class Window:
    """A terminal in which a command runs."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        # What the terminal of the tests is like says nothing about this one.
        outer = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        ours, theirs = pty.openpty()
        self._ours = ours
        self.resize(80, 24)
        self.process = subprocess.Popen(
            [sys.executable, "-c", WITHOUT_PAUSES, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            # The terminal is theirs: its keyboard sends them signals, children included.
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
            env={**outer, "TERM": "xterm-256color", **environment},
        )
        os.close(theirs)
        self.shown = ""

    def resize(self, wide: int, tall: int) -> None:
        fcntl.ioctl(self._ours, termios.TIOCSWINSZ, struct.pack("HHHH", tall, wide, 0, 0))

    def until(self, part: str, times: int = 1) -> None:
        """Read until something is shown, so often in all."""
        while self.shown.count(part) < times:
            assert self._read(), self.shown[-2000:]

    def _read(self) -> bool:
        try:
            new = os.read(self._ours, 65536)
        except OSError:
            # The other end is closed: so Linux says that there is nothing more.
            return False
        self.shown += new.decode(errors="replace")
        return bool(new)

    def press(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def ends(self) -> int:
        """Read to the end; the exit code."""
        while self._read():
            pass
        os.close(self._ours)
        return self.process.wait()
