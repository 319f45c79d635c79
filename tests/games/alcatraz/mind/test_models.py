"""The models that are fitted say what the judgements of Alcatraz say, and know how to become better."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.mind import signs
from getaway.games.alcatraz.mind.appraisal import appraise
from getaway.games.alcatraz.mind.evaluation import evaluate
from getaway.games.alcatraz.mind.models import MODELS
from getaway.kernel.engine import load

ENGINE = load(GAME)
JUDGE = {"evaluation": evaluate, "appraisal": appraise}
every_model = pytest.mark.parametrize("name", list(MODELS))
every_table = pytest.mark.parametrize("players", list(ENGINE.game.players))


def looks(name: str, players: int) -> tuple[Any, Any, Any]:
    """The signs here and there in random games, what is judged there, and what each seat won."""
    lot = random.Random(players)
    seen: list[list[float]] = []
    said: list[list[float]] = []
    won: list[list[float]] = []
    for seed in range(4):
        states = ENGINE.deal(players, seed)
        begun = len(seen)
        while legal := ENGINE.legal(states):
            row = [0.0] * MODELS[name].signs
            if lot.random() < 0.15 and getattr(signs, MODELS[name].read)(states[0], row):
                chances = [0.0] * players
                JUDGE[name](states[0], chances)
                seen.append(row)
                said.append(chances)
            ENGINE.apply(states, 0, lot.choice(legal))
        won += [ENGINE.payoff(states)[:players]] * (len(seen) - begun)
    return numpy.array(seen), numpy.array(said), numpy.array(won)


@every_model
@every_table
def test_a_model_says_what_the_rule_says(name: str, players: int) -> None:
    model = MODELS[name]
    seen, said, _ = looks(name, players)
    likely = model.likely(model.numbers(players), seen, players)
    assert likely.sum(1) == pytest.approx(numpy.ones(len(seen)))
    assert model.chances(likely) == pytest.approx(said, abs=1e-6)


@every_model
@every_table
def test_the_slope_is_that_of_the_surprise(name: str, players: int) -> None:
    model = MODELS[name]
    seen, _, won = looks(name, players)
    # As if in every second game the first seat alone had stayed: few random games end in an escape.
    won[::2] = 1.0
    won[::2, 0] = 0.0
    came, numbers = model.outcomes(won), model.numbers(players)
    assert came.sum(1) == pytest.approx(numpy.ones(len(came)))

    def surprise(numbers: Any) -> float:
        return float(-(came * numpy.log(model.likely(numbers, seen, players) + 1e-12)).sum(1).mean())

    slope = model.slope(numbers, seen, came, players)
    assert len(slope) == len(numbers) == len(model.scale())
    for place in range(len(numbers)):
        step = numpy.zeros(len(numbers))
        step[place] = 1e-5
        measured = (surprise(numbers + step) - surprise(numbers - step)) / 2e-5
        assert slope[place] == pytest.approx(measured, abs=1e-4)
