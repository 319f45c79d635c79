"""Which bots a guest may name."""

from __future__ import annotations

from getaway import bots
from getaway.bots.models import is_offered
from getaway.bots.network import is_network, offered_networks
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game


def known_bot(game: Game, name: str) -> str:
    """A bot that a guest may put into a seat: a level, or a model or a network that the host offers."""
    if is_offered(name) or (is_network(name) and name in offered_networks(game.name)):
        return name
    return known_level(game, name)


def known_level(game: Game, level: str) -> str:
    """A level of the ladder. Guests may name no other bot, because such names load modules."""
    if level not in bots.LEVELS:
        raise BadInput(f"Unknown bot {level[:40]!r}. Choose one of: {', '.join(bots.levels(game))}.")
    bots.check_level(game, level)
    return level
