"""How prisoners will vote, by how they voted before in this game (AL-13): habits that anybody can see.

A habit is believed the more, the more ballots it explains that somebody who reckons might not have cast.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from getaway.games.alcatraz.rules.scoring import element_count
from getaway.games.alcatraz.rules.state import ELECTED, ENDS_TURN, MARKS, VOTES, State
from getaway.kernel.dialect import NOBODY
from getaway.kernel.record import Told

RECKONING = 0.5  # how likely somebody is to reckon, before anything is known of them
STRAYS = 0.1  # of the ballots of one who has a habit
# Who is elected is hardly worse off at once, but those who are elected again and again stay behind: so much
# of their chance to escape is lost if it goes on like that for sure.
LASTING = 0.6
# What says how they voted, and how things lay then.
COUNTED = frozenset((MARKS, ENDS_TURN, VOTES, ELECTED))


class Poll(NamedTuple):
    """A vote: how things lay before it, and how each seat voted."""

    scapegoat: int
    elements: tuple[int, ...]  # how many each has
    last: tuple[int | None, ...]  # the ballots of the vote before
    ballots: tuple[int | None, ...] = ()

    @property
    def seats(self) -> range:
        """Everybody at the table."""
        return range(len(self.elements))


Habit = Callable[[Poll, int], list[int]]  # for whom a seat votes; several are as likely, none: no saying


def fewest(poll: Poll, seat: int) -> list[int]:
    """Whoever has fewest elements."""
    return [other for other in poll.seats if poll.elements[other] == min(poll.elements)]


def fewest_of_others(poll: Poll, seat: int) -> list[int]:
    """Whoever of the others has fewest elements."""
    least = min(poll.elements[other] for other in poll.seats if other != seat)
    return [other for other in poll.seats if other != seat and poll.elements[other] == least]


def most(poll: Poll, seat: int) -> list[int]:
    """Whoever has most elements."""
    return [other for other in poll.seats if poll.elements[other] == max(poll.elements)]


def most_of_others(poll: Poll, seat: int) -> list[int]:
    """Whoever of the others has most elements."""
    top = max(poll.elements[other] for other in poll.seats if other != seat)
    return [other for other in poll.seats if other != seat and poll.elements[other] == top]


def oneself(poll: Poll, seat: int) -> list[int]:
    """Always oneself."""
    return [seat]


def scapegoat_again(poll: Poll, seat: int) -> list[int]:
    """Whoever is the scapegoat."""
    return [] if poll.scapegoat == NOBODY else [poll.scapegoat]


def same_again(poll: Poll, seat: int) -> list[int]:
    """Whom one voted for the last time."""
    last = poll.last[seat]
    return [] if last is None else [last]


def revenge(poll: Poll, seat: int) -> list[int]:
    """Whoever voted for one the last time."""
    return [other for other in poll.seats if other != seat and poll.last[other] == seat]


HABITS: tuple[Habit, ...] = (
    *(fewest, fewest_of_others, most, most_of_others),
    *(oneself, scapegoat_again, same_again, revenge),
)


def polls(told: Sequence[Told], s: State) -> list[Poll]:
    """All votes that were opened in this game, from what was told, and the one to come, without ballots."""
    scapegoat = NOBODY
    elements = [0] * s.players
    last: tuple[int | None, ...] = (None,) * s.players
    found = []
    ballots: dict[int, int] = {}
    for _, kind, who, what, _ in [event for event in told if event[1] in COUNTED]:
        if kind == MARKS:
            elements[who] += 1
        elif kind == VOTES:
            ballots[who] = what
        elif kind == ELECTED:
            cast = tuple(ballots.get(seat) for seat in range(s.players))
            found.append(Poll(scapegoat, tuple(elements), last, cast))
            scapegoat, last, ballots = who, cast, {}
        elif kind == ENDS_TURN and scapegoat == NOBODY:
            # AL-15: the first scapegoat is not told, but has the first turn.
            scapegoat = who
    now = tuple(element_count(s, seat) for seat in range(s.players))
    return [*found, Poll(s.scapegoat, now, last)]


def burden(told: Sequence[Told], s: State) -> float:
    """How much of a chance to escape the office costs, by how often the same was elected again so far."""
    held = polls(told, s)
    past = held[:-1]
    again = sum(one.scapegoat == after.scapegoat for one, after in pairwise(held))
    # As if there had been two votes before, and one of them the same again.
    return LASTING * (again + 1) / (len(past) + 2)


def likely(habit: Habit, poll: Poll, seat: int) -> list[float]:
    """How likely a seat with this habit votes for each candidate."""
    wanted = habit(poll, seat)
    at_random = 1 / len(poll.seats)
    if not wanted:
        return [at_random] * len(poll.seats)
    return [
        STRAYS * at_random + (1 - STRAYS) * (candidate in wanted) / len(wanted) for candidate in poll.seats
    ]


@lru_cache(maxsize=1 << 14)
def by_habits(poll: Poll, seat: int) -> tuple[tuple[float, ...], ...]:
    """For each candidate, how likely a seat votes for them by each habit."""
    return tuple(zip(*(likely(habit, poll, seat) for habit in HABITS), strict=True))


def reckoned(poll: Poll, seat: int, candidate: int) -> float:
    """How likely a seat that reckons votes for a candidate, for all that is known: seldom for itself."""
    others = len(poll.seats) - 1
    return STRAYS if candidate == seat else (1 - STRAYS) / others


def foreseen(told: Sequence[Told], s: State, seat: int) -> dict[tuple[int, int], float]:
    """How sure it is, for other voters and candidates of the vote to come, that they vote so out of habit.

    What is missing to 1 for a voter is how likely it is that they reckon.
    """
    *past, coming = polls(told, s)
    found: dict[tuple[int, int], float] = {}
    for voter in coming.seats:
        if voter == seat:
            continue
        seen = [(poll, ballot) for poll in past if (ballot := poll.ballots[voter]) is not None]
        if not seen:
            continue
        reckons = RECKONING
        weights = [(1 - RECKONING) / len(HABITS)] * len(HABITS)
        for poll, ballot in seen:
            reckons *= reckoned(poll, voter, ballot)
            explains = by_habits(poll, voter)[ballot]
            weights = [weight * fits for weight, fits in zip(weights, explains, strict=True)]
        total = sum([reckons, *weights])
        for candidate, habits in enumerate(by_habits(coming, voter)):
            sure = sum([weight * fits for weight, fits in zip(weights, habits, strict=True)])
            found[voter, candidate] = sure / total
    return found
