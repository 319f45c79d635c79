"""What an onlooker would wonder at is counted from what everybody sees."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from getaway.games.alcatraz.deals.habits import KINDS, Habits, habits
from getaway.games.alcatraz.talk.statement import Statement, write
from tests.citing import rule
from tests.games.alcatraz.parts import Give, NotSteal, Vote
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together
from tests.games.alcatraz.talking import GIVE_KEY, Talking


def watched(table: Talking, *names: str, heard: bool = True) -> Counter[tuple[int, str]]:
    """What is counted while these are done."""
    watching = Habits()
    for name in names:
        before, ledger = table.scene.state.copy(), table.ledger.copy()
        table.do(name)
        after = table.scene.state
        watching.see(before, after, after.story or (), ledger if heard else None)
    return watching.counts


def pair(turn: int = BO, scapegoat: int = CY, **more: Any) -> Talking:
    """Two in the laundry, one elsewhere."""
    scene: dict[str, Any] = {
        "turn": turn,
        "scapegoat": scapegoat,
        "where": together("laundry", ANN, BO),
        "guards": {"laundry": 0},
        "points": 4,
        **more,
    }
    return Talking(Scene(**scene))


TAKE_KEY = ("trade with seat 1", "that is all", "choose key", "that is all")


def test_every_kind_that_is_counted_is_known() -> None:
    table = pair(ANN, hold={ANN: ["key"]})
    assert {kind for _, kind in watched(table, *GIVE_KEY, *TAKE_KEY, "yes", "end the turn")} <= set(KINDS)


@rule("AL-23")
def test_a_deal_taken_back_in_the_same_turn_is_undone_and_without_effect() -> None:
    counts = watched(pair(ANN, hold={ANN: ["key"]}), *GIVE_KEY, *TAKE_KEY, "yes")
    assert counts[ANN, "deals"] == 2
    assert counts[ANN, "offers"] == 1
    assert counts[ANN, "deals-undone"] == 1
    assert counts[ANN, "without-effect"] == 1


@rule("AL-23")
def test_a_deal_taken_back_in_a_later_turn_is_another_deal() -> None:
    counts = watched(
        pair(ANN, hold={ANN: ["key"]}),
        *(*GIVE_KEY, "end the turn"),
        *("trade with seat 0", "choose key", "that is all", "that is all"),
    )
    assert counts[BO, "deals-undone"] == 0
    assert counts[BO, "deals"] == 1


@rule("AL-23")
def test_an_offer_that_was_refused_is_repeated_if_nothing_has_changed() -> None:
    table = pair(ANN, hold={BO: ["key", "key"], ANN: ["shiv"]})
    counts = watched(table, *TAKE_KEY, "no", *TAKE_KEY, "no")
    assert counts[ANN, "offers"] == 2
    assert counts[ANN, "offers-repeated"] == 1
    changed = ("trade with seat 1", "choose shiv", "that is all", "that is all")
    assert watched(table, *changed, *TAKE_KEY, "no")[ANN, "offers-repeated"] == 0


@rule("AL-30")
def test_a_refused_request_for_a_task_is_no_refused_offer() -> None:
    scene = Scene(
        turn=BO,
        scapegoat=ANN,
        where=together("chapel", BO, CY) | {ANN: "laundry"},
        hold={CY: ["key", "shiv"]},
        guards={"chapel": 0},
        tasks={"chapel": "A1"},
    )
    table = Talking(scene)
    watching = Habits()
    while table.scene.state.mover == BO:
        offers = table.scene.offers()
        name = "complete the task" if "complete the task" in offers else offers[0]
        before = table.scene.state.copy()
        table.do(name)
        watching.see(before, table.scene.state, table.scene.state.story or (), None)
    before = table.scene.state.copy()
    table.do("no")
    watching.see(before, table.scene.state, table.scene.state.story or (), None)
    assert watching.counts[BO, "offers-repeated"] == 0


@rule("AL-23")
def test_the_same_kind_both_ways_is_like_for_like() -> None:
    table = pair(ANN, hold={ANN: ["key", "shiv"], BO: ["key"]})
    both = ("choose key", "choose shiv", "that is all", "choose key", "that is all")
    assert watched(table, "trade with seat 1", *both)[ANN, "like-for-like"] == 1
    table = pair(ANN, hold={ANN: ["shiv"], BO: ["key"]})
    assert watched(table, "trade with seat 1", *both[1:])[ANN, "like-for-like"] == 0


@rule("AL-23")
@pytest.mark.parametrize(
    ("thing", "scapegoat", "tasks", "reasonable"),
    [
        ("key", CY, {"chapel": "A1"}, True),  # the task asks for a key
        ("key", CY, {}, False),
        ("key", BO, {"chapel": "A1"}, False),  # nobody helps the scapegoat
        ("gun", CY, {"chapel": "A1"}, True),  # the gun stands for anything
        ("cash", CY, {"chapel": "A1"}, False),
    ],
)
def test_a_gift_has_a_reason_if_a_task_asks_for_it(
    thing: str, scapegoat: int, tasks: dict[str, str], reasonable: bool
) -> None:
    table = pair(ANN, scapegoat, hold={ANN: [thing]}, tasks=tasks)
    counts = watched(table, "trade with seat 1", f"choose {thing}", "that is all", "that is all", heard=False)
    assert counts[ANN, "deals"] == 1
    assert counts[ANN, "gifts-for-nothing"] == (not reasonable)


@rule("AL-12")
def test_a_gift_that_was_promised_has_a_reason() -> None:
    promised = pair(ANN, hold={ANN: ["key"]}).promise(NotSteal(ANN, BO, 3), Give(ANN, BO, "key", 1, 3))
    assert watched(promised, *GIVE_KEY)[ANN, "gifts-for-nothing"] == 0
    other = pair(ANN, hold={ANN: ["key", "shiv"]}).promise(
        Give(ANN, BO, "shiv", 1, 3), Give(ANN, CY, "key", 1, 3)
    )
    assert watched(other, *GIVE_KEY)[ANN, "gifts-for-nothing"] == 1


@rule("AL-16")
def test_there_and_back_is_without_effect_unless_something_was_done_there() -> None:
    table = pair(points=4)
    there = next(name for name in table.scene.offers("move to") if "infirmary" not in name)
    counts = watched(table, there, "move to laundry")
    assert counts[BO, "without-effect"] == 1
    assert watched(pair(points=4), there)[BO, "without-effect"] == 0


@rule("AL-24")
def test_to_push_on_and_then_end_the_turn_is_without_effect() -> None:
    counts = watched(pair(stamina={BO: 1}), "push on", "end the turn")
    assert counts[BO, "without-effect"] == 1
    assert counts[BO, "turns"] == 1


@rule("AL-13")
def test_votes_for_oneself_are_counted_among_the_votes() -> None:
    table = Talking(Scene(turn=CY).end_turns())
    counts = watched(table, "choose seat 0", "choose seat 0", "choose seat 1")
    assert [counts[seat, "votes"] for seat in range(3)] == [1, 1, 1]
    assert [counts[seat, "votes-for-oneself"] for seat in range(3)] == [1, 0, 0]


@rule("AL-12")
def test_what_is_proposed_again_is_counted_and_who_begs_twice_too() -> None:
    state = Scene(turn=CY, hold={BO: ["key"]}).end_turns().state
    watching = Habits()
    joint = Statement("offer", ANN, (BO,), (Vote(ANN, CY, 2),), (Vote(BO, CY, 2),), expires=2)
    beg = Statement("ask", ANN, (BO,), get=(Give(BO, ANN, "key", 1, 3),))
    again = Statement("ask", ANN, (BO,), get=(Give(BO, ANN, "key", 1, 4),))
    elsewhere = Statement("ask", ANN, (CY,), get=(Give(CY, ANN, "key", 1, 4),))
    promise = Statement("offer", ANN, (BO,), (Vote(ANN, CY, 2),))
    refusal = Statement("reject", ANN, ref=0)
    for said in (joint, joint, beg, again, elsewhere, promise, refusal):
        watching.hear(write(said), state, ANN)
    assert watching.counts[ANN, "proposals"] == 5
    assert watching.counts[ANN, "proposals-repeated"] == 1
    assert watching.counts[ANN, "requests-repeated"] == 1


def test_every_game_is_counted_anew() -> None:
    first, second = habits(), habits()
    first.hear(
        write(Statement("ask", ANN, (BO,), get=(Vote(BO, CY, 2),))), Scene(turn=CY).end_turns().state, ANN
    )
    assert first.counts[ANN, "proposals"] == 1
    assert not second.counts


@pytest.mark.parametrize(("points", "cut"), [(0, 0), (1, 0), (2, 1), (9, 1)])
def test_a_turn_that_ends_with_points_left_is_cut_short(points: int, cut: int) -> None:
    counts = watched(pair(ANN, points=points), "end the turn")
    assert counts[ANN, "turns"] == 1
    assert counts[ANN, "turns-cut-short"] == cut
