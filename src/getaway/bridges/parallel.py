"""PettingZoo's other kind of environment, in which all agents are asked at once.

These games are played in turns, so most agents wait at most times: their mask is empty and whatever they
send is not looked at. In a secret vote nobody waits: all who have a vote give it in the same step, and
nobody sees the others' before.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

import numpy
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import ParallelEnv

from getaway.bridges.arrays import Action, Info, Mask, Picture, Seen
from getaway.bridges.legal_space import LegalSpace, OwnSpaces
from getaway.bridges.refusals import IllegalAction, is_over, needs_reset, read_action
from getaway.kernel.dialect import NOBODY
from getaway.kernel.state import Row

if TYPE_CHECKING:
    from getaway.bridges.pettingzoo import Aec

BALLOTS = "getaway.bots.ballots"


class Parallel(OwnSpaces, ParallelEnv[str, Seen, "Action | None"]):
    """All agents at once, on top of the same game in turns."""

    def __init__(self, aec: Aec) -> None:
        self.aec = aec
        self.metadata = {**aec.metadata, "is_parallelizable": True}
        self.possible_agents = list(aec.possible_agents)
        self.render_mode = aec.render_mode
        engine = aec.table.engine
        # A game without considerations has not said in which phase it votes: there, one after another.
        sealed = engine.generic(BALLOTS).SEALED if engine.game.considerations is not None else NOBODY
        self._sealed = int(sealed)
        self.bind()

    def bind(self) -> None:
        """The spaces of this environment alone: a copy has its own."""
        actions = self.aec.table.engine.actions
        self._action_spaces = {
            agent: LegalSpace(actions, partial(self._legal, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> LegalSpace:
        """All actions of the game, by their numbers."""
        return self._action_spaces[agent]

    def _legal(self, agent: str) -> Mask | None:
        """The mask of an agent who decides in this step."""
        if not self.__dict__.get("agents"):
            return None
        return self._ballots()[agent] if self._is_vote else self.aec.legal(agent)

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Deal: the game of that seed, or one by lot."""
        self.aec.reset(seed=seed, options=options)
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Action | None]
    ) -> tuple[
        dict[str, Seen],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Do the actions of those who decide now: one agent, or all who have a vote."""
        if not hasattr(self, "agents"):
            raise needs_reset("step()")
        if not self.agents:
            raise is_over()
        if not isinstance(actions, Mapping):
            raise IllegalAction(f"Actions are a dict of agents and their actions, not {actions!r}.")
        table = self.aec.table
        deciding = self._deciding()
        wanted = []
        for seat, states in deciding:
            # Everything is checked before anything is done; a vote on the states in which it would be asked.
            real, table.states = table.states, states
            try:
                given = actions.get(table.agents[seat])
                number = read_action(table, 0, seat, self.aec.stands_for(seat, given))
                wanted.append(int(given) if self.aec.relative and given is not None else number)
            finally:
                table.states = real
        for action in wanted:
            self.aec.step(action)
            if any(self.aec.truncations.values()):
                # max_cycles may cut a game between two ballots of a vote.
                break
        agents = list(self.agents)
        seen = self._seen()
        rewards = {agent: float(self.aec.rewards[agent]) for agent in agents}
        ended = dict(self.aec.terminations), dict(self.aec.truncations)
        if any(ended[0].values()) or any(ended[1].values()):
            self.agents = []
        return seen, rewards, *ended, {agent: {} for agent in agents}

    def _deciding(self) -> list[tuple[int, Row]]:
        """Who decides in this step, each with the states in which that is its turn."""
        table = self.aec.table
        now = table.states[0]
        mover = int(now.mover)
        if int(now.phase) != self._sealed:
            return [(mover, table.states)]
        found = []
        work = table.engine.spread(table.engine.plain(table.states))
        while int(work[0].phase) == self._sealed:
            seat = int(work[0].mover)
            found.append((seat, table.engine.spread(table.engine.plain(work))))
            table.engine.apply(work, 0, table.engine.legal(work)[0])
        return found

    def _seen(self) -> dict[str, Seen]:
        """What everybody sees; whoever has a vote in this step has its mask."""
        seen = {agent: self.aec.observe(agent) for agent in self.agents}
        if self._is_vote:
            for agent, mask in self._ballots().items():
                seen[agent]["action_mask"] = mask
        return seen

    @property
    def _is_vote(self) -> bool:
        if not self.aec.agents or any(self.aec.truncations.values()):
            return False
        return int(self.aec.table.states[0].phase) == self._sealed

    def _ballots(self) -> dict[str, Mask]:
        """The masks of all who vote in this step."""
        masks = {}
        for seat, states in self._deciding():
            mask = masks[self.possible_agents[seat]] = numpy.zeros(self.aec.table.engine.actions, numpy.int8)
            mask[self.aec.table.engine.legal(states)] = 1
            self.aec.turn(seat, mask)
        return masks

    def render(self) -> str | Picture | None:
        """As the agent sees it who is asked first."""
        return self.aec.render()

    def state(self) -> NDArray[numpy.int8]:
        """What all agents know together."""
        return self.aec.state()

    def close(self) -> None:
        """There is nothing to close."""
