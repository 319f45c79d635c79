"""Trying actions out in guessed games, the same file on both engines.

Every candidate meets the same deals with the same random numbers, so that luck does not speak for one.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from getaway.bots.policy import NEVER, decide
from getaway.kernel.chance import below, generator
from getaway.kernel.contract import (
    ACTIONS,
    FACTORS,
    MAX_PLAYERS,
    OVER,
    SEALED,
    apply,
    appraise,
    determinize,
    evaluate,
    reopen,
    result,
    winners,
)
from getaway.kernel.dialect import copy_state, flags, numbers, reals, rule
from getaway.kernel.playout import gather
from getaway.kernel.state import GameState, Row

# Places in the row of states: the hidden one, a deal, a candidate tried in it, and one step further.
HIDDEN, DEALT, TRIED, AHEAD = 0, 1, 2, 3
PLACES = 4
BEST = 0  # the manner that looks one step ahead, where seats do


@rule
def simulate(
    states: Row,
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
    glances: int,
    careful: int,
    no_winner: float,
    sums: MutableSequence[float],
) -> None:
    """Play each candidate in the deals first … last - 1 of states[HIDDEN], for `depth` decisions.

    sums[action * MAX_PLAYERS + p] grows by what each deal is worth to each seat. In a play-out each seat
    has a manner, drawn by `shares` of a hundred; if somebody `glances`, the best of them look one step
    ahead. If it is `careful`, the end is appraised. `no_winner` is what an end without winners is worth.
    """
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
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
            play_on(states, mask, options, table, manners, weights, slips, depth, glances, chances)
            judge(s, chances, seat, no_winner, careful)
            for p in range(s.players):
                sums[candidates[c] * MAX_PLAYERS + p] += chances[p]


@rule
def play_on(
    states: Row,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    table: MutableSequence[float],
    manners: MutableSequence[int],
    weights: MutableSequence[float],
    slips: MutableSequence[int],
    depth: int,
    glances: int,
    chances: MutableSequence[float],
) -> None:
    """Play states[TRIED] on for `depth` decisions, each seat in its manner; the other rows are for use."""
    s = states[TRIED]
    left = depth
    while s.phase != OVER and left > 0:
        manner = manners[s.mover]
        if glances == 1 and manner == BEST:
            apply(s, glance(states, mask, options, slips[manner], chances))
        else:
            apply(s, decide(s, mask, options, table, weights, manner, slips[manner]))
        left -= 1


@rule
def choose(s: GameState, action: int) -> None:
    """Do an action; in a sealed vote, let it win with all ballots."""
    if s.phase == SEALED:
        reopen(s)
        while s.phase == SEALED:
            apply(s, action)
    else:
        apply(s, action)


@rule
def glance(
    states: Row,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    slip: int,
    chances: MutableSequence[float],
) -> int:
    """What the mover of states[TRIED] does if it looks one step ahead, but for a slip."""
    s = states[TRIED]
    me = s.mover
    count = gather(s, mask, options)
    if count == 1:
        return options[0]
    if below(s, 100) < slip:
        return options[below(s, count)]
    best = 0
    most = NEVER
    for i in range(count):
        copy_state(states, TRIED, states, AHEAD)
        apply(states[AHEAD], options[i])
        judge(states[AHEAD], chances, me, 0.0, 1)
        if chances[me] > most:
            most = chances[me]
            best = i
    return options[best]


@rule
def drawn(lot: int, shares: MutableSequence[int]) -> int:
    """The manner that a lot of 0 … 99 falls on."""
    manner = 0
    while lot >= shares[manner]:
        lot -= shares[manner]
        manner += 1
    return manner


@rule
def judge(s: GameState, chances: MutableSequence[float], seat: int, no_winner: float, careful: int) -> None:
    """What a position is worth to each seat: the result, or an estimate while it is open.

    `no_winner` is what an end without winners is worth to one of them; to the others it is worth nothing.
    """
    if s.phase == OVER:
        result(s, chances)
    elif careful == 1:
        appraise(s, chances)
    else:
        evaluate(s, chances)
    if no_winner != 0.0:
        won = 0.0
        for p in range(s.players):
            won += chances[p]
        chances[seat] += no_winner * max(0.0, 1.0 - won / winners(s))


@rule
def judge_at(
    states: Row, i: int, chances: MutableSequence[float], seat: int, no_winner: float, careful: int
) -> None:
    """What states[i] is worth to each seat."""
    judge(states[i], chances, seat, no_winner, careful)
