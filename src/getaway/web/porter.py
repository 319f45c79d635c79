"""Holds the connections of one server within bounds: silent ones go, and there is room for those who play."""

from __future__ import annotations

import resource
from collections.abc import Callable, Iterable
from typing import Protocol

from getaway.web.logs import note

Peer = tuple[str, int]  # the other end of a connection; no two open ones have the same
SPARE_FILES = 200  # for the database, the bots, the log and the listener
NOTE_SECONDS = 60.0


class Line(Protocol):
    """What a porter needs of a connection."""

    def abort(self) -> None:
        """Hang up at once."""


def files_at_most() -> int:
    """How many files this process may have open, after it has asked for all that it may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else 2**31


class Porter:
    """Knows every open connection and what it does: it waits for a request, or it is served.

    A connection that waits for too long is cut, whatever it has sent so far: nothing, half of the headers or
    half of a body. When there is no room left, the one that has waited longest goes.
    """

    def __init__(
        self, most: int, kept: int, request_seconds: float, answer_seconds: float, clock: Callable[[], float]
    ) -> None:
        self.most = most
        self._kept = kept  # of these, for those who play
        self._request_seconds = request_seconds
        self._answer_seconds = answer_seconds
        self._clock = clock
        self._lines: dict[Peer, Line] = {}
        self._waiting: dict[Peer, float] = {}  # since when, the longest first
        self._served: dict[Peer, float] = {}  # likewise; sockets are not among them
        self.cut = 0  # connections that waited for too long
        self.turned_away = 0  # those for whom there was no room
        self._noted_at = -NOTE_SECONDS

    @property
    def open(self) -> int:
        """How many connections there are."""
        return len(self._lines)

    @property
    def is_crowded(self) -> bool:
        """Is what is left kept for those who play?"""
        return len(self._lines) > self.most - self._kept

    def arrive(self, peer: Peer, line: Line) -> None:
        """Somebody has connected. Without room whoever waits longest goes; if nobody waits, the newcomer."""
        if len(self._lines) >= self.most:
            if not self._waiting:
                self.turn_away()
                line.abort()
                return
            self._cut(next(iter(self._waiting)))
        self._lines[peer] = line
        self._waiting[peer] = self._clock()

    def turn_away(self) -> None:
        """Somebody cannot come in; now and then the log says so."""
        self.turned_away += 1
        if self._clock() - self._noted_at >= NOTE_SECONDS:
            self._noted_at = self._clock()
            note("full: newcomers are turned away", connections=self.open, turned_away=self.turned_away)

    def leave(self, peer: Peer) -> None:
        """A connection is gone."""
        for known in (self._lines, self._waiting, self._served):
            known.pop(peer, None)

    def wait(self, peer: Peer) -> None:
        """The next thing to come is a request, or the rest of one."""
        if peer in self._lines:
            self._served.pop(peer, None)
            self._waiting.pop(peer, None)
            self._waiting[peer] = self._clock()

    def serve(self, peer: Peer) -> None:
        """A request has come whole, and is answered."""
        if self._waiting.pop(peer, None) is not None:
            self._served[peer] = self._clock()

    def keep(self, peer: Peer) -> None:
        """This one is a socket, which has rules of its own."""
        self._waiting.pop(peer, None)
        self._served.pop(peer, None)

    def sweep(self) -> None:
        """Cut those who have waited, or taken their answer, for too long."""
        now = self._clock()
        late = [*_before(self._waiting, now - self._request_seconds)]
        late += _before(self._served, now - self._answer_seconds)
        for peer in late:
            self._cut(peer)

    def _cut(self, peer: Peer) -> None:
        line = self._lines[peer]
        self.leave(peer)
        self.cut += 1
        line.abort()


def _before(since: dict[Peer, float], moment: float) -> Iterable[Peer]:
    for peer, at in since.items():
        if at > moment:
            return
        yield peer
