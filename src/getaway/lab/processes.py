"""What processes of other people's bots have in common: limits, an end, and why an answer is refused."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass

from getaway.bots.situation import Situation
from getaway.kernel.errors import BadInput

PATIENCE = 60.0  # seconds that an external bot may think about one decision
MEGABYTES = 2048  # that it may use, where memory can be limited

ILLEGAL, RAISED, DIED, OVERRAN, UNREADABLE = "illegal", "raised", "died", "overran", "unreadable"


class Refused(Exception):
    """An external bot has not decided: why, in a word, and what it said."""

    def __init__(self, reason: str, said: str = "") -> None:
        self.reason = reason
        super().__init__(said)


@dataclass(frozen=True)
class Limits:
    """How long an external bot may think about a decision, and how much memory it may use; None: as usual."""

    seconds: float | None = None
    megabytes: int | None = None

    @property
    def patience(self) -> float:
        """The seconds for one decision."""
        return PATIENCE if self.seconds is None else self.seconds

    def check(self) -> None:
        """Refuse limits that cannot be held."""
        if self.seconds is not None and self.seconds <= 0:
            raise BadInput(f"A bot needs more than {self.seconds:g} seconds.")
        if self.megabytes is not None and self.megabytes < 1:
            raise BadInput(f"A bot needs more than {self.megabytes} megabytes.")
        if self.megabytes is not None and sys.platform != "linux":
            raise BadInput("A bot's memory can only be limited on Linux.")

    def hold(self, pid: int) -> None:
        """Let a process, and all that it starts, have no more memory than this."""
        if sys.platform == "linux":
            import resource

            most = (self.megabytes or MEGABYTES) << 20
            # What a process writes into counts, not what it only reserves: some reserve terabytes.
            with suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_DATA, (most, most))


def end(process: subprocess.Popen[str]) -> None:
    """End an external bot with all that it has started, which is of the same session."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def own_seed(situation: Situation) -> int:
    """A seed for an external bot, made of nothing but what it knows.

    The arena's own seeds could be guessed from small numbers, and the deal from them.
    """
    known = f"{situation.hidden.pack().hex()} {situation.seat} {len(situation.told)}".encode()
    return int.from_bytes(hashlib.sha256(known).digest()[:7])
