"""Environments are copied and pickled in the middle of a game, and both go on alike, each for itself."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from gymnasium.utils.env_checker import data_equivalence

from getaway.bridges import pettingzoo
from getaway.bridges.gymnasium import make, make_vec
from getaway.games import REGISTRY

every_game = pytest.mark.parametrize("name", list(REGISTRY))
every_engine = pytest.mark.parametrize("compiled", [False, True])
every_way = pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])

Copied = Callable[[Any], Any]


def turns(env: Any, decisions: int) -> list[Any]:
    """What an environment of agents in turn shows, and what is drawn from its spaces."""
    shown = []
    for agent in env.agent_iter(decisions):
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            break
        action = env.action_space(agent).sample()
        shown.append((agent, seen, reward, int(action)))
        env.step(action)
    return shown


@every_game
@every_engine
@every_way
def test_agents_in_turn(name: str, compiled: bool, copied: Copied) -> None:
    env = pettingzoo.env(name, compiled=compiled, max_cycles=30)
    copied(env).reset(seed=1)
    env.reset(seed=1)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    turns(env, 12)
    twin = copied(env)
    before = twin.table.packed(twin.table.states)
    went_on = turns(env, 15)
    assert twin.table.packed(twin.table.states) == before
    assert data_equivalence(went_on, turns(twin, 15))
    assert twin.action_space("player_0") is not env.action_space("player_0")


@every_game
@every_way
def test_all_agents_at_once(name: str, copied: Copied) -> None:
    def steps(env: Any) -> list[Any]:
        return [env.step({agent: env.action_space(agent).sample() for agent in env.agents}) for _ in range(9)]

    env = pettingzoo.parallel_env(name, players=3)
    env.reset(seed=1)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    steps(env)
    twin = copied(env)
    assert data_equivalence(steps(env), steps(twin))


@every_game
@every_engine
@every_way
def test_one_learner_among_bots(name: str, compiled: bool, copied: Copied) -> None:
    def steps(env: Any, count: int) -> list[Any]:
        return [env.step(int(env.action_masks().argmax())) for _ in range(count)]

    env = make(name, players=3, bots=["easy", "random"], compiled=compiled)
    copied(env).reset(seed=1)
    env.reset(seed=1)
    steps(env, 3)
    twin = copied(env)
    assert data_equivalence(steps(env, 4), steps(twin, 4))
    assert data_equivalence(env.reset(), twin.reset())


@every_game
@every_engine
@every_way
@pytest.mark.parametrize("bots", [None, "medium"])
def test_many_games(name: str, compiled: bool, copied: Copied, bots: str | None) -> None:
    def steps(envs: Any) -> list[Any]:
        return [envs.step(envs.random_actions()) for _ in range(60 if compiled else 3)]

    envs = make_vec(name, 3, bots=bots, compiled=compiled)
    envs.reset(seed=1)
    steps(envs)
    twin = copied(envs)
    assert data_equivalence(steps(envs), steps(twin))
    looking = make_vec(name, 3, bots=bots, compiled=compiled, copy=False)
    seen, _ = looking.reset(seed=1)
    other = copied(looking)
    shown = other.step(other.random_actions())[0]
    assert not data_equivalence(shown, seen)
    assert not shown["observation"].flags.writeable
