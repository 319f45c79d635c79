"""A sealed vote as a bot sees it: what each result is worth to everybody, and how they will vote."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from getaway.bots.situation import Situation
from getaway.bots.trial import Trial, filled, listed

BALLOTS = "getaway.bots.ballots"
PRECISION = 14.0  # how surely a voter takes the better of two ballots

# How sure it is, for a voter and a ballot, that this is how they vote.
Beliefs = Mapping[tuple[int, int], float]


def is_sealed(situation: Situation) -> bool:
    """Do all choose in secret at the same time now?"""
    sealed: bool = situation.hidden.phase == situation.engine.generic(BALLOTS).SEALED
    return sealed


@dataclass(frozen=True)
class Electorate:
    """What the election of each candidate is worth to each seat."""

    situation: Situation
    worth: Mapping[int, tuple[float, ...]]

    @classmethod
    def of(cls, trial: Trial) -> Electorate:
        """By simulations in which each candidate was elected."""
        return cls(trial.situation, {action: trial.chances(action) for action in trial.candidates})

    def burdened(self, burden: float, ballot_for: Callable[[int], int]) -> Electorate:
        """The same if whoever is elected loses so much of their chance, to the gain of the others."""
        worth = dict(self.worth)
        for seat in range(self.situation.hidden.players):
            action = ballot_for(seat)
            chances = worth[action]
            lost = burden * chances[seat]
            gained = lost / (len(chances) - 1)
            worth[action] = tuple(c - lost if p == seat else c + gained for p, c in enumerate(chances))
        return Electorate(self.situation, worth)

    def expected_votes(self, beliefs: Beliefs) -> dict[tuple[int, int], float]:
        """How likely each voter casts each ballot: a logit equilibrium, given what is believed."""
        engine = self.situation.engine
        players = self.situation.hidden.players
        options = list(self.worth)
        mixed = engine.row(players * len(options), "float64")
        engine.generic(BALLOTS).settle(*self._vote(beliefs), mixed)
        return {
            (p, action): float(mixed[p * len(options) + c])
            for p in range(players)
            for c, action in enumerate(options)
        }

    def _vote(self, beliefs: Beliefs) -> tuple[object, ...]:
        """The vote as the rules take it: where it is held, for whom, what that is worth, what is believed."""
        engine = self.situation.engine
        players, most = self.situation.hidden.players, engine.rules.MAX_PLAYERS
        options = list(self.worth)
        values = [0.0] * (len(options) * most)
        for c, action in enumerate(options):
            for seat in range(players):
                values[c * most + seat] = self.worth[action][seat]
        believed = [beliefs.get((p, action), 0.0) for p in range(players) for action in options]
        return (
            *(self.situation.known, filled(engine, options), len(options)),
            *(filled(engine, values, "float64"), filled(engine, believed, "float64"), PRECISION),
        )

    def chances(self, beliefs: Beliefs) -> dict[int, float]:
        """How likely each candidate is elected, given what is believed."""
        return self.elected_by(self.expected_votes(beliefs))

    def elected_by(self, votes: Beliefs) -> dict[int, float]:
        """How likely each candidate is elected, if it is so likely that each voter casts each ballot."""
        engine = self.situation.engine
        players = self.situation.hidden.players
        options = list(self.worth)
        elected = engine.row(len(options), "float64")
        likely = [votes[p, action] for p in range(players) for action in options]
        engine.generic(BALLOTS).foresee(
            *(self.situation.known, filled(engine, options), len(options)),
            *(filled(engine, likely, "float64"), elected),
        )
        return {action: float(elected[c]) for c, action in enumerate(options)}

    def prospects(self, beliefs: Beliefs) -> tuple[float, ...]:
        """What the vote is worth to each seat, given what is believed."""
        return self.worth_to_each(self.chances(beliefs))

    def replies(self, seat: int, beliefs: Beliefs) -> dict[int, tuple[float, ...]]:
        """What the vote is worth to each seat after each ballot of one, who votes as secretly as the rest."""
        engine = self.situation.engine
        options = list(self.worth)
        chances = engine.row(len(options) ** 2, "float64")
        engine.generic(BALLOTS).settle_replies(*self._vote(beliefs), seat, chances)
        found = {}
        numbers = listed(engine, chances)
        for own, action in enumerate(options):
            row = numbers[own * len(options) : (own + 1) * len(options)]
            found[action] = self.worth_to_each(dict(zip(options, row, strict=True)))
        return found

    def worth_to_each(self, chances: Mapping[int, float]) -> tuple[float, ...]:
        """What the vote is worth to each seat, if each candidate is elected so likely."""
        return tuple(
            sum(chance * self.worth[action][seat] for action, chance in chances.items())
            for seat in range(self.situation.hidden.players)
        )
