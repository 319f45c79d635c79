"""Bots that look ahead: hard and expert. Flat search in guessed games, by sequential halving.

Each candidate action is tried in the same guessed deals; the worse half is dropped again and again, so
that most of the time goes to telling the good ones apart. A tree was no better at these budgets.
"""

from __future__ import annotations

import time
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from math import ceil, log2
from typing import Any

from getaway.bots.heuristic import weigh
from getaway.bots.situation import Situation
from getaway.bots.weights import weights

SIMULATION = "getaway.bots.simulation"

# How seats play in the play-outs, in hundredths: by the weights with few slips, with many, at random.
SLIPS = (3, 20, 100)
SHARES = (70, 20, 10)


@dataclass(frozen=True)
class Budget:
    """When to stop thinking: after so many simulations or seconds, whatever comes first."""

    simulations: int
    seconds: float | None = None


@dataclass(frozen=True)
class Thought:
    """What a search has found: for each action tried, each seat's chance and in how many deals."""

    chances: dict[int, tuple[float, ...]]
    deals: dict[int, int]
    best: int
    simulations: int

    def ranked(self, seat: int) -> list[int]:
        """The actions tried, those that were kept longest first, then by the seat's own chance."""
        return sorted(self.chances, key=lambda action: (-self.deals[action], -self.chances[action][seat]))


class Search:
    """Looks ahead within a budget. `depth` cuts play-outs after so many decisions; `caught` is what an
    end without winners is worth to it."""

    def __init__(self, budget: Budget, depth: int, widest: int = 12, caught: float = 0.0, pondered: int = 0, guesses: int = 0) -> None:
        self.budget = budget
        self.depth = depth
        self.widest = widest
        self.caught = caught
        self.pondered = pondered
        self.guesses = guesses

    def choose(self, situation: Situation) -> int:
        if len(situation.legal) == 1:
            return situation.legal[0]
        return self.think(situation).best

    def think(self, situation: Situation, clock: Callable[[], float] = time.perf_counter) -> Thought:
        """Try the actions out until the budget is spent."""
        until = None if self.budget.seconds is None else clock() + self.budget.seconds
        trial = Trial(self, situation, self.candidates(situation))
        alive = list(trial.candidates)
        rounds = max(1, ceil(log2(len(alive))))
        for left in range(rounds, 0, -1):
            share = (self.budget.simulations - trial.simulations) // left
            deals = max(1, share // len(alive))
            if not trial.try_out(alive, deals, until, clock):
                break
            alive.sort(key=lambda action: -trial.mean(action))
            if left > 1:
                alive = alive[: (len(alive) + 1) // 2]
        return trial.thought(max(alive, key=trial.mean))

    def candidates(self, situation: Situation) -> list[int]:
        """All legal actions; of very many only those for which most speaks."""
        legal = situation.legal
        if len(legal) <= self.widest:
            return legal
        scores = {a: sum(row) for a, row in zip(legal, weigh(situation, legal), strict=True)}
        return sorted(legal, key=lambda action: -scores[action])[: self.widest]


class Trial:
    """The simulations of one decision."""

    def __init__(self, search: Search, situation: Situation, candidates: list[int]) -> None:
        engine = situation.engine
        self.search = search
        self.situation = situation
        self.candidates = candidates
        self.seats: int = engine.rules.MAX_PLAYERS
        self.players: int = situation.hidden.players
        self.states = engine.spread(situation.remembered, 5)
        self.sums = engine.row(engine.actions * self.seats, "float64")
        self.weights = self.row(weights(engine.game, self.players) * len(SLIPS), "float64")
        self.slips = self.row(SLIPS)
        self.shares = self.row(SHARES)
        self.deals = dict.fromkeys(candidates, 0)
        self.simulations = 0
        self.pace = 0.0  # seconds a simulation took of late

    def row(self, values: Any, kind: str = "int64") -> MutableSequence[Any]:
        row = self.situation.engine.row(len(values), kind)
        for i, value in enumerate(values):
            row[i] = value
        return row

    def try_out(self, actions: list[int], deals: int, until: float | None, clock: Callable[[], float]) -> bool:
        """Play each of these actions in so many more deals; False if the clock has run out."""
        simulate = self.situation.engine.generic(SIMULATION).simulate
        options = self.row(actions)
        first = self.deals[actions[0]]
        last = first + deals
        while first < last:
            now = clock()
            chunk = last - first
            if until is not None:
                if now >= until and self.simulations:
                    return False
                chunk = min(chunk, self.affordable(until - now, len(actions)))
            simulate(
                *(self.states, self.situation.seat, self.situation.seed, first, first + chunk),
                *(options, len(actions), self.weights, self.slips, self.shares),
                *(self.search.depth, self.search.pondered, self.search.guesses, self.search.caught, self.sums),
            )
            self.pace = (clock() - now) / (chunk * len(actions))
            first += chunk
            self.simulations += chunk * len(actions)
            for action in actions:
                self.deals[action] = first
        return True

    def affordable(self, seconds: float, actions: int) -> int:
        """How many deals to try before looking at the clock again: a tenth of what is left, at least one."""
        if self.pace == 0.0:
            return 1
        return max(1, int(seconds / 10 / (self.pace * actions)))

    def mean(self, action: int, seat: int | None = None) -> float:
        """A seat's chance after an action, the bot's own if none is named."""
        place = action * self.seats + (self.situation.seat if seat is None else seat)
        mean: float = self.sums[place] / max(1, self.deals[action])
        return mean

    def thought(self, best: int) -> Thought:
        chances = {
            action: tuple(self.mean(action, seat) for seat in range(self.players))
            for action in self.candidates
        }
        return Thought(chances, dict(self.deals), best, self.simulations)
