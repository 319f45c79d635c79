"""How a game of Art Robbery stands: each seat's chance to win, judged without looking ahead.

First who will be poorest in alibis (AR-23, AR-24), then who of the others will have most points. Both are
the surer the more of the game is over.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.scoring import FINE, worth
from getaway.games.art_robbery.rules.state import MAX_PLAYERS, PLACES, State, dots
from getaway.kernel.dialect import reals, rule

# Fitted to games of the bot medium, for each number of players from two on: how fast an alibi and a point
# come to count (now, in proportion to what is over, to its third power), and in points what this raid's loot
# counts less than a safe one, the dog and a Boss without a 4 or 5.
ALIBI_NOW, ALIBI_SOON, ALIBI_LATE, POINT_NOW, POINT_SOON, POINT_LATE, LOOT, DOG_HELD, BARE = range(9)
FITTED: tuple[tuple[float, ...], ...] = (
    (0.109, 0.360, 0.429, 0.135, 0.012, 0.117, 0.153, 1.979, 2.729),
    (0.411, 0.527, 0.326, 0.022, 0.055, 0.098, 0.200, 1.413, 1.320),
    (0.608, 0.520, 0.123, 0.079, 0.056, 0.097, 0.369, 1.168, 1.709),
    (0.647, 0.699, 0.063, 0.058, 0.110, 0.096, 0.362, 1.933, 1.665),
)


@rule
def count_up(
    s: State, points: MutableSequence[float], alibis: MutableSequence[float], loot: MutableSequence[float]
) -> None:
    """The points and alibis that each seat is known to have, and the points of this raid's loot."""
    first = s.raid * PLACES
    for token in range(first):
        owner = s.owner[token]
        if owner < MAX_PLAYERS:
            points[owner] += worth(s, token)
            alibis[owner] += dots(s, token)
    for token in range(first, first + PLACES):
        owner = s.owner[token]
        if owner < MAX_PLAYERS:
            points[owner] += worth(s, token)
            alibis[owner] += dots(s, token)
            loot[owner] += worth(s, token)


@rule
def progress(s: State) -> float:
    """How much of the game is over, from 0 to 1."""
    return (s.raid + 1 - s.middle / PLACES) / s.raids


@rule
def evaluate(s: State, chances: MutableSequence[float]) -> None:
    """Each seat's chance to win, by points and alibis so far."""
    points = reals(MAX_PLAYERS)
    alibis = reals(MAX_PLAYERS)
    loot = reals(MAX_PLAYERS)
    count_up(s, points, alibis, loot)
    fitted = FITTED[s.players - 2]
    gone = progress(s)
    alibi = fitted[ALIBI_NOW] + fitted[ALIBI_SOON] * gone + fitted[ALIBI_LATE] * gone**3
    point = fitted[POINT_NOW] + fitted[POINT_SOON] * gone + fitted[POINT_LATE] * gone**3
    # From here on `alibis` holds how likely each is poorest in them, `points` how strong each is in points.
    boss = s.owner[s.raid * PLACES + PLACES - 1]
    doubt = 0.0
    strength = 0.0
    for seat in range(s.players):
        own = points[seat] - fitted[LOOT] * loot[seat]
        if s.dog == seat:
            own += fitted[DOG_HELD]
        if boss == seat and backing(s, seat) == 0:
            own -= fitted[BARE]
        alibis[seat] = exp(-alibi * alibis[seat])
        points[seat] = exp(point * own)
        doubt += alibis[seat]
        strength += points[seat]
    share_out(s.players, points, strength, alibis, doubt, exp(-point * FINE), chances)


@rule
def share_out(
    players: int,
    strong: MutableSequence[float],
    strength: float,
    poor: MutableSequence[float],
    doubt: float,
    fined: float,
    chances: MutableSequence[float],
) -> None:
    """Each seat's chance, by how strong all are in points, how likely each is poorest in alibis, and the
    sums of both. From three players on the poorest is out; of two, only poorer (AR-24)."""
    for seat in range(players):
        chances[seat] = 0.0
    for poorest in range(players):
        likely = poor[poorest] / doubt
        left = strong[poorest] * fined if players == 2 else 0.0
        rest = strength - strong[poorest] + left
        for seat in range(players):
            chances[seat] += likely * (left if seat == poorest else strong[seat]) / rest
