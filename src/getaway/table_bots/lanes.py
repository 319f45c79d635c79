"""Who thinks next: a few processes, and those who wait for one of them in an order that is fair."""

from __future__ import annotations

import asyncio
from collections import Counter
from heapq import heappop, heappush
from itertools import count

from getaway.table.table import Table
from getaway.table_bots.processes import Worker

LAST = float("inf")  # in line: after everybody else
BEHIND = 0.25  # seconds by which others go first, for each thought that already waits for the same guest
MOST_BEHIND = 1.0  # however many those are
BOTS_ALONE_BEHIND = 1.0  # seconds by which tables with a person go before those without
Place = tuple[float, int, "asyncio.Future[Worker]"]


class Lane:
    """Processes and the line before them.

    Who came first goes first. Tables without a person, and thoughts of a guest for whom others wait already,
    count as if they had come later, but not by more than a table can wait: nobody waits for ever because
    others keep coming. Reviews of finished games come last.
    """

    def __init__(self) -> None:
        self.workers: list[Worker] = []
        self._free: list[Worker] = []
        self._leaving: list[Worker] = []  # let go, and perhaps still there
        self._line: list[Place] = []
        self._asked = count()
        self._of_guest: Counter[str] = Counter()  # thoughts that wait, by whoever made the table

    @property
    def waiting(self) -> int:
        """How many wait for a process."""
        return sum(self._of_guest.values())

    def parts(self, guest: str) -> int:
        """Into how many parts time is cut so that each guest gets as much of it, and one of theirs a part.

        Whoever has many tables that wait gets as much as others do, in smaller pieces.
        """
        guests = len({*self._of_guest, guest})
        return guests * (self._of_guest[guest] + 1)

    @property
    def everybody(self) -> list[Worker]:
        """Those who work here, and those who were let go and may not be gone yet."""
        return [*self.workers, *self._leaving]

    def hire(self, worker: Worker) -> None:
        """One process more."""
        self.workers.append(worker)
        self._offer(worker)

    def retire_all(self) -> None:
        """Let all processes go; those that think finish first."""
        for worker in self.workers:
            worker.retired = True
        self._let_go(self.workers)
        self.workers = []
        while self._free:
            self._free.pop().kill()

    def drop(self, worker: Worker) -> None:
        """End a process that hangs."""
        worker.kill()
        if worker in self.workers:
            self.workers.remove(worker)
            self._let_go([worker])

    def _let_go(self, workers: list[Worker]) -> None:
        self._leaving = [worker for worker in self._leaving if not worker.is_gone] + workers

    async def take(self, table: Table) -> Worker:
        """A process, when it is this table's turn."""
        return self._free.pop() if self._free else await self._in_line(table)

    async def take_last(self) -> Worker:
        """A process, when no table waits for one."""
        if self._free:
            return self._free.pop()
        future: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        heappush(self._line, (LAST, next(self._asked), future))
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.release(future.result())
            raise

    async def start(self, worker: Worker) -> None:
        """Let a process begin that has not; who fails may be tried by the next one."""
        try:
            await worker.start()
        except BaseException:
            worker.kill()
            self.release(worker)
            raise

    async def _in_line(self, table: Table) -> Worker:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Worker] = loop.create_future()
        guest = table.made.by
        behind = min(MOST_BEHIND, BEHIND * self._of_guest[guest])
        if all(chair.kind != "person" for chair in table.chairs):
            behind += BOTS_ALONE_BEHIND
        heappush(self._line, (loop.time() + behind, next(self._asked), future))
        self._of_guest[guest] += 1
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self.release(future.result())
            raise
        finally:
            self._of_guest[guest] -= 1
            if not self._of_guest[guest]:
                del self._of_guest[guest]

    def release(self, worker: Worker) -> None:
        """A process has nothing to do any more."""
        if worker.retired:
            worker.kill()
        else:
            self._offer(worker)

    def _offer(self, worker: Worker) -> None:
        """A process for whoever is next in line, if anybody is."""
        while self._line:
            future = heappop(self._line)[-1]
            if not future.done():
                future.set_result(worker)
                return
        self._free.append(worker)
