"""All live tables of one server: read from their logs when somebody comes, let go when nobody is left."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from getaway.games import REGISTRY
from getaway.store.database import bring_up_to_date, connect
from getaway.store.identities import Identities
from getaway.store.journal import Journal
from getaway.store.makings import Makings
from getaway.store.mine import Mine
from getaway.store.pulse import Pulse
from getaway.store.queries import Queries
from getaway.store.ratings import Ratings
from getaway.store.soundness import FileGone
from getaway.store.subscriptions import Subscriptions
from getaway.table import entries as log
from getaway.table.holding import set_back
from getaway.table.replay import Stored
from getaway.table.table import Table
from getaway.table_bots.engines import plain_engine
from getaway.table_bots.pool import Pool, PoolSettings
from getaway.web.archive import Archive
from getaway.web.calls import Calls
from getaway.web.devices import Devices
from getaway.web.editions import Editions
from getaway.web.flushing import Flushing
from getaway.web.identity import Headers, Signer
from getaway.web.live import LiveTable
from getaway.web.logs import alias, note
from getaway.web.mailbox import is_wrong, now_ms
from getaway.web.makers import Makers
from getaway.web.metrics import Metrics
from getaway.web.other_workers import OtherWorkers
from getaway.web.pictures import Pictures
from getaway.web.porter import Porter
from getaway.web.push import Push
from getaway.web.reviews import Reviews
from getaway.web.settings import Settings
from getaway.web.settling import settle
from getaway.web.viewer import CLOSING
from getaway.web.watchdog import Watchdog

TICK_SECONDS = 0.5
SWEEP_TICKS = 10
READ_AT_ONCE, DECODED_AT_ONCE = 25, 1000  # entries of a log in one turn of the loop
DUE_TOGETHER = 50
OVER_SECONDS = 5.0
STOP_SECONDS = 1.0  # that a part may take to stop; what is to be written has three times as long
RETRY_SECONDS = 60.0  # until the clock tries again to wake a table that could not be read
REPRIEVE_MS = 30_000  # extra time for players who were asked when the server went down


class Hub:
    """What the handlers of a server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.signer = Signer(settings.secret)
        self.editions = Editions(settings.editions)
        self.metrics = Metrics()
        self.pool = Pool(
            PoolSettings(
                processes=settings.pool,
                think_seconds=settings.think_seconds,
                patience_seconds=settings.patience_seconds,
                warm_up=settings.warm_up,
                note=note,
                thought=self.metrics.thought,
            )
        )
        self.database = connect(settings.database)
        self.queries = Queries(self.database)
        self.identities = Identities(self.database)
        self.mine = Mine(self.database)
        self.ratings = Ratings(self.database)
        self.devices = Devices(self)
        self.makings = Makings(self.database)
        self.porter = Porter(
            settings.connections,
            settings.connections // 4,
            settings.request_seconds,
            settings.answer_seconds,
            time.monotonic,
        )
        self.makers = Makers(self)
        self.archive = Archive(settings.database)
        self.reviews = Reviews(self)
        self.pictures = Pictures(self)
        self.watchdog = Watchdog(time.monotonic)
        self.flushing = Flushing()
        self.journal = Journal(self.database)
        self.pulse = Pulse(self.journal, time.monotonic)
        self.other_workers = OtherWorkers(self)
        self.calls = Calls(settings.webhook, settings.mail)
        self.subscriptions = Subscriptions(self.database)
        self.push = Push(settings, self.subscriptions, self.queries)
        self.tables: dict[str, LiveTable] = {}
        self.loop: asyncio.AbstractEventLoop
        self.started_at = 0
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._unreadable: dict[str, float] = {}  # tables that the clock could not wake, and when it tried
        self._engines: set[tuple[str, str]] = set()  # games and editions that are loaded
        self._ticking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.started_at = now_ms()
        for game in REGISTRY:
            # Not when somebody makes the first table: it takes a quarter of a second, and all would wait.
            await self._load_engine(game, "")
        await bring_up_to_date(self.database)
        self.journal.start()
        self.other_workers.start()
        self.calls.start()
        self.push.start()
        await self.pool.start()
        self._ticking = asyncio.create_task(self._tick_for_ever(), name="clock")
        self.watchdog.start(self.loop)
        note("started")

    def say_goodbye(self) -> None:
        """Tell every client that the server stops; their tables are in the log."""
        for live in self.tables.values():
            for viewer in live.viewers:
                viewer.close(CLOSING, "restart")

    async def stop(self) -> None:
        assert self._ticking is not None
        self.watchdog.stop()
        self.pulse.stop()
        self._ticking.cancel()
        await self._within(STOP_SECONDS, asyncio.gather(self._ticking, return_exceptions=True))
        for live in list(self.tables.values()):
            live.leave()
        await self.reviews.stop()
        await self.pool.stop()
        await self.archive.stop()
        await self._within(STOP_SECONDS, self.other_workers.stop())
        await self.calls.stop()
        await self.push.stop()
        await self._within(3 * STOP_SECONDS, self.journal.stop())
        await self._within(STOP_SECONDS, self.database.stop())
        note("stopped")

    @staticmethod
    async def _within(seconds: float, work: Awaitable[object]) -> None:
        """A database that hangs keeps no server from stopping; what it has not taken is not accepted."""
        task = asyncio.ensure_future(work)
        await asyncio.wait({task}, timeout=seconds)
        if task.done():
            task.result()
        else:
            # Not waited for: to be cancelled may take a connection as long as to answer.
            task.cancel()
            note("stopped without an answer of the database", error=TimeoutError())

    @property
    def sockets(self) -> int:
        """How many clients look at tables."""
        return sum(len(live.viewers) for live in self.tables.values())

    async def plays(self, headers: Headers) -> bool:
        """Does whoever asks sit at a table that is not over?"""
        guest = (await self.devices.identity_in(headers)).guest
        if not guest:
            return False
        if any(live.table.seats_of(guest) and not live.table.ended for live in self.tables.values()):
            return True
        return (await self.identities.standing(guest)).running > 0

    async def stored(self, name: str, since: int = 0) -> list[Stored]:
        """The log of a table, after an entry."""
        stored: list[Stored] = []
        for n, at, entry in await self.queries.log(name, since):
            stored.append((n, at, log.read(entry)))
            await self._let_others(len(stored), DECODED_AT_ONCE)
        return stored

    @staticmethod
    async def _let_others(count: int, at_once: int) -> None:
        """A long log must not hold up the other tables."""
        if count % at_once == 0:
            await asyncio.sleep(0)

    async def live(self, name: str) -> LiveTable | None:
        """A table; None if there is none of that name. Two who come at once get the same one."""
        live = self.tables.get(name)
        if live is not None:
            return live
        loading = self._loading.get(name)
        if loading is None:
            loading = self._loading[name] = asyncio.create_task(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(loading)

    async def _load(self, name: str) -> LiveTable | None:
        stored = await self.stored(name)
        if not stored:
            return None
        await self._have_engine(stored[0][2])
        table = Table(name, plain_engine)
        for count, (n, at, entry) in enumerate(stored, 1):
            table.read(n, at, entry)
            await self._let_others(count, READ_AT_ONCE)
        self._set_clock(table)
        live = self._put(table, await self.queries.mutes(name))
        if self.other_workers.listener is not None:
            # Another worker may have written an entry while this log was read; nobody here was told of it.
            live.catch_up()
        return live

    def _set_clock(self, table: Table) -> None:
        """While the server was away nobody could decide; and its clock may have been wrong, or be so now."""
        if is_wrong(table.at, now_ms()):
            set_back(table, now_ms())
        elif table.at < self.started_at:
            # Whoever is asked has a moment to come back; if their time ran out meanwhile, the whole of it.
            deadline, whole = table.deadline, 1000 * table.seconds_asked
            was_away = deadline is not None and deadline < self.started_at
            table.not_before = self.started_at + max(REPRIEVE_MS, whole if was_away else 0)

    async def _have_engine(self, made: log.AnyEntry) -> None:
        """Load an owner's edition beside the loop."""
        assert isinstance(made, log.Created)
        if (made.game, made.edition) not in self._engines:
            await self._load_engine(made.game, made.edition)

    async def _load_engine(self, game: str, edition: str) -> None:
        await asyncio.to_thread(plain_engine, game, edition)
        self._engines.add((game, edition))

    def _put(self, table: Table, muted: list[tuple[str, str]]) -> LiveTable:
        live = self.tables[table.name] = LiveTable(self, table, muted)
        live.after_change()
        return live

    async def create(self, name: str, entries: list[log.AnyEntry]) -> LiveTable:
        """A new table with its first entries, written together."""
        await self._have_engine(entries[0])
        at = now_ms()
        rows = tuple((n, at, log.write(entry).decode()) for n, entry in enumerate(entries, 1))
        await self.journal.append(name, rows, None).done
        if len(entries) > READ_AT_ONCE:
            # It tells the course of another game: that takes long, and is read as any long log.
            found = await self.live(name)
            assert found is not None
            await found.listed()
            return found
        table = Table(name, plain_engine)
        for n, entry in enumerate(entries, 1):
            table.read(n, at, entry)
        live = self._put(table, [])
        await live.listed()
        return live

    def forget(self, live: LiveTable) -> None:
        """Let a table go; whoever comes reads its log again."""
        if self.tables.get(live.table.name) is live:
            del self.tables[live.table.name]
        live.leave()

    def read_again(self, name: str) -> None:
        """The log of a table was changed, which happens when a guest is deleted: nothing old is shown."""
        self.archive.forget()
        live = self.tables.get(name)
        if live is not None:
            self.forget(live)

    async def _tick_for_ever(self) -> None:
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            try:
                await self.tick(sweep=ticks % SWEEP_TICKS == 0)
            except Exception as error:
                # The clock of all tables must not stop for one of them.
                note("tick failed", error=error)

    async def tick(self, *, sweep: bool) -> None:
        """What is due now, at all tables in memory; and, swept for, at those that are not."""
        if self.database.is_lost and not self.journal.is_failing:
            self.journal.is_failing = True
            note("database file is gone", error=FileGone("nothing is accepted any more"))
        now, idle = self.loop.time(), self.settings.idle_seconds
        for live in list(self.tables.values()):
            try:
                live.tick(now)
            except Exception as error:
                # The clock of all tables must not stop for one of them; it is read again for whoever comes.
                note("table's clock failed", error=error, table=alias(live.table.name))
                self.forget(live)
                continue
            # Nobody comes back to a game that is over but for its replay, which is read from the log anyway.
            patience = min(OVER_SECONDS, idle) if live.table.ended else idle
            if live.is_idle and now - live.touched > patience:
                self.forget(live)
        if sweep:
            if self.journal.is_failing:
                await self.journal.try_again()
            await self.other_workers.poll()
            await self.other_workers.tell_who_is_here()
            await settle(self.ratings, now_ms())
            self._unreadable = {name: at for name, at in self._unreadable.items() if at > now - RETRY_SECONDS}
            for name in await self.queries.due(now_ms(), DUE_TOGETHER + len(self._unreadable)):
                if name not in self.tables and name not in self._unreadable:
                    await self._wake(name)

    async def _wake(self, name: str) -> None:
        note("clock wakes table", table=alias(name))
        try:
            await self.live(name)
        except Exception as error:
            # The table stays due, and the other tables are woken all the same.
            self._unreadable[name] = self.loop.time()
            note("table cannot be read", error=error, table=alias(name))
