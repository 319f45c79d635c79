"""Getaway: two board games about thieves, to play, to study and to program against.

from getaway import load

engine = load("art-robbery", compiled=True)
states = engine.deal(players=4, seed=1, count=1000)
engine.play_random(states, 0, 1000)
"""

from getaway.games import load

__all__ = ["load"]
__version__ = "0.1.0"
