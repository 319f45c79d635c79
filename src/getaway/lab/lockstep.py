"""Many games side by side for bots that do not look ahead, the same file on both engines.

Row i of a table belongs to states[i].
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from getaway.kernel.contract import ACTIONS, FACTORS, SEALED, apply, consider, hide, observe, remind
from getaway.kernel.dialect import copy_state, flags, rule
from getaway.kernel.playout import gather
from getaway.kernel.state import Row, States

__all__ = ["FACTORS", "SEALED", "act_all", "look_all", "weigh_all"]


@rule
def look_all(
    states: States,
    options: Sequence[MutableSequence[int]],
    counts: MutableSequence[int],
    seen: Sequence[MutableSequence[int]],
) -> None:
    """List what each mover may do, and write what it may know."""
    mask = flags(ACTIONS)
    for i in range(len(states)):
        counts[i] = gather(states[i], mask, options[i])
    for i in range(len(states)):
        observe(states[i], int(states[i].mover), seen[i])


@rule
def weigh_all(
    states: States,
    work: Row,
    remembers: MutableSequence[int],
    options: Sequence[MutableSequence[int]],
    counts: MutableSequence[int],
    tables: Sequence[MutableSequence[float]],
) -> None:
    """Write what speaks for each option of each mover, who looks at no more than it may know."""
    for i in range(len(states)):
        count = int(counts[i])
        for k in range(count * FACTORS):
            tables[i][k] = 0.0
        if count > 1:
            copy_state(states, i, work, i)
            hide(work[i], int(states[i].mover))
            if remembers[i]:
                remind(work[i], states[i])
            consider(work[i], options[i], count, tables[i])


@rule
def act_all(states: States, actions: MutableSequence[int]) -> None:
    """Do actions[i], which is legal, in states[i]."""
    for i in range(len(states)):
        apply(states[i], int(actions[i]))
