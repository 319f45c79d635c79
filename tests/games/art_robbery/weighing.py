"""The table of considerations as tests read it."""

from __future__ import annotations

from getaway.games.art_robbery.mind.considerations import CONSIDERATIONS, FACTORS, consider
from getaway.games.art_robbery.rules.state import State
from getaway.games.art_robbery.shown.notation import action_words
from tests.games.art_robbery.scene import ENGINE, Scene


def table_of(state: State, legal: list[int]) -> list[float]:
    """All rows, one after the other, for a plain state."""
    table = [0.0] * (len(legal) * FACTORS)
    consider(state, legal, len(legal), table)
    return table


def speaks(scene: Scene, **words: object) -> dict[str, float]:
    """What speaks for or against an offer, by name; nothing that is zero."""
    legal = ENGINE.legal([scene.state])
    place = [str(action_words(scene.state, action)) for action in legal].index(str(words))
    row = table_of(scene.state, legal)[place * FACTORS : (place + 1) * FACTORS]
    return {name: number for name, number in zip(CONSIDERATIONS, row, strict=True) if number}
