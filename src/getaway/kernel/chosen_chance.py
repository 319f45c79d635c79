"""Rules whose chance somebody else decides, draw by draw: for solvers, which look at all that can happen.

The rules are loaded once more, with other meanings for the two words by which they ask chance. Whatever was
chosen so far is drawn; at the first draw that nobody has chosen yet the rules are left, and begun anew when
it is.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from functools import lru_cache

from getaway.kernel.chance import Chance, below, pull
from getaway.kernel.dialect import mark
from getaway.kernel.state import GameState
from getaway.kernel.twins import Twins, kept_code

Outcomes = list[tuple[int, float]]  # what may be drawn, and how likely each is


class Undecided(Exception):
    """Chance has to decide first."""

    def __init__(self, outcomes: Outcomes) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class ChosenChance:
    """The rules of one game, with draws that are given."""

    def __init__(self, game: str, rules: str) -> None:
        twins = Twins(f"@{game}@chosen", kept_code, lambda _: mark, {below: self._below, pull: self._pull})
        self._rules = twins.of(rules)
        self._choices: Sequence[int] = ()
        self._drawn = 0

    def deal(self, fresh: GameState, players: int, choices: Sequence[int]) -> GameState | Outcomes:
        """A game dealt with these draws; what may be drawn next, if they are too few."""
        state = fresh.copy()
        self._choices, self._drawn = choices, 0
        try:
            self._rules.setup(state, players, 0)
        except Undecided as waiting:
            return waiting.outcomes
        state.rng = 0
        return state

    def apply(self, before: GameState, action: int, choices: Sequence[int]) -> GameState | Outcomes:
        """The state after a legal action with these draws, and its story; or what may be drawn next."""
        state = before.copy()
        state.story = []
        self._choices, self._drawn = choices, 0
        try:
            self._rules.apply(state, action)
        except Undecided as waiting:
            return waiting.outcomes
        return state

    def _choose(self, outcomes: Outcomes) -> int:
        # Where only one thing can be drawn, nothing is to be decided.
        if len(outcomes) == 1:
            return outcomes[0][0]
        if self._drawn == len(self._choices):
            raise Undecided(outcomes)
        self._drawn += 1
        return self._choices[self._drawn - 1]

    def _below(self, s: Chance, limit: int) -> int:
        return self._choose([(number, 1 / limit) for number in range(limit)])

    def _pull(self, s: Chance, heap: MutableSequence[int], size: int) -> int:
        kind = self._choose([(kind, count / size) for kind, count in enumerate(heap) if count])
        heap[kind] -= 1
        return kind


@lru_cache
def chosen_chance(game: str, rules: str) -> ChosenChance:
    """The rules of a game by its name and its file."""
    return ChosenChance(game, rules)
