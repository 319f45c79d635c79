"""From the number that a person can read out to the secret seed of a table: the same in every way to play."""

from __future__ import annotations

import hashlib

from getaway.table.chance import SEED_BYTES


def secret_of(seed: int) -> str:
    """The table's seed for a number that a person can read out."""
    return hashlib.sha256(f"getaway play {seed}".encode()).hexdigest()[: 2 * SEED_BYTES]
