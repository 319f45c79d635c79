"""What a run needs to go on after it was ended, however roughly: one file, written whole or not at all."""

from __future__ import annotations

import os
import pickle
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypedDict

import torch

from getaway.kernel.errors import BadFile
from getaway.train.collecting import LEAGUE, Weights
from getaway.train.learner import Learner
from getaway.train.model import Inputs

FILE = "checkpoint.pt"


class Kept(TypedDict):
    """What is in the file."""

    inputs: tuple[list[int], list[float]]
    counts: tuple[int, int, int, int, int]
    seconds: float
    past: list[dict[str, torch.Tensor]]
    model: dict[str, torch.Tensor]
    optimiser: dict[str, object]


@dataclass
class Progress:
    """How far a run has come."""

    inputs: Inputs
    updates: int = 0
    steps: int = 0  # decisions that were learned from
    games: int = 0
    seconds: float = 0.0
    past: list[Weights] = field(default_factory=list)
    joined: int = 0  # past selves that ever joined the league
    evaluated: int = 0  # steps at the last evaluation

    def join(self, weights: Weights) -> None:
        """A copy joins the league; when it is full, one of the middle leaves, so that old ones stay."""
        self.joined += 1
        self.past.append(weights)
        if len(self.past) > LEAGUE:
            del self.past[self.joined % (LEAGUE - 2) + 1]


def write_checkpoint(folder: Path, learner: Learner, progress: Progress) -> None:
    """Keep everything. What was kept before stays until the new is safe on the disk."""
    told: Kept = {
        "inputs": (list(progress.inputs.numbers), list(progress.inputs.largest)),
        "counts": (progress.updates, progress.steps, progress.games, progress.joined, progress.evaluated),
        "seconds": progress.seconds,
        "past": [{name: torch.from_numpy(rows) for name, rows in one.items()} for one in progress.past],
        "model": learner.model.state_dict(),
        "optimiser": learner.optimiser.state_dict(),
    }
    half = folder / f"{FILE}.half"
    try:
        with half.open("wb") as file:
            torch.save(told, file)
            file.flush()
            os.fsync(file.fileno())
        half.replace(folder / FILE)
    except OSError as error:
        wrong = f"this can't be written: {(error.strerror or str(error)).lower()}."
        raise BadFile(folder / FILE, wrong) from None


def read_checkpoint(folder: Path) -> Kept | None:
    """What was kept; None if a run was ended before anything was."""
    path = folder / FILE
    if not path.exists():
        return None
    try:
        # Only numbers are read, never code.
        told: Kept = torch.load(path, weights_only=True)
    except (RuntimeError, EOFError, ValueError, pickle.UnpicklingError):
        raise BadFile(path, "this isn't a checkpoint of a training, or it's damaged.") from None
    return told


def progress_in(told: Kept) -> Progress:
    """How far the run had come."""
    numbers, largest = told["inputs"]
    updates, steps, games, joined, evaluated = told["counts"]
    past = [{name: rows.numpy() for name, rows in one.items()} for one in told["past"]]
    inputs = Inputs(tuple(numbers), tuple(largest))
    return Progress(inputs, updates, steps, games, told["seconds"], past, joined, evaluated)
