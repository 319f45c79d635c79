"""Hands games out to processes, and gives them back in their order."""

from __future__ import annotations

import os
from collections.abc import Iterator

from getaway.kernel.errors import BadInput
from getaway.lab.arena import Match, Played, play
from getaway.lab.seating import Pairing, Seating


def cores() -> int:
    """How many processes may run at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(match: Match, seating: Seating, workers: int) -> Iterator[Played]:
    """Play all games on so many processes."""
    from joblib import Parallel, delayed
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    if workers < 1:
        raise BadInput(f"There have to be 1 or more workers, not {workers}.")
    work = Parallel(n_jobs=min(workers, seating.games), return_as="generator")
    try:
        yield from work(delayed(play)(match, pairing) for pairing in seating.pairings())
    except TerminatedWorkerError:
        raise BadInput("A worker process has died, so the games cannot be finished.") from None


__all__ = ["Pairing", "cores", "spread"]
