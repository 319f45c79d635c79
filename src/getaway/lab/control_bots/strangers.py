"""Two bots that use neither the considerations nor their weights."""

from __future__ import annotations

from getaway.bots.situation import Situation
from getaway.bots.trial import Lookahead, Trial
from getaway.kernel.chance import Dice, below

GAMES = 160  # to think in for each decision, whatever the number of actions
GUESSES = 24


class Playouts:
    """Tries every action in the same guessed deals, plays them out at random and counts its wins."""

    def choose(self, situation: Situation) -> int:
        engine, seat, legal = situation.engine, situation.seat, situation.legal
        dice = Dice(situation.seed)
        deals = max(1, GAMES // len(legal))
        seeds = [below(dice, 1 << 30) for _ in range(deals)]

        def wins(action: int) -> float:
            games = engine.spread(situation.remembered, deals)
            for i, seed in enumerate(seeds):
                engine.determinize(games, i, seat, seed)
                engine.apply(games, i, action)
            engine.play_random(games, 0, deals)
            return sum(engine.payoff(games, i)[seat] for i in range(deals))

        return max(legal, key=wins) if len(legal) > 1 else legal[0]


class Onlooker:
    """Does whatever leaves it best placed at once, by the game's evaluation."""

    def choose(self, situation: Situation) -> int:
        trial = Trial(situation, situation.legal, Lookahead(0))
        trial.try_out(situation.legal, GUESSES)
        return max(situation.legal, key=trial.own)
