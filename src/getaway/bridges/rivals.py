"""Games of one learner against bots that do not look ahead, stepped in rows on either engine.

`learners[i]` is the learner's seat in states[i]; everybody else plays by the weights, and at random in
`slip` of a hundred decisions.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence

from getaway.bots.policy import decide
from getaway.bridges.stepping import deal_anew, show
from getaway.kernel.contract import ACTIONS, FACTORS, OVER, apply, observe, result
from getaway.kernel.dialect import flags, numbers, reals, rule
from getaway.kernel.state import GameState, Row, States


@rule
def play_rivals(
    s: GameState,
    learner: int,
    mask: MutableSequence[int],
    options: MutableSequence[int],
    table: MutableSequence[float],
    weights: MutableSequence[float],
    slip: int,
) -> int:
    """Play until the learner decides or the game is over; returns how many decisions that took."""
    decisions = 0
    while s.phase != OVER and s.mover != learner:
        apply(s, decide(s, mask, options, table, weights, 0, slip))
        decisions += 1
    return decisions


@rule
def begin_against(
    states: Row,
    fresh: States,
    players: int,
    seeds: MutableSequence[int],
    first: int,
    last: int,
    learners: MutableSequence[int],
    weights: MutableSequence[float],
    slip: int,
) -> int:
    """Deal states[first:last] and play up to the learner's first decision; returns how many others took."""
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    games = len(seeds)
    decisions = 0
    for i in range(first, last):
        deal_anew(states, i, fresh, players, int(seeds[i]))
        decisions += play_rivals(states[i], int(learners[i]), mask, options, table, weights, slip)
        while states[i].phase == OVER:
            # A game in which the learner was never asked teaches nothing.
            seeds[i] = seeds[i] + games
            deal_anew(states, i, fresh, players, int(seeds[i]))
            decisions += play_rivals(states[i], int(learners[i]), mask, options, table, weights, slip)
    return decisions


@rule
def step_against(
    states: Row,
    fresh: States,
    players: int,
    actions: MutableSequence[int],
    seeds: MutableSequence[int],
    learners: MutableSequence[int],
    rotates: int,
    weights: MutableSequence[float],
    slip: int,
    seen: Sequence[MutableSequence[int]],
    masks: Sequence[MutableSequence[int]],
    rewards: MutableSequence[float],
    payoffs: Sequence[MutableSequence[float]],
    ended: MutableSequence[int],
    last_seen: Sequence[MutableSequence[int]],
) -> int:
    """Do the learners' actions, all of them legal, and play up to their next decisions; returns how many
    decisions were taken in all. Where a game ends, the next one is dealt; with `rotates` the learner then
    sits one seat further on."""
    mask = flags(ACTIONS)
    options = numbers(ACTIONS)
    table = reals(ACTIONS * FACTORS)
    games = len(actions)
    decisions = games
    for i in range(games):
        apply(states[i], int(actions[i]))
        decisions += play_rivals(states[i], int(learners[i]), mask, options, table, weights, slip)
        ended[i] = 0
        rewards[i] = 0.0
        if states[i].phase != OVER:
            continue
        ended[i] = 1
        result(states[i], payoffs[i])
        rewards[i] = payoffs[i][learners[i]]
        observe(states[i], int(learners[i]), last_seen[i])
        seeds[i] = seeds[i] + games
        if rotates:
            learners[i] = learners[i] + 1 if learners[i] + 1 < players else 0
        decisions += begin_against(states, fresh, players, seeds, i, i + 1, learners, weights, slip)
    show(states, learners, seen, masks)
    return decisions
