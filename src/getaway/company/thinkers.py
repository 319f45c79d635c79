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
from getaway.games import REGISTRY
from getaway.table.play import Play
from getaway.table.table import Table

# Of the ladder's names only these: a bot of the form module:Class would run whatever a guest names.
LEVELS = bots.LEVELS
PR_SET_PDEATHSIG = 1  # of Linux: the signal that a child gets when its parent is no more
_SYSTEM = ctypes.CDLL(None) if sys.platform == "linux" else None
READY_AT_ONCE = "medium"  # the strongest that needs no compiled rules


def say_nothing(event: str, **fields: object) -> None:
    """Nobody keeps a log."""


def count_nothing(seconds: float, in_time: bool) -> None:
    """Nobody counts."""


@dataclass(frozen=True)
class Care:
    """How a house looks after its bots."""

    processes: int = 1  # in which they think
    think_seconds: float = 2.0  # until the watchdog moves in a bot's place
    queue_seconds: float = 8.0  # that a bot waits for its turn to think before it does without
    warm_up: bool = True  # compile the rules in a child process
    note: Callable[..., None] = say_nothing  # what went wrong goes here
    thought: Callable[[float, bool], None] = count_nothing  # how long a thought took, and was it in time
    games: tuple[str, ...] = ()  # those to be warmed up; none named: all


class Thinkers:
    """A few processes and a queue of questions."""

    def __init__(self, care: Care) -> None:
        self._care = care
        self._free: list[_Thinker] = []
        # Who waits for a process: first where people play, then whose table waits for least, then in order.
        self._line: list[tuple[bool, int, int, asyncio.Future[_Thinker]]] = []
        self._asked = count()
        self._waiting_at: Counter[str] = Counter()  # thoughts that each table waits for
        self._all: list[_Thinker] = []
        self._warming: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self.compiled = False  # are the compiled rules ready?
        self.waiting = 0

    @property
    def note(self) -> Callable[..., None]:
        """Where the house writes down what went wrong."""
        return self._care.note

    @property
    def strongest(self) -> str:
        """The strongest bot that is ready."""
        return LEVELS[-1] if self.compiled else READY_AT_ONCE

    async def start(self) -> None:
        """Nobody waits for a process here: they start when they are first asked."""
        for _ in range(self._care.processes):
            self._hire(_Thinker())
        if self._care.warm_up:
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
        try:
            await self._compile_and_replace()
        except OSError as error:
            self._care.note("not warmed up: bots think on the plain engine", error=error)

    async def _compile_and_replace(self) -> None:
        self._warming = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "getaway",
            "warm-up",
            *self._care.games,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            preexec_fn=_quietly,
        )
        if await self._warming.wait() != 0:
            self._care.note("not warmed up: bots think on the plain engine")
            return
        fresh = [_Thinker() for _ in self._all]
        for thinker in fresh:
            await thinker.ask({"games": list(self._care.games or REGISTRY)})
        # Those that have the compiled rules at hand take the places of those that have not.
        for old in self._all:
            old.retired = True
        self._all = []
        while self._free:
            self._free.pop().kill()
        for thinker in fresh:
            self._hire(thinker)
        self.compiled = True
        self._care.note("warmed up")

    def _hire(self, thinker: _Thinker) -> None:
        self._all.append(thinker)
        self._offer(thinker)

    async def think(self, table: Table, level: str, seat: int, seed: int) -> int:
        """A legal action for a seat that is asked: the bot's, or a quick one if it does not come in time."""
        play = _play(table)
        legal = play.legal(seat)
        if len(legal) == 1:
            return legal[0]
        answer = await self._within_time(question(table, level, seat, seed, self.compiled, "action"), table)
        action: int = answer.get("action", -1)
        return action if action in legal else quick_choice(table, seat, seed)

    async def advise(self, table: Table, seat: int, seed: int) -> tuple[int, list[Any]]:
        """What the strongest bot that is ready would do in a seat's place, and why, as sentences."""
        play = _play(table)
        legal = play.legal(seat)
        asked = question(table, self.strongest, seat, seed, self.compiled, "reasons")
        answer = await self._within_time(asked, table)
        if answer.get("action", -1) in legal:
            return answer["action"], answer["sentences"]
        return quick_choice(table, seat, seed), []

    async def speak(self, table: Table, level: str, seat: int, seed: int) -> list[dict[str, Any]]:
        """What a bot has to say before a vote; nothing if it does not come in time."""
        answer = await self._within_time(question(table, level, seat, seed, self.compiled, "talk"), table)
        statements: list[dict[str, Any]] = answer.get("statements", [])
        return statements

    async def _within_time(self, asked: dict[str, Any], table: Table) -> dict[str, Any]:
        """An answer, or an empty one that the log tells of. Waiting for one's turn is not thinking."""
        thinker = await self._whose_turn_it_is(asked, table)
        if thinker is None:
            return {}
        began = time.monotonic()
        in_time = True
        try:
            answer = await asyncio.wait_for(thinker.ask(asked), self._care.think_seconds)
        except TimeoutError:
            in_time = False
            # It hangs, or compiles: a fresh one takes its place.
            thinker.kill()
            self._care.note("bot too slow: medium decides", bot=asked["level"], game=asked["game"])
            return {}
        except asyncio.CancelledError:
            thinker.kill()
            raise
        finally:
            self._release(thinker)
            self._care.thought(time.monotonic() - began, in_time)
        if "error" in answer:
            self._care.note("bot failed: medium decides", bot=asked["level"], why=answer["error"])
            return {}
        return answer

    async def _whose_turn_it_is(self, asked: dict[str, Any], table: Table) -> _Thinker | None:
        """A process with nothing else to do; None if there is none for so long that a table would wait."""
        self.waiting += 1
        try:
            async with asyncio.timeout(self._care.queue_seconds):
                return await self._next_free(table)
        except TimeoutError:
            self._care.note("bots too busy: medium decides", bot=asked["level"], game=asked["game"])
            return None
        except OSError as error:
            self._care.note("no process to think in: medium decides", error=error, bot=asked["level"])
            return None
        finally:
            self.waiting -= 1

    async def _next_free(self, table: Table) -> _Thinker:
        thinker = self._free.pop() if self._free else await self._in_line(table)
        try:
            await thinker.start()
        except BaseException:
            thinker.kill()
            self._release(thinker)
            raise
        return thinker

    async def _in_line(self, table: Table) -> _Thinker:
        """Wait for a process. Tables take turns: one that asks for much does not keep the others waiting."""
        future: asyncio.Future[_Thinker] = asyncio.get_running_loop().create_future()
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

    def _release(self, thinker: _Thinker) -> None:
        if thinker.retired:
            thinker.kill()
        else:
            self._offer(thinker)

    def _offer(self, thinker: _Thinker) -> None:
        """A process for whoever is next in line, if anybody is."""
        while self._line:
            future = heappop(self._line)[-1]
            if not future.done():
                future.set_result(thinker)
                return
        self._free.append(thinker)


def _play(table: Table) -> Play:
    assert table.play is not None
    return table.play


def question(table: Table, level: str, seat: int, seed: int, compiled: bool, wanted: str) -> dict[str, Any]:
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
        "told": play.told(seat),
        "ledger": base64.b64encode(pickle.dumps(table.ledger)).decode(),
        "wanted": wanted,
    }


def quick_choice(table: Table, seat: int, seed: int) -> int:
    """Every decision has a default that looks like any other choice: a bot's that does not look ahead."""
    play = _play(table)
    # A stand-in keeps the promises of the seat.
    situation = bots.Situation(play.engine, play.hidden(seat), seat, seed, play.told(seat), table.ledger)
    if play.game.considerations is None:
        return situation.any_of(situation.legal)
    return bots.find(READY_AT_ONCE).choose(situation)


def _quietly() -> None:
    """In the child: Ctrl-C is for the server, and people go first; it goes when the server goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(10)
    if _SYSTEM is not None:
        _SYSTEM.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


class _Thinker:
    """One process, started when it is first asked."""

    def __init__(self) -> None:
        self.retired = False
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Be there, with everything imported that thinking needs."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "getaway.company.thinker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
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

    async def stop(self) -> None:
        process = self._process
        self.kill()
        if process is not None:
            await process.wait()
