"""What an offer would bring, told before it is chosen."""

from __future__ import annotations

import pytest

from getaway.games.art_robbery.rules.edition import Tokens
from getaway.games.art_robbery.rules.state import (
    CARD_NAMES,
    CHOOSE_GIFT,
    DRAWS,
    NOTHING,
    OVER,
    ROB,
    TAKE,
    State,
)
from getaway.games.art_robbery.shown.notation import action_words, token_name
from getaway.games.art_robbery.shown.outlook import explore
from getaway.games.art_robbery.shown.outlook import ways as ways_of
from getaway.games.art_robbery.shown.shapes import Robbery, Way
from getaway.games.art_robbery.shown.view import view
from getaway.kernel.engine import Engine
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, Scene


def ways(scene: Scene, **words: object) -> list[Way]:
    """The ways of one choice, as the mover reads them."""
    choices = view(scene.state, scene.state.mover).choices
    (found,) = [choice.ways for choice in choices if action_words(scene.state, choice.action) == words]
    return found


def way(
    then: list[int],
    takes: str | None,
    source: int | None = None,
    *,
    guarded: bool = False,
    ends_raid: bool = False,
) -> Way:
    return Way(then=then, takes=takes, source=source, guarded=guarded, ends_raid=ends_raid)


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
    assert [found.takes for found in ways(scene, play="5")] == ["5", None]


@rule("AR-12")
def test_a_victim_with_unequal_tokens_leaves_two_choices(odd: Engine[State, Tokens]) -> None:
    scene = Scene(engine=odd, loot={BO: ["3", "3+1"], CY: ["3"]}, middle=["0"], hands={ANN: ["3"]})
    found = ways(scene, play="3")
    assert [(len(one.then), one.takes, one.source) for one in found] == [
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


@rule("AR-15")
def test_where_greed_is_free_a_thief_may_leave_even_the_last_token() -> None:
    scene = Scene(middle=["boss"], hands={ANN: ["thief"]}, greedy="may")
    assert ways(scene, play="thief") == [way([TAKE + 8], "boss", ends_raid=True), way([NOTHING], None)]


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
    """Whole games: the choices are the same whatever is hidden, and what happens is one of the ways."""
    for seed in range(3):
        states = ENGINE.deal(players, seed)
        s = states[0]
        while s.phase != OVER:
            mover = s.mover
            choices = view(s, mover).choices
            guess = s.copy()
            ENGINE.game.hide(guess, mover)
            guess.rng = seed + s.turns
            ENGINE.rules.determinize(guess, mover)
            assert view(guess, mover).choices == choices
            choice = choices[s.turns % len(choices)]
            chosen = choice.ways[-1]
            thief, loot = (
                s.turn,
                [token_name(t) for t, owner in zip(s.tokens, s.owner, strict=True) if owner == s.turn],
            )
            for action in [choice.action, *chosen.then]:
                assert s.mover == mover
                s.story = []
                ENGINE.apply(states, 0, action)
            drawn = [
                CARD_NAMES[told[3]]
                for told in s.story or ()
                if told[1] == DRAWS and told[3] < len(CARD_NAMES)
            ]
            assert (s.phase == CHOOSE_GIFT) == chosen.guarded
            if chosen.guarded:
                assert view(s, s.mover).robbery == Robbery(victim=chosen.source or 0, token=chosen.takes)
            elif chosen.takes == "dog":
                assert s.dog == thief
            elif not chosen.ends_raid:
                held = [token_name(t) for t, owner in zip(s.tokens, s.owner, strict=True) if owner == thief]
                assert sorted(held) == sorted([*loot, *([chosen.takes] if chosen.takes else [])])
            assert len(drawn) == (0 if chosen.guarded else 1)


@pytest.mark.parametrize(
    "options", [{}, {"stealing": "may"}, {"greedy": "may"}, {"stall": 1}, {"stacks": "open"}]
)
@pytest.mark.parametrize("players", [2, 5])
def test_the_ways_hang_on_nothing_but_the_facts_that_are_looked_at(
    players: int, options: dict[str, str | int], odd: Engine[State, Tokens]
) -> None:
    """Whole games: found from the few facts, the ways are those that the whole state goes."""
    for engine in (ENGINE, odd):
        for seed in range(4):
            states = engine.deal(players, seed, options=options)
            s = states[0]
            while s.phase != OVER:
                legal = engine.legal(states)
                for action in legal:
                    assert ways_of(s, action) == explore(s.copy(), action)
                engine.apply(states, 0, legal[s.turns % len(legal)])
