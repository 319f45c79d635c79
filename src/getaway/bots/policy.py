"""How a seat decides without looking ahead, the same file on both engines.

A manner is how a seat plays in a play-out: by which weights, and how often it slips. Weights of all
manners lie in one row, FACTORS to a manner.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.kernel.chance import below
from getaway.kernel.contract import ACTIONS, FACTORS, MAX_PLAYERS, OVER, apply, consider
from getaway.kernel.dialect import flags, numbers, reals, rule
from getaway.kernel.playout import LIMIT, gather
from getaway.kernel.state import GameState, States

NEVER = -1e300


@rule
def score(
    s: GameState,
    options: MutableSequence[int],
    count: int,
    table: MutableSequence[float],
    weights: MutableSequence[float],
    first: int,
) -> int:
    """The option that the weights from `first` on speak for most; the table is left all zero."""
    consider(s, options, count, table)
    best = 0
    most = NEVER
    for i in range(count):
        total = 0.0
        for k in range(FACTORS):
            total += weights[first + k] * table[i * FACTORS + k]
            table[i * FACTORS + k] = 0.0
        if total > most:
            most = total
            best = i
    return options[best]


@rule
def decide(
    s: GameState,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    table: MutableSequence[float],
    weights: MutableSequence[float],
    manner: int,
    slip: int,
) -> int:
    """An action of the mover: in `slip` of a hundred decisions any, else the best by the manner's weights."""
    count = gather(s, mask, options)
    if count == 1:
        return options[0]
    if slip > 0 and below(s, 100) < slip:
        return options[below(s, count)]
    return score(s, options, count, table, weights, manner * FACTORS)


@rule
def weigh_at(
    states: States, i: int, options: MutableSequence[int], count: int, table: MutableSequence[float]
) -> None:
    """Write the considerations for some legal actions of states[i]."""
    for k in range(count * FACTORS):
        table[k] = 0.0
    consider(states[i], options, count, table)


@rule
def play_in_manners(
    states: States,
    first: int,
    last: int,
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    manners: MutableSequence[int],
) -> int:
    """Play states[first:last] to their ends; seat p of states[i] plays in manners[i * MAX_PLAYERS + p].

    Returns how many decisions that took.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    decisions = 0
    for i in range(first, last):
        s = states[i]
        left = LIMIT
        while s.phase != OVER and left > 0:
            manner = manners[i * MAX_PLAYERS + s.mover]
            apply(s, decide(s, mask, options, table, weights, manner, slips[manner]))
            left -= 1
        decisions += LIMIT - left
    return decisions
