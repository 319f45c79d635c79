"""The ladder of bots: the same words in browser, terminal and Python."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

from getaway.bots.heuristic import Heuristic
from getaway.bots.search import Search
from getaway.bots.situation import Bot
from getaway.bots.trial import Budget, Lookahead
from getaway.bots.uniform import Uniform
from getaway.kernel.errors import BadInput
from getaway.kernel.options import whole_number

LEVELS = ("random", "easy", "medium", "hard", "expert")

EASY_SHAKE = 0.12
DEPTH = 16
# By simulations a level plays alike on every machine; by the clock it never holds a table up.
HARD = Budget(600, 0.2)
EXPERT = Budget(12_000, 2.0)
SEARCHES = {"hard": HARD, "expert": EXPERT}

_OTHERS: dict[str, Callable[[], Bot]] = {
    "random": Uniform,
    "easy": lambda: Heuristic(EASY_SHAKE, remembers=False),
    "medium": Heuristic,
}


def find(name: str, clock: bool = True) -> Bot:
    """The bot of a level; `hard@500` searches with 500 simulations; `module:Class` is an outsider's own.

    Without the clock a search is bounded by its simulations alone, so that equal seeds give equal games.
    """
    if ":" in name:
        return load_outsider(name)
    level, at, given = name.partition("@")
    if level in SEARCHES:
        budget = SEARCHES[level]
        simulations = whole_number(given) if at else budget.simulations
        if not simulations:
            raise BadInput(f"A number of simulations follows the @, as in {level}@500, not {given!r}.")
        return Search(Budget(simulations, budget.seconds if clock and not at else None), Lookahead(DEPTH))
    if name in _OTHERS:
        return _OTHERS[name]()
    raise BadInput(f"There is no bot {name!r}; there are {', '.join(LEVELS)}, and your own as module:Class.")


def load_outsider(name: str) -> Bot:
    """A bot from somebody's own module, looked for in the folder one works in too."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise BadInput(f"The bot {name} cannot be loaded: {error}.") from None
    made = getattr(module, class_name, None)
    if not callable(made):
        raise BadInput(f"The bot {name} cannot be loaded: {module_name} has no class {class_name!r}.")
    bot: Bot = made()
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(f"The bot {name} has no method choose(situation).")
    return bot
