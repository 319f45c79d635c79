"""What becomes of two actions in the same guessed games, the same file on both engines."""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.bots.simulation import DEALT, HIDDEN, TRIED, choose, drawn, play_on
from getaway.kernel.chance import below, generator
from getaway.kernel.contract import ACTIONS, FACTORS, MAX_PLAYERS, OUTCOMES, determinize, read_outcomes
from getaway.kernel.dialect import copy_state, flags, numbers, reals, rule
from getaway.kernel.state import Row


@rule
def compare(
    states: Row,
    seat: int,
    seed: int,
    first: int,
    last: int,
    best: int,
    second: int,
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    shares: MutableSequence[int],
    depth: int,
    glances: int,
    sums: MutableSequence[float],
) -> None:
    """Play both actions in the deals first … last - 1 as `simulate` does, and read the outcomes.

    sums has three rows of OUTCOMES: after the best, after the second, and the squares of the differences.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    manners = numbers(MAX_PLAYERS)
    chances = reals(MAX_PLAYERS)
    found = reals(2 * OUTCOMES)
    row = reals(OUTCOMES)
    for deal in range(first, last):
        copy_state(states, HIDDEN, states, DEALT)
        states[DEALT].rng = generator(seed + deal)
        determinize(states[DEALT], seat)
        for p in range(states[DEALT].players):
            manners[p] = drawn(below(states[DEALT], 100), shares)
        for c in range(2):
            copy_state(states, DEALT, states, TRIED)
            choose(states[TRIED], best if c == 0 else second)
            play_on(states, mask, options, table, manners, weights, slips, depth, glances, chances)
            for k in range(OUTCOMES):
                row[k] = 0.0
            read_outcomes(states[TRIED], seat, row)
            for k in range(OUTCOMES):
                found[c * OUTCOMES + k] = row[k]
        for k in range(OUTCOMES):
            gap = found[k] - found[OUTCOMES + k]
            sums[k] += found[k]
            sums[OUTCOMES + k] += found[OUTCOMES + k]
            sums[2 * OUTCOMES + k] += gap * gap
