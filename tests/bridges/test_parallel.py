"""All agents at once: in turns one decides and the rest wait, in a secret vote all decide."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest

from getaway.bridges import pettingzoo


def deciding(seen: dict[str, Any]) -> list[str]:
    """Who has something to decide."""
    return [agent for agent in seen if seen[agent]["action_mask"].any()]


def up_to_the_vote(seed: int = 1, max_cycles: int | None = None) -> tuple[Any, dict[str, Any]]:
    """A table of Alcatraz at its first vote."""
    env = pettingzoo.parallel_env("alcatraz", players=3, max_cycles=max_cycles)
    seen, _ = env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    while len(deciding(seen)) == 1:
        masks = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
        seen = env.step(masks)[0]
    return env, seen


def test_in_a_turn_one_decides_and_what_others_send_is_not_looked_at() -> None:
    env = pettingzoo.parallel_env("art-robbery", players=3)
    seen, _ = env.reset(seed=1)
    (mover,) = deciding(seen)
    action = int(numpy.flatnonzero(seen[mover]["action_mask"])[0])
    waiting = {agent: 10_000 for agent in env.agents if agent != mover}
    env.step({mover: action, **waiting})
    other = pettingzoo.env("art-robbery", players=3)
    other.reset(seed=1)
    other.step(action)
    assert env.aec.table.engine.plain(env.aec.table.states) == other.table.engine.plain(other.table.states)


def test_in_a_secret_vote_all_decide_at_once() -> None:
    env, seen = up_to_the_vote()
    assert deciding(seen) == env.agents
    ballots = {agent: int(numpy.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in env.agents}
    seen = env.step(ballots)[0]
    names = env.aec.table.engine.observation_names
    now = dict(zip(names, seen["player_0"]["observation"], strict=True))
    assert [now[f"has voted: seat +{i}"] for i in range(3)] == [1, 1, 1]


@pytest.mark.parametrize("wrong", [None, 0, "player_1"])
def test_one_bad_ballot_refuses_the_vote_and_no_vote_is_cast(wrong: Any) -> None:
    env, seen = up_to_the_vote()
    ballots: dict[str, Any] = {
        agent: int(numpy.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents
    }
    before = env.aec.table.engine.plain(env.aec.table.states)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step({**ballots, "player_2": wrong})
    assert env.aec.table.engine.plain(env.aec.table.states) == before
    env.step(ballots)


def test_a_game_may_be_cut_between_two_ballots() -> None:
    # Decisions before the first vote, which are the same with the same seed.
    before = {seed: -1 - up_to_the_vote(seed)[0].aec._left for seed in range(1, 9)}
    seed = next(seed for seed in before if before[seed] % 3)
    env, seen = up_to_the_vote(seed, max_cycles=before[seed] // 3 + 1)
    assert 0 < env.aec._left < len(env.agents) == len(deciding(seen))
    ballots = {agent: int(numpy.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
    seen, rewards, terminated, truncated, _ = env.step(ballots)
    assert all(truncated.values())
    assert not any(terminated.values())
    assert set(rewards.values()) == {0.0}
    assert deciding(seen) == []
    env.reset(seed=1)
    assert env.agents == env.possible_agents


@pytest.mark.parametrize("actions", [None, 3, [0, 0, 0]])
def test_what_is_no_dict_of_actions_is_refused(actions: Any) -> None:
    env, _ = up_to_the_vote()
    with pytest.raises(gymnasium.error.InvalidAction, match="Actions are a dict"):
        env.step(actions)


def test_a_finished_game_wants_a_reset() -> None:
    env = pettingzoo.parallel_env("art-robbery", players=2, max_cycles=1)
    seen, _ = env.reset(seed=1)
    while env.agents:
        masks = {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}
        seen, rewards, terminated, truncated, _ = env.step(masks)
    assert all(truncated.values())
    assert not any(terminated.values())
    assert set(rewards.values()) == {0.0}
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step({})
    env.reset()
    assert env.agents == env.possible_agents
