"""Simulations of one decision: each candidate in the same guessed deals, until a budget is spent."""

from __future__ import annotations

import time
from collections.abc import Callable, MutableSequence, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, cast, overload

from getaway.bots.situation import Situation
from getaway.bots.weights import weights
from getaway.kernel.engine import Engine

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

SIMULATION = "getaway.bots.simulation"

# How seats play in the play-outs: by the weights with few slips, with many, at random; slips and shares
# in hundredths. Where seats glance, the first of them look one step ahead instead. A mixture, because
# nobody plays exactly as a play-out supposes.
SLIPS = (3, 20, 100)
SHARES = (70, 20, 10)

Clock = Callable[[], float]


@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many simulations or seconds, whatever comes first."""

    simulations: int
    seconds: float | None = None
    by_game: bool = False  # of a game in which one step tells little so many times more


@dataclass(frozen=True)
class Lookahead:
    """How far play-outs go, and with how much care."""

    depth: int
    glances: bool = False  # most seats look one step ahead themselves
    careful: bool = False  # where one is cut, the position is appraised


class Trial:
    """What was found out about the candidates so far."""

    def __init__(
        self,
        situation: Situation,
        candidates: Sequence[int],
        ahead: Lookahead,
        no_winner: float = 0.0,
        until: float | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        engine = situation.engine
        self.situation = situation
        self.candidates = candidates
        self.ahead = ahead
        self.no_winner = no_winner
        self.clock = clock
        self.until = until  # when the clock says that time is up
        self.pace = 0.0  # seconds that a simulation took of late
        self.simulations = 0
        self.deals = dict.fromkeys(candidates, 0)
        self.players: int = situation.hidden.players
        self.seats: int = engine.rules.MAX_PLAYERS
        code = engine.generic(SIMULATION)
        self.simulate = code.simulate
        self.states = engine.spread(situation.remembered, code.PLACES)
        self.sums = engine.row(engine.actions * self.seats, "float64")
        self.weights = filled(engine, weights(engine.game, self.players) * len(SLIPS), "float64")
        self.slips = filled(engine, SLIPS)
        self.shares = filled(engine, SHARES)

    def try_out(self, actions: Sequence[int], deals: int) -> bool:
        """Play each of these, which have met the same deals so far, in so many more; False if time is up."""
        options = filled(self.situation.engine, actions)
        first = self.deals[actions[0]]
        last = first + deals
        while first < last:
            now = self.clock()
            if self.until is not None and now >= self.until and self.simulations:
                return False
            chunk = min(last - first, self.affordable(now, len(actions)))
            self.simulate(
                *(self.states, self.situation.seat, self.situation.seed, first, first + chunk),
                *(options, len(actions), self.weights, self.slips, self.shares),
                *(self.ahead.depth, int(self.ahead.glances), int(self.ahead.careful)),
                *(self.no_winner, self.sums),
            )
            self.pace = (self.clock() - now) / (chunk * len(actions))
            first += chunk
            self.simulations += chunk * len(actions)
            for action in actions:
                self.deals[action] = first
        return True

    def affordable(self, now: float, actions: int) -> int:
        """How many deals to try before the clock is looked at again: a tenth of the time left, or one."""
        if self.until is None:
            return 1 << 30
        if self.pace == 0.0:
            return 1
        return max(1, int((self.until - now) / 10 / (self.pace * actions)))

    def chance(self, action: int, seat: int) -> float:
        """How often a seat won after an action."""
        chance: float = self.sums[action * self.seats + seat] / max(1, self.deals[action])
        return chance

    def own(self, action: int) -> float:
        """The bot's own chance after an action."""
        return self.chance(action, self.situation.seat)

    def chances(self, action: int) -> tuple[float, ...]:
        """Every seat's chance after an action."""
        return tuple(self.chance(action, seat) for seat in range(self.players))


@overload
def filled(engine: Engine, values: Sequence[int]) -> MutableSequence[int]: ...
@overload
def filled(engine: Engine, values: Sequence[float], kind: Literal["float64"]) -> MutableSequence[float]: ...
def filled(
    engine: Engine, values: Sequence[float], kind: Literal["int64", "float64"] = "int64"
) -> MutableSequence[int] | MutableSequence[float]:
    """A row of these values as the engine wants it."""
    if kind == "float64":
        reals = engine.row(len(values), kind)
        reals[:] = values
        return reals
    whole = engine.row(len(values), kind)
    whole[:] = [int(value) for value in values]
    return whole


def listed(engine: Engine, row: MutableSequence[float]) -> list[float]:
    """A row of the engine as numbers of Python, which Python adds up much faster than an array's."""
    return cast("NDArray[numpy.float64]", row).tolist() if engine.compiled else list(row)
