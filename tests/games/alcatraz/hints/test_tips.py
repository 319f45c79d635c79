"""What a newcomer hears: each tip when it is so, and only then."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.hints.tips import tips
from getaway.games.alcatraz.rules.rules import hide
from getaway.games.alcatraz.rules.state import OVER, VOTE
from getaway.kernel.sentence import Seat
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene


def told(scene: Scene, seat: int = ANN) -> dict[str, object]:
    state = scene.state.copy()
    hide(state, seat)
    return {tip.sentence.message: tip.sentence.arguments for tip in tips(state, seat)}


@rule("AL-26")
@pytest.mark.parametrize(("guards", "said"), [(1, False), (2, True), (3, True)])
def test_guards_make_things_dearer(guards: int, said: bool) -> None:
    found = told(Scene(turn=ANN, where={ANN: "laundry"}, guards={"laundry": guards}))
    assert ("tip-guards" in found) == said
    if said:
        assert found["tip-guards"] == {"guards": guards}


@rule("AL-16")
def test_four_guards_shut_a_room_next_door() -> None:
    assert "tip-shut" in told(Scene(turn=ANN, where={ANN: "chapel"}, guards={"radio_room": 4}))
    assert "tip-shut" not in told(Scene(turn=ANN, where={ANN: "chapel"}, guards={"radio_room": 3}))
    assert "tip-shut" not in told(Scene(turn=ANN, where={ANN: "chapel"}, guards={"wardens_office": 4}))


@rule("AL-2")
def test_three_items_are_the_limit() -> None:
    assert "tip-full" in told(Scene(hold={ANN: ["key", "shiv", "tool"]}))
    assert "tip-full" not in told(Scene(hold={ANN: ["key", "shiv"], BO: ["key", "shiv", "tool"]}))


@rule("AL-23")
def test_who_shares_a_room_can_trade() -> None:
    assert told(Scene(turn=ANN, where={ANN: "laundry", CY: "laundry"}))["tip-together"] == {"who": Seat(CY)}
    assert "tip-together" not in told(Scene(turn=ANN))
    assert "tip-together" not in told(Scene(turn=BO, where={ANN: "laundry", CY: "laundry"}))


@rule("AL-15")
def test_the_scapegoat_hears_what_that_means() -> None:
    assert "tip-scapegoat" in told(Scene(scapegoat=ANN, turn=ANN))
    assert "tip-scapegoat" not in told(Scene(scapegoat=BO, turn=ANN))


@rule("AL-34")
def test_one_element_missing_to_leave_somebody_is_said_to_them() -> None:
    scene = Scene(elements={ANN: "F", BO: "ABC", CY: "DE"})
    assert told(scene)["tip-nearly-left"] == {"element": "F"}
    assert "tip-nearly-left" not in told(scene, BO)
    assert "tip-nearly-left" not in told(Scene(elements={BO: "ABC", CY: "D"}))


@rule("AL-11")
def test_the_last_guards_are_counted() -> None:
    scene = Scene()
    scene.state.guards_out = 18
    assert told(scene)["tip-late"] == {"guards": 3}
    scene.state.guards_out = 17
    assert "tip-late" not in told(scene)


@rule("AL-12")
def test_a_vote_is_the_time_to_promise() -> None:
    scene = Scene()
    assert "tip-talk" not in told(scene)
    scene.state.phase = VOTE
    assert "tip-talk" in told(scene)


def test_after_the_end_there_are_no_tips() -> None:
    scene = Scene(hold={ANN: ["key", "shiv", "tool"]})
    scene.state.phase = OVER
    assert tips(scene.state, ANN) == []


def test_a_tip_points_at_what_it_is_about() -> None:
    scene = Scene(
        scapegoat=ANN,
        turn=ANN,
        where={ANN: "chapel", BO: "chapel"},
        guards={"chapel": 2, "radio_room": 4},
        hold={ANN: ["key", "shiv", "tool"]},
        elements={BO: "ABC", CY: "DE"},
    )
    scene.state.guards_out = 18
    anchors = {tip.sentence.message: tip.anchor for tip in tips(scene.state, ANN)}
    assert anchors == {
        "tip-nearly-left": "file:0",
        "tip-late": "clock",
        "tip-scapegoat": "goat:0",
        "tip-guards": "need:guards",
        "tip-shut": "room:radio_room",
        "tip-together": "need:prisoners",
        "tip-full": "slots:0",
    }
