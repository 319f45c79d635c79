"""AL-27 to AL-29 and AL-31: the gold rooms, and what is paid there."""

from __future__ import annotations

import pytest

from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene

USE = "use the room"


def inside(room: str, **more: object) -> Scene:
    """Ann's turn in a gold room without guards; the others are elsewhere."""
    where = {ANN: room, BO: "cell_block" if room == "laundry" else "laundry", CY: "guard_room"}
    return Scene(where=where, guards={room: 0}, gold=[room], **more)  # type: ignore[arg-type]


@rule("AL-28")
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
def test_a_gold_room_gives_two_items_for_pay(room: str, item: str) -> None:
    scene = inside(room, hold={ANN: ["cash"]})
    assert scene.spent(USE, "choose cash") == 1
    assert scene.things(ANN) == [item] * 2
    assert scene.room(room)["items"] == [item]
    assert USE not in inside(room).offers()


@rule("AL-28")
def test_it_gives_one_if_there_is_but_one() -> None:
    scene = inside("infirmary", hold={ANN: ["cash"], BO: ["medicine", "medicine"]})
    assert scene.do(USE, "choose cash").things(ANN) == ["medicine"]


@rule("AL-28")
def test_it_gives_one_if_there_is_space_for_one_and_none_without_space() -> None:
    scene = inside("infirmary", hold={ANN: ["key", "key", "cash"]}).do(USE)
    assert scene.offers() == ["choose key", "choose cash"]
    assert scene.do("choose cash").things(ANN) == ["key", "key", "medicine"]
    full = inside("infirmary", hold={ANN: ["key", "key", "shiv", "cash"]}).do(USE)
    # Cash would make no space; an item does.
    assert full.offers() == ["choose key", "choose shiv"]


@rule("AL-28")
def test_example_10_paying_with_the_only_medicine_is_not_offered() -> None:
    scene = inside("infirmary", bare=["infirmary"], hold={ANN: ["medicine"]})
    # The medicine that Ann holds is the yard's; its place in the infirmary is free.
    assert scene.room("infirmary")["items"] == []
    assert USE not in scene.offers()
    with_cash = inside("infirmary", bare=["infirmary"], hold={ANN: ["medicine", "cash"]})
    assert USE not in with_cash.offers()


@rule("AL-28", "AL-31")
def test_the_item_paid_is_back_in_its_place_before_one_takes() -> None:
    scene = inside("infirmary", hold={ANN: ["medicine"], BO: ["medicine"]})
    assert scene.room("infirmary")["items"] == ["medicine"]
    assert scene.do(USE, "choose medicine").things(ANN) == ["medicine"] * 2
    assert scene.room("infirmary")["items"] == []


@rule("AL-28")
def test_paying_in_kind_with_space_for_one_changes_nothing() -> None:
    scene = inside("infirmary", hold={ANN: ["medicine", "key", "key"]}).do(USE)
    assert scene.offers() == ["choose key"]


@rule("AL-28")
def test_the_gold_visiting_room_gives_the_gun_for_pay() -> None:
    scene = inside("visiting_room", hold={ANN: ["key"]})
    assert scene.spent(USE, "choose key") == 1
    assert scene.things(ANN) == ["gun"]
    assert USE not in inside("visiting_room", hold={ANN: ["key"], BO: ["gun"]}).offers()
    assert USE not in inside("visiting_room", hold={ANN: ["gun", "cash"]}).offers()


@rule("AL-28")
def test_the_gold_yard_gives_any_two_items_for_pay() -> None:
    scene = inside("exercise_yard", hold={ANN: ["cash"]}).do(USE, "choose cash", "choose key")
    assert scene.offers() == [f"choose {item}" for item in ("shiv", "jacket", "medicine", "tool")]
    assert scene.do("choose tool").things(ANN) == ["key", "tool"]


@rule("AL-28")
def test_the_gold_yard_gives_one_if_there_is_space_for_one() -> None:
    scene = inside("exercise_yard", hold={ANN: ["key", "key", "cash"]})
    assert scene.do(USE, "choose cash", "choose tool").things(ANN) == ["key", "key", "tool"]
    assert "end the turn" in scene.offers()


@rule("AL-28")
def test_what_was_paid_into_the_gold_yard_may_come_back_with_something_else() -> None:
    scene = inside("exercise_yard", hold={ANN: ["key"]})
    scene.state.items[10] += 1
    scene.state.items[4] -= 1
    scene.do(USE, "choose key")
    assert "choose key" in scene.offers()
    assert scene.do("choose shiv").offers("choose key") == ["choose key"]
    scene.do("choose key")
    assert scene.things(ANN) == ["key", "shiv"]


@rule("AL-28")
def test_with_space_for_one_it_does_not_come_back_alone() -> None:
    scene = inside("exercise_yard", hold={ANN: ["key", "tool", "tool"]})
    scene.state.items[10] += 1
    scene.state.items[4] -= 1
    scene.do(USE, "choose key")
    assert "choose key" not in scene.offers()


@rule("AL-27", "AL-28")
def test_the_gold_radio_room_moves_one_guard() -> None:
    scene = inside("radio_room").do(USE)
    start = scene.offers()[0]
    scene.do(start)
    scene.do(scene.offers()[0])
    assert "end the turn" in scene.offers()
    assert scene.now("points") == 4


@rule("AL-27", "AL-28")
def test_the_gold_dining_hall_gives_one_stamina() -> None:
    scene = inside("dining_hall", stamina={ANN: 1}).do(USE)
    assert scene.prisoner(ANN)["stamina"] == 2


@rule("AL-27", "AL-28")
def test_the_gold_recreation_room_gives_one_cash() -> None:
    assert inside("recreation_room").do(USE).things(ANN) == ["cash"]


@rule("AL-28", "AL-29")
def test_the_gold_chapel_gives_a_frame_up_card_for_pay() -> None:
    scene = inside("chapel", hold={ANN: ["cash"]}, pile=["kompromat"]).do(USE, "choose cash")
    assert scene.prisoner(ANN)["frame_ups"] == ["kompromat"]
    assert scene.things(ANN) == []


@rule("AL-28", "AL-29")
def test_the_gold_wardens_office_shows_three_and_gives_one() -> None:
    scene = inside("wardens_office", hold={ANN: ["cash"]}, pile=["blown", "snitch", "snitch", "beating"])
    scene.do(USE, "choose cash")
    assert scene.offers() == ["choose frame-up snitch", "choose frame-up blown"]
    scene.do("choose frame-up snitch")
    assert scene.prisoner(ANN)["frame_ups"] == ["snitch"]
    assert scene.now("frame_up_deck")[0] == "beating"
    assert scene.now("frame_up_deck")[-2:] == ["blown", "snitch"]


@rule("AL-29")
def test_of_fewer_than_three_cards_all_are_looked_at() -> None:
    held = ["snitch", "snitch", "search", "search", "extortion", "extortion", "solitary", "beating"]
    scene = inside("wardens_office", hold={ANN: ["cash"]}, frame_ups={BO: [*held, "changed_plan"]})
    scene.do(USE, "choose cash")
    assert scene.offers() == ["choose frame-up blown", "choose frame-up kompromat"]
    assert scene.do("choose frame-up kompromat").now("frame_up_deck") == ["blown"]


@rule("AL-29")
def test_the_last_card_is_looked_at_alone() -> None:
    held = ["snitch", "snitch", "search", "search", "extortion", "extortion", "solitary", "beating"]
    hands = {BO: [*held, "changed_plan", "kompromat"]}
    scene = inside("wardens_office", hold={ANN: ["cash"]}, frame_ups=hands).do(USE, "choose cash")
    assert scene.offers() == ["choose frame-up blown"]
    assert scene.do("choose frame-up blown").now("frame_up_deck") == []


@rule("AL-31")
def test_the_gun_is_paid_back_into_the_visiting_room() -> None:
    scene = inside("chapel", hold={ANN: ["gun"]}).do(USE, "choose gun")
    assert "gun" in scene.room("visiting_room")["items"]
