"""The bots at a table in memory: they are asked, they talk before a vote, they advise."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Protocol

from getaway.bots.models import is_model
from getaway.deals import deals_in
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.sentence import Sentence
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import number_for
from getaway.table.shapes import Hint
from getaway.table.table import Table
from getaway.table_bots.pool import Pool
from getaway.table_bots.questions import quick_choice

SPEECHES = 2  # of one bot before a vote, unless people ask it: an offer, and answers to the offers of others


class Host(Protocol):
    """Whoever keeps a table in memory, for people and bots alike."""

    @property
    def table(self) -> Table: ...
    @property
    def pool(self) -> Pool: ...
    @property
    def gone(self) -> bool:
        """Has the table left memory?"""

    @property
    def is_watched(self) -> bool:
        """Would anybody see what the bots do?"""

    @property
    def bot_pause(self) -> float:
        """Seconds that a bot waits after something was seen, for people to follow."""

    def post(self, make: Callable[[], log.AnyEntry]) -> None:
        """Put a request into the table's mailbox."""


class TableBots:
    """What the bots of one table are doing."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._thinking: dict[int, int] = {}  # seat: the question that it thinks about
        self._spoken: dict[int, list[int]] = {}  # seat: how many statements there were each time it spoke
        self._speaking: set[int] = set()
        self._talk = -1  # which talk this is: the number of stories before it
        self._tasks: set[asyncio.Task[None]] = set()
        self._pauses: set[asyncio.Future[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Does anybody think about a decision?"""
        return bool(self._thinking)

    def start(self, work: Coroutine[object, None, None]) -> asyncio.Task[None]:
        """Do something beside the mailbox."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._host.pool.note("work beside the mailbox failed", error=error)

    async def settle(self) -> None:
        """Wait until nobody thinks or talks any more."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def leave(self) -> None:
        """The table goes out of memory."""
        for task in self._tasks:
            task.cancel()

    def look_up(self) -> None:
        """Every bot that is asked and does not think yet begins to; before a vote they talk."""
        table = self._host.table
        play = table.play
        is_still = self._host.gone or table.paused_at is not None or not self._host.is_watched
        if play is None or is_still:
            return
        for seat in play.asked:
            chair = table.chairs[seat]
            if chair.bot and self._thinking.get(seat) != chair.asks:
                self._thinking[seat] = chair.asks
                self.start(self._think(seat, chair.bot, chair.asks, "bot"))
        if play.talking and table.ledger is not None:
            self._talk_it_over(len(play.stories), table.ledger.said)

    def _talk_it_over(self, talk: int, said: int) -> None:
        table = self._host.table
        if talk != self._talk:
            self._talk = talk
            self._spoken = {}
        for seat, chair in enumerate(table.chairs):
            spoken = self._spoken.setdefault(seat, [])
            new = said not in spoken
            # One after the other: two speeches at once could promise two ballots.
            if not chair.bot or not new or seat in self._speaking:
                continue
            # People talk when they are ready: bots that have said all they had to say still answer them.
            if len(spoken) < SPEECHES or self._is_asked_by_a_person(seat):
                spoken.append(said)
                self._speaking.add(seat)
                self.start(self._speak(seat, chair.bot))

    def _is_asked_by_a_person(self, seat: int) -> bool:
        """Does an offer that a person has made wait for an answer of this bot?"""
        table, play = self._host.table, self._host.table.play
        assert play is not None
        assert table.ledger is not None
        waiting = deals_in(play.game).proposals(table.ledger, play.hidden(seat), seat)
        return any(not table.chairs[proposal.seat].bot for proposal in waiting)

    async def _speak(self, seat: int, level: str) -> None:
        table = self._host.table
        seed = number_for(table.made.seed, table.n, f"talk {seat}")
        try:
            for statement in await self._host.pool.speak(table, level, seat, seed):
                # If others have spoken meanwhile, it may be refused; then it was not said.
                self._host.post(partial(requests.say_for, table, seat, statement))
        finally:
            self._speaking.discard(seat)
        # Somebody may have spoken to it meanwhile.
        self.look_up()

    def decide_by_clock(self, seat: int) -> None:
        """The time of a seat is up: a choice is made for it, like any other."""
        table = self._host.table
        chair = table.chairs[seat]
        if self._thinking.get(seat) != chair.asks:
            self._thinking[seat] = chair.asks
            self.start(self._think(seat, chair.bot or table.made.stand_in, chair.asks, "clock"))

    async def _think(self, seat: int, level: str, ask: int, cause: log.Cause) -> None:
        host, table = self._host, self._host.table
        pause = host.bot_pause if cause == "bot" and self._is_something_to_follow else 0.0
        # Made by a one-way function: a bot must not be able to work out the game's own seed from its number.
        seed = number_for(table.made.seed, table.n, f"bot {seat}")
        try:
            # Called away, it waits until the thought has put its process away: then nothing is left behind.
            thought, _ = await asyncio.gather(
                host.pool.think(table, level, seat, seed), self._pause(pause), return_exceptions=True
            )
            if isinstance(thought, BaseException):
                raise thought
            action, is_own = thought
            if is_model(level) and not is_own and cause == "bot":
                # Everybody sees in the log that it was not the model who did this.
                cause = "stand-in"
        except Exception as error:
            # Nobody waits for ever for a bot, whatever went wrong with it.
            host.pool.note("bot failed: medium decides", error=error, bot=level)
            action = quick_choice(table, seat, seed)
        finally:
            if self._thinking.get(seat) == ask:
                del self._thinking[seat]
        host.post(lambda: requests.act_for(table, seat, ask, action, cause))

    @property
    def _is_something_to_follow(self) -> bool:
        """Has everybody been told of the last decision? What is chosen on the way to an act is seen by
        nobody, so nobody needs time for it."""
        play = self._host.table.play
        assert play is not None
        last = next(reversed(play.stories.values()), [])
        return not play.stories or any(told[0] == EVERYBODY for told in last)

    async def _pause(self, seconds: float) -> None:
        """Wait, for people to follow, until somebody says to go on."""
        skipped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pauses.add(skipped)
        try:
            await asyncio.wait([skipped], timeout=seconds)
        finally:
            self._pauses.discard(skipped)

    def go_on(self) -> None:
        """Nobody needs the pause any more: bots that have thought move now."""
        for pause in self._pauses:
            if not pause.done():
                pause.set_result(None)

    async def hint(self, id: str, seat: int, answer: Callable[[Hint], None]) -> None:
        """Say what to do in a seat's place, and why."""
        table, play = self._host.table, self._host.table.play
        assert play is not None
        seed = number_for(table.made.seed, table.n, f"hint {seat}")
        label = partial(play.game.label, play.hidden(seat))
        action, sentences, losses = await self._host.pool.advise(table, seat, seed)
        deed = next((one.arguments["action"] for one in sentences if one.message == "explain-choice"), None)
        said = deed if isinstance(deed, Sentence) else label(action)
        answer(Hint(id=id, seat=seat, action=action, label=said, sentences=sentences, losses=losses))
