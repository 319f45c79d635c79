"""A game of Alcatraz on a real server, played up to the talk of its last round.

The moves were found by search: Cy and Ann stand at the last task, and lack nothing but each other's yes.
"""

from __future__ import annotations

import time
from pathlib import Path

from sqlalchemy import insert

from getaway.client.caller import Caller
from getaway.store.database import connect
from getaway.store.schema import LOG
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.table import Table
from getaway.table_bots.engines import plain_engine
from getaway.web.identity import Signer, new_token
from tests.browser.people import run
from tests.web.serving import Served

MOVES = Path(__file__).with_suffix(".txt")
NAMES = ("Ann", "Bo", "Cy")


def put_on(server: Served, people: list[Caller]) -> str:
    """Write the game into the log of a server, with these people in its seats; the table."""
    signer = Signer(server.settings.secret)
    guests = [signer.identity(person.cookie.partition("=")[2]).guest for person in people]
    header, *moves = MOVES.read_text().splitlines()
    table = Table(new_token(), plain_engine)
    rows = []

    def enter(entry: log.AnyEntry) -> None:
        now = int(time.time() * 1000)
        rows.append({"table": table.name, "n": table.n + 1, "at": now, "entry": log.write(entry).decode()})
        table.read(table.n + 1, now, entry)

    seed = header.rpartition(" ")[2]
    enter(log.Created(by=guests[0], game="alcatraz", version=1, players=3, options={}, seed=seed))
    for seat, guest in enumerate(guests):
        enter(requests.sit(table, guest, NAMES[seat], seat))
    enter(requests.start(table, guests[0]))
    play = table.play
    assert play is not None
    for move in moves:
        name, _, what = move.partition(": ")
        seat = NAMES.index(name)
        if what == "call the vote":
            enter(requests.call(table, guests[seat], seat))
        else:
            ask = table.chairs[seat].asks
            enter(requests.act(table, guests[seat], seat, ask, play.engine.action_names.index(what)))

    async def write() -> None:
        database = connect(server.settings.database)
        await database.run(lambda connection: connection.execute(insert(LOG), rows))
        await database.stop()

    run(write())
    return table.name
