"""What is printed on a task card, read from the numbers that the edition packs it into."""

from __future__ import annotations

from functools import lru_cache

from getaway.games.alcatraz.rules.state import ITEM_NAMES, ITEMS, NO_CARD, State
from getaway.games.alcatraz.shown.shapes import TaskView

LETTERS = "ABCDEF"
Face = tuple[int, int, int]  # the number of the card, its demands, its items: few enough to be remembered


def face_of(s: State, card: int) -> Face:
    """The face of a card that the edition has."""
    return card, s.task_demands[card], s.task_items[card]


@lru_cache(maxsize=1024)
def task_of(face: Face) -> TaskView:
    """A face in words. Whoever reads it must leave it as it is."""
    card, demands, items = face
    return TaskView(
        card=card,
        element=LETTERS[demands >> 4],
        prisoners=(demands & 3) + 1,
        guards=demands >> 2 & 3,
        items=[ITEM_NAMES[kind] for kind in range(ITEMS - 1) for _ in range(items >> 3 * kind & 7)],
    )


@lru_cache(maxsize=64)
def cards_by_element(demands: tuple[int, ...]) -> tuple[int, ...]:
    """The cards of each element that an edition has, a bit for each card."""
    found = [0] * len(LETTERS)
    for card, demanded in enumerate(demands):
        if demanded != NO_CARD:
            found[demanded >> 4] |= 1 << card
    return tuple(found)
