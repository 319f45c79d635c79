"""Talk at a table: bots speak a few times by themselves, and answer people whenever those ask them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from getaway.deals import deals_in
from getaway.games.alcatraz.talk.statement import Statement, write
from getaway.table import entries as log
from getaway.table import requests
from getaway.table_bots.table_bots import SPEECHES, TableBots
from tests.citing import rule
from tests.games.alcatraz.parts import NotSteal, Vote
from tests.games.alcatraz.talking import ledger_of, state_of
from tests.table.scene import guest
from tests.table.test_decisions import at_the_vote

PERSON, BO, CLEO = range(3)


class Pool:
    """Says no to every offer, and otherwise nothing; counts how often it was asked to speak."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    async def speak(self, table: Any, level: str, seat: int, seed: int) -> list[dict[str, Any]]:
        self.asked.append(seat)
        deals = deals_in(table.play.game)
        offers = deals.proposals(table.ledger, table.play.state, seat)
        return [deals.answer(seat, offer.number, False) for offer in offers]


class Host:
    """A table of a person and two bots in memory, at which it is time to talk."""

    gone = False
    is_watched = True
    bot_pause = 0.0

    def __init__(self) -> None:
        self.sitting = at_the_vote(talk_seconds=60)
        for seat in (BO, CLEO):
            self.sitting.put(requests.leave(self.sitting.table, guest(seat), seat))
        self.table = self.sitting.table
        self.pool: Any = Pool()
        self.bots = TableBots(self)

    def post(self, make: Callable[[], log.AnyEntry]) -> None:
        self.read(make())

    def read(self, entry: log.AnyEntry) -> None:
        self.sitting.put(entry)
        self.bots.look_up()

    async def say(self, seat: int, to: int) -> None:
        """Somebody makes an offer, and all answers are waited for."""
        now = state_of(self.table).round
        give, get = NotSteal(seat, to, now), Vote(to, seat, now)
        statement = write(Statement("offer", seat, (to,), (give,), (get,), expires=now))
        self.read(log.Said(seat=seat, statement=statement))
        await self.settle()

    async def settle(self) -> None:
        while self.bots._tasks:
            await asyncio.gather(*self.bots._tasks)


@rule("AL-12")
async def test_a_bot_answers_a_person_as_often_as_it_is_asked() -> None:
    host = Host()
    host.bots.look_up()
    await host.settle()
    for number in range(2 * SPEECHES):
        await host.say(PERSON, BO)
        assert ledger_of(host.table).statements == (), f"offer {number} was answered"
    assert host.pool.asked.count(BO) > SPEECHES
    # Whoever is not asked has nothing more to say.
    assert host.pool.asked.count(CLEO) <= SPEECHES


@rule("AL-12")
async def test_bots_do_not_talk_to_each_other_for_ever() -> None:
    host = Host()
    for _ in range(2 * SPEECHES):
        await host.say(CLEO, BO)
    assert host.pool.asked.count(BO) == SPEECHES
