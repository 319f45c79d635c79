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
CHANGES = frozenset((TAKES, STEALS, GIVES, GIVES_TO_TASK, DROPS, PICKS_UP, PAYS, EARNS, FRAMED_OF, BRIBES))
BETWEEN = (GIVES, STEALS)  # from one hand into another


def ballot_for(seat: int) -> int:
    """The vote for a seat."""
    return PICK_SEAT + seat


def foreseen_ballots(told: Sequence[Told], s: State, seat: int) -> dict[tuple[int, int], float]:
    """How sure it is by their habits that others cast these ballots."""
    return {(voter, ballot_for(other)): sure for (voter, other), sure in foreseen(told, s, seat).items()}


def stale_offers(told: Sequence[Told], seat: int) -> frozenset[int]:
    """Trades that a seat would begin with those who have said no to it, while nothing has changed since."""
    refused: set[int] = set()
    changed: set[int] = set()
    # From the last to the first: what happened before is of no account once the seat's own hand has changed.
    for _, kind, who, whom, _ in reversed(told):
        if kind in CHANGES:
            changed.add(who)
            if kind in BETWEEN:
                changed.add(whom)
            if seat in changed:
                break
        elif kind == REFUSES and whom == seat and who not in changed:
            refused.add(who)
    return frozenset(DO_TRADE + other for other in refused)
