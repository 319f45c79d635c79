"""What every view has, whatever the game: enough for doors that know no game."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from getaway.kernel.sentence import Sentence


class Shape(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A piece of a view: made once, never changed, and without a way back to itself."""


class Deed(Shape, frozen=True, kw_only=True, gc=False):
    """What an action is: its kind, in the game's own fields what it is about, and its name.

    A field that the kind has no use for is left out.
    """

    action: int
    kind: str
    label: Sentence


class Result(Shape, frozen=True, kw_only=True, gc=False):
    """How a game ended, in the game's own fields."""


class Ending(Shape, frozen=True, kw_only=True, gc=False):
    """How a game ended for one seat, as a list of games shows it: in a word or two, and why."""

    title: Sentence
    reason: Sentence


class View(Shape, frozen=True, kw_only=True, gc=False):
    """All that a viewer sees of a game; each game adds its own."""

    game: str
    players: int
    mover: int | None  # who decides; None: the game is over
    decision: str | None  # what is decided now
    seats: Sequence[Shape]  # what is seen of each player
    choices: Sequence[Deed]  # what is open to the viewer; empty: they are not asked
    result: Result | None  # None until the game is over
