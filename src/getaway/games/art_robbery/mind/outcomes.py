"""What has become of a guessed game of Art Robbery for a seat: what a hint compares after two actions."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.scoring import worth
from getaway.games.art_robbery.rules.state import (
    BOSS,
    HAND,
    MAX_PLAYERS,
    PLACES,
    RAIDS,
    THIEF,
    State,
    dots,
    value,
)
from getaway.kernel.dialect import reals, rule

# One's own: is one poorest in alibis, points, alibis, a Boss that counts, the dog, Greedy thieves in hand,
# the sum of the numbers in hand. Then each seat's points, and whether it is poorest.
POOREST, POINTS, ALIBIS, BOSS_HELD, DOG_HELD, THIEVES, CARDS, SEAT_POINTS = range(8)
SEAT_POOREST = SEAT_POINTS + MAX_PLAYERS
OUTCOMES = SEAT_POOREST + MAX_PLAYERS


@rule
def read_outcomes(s: State, seat: int, row: MutableSequence[float]) -> None:
    """Nothing in the state is hidden; a Boss without a 4 or 5 of the raid counts nothing (AR-20)."""
    alibis = reals(MAX_PLAYERS)
    for token in range(RAIDS * PLACES):
        owner = s.owner[token]
        if owner < MAX_PLAYERS:
            alibis[owner] += dots(s, token)
            bare = value(s, token) == BOSS and token // PLACES == s.raid and backing(s, owner) == 0
            if not bare:
                row[SEAT_POINTS + owner] += worth(s, token)
                if value(s, token) == BOSS and owner == seat:
                    row[BOSS_HELD] = 1.0
    fewest = alibis[0]
    most = alibis[0]
    for other in range(s.players):
        fewest = min(fewest, alibis[other])
        most = max(most, alibis[other])
    for other in range(s.players):
        # AR-23: all who have the fewest; AR-24: of two only who has fewer.
        if alibis[other] == fewest and (s.players > 2 or fewest < most):
            row[SEAT_POOREST + other] = 1.0
    row[POOREST] = row[SEAT_POOREST + seat]
    row[POINTS] = row[SEAT_POINTS + seat]
    row[ALIBIS] = alibis[seat]
    row[DOG_HELD] = 1.0 if s.dog == seat else 0.0
    for i in range(HAND):
        if s.hands[seat][i] == THIEF:
            row[THIEVES] += 1.0
        elif 0 <= s.hands[seat][i] < BOSS:
            row[CARDS] += s.hands[seat][i]
