"""What a seat remembers of others when it deals: how they voted, and what they said no to."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games.alcatraz.deals.memory import ballot_for, foreseen_ballots, stale_offers
from getaway.games.alcatraz.rules.state import (
    BRIBES,
    DO_TRADE,
    ELECTED,
    GIVES,
    MOVES,
    PICK_SEAT,
    REFUSES,
    STEALS,
    TAKES,
    VOTES,
)
from getaway.kernel.dialect import EVERYBODY
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene

REFUSED = (REFUSES, BO, ANN)


def told(*news: tuple[int, ...]) -> list[Any]:
    return [(EVERYBODY, *event, *[0] * (4 - len(event))) for event in news]


@rule("AL-23")
@pytest.mark.parametrize(
    ("since", "stale"),
    [
        ([], True),
        ([(MOVES, ANN, 3)], True),
        ([(TAKES, CY, 1)], True),
        ([(TAKES, BO, 1)], False),
        ([(TAKES, ANN, 1)], False),
        ([(GIVES, CY, BO, 1)], False),
        ([(STEALS, CY, ANN, 1)], False),
        ([(BRIBES, ANN)], False),
        ([(TAKES, ANN, 1), REFUSED], True),
    ],
)
def test_what_was_refused_is_stale_until_one_of_the_two_has_other_things(
    since: list[tuple[int, ...]], stale: bool
) -> None:
    found = stale_offers(told(REFUSED, *since), ANN)
    assert found == (frozenset({DO_TRADE + BO}) if stale else frozenset())


def test_what_others_were_refused_is_not_stale() -> None:
    assert stale_offers(told(REFUSED), CY) == frozenset()


@rule("AL-13")
def test_ballots_are_foreseen_as_actions() -> None:
    votes = [(VOTES, seat, BO, 2) for seat in range(3)] + [(ELECTED, BO, 1)]
    found = foreseen_ballots(told(*votes), Scene(scapegoat=BO).state, ANN)
    assert {action for _, action in found} == {ballot_for(seat) for seat in range(3)}
    assert ballot_for(BO) == PICK_SEAT + BO
    assert found[CY, ballot_for(BO)] > found[CY, ballot_for(ANN)]
