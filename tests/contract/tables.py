"""Every registered game, every number of players, every kind of table, at any moment of a game."""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from typing import Any

import pytest
from hypothesis import strategies as st

from getaway.games import REGISTRY, find, load
from getaway.kernel.chance import Dice, below
from getaway.kernel.engine import Engine
from getaway.kernel.options import Choice, Count, Option, Value

TABLES = [(name, players) for name in REGISTRY for players in find(name).players]


def told_of(name: str, what: str, otherwise: Any) -> Any:
    """What the tests of a game know of it that no other game has; a game of another package has none here."""
    module = f"tests.games.{name.replace('-', '_')}.contract"
    if importlib.util.find_spec(module.rpartition(".")[0]) is None:
        return otherwise
    return getattr(importlib.import_module(module), what)


@cache
def engine_of(name: str, compiled: bool = False) -> Engine:
    """An engine, loaded once for all tests."""
    return load(name, compiled=compiled)


def options_of(name: str) -> st.SearchStrategy[dict[str, Any]]:
    """Any setting of a game's switches."""
    settings: dict[str, st.SearchStrategy[Any]] = {}
    for option in find(name).options:
        if isinstance(option, Choice):
            settings[option.name] = st.sampled_from(option.words)
        elif isinstance(option, Count):
            settings[option.name] = st.sampled_from([0, 1, option.default])
    return st.fixed_dictionaries(settings)


def values(option: Option) -> list[Value]:
    """Every word of an option, or its default and none of it."""
    return list(option.words) if isinstance(option, Choice) else [option.default, 0]


# A few settings of each game's switches, in which every value of each of them is played.
EVERY_VALUE = [
    pytest.param(name, dict(setting), id=f"{name}-{number}")
    for name, game in REGISTRY.items()
    for number, setting in enumerate(
        {option.name: values(option)[turn % len(values(option))] for option in game.options}
        for turn in range(max(len(values(option)) for option in game.options))
    )
]

moments = st.tuples(st.integers(0, 2**63 - 1), st.integers(0, 140))


def moment(name: str, players: int, options: dict[str, Any], when: tuple[int, int]) -> Any:
    """A plain state after so many random decisions, or at the end if it comes first.

    The compiled engine leads there, some forty times faster; test_engines asks that it is the same way.
    """
    seed, decisions = when
    engine = engine_of(name, compiled=True)
    states = engine.deal(players, seed, options=options)
    dice = Dice(seed // 2)
    for _ in range(decisions):
        legal = engine.legal(states)
        if not legal:
            break
        engine.apply(states, 0, legal[below(dice, len(legal))])
    return engine.plain(states)


def hidden(name: str, state: Any, seat: int) -> Any:
    """A copy of a state, hidden from a seat."""
    copy = state.copy()
    find(name).hide(copy, seat)
    return copy


def guessed(name: str, state: Any, seat: int, seed: int) -> Any:
    """Another state that the seat cannot tell from this one."""
    states = [hidden(name, state, seat)]
    engine_of(name).determinize(states, 0, seat, seed)
    return states[0]
