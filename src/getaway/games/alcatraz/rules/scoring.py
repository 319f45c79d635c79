"""The end of the game: who can be left, who stays, who escapes."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.alcatraz.rules.state import ALL_ELEMENTS, CASH, ELEMENTS, State, count, item_count
from getaway.kernel.dialect import NOBODY, rule

NOT_LEFT = 1 << 30


@rule
def held_without(s: State, seat: int) -> int:
    """AL-34: the elements that the others have between them, a bit for each."""
    together = 0
    for other in range(s.players):
        if other != seat:
            together |= s.elements[other]
    return together


@rule
def can_be_left(s: State, seat: int) -> bool:
    """AL-34: the others have all six elements without them."""
    return held_without(s, seat) == ALL_ELEMENTS


@rule
def element_count(s: State, seat: int) -> int:
    """How many elements a prisoner has marked."""
    total = 0
    for element in range(ELEMENTS):
        total += s.elements[seat] >> element & 1
    return total


@rule
def rank(s: State, seat: int) -> int:
    """AL-35: fewest elements, then least cash, fewest items, least stamina; lowest stays."""
    if not can_be_left(s, seat):
        return NOT_LEFT
    things = s.things[seat]
    wealth = element_count(s, seat) * 16 + count(things, CASH)
    return (wealth * 16 + item_count(things)) * 16 + s.stamina[seat]


@rule
def left_behind(s: State) -> int:
    """AL-35: who stays; NOBODY if nobody can be left, and `s.players` if the scapegoat has to name one."""
    if can_be_left(s, s.scapegoat):
        return s.scapegoat
    lowest = NOT_LEFT
    stays = NOBODY
    for seat in range(s.players):
        if rank(s, seat) < lowest:
            lowest = rank(s, seat)
            stays = seat
        elif rank(s, seat) == lowest and lowest != NOT_LEFT:
            stays = s.players
    return stays


@rule
def is_tied(s: State, seat: int) -> bool:
    """AL-35: is this one of those whom the scapegoat may name?"""
    lowest = NOT_LEFT
    for other in range(s.players):
        lowest = min(lowest, rank(s, other))
    return rank(s, seat) == lowest


@rule
def result(s: State, payoff: MutableSequence[float]) -> None:
    """AL-36: everyone who escapes wins, alike; who stays loses; with the 21st guard all do (AL-11)."""
    for seat in range(s.players):
        payoff[seat] = 1.0 if s.stays != NOBODY and s.stays != seat else 0.0
