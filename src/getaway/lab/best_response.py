"""A bot that knows how its rivals decide: what it wins more than they do is a lower bound of what they leave.

It is a search like the ladder's, but in its play-outs the others are asked what they would do themselves, and
before a vote how they would vote. In the arena it is `against-LEVEL`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence, Sequence

from getaway import bots
from getaway.bots.heuristic import Heuristic
from getaway.bots.search import Search
from getaway.bots.situation import Bot, Situation, show
from getaway.bots.trial import Budget, Lookahead, Trial, filled
from getaway.bots.votes import is_sealed
from getaway.bots.weights import horizon
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.state import GameState, Row

PREFIX = "against-"
WEIGHED = 2000  # simulations against those who can be asked on the engine itself
ASKED = 60  # against those who look ahead in each of their own decisions
SHORT = 8  # decisions of such a play-out
POLLED = 12  # guesses in which the others are asked how they vote


def best_response(level: str) -> Search:
    """The best response that is known here to bots of a level."""
    target = bots.find(level, clock=False)
    return Against(target)


class Against(Search):
    """Looks ahead knowing exactly how the others play."""

    def __init__(self, target: Bot) -> None:
        super().__init__(Budget(WEIGHED if isinstance(target, Heuristic) else ASKED), careful=True)
        self.target = target

    def choose(self, situation: Situation) -> int:
        if len(situation.legal) > 1 and is_sealed(situation):
            worth = self.electorate(situation).replies(situation.seat, self.poll(situation))
            return max(worth, key=lambda action: worth[action][situation.seat])
        return super().choose(situation)

    def poll(self, situation: Situation) -> dict[tuple[int, int], float]:
        """How the others vote in the guesses in which they are asked."""
        votes: Counter[tuple[int, int]] = Counter()
        others = [seat for seat in range(situation.hidden.players) if seat != situation.seat]
        for guess in range(POLLED):
            states = situation.engine.spread(situation.remembered)
            situation.engine.determinize(states, 0, situation.seat, situation.seed + guess)
            state = situation.engine.plain(states)
            for voter in others:
                # All vote at the same time: whoever has voted before was asked the same.
                state.mover = voter
                votes[voter, self.target.choose(asked(situation, state, guess))] += 1
        return {key: count / POLLED for key, count in votes.items()}

    def trial(self, situation: Situation, candidates: list[int]) -> Trial:
        """A trial in which the others play as they do."""
        game = situation.engine.game
        if isinstance(self.target, Heuristic) or is_sealed(situation):
            return Weighed(situation, candidates, Lookahead(horizon(game), careful=True))
        return Asked(self.target, situation, candidates)


class Weighed(Trial):
    """Play-outs in which everybody does what the weights speak for, without a slip."""

    def __init__(self, situation: Situation, candidates: Sequence[int], ahead: Lookahead) -> None:
        super().__init__(situation, candidates, ahead)
        self.slips = filled(situation.engine, [0] * len(self.slips))


class Asked(Trial):
    """Play-outs in which every decision is asked of the bot that would take it."""

    def __init__(self, target: Bot, situation: Situation, candidates: Sequence[int]) -> None:
        super().__init__(situation, candidates, Lookahead(SHORT, careful=True))
        self.target = target
        self.simulate = self.ask

    def ask(
        self,
        states: Row,
        seat: int,
        seed: int,
        first: int,
        last: int,
        options: MutableSequence[int],
        count: int,
        *_: object,
    ) -> None:
        """As `simulation.simulate`, with the bot itself in the place of the weights."""
        engine = self.situation.engine
        code = engine.generic("getaway.bots.simulation")
        chances = engine.row(self.seats, "float64")
        for deal in range(first, last):
            guess = engine.spread(self.situation.remembered)
            engine.determinize(guess, 0, seat, seed + deal)
            dealt = engine.plain(guess)
            for c in range(count):
                tried = engine.spread(dealt)
                engine.apply(tried, 0, options[c])
                for step in range(self.ahead.depth):
                    if tried[0].phase == engine.rules.OVER:
                        break
                    seen = asked(self.situation, engine.plain(tried), seed + deal + step)
                    engine.apply(tried, 0, self.target.choose(seen))
                code.judge_at(tried, 0, chances, seat, 0.0, 1)
                for p in range(self.players):
                    self.sums[options[c] * self.seats + p] += chances[p]


def asked(situation: Situation, state: GameState, seed: int) -> Situation:
    """What the one who decides in a guess sees; of what was told so far, what everybody heard."""
    public = [event for event in situation.told if event[0] == EVERYBODY]
    return show(situation.engine, state, state.mover, seed, public)
