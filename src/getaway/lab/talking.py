"""Talk in the arena: before a sealed vote every bot that can speak may, in turn, a few times."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from getaway import bots
from getaway.deals import Habits
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.state import GameState

TICKS = 2  # how often each may speak before a vote: an offer, and an answer to it


class Talks:
    """The talk of one game, and the ledger of what was promised in it."""

    def __init__(self, engine: Engine, habits: Habits | None = None) -> None:
        if engine.game.talk is None:
            raise BadInput(f"There's no talk in {engine.game.name}.")
        self.sealed: int = engine.generic("getaway.bots.ballots").SEALED
        self.ledger = engine.game.talk()
        self.habits = habits

    def is_due(self, before: GameState | None, state: GameState) -> bool:
        """Has a vote just begun?"""
        return bool(state.phase == self.sealed and (before is None or before.phase != self.sealed))

    def hold(
        self, state: GameState, chairs: Sequence[bots.Bot | None], look: Callable[[int, int], bots.Situation]
    ) -> None:
        """Let every bot speak; what it says is heard by those who speak after it."""
        for tick in range(TICKS):
            for seat, bot in enumerate(chairs):
                speak = getattr(bot, "speak", None)
                for said in speak(look(seat, tick)) if speak else ():
                    self.ledger.hear(said, state, seat)
                    if self.habits is not None:
                        self.habits.hear(said, state, seat)

    def see(self, before: GameState, state: GameState) -> None:
        """Judge the promises by a decision."""
        self.ledger.see(before, state, state.story or ())
