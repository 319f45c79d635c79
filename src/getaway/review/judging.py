"""Judges one turn or one decision: half of the deals choose what is best, the other half measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from getaway.bots.situation import Situation
from getaway.kernel.sentence import Sentence
from getaway.review.course import Decision, Run
from getaway.review.grading import SURE, grade_of, largest, smallest
from getaway.review.judge import Effort, Judge, Plan, difference, expert, mean, medium
from getaway.review.plans import Way, situation_of, ways_of
from getaway.review.reasons import reasons_for
from getaway.review.shapes import Better, Judged, Verdict

DONE = 0  # the place of what was done among the ways
LOOKS = 3  # of the second judge, where it is not sure


@dataclass(frozen=True)
class Ranking:
    """The ways that matter, by their places."""

    best: int
    second: int | None  # the best of the others
    worst: int


@dataclass(frozen=True)
class Measured:
    """Chances of the seat by what it could know, in deals that had no say in what is best."""

    chosen: float
    best: float
    worst: float
    lost: float
    error: float
    deals: int
    lead: float  # of the best before the second, less twice its error


def judge_run(judge: Judge, number: int, run: Run, seed: int, effort: Effort) -> Judged:
    """What is to be said of a turn or a decision."""
    situation = situation_of(judge.engine, run.moment, run.seat, seed)
    ways = ways_of(judge.engine, run, seed, effort)
    plans = [way.plan for way in ways]
    ranking = rank_ways(judge, situation, plans, effort)
    measured = measure(judge, situation, plans, ranking, effort)
    tried = list(dict.fromkeys((DONE, ranking.best)))
    opened = judge.in_the_open(
        run.moment.state, run.seat, seed, [plans[place] for place in tried], effort.open
    )
    players = run.moment.state.players
    before, after = opened.means(len(tried) - 1, players), opened.means(0, players)
    own = [a - b if seat == run.seat else 0.0 for seat, (a, b) in enumerate(zip(after, before, strict=True))]
    return Judged(
        number=number,
        last=run.last,
        before=before,
        after=after,
        own=own,
        knew={run.seat: measured.chosen},
        verdicts=[verdict_on(judge, run, situation, ways, ranking, measured, effort)]
        if len(ways) > 1
        else [],
    )


def rank_ways(judge: Judge, situation: Situation, plans: Sequence[Plan], effort: Effort) -> Ranking:
    """The first half: all in a few deals, then the best of them and what was done in the rest."""
    me, ahead = situation.seat, expert(judge.engine)
    begun = judge.as_known(situation, plans, 0, effort.first, ahead)
    scores = {place: begun.mean(place, me) for place in range(len(plans))}
    # What was done wins a tie.
    order = sorted(scores, key=lambda place: (-scores[place], place))
    kept = [place for place in order if place != DONE][: effort.kept]
    last = effort.first + effort.rest
    gone_on = judge.as_known(situation, [plans[p] for p in (DONE, *kept)], effort.first, last, ahead)
    total = {
        place: effort.first * scores[place] + effort.rest * gone_on.mean(column, me)
        for column, place in enumerate((DONE, *kept))
    }
    found = sorted(total, key=lambda place: (-total[place], place))
    return Ranking(found[0], found[1] if len(found) > 1 else None, order[-1])


def measure(
    judge: Judge, situation: Situation, plans: Sequence[Plan], ranking: Ranking, effort: Effort
) -> Measured:
    """The other half."""
    me, players = situation.seat, situation.hidden.players
    places = [DONE, ranking.best, ranking.worst, *([] if ranking.second is None else [ranking.second])]
    tried = list(dict.fromkeys(places))
    first = effort.first + effort.rest
    seen: list[list[float]] = [[] for _ in tried]

    def go_on(deals: int) -> None:
        start = first + len(seen[0])
        found = judge.as_known(
            situation, [plans[p] for p in tried], start, start + deals, expert(judge.engine)
        )
        for column, values in enumerate(seen):
            values += found.of(column, me)

    def of(place: int) -> list[float]:
        return seen[tried.index(place)]

    go_on(effort.measure)
    lost, error = difference(of(ranking.best), of(DONE))
    if ranking.best != DONE and lost + SURE * error >= smallest(players):
        go_on(effort.more)
        lost, error = difference(of(ranking.best), of(DONE))
    lead = 0.0
    if ranking.second is not None:
        gap, doubt = difference(of(ranking.best), of(ranking.second))
        lead = gap - SURE * doubt
    return Measured(
        chosen=mean(of(DONE)),
        best=mean(of(ranking.best)),
        worst=mean(of(ranking.worst)),
        lost=lost,
        error=error,
        deals=len(seen[0]),
        lead=lead,
    )


def verdict_on(
    judge: Judge,
    run: Run,
    situation: Situation,
    ways: Sequence[Way],
    ranking: Ranking,
    measured: Measured,
    effort: Effort,
) -> Verdict:
    """What is said of it; a grade only where the second judge prefers the better one too."""
    players = situation.hidden.players
    grade = grade_of(measured.lost, measured.error, players)
    way = ways[ranking.best]
    disputed = False
    if grade is not None:
        disputed = is_disputed(judge, situation, way.plan, ways[DONE].plan, effort)
    fork = run.decisions[way.fork or 0]
    asked = situation_of(judge.engine, fork.moment, fork.seat, situation.seed)
    return Verdict(
        kind="turn" if run.whole else "decision",
        step=run.step,
        last=run.last,
        seat=run.seat,
        label=judge.engine.game.label(asked.hidden, fork.action),
        chance=measured.chosen,
        best=measured.best,
        worst=measured.worst,
        lost=measured.lost,
        error=measured.error,
        deals=measured.deals,
        grade=None if disputed else grade,
        only=ranking.best == DONE and measured.lead >= largest(players),
        disputed=disputed,
        better=None
        if way.fork is None
        else better_one(asked, fork.step, way.plan[way.fork], fork.action, effort),
        # Where a turn has many parts, what is chosen may be a yes, or a thing: to what, and for what?
        told=told_before(judge, fork) if run.whole else None,
    )


def told_before(judge: Judge, decision: Decision) -> Sentence | None:
    """The last thing that a seat was told before it decided."""
    told = decision.moment.told(decision.seat)
    return judge.engine.game.sentence(decision.moment.state, told[-1]) if told else None


def is_disputed(judge: Judge, situation: Situation, better: Plan, done: Plan, effort: Effort) -> bool:
    """Does the second judge not prefer the better of two plans? Where it is not sure, it looks again."""
    ours: list[float] = []
    theirs: list[float] = []
    gap = error = 0.0
    while len(ours) < LOOKS * effort.second and abs(gap) <= SURE * error:
        start = len(ours)
        found = judge.as_known(situation, [better, done], start, start + effort.second, medium(judge.engine))
        ours += found.of(0, situation.seat)
        theirs += found.of(1, situation.seat)
        gap, error = difference(ours, theirs)
    return gap <= 0


def better_one(situation: Situation, step: int, action: int, done: int, effort: Effort) -> Better:
    """The better action in words, with its reasons."""
    return Better(
        step=step,
        action=action,
        label=situation.engine.game.label(situation.hidden, action),
        reasons=reasons_for(situation, action, done) if effort.explains else [],
    )
