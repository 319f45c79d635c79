"""AL-23: trades and gifts."""

from __future__ import annotations

from collections.abc import Sequence

from getaway.games.alcatraz.rules.state import OFFERS, REFUSES, TRADES
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together


def meeting(
    mine: Sequence[str] = (),
    theirs: Sequence[str] = (),
    guards: int = 0,
    points: int | None = None,
    **options: int,
) -> Scene:
    """Ann's turn, and Bo with her in the laundry."""
    return Scene(
        where=together("laundry", ANN, BO),
        hold={ANN: mine, BO: theirs},
        guards={"laundry": guards},
        points=points,
        **options,  # type: ignore[arg-type]
    )


@rule("AL-23")
def test_a_trade_is_built_thing_by_thing_and_needs_a_yes() -> None:
    scene = meeting(["key", "cash"], ["tool", "tool"])
    assert scene.do("trade with seat 1").offers() == ["choose key", "choose cash", "that is all"]
    assert scene.do("choose key").offers() == ["choose cash", "that is all"]
    assert scene.do("that is all").offers() == ["choose tool", "that is all"]
    scene.do("choose tool", "choose tool", "that is all")
    assert OFFERS in scene.told()
    assert scene.state.mover == BO
    assert scene.offers() == ["yes", "no"]
    scene.do("yes")
    assert TRADES in scene.told()
    assert (scene.things(ANN), scene.things(BO)) == (["tool", "tool", "cash"], ["key"])
    assert scene.state.mover == ANN


@rule("AL-23")
def test_a_trade_is_free_even_without_points() -> None:
    scene = meeting(["key"], ["tool"], points=0)
    assert (
        scene.spent("trade with seat 1", "choose key", "that is all", "choose tool", "that is all", "yes")
        == 0
    )
    assert scene.things(ANN) == ["tool"]


@rule("AL-23")
def test_a_refused_offer_changes_nothing() -> None:
    scene = meeting(["key"], ["tool"])
    scene.do("trade with seat 1", "choose key", "that is all", "choose tool", "that is all", "no")
    assert REFUSES in scene.told()
    assert (scene.things(ANN), scene.things(BO)) == (["key"], ["tool"])
    assert scene.state.mover == ANN
    assert (scene.state.trades_made, scene.state.trades_refused) == (0, 1)


@rule("AL-23")
def test_a_gift_needs_only_room_at_the_other_end() -> None:
    scene = meeting(["key", "cash"]).do("trade with seat 1", "choose key", "that is all")
    assert scene.offers() == ["that is all"]
    scene.do("that is all")
    assert scene.state.mover == ANN
    assert scene.things(BO) == ["key"]
    full = meeting(["key", "cash"], ["tool"] * 3, refusals=0).do("trade with seat 1")
    assert full.offers() == ["choose cash"]


@rule("AL-23")
def test_a_gift_to_the_one_whose_turn_it_is_needs_only_the_givers_yes() -> None:
    scene = meeting([], ["tool"]).do("trade with seat 1")
    assert scene.offers() == ["that is all"]
    scene.do("that is all", "choose tool", "that is all", "yes")
    assert scene.things(ANN) == ["tool"]


@rule("AL-23", "AL-2")
def test_only_what_both_hold_afterwards_counts() -> None:
    scene = meeting(["key"] * 3, ["tool"] * 3).do("trade with seat 1", "choose key")
    # The gift alone does not fit, so something has to be wanted.
    assert scene.do("that is all").offers() == ["choose tool"]
    assert scene.do("choose tool").offers() == ["that is all"]
    scene.do("that is all", "yes")
    assert scene.things(ANN) == ["key", "key", "tool"]


@rule("AL-23")
def test_a_trade_of_like_for_like_is_none() -> None:
    scene = meeting(["key"], ["key"]).do("trade with seat 1", "choose key", "that is all")
    assert scene.offers() == ["that is all"]


@rule("AL-23", "AL-2")
def test_full_purses_do_not_hinder_a_swap_of_items() -> None:
    scene = meeting(
        ["key", "key", "key", "cash", "cash", "cash"], ["tool", "tool", "tool", "cash", "cash", "cash"]
    )
    scene.do("trade with seat 1")
    assert scene.offers() == ["choose key", "choose cash"]
    # Cash against cash is possible beside it.
    scene.do("choose cash", "choose key", "that is all")
    assert scene.offers() == ["choose tool", "choose cash"]
    scene.do("choose cash", "choose tool", "that is all", "yes")
    assert scene.things(ANN) == ["key", "key", "tool", "cash", "cash", "cash"]


@rule("AL-23")
def test_who_has_nothing_to_give_or_get_does_not_trade() -> None:
    assert meeting().offers("trade") == []
    assert meeting(["key"], refusals=0).offers("trade") == ["trade with seat 1"]
    assert meeting([], ["key"], refusals=0).offers("trade") == []


@rule("AL-23")
def test_frame_up_cards_are_not_traded() -> None:
    scene = Scene(where=together("laundry", ANN, BO), frame_ups={ANN: ["snitch"], BO: ["search"]})
    assert scene.offers("trade") == []


@rule("AL-23")
def test_one_trades_only_with_those_in_the_room_in_ones_own_turn() -> None:
    scene = Scene(where=together("laundry", ANN, CY), hold={ANN: ["key"], BO: ["tool"]})
    assert scene.offers("trade") == ["trade with seat 2"]
    assert scene.end_turns().offers("trade") == []


@rule("AL-23")
def test_there_are_at_most_so_many_trades_and_gifts_a_turn() -> None:
    scene = meeting(["key", "key"], trades=1).do(
        "trade with seat 1", "choose key", "that is all", "that is all"
    )
    assert scene.offers("trade") == []
    assert scene.end_turns().offers("trade") == ["trade with seat 0"]
    assert meeting(["key"], trades=0).offers("trade") == []


@rule("AL-23")
def test_after_so_many_refused_offers_only_gifts_are_left() -> None:
    scene = meeting(["key"], ["tool"], refusals=1)
    scene.do("trade with seat 1", "that is all", "choose tool", "that is all", "no")
    scene.do("trade with seat 1")
    assert scene.offers() == ["choose key"]
    scene.do("choose key", "that is all")
    assert scene.offers() == ["that is all"]


@rule("AL-23", "AL-26")
def test_trades_go_on_among_three_guards_and_not_among_four() -> None:
    assert meeting(["key"], guards=3).offers("trade") == ["trade with seat 1"]
    assert meeting(["key"], guards=4).offers("trade") == []
