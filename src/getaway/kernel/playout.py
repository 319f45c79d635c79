"""Generic play, the same file on both engines. `load` puts a game's own rules in place of the contract.

States come as (states, index): a list of plain states or an array of records.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.kernel.chance import below, generator
from getaway.kernel.contract import (
    ACTIONS,
    MAX_PLAYERS,
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
from getaway.kernel.dialect import NOBODY, flags, numbers, rule, unmark
from getaway.kernel.state import GameState, States

# Compiled code cannot be interrupted: no play-out goes on for ever.
LIMIT = 100_000


@rule
def deal(states: States, first: int, last: int, players: int, seed: int) -> None:
    """Deal states[first:last] from the seeds seed, seed + 1, …"""
    for i in range(first, last):
        setup(states[i], players, seed + i - first)


@rule
def legal_at(states: States, i: int, mask: MutableSequence[int]) -> None:
    """Mark the legal actions of states[i]; clears the mask first."""
    for action in range(ACTIONS):
        mask[action] = 0
    legal(states[i], mask)


@rule
def apply_at(states: States, i: int, action: int) -> None:
    """Do a legal action in states[i]."""
    apply(states[i], action)


@rule
def hide_at(states: States, i: int, seat: int) -> None:
    """Hide states[i] from a seat."""
    hide(states[i], seat)


@rule
def determinize_at(states: States, i: int, seat: int, seed: int) -> None:
    """Fill the hidden states[i] with a guess drawn from a seed."""
    states[i].rng = generator(seed)
    determinize(states[i], seat)


@rule
def observe_at(states: States, i: int, seat: int, out: MutableSequence[int]) -> None:
    """Write what a seat may know of states[i] as numbers."""
    observe(states[i], seat, out)


@rule
def result_at(states: States, i: int, payoff: MutableSequence[float]) -> None:
    """Write what each seat has won in states[i]."""
    result(states[i], payoff)


@rule
def is_dealt(s: GameState) -> bool:
    """Does this look like a state of a game, hidden or not? One that is all zero does not."""
    return bool(0 < s.players <= MAX_PLAYERS and NOBODY <= s.mover < s.players)


@rule
def is_playable(s: GameState) -> bool:
    """Can it be played on? What is hidden has no generator, and a generator is never 0."""
    return bool(is_dealt(s) and s.rng != 0)


@rule
def first_not_dealt(states: States, first: int, last: int) -> int:
    """The first of states[first:last] that does not look like a state of a game, or NOBODY."""
    for i in range(first, last):
        if not is_dealt(states[i]):
            return i
    return NOBODY


@rule
def first_not_playable(states: States, first: int, last: int) -> int:
    """The first of states[first:last] that cannot be played on, or NOBODY."""
    for i in range(first, last):
        if not is_playable(states[i]):
            return i
    return NOBODY


@rule
def first_violating(states: States, first: int, last: int) -> int:
    """The first of states[first:last] that breaks an invariant, or NOBODY."""
    for i in range(first, last):
        if violated(states[i]) != 0:
            return i
    return NOBODY


@rule
def may_apply(states: States, i: int, action: int, mask: MutableSequence[int]) -> bool:
    """May this be done in states[i] now? The mask comes in all zero; some of it is marked afterwards."""
    s = states[i]
    if not is_playable(s) or s.phase == OVER or action < 0 or action >= ACTIONS:
        return False
    legal(s, mask)
    return bool(mask[action] != 0)


@rule
def apply_if_legal(states: States, i: int, action: int, mask: MutableSequence[int]) -> bool:
    """Do an action in states[i] if it is legal; returns whether it was."""
    for one in range(ACTIONS):
        mask[one] = 0
    if not may_apply(states, i, action, mask):
        return False
    apply(states[i], action)
    return True


@rule
def gather(s: GameState, mask: MutableSequence[int], options: MutableSequence[int]) -> int:
    """List the legal actions in `options`, return how many; the mask stays all zero."""
    legal(s, mask)
    return unmark(mask, options)


@rule
def play_random(states: States, first: int, last: int) -> int:
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
def play_checked(states: States, first: int, last: int) -> int:
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
