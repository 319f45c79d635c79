"""Why one action is better than another: what a game is given to say it, and what it says.

A game's `hints` module keeps this contract. It names nothing but what speaks for the better action: a
consideration without which the preference would be smaller, or an outcome that surely differs in the same
guessed games.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from types import ModuleType
from typing import NamedTuple, Protocol, cast

import msgspec

from getaway.kernel.game import Game
from getaway.kernel.sentence import Sentence
from getaway.kernel.state import GameState, State_contra


class Case(NamedTuple):
    """Two actions of a seat, and what was found to tell them apart."""

    seat: int
    best: int
    second: int
    speaks: Mapping[str, str]  # considerations that prefer the best, weightiest first: "for" or "against"
    # Outcomes that surely differ, after the best and after the second; by the names of the hints module.
    outcomes: Mapping[str, tuple[float, float]]
    slight: bool = False  # the chances hardly differ: what is small is worth a word


class Reason(NamedTuple):
    """A sentence, and the consideration or the outcome that it puts into words."""

    ground: str
    sentence: Sentence


class Tip(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What a newcomer should hear once, and what on the board it is about."""

    sentence: Sentence
    anchor: str  # as lessons name it, such as `room:laundry`; empty: nothing that can be pointed at


class Hints(Protocol[State_contra]):
    """What a game's hints module defines."""

    OUTCOME_NAMES: tuple[str, ...]  # in the order of `read_outcomes`
    BEGINS: tuple[int, ...]  # the phases in which a move begins; what is chosen in others belongs to one

    def by_outcomes(self, s: State_contra, case: Case, /) -> list[Reason]:
        """What the outcomes say for the best, strongest first; only what is better for the seat."""

    def by_considerations(self, s: State_contra, case: Case, /) -> list[Reason]:
        """What the considerations say for it, in pieces that lie on the board."""

    def deed(self, s: State_contra, action: int, /) -> Sentence | None:
        """A choice as a whole deed, where its label says too little by itself."""

    def aim(self, s: State_contra, action: int, consideration: str, /) -> Sentence | None:
        """What an action is for, by the consideration that speaks most for it ("": none), or an outcome."""

    def tips(self, s: State_contra, seat: int, /) -> list[Tip]:
        """What a newcomer in a seat should know of the state as it is seen from there, most urgent first."""


def hints_of(game: Game) -> Hints[GameState] | None:
    """The module that puts a game's reasons into words."""
    if game.hints is None:
        return None
    module: ModuleType = importlib.import_module(game.hints)
    return cast(Hints[GameState], module)
