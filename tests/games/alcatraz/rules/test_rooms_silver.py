"""AL-17 and AL-27 to AL-29: the silver rooms."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import UNDER_DECK
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene

USE = "use the room"


def inside(room: str, **more: object) -> Scene:
    """Ann's turn in a room without guards; the others are elsewhere."""
    where = {ANN: room, BO: "cell_block" if room == "laundry" else "laundry", CY: "guard_room"}
    return Scene(where=where, guards={room: 0}, **more)  # type: ignore[arg-type]


@rule("AL-17", "AL-28")
@pytest.mark.parametrize(
    ("room", "item"),
    [
        ("infirmary", "medicine"),
        ("workshop", "tool"),
        ("cell_block", "shiv"),
        ("laundry", "jacket"),
        ("guard_room", "key"),
    ],
)
def test_a_silver_room_gives_one_item_of_its_kind(room: str, item: str) -> None:
    scene = inside(room)
    assert scene.spent(USE) == 1
    assert scene.things(ANN) == [item]
    assert scene.room(room)["items"] == [item] * 2
    assert USE not in inside(room, bare=[room]).offers()


@rule("AL-17")
def test_a_room_is_used_once_a_turn() -> None:
    scene = inside("laundry", points=9).do(USE)
    assert scene.now("used") == ["laundry"]
    assert USE not in scene.offers()
    assert USE not in scene.do("move to cell_block", "move to laundry").offers()
    assert USE in scene.do("move to cell_block").offers()


@rule("AL-17")
def test_a_room_is_used_again_in_another_turn() -> None:
    scene = inside("laundry").do(USE).end_turns(3).vote(ANN, ANN, ANN)
    assert scene.now("used") == []
    assert USE in scene.offers()


@rule("AL-28")
def test_the_silver_dining_hall_fills_stamina() -> None:
    scene = inside("dining_hall", stamina={ANN: 1}).do(USE)
    assert scene.prisoner(ANN)["stamina"] == 3
    assert USE not in inside("dining_hall", stamina={ANN: 3}).offers()


@rule("AL-28")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 3)])
def test_the_silver_recreation_room_gives_two_cash(before: int, after: int) -> None:
    scene = inside("recreation_room", hold={ANN: ["cash"] * before}).do(USE)
    assert scene.things(ANN) == ["cash"] * after


@rule("AL-28")
def test_the_silver_visiting_room_gives_any_item_that_lies_there() -> None:
    scene = inside("visiting_room", hold={BO: ["gun"]}).do(USE)
    assert scene.offers() == [f"choose {item}" for item in ("key", "shiv", "jacket", "medicine", "tool")]
    assert scene.do("choose tool").things(ANN) == ["tool"]
    assert USE not in inside("visiting_room", bare=["visiting_room"]).offers()
    assert USE not in inside("visiting_room", hold={ANN: ["key"] * 3}).offers()


@rule("AL-28")
def test_the_silver_yard_changes_what_one_has_for_any_item() -> None:
    scene = inside("exercise_yard", hold={ANN: ["key", "cash"]}).do(USE)
    assert scene.offers() == ["choose key", "choose cash"]
    scene.do("choose key")
    assert scene.room("guard_room")["items"] == ["key"] * 3
    assert scene.offers() == [f"choose {item}" for item in ("key", "shiv", "jacket", "medicine", "tool")]
    scene.do("choose shiv")
    assert scene.things(ANN) == ["shiv", "cash"]
    assert USE not in inside("exercise_yard").offers()


@rule("AL-28")
def test_what_was_paid_into_the_yard_is_not_taken_back() -> None:
    # Ann has the key of the yard: the guard room is full, so it goes back there.
    scene = inside("exercise_yard", hold={ANN: ["key"]})
    scene.state.items[10] += 1
    scene.state.items[4] -= 1
    scene.do(USE, "choose key")
    assert scene.room("exercise_yard")["items"] == ["key", "shiv", "jacket", "medicine", "tool"]
    assert scene.offers() == [f"choose {item}" for item in ("shiv", "jacket", "medicine", "tool")]


@rule("AL-28")
def test_a_yard_without_anything_else_is_not_used() -> None:
    scene = inside("exercise_yard", bare=["exercise_yard"], hold={ANN: ["key"]})
    assert USE not in scene.offers()
    # With a free place only in the yard the key would come back alone.
    scene.state.items[10] += 1
    scene.state.loose[0] -= 1
    scene.check()
    assert USE not in scene.offers()


@rule("AL-28")
def test_the_silver_radio_room_moves_one_or_two_guards() -> None:
    guards = {"radio_room": 0, "workshop": 1, "infirmary": 4, "chapel": 0, "dining_hall": 0}
    scene = Scene(where={ANN: "radio_room", BO: "laundry", CY: "laundry"}, guards=guards).do(USE)
    assert "choose chapel" not in scene.offers()
    assert "that is all" not in scene.offers()
    scene.do("choose workshop")
    assert "choose infirmary" not in scene.offers()
    assert "choose workshop" not in scene.offers()
    scene.do("choose chapel")
    assert (scene.room("workshop")["guards"], scene.room("chapel")["guards"]) == (0, 1)
    assert {"that is all", "choose chapel", "choose infirmary"} <= set(scene.offers())
    # The board must differ afterwards: the guard does not simply go back.
    scene.do("choose chapel")
    assert "choose workshop" not in scene.offers()
    scene.do("choose dining_hall")
    assert scene.room("dining_hall")["guards"] == 1
    assert "end the turn" in scene.offers()


@rule("AL-28")
def test_the_silver_radio_room_may_stop_after_one_guard() -> None:
    guards = {"radio_room": 0, "workshop": 1, "chapel": 0}
    scene = Scene(where={ANN: "radio_room", BO: "laundry", CY: "laundry"}, guards=guards)
    scene.do(USE, "choose workshop", "choose chapel", "that is all")
    assert scene.now("points") == 3
    assert "end the turn" in scene.offers()


@rule("AL-29")
def test_the_silver_wardens_office_gives_a_frame_up_card() -> None:
    scene = inside("wardens_office", pile=["blown"]).do(USE)
    assert scene.prisoner(ANN)["frame_ups"] == ["blown"]
    assert scene.state.frame_count[ANN] == 1


@rule("AL-29")
def test_no_card_is_taken_from_an_empty_deck() -> None:
    all_cards = ["snitch", "snitch", "search", "search", "extortion", "extortion"]
    all_cards += ["solitary", "beating", "changed_plan", "blown", "kompromat"]
    scene = inside("wardens_office", frame_ups={BO: all_cards}, gold=["chapel"], hold={ANN: ["cash"]})
    assert USE not in scene.offers()
    scene.state.side[11] = 1
    assert USE not in scene.offers()


@rule("AL-28", "AL-29")
def test_the_silver_chapel_puts_a_card_of_another_prisoner_under_the_deck_unseen() -> None:
    scene = inside("chapel", frame_ups={BO: ["snitch", "beating"]}).do(USE)
    assert scene.offers() == ["choose seat 1"]
    scene.do("choose seat 1")
    assert len(scene.prisoner(BO)["frame_ups"]) == 1
    assert scene.now("frame_up_deck")[-1] in ("snitch", "beating")
    # All hear that a card went; only Bo hears which.
    told = [news for news in scene.state.story or [] if news[1] == UNDER_DECK]
    assert [(news[0], news[4] < 11) for news in told] == [(-2, False), (BO, True)]


@rule("AL-28")
def test_the_card_drawn_in_the_chapel_is_drawn_by_lot() -> None:
    drawn = set()
    for seed in range(20):
        scene = inside("chapel", frame_ups={BO: ["snitch", "beating", "blown"]})
        scene.state.rng += seed << 20
        drawn.add(scene.do(USE, "choose seat 1").now("frame_up_deck")[-1])
    assert drawn == {"snitch", "beating", "blown"}


@rule("AL-28")
def test_ones_own_card_is_put_under_the_deck_by_choice() -> None:
    scene = inside("chapel", frame_ups={ANN: ["snitch", "beating"], BO: ["search"]}).do(USE)
    assert scene.offers() == ["choose seat 0", "choose seat 1"]
    assert scene.do("choose seat 0").offers() == ["choose frame-up snitch", "choose frame-up beating"]
    scene.do("choose frame-up beating")
    assert scene.prisoner(ANN)["frame_ups"] == ["snitch"]
    assert scene.now("frame_up_deck")[-1] == "beating"


@rule("AL-28")
def test_the_chapel_is_not_used_while_nobody_has_a_card() -> None:
    assert USE not in inside("chapel").offers()
