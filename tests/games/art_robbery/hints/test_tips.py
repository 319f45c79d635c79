"""What a newcomer hears: each tip when it is so, and only then."""

from __future__ import annotations

from getaway.games.art_robbery.hints.tips import tips
from getaway.games.art_robbery.rules.rules import hide
from getaway.games.art_robbery.rules.state import OVER
from getaway.kernel.sentence import Seat
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, Scene

WALL = ["0+2", "3", "5", "boss"]


def told(scene: Scene, seat: int = ANN) -> dict[str, object]:
    state = scene.state.copy()
    hide(state, seat)
    return {tip.sentence.message: tip.sentence.arguments for tip in tips(state, seat)}


@rule("AR-12")
def test_a_number_that_is_not_on_the_wall_steals() -> None:
    said = told(Scene(hands={ANN: ["2", "3", "0", "dog", "dog"]}, loot={BO: ["2"]}, middle=WALL))
    assert said["tip-steal"] == {"value": 2}
    assert "tip-steal" not in told(Scene(hands={ANN: ["3", "3", "0", "dog", "dog"]}, middle=WALL))


@rule("AR-12")
def test_ones_own_loot_is_not_stolen() -> None:
    said = told(Scene(hands={ANN: ["2", "3", "0", "dog", "dog"]}, loot={ANN: ["2"]}, middle=WALL))
    assert "tip-steal" not in said
    assert said["tip-nothing"] == {"card": "2"}


@rule("AR-20")
def test_a_boss_needs_a_4_or_5() -> None:
    assert "tip-bare-boss" in told(Scene(loot={ANN: ["boss", "3"]}))
    assert "tip-bare-boss" not in told(Scene(loot={ANN: ["boss", "5"]}))
    assert "tip-bare-boss" not in told(Scene(loot={BO: ["boss"]}))


@rule("AR-11")
def test_a_5_card_never_takes_the_boss() -> None:
    assert "tip-five" in told(Scene(hands={ANN: ["5", "3", "0", "dog", "dog"]}, middle=WALL))
    assert "tip-five" not in told(Scene(hands={ANN: ["3", "3", "0", "dog", "dog"]}, middle=WALL))
    assert "tip-five" not in told(Scene(hands={ANN: ["5", "3", "0", "dog", "dog"]}, middle=["5", "3", "0+2"]))


@rule("AR-16")
def test_the_dog_of_another_guards() -> None:
    assert told(Scene(dog=BO))["tip-dog"] == {"who": Seat(BO)}
    assert "tip-dog" not in told(Scene(dog=ANN))
    assert "tip-dog" not in told(Scene())


@rule("AR-19")
def test_two_left_are_nearly_the_end() -> None:
    assert "tip-two-left" in told(Scene(middle=["5", "3"]))
    assert "tip-two-left" not in told(Scene(middle=["5", "3", "boss"]))


@rule("AR-23")
def test_alibis_are_to_be_counted_from_the_third_raid() -> None:
    assert told(Scene(raid=3))["tip-alibis"] == {"players": 3}
    assert "tip-alibis" not in told(Scene(raid=2))


def test_who_is_not_asked_hears_nothing_of_their_hand() -> None:
    scene = Scene(mover=BO, hands={ANN: ["2", "5", "0", "dog", "dog"]}, middle=WALL)
    assert not {"tip-steal", "tip-five", "tip-nothing"} & set(told(scene))


def test_a_boss_card_without_a_boss_is_only_swapped() -> None:
    said = told(Scene(hands={ANN: ["boss", "3", "0", "dog", "dog"]}, middle=["3", "0+2", "5"]))
    assert said["tip-nothing"] == {"card": "boss"}
    taken = Scene(
        hands={ANN: ["boss", "3", "0", "dog", "dog"]}, loot={BO: ["boss"]}, middle=["3", "0+2", "5"]
    )
    assert {"tip-nothing", "tip-steal"}.isdisjoint(told(taken)), "it steals, and the tip is of numbers"


def test_after_the_end_there_are_no_tips() -> None:
    scene = Scene(raid=3)
    scene.state.phase = OVER
    assert tips(scene.state, ANN) == []


def test_a_tip_points_at_what_it_is_about() -> None:
    hand = ["5", "2", "1", "dog", "dog"]
    scene = Scene(hands={ANN: hand}, loot={BO: ["2"], ANN: ["1"]}, middle=["5", "boss"])
    anchors = {tip.sentence.message: tip.anchor for tip in tips(scene.state, ANN)}
    assert anchors["tip-steal"] == "held:2"
    assert anchors["tip-nothing"] == "card:1"
    assert anchors["tip-five"] == "token:boss"
    assert anchors["tip-two-left"] == "wall"
