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
    hide,
    reopen,
    result,
    winners,
)
from getaway.kernel.dialect import copy_state, flags, numbers, reals, rule
from getaway.kernel.playout import gather

# Places in the row of states: the hidden one, a deal, a candidate tried in it; the same for a seat that
# is itself supposed to think.
HIDDEN, DEALT, TRIED, THEIRS, TRIED_BY_THEM = 0, 1, 2, 3, 4
PLACES = 5
SEEDS = 1 << 62


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
    pondered: int,
    guesses: int,
    caught: float,
    sums: MutableSequence[float],
) -> None:
    """Play each candidate in the deals first … last - 1 of states[HIDDEN], for `depth` decisions.

    sums[action * MAX_PLAYERS + p] grows by what each deal is worth to each seat. In a play-out each seat
    has a manner, drawn by `shares` of a hundred; the first `pondered` decisions are tried out in so many
    `guesses` of whoever takes them. `caught` is what an end without winners is worth.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    theirs = numbers(ACTIONS)
    hopes = reals(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    manners = numbers(MAX_PLAYERS)
    chances = reals(MAX_PLAYERS)
    for deal in range(first, last):
        copy_state(states, HIDDEN, states, DEALT)
        states[DEALT].rng = generator(seed + deal)
        determinize(states[DEALT], seat)
        for p in range(states[DEALT].players):
            manners[p] = drawn(below(states[DEALT], 100), shares)
        for c in range(count):
            copy_state(states, DEALT, states, TRIED)
            s = states[TRIED]
            choose(s, candidates[c])
            left = depth
            for _ in range(pondered):
                if s.phase != OVER and s.phase != SEALED:
                    apply(
                        s,
                        ponder(
                            states,
                            mask,
                            options,
                            theirs,
                            table,
                            weights,
                            slips,
                            manners,
                            hopes,
                            depth,
                            guesses,
                            chances,
                        ),
                    )
                    left -= 1
            play_on(s, left, mask, options, table, weights, slips, manners)
            judge(s, chances, seat, caught)
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
def play_on(
    s: Any,
    left: int,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    table: MutableSequence[float],
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    manners: MutableSequence[int],
) -> None:
    """Play so many more decisions, each seat in its manner."""
    while s.phase != OVER and left > 0:
        manner = manners[s.mover]
        apply(s, decide(s, mask, options, table, weights, manner, slips[manner]))
        left -= 1


@rule
def ponder(
    states: Any,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    theirs: MutableSequence[int],
    table: MutableSequence[float],
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    manners: MutableSequence[int],
    hopes: MutableSequence[float],
    depth: int,
    guesses: int,
    chances: MutableSequence[float],
) -> int:
    """What the mover of states[TRIED] would do after trying it out, in guesses of its own."""
    s = states[TRIED]
    me = s.mover
    count = gather(s, mask, theirs)
    if count == 1:
        return theirs[0]
    for c in range(count):
        hopes[c] = 0.0
    for _ in range(guesses):
        copy_state(states, TRIED, states, THEIRS)
        guess = below(s, 1 << 31)
        hide(states[THEIRS], me)
        states[THEIRS].rng = generator(guess)
        determinize(states[THEIRS], me)
        for c in range(count):
            copy_state(states, THEIRS, states, TRIED_BY_THEM)
            t = states[TRIED_BY_THEM]
            apply(t, theirs[c])
            play_on(t, depth, mask, options, table, weights, slips, manners)
            judge(t, chances, me, 0.0)
            hopes[c] += chances[me]
    best = 0
    for c in range(count):
        if hopes[c] > hopes[best]:
            best = c
    return theirs[best]


@rule
def drawn(lot: int, shares: MutableSequence[int]) -> int:
    """The manner that a lot of 0 … 99 falls on."""
    manner = 0
    while lot >= shares[manner]:
        lot -= shares[manner]
        manner += 1
    return manner


@rule
def judge(s: Any, chances: MutableSequence[float], seat: int, caught: float) -> None:
    """What a position is worth to each seat: the result, or an estimate while it is open.

    `caught` is what an end without winners is worth to one of them; to the others it is worth nothing.
    """
    if s.phase != OVER:
        evaluate(s, chances)
    else:
        result(s, chances)
    if caught != 0.0:
        won = 0.0
        for p in range(s.players):
            won += chances[p]
        chances[seat] += caught * max(0.0, 1.0 - won / winners(s))


@rule
def judge_at(states: Any, i: int, chances: MutableSequence[float], seat: int, caught: float) -> None:
    """What states[i] is worth to each seat."""
    judge(states[i], chances, seat, caught)
