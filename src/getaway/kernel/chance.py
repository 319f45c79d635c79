"""Random numbers that are the same on both engines.

A multiply-with-carry generator: its products stay below 2**63, because overflow of signed numbers is
undefined in compiled code. The seed goes through a hash, so that neighbouring seeds give unrelated games.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol

from getaway.kernel.dialect import kind_of, rule

MULTIPLIER = 698769069
LOW = 0xFFFFFFFF
SEEDS = 2**63


class Chance(Protocol):
    """Whatever draws from a generator of its own: a state, or dice."""

    rng: int


@rule
def scramble(x: int) -> int:
    """Mix 32 bits until every bit of the result depends on every bit given."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & LOW
    x = ((x ^ (x >> 15)) * 0x735A2D97) & LOW
    return x ^ (x >> 15)


@rule
def generator(seed: int) -> int:
    """The generator's first state for a seed of 0 … 2**63 - 1."""
    low = scramble((seed & LOW) ^ 0x1B873593)
    high = scramble((seed >> 32) ^ low)
    low = scramble((low + high) & LOW)
    # A carry of 0 or MULTIPLIER - 1 could stand still.
    carry = 1 + scramble(high ^ low) % (MULTIPLIER - 2)
    return (carry << 32) | low


@rule
def below(s: Chance, limit: int) -> int:
    """A number of 0 … limit - 1, each as likely, from the state's own generator."""
    x = s.rng
    x = MULTIPLIER * (x & LOW) + (x >> 32)
    s.rng = x
    return ((x & LOW) * limit) >> 32


class Dice:
    """A generator of its own, apart from any game's."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = generator(seed)


@rule
def pull(s: Chance, heap: MutableSequence[int], size: int) -> int:
    """Take one thing out of a heap of `size`, each as likely; the heap counts them by kind."""
    kind = kind_of(heap, below(s, size))
    heap[kind] -= 1
    return kind
