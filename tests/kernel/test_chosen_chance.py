"""Chance that is chosen: all draws of a deal and of an action, one by one."""

from __future__ import annotations

from typing import Any

from getaway.games import load
from getaway.kernel.chosen_chance import chosen_chance

ENGINE = load("art-robbery", edition="tiny")
RULES = chosen_chance("art-robbery", ENGINE.game.rules)
FRESH: Any = ENGINE.deal(2, 0, options={"first": 1})[0]


def test_a_deal_asks_for_every_draw_that_is_open() -> None:
    """Kinds 4 and 5 twice, the dog and the thief once; what is drawn is there no more."""
    assert RULES.deal(FRESH, 2, []) == [(4, 2 / 6), (5, 2 / 6), (7, 1 / 6), (8, 1 / 6)]
    assert RULES.deal(FRESH, 2, [8]) == [(4, 2 / 5), (5, 2 / 5), (7, 1 / 5)]
    assert RULES.deal(FRESH, 2, [8, 7, 4]) == [(4, 1 / 3), (5, 2 / 3)]


def test_where_only_one_thing_can_be_drawn_nothing_is_asked() -> None:
    """After three draws only fives are left: the lot for the starter is what is asked for next."""
    state: Any = ENGINE.deal(2, 0)[0]
    state.deck = [0, 0, 0, 0, 0, 6, 0, 0, 0]
    assert RULES.deal(state, 2, []) == [(0, 1 / 2), (1, 1 / 2)]
    dealt: Any = RULES.deal(state, 2, [1])
    assert not isinstance(dealt, list)
    assert dealt.hands[0][:2] == [5, 5]
    assert dealt.mover == 1


def test_a_dealt_game_is_one_of_the_rules_own_and_an_action_leaves_it_as_it_was() -> None:
    dealt: Any = RULES.deal(FRESH, 2, [4, 4, 5, 8, 0])
    assert not isinstance(dealt, list)
    assert (dealt.mover, dealt.rng, dealt.pile) == (1, 0, 2)
    before = dealt.copy()
    assert RULES.apply(dealt, 5, []) == [(5, 1 / 2), (7, 1 / 2)]
    after: Any = RULES.apply(dealt, 5, [7])
    assert not isinstance(after, list)
    assert dealt == before
    assert sorted(after.hands[1][:2]) == [7, 8]
    assert after.story


def test_the_plain_rules_draw_as_before() -> None:
    one, other = ENGINE.deal(2, 7, 5), ENGINE.deal(2, 7, 5)
    RULES.deal(FRESH, 2, [4])
    ENGINE.play_random(one, 0, 5)
    ENGINE.play_random(other, 0, 5)
    assert one == other
