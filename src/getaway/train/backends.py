"""Where games are played for the learner: in this process, or by actors of Ray on as many machines."""

from __future__ import annotations

import importlib
from typing import Protocol

import msgspec

from getaway.bots.network import Network
from getaway.kernel.errors import BadInput
from getaway.train.collecting import Batch, Collector, Weights, joined
from getaway.train.model import Inputs
from getaway.train.settings import Settings

BACKENDS = ("here", "ray")
APART = 1 << 40  # between the first seeds of two workers


class Backend(Protocol):
    """Whoever plays."""

    def collect(self, weights: Weights, seed: int) -> Batch:
        """Play on with these weights."""

    def set_past(self, past: list[Network]) -> None:
        """Who is in the league."""

    def close(self) -> None:
        """Nothing more is played."""


class Here:
    """In this process."""

    def __init__(self, settings: Settings, inputs: Inputs, seed: int, past: list[Network]) -> None:
        self._collector = Collector(settings, inputs, seed, past)

    def collect(self, weights: Weights, seed: int) -> Batch:
        return self._collector.collect(weights, seed)

    def set_past(self, past: list[Network]) -> None:
        self._collector.set_past(past)

    def close(self) -> None:
        """There is nothing to end."""


class OnRay:
    """Actors of Ray, each with its part of the games; the learner is here."""

    def __init__(
        self,
        settings: Settings,
        inputs: Inputs,
        seed: int,
        past: list[Network],
        workers: int,
        address: str | None,
    ) -> None:
        try:
            # By its name: Ray tells types of itself only where it is installed.
            ray = importlib.import_module("ray")
        except ModuleNotFoundError:
            raise BadInput("This needs Ray, which isn't installed: pip install 'getaway[ray]'.") from None
        self._ray = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            more = {} if address else {"num_cpus": workers, "include_dashboard": False}
            ray.init(address=address, log_to_driver=False, logging_level="error", **more)
        actor = ray.remote(num_cpus=1)(Collector)
        parts = [settings.games // workers + (n < settings.games % workers) for n in range(workers)]
        self._actors = [
            actor.remote(msgspec.structs.replace(settings, games=games), inputs, seed + n * APART, past)
            for n, games in enumerate(parts)
        ]

    def collect(self, weights: Weights, seed: int) -> Batch:
        put = self._ray.put(weights)
        asked = [actor.collect.remote(put, seed + n) for n, actor in enumerate(self._actors)]
        return joined(self._ray.get(asked))

    def set_past(self, past: list[Network]) -> None:
        put = self._ray.put(past)
        self._ray.get([actor.set_past.remote(put) for actor in self._actors])

    def close(self) -> None:
        for actor in self._actors:
            self._ray.kill(actor)
        if self._ours:
            self._ray.shutdown()


def check_backend(name: str, workers: int, settings: Settings) -> None:
    """Refuse a backend that there is not, or more workers than it can have."""
    if name not in BACKENDS:
        raise BadInput(f"Unknown backend {name!r}. Choose one of: {', '.join(BACKENDS)}.")
    if workers < 1:
        raise BadInput(f"The number of workers has to be at least 1, not {workers}.")
    if workers > 1 and name == BACKENDS[0]:
        raise BadInput("More than one worker needs --backend ray.")
    if settings.games // workers < 4 * len(settings.players):
        raise BadInput(f"{settings.games} games at once aren't enough for {workers} workers.")


def open_backend(
    name: str,
    workers: int,
    address: str | None,
    settings: Settings,
    inputs: Inputs,
    seed: int,
    past: list[Network],
) -> Backend:
    """Whoever plays from now on."""
    if name == BACKENDS[0]:
        return Here(settings, inputs, seed, past)
    return OnRay(settings, inputs, seed, past, workers, address)
