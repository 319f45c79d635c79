"""Generic code for the benches: states in the middle of games, hidden and guessed over and over."""

from __future__ import annotations

from getaway.kernel.chance import below, generator
from getaway.kernel.contract import ACTIONS, OVER, apply, determinize, hide
from getaway.kernel.dialect import copy_state, flags, numbers, rule
from getaway.kernel.playout import gather
from getaway.kernel.state import Row, States


@rule
def advance(states: States, first: int, last: int, decisions: int) -> None:
    """Play so many random decisions in each of states[first:last]."""
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    for i in range(first, last):
        s = states[i]
        for _ in range(decisions):
            if s.phase != OVER:
                apply(s, options[below(s, gather(s, mask, options))])


@rule
def guess(states: States, first: int, last: int, work: Row, rounds: int) -> None:
    """Copy each state, hide the copy from seat 0 and fill it again, so many times."""
    for n in range(rounds):
        for i in range(first, last):
            copy_state(states, i, work, 0)
            hide(work[0], 0)
            work[0].rng = generator(n)
            determinize(work[0], 0)
