"""What a learner makes of what was played, and that the file says what the model says."""

from __future__ import annotations

from pathlib import Path

import numpy
import pytest
import torch

from getaway.bots.network import NetworkBot
from getaway.games import REGISTRY, load
from getaway.train.collecting import Batch, Collector, decide, gains, joined, probe, shares
from getaway.train.learner import Learner
from getaway.train.model import Inputs, Model, exported
from getaway.train.settings import Settings, checked, read_settings, write_settings
from tests.bots.moments import moments
from tests.contract.tables import engine_of

SMALL = Settings("art-robbery", (2, 3), games=20, length=24, hidden=(8, 6), epochs=2, parts=2)
INPUTS = Inputs((0, 2, 5), (1.0, 2.0, 4.0))


def test_advantages_go_from_each_seat_to_its_own_next_decision() -> None:
    """One game: seats 0, 1, 0, then the end, which seat 1 wins; after that the next game, which goes on."""
    value = numpy.array([[0.5], [0.25], [0.125], [0.5], [0.75]], numpy.float32)
    seats = numpy.array([[0], [1], [0], [1], [1]])
    ended = numpy.array([[False], [False], [True], [False], [False]])
    payoffs = numpy.zeros((5, 1, 2), numpy.float32)
    payoffs[2, 0] = (0.0, 1.0)
    gain, learned = gains(value, seats, ended, payoffs, 0.5)
    assert learned[:, 0].tolist() == [True, True, True, True, False]
    # Seat 0 lost from 0.125: -0.125; before that it had gone from 0.5 to 0.125.
    assert gain[:, 0].tolist() == [0.125 - 0.5 + 0.5 * -0.125, 0.75, -0.125, 0.25, 0.0]


def test_only_legal_actions_are_drawn_as_often_as_their_chance_says() -> None:
    torch.manual_seed(1)
    model = Model(INPUTS, (4,), 3)
    with torch.no_grad():
        model.head.weight.zero_()
        model.head.bias.copy_(torch.tensor([0.0, numpy.log(3.0), 9.0, 0.5]))
    rows = 4000
    mask = numpy.tile(numpy.array([True, True, False]), (rows, 1))
    seen = numpy.ones((rows, 3), numpy.int8)
    actions, chance, value = decide(model, seen, mask, numpy.random.default_rng(1))
    assert set(actions.tolist()) == {0, 1}
    assert abs((actions == 1).mean() - 0.75) < 0.03
    assert numpy.allclose(chance, numpy.where(actions == 1, numpy.log(0.75), numpy.log(0.25)), atol=1e-5)
    assert numpy.allclose(value, 0.5)


def a_batch(rows: int = 64) -> Batch:
    """Action 0 went better than expected, action 1 worse."""
    action = numpy.arange(rows) % 2
    return Batch(
        numpy.ones((rows, 3), numpy.int8),
        numpy.ones((rows, 2), numpy.bool_),
        action,
        numpy.full(rows, numpy.log(0.5), numpy.float32),
        numpy.zeros(rows, numpy.float32),
        numpy.where(action == 0, 1.0, -0.5).astype(numpy.float32),
        1,
        rows,
    )


def test_what_went_better_becomes_likelier_and_the_value_learns() -> None:
    learner = Learner(SMALL, INPUTS, 2)
    seen, mask = torch.ones((1, 3)), torch.ones((1, 2), dtype=torch.bool)
    logits, value = learner.model(seen, mask)
    before = torch.softmax(logits, dim=1)[0, 0].item(), value.item()
    for turn in range(20):
        told = learner.update(a_batch(), 0.0, turn)
    logits, value = learner.model(seen, mask)
    after = torch.softmax(logits, dim=1)[0, 0].item(), value.item()
    assert before[0] < 0.55 < after[0]
    assert abs(after[1] - 0.25) < abs(before[1] - 0.25)
    assert told.entropy < numpy.log(2)


def test_the_rate_and_the_wish_for_variety_sink() -> None:
    learner = Learner(SMALL, INPUTS, 2)
    rates = []
    for done in (0.0, 0.5, 1.0):
        learner.update(a_batch(), done, 1)
        rates.append(learner.optimiser.param_groups[0]["lr"])
    assert rates == pytest.approx([1e-3, 0.55e-3, 1e-4])


@pytest.mark.parametrize("name", list(REGISTRY))
def test_the_file_says_what_the_model_says(name: str) -> None:
    players = load(name).game.players[0]
    settings = Settings(name, (players,), games=4, hidden=(16, 8), rivals=())
    inputs = probe(settings)
    engine = engine_of(name, compiled=True)
    torch.manual_seed(3)
    model = Model(inputs, settings.hidden, engine.actions)
    with torch.no_grad():
        model.head.weight.normal_()
    bot = NetworkBot(exported(model, engine, settings, 7, "getaway train"))
    assert (bot.network.head.steps, bot.network.head.made_by) == (7, "getaway train")
    for moment in moments(name, 3, each=2):
        situation = moment.seen(engine, 1)
        seen = engine.observe(engine.spread(situation.remembered), 0, situation.seat)
        engine.generic("getaway.bridges.stepping").recollect_at(
            engine.spread(situation.remembered), 0, situation.seat, seen
        )
        row = torch.tensor(numpy.asarray(seen)[list(inputs.numbers)][None])
        logits, value = model(row, torch.ones((1, engine.actions), dtype=torch.bool))
        assert numpy.allclose(bot.ask(situation), [*logits[0].tolist(), value.item()], atol=1e-3)


def test_every_number_of_players_and_every_kind_of_rival_gets_games() -> None:
    settings = Settings("art-robbery", (2, 3, 4), games=100, rivals=("medium", "random", "easy"))
    found = shares(settings)
    assert sum(games for *_, games in found) == 100
    assert {(players, rival) for players, rival, _ in found} == {
        (players, rival) for players in (2, 3, 4) for rival in (None, "league", "medium", "random")
    }
    assert min(games for *_, games in found) >= 1
    own = sum(games for _, rival, games in found if rival is None)
    assert 55 <= own <= 65


def test_what_is_collected_is_the_same_for_the_same_seeds_and_joins() -> None:
    settings = Settings("art-robbery", (2, 3), games=20, length=24, hidden=(8,), rivals=("medium", "easy"))
    inputs = probe(settings)
    learner = Learner(settings, inputs, engine_of("art-robbery").actions)
    past = [exported(learner.model, engine_of("art-robbery", compiled=True), settings, 0)]
    first, second = (Collector(settings, inputs, 5, past).collect(learner.weights(), 9) for _ in range(2))
    assert first.decisions == 20 * 24
    assert 0 < len(first) <= first.decisions
    assert first.mask[numpy.arange(len(first)), first.action].all()
    assert (first.action == second.action).all()
    assert (first.gain == second.gain).all()
    both = joined([first, second])
    assert (len(both), both.decisions, both.ended) == (2 * len(first), 960, 2 * first.ended)


def test_settings_are_kept_and_refused_if_spoilt(tmp_path: Path) -> None:
    write_settings(tmp_path, SMALL)
    assert read_settings(tmp_path) == checked(SMALL)
    (tmp_path / "settings.json").write_text("{}")
    with pytest.raises(Exception, match="these aren't the settings of a training"):
        read_settings(tmp_path)
