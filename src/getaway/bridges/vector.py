"""Thousands of games in one call: Gymnasium's vector environment on the compiled engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import SupportsIndex, TypeAlias

import numpy
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, DTypeLike, NDArray

from getaway.bots.weights import weights
from getaway.bridges.arrays import Info
from getaway.bridges.errors import BadArgument
from getaway.bridges.opponents import TURNS, Asked, Opponents
from getaway.bridges.refusals import IllegalAction, check_seed, needs_reset, read_action
from getaway.bridges.table import Table, as_number
from getaway.kernel.chance import SEEDS
from getaway.kernel.options import Value

RIVALS = "getaway.bridges.rivals"
# How often in a hundred decisions each kind of bot plays at random.
SLIPS = {"random": 100, "medium": 0}
KINDS = ("int8", "float32")
BOUND = ("_won", "_looks", "_rivals")  # what is made anew in a copy

Array: TypeAlias = NDArray[numpy.generic]  # numbers of any kind
Seen = dict[str, Array]


class Vector(VectorEnv[Seen, Array, Array]):
    """Many games of one kind, each dealt anew in the same step in which it ends.

    Without bots every decision is the learner's, whoever's it is in the game: observation, mask and reward
    are those of the seat that decides, and `infos["payoff"]` tells what all have won. With bots the learner
    has one seat in each game, and a step goes on to its next decision.
    """

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex = 1,
        players: SupportsIndex | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        bots: Asked | Sequence[Asked] | None = None,
        seat: SupportsIndex | None = None,
        dtype: DTypeLike = "int8",
        copy: bool = True,
        compiled: bool = True,
        memory: bool = False,
        relative: bool = False,
    ) -> None:
        """`seat`: the learner's among bots; None: another one in each game. `copy=False` hands out the
        environment's own arrays, which the next step overwrites. `memory`: observations have what a seat
        remembers; `relative`: actions count the seats from the one that acts."""
        count = as_number(num_envs) or 0
        if count < 1:
            raise BadArgument(f"num_envs is a number from 1 on, not {num_envs!r}.")
        num_envs = count
        if kind_of(dtype) not in KINDS:
            raise BadArgument(f"Unknown dtype {dtype!r}. Choose one of: {', '.join(KINDS)}.")
        self.table = table = Table(game, players, options, edition, num_envs, compiled)
        if seat is not None and (bots is None or as_number(seat) not in range(table.players)):
            allowed = "None without bots" if bots is None else f"a seat from 0 to {table.players - 1}"
            raise BadArgument(f"seat is {allowed}, not {seat!r}.")
        self.num_envs = num_envs
        # Two kinds of bots play in compiled code; all others are asked from outside.
        quick = bots if isinstance(bots, str) and bots in SLIPS else None
        self.bots, self.seat, self.copy = quick, seat, copy
        self.opponents = None if bots is None or quick is not None else Opponents(table, bots, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        kind = numpy.dtype(dtype)
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (table.observation,), kind.type),
                "action_mask": spaces.Box(0, 1, (table.engine.actions,), numpy.int8),
            }
        )
        self.single_action_space = spaces.Discrete(table.engine.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        most = int(table.engine.rules.MAX_PLAYERS)
        self._seen = numpy.zeros((num_envs, table.observation), kind)
        self._masks = numpy.zeros((num_envs, table.engine.actions), numpy.int8)
        self._last_seen = numpy.zeros_like(self._seen)
        self._no_masks = numpy.zeros_like(self._masks)
        self._seats = numpy.zeros(num_envs, numpy.int64)
        self._rewards = numpy.zeros(num_envs)
        self._payoffs = numpy.zeros((num_envs, most))
        self._ended = numpy.zeros(num_envs, numpy.bool_)
        self._never = numpy.zeros(num_envs, numpy.bool_)
        self._seeds = numpy.zeros(num_envs, numpy.int64)
        self._actions = numpy.zeros(num_envs, numpy.int64)
        self._dice = table.engine.blank()
        self.memory, self.relative = bool(memory), bool(relative)
        self._dealt = False
        self.decisions = 0  # taken in all, bots' included
        self._bind()
        if quick is not None:
            factors = int(table.engine.generic(RIVALS).FACTORS)
            self._weights = table.engine.row(factors, "float64")
            if SLIPS[quick] < 100:
                self._weights[:] = weights(table.engine.game, table.players)

    def _bind(self) -> None:
        """What looks at the arrays of this environment, and its rules: a copy has its own."""
        self._won = self._payoffs[:, : self.table.players]
        self._looks = {id(array): look(array) for array in self._handed_out()}
        if self.bots is not None:
            self._rivals = self.table.engine.generic(RIVALS)

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name not in BOUND}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self._bind()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Deal all games: game i from seed + i, as Gymnasium's own vector environments do."""
        if seed is not None:
            generator = seeding.np_random(seed)
            check_seed(seed, self.num_envs)
            self._np_random, self._np_random_seed = generator
            first = seed
        else:
            first = int(self.np_random.integers(SEEDS // 2))
        table = self.table
        self._seeds[:] = numpy.arange(first, first + self.num_envs, dtype=numpy.int64)
        table.stepping.seed_dice(self._dice, first)
        shown = self._seen, self._masks
        if self.opponents is not None:
            self._seat_learners()
            self._begin(self.opponents, range(self.num_envs))
            table.stepping.show(table.states, self._seats, *shown)
        elif self.bots is None:
            table.stepping.begin_all(
                table.states, table.fresh, table.players, self._seeds, *shown, self._seats
            )
        else:
            self._seat_learners()
            self._rivals.begin_against(
                *(table.states, table.fresh, table.players, self._seeds, 0, self.num_envs, self._seats),
                *(self._weights, SLIPS[self.bots]),
            )
            table.stepping.show(table.states, self._seats, *shown)
        self._finish_rows()
        self._dealt = True
        return self._shown(), {"seat": self._own(self._seats)}

    def step(self, actions: ArrayLike) -> tuple[Seen, Array, Array, Array, Info]:
        """Do one action in each game. One that is refused refuses the step: no game is touched."""
        if not self._dealt:
            raise needs_reset("step()")
        table = self.table
        self._actions[:] = self._read(actions)
        refused = table.stepping.first_illegal(self._masks, self._actions)
        if refused >= 0:
            seat, asked = int(self._seats[refused]), int(self._actions[refused])
            try:
                read_action(table, refused, seat, table.stands_for(seat, asked) if self.relative else asked)
            except IllegalAction as error:
                raise IllegalAction(f"Game {refused}: {error}") from None
        if self.relative:
            self._actions[:] = self.table.meant[self._seats, self._actions]
        written = self._rewards, self._payoffs, self._ended, self._last_seen
        shown = self._seen, self._masks
        if self.opponents is not None:
            self.decisions += self._step_against(self.opponents)
            table.stepping.show(table.states, self._seats, *shown)
        elif self.bots is None:
            table.stepping.step_all(
                *(table.states, table.fresh, table.players, self._actions, self._seeds),
                *(*shown, self._seats, *written),
            )
            self.decisions += self.num_envs
        else:
            self.decisions += self._rivals.step_against(
                *(table.states, table.fresh, table.players, self._actions, self._seeds),
                *(self._seats, self.seat is None, self._weights, SLIPS[self.bots], *shown, *written),
            )
        self._finish_rows()
        infos: Info = {"seat": self._own(self._seats)}
        if self._ended.any():
            ended = self._own(self._ended)
            infos |= {"payoff": self._own(self._won), "_payoff": ended}
            final = {"observation": self._own(self._last_seen), "action_mask": self._own(self._no_masks)}
            infos |= {"final_obs": final, "_final_obs": ended}
        ends = self._own(self._ended), self._own(self._never)
        return self._shown(), self._own(self._rewards), *ends, infos

    def _finish_rows(self) -> None:
        """What the learner remembers, and its own way to count seats."""
        if self.memory:
            stepping = self.table.stepping
            stepping.recollect_all(self.table.states, self._seats, self.num_envs, self._seen)
        if self.relative:
            self._masks[:] = numpy.take_along_axis(self._masks, self.table.meant[self._seats], axis=1)

    def _seat_learners(self) -> None:
        spread = numpy.arange(self.num_envs) % self.table.players
        self._seats[:] = spread if self.seat is None else self.seat

    def _begin(self, opponents: Opponents, rows: Iterable[int]) -> int:
        """Deal some games and play up to the learner's first decision; returns how many others took."""
        table, decisions = self.table, 0
        waiting = list(rows)
        while waiting:
            for i in waiting:
                table.stepping.deal_anew(table.states, i, table.fresh, table.players, int(self._seeds[i]))
                opponents.sit_down(i, self.np_random)
            decisions += opponents.play(self._seats, self._seen, self.np_random)
            # A game in which the learner was never asked teaches nothing.
            waiting = [i for i in waiting if table.states[i].phase == table.engine.rules.OVER]
            self._seeds[waiting] += self.num_envs
        return decisions

    def _step_against(self, opponents: Opponents) -> int:
        """Do the learners' actions and let the others play; returns how many decisions were taken in all."""
        states, turns = self.table.states, self.table.engine.generic(TURNS)
        turns.act_in_rows(states, numpy.arange(self.num_envs), self.num_envs, self._actions)
        decisions = self.num_envs + opponents.play(self._seats, self._seen, self.np_random)
        written = self._rewards, self._payoffs, self._ended, self._last_seen
        if turns.count_up(states, self._seats, *written):
            ended = self._ended.nonzero()[0]
            self._seeds[ended] += self.num_envs
            if self.seat is None:
                self._seats[ended] = (self._seats[ended] + 1) % self.table.players
            decisions += self._begin(opponents, ended.tolist())
        return decisions

    def random_actions(self) -> Array:
        """A legal action for each game, each as likely; the same after the same seed."""
        if not self._dealt:
            raise needs_reset("random_actions()")
        actions = numpy.empty(self.num_envs, numpy.int64)
        self.table.stepping.draw_actions(self._dice, self._masks, actions)
        return actions

    def _handed_out(self) -> tuple[Array, ...]:
        """The arrays that a caller gets to see."""
        seen = self._seen, self._masks, self._last_seen, self._no_masks
        return *seen, self._seats, self._rewards, self._won, self._ended, self._never

    def _read(self, actions: ArrayLike) -> Array:
        try:
            given = numpy.asarray(actions)
        except ValueError:
            raise IllegalAction(f"Actions are {self.num_envs} whole numbers, not {actions!r}.") from None
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise IllegalAction(
                f"Actions are {self.num_envs} whole numbers, one for each game, "
                f"not an array of {given.dtype} of the shape {given.shape}."
            )
        return given

    def _shown(self) -> Seen:
        return {"observation": self._own(self._seen), "action_mask": self._own(self._masks)}

    def _own(self, array: Array) -> Array:
        """An array for the caller: a copy, or a look at ours that cannot be written through."""
        return array.copy() if self.copy else self._looks[id(array)]


def kind_of(dtype: DTypeLike) -> str | None:
    """The name of a kind of numbers, however it was given: "float32", numpy.float32."""
    try:
        return str(numpy.dtype(dtype).name)
    except TypeError:
        return None


def look(array: Array) -> Array:
    """The same array, not to be written through."""
    view = array.view()
    view.flags.writeable = False
    return view
