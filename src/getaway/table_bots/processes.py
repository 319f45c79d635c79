"""One process in which bots think, as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import json
import os
import signal
import sys
import time
from pathlib import Path

from getaway.table_bots.questions import Answer, Judging, Question, Warming

PR_SET_PDEATHSIG = 1  # of Linux: the signal that a child gets when its parent is no more
_SYSTEM = ctypes.CDLL(None) if sys.platform == "linux" else None
_TICKS = os.sysconf("SC_CLK_TCK")


def quietly() -> None:
    """In the child: ignore Ctrl-C, which is for the server; run at low priority; end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    end_with_parent(signal.SIGKILL)


def end_with_parent(how: signal.Signals) -> None:
    """In a child: get a signal when the parent is no more, where the system can send one."""
    if _SYSTEM is not None:
        _SYSTEM.prctl(PR_SET_PDEATHSIG, how)


class Worker:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self.retired = False
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None  # and may not be gone yet

    @property
    def is_gone(self) -> bool:
        """Has no process, nor one that was killed and may still be there?"""
        return self._process is None and (self._killed is None or self._killed.returncode is not None)

    async def start(self) -> None:
        """Be there, with everything imported that thinking needs."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "getaway.table_bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Ctrl-C is for whoever started it, also while it imports what it needs.
                start_new_session=True,
            )
            await self._answer()

    async def ask(self, question: Question | Judging | Warming) -> Answer:
        """The answer to a question."""
        await self.start()
        process = self._process
        if process is None:
            return {"error": "the process does not start"}
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ConnectionResetError:
            line = b""
        if not line:
            self.kill()
            return {"error": "the process has died"}
        answer: Answer = json.loads(line)
        return answer

    def cpu_seconds(self) -> float:
        """How much processor time it has used, where the system tells; else the time that has passed."""
        if sys.platform != "linux" or self._process is None:
            return time.monotonic()
        try:
            fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            # It has just ended; whoever waits for its answer is told.
            return 0.0
        return (int(fields[11]) + int(fields[12])) / _TICKS

    def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            self._killed = process

    async def stop(self) -> None:
        self.kill()
        if self._killed is not None:
            await self._killed.wait()
