"""Bots of other people's making. Each seat is a process of its own and is sent only what it may know.

In this process it could look for the true state, change it, or take the arena down with it. What comes
back is a number or a complaint, nothing else.
"""

from __future__ import annotations

import atexit
import importlib
import json
import operator
import os
import select
import signal
import subprocess
import sys
import threading
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial
from typing import IO, Any

from getaway import bots, games
from getaway.bots.models import is_model
from getaway.bots.network import is_network
from getaway.bots.situation import Situation
from getaway.kernel.compiler_here import PlainOnly
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.lab.processes import DIED, ILLEGAL, OVERRAN, RAISED, Limits, Refused, end, own_seed
from getaway.lab.programs import ProgramBot, is_program

MOST_BITS = 63  # of an answer
USUAL = Limits()


def is_external(name: str) -> bool:
    """Is this somebody's own class or program?"""
    return ":" in name and not is_model(name) and not is_network(name)


_at_work: set[ExternalBot] = set()
_programs: list[ProgramBot] = []


class ExternalBot:
    """The process of one external bot, started when it is first asked and again when it has died."""

    def __init__(self, name: str, game: str, edition: str | None, limits: Limits) -> None:
        self.limits = limits
        self.command = [sys.executable, "-m", __name__, name, game, *([edition] if edition else [])]
        self.name = name
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()

    def check(self) -> None:
        """Refuse one that cannot be loaded."""
        self.limits.check()
        with self.lock:
            try:
                self.start()
            except Refused as refused:
                raise BadInput(f"The bot {self.name} can't be loaded: it {refused.reason}.") from None

    def choose(self, number: int, situation: Situation) -> int:
        """What the bot in that seat of that game does; only what is legal comes back."""
        asked = {
            "game": number,
            "seat": situation.seat,
            "seed": own_seed(situation),
            "hidden": situation.hidden.pack().hex(),
            "told": situation.told,
        }
        with self.lock:
            try:
                self.start()
                answer = self.ask(asked)
            except BadInput:
                raise Refused(DIED) from None
        if "died" in answer:
            raise Refused(DIED)
        if "action" not in answer:
            raise Refused(RAISED, answer["raised"])
        if answer["action"] not in situation.legal:
            raise Refused(ILLEGAL, str(answer["action"]))
        action: int = answer["action"]
        return action

    def forget(self, number: int) -> None:
        """That game is over."""
        with self.lock:
            if self.process is not None:
                with suppress(Refused):
                    self.ask({"over": number})

    def start(self) -> None:
        """Have a process that is ready."""
        if self.process is not None and self.process.poll() is None:
            return
        self.process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # Ctrl-C is for the arena, which then ends its external bots itself.
            start_new_session=True,
        )
        _at_work.add(self)
        self.limits.hold(self.process.pid)
        greeting = self.ask()
        if "cannot" in greeting:
            self.stop()
            raise BadInput(greeting["cannot"])

    def ask(self, message: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send a line, if there is one to send, and wait for the answer."""
        process = self.process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        overran = threading.Event()

        def give_up() -> None:
            overran.set()
            end(process)

        timer = threading.Timer(self.limits.patience, give_up)
        timer.daemon = True
        timer.start()
        try:
            if message is not None:
                process.stdin.write(json.dumps(message) + "\n")
                process.stdin.flush()
            answer: dict[str, Any] = json.loads(process.stdout.readline())
            return answer
        except (OSError, ValueError):
            self.stop()
            raise Refused(OVERRAN if overran.is_set() else DIED) from None
        finally:
            timer.cancel()

    def stop(self) -> None:
        """End the process, whatever it is at."""
        if self.process is not None:
            end(self.process)
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                with suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            self.process = None
        _at_work.discard(self)


@lru_cache
def external_bot(
    name: str, game: str, edition: str | None, limits: Limits = USUAL
) -> ExternalBot | ProgramBot:
    """The one process of an external bot that this process has; a program has one for each seat."""
    if is_program(name):
        program = ProgramBot(name, game, limits)
        _programs.append(program)
        return program
    return ExternalBot(name, game, edition, limits)


@atexit.register
def dismiss() -> None:
    """End the external bots of this process; whoever is asked after that is started again."""
    for bot in list(_at_work):
        bot.stop()
    for program in _programs:
        program.stop()


def serve(name: str, game: str, edition: str | None = None) -> None:
    """In the external bot's own process: load it, then start a process for each seat of each game."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # What the bot prints is for its author, not for the arena.
    os.dup2(2, 1)

    def answer(said: str) -> None:
        answers.write(said.strip() + "\n")
        answers.flush()

    warnings.simplefilter("ignore", PlainOnly)
    try:
        bots.find(name)
        engine = games.load(game, edition=edition, compiled=True)
    except BadInput as error:
        answer(json.dumps({"cannot": str(error)}))
        return
    except BaseException as error:
        answer(json.dumps({"cannot": f"The bot {name} can't be loaded: {described(error)}."}))
        return
    answer(json.dumps({"ready": True}))
    seats: dict[tuple[int, int], SeatProcess] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        if "over" in asked:
            for key in [key for key in seats if key[0] == asked["over"]]:
                seats.pop(key).leave()
            answer("{}")
            continue
        key = asked["game"], asked["seat"]
        if key not in seats:
            seats[key] = SeatProcess(partial(play_seat, name, engine))
        said = seats[key].ask(line)
        if not said:
            seats.pop(key).leave()
        answer(said or json.dumps({"died": True}))
    os.killpg(0, signal.SIGKILL)


class SeatProcess:
    """One seat of one game. It shares nothing with the bot's other seats but what was loaded before."""

    def __init__(self, play: Callable[[IO[str], IO[str]], None]) -> None:
        (theirs_in, ours_out), (ours_in, theirs_out) = os.pipe(), os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            # Nobody is at a keyboard here: a bot that asks for input is told so at once.
            silence = os.open(os.devnull, os.O_RDONLY)
            os.dup2(silence, 0)
            os.close(silence)
            os.close(ours_out)
            os.close(ours_in)
            with os.fdopen(theirs_in, encoding="utf-8") as questions, os.fdopen(theirs_out, "w") as answers:
                play(questions, answers)
            os._exit(0)
        os.close(theirs_in)
        os.close(theirs_out)
        self.questions = os.fdopen(ours_out, "w", encoding="utf-8")
        self.answers = os.fdopen(ours_in, encoding="utf-8")

    def ask(self, line: str) -> str:
        """The answer to a question, or nothing if the seat has died."""
        try:
            self.questions.write(line)
            self.questions.flush()
        except BrokenPipeError:
            return ""
        # Nothing is asked meanwhile: if there is something to read, it is that the arena is gone.
        if sys.stdin in select.select([self.answers, sys.stdin], [], [])[0]:
            os.killpg(0, signal.SIGKILL)
        return self.answers.readline()

    def leave(self) -> None:
        """The seat is not needed any more."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        self.answers.close()
        with suppress(OSError):
            self.questions.close()


def play_seat(name: str, engine: Engine, questions: IO[str], answers: IO[str]) -> None:
    """Answer the questions to one seat, line by line."""
    state = importlib.import_module(engine.game.rules).State
    bot: bots.Bot | None = None
    for line in questions:
        asked = json.loads(line)
        try:
            bot = bot or bots.find(name)
            hidden = state.unpack(bytes.fromhex(asked["hidden"]))
            told = tuple(tuple(event) for event in asked["told"])
            chosen = bot.choose(Situation(engine, hidden, asked["seat"], asked["seed"], told))
        except BaseException as error:
            said: dict[str, Any] = {"raised": described(error)}
        else:
            said = {"action": numbered(chosen)}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


def numbered(chosen: Any) -> int | None:
    """An answer as a number, NumPy's too; None, which is never legal, if it is none."""
    try:
        number = operator.index(chosen)
    except TypeError:
        return None
    # A number of thousands of digits cannot be written down for the way back.
    return None if isinstance(chosen, bool) or number.bit_length() > MOST_BITS else number


def described(error: BaseException) -> str:
    """An error as one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":").rstrip(".")


if __name__ == "__main__":
    serve(*sys.argv[1:])
