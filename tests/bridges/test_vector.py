"""Thousands of games in one call: the same games as one by one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode

from getaway.bridges.gymnasium import make_vec
from getaway.bridges.vector import Vector
from getaway.games import REGISTRY, find, load

every_game = pytest.mark.parametrize("name", list(REGISTRY))


@pytest.mark.parametrize("dtype", ["int8", "float32"])
@pytest.mark.parametrize(("name", "players"), [("art-robbery", 5), ("alcatraz", 3)])
def test_each_row_is_the_game_of_its_seed(name: str, players: int, dtype: str) -> None:
    """Every game is played beside the row on the plain engine, over its end and into the next."""
    count = 2
    envs = make_vec(name, count, players=players, dtype=dtype)
    plain = load(name)
    seen, told = envs.reset(seed=40)
    states = plain.deal(players, 40, count)
    games = [0] * count
    ends = 0
    for _ in range(300):
        for i in range(count):
            mover = states[i].mover
            assert told["seat"][i] == mover
            assert list(seen["observation"][i]) == list(plain.observe(states, i, mover))
            assert list(numpy.flatnonzero(seen["action_mask"][i])) == plain.legal(states, i)
        actions = envs.random_actions()
        seen, rewards, ended, cut, told = envs.step(actions)
        assert not cut.any()
        for i in range(count):
            mover = states[i].mover
            plain.apply(states, i, int(actions[i]))
            assert ended[i] == (states[i].phase == plain.rules.OVER)
            if not ended[i]:
                assert rewards[i] == 0
                continue
            ends += 1
            payoff = plain.payoff(states, i)
            assert told["_payoff"][i]
            assert list(told["payoff"][i]) == payoff
            assert rewards[i] == payoff[mover]
            assert list(told["final_obs"]["observation"][i]) == list(plain.observe(states, i, mover))
            games[i] += 1
            states[i] = plain.deal(players, 40 + i + count * games[i])[0]
    assert ends > 0


@every_game
def test_both_engines_step_alike(name: str) -> None:
    fast, slow = (make_vec(name, 4, compiled=compiled) for compiled in (True, False))
    fast.reset(seed=3)
    slow.reset(seed=3)
    for _ in range(150):
        actions = fast.random_actions()
        assert list(actions) == list(slow.random_actions())
        assert data_equivalence(fast.step(actions), slow.step(actions), exact=True)


@pytest.mark.parametrize("bots", ["random", "medium"])
@pytest.mark.parametrize(
    ("name", "compiled"), [("art-robbery", False), ("art-robbery", True), ("alcatraz", True)]
)
def test_among_bots_every_decision_is_the_learners(name: str, compiled: bool, bots: str) -> None:
    envs = make_vec(name, 6, bots=bots, compiled=compiled)
    seen, told = envs.reset(seed=1)
    assert list(told["seat"]) == [0, 1, 2, 3, 0, 1]
    mine = envs.table.engine.observation_names.index("my decision")
    ends = 0
    for _ in range(60):
        assert (seen["observation"][:, mine] == 1).all()
        assert seen["action_mask"].any(axis=1).all()
        before = told["seat"]
        seen, rewards, ended, _, told = envs.step(envs.random_actions())
        for i in numpy.flatnonzero(ended):
            ends += 1
            assert rewards[i] == told["payoff"][i][before[i]]
            assert told["seat"][i] == (before[i] + 1) % 4
    assert ends > 0
    assert envs.decisions > 60 * 6


def test_the_learner_may_keep_its_seat() -> None:
    envs = make_vec("art-robbery", 4, bots="random", seat=2)
    envs.reset(seed=1)
    for _ in range(80):
        told = envs.step(envs.random_actions())[4]
        assert (told["seat"] == 2).all()


def test_it_is_known_to_gymnasium() -> None:
    name = f"getaway/alcatraz-v{find('alcatraz').version}"
    envs = gymnasium.make_vec(name, 5, vectorization_mode="vector_entry_point", players=3)
    assert isinstance(envs, Vector)
    seen, _ = envs.reset(seed=1)
    assert seen in envs.observation_space
    assert envs.random_actions() in envs.action_space
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


@pytest.mark.parametrize("copy", [True, False])
def test_arrays_are_the_callers_own_or_the_environments_and_never_both(copy: bool) -> None:
    envs = make_vec("art-robbery", 8, copy=copy)
    first, _ = envs.reset(seed=1)
    kept = first["observation"].copy()
    second = envs.step(envs.random_actions())[0]
    assert numpy.shares_memory(first["observation"], second["observation"]) != copy
    assert (first["observation"] == kept).all() == copy
    assert second["action_mask"].flags.writeable == copy


def test_games_by_lot_differ_and_seeds_repeat_them() -> None:
    envs = make_vec("art-robbery", 4)
    first = envs.reset(seed=1)[0]["observation"]
    lot = envs.reset()[0]["observation"]
    assert (lot != first).any()
    assert (envs.reset(seed=1)[0]["observation"] == first).all()
    assert (envs.reset()[0]["observation"] == lot).all()


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0, 0, 0], "Actions are 4 whole numbers"),
        ([0.0] * 4, "Actions are 4 whole numbers"),
        ("play", "Actions are 4 whole numbers"),
        (None, "Actions are 4 whole numbers"),
        ([[0], 0, 0, 0], "Actions are 4 whole numbers"),
        ([26, 0, 0, 0], "Game 0: An action is a number from 0 to 25, not 26"),
        ([-1, 0, 0, 0], "Game 0: An action is a number from 0 to 25, not -1"),
    ],
)
def test_what_is_no_action_is_refused(actions: Any, sentence: str) -> None:
    envs = make_vec("art-robbery", 4)
    envs.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match=sentence):
        envs.step(actions)
    envs.step(envs.random_actions())


@every_game
@pytest.mark.parametrize("copy", [True, False])
def test_one_illegal_action_refuses_the_step_and_no_game_is_touched(name: str, copy: bool) -> None:
    envs = make_vec(name, 4, copy=copy)
    seen, _ = envs.reset(seed=1)
    before = envs.table.packed(envs.table.states)
    actions = envs.random_actions()
    actions[2] = numpy.flatnonzero(seen["action_mask"][2] == 0)[0]
    with pytest.raises(gymnasium.error.InvalidAction, match=r"Game 2: .* is refused"):
        envs.step(actions)
    assert envs.table.packed(envs.table.states) == before
    envs.step(envs.random_actions())


def test_nothing_is_stepped_before_the_deal() -> None:
    envs = make_vec("art-robbery", 2)
    for ask in (lambda: envs.step([0, 0]), envs.random_actions):
        with pytest.raises(gymnasium.error.ResetNeeded):
            ask()


@pytest.mark.parametrize("seed", ["7", -1, 2**63 - 2, True])
def test_a_wrong_seed_is_refused_and_the_games_go_on(seed: Any) -> None:
    envs = make_vec("art-robbery", 4)
    envs.reset(seed=1)
    with pytest.raises(gymnasium.error.Error, match=rf"[Ss]eed.* ({seed}|<class 'str'>)"):
        envs.reset(seed=seed)
    envs.step(envs.random_actions())


def test_numbers_and_kinds_of_numpy_make_an_environment() -> None:
    several: Any = numpy.int64(3)
    envs = make_vec("art-robbery", several, dtype=numpy.float32, bots="random", seat=numpy.int8(1))
    seen, told = envs.reset(seed=1)
    assert (seen["observation"].dtype.name, told["seat"].tolist()) == ("float32", [1, 1, 1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"num_envs": 0}, "num_envs is a number from 1 on, not 0."),
        ({"num_envs": "8"}, "num_envs is a number from 1 on, not '8'."),
        ({"dtype": "number"}, "Unknown dtype 'number'. Choose one of: int8, float32."),
        ({"bots": ["random"]}, "There are 3 other seats, so 3 rivals or one for all, not 1"),
        ({"dtype": "int64"}, "Unknown dtype 'int64'. Choose one of: int8, float32."),
        ({"bots": "brilliant"}, "Unknown bot 'brilliant'"),
        ({"bots": 7}, "A rival is the name of a bot, an object with choose.* not 7"),
        ({"bots": "random", "seat": 4}, "seat is a seat from 0 to 3, not 4."),
        ({"seat": 1}, "seat is None without bots, not 1."),
        ({"players": 6}, "art-robbery is for 2 to 5 players, not 6."),
        ({"options": {"colour": 1}}, "Unknown option 'colour'"),
    ],
)
def test_what_cannot_be_made_is_a_value_error_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        make_vec("art-robbery", **{"num_envs": 2, **arguments})
