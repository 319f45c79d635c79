"""Generic play in whole rows of states, the same file on both engines: one call for all of them.

Rows of a table belong to states. Tables are NumPy's on either engine: `int` keeps its narrow numbers out of
plain states.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from getaway.kernel.chance import generator
from getaway.kernel.contract import ACTIONS, OVER, apply, determinize, hide, legal, observe, result
from getaway.kernel.dialect import NOBODY, flags, rule
from getaway.kernel.playout import may_apply
from getaway.kernel.state import States


@rule
def legal_all(states: States, masks: Sequence[MutableSequence[int]]) -> None:
    """Mark the legal actions of each state in its row."""
    for i in range(len(states)):
        for action in range(ACTIONS):
            masks[i][action] = 0
        legal(states[i], masks[i])


@rule
def apply_all(states: States, actions: MutableSequence[int]) -> None:
    """Do actions[i], which is legal, in states[i]."""
    for i in range(len(states)):
        apply(states[i], int(actions[i]))


@rule
def first_refused(states: States, actions: MutableSequence[int]) -> int:
    """The first state in which its action may not be done, or NOBODY."""
    mask = flags(ACTIONS)
    for i in range(len(states)):
        for action in range(ACTIONS):
            mask[action] = 0
        if not may_apply(states, i, int(actions[i]), mask):
            return i
    return NOBODY


@rule
def observe_all(states: States, seats: MutableSequence[int], seen: Sequence[MutableSequence[int]]) -> None:
    """Write what seats[i] may know of states[i] in its row."""
    for i in range(len(states)):
        observe(states[i], int(seats[i]), seen[i])


@rule
def hide_all(states: States, seats: MutableSequence[int]) -> None:
    """Hide states[i] from seats[i]."""
    for i in range(len(states)):
        hide(states[i], int(seats[i]))


@rule
def determinize_all(states: States, seats: MutableSequence[int], seeds: MutableSequence[int]) -> None:
    """Fill states[i], hidden from seats[i], with a guess drawn from seeds[i]."""
    for i in range(len(states)):
        states[i].rng = generator(int(seeds[i]))
        determinize(states[i], int(seats[i]))


@rule
def result_all(states: States, payoffs: Sequence[MutableSequence[float]]) -> None:
    """Write what each seat has won in its row, where the game is over; the table comes in all zero."""
    for i in range(len(states)):
        if states[i].phase == OVER:
            result(states[i], payoffs[i])
