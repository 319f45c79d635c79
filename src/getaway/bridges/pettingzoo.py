"""PettingZoo: every player is an agent, and each decides in turn.

from getaway.bridges import pettingzoo

env = pettingzoo.env(game, players=4)  # the name of any game of `getaway.games.REGISTRY`
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(seen["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any, SupportsIndex, TypedDict, Unpack

try:
    import numpy
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
    from pettingzoo.utils.env import AECEnv
except ModuleNotFoundError as error:
    from getaway.bridges.errors import missing

    raise missing("PettingZoo", "pettingzoo", error) from None

from getaway.bridges.arrays import Action, Info, Mask, Picture, Seen
from getaway.bridges.drawing import MODES, Drawing
from getaway.bridges.errors import BadArgument
from getaway.bridges.legal_space import LegalSpace, OwnSpaces
from getaway.bridges.parallel import Parallel
from getaway.bridges.refusals import check_seed, is_over, needs_reset, read_action
from getaway.bridges.table import Table, as_number
from getaway.kernel.chance import SEEDS
from getaway.kernel.dialect import NOBODY
from getaway.kernel.options import Value

DEALT = (
    "agents",
    "num_agents",
    "rewards",
    "terminations",
    "truncations",
    "infos",
    "agent_selection",
    "_cumulative_rewards",
)


class More(TypedDict, total=False):
    """What an environment may be told beside the game and the number of players."""

    options: Mapping[str, Value] | None
    edition: Path | str | None
    render_mode: str | None
    max_cycles: SupportsIndex | None
    compiled: bool
    memory: bool
    relative: bool


class Aec(OwnSpaces, AECEnv[str, Seen, Action | None]):
    """One game. Rewards come at its end: what each seat has won."""

    BOUND = ("_look_at", "_advance")
    metadata: Info

    def __init__(
        self,
        game: str,
        players: SupportsIndex | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        render_mode: str | None = None,
        max_cycles: SupportsIndex | None = None,
        compiled: bool = True,
        memory: bool = False,
        relative: bool = False,
    ) -> None:
        """`max_cycles` cuts a game after so many decisions for each player, all taken together. `memory`:
        observations have what an agent remembers; `relative`: actions count the seats from the agent's."""
        super().__init__()
        self.table = Table(game, players, options, edition, compiled=compiled)
        if render_mode is not None and render_mode not in MODES:
            raise BadArgument(f"Unknown render_mode {render_mode!r}. Choose one of: {', '.join(MODES)}.")
        cycles = as_number(max_cycles)
        if max_cycles is not None and (cycles or 0) < 1:
            raise BadArgument(f"max_cycles is a number from 1 on, or None, not {max_cycles!r}.")
        self.render_mode = render_mode
        self.max_cycles = cycles
        self.memory, self.relative = bool(memory), bool(relative)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v{self.table.engine.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = list(self.table.agents)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._mask = numpy.zeros(self.table.engine.actions, numpy.int8)
        self._observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        self.bind()
        self._np_random, _ = seeding.np_random()
        self._drawing = Drawing(self.table)
        self._left = -1

    def bind(self) -> None:
        """What belongs to this environment alone: a copy has its own."""
        self._action_spaces = {
            agent: LegalSpace(self.table.engine.actions, partial(self.legal, agent))
            for agent in self.possible_agents
        }
        self._look_at = self.table.stepping.look_at
        self._advance = self.table.stepping.advance

    def __getattr__(self, name: str) -> Any:
        if name in DEALT:
            raise AttributeError(f"{name} cannot be read before reset(): no game is dealt yet.")
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> LegalSpace:
        """All actions of the game, by their numbers; the mask says which are legal."""
        return self._action_spaces[agent]

    def legal(self, agent: str) -> Mask | None:
        """The mask of the agent who decides; None for the others, and when nothing is decided."""
        dealt = self.__dict__
        if not dealt.get("agents") or agent != dealt["agent_selection"]:
            return None
        return None if self.terminations[agent] or self.truncations[agent] else self._mask

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Deal: the game of that seed, or one by lot. Options of the game are set when it is made."""
        if seed is None:
            seed = int(self._np_random.integers(SEEDS))
        else:
            generator, _ = seeding.np_random(seed)
            check_seed(seed)
            self._np_random = generator
        table = self.table
        table.deal(0, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._left = -1 if self.max_cycles is None else self.max_cycles * table.players
        self._mover = int(table.states[0].mover)
        table.stepping.mark(table.states, 0, self._mover, self._mask)
        self.turn(self._mover, self._mask)
        self.agent_selection = self.possible_agents[self._mover]
        self._drawing.begin()

    def observe(self, agent: str) -> Seen:
        """What an agent may know, and its legal actions: none while another decides."""
        if "agents" not in self.__dict__:
            raise needs_reset("observe()")
        seen = numpy.empty(self.table.observation, numpy.int8)
        mask = numpy.empty(self._mask.shape[0], numpy.int8)
        seat = self._seats[agent]
        self._look(seat, seen, mask)
        self.turn(seat, mask)
        if self._left == 0:
            # The game was cut: nothing is decided any more.
            mask.fill(0)
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Action | None) -> None:
        """Do an action of the agent selected; None, once the game is over for it."""
        if "agents" not in self.__dict__:
            raise needs_reset("step()")
        if not self.agents:
            raise is_over()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = action if type(action) is int else -1
        if not (0 <= number < self._mask.shape[0] and self._mask[number]):
            # Rarely so: a number of NumPy, or something that is refused with its reason.
            number = read_action(self.table, 0, self._mover, self.stands_for(self._mover, action))
        elif self.relative:
            number = int(self.table.meant[self._mover, number])
        mover = self._advance(self.table.states, 0, number, self._mask)
        if mover != NOBODY:
            self.turn(mover, self._mask)
        self._drawing.happened(agent, number)
        self._left -= 1
        if mover == NOBODY or self._left == 0:
            self._end(mover)
        else:
            self._mover = mover
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def _look(self, seat: int, seen: NDArray[numpy.int8], mask: NDArray[numpy.int8]) -> None:
        """Write what a seat knows, and what it may do."""
        self._look_at(self.table.states, 0, seat, seen, mask)
        if self.memory:
            self.table.stepping.recollect_at(self.table.states, 0, seat, seen)

    def stands_for(self, seat: int, action: object) -> object:
        """What an action of a seat is by its number among all."""
        return self.table.stands_for(seat, action) if self.relative else action

    def turn(self, seat: int, mask: NDArray[numpy.int8]) -> None:
        """Mark actions as the agent counts seats."""
        if self.relative:
            mask[:] = mask[self.table.meant[seat]]

    def _end(self, mover: int) -> None:
        """Everyone gets what they have won; a game that was cut has no winner."""
        if mover == NOBODY:
            payoff = self.table.engine.payoff(self.table.states)
            self.rewards = dict(zip(self.agents, payoff, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def state(self) -> NDArray[numpy.int8]:
        """What all agents know together, in the order of seats: for training with a common critic."""
        if "agents" not in self.__dict__:
            raise needs_reset("state()")
        table = self.table
        seen = numpy.empty((table.players, table.observation), numpy.int8)
        for seat in range(table.players):
            self._look(seat, seen[seat], numpy.empty_like(self._mask))
        return seen.reshape(-1)

    @property
    def state_space(self) -> spaces.Box:
        """Of what `state` gives."""
        return spaces.Box(0, 127, (self.table.players * self.table.observation,), numpy.int8)

    def render(self) -> str | Picture | None:
        """The table as the agent selected sees it, in the mode the environment was made with."""
        if "agents" not in self.__dict__:
            raise needs_reset("render()")
        return self._drawing.render(self.render_mode, NOBODY if not self.agents else self._mover)

    def close(self) -> None:
        """There is nothing to close."""


def observation_space(table: Table) -> spaces.Dict:
    """What an agent sees: the numbers of `getaway observation GAME`, and its legal actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 127, (table.observation,), numpy.int8),
            "action_mask": spaces.Box(0, 1, (table.engine.actions,), numpy.int8),
        }
    )


def parallel_env(game: str, players: SupportsIndex | None = None, **more: Unpack[More]) -> Parallel:
    """The same for libraries that ask all agents at once; see `Parallel`."""
    return Parallel(Aec(game, players, **more))


env = raw_env = Aec
