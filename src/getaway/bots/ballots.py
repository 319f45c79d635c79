"""How to vote when all vote in secret at once: a logit equilibrium of the small game that a vote is.

Whoever is elected is worth something to everybody. Each voter mixes, better ballots more often than worse
ones, against what the others do; a fixed best reply could be read and exploited.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from math import exp

from getaway.kernel.contract import MAX_PLAYERS, SEALED, elected
from getaway.kernel.dialect import numbers, reals, rule
from getaway.kernel.state import GameState, States

__all__ = ["SEALED", "foresee", "settle", "settle_replies"]

STEPS = 60


@rule
def settle(
    states: States,
    options: MutableSequence[int],
    count: int,
    values: MutableSequence[float],
    beliefs: MutableSequence[float],
    precision: float,
    mixed: MutableSequence[float],
) -> None:
    """Write in mixed[p * count + c] how likely seat p votes for option c, in the sealed states[0].

    values[c * MAX_PLAYERS + p] is what the election of option c is worth to seat p. beliefs[p * count + c]
    is how sure it is, for other reasons, that p votes for c: a promise, weighed by trust.
    """
    s = states[0]
    outcomes = combinations(s, count)
    wins = numbers(outcomes)
    tally(s, options, count, outcomes, wins)
    balance(s, count, outcomes, wins, values, beliefs, precision, mixed)


@rule
def settle_replies(
    states: States,
    options: MutableSequence[int],
    count: int,
    values: MutableSequence[float],
    beliefs: MutableSequence[float],
    precision: float,
    seat: int,
    chances: MutableSequence[float],
) -> None:
    """Write in chances[own * count + c] how likely option c is elected if a seat votes for option `own`.

    The others vote as `settle` says.
    """
    s = states[0]
    outcomes = combinations(s, count)
    wins = numbers(outcomes)
    tally(s, options, count, outcomes, wins)
    mixed = reals(s.players * count)
    balance(s, count, outcomes, wins, values, beliefs, precision, mixed)
    found = reals(count)
    for own in range(count):
        for c in range(count):
            mixed[seat * count + c] = 1.0 if c == own else 0.0
        elect(s.players, count, outcomes, wins, mixed, found)
        for c in range(count):
            chances[own * count + c] = found[c]


@rule
def combinations(s: GameState, count: int) -> int:
    """In how many ways all together can vote."""
    outcomes = 1
    for _ in range(s.players):
        outcomes *= count
    return outcomes


@rule
def balance(
    s: GameState,
    count: int,
    outcomes: int,
    wins: MutableSequence[int],
    values: MutableSequence[float],
    beliefs: MutableSequence[float],
    precision: float,
    mixed: MutableSequence[float],
) -> None:
    """Let all reply to each other in turn until nobody has much reason to vote otherwise."""
    players = s.players
    worth = reals(players * outcomes)
    price(players, count, outcomes, wins, values, worth)
    for i in range(players * count):
        mixed[i] = 1 / count
    hopes = reals(count)
    joint = reals(outcomes)
    for step in range(1, STEPS + 1):
        for p in range(players):
            expect(p, players, count, outcomes, worth, mixed, joint, hopes)
            reply(p, count, precision * step / STEPS, hopes, beliefs, mixed)


@rule
def foresee(
    states: States,
    options: MutableSequence[int],
    count: int,
    mixed: MutableSequence[float],
    chances: MutableSequence[float],
) -> None:
    """Write how likely each option is elected, if the voters vote as `mixed` says."""
    s = states[0]
    outcomes = combinations(s, count)
    wins = numbers(outcomes)
    tally(s, options, count, outcomes, wins)
    elect(s.players, count, outcomes, wins, mixed, chances)


@rule
def elect(
    players: int,
    count: int,
    outcomes: int,
    wins: MutableSequence[int],
    mixed: MutableSequence[float],
    chances: MutableSequence[float],
) -> None:
    """Write how likely each option is elected, if it is known whom each combination of ballots elects."""
    for c in range(count):
        chances[c] = 0.0
    for outcome in range(outcomes):
        likely = 1.0
        rest = outcome
        for p in range(players):
            likely *= mixed[p * count + rest % count]
            rest //= count
        chances[wins[outcome]] += likely


@rule
def tally(
    s: GameState, options: MutableSequence[int], count: int, outcomes: int, wins: MutableSequence[int]
) -> None:
    """Write which option each combination of ballots elects; one is a number to the base `count`."""
    ballots = numbers(MAX_PLAYERS)
    for outcome in range(outcomes):
        rest = outcome
        for p in range(s.players):
            ballots[p] = options[rest % count]
            rest //= count
        action = elected(s, ballots)
        for c in range(count):
            if options[c] == action:
                wins[outcome] = c


@rule
def price(
    players: int,
    count: int,
    outcomes: int,
    wins: MutableSequence[int],
    values: MutableSequence[float],
    worth: MutableSequence[float],
) -> None:
    """Write what each combination is worth to each seat: in the order of what the others vote, and for each
    of those in that of the seat's own ballots."""
    size = 1  # in how many ways those before the seat can vote
    for p in range(players):
        for outcome in range(outcomes):
            own = outcome // size % count
            others = outcome % size + outcome // (size * count) * size
            worth[p * outcomes + others * count + own] = values[wins[outcome] * MAX_PLAYERS + p]
        size *= count


@rule
def expect(
    p: int,
    players: int,
    count: int,
    outcomes: int,
    worth: MutableSequence[float],
    mixed: MutableSequence[float],
    joint: MutableSequence[float],
    hopes: MutableSequence[float],
) -> None:
    """What each ballot of a seat is worth to it, as the others vote now."""
    # How likely each combination of the others is: theirs so far, times each ballot of the next.
    size = 1
    joint[0] = 1.0
    for other in range(players):
        if other != p:
            for c in range(count - 1, -1, -1):
                likely = mixed[other * count + c]
                for k in range(size):
                    joint[c * size + k] = joint[k] * likely
            size *= count
    for own in range(count):
        hope = 0.0
        for k in range(size):
            hope += joint[k] * worth[p * outcomes + k * count + own]
        hopes[own] = hope


@rule
def reply(
    p: int,
    count: int,
    precision: float,
    hopes: MutableSequence[float],
    beliefs: MutableSequence[float],
    mixed: MutableSequence[float],
) -> None:
    """Go half the way to the logit reply, as far as no promise binds."""
    best = hopes[0]
    for c in range(count):
        best = max(best, hopes[c])
    total = 0.0
    free = 1.0
    for c in range(count):
        hopes[c] = exp(precision * (hopes[c] - best))
        total += hopes[c]
        free -= beliefs[p * count + c]
    for c in range(count):
        answer = beliefs[p * count + c] + max(0.0, free) * hopes[c] / total
        mixed[p * count + c] = (mixed[p * count + c] + answer) / 2
