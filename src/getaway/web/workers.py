"""Several processes behind one port: each is a server of its own, and PostgreSQL is what they share."""

from __future__ import annotations

import multiprocessing
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType

from getaway.table_bots.processes import end_with_parent
from getaway.web.logs import note
from getaway.web.serve import run, spare_what_stays
from getaway.web.settings import Settings

FORKED = multiprocessing.get_context("fork")
AGAIN_SECONDS = 1.0  # until a worker that has died is replaced


def _work(listener: socket.socket, settings: Settings, tell: Callable[[object], None]) -> None:
    """In the child: one server at the socket that all share."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    end_with_parent(signal.SIGTERM)

    def ready() -> None:
        spare_what_stays()
        tell(None)

    if not run(listener, settings, ready):
        sys.exit(1)


class Workers:
    """The processes, as many as are wanted, until a signal ends them."""

    def __init__(self, listener: socket.socket, settings: Settings) -> None:
        self._listener = listener
        # The bots of all workers think on the same cores.
        self._settings = replace(settings, workers=1, pool=max(1, settings.pool // settings.workers))
        self._count = settings.workers
        self._running: list[BaseProcess] = []
        self._stopping = False

    def _start(self) -> bool:
        """One more worker; says whether it has begun."""
        ours, theirs = FORKED.Pipe(duplex=False)
        worker = FORKED.Process(target=_work, args=(self._listener, self._settings, theirs.send))
        worker.start()
        self._running.append(worker)
        theirs.close()
        with ours:
            try:
                ours.recv()
            except EOFError:
                return False
        if self._stopping:
            # The signal may have come before this worker was among those that run.
            self.stop()
        return True

    def stop(self, *_: int | FrameType | None) -> None:
        """End all: each tells its clients, and writes what waits."""
        self._stopping = True
        for worker in self._running:
            if worker.is_alive() and worker.pid is not None:
                worker.terminate()

    def run(self, ready: Callable[[], None]) -> bool:
        """Serve until a signal; a worker that dies is replaced. Says whether all began."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.stop)
        began = all(self._start() for _ in range(self._count) if not self._stopping)
        if began and not self._stopping:
            ready()
        elif not began:
            self.stop()
        while self._running:
            wait([worker.sentinel for worker in self._running])
            for worker in [one for one in self._running if not one.is_alive()]:
                worker.join()
                self._running.remove(worker)
                if not self._stopping:
                    note("worker has died", error=RuntimeError(f"exit code {worker.exitcode}"))
                    time.sleep(AGAIN_SECONDS)
                    self._start()
        return began
