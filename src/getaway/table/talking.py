"""The typed talk of a game, as the table knows it; a game without one has phrases and texts alone."""

from __future__ import annotations

from typing import Any, Protocol

from getaway.kernel.game import Game
from getaway.kernel.sentence import Sentence


class Language(Protocol):
    """Statements made of board things, one JSON for people, bots and other programs."""

    def read(self, said: Any, state: Any, seat: int) -> Any:
        """A statement, or the refusal that says what is wrong with it."""

    def write(self, statement: Any) -> dict[str, Any]:
        """The same as JSON."""

    def sentences(self, statement: Any) -> list[Sentence]:
        """The same for a person."""

    def ledger(self) -> Any:
        """An empty ledger of promises."""


def language_of(game: Game) -> Language | None:
    """The language in which one talks at a game."""
    return game.talk
