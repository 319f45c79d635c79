"""What an action would bring, as far as the mover can know: a look before the leap."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypedDict

from getaway.games.art_robbery import rules
from getaway.games.art_robbery.notation import token_name
from getaway.games.art_robbery.state import (
    ACTIONS,
    CHOOSE_TOKEN,
    CHOOSE_VICTIM,
    FETCHES_DOG,
    GIVES_DOG,
    RAID_ENDS,
    ROBS,
    STEALS,
    TAKES,
    State,
)
from getaway.kernel.dialect import NOBODY


class Way(TypedDict):
    """One way an action can go, to the end of the turn or to the owner of the dog."""

    then: list[int]  # what the mover chooses next, to go this way
    takes: str | None  # what the thief gets: a token, `dog`, or None
    source: int | None  # from whom; None: from the middle, or nothing is taken
    guarded: bool  # whoever is robbed may give the dog instead
    ends_raid: bool


def ways(s: State, actions: Iterable[int]) -> list[list[Way]]:
    """All ways that each of some actions of the mover can go; the state is hidden from that seat."""
    # The hand is filled before the turn is over, so there have to be cards: any will do, as no way names one.
    guess = s.copy()
    guess.draw[0] = s.pile
    return [_follow(guess, [action]) for action in actions]


def _follow(s: State, path: list[int]) -> list[Way]:
    after = s.copy()
    after.story = []
    rules.apply(after, path[-1])
    if after.phase not in (CHOOSE_TOKEN, CHOOSE_VICTIM):
        return [_way(after.story, path[1:])]
    mask = [0] * ACTIONS
    rules.legal(after, mask)
    return [way for action in range(ACTIONS) if mask[action] for way in _follow(after, [*path, action])]


def _way(story: Sequence[tuple[int, ...]], then: list[int]) -> Way:
    """The end of a way, from what was told on it."""
    takes: str | None = None
    source = NOBODY
    guarded = ends_raid = False
    for _, kind, a, b, c in story:
        if kind == TAKES:
            takes = token_name(b)
        elif kind in (ROBS, STEALS):
            takes, source = token_name(c), b
            guarded = kind == ROBS
        elif kind == FETCHES_DOG:
            takes, source = "dog", b
        elif kind == GIVES_DOG:
            takes, source = "dog", a
        elif kind == RAID_ENDS:
            ends_raid = True
    return {
        "then": then,
        "takes": takes,
        "source": None if source == NOBODY else source,
        "guarded": guarded,
        "ends_raid": ends_raid,
    }
