"""AR-18 to AR-22 and AR-26: how a raid ends and the next begins."""

from __future__ import annotations

import pytest

from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, Scene, cards_of


@rule("AR-19", "AR-20", "AR-15")
def test_example_4_the_boss_alone_in_the_middle_has_to_be_taken_and_is_lost() -> None:
    scene = Scene(middle=["boss"], dog=CY, hands={ANN: ["thief"]}).do(play="thief")
    assert scene.now("raid") == 2
    assert scene.now("safe") == [[], [], []]
    assert cards_of(scene, ANN) == 5
    assert scene.now("mover") == CY
    assert scene.told(BO)[-4:] == ["draws", "boss-lost", "raid-ends", "raid-begins"]


@rule("AR-20")
@pytest.mark.parametrize("backing", ["4", "5"])
def test_the_boss_is_kept_with_a_four_or_a_five_of_the_same_raid(backing: str) -> None:
    scene = Scene(loot={BO: ["boss", backing]}, middle=["1"], hands={ANN: ["1"]}).do(play="1")
    assert scene.now("safe")[BO] == [backing, "boss"]
    assert "boss-kept" in scene.told(ANN)


@rule("AR-20")
def test_the_boss_is_not_its_own_five_and_another_players_four_does_not_help() -> None:
    loot = {BO: ["boss", "3"], CY: ["4", "5"]}
    scene = Scene(loot=loot, middle=["1"], hands={ANN: ["1"]}).do(play="1")
    assert scene.now("safe")[BO] == ["3"]


@rule("AR-20")
def test_a_boss_that_nobody_has_is_not_spoken_of(odd: object) -> None:
    scene = Scene(engine=odd, middle=["5", "boss+1"], pile=["0"], hands={ANN: ["5"]}, stall=1)
    scene.do(play="5")
    assert scene.now("raid") == 2
    assert not {"boss-lost", "boss-kept"} & set(scene.told(BO))


@rule("AR-18", "AR-21")
def test_tokens_of_raids_gone_by_cannot_be_stolen() -> None:
    scene = Scene(loot={BO: ["5"]}, middle=["1"], hands={ANN: ["1"], BO: ["4"], CY: ["5"]}).do(play="1")
    assert scene.now("safe")[BO] == ["5"]
    scene.do(play="4").do(play="5")
    assert scene.now("safe")[BO] == ["5"]
    assert scene.now("loot") == [[], ["4"], ["5"]]


@rule("AR-18")
def test_nothing_of_an_earlier_raid_is_taken_when_this_raid_has_none_left_to_steal() -> None:
    scene = Scene(raid=2, loot={ANN: ["5"]}, middle=["1+1", "2"], hands={ANN: ["5"]})
    scene.state.owner[7] = BO  # the 5 of the first raid
    scene.do(play="5")
    assert scene.now("safe")[BO] == ["5"]


@rule("AR-21")
def test_all_loot_goes_to_the_stacks() -> None:
    loot = {ANN: ["0+2", "3"], BO: ["4"]}
    scene = Scene(loot=loot, middle=["1"], hands={ANN: ["1"]}).do(play="1")
    assert scene.now("safe") == [["0+2", "1", "3"], ["4"], []]
    assert scene.now("loot") == [[], [], []]
    assert scene.state.safe[:3] == [3, 1, 0]


@rule("AR-22", "AR-7")
def test_example_9_the_dogs_owner_starts_even_twice_in_a_row() -> None:
    scene = Scene(middle=["1"], dog=ANN, hands={ANN: ["1"]}).do(play="1")
    assert scene.now("raid") == 2
    assert scene.now("mover") == ANN
    assert scene.now("dog") == ANN
    assert len(scene.now("middle")) == 9


@rule("AR-22")
def test_the_next_player_starts_while_the_dog_is_in_the_middle() -> None:
    scene = Scene(middle=["1"], hands={CY: ["1"]}, mover=CY).do(play="1")
    assert scene.now("mover") == ANN


@rule("AR-22")
def test_hands_and_piles_stay_as_they_are() -> None:
    scene = Scene(middle=["1"], hands={ANN: ["1"], BO: ["0", "0", "2", "2", "dog"]}).do(play="1")
    assert scene.now("hands")[BO] == ["0", "0", "2", "2", "dog"]
    assert scene.now("discard") == ["1"]


@rule("AR-19")
def test_the_raid_does_not_end_by_a_theft() -> None:
    scene = Scene(loot={BO: ["1"]}, middle=["boss"], hands={ANN: ["1"]}).do(play="1")
    assert scene.now("raid") == 1


@rule("AR-19")
def test_the_last_player_draws_in_the_fourth_raid_too() -> None:
    scene = Scene(raid=4, middle=["1+1"], hands={ANN: ["1"]}).do(play="1")
    assert scene.now("mover") is None
    assert cards_of(scene, ANN) == 5
    assert scene.now("raid") == 4
    assert scene.now("turn") == 1
    assert scene.told(ANN)[-1] == "ends"


@rule("AR-26")
@pytest.mark.parametrize(("dog", "starter"), [(NOBODY, BO), (CY, CY)])
def test_the_renewal_that_reaches_the_limit_ends_the_raid(dog: int, starter: int) -> None:
    scene = Scene(hands={ANN: ["4"]}, pile=["0"], dog=dog, stall=2, loot={BO: ["boss", "3"]})
    scene.state.renewals = 1
    scene.do(play="4")
    assert scene.now("raid") == 2
    assert scene.now("mover") == starter
    assert scene.now("safe") == [["4"], ["3"], []]
    assert "stalls" in scene.told(CY)
    assert scene.state.renewals == 0


@rule("AR-26")
@pytest.mark.parametrize("stall", [0, 3])
def test_below_the_limit_or_without_one_the_raid_goes_on(stall: int) -> None:
    scene = Scene(hands={ANN: ["4"]}, pile=["0"], stall=stall)
    scene.state.renewals = 1
    scene.do(play="4")
    assert scene.now("raid") == 1
    assert scene.state.renewals == 2


@rule("AR-26", "AR-19")
def test_a_renewal_by_the_draw_after_the_last_token_counts_for_the_raid_just_ended() -> None:
    scene = Scene(middle=["1"], hands={ANN: ["1"]}, pile=["0"], stall=1).do(play="1")
    assert scene.now("raid") == 2
    assert scene.state.renewals == 0
    assert "stalls" not in scene.told(BO)
    assert scene.now("safe")[ANN] == ["1"]
