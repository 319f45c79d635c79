"""An option is a line among a game's options and a field of its state: no other place has to know of it."""

from __future__ import annotations

import pytest

from getaway.games import REGISTRY, find
from getaway.kernel.options import Choice, Option, Value
from tests.contract.tables import engine_of

OPTIONS = [(name, option) for name, game in REGISTRY.items() for option in game.options]


def values(option: Option) -> list[Value]:
    return list(option.words) if isinstance(option, Choice) else [option.default, 0, 1]


@pytest.mark.parametrize(
    ("name", "option"), OPTIONS, ids=[f"{name}-{option.name}" for name, option in OPTIONS]
)
def test_every_value_of_an_option_is_in_the_state(name: str, option: Option) -> None:
    engine, players = engine_of(name), find(name).players[-1]
    dealt = {value: engine.deal(players, 1, options={option.name: value})[0] for value in values(option)}
    field = option.field or option.name
    assert {value: getattr(state, field) for value, state in dealt.items()} == {
        value: option.number(value) for value in dealt
    }
    assert len({option.number(value) for value in dealt}) == len(dealt)
