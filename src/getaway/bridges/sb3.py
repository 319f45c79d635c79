"""Stable-Baselines3: the vector environment as MaskablePPO of sb3-contrib takes it.

from sb3_contrib import MaskablePPO
from getaway.bridges.sb3 import make_masked

model = MaskablePPO("MlpPolicy", make_masked(game, 64, players=2, bots="medium"))
model.learn(100_000)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import SupportsIndex

try:
    import numpy
    from gymnasium.spaces import Dict
    from numpy.typing import NDArray
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as error:
    from getaway.bridges.errors import missing

    raise missing("Stable-Baselines3", "train", error) from None

from getaway.bridges.arrays import Info
from getaway.bridges.errors import BadArgument
from getaway.bridges.opponents import Asked
from getaway.bridges.vector import Vector
from getaway.kernel.options import Value

MASKS = "action_masks"  # what sb3-contrib asks an environment for


class Masked(VecEnv):
    """Many games, one learner in each. Observations are rows of float32; masks are asked for by name."""

    def __init__(self, envs: Vector) -> None:
        if envs.bots is None and envs.opponents is None:
            raise BadArgument("An agent of Stable-Baselines3 has one seat in each game: name the bots.")
        self.envs = envs
        self._seed: int | None = None
        self._actions: NDArray[numpy.int64] = numpy.zeros(envs.num_envs, numpy.int64)
        self._masks: NDArray[numpy.bool_] = numpy.zeros((envs.num_envs, 0), numpy.bool_)
        # Stable-Baselines3 asks for it while it is made.
        self.render_mode = None
        shown = envs.single_observation_space
        assert isinstance(shown, Dict)
        super().__init__(envs.num_envs, shown["observation"], envs.single_action_space)

    def reset(self) -> NDArray[numpy.float32]:
        """Deal all games."""
        seen, _ = self.envs.reset(seed=self._seed)
        self._seed = None
        return self._shown(seen)

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """What the next reset deals from."""
        self._seed = seed
        return [None if seed is None else seed + i for i in range(self.num_envs)]

    def step_async(self, actions: NDArray[numpy.int64]) -> None:
        """Keep the actions of the next step."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[NDArray[numpy.float32], NDArray[numpy.float32], NDArray[numpy.bool_], list[Info]]:
        """Do them; where a game has ended, its last observation is told, and the next is dealt already."""
        seen, rewards, ended, _, told = self.envs.step(self._actions)
        infos: list[Info] = [{} for _ in range(self.num_envs)]
        for i in numpy.flatnonzero(ended).tolist():
            infos[i] = {
                "terminal_observation": told["final_obs"]["observation"][i],
                "TimeLimit.truncated": False,
                "payoff": told["payoff"][i],
            }
        return self._shown(seen), rewards.astype(numpy.float32), ended.astype(numpy.bool_), infos

    def _shown(self, seen: Mapping[str, NDArray[numpy.generic]]) -> NDArray[numpy.float32]:
        self._masks = seen["action_mask"].astype(numpy.bool_)
        return seen["observation"].astype(numpy.float32, copy=False)

    def action_masks(self) -> NDArray[numpy.bool_]:
        """What the learner may do, a row for each game."""
        return self._masks

    def env_method(
        self, method_name: str, *args: object, indices: int | Iterable[int] | None = None, **kwargs: object
    ) -> list[NDArray[numpy.bool_]]:
        """The masks of some games; the games are no environments of their own, so there is nothing else."""
        if method_name != MASKS:
            raise AttributeError(f"Unknown method {method_name!r}. The games have only {MASKS!r}.")
        return [self._masks[i] for i in self._get_indices(indices)]

    def has_attr(self, attr_name: str) -> bool:
        """Is there anything of that name? sb3-contrib asks for the masks."""
        return attr_name == MASKS or hasattr(self.envs, attr_name)

    def get_attr(self, attr_name: str, indices: int | Iterable[int] | None = None) -> list[object]:
        """The same attribute for each of some games: they have all in common."""
        value = None if attr_name == "render_mode" else getattr(self.envs, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: object, indices: int | Iterable[int] | None = None) -> None:
        """Set something of all games."""
        setattr(self.envs, attr_name, value)

    def env_is_wrapped(self, wrapper_class: type, indices: int | Iterable[int] | None = None) -> list[bool]:
        """No game is wrapped."""
        return [False for _ in self._get_indices(indices)]

    def close(self) -> None:
        """Nothing has to be closed."""


def make_masked(
    game: str,
    num_envs: SupportsIndex = 64,
    players: SupportsIndex | None = None,
    options: Mapping[str, Value] | None = None,
    edition: Path | str | None = None,
    bots: Asked | Sequence[Asked] | None = "medium",
    seat: SupportsIndex | None = None,
    compiled: bool = True,
) -> Masked:
    """Games for MaskablePPO, as `getaway.bridges.gymnasium.make_vec` makes them."""
    return Masked(Vector(game, num_envs, players, options, edition, bots, seat, "float32", compiled=compiled))
