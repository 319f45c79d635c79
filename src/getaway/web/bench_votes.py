"""Sealed votes on the wire: does anything that others are sent, or when it comes, tell who was voted for?

A player votes, takes it back and votes for somebody else, again and again. What the next player is sent in
between has to be the same, and to come as soon.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

from getaway.client.caller import Caller, Connection
from getaway.client.message import Message as View
from getaway.games import find

PAIRS_A_VOTE, PAIRS_A_TABLE = 10, 40  # each takes back two ballots, and a guest may not do that for ever
MOST_TABLES = 50  # that may end without a vote


@dataclass
class Votes:
    """What was found out about the votes of one game."""

    different: int = 0
    delays: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))  # of either ballot

    @property
    def pairs(self) -> int:
        return len(self.delays[1])


def told_apart(ones: list[float], others: list[float]) -> float:
    """How often one of the first is larger than one of the others; 0.5: nothing can be told from it."""
    pairs = [(one > other) + (one == other) / 2 for one in ones for other in others]
    return round(sum(pairs) / len(pairs), 2) if pairs else 0.5


class _Seat:
    """A guest in a seat, and the table as they see it."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.view: View = {"n": -1}

    async def see(self, n: int) -> View:
        """The view after an entry."""
        while self.view["n"] < n:
            self.view = await self.line.until("view")
        return self.view

    async def do(self, type: str, **fields: int) -> int:
        """Send something; the number of its entry."""
        id = await self.line.send(type, **fields)
        while True:
            message = await self.line.receive()
            if message["type"] == "view":
                self.view = message
            elif message.get("id") == id:
                return int(message["n"])

    async def choose(self, number: int, action: int) -> int:
        return await self.do("act", seat=number, ask=self.view["asks"][str(number)], action=action)


async def _sit(url: str, game: str) -> list[_Seat]:
    players = find(game).players[0]
    people = [Caller(url) for _ in range(players)]
    for number, person in enumerate(people):
        person.introduce(f"Guest {number}")
    table = people[0].must("POST", "/api/tables", {"game": game, "players": players, "talk_seconds": 0})[
        "table"
    ]
    for number, person in enumerate(people[1:], 1):
        person.must("POST", f"/api/tables/{table}/seats/{number}", {})
    people[0].must("POST", f"/api/tables/{table}/start")
    return [_Seat(await person.sit_at(table)) for person in people]


async def _play_on(seats: list[_Seat], lot: random.Random) -> bool:
    """Play by lot until all are asked at once; False if the game is over before."""
    n = 0
    while True:
        views = [await seat.see(n) for seat in seats]
        if views[0]["table"]["phase"] == "over":
            return False
        asked = views[0]["table"]["asked"]
        if len(asked) > 1:
            return True
        n = await seats[asked[0]].choose(asked[0], lot.choice(views[asked[0]]["view"]["choices"])["action"])


def _told(view: View) -> dict[str, object]:
    """What a view says, but for the number of the entry."""
    return {key: value for key, value in view.items() if key != "n"}


async def _vote(seats: list[_Seat], votes: Votes, pairs: int, lot: random.Random) -> None:
    """Vote for one and for another, then all vote and the game goes on."""
    voter, other = seats[0], seats[1]
    choices = [choice["action"] for choice in voter.view["view"]["choices"]]
    for _ in range(min(pairs, PAIRS_A_VOTE)):
        seen: list[dict[str, object]] = []
        which = lot.sample((0, 1), 2)
        for one in which:
            began = time.perf_counter()
            n = await voter.choose(0, choices[one])
            seen.append(_told(await other.see(n)))
            votes.delays[one].append(time.perf_counter() - began)
            n = await voter.do("undo", seat=0)
            await other.see(n)
            await voter.see(n)
        votes.different += seen[0] != seen[1]
    n = 0
    for number, seat in enumerate(seats):
        await seat.see(n)
        n = await seat.choose(number, lot.choice(choices))
    for seat in seats:
        await seat.see(n)


async def _compare(url: str, game: str, pairs: int) -> Votes:
    votes, lot, tables = Votes(), random.Random(), 0
    while votes.pairs < pairs and tables < MOST_TABLES:
        tables += 1
        seats = await _sit(url, game)
        enough = min(pairs, votes.pairs + PAIRS_A_TABLE)
        while votes.pairs < enough and await _play_on(seats, lot):
            await _vote(seats, votes, enough - votes.pairs, lot)
        for seat in seats:
            await seat.line.close()
    return votes


def compare_votes(url: str, game: str, pairs: int) -> Votes:
    """So many pairs of sealed ballots at tables of a server."""
    return asyncio.run(_compare(url, game, pairs))
