"""Games by lot for the benches, without a server."""

from __future__ import annotations

import random

from getaway.games import find
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import SEED_BYTES
from getaway.table.replay import Stored
from getaway.table.table import Table
from getaway.table_bots.engines import plain_engine

BEGAN = 1_000_000  # milliseconds


def guest(seat: int) -> str:
    """Who sits in a seat."""
    return f"guest {seat}"


def game_by_lot(game: str, players: int, decisions: int, seed: int) -> list[Stored]:
    """The log of a game that was left after so many decisions, or at its end."""
    table, lot, stored = Table("here", plain_engine), random.Random(seed), list[Stored]()
    found = find(game)

    def put(entry: log.AnyEntry) -> None:
        stored.append((table.n + 1, BEGAN + 1000 * table.n, entry))
        table.read(*stored[-1])

    made = log.Created(
        game=game,
        version=found.version,
        players=players,
        options=found.read_options({}, players),
        seed=random.Random(seed).randbytes(SEED_BYTES).hex(),
        stand_in="random",
        by=guest(0),
        talk_seconds=60,
    )
    put(made)
    for seat in range(players):
        put(requests.sit(table, guest(seat), f"Guest {seat}", seat))
    put(requests.start(table, guest(0)))
    for _ in range(decisions):
        play = table.play
        assert play is not None
        if table.owes_end:
            break
        if play.talking:
            put(requests.call(table, guest(play.caller or 0), play.caller))
            continue
        seat = lot.choice(play.asked)
        action = lot.choice(play.legal(seat))
        put(requests.act(table, guest(seat), seat, table.chairs[seat].asks, action))
    return stored


def table_of(stored: list[Stored]) -> Table:
    """A table that has read a log."""
    table = Table("here", plain_engine)
    for n, at, entry in stored:
        table.read(n, at, entry)
    return table
