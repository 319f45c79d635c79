"""A plan is followed as far as it goes, in every deal."""

from __future__ import annotations

from getaway.games.alcatraz.rules.state import DO_END, DO_TASK
from getaway.review.course import Run
from getaway.review.judge import Judge, expert
from getaway.review.plans import situation_of
from tests.review.games import course, fast


def beginning() -> Run:
    run = course("escape").units[0]
    assert isinstance(run, Run)
    return run


def test_what_is_not_legal_is_dropped_with_all_that_was_to_follow() -> None:
    run, judge = beginning(), Judge(fast("alcatraz"))
    situation = situation_of(judge.engine, run.moment, run.seat, 1)
    assert DO_TASK not in situation.legal
    found = judge.as_known(
        situation, [(), (DO_TASK,), (DO_TASK, DO_END), (DO_END,)], 0, 30, expert(judge.engine)
    )
    nothing, illegal, ended_later, ended = (found.of(plan, run.seat) for plan in range(4))
    assert nothing == illegal == ended_later
    assert ended != nothing


def test_every_plan_meets_the_same_deals_whatever_stands_beside_it() -> None:
    run, judge = beginning(), Judge(fast("alcatraz"))
    situation = situation_of(judge.engine, run.moment, run.seat, 1)
    ahead = expert(judge.engine)
    plans = [(action,) for action in situation.legal[:3]]
    together = judge.as_known(situation, plans, 4, 12, ahead)
    for place, plan in enumerate(plans):
        alone = judge.as_known(situation, [plan], 4, 12, ahead)
        assert alone.of(0, 0) == together.of(place, 0)
