"""The expert's judgement: chances are chances, and what should speak for somebody does."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.mind.appraisal import (
    COMMON,
    DANGER,
    FITTED,
    FORBIDDEN,
    IN_OFFICE,
    NEW_NEAR,
    OFFICE_ENDS,
    OWN_DANGER,
    SIGNS,
    TASK_NEAR,
    TURN_TO_COME,
    UNIQUE,
    USEFUL,
    VOTING,
    appraise,
    read_signs,
)
from getaway.games.alcatraz.mind.evaluation import evaluate
from getaway.games.alcatraz.rules.state import OVER, State
from tests.bots.moments import moments
from tests.citing import rule
from tests.contract.tables import engine_of
from tests.games.alcatraz.scene import ANN, BO, CY, Scene


def chances(s: State) -> list[float]:
    row = [0.0] * s.players
    appraise(s, row)
    return row


def signs(s: State) -> list[float]:
    row = [0.0] * (COMMON + 4 * SIGNS)
    read_signs(s, row)
    return row


def of(s: State, seat: int, sign: int) -> float:
    return signs(s)[COMMON + seat * SIGNS + sign]


@pytest.mark.parametrize("players", [3, 4])
def test_appraised_chances_are_chances(players: int) -> None:
    for moment in moments("alcatraz", players, sides="mixed"):
        found = chances(moment.state)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(found) <= players - 1 + 1e-9


@pytest.mark.parametrize("players", [3, 4])
def test_both_engines_appraise_alike(players: int) -> None:
    fast = engine_of("alcatraz", compiled=True)
    code = fast.generic("getaway.bots.simulation")
    for moment in moments("alcatraz", players, sides="mixed"):
        if moment.state.phase != OVER:
            row = fast.row(fast.rules.MAX_PLAYERS, "float64")
            code.judge_at(fast.spread(moment.state), 0, row, 0, 0.0, 1)
            assert list(row[:players]) == pytest.approx(chances(moment.state), rel=1e-9)


def test_every_sign_has_a_number() -> None:
    assert len(FITTED) == COMMON + SIGNS


@rule("AL-34")
def test_where_somebody_can_be_left_nothing_is_left_to_judge() -> None:
    s = Scene(3, scapegoat=ANN, elements={BO: "ABC", CY: "DEF"}).state
    quick = [0.0] * 3
    evaluate(s, quick)
    assert chances(s) == quick == [0.0, 1.0, 1.0]


@rule("AL-34")
def test_who_alone_has_an_element_cannot_be_left() -> None:
    s = Scene(3, scapegoat=ANN, elements={ANN: "F", BO: "ABC", CY: "AD"}).state
    assert of(s, ANN, UNIQUE) == of(s, CY, UNIQUE) == pytest.approx(1 / 3)
    assert of(s, BO, UNIQUE) == pytest.approx(2 / 3)
    lacking = Scene(3, scapegoat=ANN, elements={ANN: "A", BO: "ABC", CY: "AD"}).state
    assert chances(s)[ANN] > chances(lacking)[ANN]


@rule("AL-35")
def test_the_scapegoat_fears_the_last_element_most() -> None:
    """The others lack only F: its task lies beside Bo, who has what it asks for."""
    held = {BO: "ABC", CY: "ADE", ANN: "ABC"}
    near = Scene(
        3, scapegoat=ANN, turn=BO, where={BO: "chapel"}, elements=held,
        hold={BO: ["key", "shiv"]}, tasks={"chapel": "F2"},
    ).state  # fmt: skip
    far = Scene(3, scapegoat=ANN, turn=BO, elements=held, tasks={"laundry": "F2"}).state
    assert of(near, ANN, DANGER) > of(far, ANN, DANGER) > 0
    assert of(near, BO, TASK_NEAR) > of(far, BO, TASK_NEAR)
    assert of(near, BO, OWN_DANGER) > of(near, BO, DANGER) > 0
    assert of(near, ANN, TASK_NEAR) == 0, "the scapegoat does no task (AL-20)"
    assert of(near, BO, USEFUL) > of(far, BO, USEFUL) == 0
    assert chances(near)[ANN] < chances(far)[ANN]


@rule("AL-13")
def test_while_they_vote_nobody_is_in_office() -> None:
    scene = Scene(3, scapegoat=ANN, turn=CY, tasks={"chapel": "F2"})
    assert [of(scene.state, seat, IN_OFFICE) for seat in (ANN, BO, CY)] == [1, 0, 0]
    scene.end_turns()
    s = scene.state
    assert signs(s)[VOTING] == 1
    assert signs(s)[NEW_NEAR] > 0
    assert [of(s, seat, IN_OFFICE) for seat in (ANN, BO, CY)] == [0, 0, 0]
    assert [of(s, seat, OFFICE_ENDS) for seat in (ANN, BO, CY)] == [1, 0, 0]


@rule("AL-15")
def test_turns_to_come_go_clockwise_from_the_scapegoat() -> None:
    s = Scene(3, scapegoat=BO, turn=CY).state
    assert [of(s, seat, TURN_TO_COME) for seat in (ANN, BO, CY)] == [1, 0, 0]


@rule("AL-30")
def test_whoever_may_do_no_task_is_no_danger() -> None:
    s = Scene(3, scapegoat=ANN, turn=BO, tasks={"chapel": "F2"}).state
    s.forbidden[CY] = 1
    assert [of(s, seat, FORBIDDEN) for seat in (ANN, BO, CY)] == [0, 0, 1]
    assert of(s, BO, DANGER) == 0 < of(s, CY, DANGER)


@rule("AL-32")
def test_a_task_that_brings_nothing_new_is_no_danger() -> None:
    """Everybody has F already."""
    held = {ANN: "F", BO: "F", CY: "F"}
    s = Scene(3, scapegoat=ANN, turn=BO, tasks={"chapel": "F2"}, elements=held).state
    assert signs(s)[NEW_NEAR] == 0
    assert [of(s, seat, DANGER) + of(s, seat, OWN_DANGER) for seat in (ANN, BO, CY)] == [0, 0, 0]
    assert of(s, BO, TASK_NEAR) > 0
