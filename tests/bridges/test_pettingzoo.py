"""PettingZoo's own tests, without exemptions, and what its users may do wrong."""

from __future__ import annotations

import pickle
import warnings
from itertools import count
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import data_equivalence
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

from getaway.bridges import pettingzoo
from getaway.bridges.pettingzoo import Aec
from getaway.games import REGISTRY, find, load
from getaway.games.art_robbery.rules.state import State
from tests.contract.tables import TABLES

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", list(REGISTRY))

# PettingZoo says this of every environment with a mask that is not on its own list of names.
ADVICE = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
}


def play_on(env: Aec, decisions: int) -> None:
    """Random decisions, but not past the end; the same in every run."""
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(number)
    for agent in env.agent_iter(decisions):
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            return
        env.step(int(env.action_space(agent).sample(seen["action_mask"])))


def played_out(env: Aec) -> dict[str, float]:
    """Play a game to its end and let every agent go; what each got."""
    got = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
            env.step(None)
        else:
            env.step(int(env.action_space(agent).sample(seen["action_mask"])))
    return got


@every_table
def test_it_passes_the_api_test(name: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, players=players), num_cycles=200)
    assert {str(warning.message) for warning in said} <= ADVICE


@every_game
def test_it_passes_the_api_test_on_the_plain_engine(name: str) -> None:
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, compiled=False), num_cycles=30)
    assert {str(warning.message) for warning in said} <= ADVICE


@every_game
def test_it_passes_the_seed_test(name: str) -> None:
    seed_test(lambda: pettingzoo.env(name), num_cycles=200)


@every_game
def test_it_passes_the_render_test(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))
    assert f"{name}, as player_" in capfd.readouterr().out


@every_table
def test_it_passes_the_parallel_tests(name: str, players: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, players=players), num_cycles=100)


@every_game
def test_it_passes_the_parallel_seed_test_which_draws_without_looking_at_the_mask(name: str) -> None:
    parallel_seed_test(lambda: pettingzoo.parallel_env(name))


@every_game
def test_it_runs_the_performance_benchmark(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # It plays for five seconds; by this clock a look at it takes a hundredth of one.
    ticks = count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 100)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(pettingzoo.env(name))
    assert "Finished performance benchmark" in capsys.readouterr().out


@every_game
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_what_is_drawn_from_an_action_space_can_be_done(name: str, make: Any) -> None:
    env = make(name, players=3)
    space = env.action_space("player_1")
    assert space == gymnasium.spaces.Discrete(space.n)
    assert space.contains(space.sample())
    env.reset(seed=3)
    for agent in env.possible_agents:
        env.action_space(agent).seed(7)
    for _ in range(300):
        if isinstance(env, Aec):
            env.step(env.action_space(env.agent_selection).sample())
        else:
            env.step({agent: env.action_space(agent).sample() for agent in env.agents})
        if not env.agents or (isinstance(env, Aec) and any(env.terminations.values())):
            env.reset(seed=4)
    copied = pickle.loads(pickle.dumps(space))
    assert type(copied) is gymnasium.spaces.Discrete
    assert copied == space


@every_game
def test_the_same_seed_is_the_same_game_for_all_at_once(name: str) -> None:
    one, other = (pettingzoo.parallel_env(name) for _ in range(2))
    seen, _ = one.reset(seed=5)
    assert data_equivalence(seen, other.reset(seed=5)[0], exact=True)
    for _ in range(60):
        actions = {agent: one.action_space(agent).sample(seen[agent]["action_mask"]) for agent in one.agents}
        seen, *rest = one.step(actions)
        assert data_equivalence((seen, *rest), other.step(actions), exact=True)


@every_game
@pytest.mark.parametrize("cycles", [1, 7])
def test_max_cycles_cuts_a_game_without_a_winner(name: str, cycles: int) -> None:
    env = pettingzoo.env(name, players=3, max_cycles=cycles)
    env.reset(seed=1)
    play_on(env, 3 * cycles)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert played_out(env) == dict.fromkeys(env.possible_agents, 0.0)


@every_table
def test_everyone_gets_at_the_end_what_they_have_won(name: str, players: int) -> None:
    env = pettingzoo.env(name, players=players)
    for seed in range(5):
        env.reset(seed=seed)
        got = played_out(env)
        assert list(got.values()) == env.table.engine.payoff(env.table.states)
        assert env.agents == []


@every_game
def test_the_game_of_a_seed_is_that_of_the_engine(name: str) -> None:
    env = pettingzoo.env(name, players=3)
    env.reset(seed=77)
    assert env.table.engine.plain(env.table.states) == load(name).deal(3, 77)[0]
    env.reset()
    assert env.table.engine.plain(env.table.states) != load(name).deal(3, 77)[0]


@every_game
def test_an_agent_sees_what_the_engine_lets_it_observe(name: str) -> None:
    env = pettingzoo.env(name, players=4)
    env.reset(seed=3)
    play_on(env, 30)
    engine = env.table.engine
    for seat, agent in enumerate(env.possible_agents):
        seen = env.observe(agent)
        assert list(seen["observation"]) == list(engine.observe(env.table.states, 0, seat))
        legal = engine.legal(env.table.states) if agent == env.agent_selection else []
        assert list(numpy.flatnonzero(seen["action_mask"])) == legal
    assert env.state_space.contains(env.state())


def test_options_and_editions_reach_the_game() -> None:
    env = pettingzoo.env("art-robbery", players=2, options={"stacks": "open", "stall": 2})
    env.reset(seed=1)
    state = env.table.engine.plain(env.table.states)
    assert isinstance(state, State)
    assert (state.stacks, state.stall) == (2, 2)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "go"}, "Unknown game 'go'. Choose one of: art-robbery, alcatraz."),
        ({"players": 9}, "art-robbery is for 2 to 5 players, not 9."),
        ({"players": "4"}, "players is a whole number, not '4'."),
        ({"players": 4.0}, "players is a whole number, not 4.0."),
        ({"options": {"colour": "red"}}, "Unknown option 'colour'"),
        ({"options": {"stealing": "can"}}, "The option stealing can't be 'can'. It takes must or may."),
        ({"options": ["stealing"]}, "Options are given as a dict"),
        ({"edition": "nowhere.toml"}, "nowhere.toml"),
        ({"render_mode": "film"}, "Unknown render_mode 'film'. Choose one of: human, ansi, rgb_array."),
        ({"max_cycles": 0}, "max_cycles is a number from 1 on, or None, not 0."),
        ({"max_cycles": "5"}, "max_cycles is a number from 1 on, or None, not '5'."),
    ],
)
def test_what_cannot_be_made_is_a_value_error_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence.replace(".", r"\.")):
        pettingzoo.env(**{"game": "art-robbery", **arguments})


@pytest.mark.parametrize("seed", ["7", 1.5, -1, 2**63, True, numpy.int64(3)])
def test_a_wrong_seed_is_refused_and_the_game_goes_on(seed: Any) -> None:
    env = pettingzoo.env("art-robbery")
    env.reset(seed=1)
    play_on(env, 5)
    before = env.table.engine.plain(env.table.states)
    with pytest.raises(gymnasium.error.Error, match=r"[Ss]eed"):
        env.reset(seed=seed)
    assert env.table.engine.plain(env.table.states) == before
    play_on(env, 5)


@every_game
@pytest.mark.parametrize("action", [-1, 10_000, None, 1.0, "0", True, numpy.array([1, 2])])
def test_what_is_no_action_is_refused_and_the_game_goes_on(name: str, action: Any) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="An action is a number from 0 to"):
        env.step(action)
    assert len(played_out(env)) == 4


@every_game
def test_an_illegal_action_is_refused_with_its_rule(name: str) -> None:
    env = pettingzoo.env(name)
    env.reset(seed=1)
    before = env.table.engine.plain(env.table.states)
    rules = {rule for _, section in find(name).rulebook for rule in section}
    for action in numpy.flatnonzero(env.last()[0]["action_mask"] == 0):
        with pytest.raises(gymnasium.error.InvalidAction) as refused:
            env.step(int(action))
        assert str(refused.value).rstrip(")").rpartition("(")[2] in rules
    assert env.table.engine.plain(env.table.states) == before
    assert len(played_out(env)) == 4


def test_a_number_of_numpy_is_an_action() -> None:
    env = pettingzoo.env("art-robbery")
    env.reset(seed=1)
    env.step(numpy.flatnonzero(env.last()[0]["action_mask"])[0])
    assert env.table.engine.plain(env.table.states) != load("art-robbery").deal(4, 1)[0]


@every_game
def test_numbers_of_numpy_make_an_environment_and_a_game_that_was_cut_has_no_choices(name: str) -> None:
    env = pettingzoo.env(name, players=numpy.int64(3), max_cycles=numpy.int8(2))
    env.reset(seed=1)
    play_on(env, 6)
    assert all(env.truncations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)


def test_a_game_that_is_over_takes_nothing_but_goodbyes() -> None:
    env = pettingzoo.env("art-robbery", max_cycles=1)
    env.reset(seed=1)
    play_on(env, 4)
    with pytest.raises(ValueError, match="dead"):
        env.step(0)
    played_out(env)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"is over: call reset\(\)"):
        env.step(0)
    env.reset(seed=2)
    play_on(env, 3)


def test_nothing_can_be_asked_before_the_deal() -> None:
    env = pettingzoo.env("art-robbery", render_mode="ansi")
    for ask in (lambda: env.step(0), lambda: env.observe("player_0"), env.render, env.state):
        with pytest.raises(AssertionError, match=r"call reset\(\) before"):
            ask()
    with pytest.raises(AttributeError, match=r"^agents cannot be read before reset"):
        _ = env.agents
    with pytest.raises(AttributeError, match=r"^num_agents cannot be read before reset"):
        _ = env.num_agents
    with pytest.raises(gymnasium.error.ResetNeeded):
        pettingzoo.parallel_env("art-robbery").step({})


def test_rendering_shows_the_mover_its_own_hand_and_no_other() -> None:
    env = pettingzoo.env("art-robbery", players=2, render_mode="ansi")
    env.reset(seed=1)
    mover = int(env.agent_selection[-1])
    text = str(env.render())
    view: Any = env.table.engine.game.view(env.table.engine.plain(env.table.states), mover)
    rows = [line.split() for line in text.splitlines() if line[:1] in "01"]
    assert rows[mover][2] == ",".join(view.seats[mover].hand)
    assert rows[1 - mover][2] == "-"
    assert "may: " in text


def test_rendering_without_a_mode_says_so() -> None:
    env = pettingzoo.env("art-robbery")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render_mode"):
        assert env.render() is None


def test_the_end_is_rendered_for_everybody() -> None:
    env = pettingzoo.env("art-robbery", players=2, render_mode="ansi")
    env.reset(seed=1)
    played_out(env)
    text = str(env.render())
    assert "a spectator" in text
    assert "winners" in text
