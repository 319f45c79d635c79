"""Each consideration speaks where it should, and nowhere else."""

from __future__ import annotations

import pytest

from getaway.games import load
from getaway.games.art_robbery.mind.considerations import CONSIDERATIONS, FACTORS, SEALED, elected, reopen
from getaway.games.art_robbery.rules.state import BOX
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.art_robbery.listening import random_game, remembered
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, Scene
from tests.games.art_robbery.weighing import speaks, table_of

every_table = pytest.mark.parametrize("players", range(2, 6))


def test_a_token_is_worth_its_value() -> None:
    scene = Scene(hands={ANN: ["3"]}, middle=["0+2", "3", "3", "4"])
    assert speaks(scene, play="3") == {"value": pytest.approx(0.6)}


@rule("AR-12")
def test_the_last_of_its_value_lies_exposed_to_thieves() -> None:
    scene = Scene(hands={ANN: ["5", "3"]})
    assert speaks(scene, play="5") == {"value": 1.0, "exposed": 1.0}
    assert "exposed" not in speaks(scene, play="3")
    alone = Scene(hands={ANN: ["3"]}, middle=["3", "5"])
    assert speaks(alone, play="3")["exposed"] == pytest.approx(0.6)


@rule("AR-23")
def test_alibis_count_more_the_later_and_the_fewer_one_has() -> None:
    early, late = Scene(hands={ANN: ["0"]}), Scene(raid=4, hands={ANN: ["0"]})
    assert speaks(early, play="0")["alibi"] == speaks(late, play="0")["alibi"] == 1.0
    assert 0 < speaks(early, play="0")["need"] < speaks(late, play="0")["need"]
    for token, owner in ((0, ANN), (9, ANN)):
        late.state.owner[token] = owner
    # Four alibis ahead of both others: no need of more.
    assert "need" not in speaks(late, play="0")
    late.state.owner[0] = late.state.owner[9] = BO
    ahead = speaks(late, play="0")["need"]
    late.state.owner[18] = CY
    # Only the fewest are arrested: now both others have some.
    assert speaks(late, play="0")["need"] > ahead
    assert "alibi" not in speaks(Scene(hands={ANN: ["5"]}), play="5")


@rule("AR-20")
def test_a_boss_is_for_those_who_have_a_4_or_5() -> None:
    assert speaks(Scene(hands={ANN: ["boss"]}), play="boss") == {
        "value": 1.0,
        "bare-boss": 1.0,
        "exposed": 1.0,
    }
    for backing in ("4", "5"):
        scene = Scene(hands={ANN: ["boss"]}, loot={ANN: [backing]})
        assert speaks(scene, play="boss") == {"value": 1.0, "boss": 1.0, "exposed": 1.0}
    others = Scene(hands={ANN: ["boss"]}, loot={BO: ["4"], ANN: ["3"]})
    assert "bare-boss" in speaks(others, play="boss")


@rule("AR-20")
def test_a_4_or_5_backs_a_boss_that_stands_bare() -> None:
    bare = Scene(hands={ANN: ["4", "5", "3"]}, loot={ANN: ["boss"]})
    assert speaks(bare, play="4")["backing"] == speaks(bare, play="5")["backing"] == 1.0
    assert "backing" not in speaks(bare, play="3")
    backed = Scene(hands={ANN: ["4"]}, loot={ANN: ["boss", "5"]})
    assert "backing" not in speaks(backed, play="4")
    of_another = Scene(hands={ANN: ["4"]}, loot={BO: ["boss"]})
    assert "backing" not in speaks(of_another, play="4")


def test_theft_is_seen_and_whether_it_hits_the_leader() -> None:
    scene = Scene(hands={ANN: ["5", "4"]}, loot={BO: ["5"], CY: ["4"], ANN: ["3", "3", "3"]})
    # Ann herself has most: she does not count as one to be caught up with.
    assert speaks(scene, play="5") == {"value": 1.0, "exposed": 1.0, "theft": 1.0, "leader": 1.0}
    assert speaks(scene, play="4") == {
        "value": pytest.approx(0.8),
        "exposed": pytest.approx(0.8),
        "theft": 1.0,
    }
    assert "theft" not in speaks(Scene(hands={ANN: ["5"]}), play="5")


@rule("AR-12")
def test_what_lies_in_the_middle_is_taken_before_anything_is_stolen() -> None:
    scene = Scene(hands={ANN: ["3"]}, loot={BO: ["3"]})
    assert "theft" not in speaks(scene, play="3")


@rule("AR-17")
def test_a_guarded_token_is_seen_to_be_guarded() -> None:
    scene = Scene(hands={ANN: ["5"]}, loot={BO: ["5"]}, dog=BO)
    assert speaks(scene, play="5")["guarded"] == 1.0
    assert "guarded" not in speaks(Scene(hands={ANN: ["5"]}, loot={BO: ["5"]}, dog=CY), play="5")


@pytest.mark.parametrize("dog", [BO, CY])
def test_of_two_victims_the_one_without_the_dog_is_meant(dog: int) -> None:
    scene = Scene(hands={ANN: ["3"]}, loot={BO: ["3", "3"], CY: ["3"]}, dog=dog)
    assert "guarded" not in speaks(scene, play="3")


def test_each_victim_is_weighed_by_itself_when_one_is_to_be_chosen() -> None:
    scene = Scene(hands={ANN: ["3"]}, loot={BO: ["3", "3", "5"], CY: ["3"]}, dog=CY).do(play="3")
    assert speaks(scene, victim=BO) == {
        "value": pytest.approx(0.6),
        "exposed": pytest.approx(0.6),
        "theft": 1.0,
        "leader": 1.0,
    }
    assert speaks(scene, victim=CY) == {
        "value": pytest.approx(0.6),
        "exposed": pytest.approx(0.6),
        "theft": 1.0,
        "guarded": 1.0,
    }


@rule("AR-18")
def test_a_thief_card_is_spent_on_the_best_there_is() -> None:
    scene = Scene(hands={ANN: ["thief", "0"]})
    assert speaks(scene, play="thief")["thief"] == 1.0
    assert speaks(scene, play="thief")["value"] == 1.0
    assert "thief" not in speaks(scene, play="0")
    scene.do(play="thief")
    offers = [offer["token"] for offer in scene.offers() if "token" in offer]
    assert offers
    for place in offers:
        assert "value" in speaks(scene, token=place) or "alibi" in speaks(scene, token=place)
        assert "thief" not in speaks(scene, token=place)


@rule("AR-16")
def test_a_dog_is_worth_more_the_more_it_guards() -> None:
    bare, rich = Scene(hands={ANN: ["dog"]}), Scene(hands={ANN: ["dog"]}, loot={ANN: ["5", "3"]})
    assert speaks(bare, play="dog") == {"dog": 1.0}
    assert speaks(rich, play="dog") == {"dog": pytest.approx(1.8)}
    assert speaks(Scene(hands={ANN: ["dog"]}, dog=ANN), play="dog") == {"waste": 1.0}


@rule("AR-17")
def test_the_robbed_owner_weighs_the_token_against_the_dog() -> None:
    scene = Scene(loot={BO: ["5", "3"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    assert speaks(scene, give="token") == {"token-given": 5.0}
    assert speaks(scene, give="dog") == {"dog-given": pytest.approx(1.8)}


@rule("AR-19")
def test_the_last_token_is_good_for_whoever_leads_the_raid() -> None:
    ahead = Scene(hands={ANN: ["3"]}, loot={ANN: ["5"], BO: ["4"]}, middle=["3"])
    behind = Scene(hands={ANN: ["3"]}, loot={BO: ["5", "4"]}, middle=["3"])
    assert speaks(ahead, play="3")["closing"] == pytest.approx(0.4)
    assert speaks(behind, play="3")["closing"] == pytest.approx(-0.6)
    assert "closing" not in speaks(Scene(hands={ANN: ["3"]}, middle=["3", "3"]), play="3")
    # A theft does not end a raid.
    theft = Scene(hands={ANN: ["5"]}, loot={BO: ["5"]}, middle=["3"])
    assert "closing" not in speaks(theft, play="5")


def test_a_card_that_brings_nothing_is_wasted() -> None:
    scene = Scene(hands={ANN: ["4", "5"]}, loot={ANN: ["5"]}, middle=["3"])
    assert speaks(scene, play="4") == {"waste": 1.0}
    assert speaks(scene, play="5") == {"waste": 1.0}


@rule("AR-12")
def test_declining_to_steal_is_a_waste() -> None:
    scene = Scene(hands={ANN: ["5"]}, loot={BO: ["5"]}, stealing="may").do(play="5")
    assert speaks(scene, take="nothing") == {"waste": 1.0}
    assert speaks(scene, victim=BO)["theft"] == 1.0


def test_a_token_that_nobody_is_known_to_have_counts_for_nobody() -> None:
    scene = Scene(raid=2, hands={ANN: ["0"]})
    before = speaks(scene, play="0")
    scene.state.owner[0] = 8
    assert speaks(scene, play="0") == before
    scene.state.owner[0] = ANN
    assert speaks(scene, play="0") != before
    scene.state.owner[0] = BOX
    assert speaks(scene, play="0") == before


@every_table
def test_it_weighs_alike_what_it_knows_and_what_is(players: int) -> None:
    """Nothing in the table is from others' hands, the pile or the random numbers."""
    for seed in range(4):
        for state, told in random_game(players, seed, stacks="secret"):
            known = remembered(state, state.mover, told[state.mover])
            legal = ENGINE.legal([state])
            assert table_of(known, legal) == table_of(state, legal)


@every_table
def test_every_consideration_speaks_at_some_time(players: int) -> None:
    seen = set()
    for seed in range(12):
        for state, _ in random_game(players, seed, stacks="open", stealing="may"):
            table = table_of(state, ENGINE.legal([state]))
            seen |= {CONSIDERATIONS[i % FACTORS] for i, number in enumerate(table) if number}
    assert seen == set(CONSIDERATIONS)


def test_both_engines_weigh_alike() -> None:
    fast = load("art-robbery", compiled=True)
    policy = fast.generic("getaway.bots.policy")
    for state, _ in random_game(4, 3, stacks="open", stealing="may"):
        legal = ENGINE.legal([state])
        options, table = fast.row(fast.actions, "int64"), fast.row(len(legal) * FACTORS, "float64")
        for i, action in enumerate(legal):
            options[i] = action
        policy.weigh_at(fast.spread(state), 0, options, len(legal), table)
        assert list(table) == table_of(state, legal)


def test_nobody_votes_in_this_game() -> None:
    state = ENGINE.deal(3, 1)[0]
    before = state.copy()
    reopen(state)
    assert state == before
    assert elected(state, [0, 0, 0]) == SEALED == NOBODY
