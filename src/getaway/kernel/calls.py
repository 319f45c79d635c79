"""The calls of an engine as they are, without a look at what they are given."""

from __future__ import annotations

from collections.abc import Callable, MutableSequence
from functools import cached_property
from types import ModuleType
from typing import TYPE_CHECKING, Any

from getaway.kernel.state import States

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray


class Rows:
    """Makes rows of numbers as an engine wants them."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled

    def zeros(self, length: int, kind: str = "int8") -> MutableSequence[Any]:
        """A row of zeros."""
        if self.compiled:
            import numpy

            row: Any = numpy.zeros(length, kind)
            made: MutableSequence[Any] = row
            return made
        return [0] * length


class Safe:
    """The rules of a module, compiled so that no index leaves its table; plain ones as they are."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._module, name)
        return getattr(found, "safe", found)


class Calls:
    """What can be done with a state of a row, unchecked.

    Nothing is looked at: an index, a seat or an action that is not there, or an action that is not legal,
    spoils memory and may end Python. For loops that take what they hand in from the engine itself.
    """

    def __init__(self, rules: Any, play: Any, batch_play: Callable[[], Any], rows: Rows) -> None:
        self._rules = rules
        self._play = play
        self._rows = rows
        self._batch_play = batch_play

    @cached_property
    def batch(self) -> BatchCalls:
        """The same for whole rows of states in one call, unchecked as well."""
        return BatchCalls(self._batch_play(), self._rows.compiled)

    def legal(self, states: States, i: int = 0) -> list[int]:
        """The legal actions of whoever decides, in order."""
        mask: Any = self._rows.zeros(self._rules.ACTIONS)
        self._play.legal_at(states, i, mask)
        if self._rows.compiled:
            found: list[int] = mask.nonzero()[0].tolist()
            return found
        return [action for action, marked in enumerate(mask) if marked]

    def apply(self, states: States, i: int, action: int) -> None:
        """Do an action that `legal` offers."""
        self._play.apply_at(states, i, action)

    def hide(self, states: States, i: int, seat: int) -> None:
        """Wipe from a state all that a seat may not know."""
        self._play.hide_at(states, i, seat)
        if not self._rows.compiled:
            # The story holds what was whispered to others.
            states[i].story = None

    def determinize(self, states: States, i: int, seat: int, seed: int) -> None:
        """Fill a hidden state with a guess that fits."""
        self._play.determinize_at(states, i, seat, seed)

    def observe(self, states: States, i: int, seat: int) -> MutableSequence[int]:
        """What a seat may know, as numbers; `observation_names` tells what each of them means."""
        out = self._rows.zeros(self._rules.OBSERVATION)
        self._play.observe_at(states, i, seat, out)
        return out

    def payoff(self, states: States, i: int = 0) -> list[float]:
        """What each seat has won, when the game is over."""
        out = self._rows.zeros(self._rules.MAX_PLAYERS, "float64")
        self._play.result_at(states, i, out)
        return [float(out[seat]) for seat in range(states[i].players)]

    def play_random(self, states: States, first: int, last: int) -> int:
        """Play games to their ends at random; returns how many decisions that took."""
        decisions: int = self._play.play_random(states, first, last)
        return decisions

    def play_checked(self, states: States, first: int, last: int) -> int:
        """Play at random and look at every invariant; -1 - i names the first game that broke one."""
        decisions: int = self._play.play_checked(states, first, last)
        return decisions


class BatchCalls:
    """What can be done with a whole row of states, unchecked. Tables are NumPy's on either engine.

    Numbers for each state come as an array of int64, and `out` as the table to write into.
    """

    def __init__(self, play: Any, compiled: bool) -> None:
        self._play = play
        self._compiled = compiled

    def legal(self, states: States, out: NDArray[numpy.int8]) -> NDArray[numpy.int8]:
        """Mark the legal actions of each state in its row of `out`."""
        self._play.legal_all(states, out)
        return out

    def apply(self, states: States, actions: NDArray[numpy.int64]) -> None:
        """Do actions[i], which is legal, in states[i]."""
        self._play.apply_all(states, actions)

    def observe(
        self, states: States, seats: NDArray[numpy.int64], out: NDArray[numpy.int8]
    ) -> NDArray[numpy.int8]:
        """Write what seats[i] may know of states[i] in its row of `out`."""
        self._play.observe_all(states, seats, out)
        return out

    def hide(self, states: States, seats: NDArray[numpy.int64]) -> None:
        """Wipe from states[i] all that seats[i] may not know."""
        self._play.hide_all(states, seats)
        if not self._compiled:
            for state in states:
                state.story = None

    def determinize(self, states: States, seats: NDArray[numpy.int64], seeds: NDArray[numpy.int64]) -> None:
        """Fill states[i], hidden from seats[i], with a guess drawn from seeds[i]."""
        self._play.determinize_all(states, seats, seeds)

    def payoff(self, states: States, out: NDArray[numpy.float64]) -> NDArray[numpy.float64]:
        """Write what each seat has won, where the game is over, in its row of `out`, which is all zero."""
        self._play.result_all(states, out)
        return out
