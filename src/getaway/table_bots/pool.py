"""Bots think in processes of their own: within a budget, watched, and never on the true state."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ctypes
import json
import os
import pickle
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import Any

from getaway import bots
from getaway.bots.ladder import USUAL
from getaway.games import REGISTRY
from getaway.kernel.sentence import Sentence, sentence_of
from getaway.table.play import Play
from getaway.table.table import Table

PR_SET_PDEATHSIG = 1  # of Linux: the signal that a child gets when its parent is no more
_SYSTEM = ctypes.CDLL(None) if sys.platform == "linux" else None
READY_AT_ONCE = USUAL  # the strongest that needs no compiled rules


def say_nothing(event: str, **fields: object) -> None:
    """Nobody keeps a log."""


def count_nothing(seconds: float, in_time: bool) -> None:
    """Nobody counts."""


@dataclass(frozen=True)
class PoolSettings:
    """How a house looks after its bots."""

    processes: int = 1  # in which they think
    think_seconds: float = 2.0  # until the watchdog moves in a bot's place
    queue_seconds: float = 8.0  # that a bot waits for its turn to think before it does without
    warm_up: bool = True  # compile the rules in a child process
    by_clock: bool = True  # a search ends in time; without the clock equal seeds give equal games
    note: Callable[..., None] = say_nothing  # what went wrong goes here
    thought: Callable[[float, bool], None] = count_nothing  # how long a thought took, and was it in time
    games: tuple[str, ...] = ()  # those to be warmed up; none named: all


class Pool:
    """A few processes and a queue of questions."""

    def __init__(self, settings: PoolSettings) -> None:
        self._settings = settings
        self._free: list[_Worker] = []
        # Who waits for a process: tables with people first, then those with fewest requests, then by arrival.
        self._line: list[tuple[bool, int, int, asyncio.Future[_Worker]]] = []
        self._asked = count()
        self._waiting_at: Counter[str] = Counter()  # thoughts that each table waits for
        self._all: list[_Worker] = []
        self._fresh: list[_Worker] = []  # those that load the compiled rules before they are asked
        self._warming: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self.compiled = False  # are the compiled rules ready?
        self.waiting = 0

    @property
    def note(self) -> Callable[..., None]:
        """Where the house writes down what went wrong."""
        return self._settings.note

    @property
    def strongest(self) -> str:
        """The strongest bot that is ready."""
        return bots.LEVELS[-1] if self.compiled else READY_AT_ONCE

    async def start(self) -> None:
        """Set up the workers. A process starts when it is first asked, so nothing waits for it here."""
        for _ in range(self._settings.processes):
            self._hire(_Worker())
        if self._settings.warm_up:
            self._watching = asyncio.create_task(self._warm_up(), name="warm-up")

    async def warmed(self) -> None:
        """Wait until the compiled rules are ready, or it is certain that they will not be."""
        if self._watching is not None:
            await asyncio.wait({self._watching})

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            await self.warmed()
        if self._warming is not None and self._warming.returncode is None:
            self._warming.kill()
            await self._warming.wait()
        for worker in {*self._all, *self._fresh}:
            await worker.stop()

    async def _warm_up(self) -> None:
        try:
            await self._compile_and_replace()
        except OSError as error:
            self._settings.note("not warmed up: bots think on the plain engine", error=error)

    async def _compile_and_replace(self) -> None:
        self._warming = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "getaway",
            "warm-up",
            *self._settings.games,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=_quietly,
        )
        if await self._warming.wait() != 0:
            self._settings.note("not warmed up: bots think on the plain engine")
            return
        self._fresh = fresh = [_Worker() for _ in self._all]
        for worker in fresh:
            await worker.ask({"games": list(self._settings.games or REGISTRY)})
        # The fresh workers have loaded the compiled rules; they replace the old ones.
        for old in self._all:
            old.retired = True
        self._all = []
        while self._free:
            self._free.pop().kill()
        for worker in fresh:
            self._hire(worker)
        self.compiled = True
        self._settings.note("warmed up")

    def _hire(self, worker: _Worker) -> None:
        self._all.append(worker)
        self._offer(worker)

    async def think(self, table: Table, level: str, seat: int, seed: int) -> int:
        """A legal action for a seat that is asked: the bot's, or a quick one if it does not come in time."""
        play = _play(table)
        legal = play.legal(seat)
        if len(legal) == 1:
            return legal[0]
        answer = await self._within_time(self._question(table, level, seat, seed, "action"), table)
        action: int = answer.get("action", -1)
        return action if action in legal else quick_choice(table, seat, seed)

    async def advise(self, table: Table, seat: int, seed: int) -> tuple[int, list[Sentence]]:
        """What the strongest bot that is ready would do in a seat's place, and why."""
        play = _play(table)
        legal = play.legal(seat)
        asked = self._question(table, self.strongest, seat, seed, "reasons")
        answer = await self._within_time(asked, table)
        if answer.get("action", -1) in legal:
            return answer["action"], [sentence_of(told) for told in answer["sentences"]]
        return quick_choice(table, seat, seed), []

    async def speak(self, table: Table, level: str, seat: int, seed: int) -> list[dict[str, Any]]:
        """What a bot has to say before a vote; nothing if it does not come in time."""
        answer = await self._within_time(self._question(table, level, seat, seed, "talk"), table)
        statements: list[dict[str, Any]] = answer.get("statements", [])
        return statements

    def _question(self, table: Table, level: str, seat: int, seed: int, wanted: str) -> dict[str, Any]:
        return question(table, level, seat, seed, self.compiled, wanted, self._settings.by_clock)

    async def _within_time(self, asked: dict[str, Any], table: Table) -> dict[str, Any]:
        """An answer; if none comes in time, an empty one and a note in the log. Queueing does not count."""
        worker = await self._whose_turn_it_is(asked, table)
        if worker is None:
            return {}
        began = time.monotonic()
        in_time = True
        try:
            answer = await asyncio.wait_for(worker.ask(asked), self._settings.think_seconds)
        except TimeoutError:
            in_time = False
            # The process hangs or compiles: the next question starts a new one.
            worker.kill()
            self._settings.note("bot too slow: medium decides", bot=asked["level"], game=asked["game"])
            return {}
        except asyncio.CancelledError:
            worker.kill()
            raise
        finally:
            self._release(worker)
            self._settings.thought(time.monotonic() - began, in_time)
        if "error" in answer:
            self._settings.note("bot failed: medium decides", bot=asked["level"], why=answer["error"])
            return {}
        return answer

    async def _whose_turn_it_is(self, asked: dict[str, Any], table: Table) -> _Worker | None:
        """A free process; None if none becomes free in time, so that the table does not wait any longer."""
        self.waiting += 1
        try:
            async with asyncio.timeout(self._settings.queue_seconds):
                return await self._next_free(table)
        except TimeoutError:
            self._settings.note("bots too busy: medium decides", bot=asked["level"], game=asked["game"])
            return None
        except OSError as error:
            self._settings.note("no process to think in: medium decides", error=error, bot=asked["level"])
            return None
        finally:
            self.waiting -= 1

    async def _next_free(self, table: Table) -> _Worker:
        worker = self._free.pop() if self._free else await self._in_line(table)
        try:
            await worker.start()
        except BaseException:
            worker.kill()
            self._release(worker)
            raise
        return worker

    async def _in_line(self, table: Table) -> _Worker:
        """Wait for a process. Tables take turns: one that asks for much does not keep the others waiting."""
        future: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        nobody = all(chair.kind != "person" for chair in table.chairs)
        heappush(self._line, (nobody, self._waiting_at[table.name], next(self._asked), future))
        self._waiting_at[table.name] += 1
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._release(future.result())
            raise
        finally:
            self._waiting_at[table.name] -= 1
            if not self._waiting_at[table.name]:
                del self._waiting_at[table.name]

    def _release(self, worker: _Worker) -> None:
        if worker.retired:
            worker.kill()
        else:
            self._offer(worker)

    def _offer(self, worker: _Worker) -> None:
        """A process for whoever is next in line, if anybody is."""
        while self._line:
            future = heappop(self._line)[-1]
            if not future.done():
                future.set_result(worker)
                return
        self._free.append(worker)


def _play(table: Table) -> Play:
    assert table.play is not None
    return table.play


def question(
    table: Table, level: str, seat: int, seed: int, compiled: bool, wanted: str, by_clock: bool = True
) -> dict[str, Any]:
    """What a bot is shown: the hidden state, what its seat was told, and the promises, which are public."""
    play = _play(table)
    return {
        "game": play.game.name,
        "edition": table.made.edition,
        "compiled": compiled,
        "hidden": base64.b64encode(play.hidden(seat).pack()).decode(),
        "seat": seat,
        "seed": seed,
        "level": level,
        "by_clock": by_clock,
        "told": play.told(seat),
        "ledger": base64.b64encode(pickle.dumps(table.ledger)).decode(),
        "wanted": wanted,
    }


def quick_choice(table: Table, seat: int, seed: int) -> int:
    """The default for any decision: what a bot that does not look ahead would choose."""
    play = _play(table)
    # A stand-in keeps the promises of the seat.
    situation = bots.Situation(play.engine, play.hidden(seat), seat, seed, play.told(seat), table.ledger)
    return bots.find(bots.usual(play.game)).choose(situation)


def _quietly() -> None:
    """In the child: ignore Ctrl-C, which is for the server; run at low priority; end with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    if _SYSTEM is not None:
        _SYSTEM.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class _Worker:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self.retired = False
        self._process: asyncio.subprocess.Process | None = None
        self._killed: asyncio.subprocess.Process | None = None  # and may not be gone yet

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

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
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

    async def _answer(self) -> dict[str, Any]:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ConnectionResetError:
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
            self._killed = process

    async def stop(self) -> None:
        self.kill()
        if self._killed is not None:
            await self._killed.wait()
