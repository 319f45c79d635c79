"""A training from its beginning, or from where it was ended, to its last step."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from getaway import games
from getaway.bots.network import Network, write_network
from getaway.train.backends import open_backend
from getaway.train.checkpoint import Progress, progress_in, read_checkpoint, write_checkpoint
from getaway.train.collecting import Weights, probe
from getaway.train.curves import Curves, Line
from getaway.train.evaluation import Result, evaluate
from getaway.train.learner import Learned, Learner
from getaway.train.model import Model, exported
from getaway.train.settings import Settings

NETWORK = "network.net"
SPREAD = 1_000_003  # between the seeds of two updates


@dataclass(frozen=True)
class News:
    """What an update brought."""

    progress: Progress
    learned: Learned
    pace: float  # decisions a second
    results: list[Result] = field(default_factory=list)
    last: bool = False


@dataclass(frozen=True)
class Where:
    """Who plays the games."""

    backend: str = "here"
    workers: int = 1
    address: str | None = None


def train(
    folder: Path,
    settings: Settings,
    where: Where,
    command: str,
    told: Callable[[News], None],
    clock: Callable[[], float] = time.monotonic,
) -> Network:
    """Learn until all steps are done; the network that comes out is in the folder too."""
    kept = read_checkpoint(folder)
    progress = Progress(probe(settings)) if kept is None else progress_in(kept)
    engine = games.load(settings.game, compiled=True)
    learner = Learner(settings, progress.inputs, engine.actions)
    if kept is not None:
        learner.model.load_state_dict(kept["model"])
        learner.optimiser.load_state_dict(kept["optimiser"])
    curves = Curves(folder, progress.steps)

    def as_network(weights: Weights | None = None) -> Network:
        model = learner.model
        if weights is not None:
            import torch

            model = Model(progress.inputs, settings.hidden, engine.actions)
            model.load_state_dict({name: torch.from_numpy(rows) for name, rows in weights.items()})
        return exported(model, engine, settings, progress.steps, command)

    if not progress.past:
        progress.join(learner.weights())
    past = [as_network(weights) for weights in progress.past]
    seed = settings.seed * SPREAD + progress.updates
    playing = open_backend(
        *(where.backend, where.workers, where.address), settings, progress.inputs, seed, past
    )
    saved = clock()
    try:
        while progress.steps < settings.steps:
            began = clock()
            seed = settings.seed * SPREAD + progress.updates
            batch = playing.collect(learner.weights(), seed)
            learned = learner.update(batch, progress.steps / settings.steps, seed)
            progress.updates += 1
            progress.steps += batch.decisions
            progress.games += batch.ended
            last = progress.steps >= settings.steps
            if progress.steps >= progress.joined * settings.past_every:
                progress.join(learner.weights())
                past = [as_network(weights) for weights in progress.past]
                playing.set_past(past)
            took = clock() - began
            progress.seconds += took
            results = []
            if last or progress.steps - progress.evaluated >= settings.evaluate_every:
                results = evaluate(as_network(), settings)
                progress.evaluated = progress.steps
            pace = batch.decisions / max(took, 1e-9)
            told_of = {**asdict(learned), "pace": pace, "games": progress.games, "results": results}
            curves.add(Line(steps=progress.steps, **told_of))
            if last or results or clock() - saved >= settings.save_seconds:
                write_checkpoint(folder, learner, progress)
                write_network(folder / NETWORK, as_network().head, as_network().weights)
                saved = clock()
            told(News(progress, learned, pace, results, last))
    finally:
        playing.close()
        curves.close()
    return as_network()
