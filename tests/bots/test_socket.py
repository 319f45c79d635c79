"""A policy and a value of one's own plug into the search, on both engines."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from getaway.bots import show
from getaway.bots.heuristic import Heuristic, weigh
from getaway.bots.search import Search
from getaway.bots.trial import Budget
from getaway.bots.weights import considerations
from getaway.games.art_robbery.game import GAME
from getaway.kernel.engine import load
from tests.bots.liking import net


@pytest.mark.parametrize("compiled", [False, True])
def test_a_policy_and_a_value_of_ones_own_plug_in(compiled: bool) -> None:
    game = GAME
    engine = load(replace(game, considerations=net.__name__), compiled=compiled)
    state = engine.plain(engine.deal(3, 1))
    state.hands[state.mover] = [0, 1, 4, 5, 5]
    situation = show(engine, state, state.mover, 7)
    assert Heuristic().choose(situation) == 0, "the policy likes low numbers"
    assert Search(Budget(30)).think(situation).best == 5, "the value likes fives played"
    assert Search(Budget(30), careful=True).think(situation).best == 4, "appraised, fours are better"
    # The game's own heuristic is what it was.
    own = show(load(game, compiled=compiled), state, state.mover, 7)
    assert [len(row) for row in weigh(own, own.legal)] == [len(considerations(game))] * 4
