"""Programs in any language as bots: one line of JSON in for each decision, one line out.

Each seat of each game is a process of its own, which is sent only what the seat may know and ends with its
standard input. docs/programs.md says what stands in a line.
"""

from __future__ import annotations

import shlex
import shutil
import subprocess
import threading
from contextlib import suppress
from typing import IO

import msgspec

from getaway.bots.situation import Situation
from getaway.kernel.errors import BadInput
from getaway.lab.processes import DIED, ILLEGAL, OVERRAN, UNREADABLE, Limits, Refused, end, own_seed

PROGRAM = "program:"
LONGEST = 1 << 16  # characters of an answer


class Answer(msgspec.Struct):
    """What a program sends back; what else it puts there is its own business."""

    action: int


def is_program(name: str) -> bool:
    """Is this the command of a program?"""
    return name.startswith(PROGRAM)


class ProgramBot:
    """A program, with a process for each seat that it plays."""

    def __init__(self, name: str, game: str, limits: Limits) -> None:
        self.name, self.game, self.limits = name, game, limits
        try:
            self.command = shlex.split(name.removeprefix(PROGRAM))
        except ValueError as error:
            raise BadInput(f"The bot {name} isn't a command: {error}.") from None
        self.seats: dict[tuple[int, int], tuple[subprocess.Popen[str], int]] = {}
        self.lock = threading.Lock()

    def check(self) -> None:
        """Refuse one that cannot be started."""
        if not self.command or shutil.which(self.command[0]) is None:
            raise BadInput(f"The bot {self.name} can't be started: there's no such command.")
        self.limits.check()

    def choose(self, number: int, situation: Situation) -> int:
        """What the program in that seat of that game does; only what is legal comes back."""
        with self.lock:
            key = number, situation.seat
            if key not in self.seats:
                self.seats[key] = self._started(), 0
            process, heard = self.seats[key]
            self.seats[key] = process, len(situation.told)
            try:
                said = self._ask(process, question(number, situation, heard))
            except Refused:
                self._leave(key)
                raise
        try:
            action = msgspec.json.decode(said, type=Answer).action
        except msgspec.DecodeError:
            raise Refused(UNREADABLE, said[:80]) from None
        if action not in situation.legal:
            raise Refused(ILLEGAL, str(action))
        return action

    def forget(self, number: int) -> None:
        """That game is over."""
        with self.lock:
            for key in [key for key in self.seats if key[0] == number]:
                self._leave(key)

    def stop(self) -> None:
        """End all its processes, whatever they are at."""
        for key in list(self.seats):
            self._leave(key)

    def _started(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                # Ctrl-C is for the arena, which then ends its programs itself.
                start_new_session=True,
            )
        except OSError:
            raise Refused(DIED) from None
        self.limits.hold(process.pid)
        return process

    def _ask(self, process: subprocess.Popen[str], line: str) -> str:
        """Send a line and wait for the answer."""
        overran = threading.Event()

        def give_up() -> None:
            overran.set()
            end(process)

        timer = threading.Timer(self.limits.patience, give_up)
        timer.daemon = True
        timer.start()
        try:
            into, out = pipes(process)
            into.write(line + "\n")
            into.flush()
            said = out.readline(LONGEST)
        except OSError:
            said = ""
        finally:
            timer.cancel()
        if not said:
            raise Refused(OVERRAN if overran.is_set() else DIED)
        return said

    def _leave(self, key: tuple[int, int]) -> None:
        process, _ = self.seats.pop(key)
        end(process)
        process.wait()
        for pipe in pipes(process):
            with suppress(OSError):
                pipe.close()


def pipes(process: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    """What a process reads and what it writes."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def question(number: int, situation: Situation, heard: int) -> str:
    """A decision as a program reads it; `heard` is how much its seat had been told when last asked."""
    engine, hidden, seat = situation.engine, situation.hidden, situation.seat
    game = engine.game
    asked = {
        "game": game.name,
        "number": number,
        "players": int(hidden.players),
        "seat": seat,
        "seed": own_seed(situation),
        "legal": [
            {"action": action, "name": engine.action_names[action]} for action in map(int, situation.legal)
        ],
        "observation": [int(one) for one in engine.observe(engine.spread(hidden), 0, seat)],
        "view": game.view(hidden, seat),
        "events": [game.sentence(hidden, told).json() for told in situation.told[heard:]],
    }
    return msgspec.json.encode(asked).decode()
