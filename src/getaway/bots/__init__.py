"""Bots. They know games only by their contract, and of a game only what `hide` leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from getaway.bots.playouts import choose_by_playouts
from getaway.bots.uniform import choose_uniformly
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput

# A bot chooses an action from a state hidden from all but its seat, by random numbers of its own.
Bot = Callable[[Engine, Any, int, int], int]

BOTS: dict[str, Bot] = {
    "random": choose_uniformly,
    "playouts": choose_by_playouts,
}


def find(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name]


def choose(bot: Bot, engine: Engine, state: Any, seed: int) -> int:
    """A bot's choice for the mover of a plain state; it is shown a hidden copy."""
    hidden = state.copy()
    engine.game.hide(hidden, state.mover)
    return bot(engine, hidden, state.mover, seed)
