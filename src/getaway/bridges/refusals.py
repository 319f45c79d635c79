"""What Farama's libraries call an error in the use of an environment, with our sentences."""

from __future__ import annotations

from gymnasium.error import Error, InvalidAction, ResetNeeded

from getaway.bridges.errors import BadArgument
from getaway.bridges.table import Table, as_number
from getaway.kernel.chance import SEEDS


class IllegalAction(BadArgument, InvalidAction):
    """An action that the rules refuse, or that is none; the game is as it was before."""


class BadSeed(BadArgument, Error):
    """A number that no game can be dealt from."""


class OutOfOrder(ResetNeeded, AssertionError):
    """A step or a look at a game that is not dealt yet, or over. PettingZoo raises an assertion there."""


def needs_reset(what: str) -> OutOfOrder:
    """Nothing has been dealt."""
    return OutOfOrder(f"No game is dealt yet: call reset() before {what}.")


def is_over(who: str = "The game") -> OutOfOrder:
    """Nothing is decided any more."""
    return OutOfOrder(f"{who} is over: call reset() for a new one.")


def read_action(table: Table, i: int, seat: int, action: object) -> int:
    """An action as a number, or why it cannot be done."""
    number = as_number(action)
    if number is None or not 0 <= number < table.engine.actions:
        last = table.engine.actions - 1
        raise IllegalAction(f"An action is a number from 0 to {last}, not {action!r}.")
    sentence = table.refusal(i, seat, number)
    if sentence is not None:
        raise IllegalAction(sentence)
    return number


def check_seed(seed: int, games: int = 1) -> None:
    """Refuse a number that no game can be dealt from, or not so many; that it is an `int` is the library's
    to say."""
    if isinstance(seed, bool) or not 0 <= seed <= SEEDS - games:
        raise BadSeed(f"A seed is a number from 0 to 2**63 - {games}, not {seed!r}.")
