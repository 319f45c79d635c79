"""Generic play, the same file on both engines. `load` puts a game's own rules in place of the contract.

States come as (states, index): a list of plain states or an array of records.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from getaway.kernel.chance import below, generator
from getaway.kernel.contract import (
    ACTIONS,
    OVER,
    apply,
    determinize,
    hide,
    legal,
    observe,
    result,
    setup,
    violated,
)
from getaway.kernel.dialect import flags, numbers, rule, unmark

# Compiled code cannot be interrupted: no play-out goes on for ever.
LIMIT = 100_000


@rule
def deal(states: Any, first: int, last: int, players: int, seed: int) -> None:
    """Deal states[first:last] from the seeds seed, seed + 1, …"""
    for i in range(first, last):
        setup(states[i], players, seed + i - first)


@rule
def legal_at(states: Any, i: int, mask: MutableSequence[int]) -> None:
    """Mark the legal actions of states[i]; clears the mask first."""
    for action in range(ACTIONS):
        mask[action] = 0
    legal(states[i], mask)


@rule
def apply_at(states: Any, i: int, action: int) -> None:
    """Do a legal action in states[i]."""
    apply(states[i], action)


@rule
def hide_at(states: Any, i: int, seat: int) -> None:
    """Hide states[i] from a seat."""
    hide(states[i], seat)


@rule
def determinize_at(states: Any, i: int, seat: int, seed: int) -> None:
    """Fill the hidden states[i] with a guess drawn from a seed."""
    states[i].rng = generator(seed)
    determinize(states[i], seat)


@rule
def observe_at(states: Any, i: int, seat: int, out: MutableSequence[int]) -> None:
    """Write what a seat may know of states[i] as numbers."""
    observe(states[i], seat, out)


@rule
def result_at(states: Any, i: int, payoff: MutableSequence[float]) -> None:
    """Write what each seat has won in states[i]."""
    result(states[i], payoff)


@rule
def gather(s: Any, mask: MutableSequence[int], options: MutableSequence[int]) -> int:
    """List the legal actions in `options`, return how many; the mask stays all zero."""
    legal(s, mask)
    return unmark(mask, options)


@rule
def play_random(states: Any, first: int, last: int) -> int:
    """Play states[first:last] to their ends at random; returns how many decisions that took."""
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    decisions = 0
    for i in range(first, last):
        s = states[i]
        left = LIMIT
        while s.phase != OVER and left > 0:
            apply(s, options[below(s, gather(s, mask, options))])
            left -= 1
        decisions += LIMIT - left
    return decisions


@rule
def play_checked(states: Any, first: int, last: int) -> int:
    """Play as `play_random`, looking at every invariant before and after every decision.

    Returns the number of decisions; or -1 - i for the first game i that breaks an invariant, has no
    legal action or does not end, left as it was at that moment.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    decisions = 0
    for i in range(first, last):
        s = states[i]
        left = LIMIT
        while s.phase != OVER:
            count = gather(s, mask, options)
            if count == 0 or left == 0 or violated(s) != 0:
                return -1 - i
            apply(s, options[below(s, count)])
            left -= 1
        if violated(s) != 0:
            return -1 - i
        decisions += LIMIT - left
    return decisions
