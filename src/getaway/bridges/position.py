"""A game as OpenSpiel's states hold it: copied, resampled and written to disk at any moment.

Chance is explicit: four nodes of 256 outcomes choose the deal, and one of 16 follows every action after which
something is drawn. What an outcome draws depends on the deal too, so that to players, who do not know
the deal, every draw is exactly as likely as at a table.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import ClassVar, Self

import numpy

from getaway.bots import heard, show
from getaway.bridges.table import Table
from getaway.games import load
from getaway.kernel.chance import generator
from getaway.kernel.chosen_chance import Outcomes
from getaway.kernel.dialect import NOBODY
from getaway.kernel.game import Told
from getaway.kernel.options import Value
from getaway.kernel.state import GameState, Row

DIGITS = 4  # chance nodes that choose the deal
DIGIT = 256  # outcomes of each
DRAWS = 16  # outcomes of a later one
DEALS: Outcomes = [(outcome, 1 / DIGIT) for outcome in range(DIGIT)]
LATER: Outcomes = [(outcome, 1 / DRAWS) for outcome in range(DRAWS)]
STILL = generator(1)  # a generator nobody has drawn from
SEEDS = 1 << 62


@lru_cache
def table_of(game: str, players: int, options: tuple[tuple[str, Value], ...], edition: str | None) -> Table:
    """The table that all positions of a game share."""
    return Table(game, players, dict(options), edition)


class Position:
    """One game and how it came about since some moment; before the deal, only the digits drawn so far."""

    __slots__ = (
        *("asked", "base", "digits", "known", "log", "mover", "options", "pending", "salt", "states"),
        *("table", "told"),
    )
    FIELDS: ClassVar[tuple[str, ...]] = __slots__

    def __init__(
        self, game: str, players: int, options: tuple[tuple[str, Value], ...], edition: str | None
    ) -> None:
        self.asked = (game, players, options, edition)
        self.table = table_of(*self.asked)
        self.digits: tuple[int, ...] = ()
        self.states: Row | None = None
        self.salt = 0
        self.mover = NOBODY  # who decides
        self.options: list[int] | None = None  # what the mover may do, once somebody has asked
        self.pending: int | None = None  # an action that waits for what it draws
        # What each seat has seen so far, in a digest: two histories that a seat cannot tell apart are one.
        self.known: tuple[bytes, ...] = ()
        self.base = b""
        self.told: tuple[tuple[Told, ...], ...] = ()  # up to `base`
        self.log: tuple[tuple[int, int], ...] = ()  # since then: each action, and the generator before it

    def twin(self) -> Self:
        """Another position with the very same parts."""
        twin = object.__new__(type(self))
        for name in self.FIELDS:
            setattr(twin, name, getattr(self, name))
        return twin

    def __deepcopy__(self, memo: object) -> Self:
        twin = self.twin()
        if self.states is not None:
            twin.states = copied(self.states)
        return twin

    @property
    def dealt(self) -> Row:
        """The states, once there are any."""
        assert self.states is not None
        return self.states

    def __getstate__(self) -> dict[str, object]:
        kept = {name: getattr(self, name) for name in self.FIELDS if name not in ("states", "table")}
        kept["packed"] = b"" if self.states is None else self.table.packed(self.states)[0]
        return kept

    def __setstate__(self, kept: Mapping[str, object]) -> None:
        for name, value in kept.items():
            if name != "packed":
                setattr(self, name, value)
        self.table = table_of(*self.asked)
        self.states = None
        packed = kept["packed"]
        assert isinstance(packed, bytes)
        if packed:
            self.states = self.table.engine.spread(type(self.table.plain_state).unpack(packed))

    @property
    def is_drawing(self) -> bool:
        """Does chance decide now?"""
        return self.states is None or self.pending is not None

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.mover == NOBODY and not self.is_drawing

    def legal(self) -> list[int]:
        """What the mover may do."""
        if self.options is None:
            self.options = self.table.legal(self.dealt)
        return self.options

    def outcomes(self) -> Outcomes:
        """What chance may choose, each as likely."""
        return DEALS if self.states is None else LATER

    def why_no_draw(self, outcome: int) -> str | None:
        """Why chance cannot choose this; None if it can."""
        last = len(self.outcomes()) - 1
        return None if 0 <= outcome <= last else f"Chance chooses a number from 0 to {last}, not {outcome}."

    def draw_any(self, random: numpy.random.RandomState) -> None:
        """Let chance decide."""
        self.draw(random.randint(len(self.outcomes())))

    def draw(self, outcome: int) -> None:
        """Chance decides: a digit of the deal, or what the pending action draws."""
        if self.pending is not None:
            text = f"{self.salt} {len(self.log)} {outcome}".encode()
            drawn = generator(int.from_bytes(hashlib.blake2b(text, digest_size=7).digest()))
            self._apply(self.pending, drawn)
            return
        self.digits += (outcome,)
        if len(self.digits) == DIGITS:
            table = self.table
            self.salt = int.from_bytes(bytes(self.digits))
            self.states = table.engine.blank()
            table.stepping.deal_anew(self.dealt, 0, table.fresh, table.players, self.salt)
            self._see((b"",) * table.players)
            self.base = table.packed(self.dealt)[0]
            self.told = ((),) * table.players

    def act(self, action: int) -> None:
        """Do a legal action; if it draws something, that waits for chance."""
        if self.table.stepping.draws(self.states, action, self.table.work, STILL):
            self.pending = action
        else:
            self._apply(action, STILL)

    def _apply(self, action: int, rng: int) -> None:
        self.table.stepping.apply_drawing(self.states, action, rng)
        self.log += ((action, rng),)
        self.pending = None
        self._see(self.known)

    def _see(self, known: tuple[bytes, ...]) -> None:
        """Let every seat see what it may, after what it knew."""
        self.options = None
        self.mover = int(self.table.stepping.show_all(self.states, self.table.work))
        shown = self.table.packed(self.table.work)
        self.known = tuple(
            hashlib.blake2b(before + now, digest_size=16).digest()
            for before, now in zip(known, shown, strict=True)
        )

    def retold(self, seat: int) -> tuple[GameState, tuple[Told, ...]]:
        """The plain state, played again from the base, and what a seat was told on the way."""
        plain = load(self.asked[0])
        state = type(self.table.plain_state).unpack(self.base)
        told = list(self.told[seat])
        for action, rng in self.log:
            state.rng = rng
            state.story = []
            plain.game.apply(state, action)
            told += heard(state.story, seat)
        state.rng = 0
        return state, tuple(told)

    def remembered(self, seat: int) -> tuple[Row, tuple[Told, ...]]:
        """The state as a seat knows and remembers it, and what it was told."""
        state, told = self.retold(seat)
        situation = show(self.table.engine, state, seat, 0, told)
        return self.table.engine.spread(situation.remembered), told

    def guess(self, seat: int, memory: tuple[Row, tuple[Told, ...]], seed: int) -> Position:
        """Another game that a seat cannot tell from this one."""
        remembered, told = memory
        table = self.table
        twin = self.twin()
        twin.states = copied(remembered)
        table.engine.determinize(twin.states, 0, seat, seed)
        # What others have seen in that game is not known; they know what they can see now.
        twin._see(tuple(b"" for _ in self.known))
        known = list(twin.known)
        known[seat] = self.known[seat]
        twin.known = tuple(known)
        twin.salt = seed
        twin.base = table.packed(twin.states)[0]
        twin.log = ()
        twin.told = tuple(told if other == seat else () for other in range(table.players))
        return twin


def copied(states: Row) -> Row:
    """A row of one state, apart from this one."""
    return states.copy() if isinstance(states, numpy.ndarray) else [states[0].copy()]
