"""AR-16, AR-17: the guard dog."""

from __future__ import annotations

import pytest

from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, Scene, cards_of


@pytest.fixture
def bo_guards_a_five() -> Scene:
    """Ann has played a 5; the only one is Bo's, who has the dog."""
    return Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")


@rule("AR-16")
def test_a_dog_card_takes_the_dog_from_the_middle() -> None:
    scene = Scene(hands={ANN: ["dog"]}).do(play="dog")
    assert scene.now("dog") == ANN
    assert "fetches-dog" in scene.told(CY)


@rule("AR-16")
def test_a_dog_card_takes_the_dog_from_whoever_has_it_without_asking() -> None:
    scene = Scene(dog=CY, hands={ANN: ["dog"]}).do(play="dog")
    assert scene.now("dog") == ANN
    assert scene.now("mover") == BO
    assert "fetches-dog-from" in scene.told(CY)


@rule("AR-16")
def test_a_dog_card_of_the_dogs_owner_does_nothing() -> None:
    scene = Scene(dog=ANN, hands={ANN: ["dog"]}).do(play="dog")
    assert scene.now("dog") == ANN
    assert "takes-nothing" in scene.told(CY)


@rule("AR-17")
def test_the_robbed_owner_of_the_dog_is_asked_before_the_thief_draws(bo_guards_a_five: Scene) -> None:
    assert bo_guards_a_five.now("mover") == BO
    assert bo_guards_a_five.offers() == [{"give": "token"}, {"give": "dog"}]
    assert cards_of(bo_guards_a_five, ANN) == 4
    assert "robs" in bo_guards_a_five.told(CY)


@rule("AR-17")
def test_the_robbed_owner_may_hand_over_the_token(bo_guards_a_five: Scene) -> None:
    bo_guards_a_five.do(give="token")
    assert bo_guards_a_five.now("loot") == [["5"], [], []]
    assert bo_guards_a_five.now("dog") == BO
    assert cards_of(bo_guards_a_five, ANN) == 5
    assert bo_guards_a_five.now("mover") == BO
    assert bo_guards_a_five.state.token == NOBODY


@rule("AR-17")
def test_the_robbed_owner_may_hand_over_the_dog_instead(bo_guards_a_five: Scene) -> None:
    bo_guards_a_five.do(give="dog")
    assert bo_guards_a_five.now("loot") == [[], ["5"], []]
    assert bo_guards_a_five.now("dog") == ANN
    assert cards_of(bo_guards_a_five, ANN) == 5
    assert "gives-dog" in bo_guards_a_five.told(CY)


@rule("AR-17")
def test_example_2_the_chosen_victim_gives_the_token_or_the_dog() -> None:
    scene = Scene(
        loot={ANN: ["3"], BO: ["3"], CY: ["3"]},
        middle=["0+2", "1", "2", "5", "boss"],
        dog=BO,
        hands={ANN: ["3"]},
    )
    scene.do(play="3").do(victim=BO)
    assert scene.now("mover") == BO
    scene.do(give="dog")
    assert scene.now("dog") == ANN
    assert scene.now("loot") == [["3"], ["3"], ["3"]]


@rule("AR-17")
def test_the_thief_names_the_token_before_the_victim_decides(odd: object) -> None:
    scene = Scene(engine=odd, loot={BO: ["4", "4+9"]}, dog=BO, middle=["0"], hands={ANN: ["4"]})
    scene.do(play="4")
    assert scene.now("mover") == ANN
    scene.do(token="4+9")
    assert scene.now("mover") == BO
    assert scene.do(give="token").now("loot")[:2] == [["4+9"], ["4"]]


@rule("AR-17", "AR-14")
def test_the_dog_guards_the_boss_too() -> None:
    scene = Scene(loot={BO: ["boss"]}, dog=BO, hands={ANN: ["boss"]}).do(play="boss")
    assert scene.offers() == [{"give": "token"}, {"give": "dog"}]


@rule("AR-17")
def test_a_victim_without_the_dog_is_not_asked() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=CY, hands={ANN: ["5"]}).do(play="5")
    assert scene.now("loot") == [["5"], [], []]
