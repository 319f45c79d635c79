"""The bot called random."""

from __future__ import annotations

from getaway.bots.situation import Situation


class Uniform:
    """Any legal action, each as likely."""

    def choose(self, situation: Situation) -> int:
        return situation.any_of(situation.legal)
