"""What every rules file defines. Generic code imports these names from here and is loaded anew for
each game, with the game's own functions in their place.

A state `s` has at least `rng`, `players`, `mover` and `phase`. `apply` runs to the next decision,
whoever takes it. Rules look at nothing but the state.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import NoReturn, Protocol

from getaway.kernel.actions import Actions, Observation
from getaway.kernel.dialect import NOBODY
from getaway.kernel.state import GameState, State_contra

ACTIONS = 0  # how many actions the game numbers
OBSERVATION = 0  # how many numbers `observe` writes
MAX_PLAYERS = 0  # the most players the game takes
actions = Actions()  # their names
observation = Observation()  # the names of those numbers
OVER = 0  # the phase in which nothing is decided any more


class Rules(Protocol[State_contra]):
    """A rules file: what follows here, for the states of one game."""

    ACTIONS: int
    OBSERVATION: int
    MAX_PLAYERS: int
    OVER: int
    actions: Actions
    observation: Observation

    def setup(self, s: State_contra, players: int, seed: int, /) -> None: ...
    def legal(self, s: State_contra, mask: MutableSequence[int], /) -> None: ...
    def apply(self, s: State_contra, action: int, /) -> None: ...
    def result(self, s: State_contra, payoff: MutableSequence[float], /) -> None: ...
    def hide(self, s: State_contra, seat: int, /) -> None: ...
    def determinize(self, s: State_contra, seat: int, /) -> None: ...
    def observe(self, s: State_contra, seat: int, out: MutableSequence[int], /) -> None: ...


class Invariants(Protocol[State_contra]):
    """A file of what must always hold."""

    def violated(self, s: State_contra, /) -> int: ...


class Considerations(Protocol[State_contra]):
    """A file of what speaks for and against an action."""

    FACTORS: int

    def consider(
        self,
        s: State_contra,
        options: MutableSequence[int],
        count: int,
        table: MutableSequence[float],
        /,
    ) -> None: ...


def _unlinked() -> NoReturn:
    raise TypeError("this file is generic: load it for a game")


def setup(s: GameState, players: int, seed: int) -> None:
    """Deal a new game into a state that holds its edition and options already."""
    _unlinked()


def legal(s: GameState, mask: MutableSequence[int]) -> None:
    """Mark every legal action of the mover; the mask comes in all zero."""
    _unlinked()


def apply(s: GameState, action: int) -> None:
    """Do a legal action and all that follows by itself, up to the next decision."""
    _unlinked()


def result(s: GameState, payoff: MutableSequence[float]) -> None:
    """Write what each seat has won at the end: 1 the win, 0 nothing, a share if it is shared."""
    _unlinked()


def hide(s: GameState, seat: int) -> None:
    """Wipe all that a seat may not know; NOBODY is a spectator. Sets `s.rng` to 0."""
    _unlinked()


def determinize(s: GameState, seat: int) -> None:
    """Fill what `hide` wiped with a guess that fits, from `s.rng`."""
    _unlinked()


def observe(s: GameState, seat: int, out: MutableSequence[int]) -> None:
    """Write what a seat may know as numbers, seen from that seat."""
    _unlinked()


def remind(s: GameState, true: GameState) -> None:
    """Put back into `s`, the true state hidden from a seat, what that seat was told since the deal and can no
    longer look at: `Game.recall` for whole rows. A rules file without it has nothing to put back."""
    _unlinked()


def recollect(s: GameState, seat: int, out: MutableSequence[int]) -> None:
    """Add to what `observe` wrote what a seat remembers from what it was told: of a true state, or of a
    hidden one after `remind` or `Game.recall`. A rules file without it has nothing to add."""
    _unlinked()


def violated(s: GameState) -> int:
    """The number of an invariant that the state breaks, or 0; from the game's `invariants` file."""
    _unlinked()


# The rest comes from the game's `considerations` file: what its heuristic makes of a state.
FACTORS = 0  # how many considerations there are
SEALED = NOBODY  # the phase in which all decide in secret at the same time, or NOBODY

OUTCOMES = 0  # how many things a hint compares after two actions; a file may leave these out


def read_outcomes(s: GameState, seat: int, row: MutableSequence[float]) -> None:
    """Write what has become of a guessed game for a seat: OUTCOMES numbers, which come in all zero."""
    _unlinked()


def consider(s: GameState, options: MutableSequence[int], count: int, table: MutableSequence[float]) -> None:
    """Weigh the mover's legal actions options[:count]: table[i * FACTORS + k] is how much consideration k
    speaks for option i; the table comes in all zero. Looks only at what the mover may know, so the state
    may be hidden from the others."""
    _unlinked()


def evaluate(s: GameState, chances: MutableSequence[float]) -> None:
    """Write each seat's chance of winning a game that is not over, without looking ahead; nothing in the
    state is hidden."""
    _unlinked()


def appraise(s: GameState, chances: MutableSequence[float]) -> None:
    """The same as `evaluate`, judged better and more slowly."""
    _unlinked()


def winners(s: GameState) -> int:
    """How many seats win if anybody does; a win that is shared is one."""
    _unlinked()


def reopen(s: GameState) -> None:
    """In the sealed phase: take back all ballots, so that the first voter votes again."""
    _unlinked()


def elected(s: GameState, ballots: MutableSequence[int]) -> int:
    """In the sealed phase: the action that wins if each seat chooses ballots[seat]."""
    _unlinked()


NAMES = (
    *("ACTIONS", "OBSERVATION", "MAX_PLAYERS", "OVER", "FACTORS", "SEALED"),
    *("setup", "legal", "apply", "result", "hide", "determinize", "observe"),
    *("remind", "recollect", "violated"),
    *("consider", "evaluate", "appraise", "winners", "reopen", "elected"),
    *("OUTCOMES", "read_outcomes"),
)
