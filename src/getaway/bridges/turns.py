"""Games in which somebody outside plays the rivals, stepped in rows on either engine.

`learners[i]` is the learner's seat in states[i]. `rows[:count]` names some of the games; the k-th row of a
table belongs to states[rows[k]].
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from getaway.bridges.stepping import mark
from getaway.kernel.contract import OVER, apply, observe, result
from getaway.kernel.dialect import rule
from getaway.kernel.state import States


@rule
def find_waiting(states: States, learners: MutableSequence[int], rows: MutableSequence[int]) -> int:
    """List the games in which somebody else than the learner decides; returns how many."""
    count = 0
    for i in range(len(learners)):
        if states[i].phase != OVER and states[i].mover != learners[i]:
            rows[count] = i
            count += 1
    return count


@rule
def look_at_rows(
    states: States,
    rows: MutableSequence[int],
    count: int,
    seats: MutableSequence[int],
    seen: Sequence[MutableSequence[int]],
    masks: Sequence[MutableSequence[int]],
) -> None:
    """Write who decides in some games, what that seat may know and what it may do."""
    for k in range(count):
        i = int(rows[k])
        seats[k] = states[i].mover
        observe(states[i], int(seats[k]), seen[k])
        mark(states, i, int(seats[k]), masks[k])


@rule
def act_in_rows(
    states: States, rows: MutableSequence[int], count: int, actions: MutableSequence[int]
) -> None:
    """Do a legal action in each of some games."""
    for k in range(count):
        apply(states[int(rows[k])], int(actions[k]))


@rule
def count_up(
    states: States,
    learners: MutableSequence[int],
    rewards: MutableSequence[float],
    payoffs: Sequence[MutableSequence[float]],
    ended: MutableSequence[int],
    last_seen: Sequence[MutableSequence[int]],
) -> int:
    """Write how the games have ended that are over, and how the learners see that; returns how many."""
    count = 0
    for i in range(len(learners)):
        ended[i] = 0
        rewards[i] = 0.0
        if states[i].phase == OVER:
            ended[i] = 1
            result(states[i], payoffs[i])
            rewards[i] = payoffs[i][learners[i]]
            observe(states[i], int(learners[i]), last_seen[i])
            count += 1
    return count
