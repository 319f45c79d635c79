"""The bots that play in the arena's own process: the ladder's, and those kept out of all tuning."""

from __future__ import annotations

from getaway import bots
from getaway.lab.control_bots import CONTROL_BOTS


def find(game: str, name: str, clock: bool = True) -> bots.Bot:
    """A control bot of a game by its name, or a bot of the ladder."""
    control = CONTROL_BOTS.get(game, {})
    return control[name]() if name in control else bots.find(name, clock=clock)
