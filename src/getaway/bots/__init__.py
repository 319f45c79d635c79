"""Bots. They know games only by their contract, and of a game only what `hide` leaves."""

from __future__ import annotations

from getaway.bots.ladder import LEVELS, check_level, find, levels, usual, welcoming
from getaway.bots.situation import Bot, Situation, heard, show

__all__ = [
    "LEVELS",
    "Bot",
    "Situation",
    "check_level",
    "find",
    "heard",
    "levels",
    "show",
    "usual",
    "welcoming",
]
