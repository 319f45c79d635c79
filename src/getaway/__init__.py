"""Getaway: board games about thieves, to play, to study and to program against.

from getaway import load
from getaway.games import REGISTRY

engine = load(REGISTRY.first(), compiled=True)
states = engine.deal(players=4, seed=1, count=1000)
engine.play_random(states, 0, 1000)
"""

TYPE_CHECKING = False  # as type checkers understand it; `typing` itself takes a while to import
if TYPE_CHECKING:
    from getaway.games import load

__all__ = ["load"]
__version__ = "0.1.0"

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """What is imported when it is first asked for: the command line wants to begin before that."""
        if name != "load":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from getaway.games import load

        return load
