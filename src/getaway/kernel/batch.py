"""Whole rows of states in one call, checked: masks, actions, seats and observations are arrays of NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from getaway.kernel import checks
from getaway.kernel.calls import BatchCalls
from getaway.kernel.dialect import NOBODY
from getaway.kernel.state import States

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

    from getaway.kernel.engine import Engine

    # Numbers for a row of states: one for all of them, or one for each.
    Numbers: TypeAlias = int | Sequence[int] | NDArray[numpy.integer[Any]]


class Batch:
    """What can be done with a whole row of states. A row of a table belongs to a state.

    `seats`, `actions` and `seeds` are one number for all states or one for each. If one of them may not be
    done, none is done.
    """

    def __init__(self, engine: Engine, calls: BatchCalls, play: Any, batch_play: Any) -> None:
        self._engine = engine
        self._calls = calls
        self._play = play
        self._batch_play = batch_play

    def legal(self, states: States, out: NDArray[numpy.int8] | None = None) -> NDArray[numpy.int8]:
        """A mask for each state: 1 for each legal action of whoever decides there."""
        count = self._dealt(states)
        return self._calls.legal(states, checks.table(out, (count, self._engine.actions), "int8"))

    def apply(self, states: States, actions: Numbers) -> None:
        """Do actions[i] in states[i]."""
        count = self._dealt(states)
        numbers = checks.of_each(actions, count, "action")
        refused: int = self._batch_play.first_refused(states, numbers)
        if refused != NOBODY:
            raise self._engine.why_not(states, refused, int(numbers[refused]))
        self._calls.apply(states, numbers)

    def observe(
        self, states: States, seats: Numbers, out: NDArray[numpy.int8] | None = None
    ) -> NDArray[numpy.int8]:
        """What seats[i] may know of states[i], as numbers; `observation_names` tells what they mean."""
        count = self._dealt(states)
        numbers = self._seats(states, count, seats, nobody=False)
        width = len(self._engine.observation_names)
        return self._calls.observe(states, numbers, checks.table(out, (count, width), "int8"))

    def hide(self, states: States, seats: Numbers) -> None:
        """Wipe from states[i] all that seats[i] may not know."""
        count = self._dealt(states)
        self._calls.hide(states, self._seats(states, count, seats, nobody=True))

    def determinize(self, states: States, seats: Numbers, seeds: Numbers) -> None:
        """Fill states[i], hidden from seats[i], with a guess that fits, drawn from seeds[i]."""
        count = self._dealt(states)
        numbers = self._seats(states, count, seats, nobody=True)
        drawn = checks.of_each(seeds, count, "seed")
        if count:
            checks.seed(int(drawn.min()))
        shown = self._column(states, count, "rng") != 0
        if shown.any():
            raise self._engine.not_hidden(int(shown.argmax()))
        work = self._engine.guessed(
            states, 0, count, lambda row: self._calls.determinize(row, numbers, drawn)
        )
        self._engine.put(work, states, 0)

    def payoff(self, states: States, out: NDArray[numpy.float64] | None = None) -> NDArray[numpy.float64]:
        """What each seat of each state has won; nothing where the game goes on."""
        count = self._dealt(states)
        table = checks.table(out, (count, self._engine.most_players), "float64")
        table[:] = 0.0
        return self._calls.payoff(states, table)

    def _dealt(self, states: States) -> int:
        """How many states there are, each of them of a game."""
        count = self._engine.check_row(states)
        wrong: int = self._play.first_not_dealt(states, 0, count)
        if wrong != NOBODY:
            raise self._engine.not_dealt(wrong)
        return count

    def _seats(self, states: States, count: int, seats: Numbers, nobody: bool) -> NDArray[numpy.int64]:
        numbers = checks.of_each(seats, count, "seat")
        players = self._column(states, count, "players")
        wrong = (numbers >= players) | (numbers < (NOBODY if nobody else 0))
        if wrong.any():
            i = int(wrong.argmax())
            checks.seat(int(numbers[i]), int(players[i]), nobody)
        return numbers

    def _column(self, states: States, count: int, name: str) -> NDArray[numpy.int64]:
        """A field of all states."""
        import numpy

        if self._engine.compiled:
            from getaway.kernel import compiled

            return numpy.asarray(compiled.records(states)[name], numpy.int64)
        return numpy.fromiter((getattr(state, name) for state in states), numpy.int64, count)
