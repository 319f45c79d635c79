"""The numbers that a client adds to the chance of a table, and whether the server kept its own promise.

A client seals a number for each of its seats before the deal. When the deal waits for the numbers, all seals
are fixed, and so is the server's seed: only now does the client tell its own. docs/protocol.md has the rest.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from getaway.client.message import Message

NUMBER_BYTES = 16


def sha256(hexadecimal: str) -> str:
    """The hash of bytes, both in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(hexadecimal)).hexdigest()


class Step(NamedTuple):
    """What is to be sent to the server now: a path below the table's, a field and its value."""

    path: str
    field: str
    value: str


class Numbers:
    """What one client has promised, and was promised, at one table."""

    def __init__(self) -> None:
        self.commitment = ""  # of the server, as it was when we first came
        self._own: list[int] = []
        self._numbers: dict[int, str] = {}  # ours, by seat
        self._seals: list[str | None] | None = None  # of all seats, when we told our numbers
        self._sent: set[Step] = set()  # over this connection

    def seal(self, seat: int) -> Step:
        """Fix a number for a seat of ours."""
        number = self._numbers.setdefault(seat, secrets.token_hex(NUMBER_BYTES))
        return Step(f"seats/{seat}/seal", "seal", sha256(number))

    def greet(self, welcome: Message) -> None:
        """The server says which seats are ours, and what it promises."""
        self.commitment = self.commitment or welcome["commitment"]
        self._own = list(welcome["seats"])
        self._sent.clear()

    def due(self, view: Message) -> list[Step]:
        """What is to be sent after a view."""
        fair = view["table"].get("fair")
        if fair is None or view["table"]["phase"] != "lobby":
            return []
        steps = [step for seat in self._own if (step := self._step(seat, fair)) is not None]
        fresh = [step for step in steps if step not in self._sent]
        self._sent.update(fresh)
        return fresh

    def _step(self, seat: int, fair: Message) -> Step | None:
        sealing = self.seal(seat)
        is_sealed = fair["seals"][seat] == sealing.value
        if not fair["opening"]:
            return None if is_sealed else sealing
        if not is_sealed or fair["numbers"][seat] is not None:
            return None
        self._seals = list(fair["seals"])
        return Step(f"seats/{seat}/number", "number", self._numbers[seat])

    def is_kept(self, view: Message) -> bool | None:
        """After the end: was it dealt as promised, with our numbers? None if we have told none."""
        fair, seed = view["table"].get("fair"), view["table"]["seed"]
        if fair is None or seed is None or self._seals is None:
            return None
        ours = all(fair["numbers"][seat] == self._numbers[seat] for seat in self._told)
        return ours and sha256(seed) == self.commitment and fair["seals"] == self._seals

    @property
    def _told(self) -> list[int]:
        """The seats whose numbers we have told."""
        assert self._seals is not None
        return [
            seat
            for seat, seal in enumerate(self._seals)
            if seat in self._numbers and seal == sha256(self._numbers[seat])
        ]
