"""The analysis of a game, piece by piece: it may stop after any of them and go on from what is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput
from getaway.review.course import Council, Course, Moment, Unit
from getaway.review.judge import Effort, Judge, expert, seed_for
from getaway.review.judging import judge_run
from getaway.review.plans import situation_of
from getaway.review.shapes import Judged, Progress
from getaway.review.voting import judge_council


def analyse(
    course: Course, engine: Engine, seed: int, effort: Effort, kept: Sequence[Judged] = ()
) -> Iterator[Judged]:
    """Everything that was decided, judged on an engine, in order and without what is `kept` already.

    Each piece has random numbers of its own, so the same seed gives the same pieces, wherever one begins.
    """
    check_game(engine)
    known = [piece.number for piece in kept]
    if known != list(range(len(known))):
        raise BadInput(f"These pieces of a review don't follow one another: {known}.")
    judge = Judge(engine)
    for number in range(len(known), len(course.units) + 1):
        yield judge_piece(judge, number, piece_of(course, number), seed, effort)


def piece_of(course: Course, number: int) -> Moment | Unit:
    """What a piece is about: the deal, or what was decided."""
    return course.deal if number == 0 else course.units[number - 1]


def judge_piece(judge: Judge, number: int, about: Moment | Unit, seed: int, effort: Effort) -> Judged:
    """One piece, alone."""
    if isinstance(about, Moment):
        return judge_deal(judge, about, seed_for(seed, "deal"), effort)
    own_seed = seed_for(seed, about.step)
    if isinstance(about, Council):
        return judge_council(judge, number, about, own_seed, effort)
    return judge_run(judge, number, about, own_seed, effort)


def check_game(engine: Engine) -> None:
    """Refuse a game that no bot can judge."""
    if engine.game.considerations is None:
        raise BadInput(f"{engine.game.name} has no considerations, so nobody can judge how it's played.")


def progress(course: Course, piece: Judged) -> Progress:
    """How far an analysis is after a piece."""
    return Progress(step=piece.last, steps=course.steps, done=piece.number + 1, of=len(course.units) + 1)


def judge_deal(judge: Judge, deal: Moment, seed: int, effort: Effort) -> Judged:
    """How everybody stands after the deal."""
    state = deal.state
    seats = range(state.players)
    opened = judge.in_the_open(state, state.mover, seed, [()], effort.open).means(0, state.players)
    knew = {}
    for seat in seats:
        situation = situation_of(judge.engine, deal, seat, seed)
        knew[seat] = judge.as_known(situation, [()], 0, effort.measure, expert(judge.engine)).mean(0, seat)
    return Judged(
        number=0, last=0, before=opened, after=opened, own=[0.0 for _ in seats], knew=knew, verdicts=[]
    )
