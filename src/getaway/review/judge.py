"""The judge: what comes of plans in the same deals, for every seat and every deal."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from getaway.bots.situation import Situation
from getaway.bots.trial import SHARES, SLIPS, Lookahead, filled
from getaway.bots.weights import glances, horizon, weights
from getaway.kernel.engine import Engine
from getaway.kernel.state import GameState

PLAYING_ON = "getaway.review.playing_on"
FURTHER = 2  # times as far as the first judge looks the second
SEED_BYTES = 7

Plan = tuple[int, ...]  # what a seat does, one after the other


@dataclass(frozen=True)
class Effort:
    """In how many deals everything is tried. Twice as many halve the square of the error."""

    first: int = 120  # every plan
    rest: int = 380  # those that were best in the first: with them, half of the deals choose
    kept: int = 5  # so many go on to the rest
    measure: int = 500  # the other half, in which the best, the chosen and the worst are measured
    more: int = 1000  # again, where the first of these leave a mark in doubt
    second: int = 600  # by the second judge
    open: int = 500  # with all hands open
    turns: int = 3  # other ways to go on that are tried at each step of a turn
    widest: int = 12  # other ways to begin
    explains: bool = True  # say why what is better is better

    def scaled(self, part: float) -> Effort:
        """The same with a part of the deals."""
        deals = ("first", "rest", "measure", "more", "second", "open")
        return replace(self, **{name: max(2, round(part * getattr(self, name))) for name in deals})

    def unexplained(self) -> Effort:
        """The same without reasons, where only chances are wanted."""
        return replace(self, explains=False)


USUAL = Effort()


def expert(engine: Engine) -> Lookahead:
    """The first judge: all play on as in the expert's search, and where that is cut its appraisal decides."""
    return Lookahead(horizon(engine.game), glances(engine.game), careful=True)


def medium(engine: Engine) -> Lookahead:
    """The second judge: all play on like `medium`, further, and the quick evaluation decides at the cut.

    Not to the end: so much luck comes in until then that its preference would be a toss of a coin.
    """
    return Lookahead(FURTHER * horizon(engine.game))


def seed_for(seed: int, *parts: object) -> int:
    """A seed of its own for each thing that is judged, so that it can be judged alone."""
    text = " ".join(str(part) for part in (seed, *parts)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:SEED_BYTES])


class Outcomes:
    """What came of some plans, by deal, plan and seat."""

    def __init__(self, worth: MutableSequence[float], plans: int, seats: int) -> None:
        self._worth = worth
        self._plans = plans
        self._seats = seats

    def of(self, plan: int, seat: int) -> list[float]:
        """What a plan brought a seat, deal by deal."""
        return [float(won) for won in self._worth[plan * self._seats + seat :: self._plans * self._seats]]

    def mean(self, plan: int, seat: int) -> float:
        """A seat's chance after a plan."""
        return mean(self.of(plan, seat))

    def means(self, plan: int, players: int) -> list[float]:
        """Everybody's chance after a plan."""
        return [self.mean(plan, seat) for seat in range(players)]


class Judge:
    """Tries plans out on one engine."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.code = engine.generic(PLAYING_ON)
        self.seats: int = engine.most_players
        self.slips = filled(engine, SLIPS)
        self.shares = filled(engine, SHARES)

    def as_known(
        self, situation: Situation, plans: Sequence[Plan], first: int, last: int, ahead: Lookahead
    ) -> Outcomes:
        """In deals that fit what the seat could know."""
        return self._try(
            situation.remembered, situation.seat, situation.seed, True, plans, first, last, ahead
        )

    def in_the_open(
        self, state: GameState, seat: int, seed: int, plans: Sequence[Plan], deals: int
    ) -> Outcomes:
        """With all hands open, and only what is still to come left to chance."""
        return self._try(state, seat, seed, False, plans, 0, deals, expert(self.engine))

    def _try(
        self,
        state: GameState,
        seat: int,
        seed: int,
        guess: bool,
        plans: Sequence[Plan],
        first: int,
        last: int,
        ahead: Lookahead,
    ) -> Outcomes:
        engine = self.engine
        longest = max(1, *(len(plan) for plan in plans))
        row = [action for plan in plans for action in (*plan, *[0] * (longest - len(plan)))]
        worth = engine.row((last - first) * len(plans) * self.seats, "float64")
        self.code.try_plans(
            *(engine.spread(state, self.code.PLACES), seat, int(guess), seed, first, last),
            *(filled(engine, row), longest, filled(engine, [len(plan) for plan in plans]), len(plans)),
            filled(engine, weights(engine.game, state.players) * len(SLIPS), "float64"),
            *(self.slips, self.shares, ahead.depth, int(ahead.glances), int(ahead.careful), worth),
        )
        return Outcomes(worth, len(plans), self.seats)


def mean(values: Sequence[float]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values)


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """By how much one is more than the other, deal by deal, and the standard error of that."""
    gaps = [a - b for a, b in zip(one, other, strict=True)]
    middle = mean(gaps)
    if len(gaps) < 2:
        return middle, 1.0
    spread = sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1)
    return middle, sqrt(spread / len(gaps))
