"""What the package of a game's lessons provides, besides one TOML file a lesson and their words."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Protocol, cast

from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.kernel.game import Game
from getaway.kernel.json_value import Json
from getaway.kernel.sentence import Sentence
from getaway.kernel.state import GameState


class Staging(Protocol):
    """The module that `Game.lessons` names."""

    def stage(self, engine: Engine, players: int, deal: Mapping[str, Json]) -> GameState:
        """The state that a deal describes, or a `BadInput` that says why it cannot be."""

    def name(self, engine: Engine, action: int) -> str:
        """An action as lessons write it."""

    def brings(self, before: GameState, after: GameState, wish: Mapping[str, str]) -> bool:
        """Did chance bring what a lesson wishes for?"""

    def pointers(self, state: GameState, question: str) -> list[tuple[str, Sentence, bool]]:
        """All that can be pointed at: where it is, how it is called, and whether it is right.

        The state is hidden from all but the learner: the rules say what is right, not the file.
        """


def staging_of(game: Game) -> Staging:
    """How the tables of a game's lessons are set up."""
    if game.lessons is None:
        raise BadInput(f"There are no lessons for {game.name}.")
    return cast(Staging, importlib.import_module(game.lessons))
