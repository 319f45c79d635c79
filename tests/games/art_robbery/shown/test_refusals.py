"""Why an action may not be done: the rule and the sentence."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.games.art_robbery.rules.state import GIVE_DOG, NOTHING, PLAY, ROB, TAKE
from getaway.games.art_robbery.shown.refusals import refusals, why_not
from getaway.kernel.dialect import NOBODY
from getaway.words import Words
from tests.games.art_robbery.scene import ANN, BO, CY, Scene

WORDS = Words(find("art-robbery"), "en", ["Ann", "Bo", "Cy"])


def refusal(scene: Scene, seat: int, action: int) -> str:
    refused = why_not(scene.state, seat, action)
    assert refused is not None
    return f"{WORDS.say(refused.reason)} ({refused.rule})"


@pytest.fixture
def to_play() -> Scene:
    return Scene(hands={ANN: ["0", "1", "2", "3", "4"]})


@pytest.fixture
def to_choose_a_token(odd: object) -> Scene:
    return Scene(engine=odd, loot={BO: ["4"]}, hands={ANN: ["3"]}).do(play="3")


@pytest.fixture
def to_choose_of_the_victims(odd: object) -> Scene:
    return Scene(engine=odd, loot={BO: ["3", "3+1"]}, middle=["0"], hands={ANN: ["3"]}).do(play="3")


@pytest.fixture
def thief() -> Scene:
    return Scene(loot={BO: ["5"]}, hands={ANN: ["thief"]}).do(play="thief")


@pytest.fixture
def to_choose_a_victim() -> Scene:
    loot = {ANN: ["3"], BO: ["3"], CY: ["3"]}
    return Scene(4, loot=loot, hands={ANN: ["3"]}, middle=["5"]).do(play="3")


@pytest.fixture
def to_give() -> Scene:
    return Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")


@pytest.mark.parametrize(
    ("scene", "seat", "action", "sentence"),
    [
        ("to_play", BO, PLAY, "It’s Ann’s move. (AR-8)"),
        ("to_play", ANN, 99, "There’s no action 99. (AR-8)"),
        ("to_play", ANN, PLAY + 8, "You don’t have that card: Greedy thief. (AR-8)"),
        ("to_play", ANN, ROB + BO, "Play a card first. (AR-8)"),
        ("to_choose_a_token", ANN, PLAY, "You’ve already played a card (3). One per turn. (AR-8)"),
        ("to_choose_a_token", ANN, TAKE + 5, "This card (3) can’t take a 4. (AR-11)"),
        ("to_choose_a_token", ANN, TAKE + 8, "This card (3) can’t take the Boss (1 alibi). (AR-13)"),
        ("to_choose_a_token", ANN, ROB + BO, "You can’t steal what’s still in the middle (3). (AR-12)"),
        ("to_choose_a_token", ANN, NOTHING, "You have to take one of them. (AR-11)"),
        ("to_choose_a_token", ANN, GIVE_DOG, "Nobody is robbing you. Yet. (AR-17)"),
        ("to_choose_of_the_victims", ANN, ROB + CY, "You’re already robbing Bo. (AR-12)"),
        ("to_choose_of_the_victims", ANN, NOTHING, "You’re already robbing Bo. (AR-12)"),
        ("thief", ANN, TAKE + 7, "That isn’t in the middle: 5. (AR-15)"),
        ("thief", ANN, ROB + BO, "The Greedy thief takes from the middle, never from a player. (AR-15)"),
        ("thief", ANN, NOTHING, "The Greedy thief can’t resist: you have to take a token. (AR-15)"),
        ("to_choose_a_victim", ANN, TAKE, "First choose who to rob. (AR-12)"),
        ("to_choose_a_victim", ANN, ROB + ANN, "You can’t rob yourself. Nice try. (AR-12)"),
        ("to_choose_a_victim", ANN, ROB + 3, "3 has nothing this card could take (3). (AR-12)"),
        ("to_choose_a_victim", ANN, ROB + 4, "There’s no seat 5 at this table. (AR-12)"),
        ("to_choose_a_victim", ANN, NOTHING, "No scruples: you have to steal it. (AR-12)"),
        ("to_give", BO, PLAY, "Answer Ann first: the token or the dog. (AR-17)"),
        ("to_give", BO, TAKE, "Hand over the token they’re after, or the dog. (AR-17)"),
        ("to_give", BO, ROB, "Hand over the token they’re after, or the dog. (AR-17)"),
        ("to_give", BO, NOTHING, "Hand over the token they’re after, or the dog. (AR-17)"),
    ],
)
def test_a_refusal_names_the_rule(
    scene: str, seat: int, action: int, sentence: str, request: pytest.FixtureRequest
) -> None:
    assert refusal(request.getfixturevalue(scene), seat, action) == sentence


def test_a_taken_number_is_not_in_the_middle(odd: object) -> None:
    scene = Scene(engine=odd, loot={BO: ["4"]}, middle=["4+9", "5"], hands={ANN: ["thief"]}).do(play="thief")
    assert refusal(scene, ANN, TAKE + 5) == "That isn’t in the middle: 4. (AR-15)"


def test_of_equal_tokens_one_is_offered(odd: object) -> None:
    scene = Scene(engine=odd, loot={BO: ["3"]}, hands={ANN: ["3"]}).do(play="3")
    same = "Identical tokens count as one choice: 3 is already on the list. (AR-11)"
    assert refusal(scene, ANN, TAKE + 1) == same
    assert refusal(scene, ANN, TAKE + 4) == same.replace("3 is", "3 (1 alibi) is")


def test_a_victim_may_lack_one_of_the_kinds(odd: object) -> None:
    loot = {BO: ["1", "1+1"], CY: ["1+2"]}
    scene = Scene(engine=odd, raid=2, loot=loot, middle=["2"], hands={ANN: ["1"]}).do(play="1").do(victim=BO)
    assert refusal(scene, ANN, TAKE + 3) == "Bo doesn’t have a 1 (2 alibis). (AR-12)"


def test_the_middle_may_lack_one_of_the_kinds(odd: object) -> None:
    scene = Scene(engine=odd, raid=2, loot={BO: ["1+2"]}, hands={ANN: ["1"]}).do(play="1")
    assert refusal(scene, ANN, TAKE + 3) == "That isn’t in the middle: 1 (2 alibis). (AR-12)"


def in_sight(scene: Scene) -> dict[int, str]:
    return {action: WORDS.say(refused.reason) for action, refused in refusals(scene.state)}


def test_before_a_card_is_played_the_other_cards_and_all_tokens_are_missed(to_play: Scene) -> None:
    found = in_sight(to_play)
    assert [action for action in found if action < TAKE] == [PLAY + card for card in (5, 6, 7, 8)]
    assert {found[action] for action in found if action >= TAKE} == {"Play a card first."}
    assert NOTHING not in found


def test_later_what_lies_around_is_missed_and_nobody_points_at_what_is_theirs(
    to_choose_a_victim: Scene,
) -> None:
    found = in_sight(to_choose_a_victim)
    own = [TAKE + place for place in range(9) if to_choose_a_victim.state.owner[place] == ANN]
    assert own
    assert not set(own) & set(found)
    assert ROB + ANN not in found
    assert found[ROB + 3] == "3 has nothing this card could take (3)."
    assert found[NOTHING] == "No scruples: you have to steal it."
    assert "First choose who to rob." in found.values()


def test_a_finished_game_takes_no_action() -> None:
    scene = Scene(raid=4, middle=["1+1"], hands={ANN: ["1"]}).do(play="1")
    assert refusal(scene, ANN, PLAY) == "The game is over. (AR-23)"


def test_a_spectator_may_do_nothing(to_play: Scene) -> None:
    assert refusal(to_play, NOBODY, PLAY) == "It’s Ann’s move. (AR-8)"


def test_a_legal_action_is_not_refused(to_play: Scene) -> None:
    assert why_not(to_play.state, ANN, PLAY) is None
