"""Trying actions out in guessed games, the same file on both engines.

Every candidate meets the same deals with the same random numbers, so that luck does not speak for one.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from getaway.bots.policy import decide
from getaway.kernel.chance import below, generator
from getaway.kernel.contract import (
    ACTIONS,
    FACTORS,
    MAX_PLAYERS,
    OVER,
    SEALED,
    apply,
    determinize,
    evaluate,
    reopen,
    result,
)
from getaway.kernel.dialect import copy_state, flags, numbers, reals, rule

DEALT, TRIED = 0, 1  # places in the row of states to work with


@rule
def simulate(
    states: Any,
    seat: int,
    seed: int,
    first: int,
    last: int,
    candidates: MutableSequence[int],
    count: int,
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    shares: MutableSequence[int],
    depth: int,
    caught: float,
    sums: MutableSequence[float],
) -> None:
    """Play each candidate in the deals first … last - 1 of the hidden states[2], for `depth` decisions.

    sums[action * MAX_PLAYERS + p] grows by what each deal is worth to each seat. In a play-out each seat
    has a manner, drawn by `shares` of a hundred. `caught` is what an end without winners is worth.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    manners = numbers(MAX_PLAYERS)
    chances = reals(MAX_PLAYERS)
    for deal in range(first, last):
        copy_state(states, 2, states, DEALT)
        states[DEALT].rng = generator(seed + deal)
        determinize(states[DEALT], seat)
        for p in range(states[DEALT].players):
            manners[p] = drawn(below(states[DEALT], 100), shares)
        for c in range(count):
            copy_state(states, DEALT, states, TRIED)
            s = states[TRIED]
            choose(s, candidates[c])
            left = depth
            while s.phase != OVER and left > 0:
                manner = manners[s.mover]
                apply(s, decide(s, mask, options, table, weights, manner, slips[manner]))
                left -= 1
            judge(s, chances, caught)
            for p in range(s.players):
                sums[candidates[c] * MAX_PLAYERS + p] += chances[p]


@rule
def choose(s: Any, action: int) -> None:
    """Do an action; in a sealed vote, let it win with all ballots."""
    if s.phase == SEALED:
        reopen(s)
        while s.phase == SEALED:
            apply(s, action)
    else:
        apply(s, action)


@rule
def drawn(lot: int, shares: MutableSequence[int]) -> int:
    """The manner that a lot of 0 … 99 falls on."""
    manner = 0
    while lot >= shares[manner]:
        lot -= shares[manner]
        manner += 1
    return manner


@rule
def judge(s: Any, chances: MutableSequence[float], caught: float) -> None:
    """What a position is worth to each seat: the result, or an estimate while it is open."""
    if s.phase != OVER:
        evaluate(s, chances)
        return
    result(s, chances)
    won = 0.0
    for p in range(s.players):
        won += chances[p]
    if won == 0.0:
        for p in range(s.players):
            chances[p] = caught
