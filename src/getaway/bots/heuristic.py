"""Bots that weigh what speaks for each action and do not look ahead: easy and medium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from getaway.bots import negotiation
from getaway.bots.situation import HONEST, Persona, Situation
from getaway.bots.trial import Lookahead, Trial
from getaway.bots.votes import Electorate, is_sealed
from getaway.bots.weights import considerations, slip, weights
from getaway.kernel.chance import below

POLICY = "getaway.bots.policy"
GUESSES = 8  # in which a vote is judged, without looking ahead
STAKE = 20  # what a certain escape would be, on the scale of the weights


def weigh(situation: Situation, actions: Sequence[int], remembers: bool = True) -> list[list[float]]:
    """How much each consideration speaks for each action, weighted; a row for each action."""
    engine = situation.engine
    state = situation.remembered if remembers else situation.hidden
    factors = len(considerations(engine.game))
    options = engine.row(engine.actions, "int64")
    for i, action in enumerate(actions):
        options[i] = action
    table = engine.row(len(actions) * factors, "float64")
    engine.generic(POLICY).weigh_at(engine.spread(state), 0, options, len(actions), table)
    weight = weights(engine.game, state.players)
    return [[weight[k] * table[i * factors + k] for k in range(factors)] for i in range(len(actions))]


class Heuristic:
    """The action that most speaks for, with slips if it is human enough.

    A slip is not any action: it weighs with a shaking hand, so that a bad mistake is rarer than a small one.
    An easy bot does not remember what it may no longer look at.
    """

    def __init__(self, shake: float = 0.0, remembers: bool = True, persona: Persona = HONEST) -> None:
        self.shake = shake
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
        if self.shake > 0:
            shake = self.shake * slip(situation.engine.game)
            scores = {action: score + shake * self.noise(situation) for action, score in scores.items()}
        best = max(scores.values())
        # Equally good actions are told apart by lot, or every seat would do the same at once.
        return situation.any_of([action for action, score in scores.items() if score == best])

    def scores(self, situation: Situation) -> list[float]:
        """What speaks for each action; in a vote where others have promised theirs, what it leads to."""
        if negotiation.believed(situation, self.deal_policy):
            found = negotiation.prospects(situation, self.electorate(situation), self.deal_policy)
            return [STAKE * found[action][situation.seat] for action in situation.legal]
        return [sum(row) for row in weigh(situation, situation.legal, self.remembers)]

    def second_to(self, situation: Situation, best: int) -> int:
        """What most speaks for apart from an action."""
        scores = dict(zip(situation.legal, self.scores(situation), strict=True))
        return max((action for action in scores if action != best), key=lambda action: scores[action])

    @property
    def deal_policy(self) -> negotiation.DealPolicy:
        """Whoever does not remember does not distrust anybody either."""
        return negotiation.USUAL if self.remembers else negotiation.NAIVE

    def breaks(self, situation: Situation, scores: Mapping[int, float], kept: Sequence[int]) -> bool:
        """Does a betrayer break its word now, of which only these choices are worthy?"""
        if not self.persona.betrays:
            return False
        if is_sealed(situation):
            return negotiation.pays_to_break(situation, self.electorate(situation), kept)
        return negotiation.is_tempting(scores, kept, STAKE * negotiation.TEMPTED)

    def speak(self, situation: Situation) -> list[dict[str, Any]]:
        """What it says before a vote."""
        return negotiation.speak(situation, self.electorate(situation), self.deal_policy)

    def electorate(self, situation: Situation) -> Electorate:
        """What each result of a vote is worth, judged as the game would stand after it."""
        trial = Trial(situation, situation.legal, Lookahead(0), self.persona.no_winner)
        trial.try_out(situation.legal, GUESSES)
        return Electorate.of(trial)

    def noise(self, situation: Situation) -> float:
        """About normal, from -3 to 3: the sum of a few lots."""
        return sum(below(situation.dice, 1001) / 1000 for _ in range(6)) - 3
