"""Chance at a table: one secret seed, and from it fresh numbers for every change of the board.

Nobody can work out the next card from the last ones, and an undo cannot fish for a better draw. At a fair
table the seed of the game is made of the server's and of a number of every seat. docs/protocol.md says every
byte.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from functools import lru_cache
from typing import Protocol, Self

from getaway.kernel.chance import SEEDS

SEED_BYTES = 16
NUMBER_BYTES = 16  # of the number that a seat adds
SEAL_BYTES = 32
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))


def commitment(seed: str) -> str:
    """What is shown at the start; the seed itself, shown at the end, proves it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def seal_of(number: str) -> str:
    """What a seat shows of its number before the deal."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()


def number_of_bot(seed: str, seat: int) -> str:
    """What a bot of the house adds. It is made of the server's seed, so the host cannot choose it later."""
    return hmac.digest(bytes.fromhex(seed), f"seat {seat}".encode(), "sha256")[:NUMBER_BYTES].hex()


def mixed(seed: str, numbers: Sequence[str]) -> str:
    """The seed of a game: of the server's and of every seat's number, in order; `-` where there is none."""
    said = " ".join(["numbers", *(number or "-" for number in numbers)])
    return hmac.digest(bytes.fromhex(seed), said.encode(), "sha256").hex()


def is_hex(given: str, size: int) -> bool:
    """Is this so many bytes, in hexadecimal with small letters?"""
    return len(given) == 2 * size and all(letter in "0123456789abcdef" for letter in given)


def number_for(seed: str, n: int, purpose: str = "") -> int:
    """A seed of 0 … 2**63 - 1: for the n-th change of the board; at tables that are not fair, for entry n."""
    inner, outer = (half.copy() for half in _keyed(seed))
    inner.update(f"{n} {purpose}".encode())
    outer.update(inner.digest())
    return int.from_bytes(outer.digest()[:8]) % SEEDS


class Hash(Protocol):
    """A hash that goes on from where it is."""

    def copy(self) -> Self: ...
    def update(self, more: bytes, /) -> None: ...
    def digest(self) -> bytes: ...


@lru_cache(maxsize=1024)
def _keyed(seed: str) -> tuple[Hash, Hash]:
    """Both halves of HMAC-SHA-256 (RFC 2104) as far as the key goes: at a table it is the same every time."""
    key = bytes.fromhex(seed).ljust(64, b"\0")
    return hashlib.sha256(key.translate(INNER)), hashlib.sha256(key.translate(OUTER))
