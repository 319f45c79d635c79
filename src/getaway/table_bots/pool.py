"""Bots think in processes of their own: within a budget, watched, and never on the true state."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Coroutine
from dataclasses import dataclass

from getaway import bots
from getaway.bots.ladder import NEARSIGHTED, SEARCHES, USUAL
from getaway.bots.models import is_model
from getaway.bots.models.settings import model_seconds
from getaway.bots.network import is_network
from getaway.games import REGISTRY
from getaway.kernel.json_value import JsonObject
from getaway.kernel.sentence import Sentence, sentence_of
from getaway.table.table import Table
from getaway.table_bots.lanes import Lane
from getaway.table_bots.processes import Worker, quietly
from getaway.table_bots.questions import Answer, Judging, Question, play_of, question, quick_choice

READY_AT_ONCE = USUAL  # the strongest that needs no compiled rules
LOOK_SECONDS = 0.25  # between two looks at how much processor time a thought has used
JUDGE_SECONDS = 60.0  # of processor time, until the judge of a piece is taken to hang
HANGING = 10.0  # times the budget: a thought that uses no processor time either is given up then
ROUND_SECONDS = 1.0  # in which all who wait for a thought should get one
LEAST_SECONDS = 0.005  # for a thought, however many wait
IN_TIME = 0.6  # of what is left of a table's patience a thought may take, as the machine is now
IS_SHORT = 0.5  # with less than this share of its time a bot counts as short of time
SHORT_SECONDS, MOST_SHORT = 20.0, 1000  # for how long, and at how many tables, a shortage is remembered
MODEL_PROCESSES = 4  # in which language models are asked; each starts when it is needed
AGAIN_SECONDS = 1.0  # until a process that did not start is tried again


def say_nothing(event: str, **fields: object) -> None:
    """Nobody keeps a log."""


def count_nothing(seconds: float, in_time: bool) -> None:
    """Nobody counts."""


def usual_processes() -> int:
    """As many as there are cores, without the one on which the server runs; at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


@dataclass(frozen=True)
class PoolSettings:
    """How a house looks after its bots."""

    processes: int = 1  # in which those think that look ahead; the others have one of their own
    think_seconds: float = 4.0  # of processor time, until a thought is taken to hang
    patience_seconds: float = 3.5  # that a table waits for a bot before it does without
    warm_up: bool = True  # compile the rules in a child process
    by_clock: bool = True  # a search ends in time; without the clock equal seeds give equal games
    note: Callable[..., None] = say_nothing  # what went wrong goes here
    thought: Callable[[float, bool], None] = count_nothing  # how long a table waited, and was it in time
    games: tuple[str, ...] = ()  # those to be warmed up; none named: all


class Pool:
    """Processes for those who look ahead, one for all others, and the questions that wait for them."""

    def __init__(self, settings: PoolSettings) -> None:
        self._settings = settings
        self._deep = Lane()
        self._quick = Lane()
        self._models = Lane()  # for those who ask a language model, and wait more than they think
        self._fresh: list[Worker] = []  # those that load the compiled rules before they are asked
        self._warming: asyncio.subprocess.Process | None = None
        self._watching: asyncio.Task[None] | None = None
        self._beside: set[asyncio.Task[None]] = set()  # thoughts that nobody waits for, and replacements
        self._drag = 1.0  # seconds that a second of processor time takes, of late
        self.compiled = False  # are the compiled rules ready, and do the processes use them?
        self._short_at: dict[str, float] = {}  # by table: when a thought was last cut short, or left out
        self.short = 0  # thoughts that got less than half of their time
        self.replaced = 0  # decisions that another bot took, because the level's own did not come in time

    @property
    def note(self) -> Callable[..., None]:
        """Where the house writes down what went wrong."""
        return self._settings.note

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._deep.waiting + self._quick.waiting + self._models.waiting

    @property
    def strongest(self) -> str:
        """The strongest bot that is ready."""
        return bots.LEVELS[-1] if self.compiled else READY_AT_ONCE

    async def start(self) -> None:
        """Set up the workers. A process starts when it is first asked, so nothing waits for it here."""
        for _ in range(self._settings.processes):
            self._deep.hire(Worker())
        self._quick.hire(Worker())
        for _ in range(MODEL_PROCESSES):
            self._models.hire(Worker())
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
        for task in self._beside:
            task.cancel()
        if self._beside:
            await asyncio.wait(self._beside)
        for worker in {
            *(worker for lane in (self._deep, self._quick, self._models) for worker in lane.everybody),
            *self._fresh,
        }:
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
            preexec_fn=quietly,
        )
        if await self._warming.wait() != 0:
            self._settings.note("not warmed up: bots think on the plain engine")
            return
        self._fresh = [Worker() for _ in range(self._settings.processes)]
        if not all([await self._prepared(worker) for worker in self._fresh]):
            # llvmlite is not there: all works, and nobody says otherwise.
            self._settings.note("not warmed up: bots think on the plain engine")
            for worker in self._fresh:
                await worker.stop()
            return
        # The fresh workers have loaded the compiled rules; they replace the old ones.
        self._deep.retire_all()
        for worker in self._fresh:
            self._deep.hire(worker)
        self.compiled = True
        self._settings.note("warmed up")

    async def _prepared(self, worker: Worker) -> bool:
        """Let a process load the compiled rules; did it?"""
        answer = await worker.ask({"games": list(self._settings.games or REGISTRY)})
        return bool(answer.get("compiled", False))

    async def think(self, table: Table, level: str, seat: int, seed: int) -> tuple[int, bool]:
        """A legal action for a seat that is asked: the bot's, or a quick one if it does not come in time; and
        whether it is the bot's own."""
        play = play_of(table)
        legal = play.legal(seat)
        if len(legal) == 1:
            return legal[0], True
        answer = await self._within_time(self._question(table, level, seat, seed, "action"), table)
        action: int = answer.get("action", -1)
        if action in legal:
            return action, True
        self.replaced += 1
        return quick_choice(table, seat, seed), False

    async def advise(self, table: Table, seat: int, seed: int) -> tuple[int, list[Sentence], dict[int, int]]:
        """What the strongest bot that is ready would do in a seat's place, why, and what others lose."""
        play = play_of(table)
        legal = play.legal(seat)
        asked = self._question(table, self.strongest, seat, seed, "reasons")
        answer = await self._within_time(asked, table)
        if answer.get("action", -1) in legal:
            sentences = [sentence_of(told) for told in answer["sentences"]]
            return answer["action"], sentences, {lost[0]: lost[1] for lost in answer["losses"]}
        return quick_choice(table, seat, seed), [], {}

    async def speak(self, table: Table, level: str, seat: int, seed: int) -> list[JsonObject]:
        """What a bot has to say before a vote; nothing if it does not come in time."""
        answer = await self._within_time(self._question(table, level, seat, seed, "talk"), table)
        statements: list[JsonObject] = answer.get("statements", [])
        return statements

    async def judge(self, asked: Judging) -> Answer:
        """A piece of a finished game, judged when no table waits for a process. An error is told."""
        lane = self._deep
        try:
            worker = await lane.take_last()
            await lane.start(worker)
        except OSError as error:
            return {"error": f"no process to think in: {error}"}
        thought = _Thought(worker, asked, JUDGE_SECONDS)
        try:
            answer = await thought.answer()
        except asyncio.CancelledError:
            # Nobody waits for it, and it may take long.
            self._hire_instead(thought.worker, lane)
            raise
        if answer is None:
            self._hire_instead(thought.worker, lane)
            return {"error": "the judge hangs"}
        lane.release(worker)
        return answer

    def _hire_instead(self, worker: Worker, lane: Lane) -> None:
        lane.drop(worker)
        self._do_beside(self._replace(lane))

    def _question(self, table: Table, level: str, seat: int, seed: int, wanted: str) -> Question:
        # Whoever does not look ahead needs no compiled rules, and its process is ready at once.
        compiled = self.compiled and not is_quick(level) and not is_model(level)
        return question(table, level, seat, seed, compiled, wanted, self._settings.by_clock)

    async def _within_time(self, asked: Question, table: Table) -> Answer:
        """An answer; if none comes in time, an empty one, a note in the log and a word at the table."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        lane = self._lane(asked["level"])
        answer = await self._ask(asked, table, lane, began + self._patience(lane))
        in_time = bool(answer)
        self._settings.thought(loop.time() - began, in_time)
        if not in_time and lane is not self._models:
            self._run_short(table)
        return answer

    def _lane(self, level: str) -> Lane:
        if is_model(level):
            return self._models
        return self._quick if is_quick(level) else self._deep

    def _patience(self, lane: Lane) -> float:
        """Seconds that a table waits. A language model has its own time, and a moment to be asked."""
        usual = self._settings.patience_seconds
        return max(usual, model_seconds() + usual) if lane is self._models else usual

    async def _ask(self, asked: Question, table: Table, lane: Lane, until: float) -> Answer:
        level, game = asked["level"], asked["game"]
        try:
            async with asyncio.timeout_at(until):
                worker = await lane.take(table)
            # It starts when it is first asked, which takes a second or more: that is not the bot's fault.
            loop = asyncio.get_running_loop()
            began = loop.time()
            await lane.start(worker)
            until += loop.time() - began
        except TimeoutError:
            self.note("bots too busy: medium decides", bot=level, game=game)
            return {}
        except OSError as error:
            self.note("no process to think in: medium decides", error=error, bot=level)
            return {}
        if self._settings.by_clock and lane is self._deep:
            asked = {**asked, "share": self._share(table, level, lane, until - loop.time())}
        budget = self._settings.think_seconds
        thought = _Thought(
            worker, asked, max(budget, self._patience(lane)) if lane is self._models else budget
        )
        try:
            async with asyncio.timeout_at(until):
                answer = await thought.answer()
        except TimeoutError:
            # The answer comes too late for this table, but the process is well and thinks to the end.
            self._do_beside(self._let_finish(thought, lane))
            self.note("bots too busy: medium decides", bot=level, game=game)
            return {}
        except asyncio.CancelledError:
            self._do_beside(self._let_finish(thought, lane))
            raise
        return self._settle(thought, lane, answer)

    def _settle(self, thought: _Thought, lane: Lane, answer: Answer | None) -> Answer:
        """What a thought has come to; its process is free, or gone."""
        asked = thought.asked
        assert "level" in asked
        level, game = asked["level"], asked["game"]
        if answer is None:
            self.note("bot too slow: medium decides", bot=level, game=game)
            self._hire_instead(thought.worker, lane)
            return {}
        lane.release(thought.worker)
        if "error" in answer:
            self.note("bot failed: medium decides", bot=level, why=answer["error"])
            return {}
        used = answer.get("cpu", 0.0)
        if used >= LEAST_SECONDS:
            self._drag = 0.8 * self._drag + 0.2 * max(1.0, thought.seconds / used)
        return answer

    async def _let_finish(self, thought: _Thought, lane: Lane) -> None:
        self._settle(thought, lane, await thought.answer())

    async def _replace(self, lane: Lane) -> None:
        """A new process, which is asked nothing before it is warm."""
        while True:
            worker = Worker()
            try:
                await worker.start()
                if self.compiled and lane is self._deep:
                    await self._prepared(worker)
            except OSError as error:
                self.note("no process to think in", error=error)
                await asyncio.sleep(AGAIN_SECONDS)
                continue
            except asyncio.CancelledError:
                await worker.stop()
                raise
            lane.hire(worker)
            return

    def _do_beside(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._beside.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.note("work beside the bots failed", error=error)

    def _share(self, table: Table, level: str, lane: Lane, patience: float) -> float:
        """Seconds of processor time for the next thought: it comes in time, and so do those that wait."""
        seconds = min(self._settings.think_seconds, IN_TIME * patience / self._drag)
        if lane.waiting:
            a_round = ROUND_SECONDS * max(1, len(lane.workers)) / self._drag
            seconds = min(seconds, a_round / lane.parts(table.made.by))
        known = SEARCHES.get(level.partition("/")[0])
        budget = None if known is None else known[0].seconds
        if budget is not None and seconds < IS_SHORT * budget:
            self.short += 1
            self._run_short(table)
        return max(LEAST_SECONDS, seconds)

    def _run_short(self, table: Table) -> None:
        now = asyncio.get_running_loop().time()
        self._short_at[table.name] = now
        if len(self._short_at) > MOST_SHORT:
            self._short_at = {name: at for name, at in self._short_at.items() if now - at < SHORT_SECONDS}

    def is_short(self, table: str) -> bool:
        """Were the bots of a table short of time lately?"""
        return asyncio.get_running_loop().time() - self._short_at.get(table, -1e9) < SHORT_SECONDS


def is_quick(level: str) -> bool:
    """Does a bot choose without looking ahead, in a few milliseconds at most?"""
    return level.partition("/")[0] in NEARSIGHTED or is_network(level)


class _Thought:
    """A question that a process thinks about, watched by how much processor time that takes."""

    def __init__(self, worker: Worker, asked: Question | Judging, budget: float) -> None:
        self.worker = worker
        self.asked = asked
        self._budget = budget
        self._loop = asyncio.get_running_loop()
        self._used = worker.cpu_seconds()
        self._began = self._loop.time()
        self.seconds = 0.0  # that it took
        self._task = self._loop.create_task(worker.ask(asked))

    async def answer(self) -> Answer | None:
        """The answer; None if the process hangs. Whoever stops waiting may ask again."""
        while not self._task.done():
            await asyncio.wait({self._task}, timeout=LOOK_SECONDS)
            if not self._task.done() and self._hangs():
                self._task.cancel()
                return None
        self.seconds = self._loop.time() - self._began
        return self._task.result()

    def _hangs(self) -> bool:
        used = self.worker.cpu_seconds() - self._used
        return used > self._budget or self._loop.time() - self._began > HANGING * self._budget
