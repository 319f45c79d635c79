"""Hands games out to processes or a cluster, and gives them back in their order."""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from getaway.bots.models import is_model
from getaway.bots.models.model_bot import ModelBot
from getaway.kernel.errors import BadInput
from getaway.lab import quick_games
from getaway.lab.arena import Match, Played, play, ready
from getaway.lab.external_bots import external_bot, is_external
from getaway.lab.seating import Pairing, Seating

BACKENDS = ("processes", "dask", "ray")
PATIENCE = 10  # seconds to wait for a cluster
DIED = "A worker process died, so the games can't be finished. Nothing was written."


@dataclass(frozen=True)
class Where:
    """Where games are played: so many processes here, or a cluster."""

    workers: int
    backend: str = "processes"
    address: str | None = None


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def place(workers: int | None, backend: str, address: str | None) -> Where:
    """What was asked for, checked."""
    if backend not in BACKENDS:
        raise BadInput(f"Unknown backend {backend!r}. Choose one of: {', '.join(BACKENDS)}.")
    if address is not None and backend == "processes":
        raise BadInput("An address belongs to a cluster: it needs --backend dask or ray.")
    if workers is not None and workers < 1:
        raise BadInput(f"The number of workers has to be at least 1, not {workers}.")
    return Where(workers or cores(), backend, address)


def prepare(match: Match, seating: Seating) -> None:
    """Refuse bots that cannot play this, and compile once what all processes will need."""
    ready(match, seating.bots)
    for name in seating.bots:
        if is_external(name):
            external_bot(name, match.game, match.edition, match.limits).check()
        if is_model(name):
            ModelBot(name).check()


def spread(match: Match, seating: Seating, where: Where) -> Generator[Played]:
    """Play all games there. Close the generator to stop early."""
    ways = {"processes": on_processes, "dask": on_dask, "ray": on_ray}
    for played in ways[where.backend](match, seating, where):
        yield from played


def batches(match: Match, seating: Seating) -> Iterator[list[Pairing]]:
    """The games in the batches that are handed out: each alone, unless they can be played side by side."""
    games = seating.pairings()
    size = quick_games.AT_ONCE if quick_games.are_quick(match, seating) else 1
    while batch := list(islice(games, size)):
        yield batch


def play_batch(match: Match, batch: list[Pairing]) -> list[Played]:
    """Play some games: what is handed out."""
    if len(batch) > 1:
        return quick_games.play_together(match, batch)
    return [play(match, pairing) for pairing in batch]


def on_processes(match: Match, seating: Seating, where: Where) -> Iterator[list[Played]]:
    """On processes of this machine; one worker is this process itself."""
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    work = Parallel(n_jobs=min(where.workers, seating.games), return_as="generator")
    with deaf_to_interrupts(where.workers > 1):
        games = work(delayed(play_batch)(match, batch) for batch in batches(match, seating))
    try:
        yield from games
    except TerminatedWorkerError:
        raise BadInput(DIED) from None
    finally:
        games.close()


@contextmanager
def deaf_to_interrupts(needed: bool) -> Iterator[None]:
    """Processes started meanwhile do not hear Ctrl-C: it is the arena that stops them."""
    if not needed or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Stop:
    """Whether Ctrl-C was pressed, or the program told to end. No `threading.Event`: the second of two that
    come at once would wait for a lock which the first one's handler has."""

    wanted = False
    signal: int = signal.SIGINT  # by which

    @property
    def code(self) -> int:
        """What the program ends with, as shells count."""
        return 128 + self.signal


@contextmanager
def stopping() -> Iterator[Stop]:
    """Wanted from the first Ctrl-C or SIGTERM on, which is raised too; later ones, as of a key held down,
    disturb neither the clearing up nor the report.

    Raised alone it could get lost: Python drops what is raised while an object is being cleared away.
    """
    stop = Stop()

    def hear(number: int, *_: object) -> None:
        if not stop.wanted:
            stop.wanted, stop.signal = True, number
            raise KeyboardInterrupt

    before = {number: signal.signal(number, hear) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def on_dask(match: Match, seating: Seating, where: Where) -> Iterator[list[Played]]:
    """On a dask cluster: the one at the address, or one made here for the time."""
    try:
        import distributed
    except ImportError:
        raise BadInput("Dask isn't installed: pip install 'getaway[dask]'.") from None

    with deaf_to_interrupts(where.address is None):
        try:
            if where.address is None:
                cluster = distributed.LocalCluster(
                    n_workers=where.workers,
                    threads_per_worker=1,
                    dashboard_address=None,
                    silence_logs=logging.CRITICAL,
                )
                client = distributed.Client(cluster)
            else:
                cluster = None
                client = distributed.Client(where.address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise BadInput(f"There's no dask cluster at {where.address}: {first_line(error)}.") from None
    window = 2 * max(where.workers, sum(client.nthreads().values()))
    try:
        yield from in_order(
            lambda batch: client.submit(play_batch, match, batch, pure=False, retries=0),
            lambda future: future.result(),
            batches(match, seating),
            window,
        )
    except (distributed.KilledWorker, distributed.scheduler.NoWorkerError):
        raise BadInput(DIED) from None
    finally:
        client.close()
        if cluster is not None:
            cluster.close()


def on_ray(match: Match, seating: Seating, where: Where) -> Iterator[list[Played]]:
    """On a ray cluster: the one at the address, or one made here for the time."""
    try:
        import ray
    except ImportError:
        raise BadInput("Ray isn't installed: pip install 'getaway[ray]'.") from None

    local = {} if where.address is not None else {"num_cpus": where.workers, "include_dashboard": False}
    try:
        knock(where.address)
        ray.init(address=where.address, log_to_driver=False, logging_level="error", **local)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadInput(f"There's no ray cluster at {where.address}: {first_line(error)}.") from None
    remote = ray.remote(max_retries=0)(play_batch)
    window = 2 * max(where.workers, int(ray.cluster_resources().get("CPU", 1)))
    try:
        yield from in_order(
            lambda batch: remote.remote(match, batch), ray.get, batches(match, seating), window
        )
    except ray.exceptions.WorkerCrashedError:
        raise BadInput(DIED) from None
    finally:
        ray.shutdown()


def knock(address: str | None) -> None:
    """See whether anybody answers at host:port; ray itself would try for minutes."""
    host, colon, port = (address or "").removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


T = TypeVar("T")  # games that are under way


def in_order(
    submit: Callable[[list[Pairing]], T],
    result: Callable[[T], list[Played]],
    batches: Iterator[list[Pairing]],
    window: int,
) -> Iterator[list[Played]]:
    """Keep a window of games under way and give them back in the order they were asked for."""
    under_way: deque[T] = deque()
    for batch in batches:
        under_way.append(submit(batch))
        if len(under_way) >= window:
            yield result(under_way.popleft())
    while under_way:
        yield result(under_way.popleft())


def first_line(error: Exception) -> str:
    """What an error says first, without the full stop."""
    lines = str(error).splitlines() or [type(error).__name__]
    return lines[0].rstrip(".")
