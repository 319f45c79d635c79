"""Networks with weights by lot, and what they say worked out by NumPy alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy
from numpy.typing import NDArray

from getaway.bots.network import KIND, VERSION, Head, layout, write_network
from getaway.games import load


def head_of(game: str, **other: Any) -> Head:
    """What a file says of itself."""
    engine = load(game)
    inputs = tuple(range(0, engine.rules.OBSERVATION, 3))
    given: dict[str, Any] = {
        "kind": KIND,
        "version": VERSION,
        "game": game,
        "layout": layout(engine),
        "inputs": inputs,
        "sizes": (len(inputs), 12, 9, engine.actions + 1),
        "memory": True,
        "players": (3,),
    }
    return Head(**given | other)


def draw_weights(head: Head, seed: int = 1) -> NDArray[numpy.float32]:
    """Weights by lot."""
    count = sum((size + 1) * width for size, width in zip(head.sizes, head.sizes[1:], strict=False))
    return numpy.random.default_rng(seed).normal(0, 0.3, count).astype(numpy.float32)


def a_network(path: Path, game: str = "art-robbery", seed: int = 1, **other: Any) -> Path:
    """A file with such a network."""
    head = head_of(game, **other)
    write_network(path, head, draw_weights(head, seed).tolist())
    return path


def reckoned(head: Head, weights: NDArray[numpy.float32], seen: Any) -> NDArray[numpy.float64]:
    """What a network says, worked out another way."""
    row = numpy.asarray(seen, float)[list(head.inputs)]
    first = 0
    for n, (size, width) in enumerate(zip(head.sizes, head.sizes[1:], strict=False)):
        matrix = weights[first : first + size * width].reshape(size, width).astype(float)
        first += size * width
        row = row @ matrix + weights[first : first + width]
        first += width
        if n < len(head.sizes) - 2:
            row = numpy.maximum(row, 0)
    return row
