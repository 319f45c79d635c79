"""What else a seat could have done: plans to be tried beside the one that was chosen."""

from __future__ import annotations

from dataclasses import dataclass

from getaway.bots import negotiation
from getaway.bots.heuristic import sensible, weigh
from getaway.bots.situation import Situation, show
from getaway.kernel.engine import Engine
from getaway.review.course import Moment, Run
from getaway.review.judge import Effort, Plan


@dataclass(frozen=True)
class Way:
    """A plan, and the decision at which it leaves what was done; None for what was done."""

    plan: Plan
    fork: int | None


def situation_of(engine: Engine, moment: Moment, seat: int, seed: int) -> Situation:
    """What a seat could know when a question was put."""
    state = moment.state
    if engine.game.council(state) is not None:
        state = state.copy()
        state.mover = seat
    return show(engine, state, seat, seed, moment.told(seat), moment.ledger)


def ways_of(engine: Engine, run: Run, seed: int, effort: Effort) -> list[Way]:
    """What was done, first; then other beginnings, and of a turn other ways to go on from each step."""
    done = tuple(decision.action for decision in run.decisions)
    ways = [Way(done, None)]
    for place, decision in enumerate(run.decisions):
        situation = situation_of(engine, decision.moment, decision.seat, seed)
        most = effort.widest if place == 0 else effort.turns
        tried = others(situation, decision.action, most, run.whole)
        ways += [Way((*done[:place], action), place) for action in tried]
    return ways


def others(situation: Situation, done: int, most: int, whole: bool) -> list[int]:
    """What else could be chosen, that for which most speaks first.

    Nobody is told to break their word: if what was done keeps it, only what keeps it too is tried.
    """
    legal = situation.legal
    if len(legal) == 1:
        return []
    kept = negotiation.faithful(situation)
    left = kept if done in kept else legal
    left = negotiation.fresh(situation, sensible(situation, left) if whole else left)
    left = [action for action in left if action != done]
    if len(left) > most:
        scores = {a: sum(row) for a, row in zip(left, weigh(situation, left), strict=True)}
        left = sorted(left, key=lambda action: -scores[action])[:most]
    return left
