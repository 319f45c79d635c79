"""Tries plans out in the same deals, the same file on both engines; every deal is told apart.

A plan is what a seat does one after the other while nobody else decides. Where it has nothing more to say, or
what it says is not legal in a deal, the seat goes on as well as its considerations know.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.bots.policy import decide
from getaway.bots.simulation import BEST, DEALT, HIDDEN, PLACES, TRIED, choose, drawn, glance, judge
from getaway.kernel.chance import below, generator
from getaway.kernel.contract import ACTIONS, FACTORS, MAX_PLAYERS, OVER, SEALED, apply, determinize, legal
from getaway.kernel.dialect import copy_state, flags, numbers, reals, rule, unmark
from getaway.kernel.state import Row

__all__ = ["PLACES", "SEALED", "try_plans"]

MOST = 100  # decisions of one seat in a row


@rule
def try_plans(
    states: Row,
    seat: int,
    guess: int,
    seed: int,
    first: int,
    last: int,
    plans: MutableSequence[int],
    longest: int,
    lengths: MutableSequence[int],
    count: int,
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    shares: MutableSequence[int],
    depth: int,
    glances: int,
    careful: int,
    worth: MutableSequence[float],
) -> None:
    """Play each plan of a seat in the deals first … last - 1, and `depth` decisions of all after it.

    Plan c is plans[c * longest :] as far as lengths[c]. If there is nothing to `guess`, states[HIDDEN] has
    all hands open. worth[((deal - first) * count + c) * MAX_PLAYERS + p] is what comes of it for seat p.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    manners = numbers(MAX_PLAYERS)
    chances = reals(MAX_PLAYERS)
    for deal in range(first, last):
        copy_state(states, HIDDEN, states, DEALT)
        states[DEALT].rng = generator(seed + deal)
        if guess == 1:
            determinize(states[DEALT], seat)
        for p in range(states[DEALT].players):
            manners[p] = drawn(below(states[DEALT], 100), shares)
        for c in range(count):
            copy_state(states, DEALT, states, TRIED)
            follow(
                states, seat, plans, c * longest, lengths[c], mask, options, table, weights, glances, chances
            )
            s = states[TRIED]
            left = depth
            while s.phase != OVER and left > 0:
                manner = manners[s.mover]
                if glances == 1 and manner == BEST:
                    apply(s, glance(states, mask, options, slips[manner], chances))
                else:
                    apply(s, decide(s, mask, options, table, weights, manner, slips[manner]))
                left -= 1
            judge(s, chances, seat, 0.0, careful)
            for p in range(s.players):
                worth[((deal - first) * count + c) * MAX_PLAYERS + p] = chances[p]


@rule
def follow(
    states: Row,
    seat: int,
    plans: MutableSequence[int],
    start: int,
    length: int,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    table: MutableSequence[float],
    weights: MutableSequence[float],
    glances: int,
    chances: MutableSequence[float],
) -> None:
    """Let a seat go by its plan in states[TRIED] until somebody else decides; a vote is won by its ballot."""
    s = states[TRIED]
    if s.phase == SEALED:
        if length > 0:
            choose(s, plans[start])
        return
    done = 0
    left = MOST
    while s.phase != OVER and s.phase != SEALED and s.mover == seat and left > 0:
        legal(s, mask)
        if done < length and mask[plans[start + done]] == 1:
            unmark(mask, options)
            apply(s, plans[start + done])
            done += 1
        else:
            unmark(mask, options)
            # What no longer fits is dropped with all that was to follow.
            done = length
            if glances == 1:
                apply(s, glance(states, mask, options, 0, chances))
            else:
                apply(s, decide(s, mask, options, table, weights, BEST, 0))
        left -= 1
