"""A table in memory: one mailbox, its viewers, its bots.

Every request goes the same way: checked, appended to the log, and when that is durable read by the table,
acknowledged and shown. While an append is under way the next requests wait in the mailbox.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from getaway.client.caller import DEAD_SECONDS, PING_SECONDS
from getaway.kernel.errors import BadInput, Refusal
from getaway.store.journal import Card, Conflict
from getaway.store.trouble import trouble_of
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.outcomes import outcome_of
from getaway.table.refusals import NotNow
from getaway.table.report import Report
from getaway.table.shapes import Accepted, Welcome
from getaway.table.table import Table
from getaway.table_bots.pool import Pool
from getaway.table_bots.table_bots import TableBots
from getaway.web import messages
from getaway.web.advice import Advice
from getaway.web.asides import Asides
from getaway.web.bot_status import BotStatus
from getaway.web.calls import Awaited
from getaway.web.logs import alias, note
from getaway.web.mailbox import TROUBLES, Answer, Known, Make, entry_time, ignore, now_ms
from getaway.web.message_entries import message_to_entry
from getaway.web.messages import encode
from getaway.web.mutes import Mutes
from getaway.web.own_accord import IN_TIME, what_follows
from getaway.web.pacing import Pacing
from getaway.web.presence import Presence
from getaway.web.shapes import BranchReply, ChairReply, TableReply
from getaway.web.viewer import MOVED, Viewer

if TYPE_CHECKING:
    from getaway.web.hub import Hub


NOBODY_MUTED: list[tuple[str, str]] = []


class LiveTable:
    """One table, as long as somebody looks at it or its clock runs."""

    def __init__(self, hub: Hub, table: Table, muted: list[tuple[str, str]] = NOBODY_MUTED) -> None:
        self.hub = hub
        self.table = table
        self.report = Report(table)
        self.viewers: set[Viewer] = set()
        self.touched = self.looked_at = hub.loop.time()
        self.gone = False  # has this table left memory?
        self._mail: deque[tuple[Make, Answer]] = deque()
        self._busy = False
        self.bots = TableBots(self)
        self.presence = Presence(self)
        self.bot_status = BotStatus(self)
        self.pacing = Pacing(self)
        self.awaited = Awaited(self)
        self.mutes = Mutes(self, muted)
        self._card: Card | None = None
        self._listed_as: tuple[str, int | None] | None = None
        self._listing: asyncio.Future[None] | None = None
        self.advice = Advice(self)
        self.following: asyncio.Task[None] | None = None  # makes the rematch
        self._asides = Asides(table)
        self._catching: asyncio.Task[None] | None = None  # reads what others have written
        self._told_of = 0  # the last entry that somebody else has told of

    @property
    def is_idle(self) -> bool:
        """Does nothing keep this table in memory?"""
        return not (self.viewers or self._busy or self._mail or self.bots.is_busy)

    @property
    def pool(self) -> Pool:
        """Where the bots of the house think."""
        return self.hub.pool

    @property
    def is_watched(self) -> bool:
        """Does anybody play here, look on, or did lately? Bots among themselves do not think for nobody."""
        return (
            bool(self.viewers)
            or any(chair.kind == "person" for chair in self.table.chairs)
            or self.hub.loop.time() - self.looked_at < self.hub.settings.watched_seconds
        )

    @property
    def bot_pause(self) -> float:
        """As long as those who look on need to follow."""
        return self.pacing.pause

    # The mailbox.

    def post(self, make: Make, answer: Answer = ignore) -> None:
        """Put a request into the mailbox. The answer is the entry's number, or why there is none."""
        if self.gone:
            answer(NotNow("table-try-again"))
            return
        self._mail.append((make, answer))
        self._next()

    async def ask(self, make: Make) -> int:
        """The same for somebody who waits for the answer."""
        future: asyncio.Future[int] = self.hub.loop.create_future()

        def answer(result: int | Exception) -> None:
            if future.cancelled():
                return
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

        self.post(make, answer)
        n = await future
        await self.listed()
        return n

    async def listed(self) -> None:
        """Wait until the lists show the table as it is: whoever asks over HTTP looks there next."""
        if self._listing is not None and not self._listing.done():
            await asyncio.wait([self._listing])

    def _next(self) -> None:
        while self._mail and not self._busy:
            make, answer = self._mail.popleft()
            try:
                entry = make()
                self._asides.check(entry, self.hub.loop.time())
                text = log.write(entry).decode()
            except BadInput as error:
                answer(error)
                continue
            except Exception as error:
                # A bug, or a machine out of something: nothing is written, and whoever asked may ask again.
                note("request failed", error=error, table=alias(self.table.name))
                answer(NotNow("table-try-again"))
                continue
            self._busy = True
            self.touched = self.hub.loop.time()
            n, at = self.table.n + 1, entry_time(now_ms(), self.table.at)
            append = self.hub.journal.append(self.table.name, ((n, at, text),), None)
            append.done.add_done_callback(partial(self._written, n, at, entry, make, answer))

    def _written(
        self, n: int, at: int, entry: log.AnyEntry, make: Make, answer: Answer, done: asyncio.Future[None]
    ) -> None:
        """The entry is durable: now it counts."""
        self._busy = False
        error = None if done.cancelled() else done.exception()
        if self.gone:
            answer(n if error is None and not done.cancelled() else NotNow("table-try-again"))
            return
        if isinstance(error, Conflict):
            # Another server has written this entry number: read its entry, then check the request again.
            self._mail.appendleft((make, answer))
            self.catch_up()
            return
        if done.cancelled() or error is not None:
            # The entry may or may not have been written, so the table is read again from the log.
            note("append failed", error=error or asyncio.CancelledError(), table=alias(self.table.name))
            trouble = None if error is None else trouble_of(error)
            answer(NotNow("table-try-again" if trouble is None else TROUBLES[trouble]))
            self.hub.forget(self)
            return
        try:
            self.table.read(n, at, entry)
        except Exception as failed:
            # The log has the entry, but this table took in only a part of it; the log answers a resend.
            answer(NotNow("table-try-again"))
            self._give_up(failed)
            return
        answer(n)
        self._go_on(entry)

    def _go_on(self, entry: log.AnyEntry | None = None) -> None:
        """What follows from an entry that was read, and then the next one."""
        try:
            self.after_change(entry)
        except Exception as error:
            self._give_up(error)
            return
        self._read_on()

    def _give_up(self, error: Exception) -> None:
        """Drop a table that may have taken in only a part of an entry."""
        note("entry cannot be taken in", error=error, table=alias(self.table.name), n=self.table.n)
        self.hub.forget(self)

    # Other workers.

    def _read_on(self) -> None:
        """First what somebody has told of while this table was busy, then what is in the mailbox."""
        if self._told_of > self.table.n:
            self.catch_up()
        self._next()

    def hear_of_entry(self, n: int) -> None:
        """Somebody, perhaps this worker, has written an entry."""
        self._told_of = max(self._told_of, n)
        if n > self.table.n and not self._busy:
            self.catch_up()

    def catch_up(self) -> None:
        """Read what others have written; meanwhile the mailbox waits."""
        if not self._busy and not self.gone:
            self._busy = True
            self._catching = self.bots.start(self._catch_up())

    async def be_up_to_date(self) -> None:
        """Read what other workers have written: who asked there a moment ago may ask here next."""
        if self.hub.other_workers.listener is not None:
            self.catch_up()
            if self._catching is not None and not self._catching.done():
                await asyncio.wait({self._catching})

    async def _catch_up(self) -> None:
        try:
            stored = await self.hub.stored(self.table.name, self.table.n)
            for n, at, entry in stored:
                self.table.read(n, at, entry)
        except Exception as error:
            self._give_up(error)
            return
        self._busy = False
        if stored:
            self._go_on()
        else:
            self._read_on()

    def after_change(self, entry: log.AnyEntry | None = None) -> None:
        """What follows from an entry: views, the end, bots, the card in the lists."""
        table = self.table
        for make in what_follows(table, now_ms()):
            self.post(make)
        state = (table.phase, table.deadline)
        if not isinstance(entry, log.Acted | log.Sealed) or state != self._listed_as:
            self._listed_as = state
            self._keep_card()
        self.bots.look_up()
        self.pacing.mind_the_scene()
        self.awaited.look(entry)
        asked = () if table.play is None else [table.chairs[seat].guest for seat in table.play.asked]
        for viewer in self.viewers:
            viewer.hear_of_news(asked=viewer.guest in asked)

    def _keep_card(self) -> None:
        """Lists show a table by its card; it could be made again from the log."""
        table = self.table
        sittings = tuple((seat, chair.guest) for seat, chair in enumerate(table.chairs) if chair.guest)
        # If no person sits at the table, its clock waits until somebody looks on.
        is_played = any(chair.kind == "person" for chair in table.chairs)
        due = table.deadline if is_played and not table.ended else None
        text = encode(self.summary()).decode()
        last = self._card
        if last is not None and (last.phase, last.due, last.card, last.sittings) == (
            table.phase,
            due,
            text,
            sittings,
        ):
            return
        self._card = Card(table.phase, table.made.public, table.at, due, text, sittings)
        self._listing = self.hub.journal.append(table.name, (), self._card).done
        self._listing.add_done_callback(self._card_written)

    def _card_written(self, done: asyncio.Future[None]) -> None:
        if done.cancelled() or done.exception() is not None:
            # The log has all that matters; the next change writes the card again.
            self._card = None

    def summary(self) -> TableReply:
        """What a list of tables shows of this one."""
        table, made = self.table, self.table.made
        return TableReply(
            table=table.name,
            game=made.game,
            players=made.players,
            options=made.options,
            edition=made.edition_name,
            clock=made.clock,
            public=made.public,
            # Talk comes and goes with every round: in the lists it is play.
            phase="play" if table.phase == "talk" else table.phase,
            chairs=[ChairReply(chair.name, chair.kind) for chair in table.chairs],
            outcome=outcome_of(table),
            branch=None
            if made.branch is None
            else BranchReply(made.branch.table, made.branch.step, made.branch.seat),
            rematch_by=next(iter(table.seats_of(made.by)), None)
            if made.before and table.phase == "lobby"
            else None,
        )

    # People.

    def welcome(self, id: str, guest: str) -> Welcome:
        """The answer to a hello."""
        return self.report.welcome(
            id,
            guest,
            self.mutes.seats(guest),
            now=now_ms(),
            ping_seconds=PING_SECONDS,
            dead_seconds=DEAD_SECONDS,
        )

    def take(self, viewer: Viewer, message: messages.AnyMessage, began: float) -> None:
        """A message that may become an entry."""
        guest = viewer.guest
        known = self.table.accepted.get((guest, message.id))
        if known is not None:
            viewer.answer(Accepted(id=message.id, n=known))
            return
        self.post(
            partial(message_to_entry, self.table, guest, message),
            partial(self._answer, viewer, message.id, began),
        )

    def _answer(self, viewer: Viewer, id: str, began: float, result: int | Exception) -> None:
        if isinstance(result, Known):
            result = result.n
        if isinstance(result, int):
            self.hub.metrics.decisions.add(self.hub.loop.time() - began)
            viewer.answer(Accepted(id=id, n=result))
        elif isinstance(result, NotNow | Refusal):
            viewer.refuse(id, result)
        else:
            # Whatever players can do wrong has a sentence of its own; any other error is a bug.
            note("request failed", error=result, table=alias(self.table.name))
            viewer.refuse(id, NotNow("table-try-again"))

    def add(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.bots.look_up()

    def remove(self, viewer: Viewer) -> None:
        self.presence.hear_of(viewer)
        self.viewers.discard(viewer)
        self.touched = self.looked_at = self.hub.loop.time()
        self.presence.tell()

    def look(self) -> None:
        """Somebody looks on without a line of their own."""
        self.looked_at = self.hub.loop.time()
        self.bots.look_up()

    # The clock.

    def tick(self, now: float) -> None:
        """Once in a while: clients that are gone, time that is up, seats that are deserted."""
        for viewer in self.viewers:
            viewer.cut_if_stuck(now)
            self.presence.hear_of(viewer)
        at = now_ms()
        for make in what_follows(self.table, at, IN_TIME):
            self.post(make)
        for seat in requests.late_seats(self.table, at) if self.is_watched else ():
            self.bots.decide_by_clock(seat)
        self._mind_the_absent(now)
        self.presence.tell()
        self.bot_status.tell()
        self.pacing.mind_the_scene()

    def _mind_the_absent(self, now: float) -> None:
        """A bot sits in for who is gone too long, as long as somebody is here to play with it."""
        table = self.table
        if table.play is None or table.ended or not table.made.grace or table.paused_at is not None:
            return
        for seat in self.presence.deserted(now):
            self.post(partial(requests.sit_in, table, seat))

    def leave(self) -> None:
        """Go out of memory. Clients come back and find the table read from its log."""
        self.gone = True
        for viewer in self.viewers:
            viewer.close(MOVED, "come back")
        self.bots.leave()
        waiting, self._mail = self._mail, deque()
        for _, answer in waiting:
            answer(NotNow("table-try-again"))
