"""Bots: they choose what is legal, the same for the same seed, and playing out beats guessing."""

from __future__ import annotations

from typing import Any

import pytest

from getaway import bots
from getaway.games import load
from getaway.kernel.errors import BadInput

ENGINE = load("art-robbery")


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(BadInput, match="There is no bot 'genius'; there are random, playouts"):
        bots.find("genius")


@pytest.mark.parametrize("bot", list(bots.BOTS))
def test_the_same_seed_is_the_same_choice(bot: str) -> None:
    state = ENGINE.deal(3, 2)[0]
    before = state.copy()
    chosen = {bots.choose(bots.find(bot), ENGINE, state, 5) for _ in range(3)}
    assert len(chosen) == 1
    assert state == before


def test_the_random_bot_tries_everything() -> None:
    states = ENGINE.deal(3, 2)
    chosen = {bots.choose(bots.find("random"), ENGINE, states[0], seed) for seed in range(60)}
    assert chosen == set(ENGINE.legal(states))


def test_a_single_choice_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    state = ENGINE.deal(2, 1)[0]
    state.hands[state.mover] = [3] * 5

    def forbidden(*_: Any) -> None:
        raise AssertionError("nothing to think about")

    monkeypatch.setattr(ENGINE, "determinize", forbidden)
    assert bots.choose(bots.find("playouts"), ENGINE, state, 1) == 3


def test_playing_out_beats_three_who_play_at_random() -> None:
    fast = load("art-robbery", compiled=True)
    won = 0.0
    for seed in range(24):
        states = ENGINE.deal(4, seed)
        state = states[0]
        seat = seed % 4
        step = 0
        while ENGINE.legal(states):
            bot = bots.find("playouts" if state.mover == seat else "random")
            ENGINE.apply(states, 0, bots.choose(bot, fast, state, seed * 1000 + step))
            step += 1
        won += ENGINE.payoff(states)[seat]
    # A quarter would be chance: 6 of 24.
    assert won >= 11
