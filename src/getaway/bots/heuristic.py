"""Bots that weigh what speaks for each action and do not look ahead: beginner, easy and medium."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from operator import mul

from getaway.bots import negotiation
from getaway.bots.situation import HONEST, Persona, Situation
from getaway.bots.trial import Lookahead, Trial, listed
from getaway.bots.votes import Electorate, is_sealed
from getaway.bots.weights import considerations, senseless, slip, weights
from getaway.kernel.chance import Dice, below
from getaway.kernel.game import Game
from getaway.kernel.json_value import JsonObject

POLICY = "getaway.bots.policy"
GUESSES = 8  # in which a vote is judged, without looking ahead
STAKE = 20  # what a certain escape would be, on the scale of the weights


def weigh(situation: Situation, actions: Sequence[int], remembers: bool = True) -> list[list[float]]:
    """How much each consideration speaks for each action, weighted; a row for each action."""
    weight = weights(situation.engine.game, situation.hidden.players)
    return [list(map(mul, weight, row)) for row in consider(situation, actions, remembers)]


def consider(situation: Situation, actions: Sequence[int], remembers: bool = True) -> list[list[float]]:
    """The same, before it is weighted."""
    engine = situation.engine
    states = situation.known if remembers else situation.shown
    factors = len(considerations(engine.game))
    options = engine.row(engine.actions, "int64")
    options[: len(actions)] = actions
    table = engine.row(len(actions) * factors, "float64")
    engine.generic(POLICY).weigh_at(states, 0, options, len(actions), table)
    numbers = listed(engine, table)
    return [numbers[start : start + factors] for start in range(0, len(numbers), factors)]


def sensible(situation: Situation, actions: Sequence[int]) -> list[int]:
    """Those of some actions that nothing rules out by itself; all of them, if nothing is left."""
    ruling = senseless(situation.engine.game)
    if not ruling or len(actions) < 2:
        return list(actions)
    rows = consider(situation, actions)
    left = [a for a, row in zip(actions, rows, strict=True) if all(row[k] < 1.0 for k in ruling)]
    return left or list(actions)


class Heuristic:
    """The action that most speaks for, with slips if it is human enough.

    A slip is not any action: it weighs with a shaking hand, so that a bad mistake is rarer than a small one.
    An easy bot does not remember what it may no longer look at.
    """

    def __init__(
        self,
        shake: float = 0.0,
        remembers: bool = True,
        persona: Persona = HONEST,
        misjudges: Callable[[Game], float] = slip,
    ) -> None:
        self.shake = shake
        self.misjudges = misjudges  # how far, where the hand shakes
        self.remembers = remembers
        self.persona = persona

    def choose(self, situation: Situation) -> int:
        legal = situation.legal
        if len(legal) == 1:
            return legal[0]
        kept = negotiation.faithful(situation)
        if len(kept) == 1 and not self.persona.betrays:
            return kept[0]
        scores = dict(zip(legal, self.scores(situation), strict=True))
        if len(kept) < len(legal) and not self.breaks(situation, scores, kept):
            scores = {action: scores[action] for action in kept}
        scores = {action: scores[action] for action in negotiation.fresh(situation, list(scores))}
        return settle(scores, lambda: situation.dice, self.shaking(situation.engine.game))

    def shaking(self, game: Game) -> float:
        """How far it misjudges an action, on the scale of the weights."""
        return self.shake * self.misjudges(game) if self.shake > 0 else 0.0

    def scores(self, situation: Situation) -> list[float]:
        """What speaks for each action; in a vote, if it can be said how others vote, what it leads to."""
        if is_sealed(situation) and (self.remembers or negotiation.expected(situation, self.deal_policy)):
            found = negotiation.weigh_ballots(situation, self.electorate(situation), self.deal_policy)
            return [STAKE * found[action] for action in situation.legal]
        return [sum(row) for row in weigh(situation, situation.legal, self.remembers)]

    def second_to(self, situation: Situation, best: int) -> int:
        """What most speaks for apart from an action."""
        scores = dict(zip(situation.legal, self.scores(situation), strict=True))
        return max((action for action in scores if action != best), key=lambda action: scores[action])

    @property
    def deal_policy(self) -> negotiation.DealPolicy:
        """Whoever does not remember does not distrust anybody either."""
        policy = negotiation.USUAL if self.remembers else negotiation.NAIVE
        return replace(policy, betrays=self.persona.betrays)

    def breaks(self, situation: Situation, scores: Mapping[int, float], kept: Sequence[int]) -> bool:
        """Does a betrayer break its word now, of which only these choices are worthy?"""
        if not self.persona.betrays:
            return False
        if is_sealed(situation):
            return negotiation.pays_to_break(situation, self.electorate(situation), kept)
        return negotiation.is_tempting(scores, kept, STAKE * negotiation.TEMPTED)

    def speak(self, situation: Situation) -> list[JsonObject]:
        """What it says before a vote."""
        return negotiation.speak(situation, self.electorate(situation), self.deal_policy)

    def electorate(self, situation: Situation) -> Electorate:
        """What each result of a vote is worth, judged as the game would stand after it."""
        trial = Trial(situation, situation.legal, Lookahead(0), self.persona.no_winner)
        trial.try_out(situation.legal, GUESSES)
        found = Electorate.of(trial)
        return found if self.deal_policy.naive else negotiation.lasting(found)


def settle(scores: Mapping[int, float], dice: Callable[[], Dice], shake: float) -> int:
    """The action that most speaks for, weighed with a hand that shakes so much."""
    drawn = dice() if shake > 0 else None
    if drawn is not None:
        scores = {action: score + shake * noise(drawn) for action, score in scores.items()}
    best = max(scores.values())
    equal = [action for action, score in scores.items() if score == best]
    # Equally good actions are told apart by lot, or every seat would do the same at once.
    return equal[0] if len(equal) == 1 else equal[below(drawn or dice(), len(equal))]


def noise(dice: Dice) -> float:
    """About normal, from -3 to 3: the sum of a few lots."""
    return sum(below(dice, 1001) / 1000 for _ in range(6)) - 3
