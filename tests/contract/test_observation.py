"""`observe` tells a seat all that it may know, in numbers of a fixed layout; test_secrecy asks that it
tells nothing else, test_engines that both engines write the same."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.games import REGISTRY, find
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import BadInput
from tests.conftest import Getaway
from tests.contract.tables import TABLES, engine_of, hidden, moment, moments, options_of, told_of

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", list(REGISTRY))


@every_game
def test_every_field_that_a_seat_may_know_is_observed(name: str) -> None:
    engine = engine_of(name)
    dice = random.Random(7)
    knows = [
        hidden(name, moment(name, 4, {}, (dice.getrandbits(60), dice.randrange(140))), 0) for _ in range(80)
    ]
    lost = set()
    for state in knows:
        seen = list(engine.observe([state], 0, 0))
        for field in type(state).fields:
            other = state.copy()
            setattr(other, field, getattr(dice.choice(knows).copy(), field))
            if other != state and list(engine.observe([other], 0, 0)) == seen:
                lost.add(field)
    assert lost <= set(told_of(name, "SAID_OTHERWISE", {}))


@every_table
@given(st.data(), moments)
def test_every_number_observed_fits_eight_bits_and_is_never_negative(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    engine = engine_of(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    for seat in range(players):
        seen = engine.observe([state], 0, seat)
        assert len(seen) == engine.rules.OBSERVATION
        assert 0 <= min(seen) <= max(seen) <= 127


@every_game
@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("seat", [NOBODY, 4])
def test_only_a_seat_observes(name: str, compiled: bool, seat: int) -> None:
    engine = engine_of(name, compiled)
    states = engine.deal(4, 1)
    with pytest.raises(BadInput, match=rf"Only a seat from 0 to 3 observes, not {seat}"):
        engine.observe(states, 0, seat)


@every_game
def test_the_command_names_every_number(name: str, getaway: Getaway) -> None:
    code, out, _ = getaway("observation", name)
    lines = out.splitlines()
    names = engine_of(name).observation_names
    assert code == 0
    assert len(set(names)) == len(names) == engine_of(name).rules.OBSERVATION
    assert [line.split(maxsplit=1) for line in lines] == [[str(i), n] for i, n in enumerate(names)]


def test_the_command_prints_json(getaway: Getaway) -> None:
    import json

    name = REGISTRY.first()
    code, out, _ = getaway("observation", name, "--json")
    told: dict[str, Any] = json.loads(out)
    assert code == 0
    assert told["game"] == name
    assert told["size"] == len(told["observation"])
    assert told["actions"] == engine_of(name).action_names


def test_the_command_names_the_culprit(getaway: Getaway) -> None:
    code, _, err = getaway("observation", "go")
    assert (code, err) == (2, f"getaway: Unknown game 'go'. Choose one of: {', '.join(REGISTRY)}.\n")


@every_game
def test_the_size_depends_on_nothing_but_the_game(name: str) -> None:
    engine = engine_of(name)
    sizes = {len(engine.observe(engine.deal(players, 1), 0, 0)) for players in find(name).players}
    assert len(sizes) == 1
