"""How a game of Art Robbery stands, judged with care: the same model as `evaluation`, over more signs.

What lies open to theft, what the dog guards, what a hand could fetch next. In a guessed game all hands can
be seen.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

from getaway.games.art_robbery.mind.evaluation import progress, share_out
from getaway.games.art_robbery.rules.raids import backing
from getaway.games.art_robbery.rules.scoring import FINE, worth
from getaway.games.art_robbery.rules.state import (
    BOSS,
    DOG,
    HAND,
    MAX_PLAYERS,
    MIDDLE,
    NO_CARD,
    PLACES,
    THIEF,
    State,
    dots,
    value,
)
from getaway.kernel.dialect import numbers, reals, rule

# The signs of each seat: points and alibis; signs that count as points; signs that count as alibis.
POINTS, ALIBIS = 0, 1
LOOT, FRESH_LOOT, OPEN_LOOT, GUARDED_LOOT, DOG_HELD, EARLY_DOG, BARE_BOSS, ON_TURN = range(2, 10)
THIEVES, DOG_CARD, BOSS_CARD, TO_FETCH, TO_STEAL, BOSS_AT_RISK = range(10, 16)
LOOT_ALIBIS, OPEN_ALIBIS, ALIBIS_TO_FETCH = range(16, 19)
SIGNS = 19
CURVES = 6  # three numbers say how fast an alibi comes to count, three a point: see `evaluation`

# Fitted to games of players who look one step ahead by these very numbers, by the number of players:
# the curves, then what each sign from LOOT on counts, in points or in alibis.
FITTED: tuple[tuple[float, ...], ...] = (
    (
        *(0.277, 0.102, 0.727, 0.186, -0.149, 0.258),
        *(0.153, -0.585, -0.220, -0.153, 3.148, -0.388, -3.683),
        *(1.760, -0.206, 2.388, 0.732, 0.432, 0.768, -1.306),
        *(-0.350, -0.129, -0.027),
    ),
    (
        *(0.802, -0.701, 1.442, 0.072, 0.030, 0.132),
        *(0.231, -0.679, -0.326, -0.194, 1.882, -0.366, -3.765),
        *(1.539, -0.535, 1.112, -1.076, 0.412, 0.521, -2.108),
        *(-0.350, -0.093, 0.099),
    ),
    (
        *(0.862, -0.389, 1.248, 0.061, 0.048, 0.152),
        *(0.336, -0.778, -0.471, -0.342, 1.086, -0.174, -3.518),
        *(1.549, -0.252, 0.083, -0.141, 0.430, 0.436, -1.083),
        *(-0.354, -0.119, 0.325),
    ),
    (
        *(0.898, 0.645, 0.087, 0.095, 0.053, 0.168),
        *(0.333, -0.902, -0.485, -0.406, 1.114, -0.483, -3.110),
        *(1.376, 0.035, -0.137, 0.392, 0.215, 0.406, -1.901),
        *(-0.497, -0.098, 0.220),
    ),
)


@rule
def appraise(s: State, chances: MutableSequence[float]) -> None:
    """Each seat's chance to win, by all that speaks for it so far."""
    signs = reals(MAX_PLAYERS * SIGNS)
    read_signs(s, signs)
    fitted = FITTED[s.players - 2]
    gone = progress(s)
    alibi = fitted[0] + fitted[1] * gone + fitted[2] * gone**3
    point = fitted[3] + fitted[4] * gone + fitted[5] * gone**3
    strong = reals(MAX_PLAYERS)
    poor = reals(MAX_PLAYERS)
    strength = 0.0
    doubt = 0.0
    for seat in range(s.players):
        row = seat * SIGNS
        own = signs[row + POINTS]
        for sign in range(LOOT, LOOT_ALIBIS):
            own += fitted[CURVES - LOOT + sign] * signs[row + sign]
        safe = signs[row + ALIBIS]
        for sign in range(LOOT_ALIBIS, SIGNS):
            safe += fitted[CURVES - LOOT + sign] * signs[row + sign]
        strong[seat] = exp(point * own)
        poor[seat] = exp(-alibi * safe)
        strength += strong[seat]
        doubt += poor[seat]
    share_out(s.players, strong, strength, poor, doubt, exp(-point * FINE), chances)


@rule
def read_signs(s: State, signs: MutableSequence[float]) -> None:
    """What speaks for each seat; the signs come in all zero."""
    first = s.raid * PLACES
    lying = numbers(BOSS + 1)  # of each value: 1 and the most dots of what lies in the middle; 0 if nothing
    robbable = numbers(BOSS + 1)  # of each value: bit p if seat p could be robbed of it
    for token in range(first):
        owner = s.owner[token]
        if owner < MAX_PLAYERS:
            signs[owner * SIGNS + POINTS] += worth(s, token)
            signs[owner * SIGNS + ALIBIS] += dots(s, token)
    for token in range(first, first + PLACES):
        if s.owner[token] == MIDDLE:
            lying[value(s, token)] = max(lying[value(s, token)], 1 + dots(s, token))
    for token in range(first, first + PLACES):
        if s.owner[token] < MAX_PLAYERS:
            read_loot(s, token, lying, robbable, signs)
    for seat in range(s.players):
        read_hand(s, seat, lying, robbable, signs)


@rule
def read_loot(
    s: State,
    token: int,
    lying: MutableSequence[int],
    robbable: MutableSequence[int],
    signs: MutableSequence[float],
) -> None:
    """What a token of this raid is to its owner."""
    owner = s.owner[token]
    row = owner * SIGNS
    points = worth(s, token)
    signs[row + POINTS] += points
    signs[row + ALIBIS] += dots(s, token)
    signs[row + LOOT] += points
    signs[row + FRESH_LOOT] += points * s.middle / PLACES
    signs[row + LOOT_ALIBIS] += dots(s, token)
    if lying[value(s, token)] == 0:
        # AR-12: it can be stolen; AR-17: its owner may give the dog instead.
        robbable[value(s, token)] |= 1 << owner
        if s.dog == owner:
            signs[row + GUARDED_LOOT] += points
        else:
            signs[row + OPEN_LOOT] += points
            signs[row + OPEN_ALIBIS] += dots(s, token)


@rule
def read_hand(
    s: State,
    seat: int,
    lying: MutableSequence[int],
    robbable: MutableSequence[int],
    signs: MutableSequence[float],
) -> None:
    """What a seat holds: the dog, the Boss, and cards for what lies in the middle or with others."""
    row = seat * SIGNS
    has_boss = s.owner[s.raid * PLACES + PLACES - 1] == seat
    backed = backing(s, seat)
    if s.dog == seat:
        signs[row + DOG_HELD] = 1.0
        signs[row + EARLY_DOG] = s.middle / PLACES
    if s.turn == seat:
        signs[row + ON_TURN] = 1.0
    if has_boss and backed == 0:
        signs[row + BARE_BOSS] = 1.0
    if has_boss and backed == 1:
        signs[row + BOSS_AT_RISK] = 1.0
    for i in range(HAND):
        card = s.hands[seat][i]
        if card == THIEF:
            signs[row + THIEVES] += 1.0
            for number in range(BOSS + 1):
                could_fetch(row, number, lying, signs)
        elif card == DOG:
            signs[row + DOG_CARD] = 0.0 if s.dog == seat else 1.0
        elif card == BOSS:
            signs[row + BOSS_CARD] = 1.0 if backed > 0 and not has_boss else 0.0
        elif card != NO_CARD:
            if lying[card] > 0:
                could_fetch(row, card, lying, signs)
            elif robbable[card] & ~(1 << seat):
                signs[row + TO_STEAL] = max(signs[row + TO_STEAL], card)


@rule
def could_fetch(row: int, number: int, lying: MutableSequence[int], signs: MutableSequence[float]) -> None:
    """A token of that value from the middle, if there is one; the Boss counts 5 (AR-2)."""
    if lying[number] > 0:
        signs[row + TO_FETCH] = max(signs[row + TO_FETCH], min(number, 5))
        signs[row + ALIBIS_TO_FETCH] = max(signs[row + ALIBIS_TO_FETCH], lying[number] - 1)
