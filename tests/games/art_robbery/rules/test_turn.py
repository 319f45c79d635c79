"""AR-5 to AR-15: dealing, taking and stealing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from getaway.games.art_robbery.rules.state import CARD_NAMES
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, Scene, cards_of

STANDARD = ["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"]


@rule("AR-1", "AR-4", "AR-5")
@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_gets_five_of_55_cards_and_the_dog_stands_in_the_middle(players: int) -> None:
    from getaway.games.art_robbery.shown.transcript import state_words

    state: dict[str, Any] = state_words(ENGINE.deal(players, 7)[0])
    assert [len(hand) for hand in state["hands"]] == [5] * players
    cards: Counter[str] = Counter(state["draw"])
    for hand in state["hands"]:
        cards.update(hand)
    assert cards == Counter({card: 7 if card == "thief" else 6 for card in CARD_NAMES})
    assert state["dog"] is None
    assert state["discard"] == []


@rule("AR-6")
def test_the_first_seat_is_drawn_by_lot_or_named() -> None:
    by_lot = Counter(ENGINE.deal(4, seed)[0].mover for seed in range(400))
    assert sorted(by_lot) == [0, 1, 2, 3]
    assert min(by_lot.values()) > 70
    assert {ENGINE.deal(4, seed, options={"first": 2})[0].mover for seed in range(20)} == {2}


@rule("AR-6")
def test_naming_the_first_seat_leaves_the_deal_as_it_was() -> None:
    drawn, named = ENGINE.deal(4, 3)[0], ENGINE.deal(4, 3, options={"first": 1})[0]
    assert drawn.hands == named.hands


@rule("AR-2", "AR-7")
def test_a_raid_begins_with_its_nine_tokens_in_the_middle() -> None:
    assert Scene().now("middle") == STANDARD
    assert Scene(raid=4).now("middle") == ["0+2", "1+1", "2+1", "3", "3", "3", "4+1", "5+1", "boss"]


@rule("AR-8")
def test_a_turn_plays_a_card_takes_a_token_and_draws_back_to_five() -> None:
    scene = Scene(hands={ANN: ["4"]}).do(play="4")
    assert scene.now("loot")[ANN] == ["4"]
    assert scene.now("middle") == ["0+2", "1", "2", "3", "3", "3", "5", "boss"]
    assert scene.now("discard") == ["4"]
    assert cards_of(scene, ANN) == 5
    assert scene.now("mover") == BO
    assert scene.told(ANN) == ["plays", "takes", "draws-card"]
    assert scene.told(BO) == ["plays", "takes", "draws"]


@rule("AR-8")
def test_turns_go_round_clockwise_and_nobody_can_pass() -> None:
    scene = Scene(3, hands={ANN: ["4"], BO: ["5"], CY: ["1"]})
    assert all(set(offer) == {"play"} for offer in scene.offers())
    movers = [scene.do(play=card).now("mover") for card in ("4", "5", "1")]
    assert movers == [BO, CY, ANN]


@rule("AR-8")
def test_each_different_card_is_offered_once() -> None:
    scene = Scene(hands={ANN: ["3", "3", "thief", "thief", "0"]})
    assert scene.offers() == [{"play": "0"}, {"play": "3"}, {"play": "thief"}]


@rule("AR-9")
def test_example_10_the_discard_pile_with_the_card_just_played_is_the_new_draw_pile() -> None:
    scene = Scene(2, hands={ANN: ["4"]}, pile=["boss"])
    discarded = len(scene.now("discard"))
    scene.do(play="4")
    assert scene.now("mover") == BO
    assert scene.now("discard") == []
    assert sum(scene.now("draw").values()) == discarded + 1
    assert "boss" in scene.now("hands")[ANN]
    assert "renews" in scene.told(BO)


@rule("AR-9")
def test_the_pile_is_not_renewed_while_a_card_is_left() -> None:
    scene = Scene(2, hands={ANN: ["4"]}, pile=["boss", "boss"]).do(play="4")
    assert scene.now("draw") == {"boss": 1}


@rule("AR-10")
def test_a_card_that_takes_nothing_is_spent() -> None:
    scene = Scene(hands={ANN: ["5"]}, loot={ANN: ["5"]}).do(play="5")
    assert scene.now("loot") == [["5"], [], []]
    assert scene.now("discard") == ["5"]
    assert cards_of(scene, ANN) == 5
    assert scene.told(BO)[:2] == ["plays", "takes-nothing"]


@rule("AR-12")
def test_example_3_nobody_steals_from_themselves() -> None:
    scene = Scene(hands={ANN: ["5"]}, loot={ANN: ["5"]}).do(play="5")
    assert scene.now("mover") == BO


@rule("AR-11")
def test_a_number_takes_one_of_several_equal_tokens() -> None:
    scene = Scene(hands={ANN: ["3"]}).do(play="3")
    assert scene.now("loot")[ANN] == ["3"]
    assert scene.now("middle").count("3") == 2
    assert scene.now("mover") == BO


@rule("AR-11", "AR-3")
def test_the_player_chooses_where_tokens_of_a_value_differ_in_dots(odd: object) -> None:
    scene = Scene(engine=odd, hands={ANN: ["3"]}).do(play="3")
    assert scene.now("mover") == ANN
    assert scene.offers() == [{"token": "3"}, {"token": "3+1"}]
    assert cards_of(scene, ANN) == 4
    scene.do(token="3+1")
    assert scene.now("loot")[ANN] == ["3+1"]


@rule("AR-12")
def test_example_1_the_thief_chooses_among_those_who_have_it() -> None:
    scene = Scene(
        loot={ANN: ["3"], BO: ["3"], CY: ["3", "4"]},
        middle=["0+2", "1", "2", "5", "boss"],
        hands={ANN: ["3"]},
    ).do(play="3")
    assert scene.now("mover") == ANN
    assert scene.offers() == [{"victim": BO}, {"victim": CY}]
    scene.do(victim=CY)
    assert scene.now("loot") == [["3", "3"], ["3"], ["4"]]


@rule("AR-12")
def test_nothing_is_stolen_while_the_middle_has_one() -> None:
    scene = Scene(loot={BO: ["3", "3"]}, hands={ANN: ["3"]}).do(play="3")
    assert scene.now("loot") == [["3"], ["3", "3"], []]


@rule("AR-12")
def test_an_only_victim_is_robbed_without_a_question() -> None:
    scene = Scene(loot={BO: ["5"]}, hands={ANN: ["5"]}).do(play="5")
    assert scene.now("loot") == [["5"], [], []]
    assert "steals" in scene.told(CY)


@rule("AR-12")
def test_the_thief_chooses_among_a_victims_tokens_that_differ(odd: object) -> None:
    scene = Scene(
        engine=odd,
        loot={BO: ["3", "3+1"], CY: ["3"]},
        hands={ANN: ["3"]},
        middle=["0", "4"],
    ).do(play="3")
    assert scene.offers() == [{"victim": BO}, {"victim": CY}]
    scene.do(victim=BO)
    assert scene.offers() == [{"token": "3"}, {"token": "3+1"}]
    scene.do(token="3+1")
    assert scene.now("loot") == [["3+1"], ["3"], ["3"]]


@rule("AR-12")
def test_who_may_steal_may_take_nothing() -> None:
    scene = Scene(loot={BO: ["5"]}, hands={ANN: ["5"]}, stealing="may").do(play="5")
    assert scene.offers() == [{"victim": BO}, {"take": "nothing"}]
    scene.do(take="nothing")
    assert scene.now("loot") == [[], ["5"], []]
    assert scene.now("mover") == BO
    assert "declines" in scene.told(CY)


@rule("AR-12")
def test_who_may_steal_still_takes_from_the_middle_without_a_question() -> None:
    scene = Scene(hands={ANN: ["4"]}, stealing="may").do(play="4")
    assert scene.now("loot")[ANN] == ["4"]


@rule("AR-13")
def test_a_five_never_takes_the_boss() -> None:
    scene = Scene(loot={ANN: ["5"]}, middle=["0+2", "boss"], hands={ANN: ["5"]}).do(play="5")
    assert scene.now("middle") == ["0+2", "boss"]


@rule("AR-14")
def test_a_boss_card_takes_the_boss_from_the_middle() -> None:
    assert Scene(hands={ANN: ["boss"]}).do(play="boss").now("loot")[ANN] == ["boss"]


@rule("AR-14")
@pytest.mark.parametrize("stealing", ["must", "may"])
def test_the_boss_has_to_be_stolen_whatever_the_option(stealing: str) -> None:
    scene = Scene(loot={CY: ["boss"]}, hands={ANN: ["boss"]}, stealing=stealing).do(play="boss")
    assert scene.now("loot") == [["boss"], [], []]
    assert scene.now("mover") == BO


@rule("AR-14")
def test_a_boss_card_of_the_bosss_owner_does_nothing() -> None:
    scene = Scene(loot={ANN: ["boss"]}, hands={ANN: ["boss"]}).do(play="boss")
    assert scene.now("loot") == [["boss"], [], []]


@rule("AR-15")
def test_a_greedy_thief_takes_any_token_of_the_middle_and_only_there() -> None:
    scene = Scene(loot={BO: ["4"], CY: ["0+2"]}, dog=BO, hands={ANN: ["thief"]}).do(play="thief")
    assert scene.offers() == [{"token": t} for t in ["1", "2", "3", "5", "boss"]]
    scene.do(token="boss")
    assert scene.now("loot")[ANN] == ["boss"]
    assert scene.now("dog") == BO


@rule("AR-15")
@pytest.mark.parametrize("middle", [["boss"], ["3", "3"], ["0+2", "4"]])
def test_a_greedy_thief_may_take_nothing_where_the_table_says_so(middle: list[str]) -> None:
    scene = Scene(middle=middle, hands={ANN: ["thief"]}, greedy="may").do(play="thief")
    tokens = [{"token": token} for token in sorted(set(middle))]
    assert scene.offers() == [*tokens, {"take": "nothing"}]
    scene.do(take="nothing")
    assert scene.now("loot")[ANN] == []
    assert scene.now("middle") == middle
    assert scene.now("mover") == BO


@rule("AR-11", "AR-14", "AR-15")
@pytest.mark.parametrize("card", ["3", "boss"])
def test_a_number_or_a_boss_takes_what_lies_there_whatever_the_thief_may(card: str) -> None:
    scene = Scene(hands={ANN: [card]}, greedy="may", stealing="may").do(play=card)
    assert scene.now("loot")[ANN] == [card]


@rule("AR-15")
def test_a_greedy_thief_has_to_take_what_is_left() -> None:
    scene = Scene(middle=["3", "3"], hands={ANN: ["thief"]}).do(play="thief")
    assert scene.now("loot")[ANN] == ["3"]
    assert scene.now("mover") == BO
