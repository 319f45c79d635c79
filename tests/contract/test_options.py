"""An option is a line among a game's options and a field of its state: no other place has to know of it."""

from __future__ import annotations

from typing import cast

import pytest

from getaway.games import REGISTRY, find
from getaway.kernel.options import Option, Value
from tests.contract.tables import EVERY_VALUE, engine_of, values

OPTIONS = [(name, option) for name, game in REGISTRY.items() for option in game.options]


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


def test_the_settings_that_doors_play_have_every_value() -> None:
    played = {
        (setting.values[0], option, value)
        for setting in EVERY_VALUE
        for option, value in cast(dict[str, Value], setting.values[1]).items()
    }
    assert played == {(name, option.name, value) for name, option in OPTIONS for value in values(option)}
