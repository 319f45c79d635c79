"""Limits on how often somebody may ask."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    """So much a second, and so much at once."""

    __slots__ = ("_at", "_left", "most", "rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self._left = most
        self._at = now

    def take(self, now: float) -> bool:
        """Is there one left to take?"""
        self._left = min(self.most, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Has nobody taken anything for a while?"""
        return self._left + (now - self._at) * self.rate >= self.most


class Buckets:
    """A bucket for each address; those not used are forgotten."""

    MOST = 10_000

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """May this address ask once more?"""
        now = self._clock()
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets = {a: b for a, b in self._buckets.items() if not b.is_full(now)}
            bucket = self._buckets[address] = Bucket(self._rate, self._most, now)
        return bucket.take(now)
