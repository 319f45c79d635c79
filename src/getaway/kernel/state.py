"""What every state has, whatever the game, and the rows in which both engines keep states.

The house knows a state as a `GameState`, and a game knows its own: `Game[State, Edition]`, `Engine[State]`.
Where no game is named, `Game` and `Engine` are those of any game: whoever has one gets states from it, and
gives it back no others. So a game of one kind of state is a game (`covariant`), although it takes only these.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from getaway.kernel.record import Record, i8, i64

if TYPE_CHECKING:
    from typing_extensions import TypeVar
else:
    from typing import TypeVar


class GameState(Record):
    """A game at one moment, in its plain form. The state of every game has these fields, and its own."""

    if TYPE_CHECKING:
        rng = i64
        players = i8
        mover = i8  # who decides now, or NOBODY
        phase = i8  # what is decided now; OVER: nothing any more


class Edition(Protocol):
    """The printed data of a game: checked when read, the same for both engines."""

    @property
    def name(self) -> str: ...
    @property
    def warnings(self) -> tuple[str, ...]: ...


if TYPE_CHECKING:
    StateT = TypeVar("StateT", bound=GameState, default=GameState)
    State_co = TypeVar("State_co", bound=GameState, default=GameState, covariant=True)
    State_contra = TypeVar("State_contra", bound=GameState, default=GameState, contravariant=True)
    EditionT = TypeVar("EditionT", bound=Edition, default=Edition)
    Edition_co = TypeVar("Edition_co", bound=Edition, default=Edition, covariant=True)
else:
    # Python itself knows defaults from 3.13 on.
    StateT = TypeVar("StateT")
    State_co = TypeVar("State_co", covariant=True)
    State_contra = TypeVar("State_contra", contravariant=True)
    EditionT = TypeVar("EditionT")
    Edition_co = TypeVar("Edition_co", covariant=True)


class States(Protocol[State_co]):
    """A row of states to look at and to play on: a list of plain ones, or an array of records."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[State_co]: ...
    def __getitem__(self, i: int, /) -> State_co: ...


class Places(Protocol[State_contra]):
    """A row into which states are put."""

    def __setitem__(self, i: int, state: State_contra, /) -> None: ...


class Row(States[StateT], Places[StateT], Protocol[StateT]):
    """A row of states of one game, as an engine makes it."""
