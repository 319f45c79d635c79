"""Whatever ends the tests, nothing of theirs runs on: not at Ctrl-C, not when they are killed.

Every process that the tests start, and every one that such a process starts, has in its environment the name
of one folder. A watchman of a session of its own holds the other end of a pipe: when pytest is no more it
ends all who have that name and removes the folder.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

MARK = "GETAWAY_TESTS"
ENDING_SECONDS = 20  # that a process which hears SIGINT has to end before it is killed
_kept: list[int] = []


def set_watch() -> None:
    """Make the folder and the watchman, once for pytest and all that it starts."""
    if MARK in os.environ:
        return
    made = tempfile.mkdtemp(prefix="getaway-tests-")
    # PostgreSQL's user, who is not root, has a folder in it.
    Path(made).chmod(0o711)
    read, write = os.pipe()
    # Nobody else gets the other end, so it is closed when this process is no more, whatever ends it.
    _kept.append(write)
    watching = subprocess.Popen([sys.executable, "-I", __file__, made], stdin=read, start_new_session=True)
    watching.returncode = 0  # Nobody waits for it: it outlives this process.
    os.close(read)
    os.environ[MARK] = made


def folder() -> Path:
    """Where tests put what has to be gone afterwards."""
    return Path(os.environ[MARK])


def marked(name: str) -> list[int]:
    """The processes that have the name of the folder in their environment, this one aside."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"{MARK}={name}".encode() in (process / "environ").read_bytes().split(b"\0"):
                found.append(int(process.name))
    return [process for process in found if process != os.getpid()]


def is_deaf(process: int) -> bool:
    """Does it ignore SIGINT?"""
    with contextlib.suppress(OSError):
        status = Path(f"/proc/{process}/status").read_text()
        ignored = next(line.split()[1] for line in status.splitlines() if line.startswith("SigIgn:"))
        return bool(int(ignored, 16) >> (signal.SIGINT - 1) & 1)
    return False


def end(processes: list[int], how: signal.Signals) -> None:
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, how)


def watch(name: str) -> None:
    """Wait until whoever made the pipe is no more; then clear up."""
    sys.stdin.buffer.read()
    last = time.monotonic() + ENDING_SECONDS
    # SIGINT: PostgreSQL, chromium and our own server end at once, and cleanly.
    end(marked(name), signal.SIGINT)
    while left := marked(name):
        is_late = time.monotonic() > last
        end([process for process in left if is_late or is_deaf(process)], signal.SIGKILL)
        time.sleep(0.05)
    shutil.rmtree(name, ignore_errors=True)


if __name__ == "__main__":
    watch(sys.argv[1])
