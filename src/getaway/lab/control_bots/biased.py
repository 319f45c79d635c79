"""Bots that play as `medium` does, but for one thing that they do always or never."""

from __future__ import annotations

from getaway.bots.heuristic import Heuristic
from getaway.bots.situation import Situation
from getaway.kernel.json_value import JsonObject

MUCH = 1000.0  # more than anything weighs


class Biased(Heuristic):
    """Does what it likes, and of that what most speaks for. It neither talks nor minds what was promised."""

    def likes(self, situation: Situation, action: int) -> float:
        """How much it likes an action: 1 always, -1 never, 0 as it comes."""
        raise NotImplementedError

    def scores(self, situation: Situation) -> list[float]:
        found = super().scores(situation)
        return [
            score + MUCH * self.likes(situation, action)
            for action, score in zip(situation.legal, found, strict=True)
        ]

    def speak(self, situation: Situation) -> list[JsonObject]:
        return []
