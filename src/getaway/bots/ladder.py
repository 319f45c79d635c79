"""The ladder of bots: the same words in browser, terminal and Python."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from getaway.bots.heuristic import Heuristic
from getaway.bots.models import is_model
from getaway.bots.network import check_network, is_network, load_network
from getaway.bots.search import Search
from getaway.bots.situation import HONEST, Bot, Persona
from getaway.bots.trial import Budget
from getaway.bots.uniform import Uniform
from getaway.bots.weights import blunder
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from getaway.kernel.options import whole_number

# What a bot is like, whatever its level: `hard/betrayer`. If nobody wins, the spiteful are a little less
# sad than if they alone lose, the loyal a little sadder.
PERSONAS = {
    "betrayer": Persona(betrays=True),
    "spiteful": Persona(no_winner=0.25),
    "loyal": Persona(no_winner=-0.25),
}

# A level is one line, weakest first: those that do not look ahead, then those that do.
NEARSIGHTED: dict[str, Callable[[Persona], Bot]] = {
    "random": lambda persona: Uniform(),
    "beginner": lambda persona: Heuristic(1.0, remembers=False, persona=persona, misjudges=blunder),
    "easy": lambda persona: Heuristic(shake=1.0, remembers=False, persona=persona),
    "medium": lambda persona: Heuristic(persona=persona),
}
# By simulations a level plays alike on every machine; by the clock it never holds a table up.
SEARCHES = {
    "skilled": (Budget(20, 0.2, by_game=True), False),
    "hard": (Budget(400, 0.2), False),
    "expert": (Budget(3000, 1.7), True),
}
LEVELS = (*NEARSIGHTED, *SEARCHES)
USUAL = "medium"  # if none is named, and the strongest that needs no compiled rules
WELCOMING = "easy"  # offered to people first: a newcomer beats it now and then
THOUGHTLESS = LEVELS[0]  # needs no opinion of a game, so it plays every game


def levels(game: Game) -> tuple[str, ...]:
    """Which bots play a game: where nothing is known to speak for an action, only the one at random."""
    return LEVELS if game.considerations is not None else (THOUGHTLESS,)


def usual(game: Game) -> str:
    """The bot that plays a game if none is named."""
    return USUAL if USUAL in levels(game) else THOUGHTLESS


def welcoming(game: Game) -> str:
    """The bot that is offered first to a person who wants to play."""
    return WELCOMING if WELCOMING in levels(game) else THOUGHTLESS


def check_level(game: Game, level: str) -> None:
    """Refuse a bot of the ladder that does not play a game; whatever stands behind its name."""
    if is_network(level):
        check_network(game.name, level)
    known = re.split("[/@]", level)[0]
    if known in LEVELS and known not in levels(game):
        raise BadInput(
            f"{game.name} has no considerations, so the bot {known} can't play it. Choose one of: "
            f"{', '.join(levels(game))}."
        )


def find(name: str, clock: bool = True) -> Bot:
    """The bot of a level, perhaps with a persona, `hard/betrayer`, and with so many simulations, `hard@500`;
    `model:NAME` is a language model, `net:FILE` a trained network, `module:Class` a class of your own.

    Without the clock a search is bounded by its simulations alone, so that equal seeds give equal games.
    """
    if is_model(name):
        return load_model(name)
    if is_network(name):
        return load_network(name)
    if ":" in name:
        return load_outsider(name)
    rest, at, simulations = name.partition("@")
    level, slash, wanted = rest.partition("/")
    if level not in LEVELS:
        raise BadInput(
            f"Unknown bot {name!r}. Choose one of: {', '.join(LEVELS)}, or your own as module:Class."
        )
    if slash and wanted not in PERSONAS:
        raise BadInput(
            f"Unknown persona {wanted!r}. Choose one of: {', '.join(PERSONAS)}, as in hard/betrayer."
        )
    persona = PERSONAS.get(wanted, HONEST)
    if level in SEARCHES:
        budget, careful = SEARCHES[level]
        if at:
            count = whole_number(simulations)
            if not count:
                raise BadInput(
                    f"After the @ comes a number of simulations, as in {level}@500, not {simulations!r}."
                )
            budget = Budget(count)
        return Search(budget if clock else replace(budget, seconds=None), careful, persona)
    if at:
        raise BadInput(f"{level} doesn't search, so it takes no number of simulations: {name!r}.")
    return NEARSIGHTED[level](persona)


def load_model(name: str) -> Bot:
    """A language model, at the endpoint that the environment names."""
    # Imported late: it brings boards and words along.
    from getaway.bots.models.model_bot import ModelBot

    return ModelBot(name)


def load_outsider(name: str) -> Bot:
    """A bot from somebody's own module, looked for in the folder one works in too."""
    module_name, _, class_name = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise BadInput(f"The bot {name} can't be loaded: {error}.") from None
    except Exception as error:
        raise BadInput(f"The bot {name} can't be loaded: {type(error).__name__}: {error}.") from error
    made = getattr(module, class_name, None)
    if not callable(made):
        raise BadInput(f"The bot {name} can't be loaded: {module_name} has no class {class_name!r}.")
    try:
        bot: Bot = made()
    except Exception as error:
        raise BadInput(f"The bot {name} can't be loaded: {type(error).__name__}: {error}.") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadInput(f"The bot {name} has no method choose(situation).")
    return bot
