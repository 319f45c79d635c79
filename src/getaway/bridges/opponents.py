"""Who else plays in a vector environment: bots of any level, bots of one's own, networks, past selves.

A network is any function that takes observations and masks, a row for each game, and gives actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

import numpy
from numpy.typing import ArrayLike, NDArray

from getaway import bots as ladder
from getaway.bots.network import NetworkBot
from getaway.bots.situation import Bot
from getaway.bridges.errors import BadArgument
from getaway.bridges.table import Table
from getaway.kernel.chance import SEEDS
from getaway.kernel.errors import BadInput

Numbers: TypeAlias = NDArray[numpy.generic]
Network: TypeAlias = Callable[[Numbers, NDArray[numpy.int8]], ArrayLike]
TURNS = "getaway.bridges.turns"


class League:
    """Several rivals, of which one is drawn for each seat of each new game; members can join at any time.

    So an agent plays against its past selves: `league.add(policy)` after every so many updates.
    """

    def __init__(self, members: Iterable[str | Bot | Network] = ()) -> None:
        self.members: list[Bot | Network] = []
        for member in members:
            self.add(member)

    def add(self, member: str | Bot | Network) -> None:
        """One more, from the next game on."""
        self.members.append(read_rival(member))


Rival: TypeAlias = Bot | Network
Asked: TypeAlias = str | Bot | Network | League


def read_rival(given: object) -> Rival:
    """A bot or a network; anything else is refused."""
    if isinstance(given, str):
        try:
            return ladder.find(given)
        except BadInput as error:
            raise BadArgument(str(error)) from None
    if callable(getattr(given, "choose", None)) or callable(given):
        rival: Rival = given  # type: ignore[assignment]
        return rival
    raise BadArgument(
        "A rival is the name of a bot, an object with choose(situation), a function of observations and "
        f"masks, or a League of these, not {given!r}."
    )


class Opponents:
    """All others at the tables of a vector environment."""

    def __init__(self, table: Table, asked: Asked | Sequence[Asked], games: int) -> None:
        self.table = table
        seats = table.players - 1
        each = list(asked) if isinstance(asked, Sequence) and not isinstance(asked, str) else [asked] * seats
        if len(each) != seats:
            raise BadArgument(
                f"There are {seats} other seats, so {seats} rivals or one for all, not {len(each)}."
            )
        self.sitting: list[League] = [one if isinstance(one, League) else League([one]) for one in each]
        self.drawn = numpy.zeros((games, seats), numpy.int64)
        self._rows = numpy.zeros(games, numpy.int64)
        self._seats = numpy.zeros(games, numpy.int64)
        self._masks = numpy.zeros((games, table.engine.actions), numpy.int8)

    def sit_down(self, game: int, dice: numpy.random.Generator) -> None:
        """Draw who plays a new game."""
        for place, league in enumerate(self.sitting):
            if not league.members:
                raise BadArgument("A league needs a member before the first game.")
            many = len(league.members) > 1
            self.drawn[game, place] = int(dice.integers(len(league.members))) if many else 0

    def play(self, learners: Numbers, seen: Numbers, dice: numpy.random.Generator) -> int:
        """Play on until the learner decides in every game that is not over; returns how many decisions that
        took. `seen` is room for observations, a row for each game."""
        table, turns = self.table, self.table.engine.generic(TURNS)
        decisions = 0
        while count := int(turns.find_waiting(table.states, learners, self._rows)):
            rows, seats, masks = self._rows[:count], self._seats[:count], self._masks[:count]
            turns.look_at_rows(table.states, rows, count, seats, seen[:count], masks)
            actions = self._answers(learners, rows, seats, seen[:count], masks, dice)
            turns.act_in_rows(table.states, rows, count, actions)
            decisions += count
        return decisions

    def _answers(
        self,
        learners: Numbers,
        rows: Numbers,
        seats: Numbers,
        seen: Numbers,
        masks: NDArray[numpy.int8],
        dice: numpy.random.Generator,
    ) -> Numbers:
        """What everybody who waits does."""
        actions = numpy.full(len(rows), -1, numpy.int64)
        places = [
            seat - (seat > me) for seat, me in zip(seats.tolist(), learners[rows].tolist(), strict=True)
        ]
        asked: dict[tuple[int, int], list[int]] = {}
        for k, (row, place) in enumerate(zip(rows.tolist(), places, strict=True)):
            asked.setdefault((place, int(self.drawn[row, place])), []).append(k)
        for (place, member), some in asked.items():
            rival = self.sitting[place].members[member]
            if isinstance(rival, NetworkBot):
                # In compiled code, and in its own form: it may remember more than the learner sees.
                where = numpy.array(some)
                actions[some] = rival.answer_rows(
                    self.table.engine, self.table.states, rows[where], seats[where]
                )
            elif hasattr(rival, "choose"):
                for k in some:
                    actions[k] = self._choice(rival, int(rows[k]), int(seats[k]), dice)
            else:
                given = numpy.asarray(rival(seen[some].copy(), masks[some].copy()))
                if given.shape != (len(some),) or given.dtype.kind not in "iu":
                    raise BadArgument(
                        f"A network gives {len(some)} whole numbers, one for each game, "
                        f"not an array of {given.dtype} of the shape {given.shape}."
                    )
                actions[some] = given
        wrong = (actions < 0) | (actions >= masks.shape[1])
        wrong |= masks[numpy.arange(len(rows)), numpy.where(wrong, 0, actions)] == 0
        if wrong.any():
            k = int(wrong.nonzero()[0][0])
            raise BadArgument(
                f"Game {int(rows[k])}: the rival in seat {int(seats[k])} may not choose {int(actions[k])}."
            )
        return actions

    def _choice(self, bot: Bot, row: int, seat: int, dice: numpy.random.Generator) -> int:
        """What a bot does. Compiled games tell no story, so it remembers nothing."""
        engine = self.table.engine
        seed = int(dice.integers(SEEDS // 2))
        chosen = bot.choose(ladder.show(engine, engine.plain(self.table.states, row), seat, seed))
        return chosen if isinstance(chosen, int) else int(numpy.asarray(chosen))
