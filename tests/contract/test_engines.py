"""One source, two engines: plain equals compiled, field by field, at every step."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.games import REGISTRY
from getaway.kernel.dialect import NOBODY
from tests.contract.tables import TABLES, engine_of, moment, moments, options_of

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


def same(plain: Any, compiled: Any, i: int, name: str) -> None:
    other = engine_of(name, compiled=True).plain(compiled, i)
    assert plain[i].differences(other) == []


@every_table
@given(st.data(), st.integers(0, 2**62))
def test_both_engines_play_the_same_game_step_by_step(
    name: str, players: int, data: st.DataObject, seed: int
) -> None:
    plain, fast = engine_of(name), engine_of(name, compiled=True)
    options = data.draw(options_of(name))
    here, there = plain.deal(players, seed, 1, options), fast.deal(players, seed, 1, options)
    same(here, there, 0, name)
    turn = 0
    while legal := plain.legal(here):
        assert fast.legal(there) == legal
        action = legal[(seed + turn) % len(legal)]
        plain.apply(here, 0, action)
        fast.apply(there, 0, action)
        same(here, there, 0, name)
        turn += 1
    assert plain.payoff(here) == fast.payoff(there)


@every_table
@given(st.data(), moments)
def test_both_engines_hide_guess_and_observe_alike(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    plain, fast = engine_of(name), engine_of(name, compiled=True)
    state = moment(name, players, data.draw(options_of(name)), when)
    for seat in (NOBODY, *range(players)):
        here, there = plain.spread(state), fast.spread(state)
        if seat != NOBODY:
            assert list(plain.observe(here, 0, seat)) == list(fast.observe(there, 0, seat))
        for engine, states in ((plain, here), (fast, there)):
            engine.hide(states, 0, seat)
        same(here, there, 0, name)
        for engine, states in ((plain, here), (fast, there)):
            engine.determinize(states, 0, seat, when[0])
        same(here, there, 0, name)


@pytest.mark.unmeasured
@every_table
def test_many_random_games_end_alike_and_break_nothing(name: str, players: int) -> None:
    plain, fast = engine_of(name), engine_of(name, compiled=True)
    here, there = plain.deal(players, 1, 60), fast.deal(players, 1, 60)
    assert plain.play_random(here, 0, 60) == fast.play_random(there, 0, 60)
    for i in range(60):
        same(here, there, i, name)
    checked = fast.deal(players, 1, 20_000)
    assert fast.play_checked(checked, 0, 20_000) > 0


@pytest.mark.parametrize("name", list(REGISTRY))
def test_a_state_is_the_same_bytes_on_both_engines(name: str) -> None:
    plain, fast = engine_of(name), engine_of(name, compiled=True)
    here, there = plain.deal(4, 9, 3), fast.deal(4, 9, 3)
    assert isinstance(there, numpy.ndarray)
    for i in range(3):
        assert here[i].pack() == there[i].tobytes()
        assert type(here[i]).unpack(here[i].pack()) == here[i]
        assert there.dtype.itemsize == plain.state_bytes
