"""What happens in a play-out: glances, manners, and where it is cut."""

from __future__ import annotations

import pytest

from getaway.bots import Situation
from getaway.bots.trial import SHARES, SLIPS, filled
from getaway.bots.weights import weights
from getaway.kernel.engine import Engine
from tests.bots.test_search import FAST, judged, situation, trial, wide
from tests.contract.tables import engine_of
from tests.games.art_robbery.scene import ANN

__all__ = ["situation"]


@pytest.mark.parametrize("engine", [FAST, engine_of("art-robbery")], ids=["compiled", "plain"])
def test_a_glance_finds_what_leaves_the_mover_best_placed(engine: Engine) -> None:
    code = engine.generic("getaway.bots.simulation")
    for moment in wide(engine, least=2):
        states = engine.spread(moment.state, code.PLACES)
        legal, me = engine.legal(states), moment.state.mover
        mask, options = engine.mask(), engine.row(engine.actions, "int64")
        row = engine.row(engine.rules.MAX_PLAYERS, "float64")
        found = code.glance(states, mask, options, 0, row)
        # All that the glancing one did was to draw a lot and to look.
        left = engine.plain(states, code.TRIED)
        assert engine.legal(states, code.TRIED) == legal
        stands = {}
        for action in legal:
            after = engine.spread(left)
            engine.apply(after, 0, action)
            code.judge_at(after, 0, row, me, 0.0, 1)
            stands[action] = float(row[me])
        assert stands[found] == max(stands.values())


def test_a_glance_slips_as_often_as_it_is_told(situation: Situation) -> None:
    engine = engine_of("art-robbery")
    code = engine.generic("getaway.bots.simulation")
    states = engine.spread(situation.remembered, code.PLACES)
    engine.determinize(states, code.TRIED, ANN, 1)
    mask, options, row = engine.mask(), engine.row(engine.actions), engine.row(5)
    steady = {code.glance(states, mask, options, 0, row) for _ in range(20)}
    shaky = {code.glance(states, mask, options, 100, row) for _ in range(80)}
    assert len(steady) == 1
    assert shaky == set(situation.legal)


@pytest.mark.parametrize(("lot", "manner"), [(0, 0), (69, 0), (70, 1), (89, 1), (90, 2), (99, 2)])
def test_manners_are_drawn_by_their_shares(lot: int, manner: int) -> None:
    code = engine_of("art-robbery").generic("getaway.bots.simulation")
    assert code.drawn(lot, SHARES) == manner
    assert sum(SHARES) == 100
    assert len(SHARES) == len(SLIPS)


def test_a_play_out_is_cut_at_its_depth(situation: Situation) -> None:
    """At depth 0 nothing is played on: the value is the evaluation right after the action, in each guess."""
    engine = engine_of("art-robbery")
    asked = Situation(engine, situation.hidden, ANN, 5)
    once = trial(asked, [5], depth=0)
    once.try_out([5], 1)
    states = engine.spread(asked.remembered)
    engine.determinize(states, 0, ANN, 5)
    engine.apply(states, 0, 5)
    assert list(once.chances(5)) == judged(engine, states[0], 0.0)


def test_a_row_is_filled_as_the_engine_wants_it() -> None:
    for engine in (FAST, engine_of("art-robbery")):
        assert list(filled(engine, [3, 1])) == [3, 1]
        assert list(filled(engine, weights(engine.game, 3), "float64")) == list(weights(engine.game, 3))
