"""How prisoners will vote, by how they voted before (AL-13)."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games.alcatraz.mind.voters import (
    HABITS,
    Poll,
    fewest,
    fewest_of_others,
    foreseen,
    likely,
    most,
    most_of_others,
    oneself,
    polls,
    revenge,
    same_again,
    scapegoat_again,
)
from getaway.games.alcatraz.rules.state import ELECTED, ENDS_TURN, MARKS, VOTES
from getaway.kernel.dialect import EVERYBODY, NOBODY
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene

LAST = (BO, CY, ANN)
POLL = Poll(BO, (2, 0, 1), LAST)


def told(*news: tuple[int, ...]) -> list[Any]:
    return [(EVERYBODY, *event, *[0] * (4 - len(event))) for event in news]


def vote(*ballots: int, elected: int) -> list[tuple[int, ...]]:
    return [*((VOTES, seat, other, 2) for seat, other in enumerate(ballots)), (ELECTED, elected, 1)]


@rule("AL-13")
@pytest.mark.parametrize(
    ("habit", "seat", "votes"),
    [
        (fewest, BO, [BO]),
        (fewest_of_others, BO, [CY]),
        (most, ANN, [ANN]),
        (most_of_others, ANN, [CY]),
        (oneself, CY, [CY]),
        (scapegoat_again, ANN, [BO]),
        (same_again, ANN, [BO]),
        (revenge, ANN, [CY]),
    ],
)
def test_a_habit_says_for_whom_one_votes(habit: Any, seat: int, votes: list[int]) -> None:
    assert habit(POLL, seat) == votes
    assert habit in HABITS


def test_who_has_not_voted_and_a_scapegoat_nobody_knows_say_nothing() -> None:
    first = Poll(NOBODY, (0, 0, 0), (None, None, None))
    for habit in (same_again, scapegoat_again, revenge):
        assert habit(first, ANN) == []
        assert likely(habit, first, ANN) == pytest.approx([1 / 3] * 3)


@rule("AL-15")
def test_earlier_votes_are_read_from_what_was_told() -> None:
    state = Scene(turn=CY, scapegoat=CY, elements={ANN: "AB", BO: "C"}).state
    news = told(
        *[(ENDS_TURN, BO), (MARKS, ANN, 0), *vote(BO, BO, ANN, elected=BO)],
        *[(ENDS_TURN, BO), (MARKS, ANN, 1), (MARKS, BO, 2), *vote(CY, CY, CY, elected=CY)],
    )
    first, second, coming = polls(news, state)
    assert (first.scapegoat, first.elements, first.last) == (BO, (1, 0, 0), (None, None, None))
    assert first.ballots == (BO, BO, ANN)
    assert (second.scapegoat, second.elements, second.last) == (BO, (2, 1, 0), (BO, BO, ANN))
    assert (coming.scapegoat, coming.elements, coming.last) == (CY, (2, 1, 0), (CY, CY, CY))


@rule("AL-13")
def test_who_voted_thrice_for_the_weakest_will_do_so_again() -> None:
    state = Scene(turn=CY, elements={ANN: "AB", BO: "C"}).state
    always = [*vote(CY, ANN, BO, elected=CY)]
    news = told((MARKS, ANN, 0), (MARKS, ANN, 1), (MARKS, BO, 2), *always * 3)
    found = foreseen(news, state, BO)
    assert found[ANN, CY] > 0.6
    assert found[ANN, CY] > 5 * found[ANN, BO]
    assert sum(found[ANN, other] for other in range(3)) < 1
    # Nobody foresees themselves.
    assert not any(voter == BO for voter, _ in found)


def test_before_the_first_vote_nothing_is_foreseen() -> None:
    assert foreseen((), Scene().state, ANN) == {}


def test_the_more_ballots_a_habit_explains_the_surer_it_is() -> None:
    state = Scene(turn=CY, elements={ANN: "AB", BO: "C"}).state
    marks = [(MARKS, ANN, 0), (MARKS, ANN, 1), (MARKS, BO, 2)]
    sure = [
        foreseen(told(*marks, *vote(CY, ANN, BO, elected=CY) * times), state, BO)[ANN, CY]
        for times in (1, 2, 3, 4)
    ]
    assert sure == sorted(sure)
    assert sure[0] < sure[-1]
