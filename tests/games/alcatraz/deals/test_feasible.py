"""AL-12 for honest bots: what one can promise as things lie."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games.alcatraz.deals.feasible import can_keep
from getaway.games.alcatraz.mind.walks import can_meet, meet_by
from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Bring,
    Clause,
    Give,
    Guard,
    Let,
    NotFrameUp,
    NotSteal,
    NotVote,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, Scene

# Ann and Cy are in opposite corners: three steps, a whole turn of three points (AL-5, AL-15).
WHERE = {ANN: "chapel", BO: "radio_room", CY: "wardens_office"}
HOLD = {ANN: ["key", "key", "cash"], BO: ["shiv", "shiv", "shiv"], CY: ["tool"]}
GUARDS = {"dining_hall": 4, "chapel": 0, "radio_room": 1, "exercise_yard": 1}


def prison(players: int = 3, **more: Any) -> Scene:
    """Three are to vote in round 2."""
    scene: dict[str, Any] = {"where": WHERE, "hold": HOLD, "guards": GUARDS, "turn": players - 1, **more}
    return Scene(players, **scene).end_turns()


@rule("AL-12")
@pytest.mark.parametrize(
    ("clause", "possible"),
    [
        (Vote(ANN, BO, 2), True),
        (NotVote(ANN, BO, 2, 3), True),
        (NotSteal(ANN, BO, 3), True),
        (Let(ANN, BO, "A", 3), True),
        (Give(ANN, CY, "key", 2, 2), True),
        (Give(ANN, CY, "key", 3, 2), False),
        (Give(ANN, CY, "shiv", 1, 2), False),
        (Give(ANN, BO, "key", 1, 2), False),  # Bo has no space for it
        (Give(ANN, BO, "cash", 1, 2), True),
        (Swap(ANN, BO, "key", "shiv", 2), True),
        (Swap(ANN, BO, "key", "tool", 2), False),
        (Swap(ANN, BO, "tool", "shiv", 2), False),
        (At(ANN, "wardens_office", 2), True),
        (At(ANN, "dining_hall", 2), False),  # full of guards
        (Bring(ANN, "key", "wardens_office", 2), True),
        (Bring(ANN, "tool", "wardens_office", 2), False),
        (Guard(ANN, "exercise_yard", "chapel", 3), True),  # by a riot
        (Guard(ANN, "exercise_yard", "laundry", 3), False),
        (Guard(BO, "exercise_yard", "laundry", 3), True),  # from the radio room
        (NotFrameUp(ANN, 3), True),
        (NotFrameUp(BO, 3), False),  # Bo has a card: what would that be worth?
        (NotFrameUp(BO, 3, to=ANN), True),
    ],
)
def test_what_one_has_and_where_one_can_get_to_can_be_promised(clause: Clause, possible: bool) -> None:
    scene = prison(frame_ups={BO: ["beating"]})
    before = scene.state.copy()
    assert can_keep(scene.state, [clause], []) == possible
    assert scene.state == before


@rule("AL-12")
@pytest.mark.parametrize(
    ("standing", "asked", "possible"),
    [
        (Give(ANN, CY, "key", 1, 3), Give(ANN, CY, "key", 1, 4), True),
        (Give(ANN, CY, "key", 2, 3), Give(ANN, CY, "key", 1, 4), False),
        (Give(ANN, CY, "key", 2, 3), Give(ANN, CY, "cash", 1, 4), True),
        (Give(ANN, CY, "key", 2, 3), Swap(ANN, BO, "key", "shiv", 4), False),
        (Bring(ANN, "key", "laundry", 3), Give(ANN, CY, "key", 2, 3), False),
        (Bring(ANN, "key", "laundry", 3), Give(ANN, CY, "cash", 1, 3), True),
        (Bring(ANN, "key", "laundry", 3), At(ANN, "chapel", 3), False),
        (Bring(ANN, "key", "laundry", 3), At(ANN, "chapel", 4), True),
        (At(ANN, "laundry", 3), At(ANN, "laundry", 3), True),
        (Vote(ANN, BO, 2), Vote(ANN, CY, 2), False),
        (Vote(ANN, BO, 2), Vote(ANN, CY, 3), True),
        (Vote(ANN, BO, 2), NotVote(ANN, BO, 2, 3), False),
        (NotVote(ANN, BO, 2, 3), Vote(ANN, BO, 3), False),
        (NotVote(ANN, BO, 2, 3), Vote(ANN, BO, 4), True),
        (NotVote(ANN, BO, 2, 3), Vote(ANN, CY, 3), True),
        (NotSteal(ANN, BO, 2), Vote(ANN, CY, 3), True),
        (Guard(ANN, "exercise_yard", "chapel", 3), At(ANN, "chapel", 3), False),
        (Guard(ANN, "exercise_yard", "chapel", 3), Guard(ANN, "radio_room", "chapel", 3), False),
        (Guard(ANN, "exercise_yard", "chapel", 3), Give(ANN, CY, "cash", 1, 3), True),
    ],
)
def test_one_promise_may_stand_in_the_way_of_another(standing: Clause, asked: Clause, possible: bool) -> None:
    state = prison().state
    assert can_keep(state, [asked], [standing]) == possible
    assert can_keep(state, [standing, asked], []) == possible


@rule("AL-12", "AL-15")
def test_with_two_points_a_turn_nobody_promises_where_they_will_be_later() -> None:
    three, four = prison().state, prison(4, hold={}).state
    assert can_keep(three, [At(ANN, "laundry", 3)], [])
    assert can_keep(four, [At(ANN, "laundry", 2)], [])
    assert not can_keep(four, [At(ANN, "laundry", 3)], [])
    assert not can_keep(four, [At(ANN, "wardens_office", 2)], []), "that is three steps"


@rule("AL-12", "AL-13")
def test_nobody_promises_to_vote_for_nobody() -> None:
    """Of three one has to be left in every round."""
    state = prison().state
    standing = [NotVote(ANN, ANN, 2, 3), NotVote(ANN, BO, 3, 4)]
    for first, last, possible in ((2, 2, True), (2, 3, False), (3, 5, False), (4, 5, True)):
        assert can_keep(state, [NotVote(ANN, CY, first, last)], standing) == possible


@rule("AL-12", "AL-26")
def test_no_guard_is_promised_where_one_more_would_make_it_hard() -> None:
    scene = prison(guards={"chapel": 2, "exercise_yard": 1})
    assert not can_keep(scene.state, [Guard(ANN, "exercise_yard", "chapel", 3)], [])


@rule("AL-15", "AL-16")
def test_two_can_meet_by_the_round_in_which_one_can_be_where_the_other_is() -> None:
    state = prison().state
    assert meet_by(state, ANN, BO, 5) == meet_by(state, ANN, CY, 5) == 2
    # With four there are but two points a turn.
    four = prison(4, hold={}).state
    assert meet_by(four, ANN, CY, 5) == 3
    assert meet_by(four, ANN, CY, 2) is None
    # Within the turns this round's may be over.
    turn = Scene(where=WHERE, guards=GUARDS).state
    assert not can_meet(turn, ANN, BO, 1)
    assert can_meet(turn, ANN, BO, 2)
