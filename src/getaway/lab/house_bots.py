"""The bots that play in the arena's own process: the ladder's, those kept out of all tuning, and those that
know how a level decides."""

from __future__ import annotations

from getaway import bots
from getaway.lab import best_response
from getaway.lab.control_bots import CONTROL_BOTS


def find(game: str, name: str, clock: bool = True) -> bots.Bot:
    """A control bot of a game by its name, a best response as `against-LEVEL`, or a bot of the ladder."""
    if name.startswith(best_response.PREFIX):
        return best_response.best_response(name.removeprefix(best_response.PREFIX))
    control = CONTROL_BOTS.get(game, {})
    return control[name]() if name in control else bots.find(name, clock=clock)
