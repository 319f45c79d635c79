"""Tables as scenes: guests sit down, talk, decide; whatever is accepted goes through the log's own bytes."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from getaway.games import find, load
from getaway.kernel.engine import Engine
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.play import Play
from getaway.table.replay import Stored
from getaway.table.report import Report
from getaway.table.table import Table

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
SEED = "00112233445566778899aabbccddeeff"


@cache
def engines(game: str, edition: str) -> Engine:
    """The standard edition is enough here."""
    assert not edition
    return load(game)


class Sitting:
    """A table with its log and a clock that goes a second for every entry."""

    def __init__(self, game: str, players: int, seed: str = SEED, **made: Any) -> None:
        self.table = Table("here", engines)
        self.stored: list[Stored] = []
        self.at = 1_000_000
        options = load(game).game.read_options(made.pop("options", {}), players)
        made = {"talk_seconds": 0, "stand_in": "random", **made}
        self.put(
            log.Created(
                game=game,
                version=find(game).version,
                players=players,
                options=options,
                seed=seed,
                by=guest(0),
                **made,
            )
        )

    def put(self, entry: log.AnyEntry) -> int:
        """Write an entry and read it."""
        self.at += 1000
        n = self.table.n + 1
        self.stored.append((n, self.at, entry))
        self.table.read(n, self.at, log.read(log.write(entry)))
        return n

    def seat_all(self) -> Sitting:
        for seat in range(self.table.made.players):
            self.put(requests.sit(self.table, guest(seat), NAMES[seat], seat))
        return self

    def start(self) -> Sitting:
        self.seat_all()
        self.put(requests.start(self.table, guest(0)))
        return self

    @property
    def play(self) -> Play:
        assert self.table.play is not None
        return self.table.play

    @property
    def report(self) -> Report:
        return Report(self.table)

    def act(self, seat: int, action: int, id: str = "") -> int:
        asks = self.table.chairs[seat].asks
        return self.put(requests.act(self.table, guest(seat), None, asks, action, id))

    def step(self, lot: random.Random) -> None:
        """One decision by lot, whoever takes it."""
        if self.play.talking:
            self.put(requests.call(self.table, guest(self.play.caller or 0), None))
            return
        seat = lot.choice(self.play.asked)
        self.act(seat, lot.choice(self.play.legal(seat)))

    def finish(self, seed: int = 1) -> Sitting:
        """Play to the end by lot."""
        lot = random.Random(seed)
        while not self.table.owes_end:
            self.step(lot)
        self.put(log.Ended())
        return self

    def again(self) -> Table:
        """The same table, read from its log."""
        table = Table("here", engines)
        for n, at, entry in self.stored:
            table.read(n, at, log.read(log.write(entry)))
        return table


def guest(seat: int) -> str:
    """The guest who sits in a seat."""
    return f"guest-{seat}"
