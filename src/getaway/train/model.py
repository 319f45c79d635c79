"""The network while it learns: PyTorch, and its way into the file that bots play from."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from getaway.bots.network import KIND, VERSION, Head, Network, layout
from getaway.kernel.engine import Engine
from getaway.train.settings import Settings

NEVER = -1e9  # what is not legal


@dataclass(frozen=True)
class Inputs:
    """Which numbers of an observation ever change, and how large they become."""

    numbers: tuple[int, ...]
    largest: tuple[float, ...]


class Model(nn.Module):
    """A number for each action as its seat counts them, and what the seat will win."""

    def __init__(self, inputs: Inputs, hidden: Sequence[int], actions: int) -> None:
        super().__init__()
        sizes = [len(inputs.numbers), *hidden]
        self.inputs = inputs
        self.actions = actions
        self.trunk = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.head = nn.Linear(sizes[-1], actions + 1)
        for layer in self.trunk:
            nn.init.orthogonal_(layer.weight, 2**0.5)  # type: ignore[arg-type]
            nn.init.zeros_(layer.bias)  # type: ignore[arg-type]
        nn.init.orthogonal_(self.head.weight, 0.01)
        nn.init.zeros_(self.head.bias)
        self.scale: Tensor
        self.register_buffer("scale", 1 / torch.tensor(inputs.largest), persistent=False)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        """What speaks for each legal action, and the value."""
        row = seen.float() * self.scale
        for layer in self.trunk:
            row = torch.relu(layer(row))
        out = self.head(row)
        return torch.where(mask, out[:, :-1], torch.tensor(NEVER)), out[:, -1]


def exported(model: Model, engine: Engine, settings: Settings, steps: int, made_by: str = "") -> Network:
    """The network as bots play it: what goes in is not scaled, the first weights are."""
    sizes = (len(model.inputs.numbers), *settings.hidden, model.actions + 1)
    parts: list[NDArray[numpy.float32]] = []
    for n, layer in enumerate([*model.trunk, model.head]):
        weights: Tensor = layer.weight.detach().T
        if n == 0:
            weights = weights * model.scale[:, None]
        parts += [weights.reshape(-1).numpy(), layer.bias.detach().numpy()]
    head = Head(
        kind=KIND,
        version=VERSION,
        game=settings.game,
        layout=layout(engine),
        inputs=model.inputs.numbers,
        sizes=sizes,
        memory=settings.memory,
        players=settings.players,
        steps=steps,
        made_by=made_by,
    )
    return Network(head, array("f", numpy.concatenate(parts).astype(numpy.float32).tobytes()))
