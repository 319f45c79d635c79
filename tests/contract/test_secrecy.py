"""Only `hide` decides what may be known: two games that a seat cannot tell apart look alike to it,
whatever it is shown, told or refused. Bots are asked in test_peeking.
"""

from __future__ import annotations

import importlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.games import REGISTRY, find
from getaway.kernel.dialect import NOBODY
from tests.contract.tables import TABLES, engine_of, guessed, hidden, moment, moments, options_of

every_table = pytest.mark.parametrize(("name", "players"), TABLES)


@every_table
@given(st.data(), moments)
def test_hiding_twice_is_hiding_once(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    state = moment(name, players, data.draw(options_of(name)), when)
    for seat in (NOBODY, *range(players)):
        once = hidden(name, state, seat)
        assert hidden(name, once, seat) == once


@every_table
@given(st.data(), moments, st.integers(0, 2**62))
def test_a_guess_hides_to_the_same_and_is_a_possible_game(
    name: str, players: int, data: st.DataObject, when: tuple[int, int], seed: int
) -> None:
    violated = importlib.import_module(find(name).invariants).violated
    state = moment(name, players, data.draw(options_of(name)), when)
    for seat in (NOBODY, *range(players)):
        guess = guessed(name, state, seat, seed)
        assert hidden(name, guess, seat) == hidden(name, state, seat)
        assert violated(guess) == 0


@every_table
@given(st.data(), moments, st.integers(0, 2**62))
def test_what_a_seat_is_shown_depends_on_nothing_it_may_not_know(
    name: str, players: int, data: st.DataObject, when: tuple[int, int], seed: int
) -> None:
    engine, game = engine_of(name), find(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    for seat in (NOBODY, *range(players)):
        guess = guessed(name, state, seat, seed)
        assert game.view(guess, seat) == game.view(state, seat)
        if seat != NOBODY:
            shown = [list(engine.observe([s], 0, seat)) for s in (state, guess, hidden(name, state, seat))]
            assert shown[0] == shown[1] == shown[2]
            refusals = [
                [str(game.why_not(s, seat, a)) for a in range(engine.actions)] for s in (state, guess)
            ]
            assert refusals[0] == refusals[1]
        if seat == state.mover:
            assert engine.legal([guess]) == engine.legal([state])
            listed = [
                [(action, str(refusal)) for action, refusal in game.refusals(s)]
                for s in (state, guess, hidden(name, state, seat))
                if s.phase != engine.rules.OVER
            ]
            assert all(one == listed[0] for one in listed)


@every_table
@given(st.data(), moments, st.integers(0, 2**62))
def test_nobody_is_told_more_than_they_see(
    name: str, players: int, data: st.DataObject, when: tuple[int, int], seed: int
) -> None:
    engine, game = engine_of(name), find(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    legal = engine.legal([state])
    if not legal:
        return
    mover = state.mover
    action = data.draw(st.sampled_from(legal))
    # The mover cannot tell these two apart, and chance goes the same way in both.
    other = guessed(name, state, mover, seed)
    other.rng = state.rng
    viewers = (NOBODY, *range(players))
    before = [hidden(name, state, viewer) == hidden(name, other, viewer) for viewer in viewers]
    engine.act(state, mover, action)
    engine.act(other, mover, action)
    for viewer, alike in zip(viewers, before, strict=True):
        if alike and hidden(name, state, viewer) == hidden(name, other, viewer):
            assert game.events(state, viewer) == game.events(other, viewer)


@pytest.mark.parametrize("name", list(REGISTRY))
def test_a_hidden_state_holds_no_random_numbers(name: str) -> None:
    engine = engine_of(name)
    assert hidden(name, engine.deal(4, 1)[0], 0).rng == 0


@pytest.mark.parametrize("name", list(REGISTRY))
def test_a_hidden_state_holds_no_story(name: str) -> None:
    engine = engine_of(name)
    states = engine.deal(4, 1)
    engine.act(states[0], states[0].mover, engine.legal(states)[0])
    assert states[0].story
    engine.hide(states, 0, 0)
    assert states[0].story is None
