"""Chance at a table: one secret seed, and from it fresh numbers for every entry.

Nobody can work out the next card from the last ones, and an undo cannot fish for a better draw.
"""

from __future__ import annotations

import hashlib
import hmac

from getaway.kernel.chance import SEEDS

SEED_BYTES = 16


def commitment(seed: str) -> str:
    """What is shown at the start; the seed itself, shown at the end, proves it."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def number_for(seed: str, n: int, purpose: str = "") -> int:
    """A seed of 0 … 2**63 - 1 for entry n."""
    text = f"{n} {purpose}".encode()
    return int.from_bytes(hmac.digest(bytes.fromhex(seed), text, "sha256")[:8]) % SEEDS
