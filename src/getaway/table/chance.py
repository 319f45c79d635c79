"""Chance at a table: one secret seed, and from it fresh numbers for every entry.

Nobody can work out the next card from the last ones, and an undo cannot fish for a better draw.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Protocol, Self

from getaway.kernel.chance import SEEDS

SEED_BYTES = 16
INNER = bytes(byte ^ 0x36 for byte in range(256))
OUTER = bytes(byte ^ 0x5C for byte in range(256))


def commitment(seed: str) -> str:
    """What is shown at the start; the seed itself, shown at the end, proves it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def number_for(seed: str, n: int, purpose: str = "") -> int:
    """A seed of 0 … 2**63 - 1 for entry n."""
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
