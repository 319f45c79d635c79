"""What a seat remembers of others when it deals: how they voted, and what they said no to."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.alcatraz.mind.voters import burden, foreseen
from getaway.games.alcatraz.rules.state import (
    BRIBES,
    DO_TRADE,
    DROPS,
    EARNS,
    FRAMED_OF,
    GIVES,
    GIVES_TO_TASK,
    PAYS,
    PICK_SEAT,
    PICKS_UP,
    REFUSES,
    STEALS,
    TAKES,
    State,
)
from getaway.kernel.record import Told

__all__ = ["ballot_for", "burden", "foreseen_ballots", "stale_offers"]

# What changes the things in a hand; after it another answer may be hoped for.
CHANGES = (TAKES, STEALS, GIVES, GIVES_TO_TASK, DROPS, PICKS_UP, PAYS, EARNS, FRAMED_OF, BRIBES)


def ballot_for(seat: int) -> int:
    """The vote for a seat."""
    return PICK_SEAT + seat


def foreseen_ballots(told: Sequence[Told], s: State, seat: int) -> dict[tuple[int, int], float]:
    """How sure it is by their habits that others cast these ballots."""
    return {(voter, ballot_for(other)): sure for (voter, other), sure in foreseen(told, s, seat).items()}


def stale_offers(told: Sequence[Told], s: State, seat: int) -> frozenset[int]:
    """Trades that a seat would begin with those who have said no to it, while nothing has changed since."""
    refused: set[int] = set()
    for _, kind, *about in told:
        if kind == REFUSES and about[1] == seat:
            refused.add(about[0])
        elif kind in CHANGES:
            hands = set(about[:2]) if kind in (GIVES, STEALS) else {about[0]}
            refused = set() if seat in hands else refused - hands
    return frozenset(DO_TRADE + other for other in refused)
