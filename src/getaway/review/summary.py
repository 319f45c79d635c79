"""The pieces of an analysis put together: the line of chances, accuracy, and where the chance went."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, zip_longest

from getaway.bots.ladder import LEVELS
from getaway.bots.votes import Electorate
from getaway.kernel.errors import BadInput
from getaway.review.course import Council, Course
from getaway.review.plans import situation_of
from getaway.review.shapes import (
    FORMAT,
    Ballot,
    Judged,
    Player,
    Point,
    Review,
    Share,
    Verdict,
    Vote,
)
from getaway.review.voting import election_of

PARTS = 10_000  # chances are counted in these
JUDGE = LEVELS[-1]  # the strongest


def review_of(course: Course, pieces: Sequence[Judged], seed: int) -> Review:
    """The review of a game of which every piece is judged."""
    if len(pieces) != len(course.units) + 1:
        raise BadInput(f"Only {len(pieces)} of {len(course.units) + 1} pieces of a review are judged.")
    verdicts = [verdict for piece in pieces for verdict in piece.verdicts]
    seats = range(course.players)
    return Review(
        format=FORMAT,
        game=course.engine.game.name,
        version=course.version,
        players=course.players,
        names=list(course.names),
        steps=course.steps,
        seed=seed,
        judge=JUDGE,
        equal=equal_share(pieces) / PARTS,
        points=points_of(course, pieces),
        verdicts=verdicts,
        seats=[
            player(
                course, seat, [one for one in verdicts if one.seat == seat], share_of(course, pieces, seat)
            )
            for seat in seats
        ],
        votes=[vote_of(course, unit) for unit in course.units if isinstance(unit, Council)],
        promises=list(course.promises),
        tracks=list(course.tracks),
    )


def counted(chance: float) -> int:
    """A chance in whole parts."""
    return round(chance * PARTS)


def equal_share(pieces: Sequence[Judged]) -> int:
    """What the deal leaves to each if luck leaves it to all alike: 1/n, where one of n wins for sure."""
    return counted(sum(pieces[0].before) / len(pieces[0].before))


def points_of(course: Course, pieces: Sequence[Judged]) -> list[Point]:
    """How everybody stands after the deal and after each piece; at the end it is the result."""
    knew = [pieces[0].knew[seat] for seat in range(course.players)]
    found = []
    for piece, following in pairwise(pieces):
        knew = [piece.knew.get(seat, chance) for seat, chance in enumerate(knew)]
        luck = luck_between(piece, following.before)
        found.append(Point(step=piece.last, open=following.before, knew=knew, luck=luck))
    end = list(course.payoffs)
    return [*found, Point(step=pieces[-1].last, open=end, knew=end, luck=luck_between(pieces[-1], end))]


def luck_between(piece: Judged, then: Sequence[float]) -> list[float]:
    """What the cards have brought each seat between a choice and the next question."""
    return [later - now for now, later in zip(piece.after, then, strict=True)]


def points_so_far(pieces: Sequence[Judged]) -> list[Point]:
    """The line of a review that is not finished; its last point is what the last piece says of itself."""
    if not pieces:
        return []
    knew = [pieces[0].knew[seat] for seat in sorted(pieces[0].knew)]
    found = []
    for piece, following in zip_longest(pieces, pieces[1:]):
        knew = [piece.knew.get(seat, chance) for seat, chance in enumerate(knew)]
        opened = piece.after if following is None else following.before
        luck = [] if following is None else luck_between(piece, opened)
        found.append(Point(step=piece.last, open=opened, knew=knew, luck=luck))
    return found


def share_of(course: Course, pieces: Sequence[Judged], seat: int) -> Share:
    """Where a seat's chance went. Each piece leads from its best to what was chosen; cards do the rest."""
    equal, result = equal_share(pieces), counted(course.payoffs[seat])
    own = others = 0
    for piece in pieces:
        mine = counted(piece.own[seat])
        own += mine
        others += counted(piece.after[seat]) - counted(piece.before[seat]) - mine
    moments = [number for piece in pieces for number in (piece.before[seat], piece.after[seat])]
    # From the equal share to the deal, and from each choice to the next question.
    path = [equal, *map(counted, moments), result]
    cards = sum(path[i + 1] - path[i] for i in range(0, len(path), 2))
    return Share(equal=equal, own=own, others=others, cards=cards, result=result)


def player(course: Course, seat: int, verdicts: Sequence[Verdict], share: Share) -> Player:
    """A seat's game in short."""
    grades = [verdict.grade for verdict in verdicts]
    return Player(
        seat=seat,
        name=course.names[seat],
        accuracy=accuracy(verdicts),
        inaccuracies=grades.count("inaccuracy"),
        mistakes=grades.count("mistake"),
        blunders=grades.count("blunder"),
        share=share,
    )


def accuracy(verdicts: Sequence[Verdict]) -> float | None:
    """1 - lost / (best - worst), both summed: dull decisions weigh nothing. None if all were dull."""
    at_stake = sum(verdict.best - verdict.worst for verdict in verdicts)
    if at_stake <= 0:
        return None
    return min(1.0, max(0.0, 1 - sum(verdict.lost for verdict in verdicts) / at_stake))


def vote_of(course: Course, council: Council) -> Vote:
    """A vote as it was opened."""
    game = course.engine.game
    broken = {
        promise.who for promise in course.promises if is_broken_by(promise.status, promise.settled, council)
    }
    ballots = []
    for ballot in council.ballots:
        situation = situation_of(course.engine, council.moment, ballot.seat, 0)
        ballots.append(
            Ballot(
                step=ballot.step,
                seat=ballot.seat,
                action=ballot.action,
                label=game.label(situation.hidden, ballot.action),
                broke=ballot.seat in broken,
            )
        )
    return Vote(
        step=council.last,
        round=None if game.round_of is None else game.round_of(council.moment.state),
        caller=council.caller,
        elected=elected_by(course, council),
        ballots=ballots,
    )


def is_broken_by(status: str, settled: int | None, council: Council) -> bool:
    """Was a promise broken by a vote?"""
    return status == "broken" and settled == council.last


def elected_by(course: Course, council: Council) -> int:
    """The ballot that won."""
    situation = situation_of(course.engine, council.moment, council.caller, 0)
    nothing = tuple(0.0 for _ in course.names)
    electorate = Electorate(situation, dict.fromkeys(situation.legal, nothing))
    return election_of(electorate, council, council.caller).elected
