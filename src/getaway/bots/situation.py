"""What a bot is given, and what a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import EVERYBODY
from getaway.kernel.engine import Engine
from getaway.kernel.game import Ledger, Told, remember_nothing
from getaway.kernel.state import GameState, States


@dataclass(frozen=True)
class Situation:
    """A decision as a bot meets it: nothing in here that `hide` would not leave to its seat."""

    engine: Engine
    hidden: GameState  # the plain state as its seat may know it
    seat: int
    seed: int  # for the bot's own random numbers
    told: Sequence[Told] = field(default=(), repr=False)  # all that its seat was told since the deal
    ledger: Ledger | None = field(default=None, repr=False)  # what was promised at the table, which is public

    @cached_property
    def legal(self) -> list[int]:
        """What may be chosen."""
        return self.engine.legal(self.shown)

    @cached_property
    def shown(self) -> States:
        """The hidden state as the engine takes it; nobody writes into it."""
        return self.engine.spread(self.hidden)

    @cached_property
    def known(self) -> States:
        """The same with what is remembered; nobody writes into it either."""
        forgets = self.engine.game.recall is remember_nothing
        return self.shown if forgets else self.engine.spread(self.remembered)

    @cached_property
    def remembered(self) -> GameState:
        """The hidden state with what the seat has been told put back into it."""
        state = self.hidden.copy()
        self.engine.game.recall(state, self.told)
        return state

    @cached_property
    def dice(self) -> Dice:
        """The bot's own random numbers."""
        return Dice(self.seed)

    def any_of(self, actions: Sequence[int]) -> int:
        """One of these, each as likely."""
        return actions[below(self.dice, len(actions))]


@dataclass(frozen=True)
class Persona:
    """What a bot is like, apart from its strength."""

    no_winner: float = 0.0  # what an end without winners is worth to it: to win is 1, to lose alone 0
    betrays: bool = False  # breaks a promise when that pays


HONEST = Persona()


class Bot(Protocol):
    """Whatever chooses: one of the ladder's, or a class of your own."""

    def choose(self, situation: Situation) -> int:
        """One of the legal actions."""
        ...


def show(
    engine: Engine,
    state: GameState,
    seat: int,
    seed: int,
    told: Sequence[Told] = (),
    ledger: Ledger | None = None,
) -> Situation:
    """What a seat sees of a plain state: a hidden copy, and of the story only what it was told."""
    hidden = state.copy()
    engine.game.hide(hidden, seat)
    hidden.story = None
    return Situation(engine, hidden, seat, seed, told, ledger)


def heard(story: Sequence[Told] | None, seat: int) -> list[Told]:
    """The part of a story that a seat was told."""
    return [event for event in story or () if event[0] in (seat, EVERYBODY)]
