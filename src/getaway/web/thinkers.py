"""Bots think in processes of their own: within a budget, watched, and never on the true state."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import signal
import sys
import time
from typing import Any

from getaway import bots
from getaway.kernel.chance import Dice, below
from getaway.table.play import Play
from getaway.web.logs import note
from getaway.web.metrics import Metrics
from getaway.web.settings import Settings

# From the weakest to the strongest.
LEVELS = tuple(bots.BOTS)
STRONGEST = LEVELS[-1]


class Thinkers:
    """A few processes and a queue of questions."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._free: asyncio.LifoQueue[_Thinker] = asyncio.LifoQueue()
        self._all: list[_Thinker] = []
        self._warming: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self.compiled = False  # are the compiled rules ready?
        self.waiting = 0

    async def start(self) -> None:
        """Nobody waits for a process here: they start when they are first asked."""
        for _ in range(self._settings.thinkers):
            thinker = _Thinker()
            self._all.append(thinker)
            self._free.put_nowait(thinker)
        if self._settings.warm_up:
            self._watching = asyncio.create_task(self._warm_up(), name="warm-up")

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        if self._warming is not None and self._warming.returncode is None:
            self._warming.kill()
            await self._warming.wait()
        for thinker in self._all:
            await thinker.stop()

    async def _warm_up(self) -> None:
        self._warming = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "getaway",
            "warm-up",
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=_quietly,
        )
        self.compiled = await self._warming.wait() == 0
        note("warmed up", compiled=self.compiled)

    async def think(self, play: Play, edition: str, level: str, seat: int, seed: int) -> int:
        """A legal action for a seat that is asked: the bot's, or a quick one if it does not come in time."""
        question = {
            "game": play.game.name,
            "edition": edition,
            "compiled": self.compiled,
            "hidden": base64.b64encode(play.hidden(seat).pack()).decode(),
            "seat": seat,
            "seed": seed,
            "level": level,
            "told": play.told(seat),
        }
        legal = play.legal(seat)
        if len(legal) == 1:
            return legal[0]
        began = time.monotonic()
        self.waiting += 1
        try:
            action = await asyncio.wait_for(self._ask(question), self._settings.think_seconds)
        except TimeoutError:
            self._metrics.watchdog += 1
            note("bot too slow", level=level, game=play.game.name)
            action = -1
        finally:
            self.waiting -= 1
            self._metrics.thoughts.add(time.monotonic() - began)
        return action if action in legal else quick_choice(legal, seed)

    async def _ask(self, question: dict[str, Any]) -> int:
        thinker = await self._free.get()
        try:
            answer = await thinker.ask(question)
        except asyncio.CancelledError:
            # It hangs, or compiles: a fresh one takes its place.
            thinker.kill()
            raise
        finally:
            self._free.put_nowait(thinker)
        if "error" in answer:
            note("bot failed", level=question["level"], game=question["game"], why=answer["error"])
            return -1
        action: int = answer["action"]
        return action


def quick_choice(legal: list[int], seed: int) -> int:
    """Any legal action: every decision has a default, and it looks like any other choice."""
    return legal[below(Dice(seed), len(legal))]


def _quietly() -> None:
    """In the child: Ctrl-C is for the server, and people go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)


class _Thinker:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "getaway.web.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        except (BrokenPipeError, ConnectionResetError):
            line = b""
        if not line:
            self.kill()
            return {"error": "the process has died"}
        answer: dict[str, Any] = json.loads(line)
        return answer

    def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()

    async def stop(self) -> None:
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()
