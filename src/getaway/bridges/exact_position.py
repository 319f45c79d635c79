"""A game as OpenSpiel's states hold it, whose chance is exact: every draw of the rules is a node of its own.

Its outcomes are what can be drawn, as likely as it is, so that a solver can walk the whole tree of a small
edition.
"""

from __future__ import annotations

from functools import lru_cache

import numpy

from getaway.bots import heard
from getaway.bridges.position import Position
from getaway.kernel.chosen_chance import Outcomes, chosen_chance
from getaway.kernel.game import Told
from getaway.kernel.options import Value
from getaway.kernel.state import GameState, Row

KEPT = 1 << 17  # positions that are remembered, so that a solver that walks a tree again finds it


@lru_cache
def kept_positions(
    game: str, players: int, options: tuple[tuple[str, Value], ...], edition: str | None
) -> dict[tuple[int, ...], ExactPosition]:
    """What solvers have seen of a game already, by the way that leads there."""
    return {}


class ExactPosition(Position):
    """One game; while chance decides, what it has drawn so far for the deal or for the pending action."""

    __slots__ = ("choices", "path", "wanted")
    FIELDS = (*Position.FIELDS, *__slots__)

    def __init__(
        self, game: str, players: int, options: tuple[tuple[str, Value], ...], edition: str | None
    ) -> None:
        super().__init__(game, players, options, edition)
        self.choices: tuple[int, ...] = ()
        self.path: tuple[int, ...] | None = ()  # all draws and actions so far; None: it was guessed
        self.wanted: Outcomes | None = None
        self._go_on()

    @property
    def is_drawing(self) -> bool:
        """Does chance decide now?"""
        return self.wanted is not None

    def outcomes(self) -> Outcomes:
        """What chance may choose, and how likely each is."""
        assert self.wanted is not None
        return self.wanted

    def why_no_draw(self, outcome: int) -> str | None:
        """Why chance cannot choose this; None if it can."""
        possible = [possible for possible, _ in self.outcomes()]
        if outcome in possible:
            return None
        return f"Chance chooses one of {', '.join(map(str, possible))}, not {outcome}."

    def draw_any(self, random: numpy.random.RandomState) -> None:
        """Let chance decide."""
        outcomes, chances = zip(*self.outcomes(), strict=True)
        self.draw(outcomes[random.choice(len(outcomes), p=chances)])

    def draw(self, outcome: int) -> None:
        """Chance decides one draw."""
        if not self._found(outcome):
            self.choices += (outcome,)
            self._go_on()
            self._keep()

    def act(self, action: int) -> None:
        """Do a legal action; if it draws something, that waits for chance."""
        if not self._found(action):
            self.pending = action
            self._go_on()
            self._keep()

    def _found(self, step: int) -> bool:
        """Go to where this step leads, if somebody was there before."""
        if self.path is None:
            return False
        self.path += (step,)
        known = kept_positions(*self.asked).get(self.path)
        if known is None:
            return False
        for name in self.FIELDS:
            setattr(self, name, getattr(known, name))
        return True

    def _keep(self) -> None:
        kept = kept_positions(*self.asked)
        if self.path is not None and len(kept) < KEPT:
            # No state of it is ever written to, so all who come here share it.
            kept[self.path] = self.twin()

    def _go_on(self) -> None:
        """Do what waits as far as chance has decided."""
        table = self.table
        rules = chosen_chance(self.asked[0], table.engine.game.rules)
        if self.states is None:
            made = rules.deal(table.plain_state, table.players, self.choices)
        else:
            assert self.pending is not None
            made = rules.apply(table.engine.plain(self.states), self.pending, self.choices)
        if isinstance(made, list):
            self.wanted = made
            return
        if self.states is None:
            known: tuple[bytes, ...] = (b"",) * table.players
            self.told = ((),) * table.players
        else:
            known = self.known
            self.log += ((self.pending or 0, 0),)
            self.told = tuple((*told, *heard(made.story or (), seat)) for seat, told in enumerate(self.told))
        self.states = table.engine.spread(made)
        self.wanted, self.pending, self.choices = None, None, ()
        self._see(known)

    def retold(self, seat: int) -> tuple[GameState, tuple[Told, ...]]:
        """The plain state, and what a seat was told on the way."""
        return self.table.engine.plain(self.dealt), self.told[seat]

    def guess(self, seat: int, memory: tuple[Row, tuple[Told, ...]], seed: int) -> ExactPosition:
        """Another game that a seat cannot tell from this one."""
        twin = super().guess(seat, memory, seed)
        assert isinstance(twin, ExactPosition)
        twin.path = None
        return twin
