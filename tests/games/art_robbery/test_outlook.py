"""What an offer would bring, told before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games.art_robbery.notation import token_name
from getaway.games.art_robbery.state import CARD_NAMES, CHOOSE_GIFT, DRAWS, OVER, ROB, TAKE
from getaway.games.art_robbery.view import view
from getaway.kernel.engine import Engine
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, Scene


def ways(scene: Scene, **words: object) -> list[dict[str, Any]]:
    """The ways of one offer, as the mover reads them."""
    offers = view(scene.state, scene.state.mover)["offers"]
    (found,) = [offer["ways"] for offer in offers if offer["words"] == words]
    return [dict(way) for way in found]


def way(then: list[int], takes: str | None, source: int | None = None, **marks: bool) -> dict[str, Any]:
    return {"then": then, "takes": takes, "source": source, "guarded": False, "ends_raid": False, **marks}


@rule("AR-11")
def test_a_number_that_lies_in_the_middle_has_one_way() -> None:
    assert ways(Scene(hands={ANN: ["3"]}), play="3") == [way([], "3")]


@rule("AR-10")
def test_a_card_that_takes_nothing_says_so() -> None:
    assert ways(Scene(loot={ANN: ["5"]}, hands={ANN: ["5"]}), play="5") == [way([], None)]
    assert ways(Scene(dog=ANN, hands={ANN: ["dog"]}), play="dog") == [way([], None)]


@rule("AR-12", "AR-17")
def test_whoever_can_be_robbed_is_named_and_so_is_the_dog() -> None:
    loot = {ANN: ["3"], BO: ["3"], CY: ["3"]}
    scene = Scene(loot=loot, dog=BO, hands={ANN: ["3"]})
    assert ways(scene, play="3") == [way([ROB + BO], "3", BO, guarded=True), way([ROB + CY], "3", CY)]


@rule("AR-12")
def test_where_stealing_is_free_nothing_is_a_way_too() -> None:
    scene = Scene(loot={BO: ["5"]}, hands={ANN: ["5"]}, stealing="may")
    assert [found["takes"] for found in ways(scene, play="5")] == ["5", None]


@rule("AR-12")
def test_a_victim_with_unequal_tokens_leaves_two_choices(odd: Engine) -> None:
    scene = Scene(engine=odd, loot={BO: ["3", "3+1"], CY: ["3"]}, middle=["0"], hands={ANN: ["3"]})
    found = ways(scene, play="3")
    assert [(len(one["then"]), one["takes"], one["source"]) for one in found] == [
        (2, "3", BO),
        (2, "3+1", BO),
        (1, "3", CY),
    ]


@rule("AR-15", "AR-19")
def test_a_thief_may_take_all_that_differs_and_the_last_token_ends_the_raid() -> None:
    scene = Scene(middle=["0+2", "boss"], hands={ANN: ["thief"]})
    assert ways(scene, play="thief") == [way([TAKE], "0+2"), way([TAKE + 8], "boss")]
    scene = Scene(middle=["boss"], hands={ANN: ["thief"]})
    assert ways(scene, play="thief") == [way([], "boss", ends_raid=True)]


@rule("AR-16")
@pytest.mark.parametrize(("owner", "source"), [(-1, None), (CY, CY)])
def test_the_dog_comes_from_wherever_it_is(owner: int, source: int | None) -> None:
    assert ways(Scene(dog=owner, hands={ANN: ["dog"]}), play="dog") == [way([], "dog", source)]


@rule("AR-17")
def test_the_robbed_owner_of_the_dog_reads_what_the_thief_would_get() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    assert ways(scene, give="token") == [way([], "5", BO)]
    assert ways(scene, give="dog") == [way([], "dog", BO)]


def test_looking_ahead_changes_nothing() -> None:
    scene = Scene(hands={ANN: ["3"]})
    before = scene.state.pack()
    view(scene.state, ANN)
    assert scene.state.pack() == before


@pytest.mark.parametrize("players", [2, 5])
def test_every_way_is_gone_as_told_and_no_way_knows_a_drawn_card(players: int) -> None:
    """Whole games: the offers are the same whatever is hidden, and what happens is one of the ways."""
    for seed in range(3):
        states = ENGINE.deal(players, seed)
        s = states[0]
        while s.phase != OVER:
            mover = s.mover
            offers = view(s, mover)["offers"]
            guess = s.copy()
            ENGINE.game.hide(guess, mover)
            guess.rng = seed + s.turns
            ENGINE.rules.determinize(guess, mover)
            assert view(guess, mover)["offers"] == offers
            offer = offers[s.turns % len(offers)]
            chosen = offer["ways"][-1]
            thief, loot = (
                s.turn,
                [token_name(t) for t, owner in zip(s.tokens, s.owner, strict=True) if owner == s.turn],
            )
            for action in [offer["action"], *chosen["then"]]:
                assert s.mover == mover
                s.story = []
                ENGINE.apply(states, 0, action)
            drawn = [
                CARD_NAMES[told[3]]
                for told in s.story or ()
                if told[1] == DRAWS and told[3] < len(CARD_NAMES)
            ]
            assert (s.phase == CHOOSE_GIFT) == chosen["guarded"]
            if chosen["guarded"]:
                assert view(s, s.mover)["robbery"] == {"victim": chosen["source"], "token": chosen["takes"]}
            elif chosen["takes"] == "dog":
                assert s.dog == thief
            elif not chosen["ends_raid"]:
                held = [token_name(t) for t, owner in zip(s.tokens, s.owner, strict=True) if owner == thief]
                assert sorted(held) == sorted([*loot, *([chosen["takes"]] if chosen["takes"] else [])])
            assert len(drawn) == (0 if chosen["guarded"] else 1)
