"""The bots at a table in memory: they are asked, they talk before a vote, they advise."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import number_for

if TYPE_CHECKING:
    from getaway.web.live import LiveTable
    from getaway.web.viewer import Viewer

SPEECHES = 2  # of one bot before a vote: an offer, and answers to the offers of others


class Company:
    """What the bots of one table are doing."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._thinking: dict[int, int] = {}  # seat: the question that it thinks about
        self._spoken: dict[int, list[int]] = {}  # seat: the ledgers, by what was said, that it spoke to
        self._speaking: set[int] = set()
        self._talk = -1  # the talk that is held, by how much was told before it
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Does anybody think about a decision?"""
        return bool(self._thinking)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the mailbox."""
        task = self._live.hub.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def leave(self) -> None:
        """The table goes out of memory."""
        for task in self._tasks:
            task.cancel()

    def look_up(self) -> None:
        """Every bot that is asked and does not think yet begins to; before a vote they talk."""
        table = self._live.table
        play = table.play
        if play is None or self._live.gone:
            return
        for seat in play.asked:
            chair = table.chairs[seat]
            if chair.bot and self._thinking.get(seat) != chair.asks:
                self._thinking[seat] = chair.asks
                self.start(self._think(seat, chair.bot, chair.asks, "bot"))
        if play.talking and table.language is not None:
            self._talk_it_over(len(play.stories))

    def _talk_it_over(self, talk: int) -> None:
        table = self._live.table
        if talk != self._talk:
            self._talk = talk
            self._spoken = {}
        for seat, chair in enumerate(table.chairs):
            spoken = self._spoken.setdefault(seat, [])
            new = table.ledger.said not in spoken
            # One after the other: two speeches at once could promise two ballots.
            if chair.bot and len(spoken) < SPEECHES and new and seat not in self._speaking:
                spoken.append(table.ledger.said)
                self._speaking.add(seat)
                self.start(self._speak(seat, chair.bot))

    async def _speak(self, seat: int, level: str) -> None:
        table = self._live.table
        seed = number_for(table.made.seed, table.n, f"talk {seat}")
        try:
            for statement in await self._live.hub.thinkers.speak(table, level, seat, seed):
                # Meanwhile others may have spoken, so that it is refused: then it was not said.
                self._live.post(partial(requests.say_for, table, seat, statement))
        finally:
            self._speaking.discard(seat)
        # Somebody may have spoken to it meanwhile.
        self.look_up()

    def decide_by_clock(self, seat: int) -> None:
        """The time of a seat is up: a choice is made for it, like any other."""
        table = self._live.table
        chair = table.chairs[seat]
        if self._thinking.get(seat) != chair.asks:
            self._thinking[seat] = chair.asks
            self.start(self._think(seat, chair.bot or table.made.stand_in, chair.asks, "clock"))

    async def _think(self, seat: int, level: str, ask: int, cause: log.Cause) -> None:
        live, table = self._live, self._live.table
        pause = live.hub.settings.bot_pause if cause == "bot" and live.viewers else 0.0
        # One way: a bot that is given a number must not be able to deal this game again from it.
        seed = number_for(table.made.seed, table.n, f"bot {seat}")
        try:
            action, _ = await asyncio.gather(
                live.hub.thinkers.think(table, level, seat, seed),
                asyncio.sleep(pause),
            )
        finally:
            if self._thinking.get(seat) == ask:
                del self._thinking[seat]
        live.post(lambda: requests.act_for(table, seat, ask, action, cause))

    async def hint(self, viewer: Viewer, id: str, seat: int) -> None:
        """Tell a guest what to do, and why."""
        table, play = self._live.table, self._live.table.play
        assert play is not None
        seed = number_for(table.made.seed, table.n, f"hint {seat}")
        label = partial(play.game.label, play.hidden(seat))
        action, sentences = await self._live.hub.thinkers.advise(table, seat, seed)
        viewer.answer(
            {
                "type": "hint",
                "id": id,
                "seat": seat,
                "action": action,
                "label": label(action).json(),
                "sentences": sentences,
            }
        )
