"""The end of the game: alibis, arrests, the discard of two players, points and winners."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.games.art_robbery.rules.state import BOSS, MAX_PLAYERS, TOKENS, State, dots, value
from getaway.kernel.dialect import NOBODY, numbers, rule

FINE = 10  # AR-24: what the poorer in alibis discards at least
SUMS = FINE + 4  # a smallest total of at least 10 is at most 13, as 4 + 4 + 5 is
NEVER = 1 << 60


@rule
def worth(s: State, token: int) -> int:
    """AR-2, AR-25: its value; the Boss counts 5."""
    return 5 if value(s, token) == BOSS else value(s, token)


@rule
def alibis(s: State, seat: int) -> int:
    """AR-23: the dots on all the tokens kept."""
    total = 0
    for token in range(TOKENS):
        if s.owner[token] == seat:
            total += dots(s, token)
    return total


@rule
def is_arrested(s: State, seat: int) -> bool:
    """AR-23: from three players on, everyone who has the fewest alibis."""
    if s.players == 2:
        return False
    own = alibis(s, seat)
    for other in range(s.players):
        if alibis(s, other) < own:
            return False
    return True


@rule
def fined(s: State) -> int:
    """AR-24: of two players the one with fewer alibis; NOBODY if they are equal, or not two."""
    if s.players != 2 or alibis(s, 0) == alibis(s, 1):
        return NOBODY
    return 0 if alibis(s, 0) < alibis(s, 1) else 1


@rule
def cost(s: State, token: int) -> int:
    """AR-24: what makes one discard worse than another of the same total, weightiest first.

    Alibis lost, then tokens, then Bosses; of what is still equal, higher single tokens go first.
    """
    boss = 1 if value(s, token) == BOSS else 0
    return (dots(s, token) << 44) + (1 << 38) + (boss << 32) - (1 << 4 * worth(s, token))


@rule
def choose_discard(s: State, discarded: MutableSequence[int]) -> int:
    """AR-24: mark the tokens that the fined player discards; returns what they are worth."""
    seat = fined(s)
    for token in range(TOKENS):
        discarded[token] = 0
    if seat == NOBODY:
        return 0
    # best[t * SUMS + n]: the least cost of a total of n out of the first t tokens.
    best = numbers((TOKENS + 1) * SUMS)
    for n in range(1, SUMS):
        best[n] = NEVER
    for token in range(TOKENS):
        row = token * SUMS
        points = worth(s, token) if s.owner[token] == seat else 0
        for n in range(SUMS):
            best[row + SUMS + n] = best[row + n]
            if 0 < points <= n and best[row + n - points] != NEVER:
                best[row + SUMS + n] = min(best[row + n], best[row + n - points] + cost(s, token))
    last = TOKENS * SUMS
    total = FINE
    while total < SUMS and best[last + total] == NEVER:
        total += 1
    if total == SUMS:
        # Worth less than 10 altogether: all that is worth anything goes.
        total = 0
        for token in range(TOKENS):
            if s.owner[token] == seat and worth(s, token) > 0:
                discarded[token] = 1
                total += worth(s, token)
        return total
    n = total
    for token in range(TOKENS - 1, -1, -1):
        if best[(token + 1) * SUMS + n] != best[token * SUMS + n]:
            discarded[token] = 1
            n -= worth(s, token)
    return total


@rule
def points(s: State, seat: int) -> int:
    """AR-25: the values of the tokens still held."""
    total = 0
    for token in range(TOKENS):
        if s.owner[token] == seat:
            total += worth(s, token)
    if s.players == 2 and fined(s) == seat:
        total -= choose_discard(s, numbers(TOKENS))
    return total


@rule
def result(s: State, payoff: MutableSequence[float]) -> None:
    """AR-25: most points of those not arrested, then most alibis; the rest share the win."""
    rank = numbers(MAX_PLAYERS)
    best = -1
    for seat in range(s.players):
        rank[seat] = -2 if is_arrested(s, seat) else points(s, seat) * 1000 + alibis(s, seat)
        best = max(best, rank[seat])
    winners = 0
    for seat in range(s.players):
        if rank[seat] == best:
            winners += 1
    for seat in range(s.players):
        payoff[seat] = 1 / winners if rank[seat] == best else 0.0
