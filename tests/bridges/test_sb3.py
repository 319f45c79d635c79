"""The vector environment as Stable-Baselines3 takes it. Its class needs PyTorch: a small one stands in."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy
import pytest

from getaway.bridges.gymnasium import make_vec


class VecEnv:
    """What the adapter asks of the class that it is made of."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.observation_space, self.action_space = num_envs, observation_space, action_space
        assert self.get_attr("render_mode") == [None] * num_envs  # type: ignore[attr-defined]

    def _get_indices(self, indices: Any) -> Any:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def sb3(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    for name in ("stable_baselines3", "stable_baselines3.common", "stable_baselines3.common.vec_env"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    vars(sys.modules["stable_baselines3.common.vec_env"])["VecEnv"] = VecEnv
    monkeypatch.delitem(sys.modules, "getaway.bridges.sb3", raising=False)
    yield importlib.import_module("getaway.bridges.sb3")
    sys.modules.pop("getaway.bridges.sb3", None)


def test_an_agent_sees_the_games_of_the_vector_environment(sb3: Any) -> None:
    envs = sb3.make_masked("art-robbery", 4, players=2, bots="random")
    beside = make_vec("art-robbery", 4, players=2, bots="random", dtype="float32")
    assert envs.has_attr("action_masks")
    assert not envs.has_attr("wings")
    assert envs.seed(3) == [3, 4, 5, 6]
    shown, (seen, _) = envs.reset(), beside.reset(seed=3)
    ends = 0
    for _ in range(80):
        assert shown.dtype == numpy.float32
        assert (shown == seen["observation"]).all()
        masks = numpy.stack(envs.env_method("action_masks"))
        assert masks.dtype == numpy.bool_
        assert (masks == (seen["action_mask"] == 1)).all()
        assert (envs.env_method("action_masks", indices=2)[0] == masks[2]).all()
        actions = beside.random_actions()
        shown, rewards, ended, infos = envs.step(actions)
        seen, won, over, _, told = beside.step(actions)
        assert (rewards.tolist(), ended.tolist()) == (won.tolist(), over.tolist())
        for i in range(4):
            assert ("terminal_observation" in infos[i]) == bool(over[i])
            if over[i]:
                ends += 1
                assert (infos[i]["terminal_observation"] == told["final_obs"]["observation"][i]).all()
                assert infos[i]["payoff"].tolist() == told["payoff"][i].tolist()
    assert ends > 0


def test_what_the_games_do_not_have_is_refused(sb3: Any) -> None:
    with pytest.raises(ValueError, match="has one seat in each game: name the bots"):
        sb3.make_masked("art-robbery", 2, bots=None)
    envs = sb3.make_masked("art-robbery", 2, players=2)
    with pytest.raises(AttributeError, match=r"Unknown method 'dance'\. The games have only 'action_masks'"):
        envs.env_method("dance")
    assert envs.env_is_wrapped(object) == [False, False]
    assert envs.get_attr("num_envs", [0]) == [2]
