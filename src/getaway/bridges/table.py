"""Some games of one kind, ready to be stepped by any bridge."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import SupportsIndex

import numpy
from numpy.typing import NDArray

from getaway import games
from getaway.bridges.errors import BadArgument
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.options import Value
from getaway.kernel.state import States
from getaway.words import Words

Asked = tuple[str, SupportsIndex | None, Mapping[str, Value] | None, Path | str | None, int, bool]
STEPPING = "getaway.bridges.stepping"


class Table:
    """A game with its number of players, options and edition, and room for a row of states."""

    def __init__(
        self,
        game: str,
        players: SupportsIndex | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Path | str | None = None,
        count: int = 1,
        compiled: bool = True,
    ) -> None:
        self.asked: Asked = (game, players, options, edition, count, compiled)
        if options is not None and not isinstance(options, Mapping):
            raise BadArgument(f"Options are given as a dict of names and values, not as {options!r}.")
        try:
            self.engine: Engine = games.load(game, edition=edition, compiled=compiled)
            # As in the arena: four, or what is nearest below.
            number = min(4, self.engine.game.players[-1]) if players is None else as_number(players)
            if number is None:
                raise BadArgument(f"players is a whole number, not {players!r}.")
            self.players = number
            self.engine.game.check_players(self.players)
            self.options = dict(options or {})
            self.fresh = self.engine.deal(self.players, 0, options=self.options)
        except BadInput as error:
            raise BadArgument(str(error)) from None
        self.plain_state = self.engine.plain(self.fresh)
        self.states = self.engine.blank(count)
        self.work = self.engine.blank(self.players)
        self.stepping: ModuleType = self.engine.generic(STEPPING)
        self.observation = int(self.engine.rules.OBSERVATION)
        self.meant = meant_actions(self)
        self.agents = [f"player_{seat}" for seat in range(self.players)]

    def __reduce__(self) -> tuple[Callable[[Asked, list[bytes]], Table], tuple[Asked, list[bytes]]]:
        # An engine is no thing to be copied or sent: the other table loads its own.
        return again, (self.asked, self.packed(self.states))

    def deal(self, i: int, seed: int) -> None:
        """Deal the game of a seed."""
        self.stepping.deal_anew(self.states, i, self.fresh, self.players, seed)

    def legal(self, states: States) -> list[int]:
        """What whoever decides in states[0] may do."""
        if not isinstance(states, numpy.ndarray):
            return self.engine.legal(states)
        mask = numpy.zeros(self.engine.actions, numpy.int8)
        self.stepping.mark(states, 0, states["mover"][0], mask)
        legal: list[int] = mask.nonzero()[0].tolist()
        return legal

    def stands_for(self, seat: int, action: object) -> object:
        """What an action of a seat that counts from itself on stands for; anything else as it is."""
        number = as_number(action)
        return action if number not in range(self.engine.actions) else int(self.meant[seat, number])

    def packed(self, states: States) -> list[bytes]:
        """The bytes of each state of a row."""
        if not isinstance(states, numpy.ndarray):
            return [state.pack() for state in states]
        whole: bytes = states.tobytes()
        size = self.engine.state_bytes
        return [whole[start : start + size] for start in range(0, len(whole), size)]

    def refusal(self, i: int, seat: int, action: int) -> str | None:
        """Which rule forbids an action, in a sentence; None if none does."""
        game = self.engine.game
        refusal = game.why_not(self.engine.plain(self.states, i), seat, action)
        if refusal is None:
            return None
        said = Words(game, "en", self.agents).say(refusal.reason)
        return f"{self.engine.action_names[action]!r} ({action}) is refused: {said} ({refusal.rule})"


def again(asked: Asked, packed: list[bytes]) -> Table:
    """A table like one that was made so, with the same games on it."""
    table = Table(*asked)
    if isinstance(table.states, numpy.ndarray):
        table.states = numpy.frombuffer(bytearray(b"".join(packed)), type(table.plain_state).dtype())
    else:
        table.states = [type(table.plain_state).unpack(row) for row in packed]
    return table


def meant_actions(table: Table) -> NDArray[numpy.int64]:
    """What each seat's own numbers of actions stand for, if it counts the seats from itself on."""
    actions = table.engine.rules.actions
    return numpy.array([actions.seen_from(seat, table.players) for seat in range(table.players)], numpy.int64)


def as_number(given: object) -> int | None:
    """A whole number of Python or NumPy; True, 3.0 and "3" are none."""
    if isinstance(given, bool) or not isinstance(given, SupportsIndex):
        return None
    try:
        return int(given.__index__())
    except TypeError:
        # An array answers to __index__ only if it holds a single whole number.
        return None
