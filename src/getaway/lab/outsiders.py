"""Bots of other people's making. Each runs in a process of its own and is sent only what its seat may know.

In this process it could look for the true state, change it, or take the arena down with it. What comes
back is a number or a complaint, nothing else.
"""

from __future__ import annotations

import atexit
import importlib
import json
import operator
import os
import subprocess
import sys
import threading
import warnings
from contextlib import suppress
from functools import lru_cache
from queue import Queue
from typing import Any

from getaway import bots, games
from getaway.bots.situation import Situation
from getaway.kernel.engine import PlainOnly
from getaway.kernel.errors import BadInput

PATIENCE = 60.0  # seconds that an outsider may think about one decision

ILLEGAL, RAISED, DIED, OVERRAN = "illegal", "raised", "died", "overran"


class Refused(Exception):
    """An outsider has not decided: why, in a word, and what it said."""

    def __init__(self, reason: str, said: str = "") -> None:
        self.reason = reason
        super().__init__(said)


def is_outsider(name: str) -> bool:
    """Is this somebody's own class?"""
    return ":" in name


class Outsider:
    """The process of one outsider, started when it is first asked and again when it has died."""

    def __init__(self, name: str, game: str, edition: str | None) -> None:
        self.command = [sys.executable, "-m", __name__, name, game, *([edition] if edition else [])]
        self.name = name
        self.process: subprocess.Popen[str] | None = None
        self.lock = threading.Lock()
        atexit.register(self.stop)

    def check(self) -> None:
        """Refuse one that cannot be loaded."""
        with self.lock:
            try:
                self.start()
            except Refused as refused:
                raise BadInput(f"The bot {self.name} cannot be loaded: it {refused.reason}.") from None

    def choose(self, number: int, situation: Situation) -> int:
        """What the bot in that seat of that game does; only what is legal comes back."""
        asked = {
            "game": number,
            "seat": situation.seat,
            "seed": situation.seed,
            "hidden": situation.hidden.pack().hex(),
            "told": situation.told,
        }
        with self.lock:
            try:
                self.start()
                answer = self.ask(asked)
            except BadInput:
                raise Refused(DIED) from None
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
            # Ctrl-C is for the arena, which then ends its outsiders itself.
            start_new_session=True,
        )
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
            process.kill()

        timer = threading.Timer(PATIENCE, give_up)
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
            self.process.kill()
            self.process.wait()
            for pipe in (self.process.stdin, self.process.stdout):
                with suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            self.process = None


@lru_cache
def outsider(name: str, game: str, edition: str | None) -> Outsider:
    """The one process of an outsider that this process has."""
    return Outsider(name, game, edition)


def serve(name: str, game: str, edition: str | None = None) -> None:
    """In the outsider's own process: answer line by line."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    # What the bot prints is for its author, not for the arena.
    os.dup2(2, 1)
    questions: Queue[str] = Queue()

    def listen() -> None:
        for line in sys.stdin:
            questions.put(line)
        # Nobody is there any more, and the bot may be busy for ever.
        os._exit(0)

    threading.Thread(target=listen, daemon=True).start()

    def answer(**said: Any) -> None:
        answers.write(json.dumps(said) + "\n")
        answers.flush()

    warnings.simplefilter("ignore", PlainOnly)
    try:
        bots.find(name)
        engine = games.load(game, edition=edition, compiled=True)
    except BadInput as error:
        return answer(cannot=str(error))
    except BaseException as error:
        return answer(cannot=f"The bot {name} cannot be loaded: {described(error)}.")
    answer(ready=True)
    state = importlib.import_module(engine.game.rules).State
    sitting: dict[tuple[int, int], bots.Bot] = {}
    while True:
        asked = json.loads(questions.get())
        if "over" in asked:
            sitting = {key: bot for key, bot in sitting.items() if key[0] != asked["over"]}
            answer()
            continue
        key = asked["game"], asked["seat"]
        try:
            if key not in sitting:
                sitting[key] = bots.find(name)
            hidden = state.unpack(bytes.fromhex(asked["hidden"]))
            told = tuple(tuple(event) for event in asked["told"])
            chosen = sitting[key].choose(Situation(engine, hidden, asked["seat"], asked["seed"], told))
        except BaseException as error:
            answer(raised=described(error))
        else:
            answer(action=numbered(chosen))


def numbered(chosen: Any) -> int | None:
    """An answer as a number, NumPy's too; None, which is never legal, if it is none."""
    try:
        return None if isinstance(chosen, bool) else operator.index(chosen)
    except TypeError:
        return None


def described(error: BaseException) -> str:
    """An error as one line."""
    return " ".join(f"{type(error).__name__}: {error}".split()).removesuffix(":").rstrip(".")


if __name__ == "__main__":
    serve(*sys.argv[1:])
