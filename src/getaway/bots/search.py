"""Bots that look ahead, from skilled on. Flat search in guessed games, by sequential halving.

Each candidate action is tried in the same guessed deals; the worse half is dropped again and again, so
that most of the time goes to telling the good ones apart.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, log2

from getaway.bots import negotiation
from getaway.bots.heuristic import Heuristic, sensible, weigh
from getaway.bots.situation import HONEST, Persona, Situation
from getaway.bots.trial import Budget, Clock, Lookahead, Trial
from getaway.bots.votes import Electorate, is_sealed
from getaway.bots.weights import effort, glances, horizon, leaning
from getaway.kernel.game import Game
from getaway.kernel.json_value import JsonObject

FEWEST = 6  # deals that are enough to say anything


@dataclass(frozen=True)
class Thought:
    """What a search has found: for each action tried, each seat's chance, and in how many deals."""

    best: int
    chances: dict[int, tuple[float, ...]]
    deals: dict[int, int]
    simulations: int

    def runner_up(self, seat: int) -> int:
        """The second best of the actions that were tried longest; there are at least two."""
        rest = [action for action in self.chances if action != self.best]
        return max(rest, key=lambda action: (self.deals[action], self.chances[action][seat]))


class Search:
    """Looks ahead within a budget.

    Where so many deals leave much to luck, it leans on the heuristic: the less, the more has been found out.
    The careful judge better where a play-out is cut, and suppose that others look ahead too, if only one
    step, where the game makes that worth while.
    """

    widest = 12  # more candidates than this are thinned out by the heuristic

    def __init__(
        self,
        budget: Budget,
        careful: bool = False,
        persona: Persona = HONEST,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.budget = budget
        self.careful = careful
        self.persona = persona
        self.clock = clock

    def choose(self, situation: Situation) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        if is_sealed(situation):
            return negotiation.vote(situation, self.electorate(situation), self.persona)
        kept = negotiation.faithful(situation)
        if not self.persona.betrays and len(sound := self.candidates(situation, kept)) == 1:
            return sound[0]
        return self.think(situation, kept).best

    def think(self, situation: Situation, kept: Sequence[int] | None = None) -> Thought:
        """Try actions out until the budget is spent: those that keep its word, or if it betrays, all."""
        kept = negotiation.faithful(situation) if kept is None else kept
        if not self.persona.betrays:
            return self.search(situation, self.candidates(situation, kept))
        # What keeps its word is weighed too, whatever else speaks against it.
        worthy = self.candidates(situation, kept)
        thought = self.search(situation, list(dict.fromkeys([*self.candidates(situation), *worthy])))
        tried = {action: chances[situation.seat] for action, chances in thought.chances.items()}
        worthy = [action for action in tried if action in kept]
        if thought.best in kept or (worthy and negotiation.is_tempting(tried, worthy, negotiation.TEMPTED)):
            return thought
        return self.search(situation, self.candidates(situation, kept))

    def search(self, situation: Situation, candidates: list[int]) -> Thought:
        """What trying these actions out says of them."""
        trial = self.trial(situation, candidates)
        leanings = self.leanings(situation, trial.candidates)

        def promise(action: int) -> float:
            return trial.own(action) + leanings[action] / max(1, trial.deals[action])

        alive = list(trial.candidates)
        rounds = max(1, ceil(log2(len(alive))))
        simulations, in_time = self.simulations(situation.engine.game, situation.hidden.players), True
        for left in range(rounds, 0, -1):
            share = (simulations - trial.simulations) // left
            in_time = trial.try_out(alive, max(1, share // len(alive)))
            if not in_time:
                break
            alive.sort(key=lambda action: -promise(action))
            if left > 1:
                alive = alive[: (len(alive) + 1) // 2]
        best = max(alive, key=promise)
        if not in_time and trial.deals[best] < FEWEST:
            # A slow machine without the compiled engine: better no search than a lottery.
            best = Heuristic().choose(situation)
        return Thought(
            best,
            {action: trial.chances(action) for action in trial.candidates},
            dict(trial.deals),
            trial.simulations,
        )

    def candidates(self, situation: Situation, actions: Sequence[int] | None = None) -> list[int]:
        """Of these actions, or of all legal ones, whatever makes sense; of very many those for which most
        speaks."""
        actions = sensible(situation, situation.legal if actions is None else actions)
        actions = negotiation.fresh(situation, actions)
        if len(actions) <= self.widest:
            return actions
        scores = {a: sum(row) for a, row in zip(actions, weigh(situation, actions), strict=True)}
        return sorted(actions, key=lambda action: -scores[action])[: self.widest]

    def leanings(self, situation: Situation, candidates: Sequence[int]) -> dict[int, float]:
        """What the heuristic says of each candidate, as if that had been won in deals before the first."""
        game = situation.engine.game
        if leaning(game) == 0.0:
            return dict.fromkeys(candidates, 0.0)
        rows = weigh(situation, candidates)
        return {action: leaning(game) * sum(row) for action, row in zip(candidates, rows, strict=True)}

    def electorate(self, situation: Situation) -> Electorate:
        """What each result of a vote is worth to everybody."""
        trial = self.trial(situation, situation.legal)
        simulations = self.simulations(situation.engine.game, situation.hidden.players)
        trial.try_out(situation.legal, max(1, simulations // len(situation.legal)))
        return negotiation.lasting(Electorate.of(trial))

    def speak(self, situation: Situation) -> list[JsonObject]:
        """What it says before a vote: answers to offers, and an offer of its own."""
        return negotiation.speak(situation, self.electorate(situation), self.deal_policy)

    @property
    def deal_policy(self) -> negotiation.DealPolicy:
        """How careful it is in deals."""
        policy = negotiation.CAREFUL if self.careful else negotiation.USUAL
        return replace(policy, betrays=self.persona.betrays)

    def simulations(self, game: Game, players: int) -> int:
        """How many the budget allows in a game."""
        return self.budget.simulations * (effort(game, players) if self.budget.by_game else 1)

    def trial(self, situation: Situation, candidates: list[int]) -> Trial:
        """A trial that ends when the budget's time is up."""
        game = situation.engine.game
        ahead = Lookahead(horizon(game), self.careful and glances(game), self.careful)
        until = None if self.budget.seconds is None else self.clock() + self.budget.seconds
        return Trial(situation, candidates, ahead, self.persona.no_winner, until, self.clock)
