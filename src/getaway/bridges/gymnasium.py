"""Gymnasium: one learner against bots of any level, or thousands of games at once.

    from getaway.bridges.gymnasium import make, make_vec

    env = make(game, players=4, bots="medium")  # the name of any game of `getaway.games.REGISTRY`
    envs = make_vec(game, num_envs=1024, players=4)

Importing this registers both with Gymnasium: `gymnasium.make(f"getaway/{game}-v1", bots="hard")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsIndex

try:
    import gymnasium
    import numpy
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    from getaway.bridges.errors import missing

    raise missing("Gymnasium", "gymnasium", error) from None

from getaway import bots as ladder
from getaway import games
from getaway.bots import Bot
from getaway.bridges.arrays import Action, Info, Picture, Seen
from getaway.bridges.drawing import MODES, Drawing
from getaway.bridges.errors import BadArgument
from getaway.bridges.refusals import IllegalAction, check_seed, is_over, needs_reset, read_action
from getaway.bridges.table import Table, as_number
from getaway.bridges.vector import Vector
from getaway.kernel.chance import SEEDS
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Told
from getaway.kernel.options import Value
from getaway.kernel.state import GameState

Rivals = str | Bot | Sequence[str | Bot] | NDArray[numpy.str_]  # levels, or bots of one's own
ILLEGAL = ("lose", "raise")
METADATA: Info = {"render_modes": list(MODES), "render_fps": 2}
LOST = -1.0  # for an action that the rules refuse


# What a space of Dict holds, Gymnasium takes for spaces: its observations are typed by nobody else.
class Single(gymnasium.Env[Any, Action]):
    """One seat of a game; bots have the others. The reward comes at the end: what the seat has won.

    Gymnasium wants every action of the space to be accepted, so one that the rules refuse loses the game:
    terminated, reward -1, the reason in `info["refused"]`. With `illegal="raise"` it is an exception.
    """

    metadata = METADATA

    def __init__(
        self,
        game: str,
        players: SupportsIndex | None = None,
        bots: Rivals = "medium",
        seat: SupportsIndex | None = 0,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        compiled: bool = True,
        memory: bool = False,
        relative: bool = False,
    ) -> None:
        """`bots`: a level for all, one for each other seat, or objects with `choose(situation)`. `seat`: the
        learner's; None: by lot for every game. `memory`: observations have what the seat remembers;
        `relative`: actions count the seats from the learner's."""
        self.table = Table(game, players, options, edition, compiled=compiled)
        if render_mode is not None and render_mode not in MODES:
            raise BadArgument(f"Unknown render_mode {render_mode!r}. Choose one of: {', '.join(MODES)}.")
        if illegal not in ILLEGAL:
            raise BadArgument(f"illegal is {' or '.join(ILLEGAL)}, not {illegal!r}.")
        chair = as_number(seat)
        if seat is not None and chair not in range(self.table.players):
            raise BadArgument(f"seat is one from 0 to {self.table.players - 1}, or None, not {seat!r}.")
        self.render_mode, self.illegal, self.wanted_seat = render_mode, illegal, chair
        self.memory, self.relative = bool(memory), bool(relative)
        self.rivals = rivals(bots, self.table.players - 1)
        # Bots remember what they are told, and only a plain game tells a story.
        self.plain = self._load_plain()
        self.action_space = spaces.Discrete(self.table.engine.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 127, (self.table.observation,), numpy.int8),
                "action_mask": spaces.Box(0, 1, (self.table.engine.actions,), numpy.int8),
            }
        )
        self.seat = chair or 0
        self.state: GameState | None = None  # None: nothing is dealt
        self.told: list[list[Told]] = []
        self._refused: str | None = None
        self._drawing = Drawing(self.table)

    def _load_plain(self) -> Engine:
        game, _, _, edition, *_ = self.table.asked
        return games.load(game, edition=edition)

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "plain"}

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self.plain = self._load_plain()

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Deal: the game of that seed, or one by lot; the bots play up to the learner's first decision."""
        if seed is not None:
            seeding.np_random(seed)
            check_seed(seed)
        super().reset(seed=seed)
        table = self.table
        dealt = int(self.np_random.integers(SEEDS)) if seed is None else seed
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(table.players))
        self.state = self.plain.deal(table.players, dealt, options=table.options)[0]
        self.told = [[] for _ in range(table.players)]
        self._refused = None
        self._drawing.begin()
        self._play_bots()
        return self._seen(), {}

    def step(self, action: Action) -> tuple[Seen, float, bool, bool, Info]:
        """Do an action and play up to the learner's next decision, or to the end."""
        if self.state is None:
            raise needs_reset("step()")
        if self._is_over():
            raise is_over()
        self._show_state()
        try:
            meant = self.table.stands_for(self.seat, action) if self.relative else action
            number = read_action(self.table, 0, self.seat, meant)
        except IllegalAction as error:
            if self.illegal == "raise" or as_number(action) not in range(self.table.engine.actions):
                raise
            self._refused = str(error)
            seen = self._seen()
            return seen, LOST, True, False, {"refused": self._refused}
        self._act(number)
        self._play_bots()
        if not self._is_over():
            return self._seen(), 0.0, False, False, {}
        payoff = self.plain.payoff([self.state])
        return self._seen(), payoff[self.seat], True, False, {"payoff": payoff}

    def action_masks(self) -> NDArray[numpy.bool_]:
        """The legal actions, under the name that sb3-contrib asks for."""
        return self._seen()["action_mask"].astype(numpy.bool_)

    def render(self) -> str | Picture | None:
        """The table as the learner sees it."""
        if self.state is None:
            raise needs_reset("render()")
        self._show_state()
        return self._drawing.render(self.render_mode, self.seat)

    @property
    def _dealt(self) -> GameState:
        assert self.state is not None
        return self.state

    def _is_over(self) -> bool:
        return self._refused is not None or self._dealt.mover == NOBODY

    def _play_bots(self) -> None:
        while self._dealt.mover not in (NOBODY, self.seat):
            mover = self._dealt.mover
            seed = int(self.np_random.integers(SEEDS // 2))
            situation = ladder.show(self.table.engine, self._dealt, mover, seed, self.told[mover])
            bot = self.rivals[mover - (mover > self.seat)]
            try:
                self._act(self._answer_of(bot, situation))
            except BaseException:
                # Nobody can go on from here; the next reset() deals as ever.
                self.state = None
                raise
        if self.render_mode == "human":
            self.render()

    def _answer_of(self, bot: Bot, situation: ladder.Situation) -> int:
        """What a bot does; one of the caller's own may answer anything."""
        chosen = bot.choose(situation)
        number = as_number(chosen)
        if number is None or self.plain.game.why_not(self._dealt, situation.seat, number) is not None:
            raise BadArgument(f"The bot in seat {situation.seat} may not choose {chosen!r}: {bot!r}.")
        return number

    def _act(self, action: int) -> None:
        state = self._dealt
        mover = state.mover
        self.plain.act(state, mover, action)
        for seat, told in enumerate(self.told):
            told += ladder.heard(state.story, seat)
        self._drawing.happened(self.table.agents[mover], action)

    def _show_state(self) -> None:
        self.table.states = self.table.engine.spread(self._dealt)

    def _seen(self) -> Seen:
        if self.state is None:
            raise needs_reset("looking")
        self._show_state()
        seen = numpy.empty(self.table.observation, numpy.int8)
        mask = numpy.empty(self.table.engine.actions, numpy.int8)
        self.table.stepping.look_at(self.table.states, 0, self.seat, seen, mask)
        if self.memory:
            self.table.stepping.recollect_at(self.table.states, 0, self.seat, seen)
        if self.relative:
            mask = mask[self.table.meant[self.seat]]
        return {"observation": seen, "action_mask": mask}


def rivals(asked: Rivals, seats: int) -> list[Bot]:
    """A bot for each other seat, in the order of seats."""
    each: list[str | Bot]
    if isinstance(asked, numpy.ndarray):
        each = asked.tolist()
    else:
        each = list(asked) if isinstance(asked, Sequence) and not isinstance(asked, str) else [asked] * seats
    if len(each) != seats:
        raise BadArgument(f"With {seats} other seats, name {seats} bots or one for all, not {len(each)}.")
    try:
        found = [ladder.find(bot) if isinstance(bot, str) else bot for bot in each]
    except BadInput as error:
        raise BadArgument(str(error)) from None
    for bot in found:
        if not callable(getattr(bot, "choose", None)):
            raise BadArgument(f"A bot is the name of a level, or has a method choose(situation): {bot!r}.")
    return found


make = Single
make_vec = Vector

for _name, _game in games.REGISTRY.items():
    gymnasium.register(
        id=f"getaway/{_name}-v{_game.version}",
        entry_point="getaway.bridges.gymnasium:Single",
        vector_entry_point="getaway.bridges.gymnasium:Vector",
        kwargs={"game": _name},
    )
