"""AL-16 and AL-24 to AL-27: moving, bribes, pushing on, and what guards hinder."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import ROOM_NAMES
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, cash, together


@rule("AL-16")
def test_moving_takes_a_point_and_leads_to_a_neighbour() -> None:
    scene = Scene(where={ANN: "chapel"})
    assert scene.spent("move to visiting_room") == 1
    assert scene.prisoner(ANN)["room"] == "visiting_room"


@rule("AL-16")
def test_nobody_moves_into_a_room_with_four_guards() -> None:
    scene = Scene(where={ANN: "chapel"}, guards={"radio_room": 4})
    assert scene.offers("move") == ["move to exercise_yard", "move to visiting_room"]


@rule("AL-16", "AL-24")
def test_a_bribe_opens_no_room_with_four() -> None:
    scene = Scene(where={ANN: "radio_room"}, guards={"radio_room": 4, "chapel": 1}, hold={ANN: ["cash"]})
    scene.do("move to chapel", "bribe a guard")
    assert "move to radio_room" not in scene.offers()


@rule("AL-26", "AL-24")
def test_example_2_two_guards_make_medicine_cost_two_points_unless_one_is_bribed() -> None:
    def scene() -> Scene:
        return Scene(where={ANN: "infirmary"}, guards={"infirmary": 2}, hold={ANN: ["cash"]})

    assert scene().spent("use the room") == 2
    assert scene().spent("bribe a guard", "use the room") == 1
    bribed = scene().do("bribe a guard", "use the room")
    assert bribed.things(ANN) == ["medicine"]


@rule("AL-26")
def test_example_3_among_three_guards_trades_and_frame_ups_go_on_and_stealing_does_not() -> None:
    scene = Scene(
        where=together("laundry", ANN, BO),
        guards={"laundry": 3},
        hold={ANN: ["cash", "cash", "key"], BO: ["tool"]},
        frame_ups={ANN: ["beating"]},
        stamina={ANN: 1},
    )
    assert [name for name in scene.offers() if not name.startswith("move")] == [
        "play frame-up beating",
        "trade with seat 1",
        "bribe a guard",
        "push on",
        "end the turn",
    ]
    scene.do("bribe a guard", "bribe a guard")
    offers = scene.offers()
    for name in ("use the room", "rob seat 1", "drop key", "play frame-up beating"):
        assert name in offers
    assert scene.spent("use the room") == 1


@rule("AL-26")
def test_example_4_among_four_guards_one_can_only_move_out() -> None:
    scene = Scene(
        where=together("laundry", ANN, BO),
        guards={"laundry": 4, "guard_room": 0},
        hold={ANN: ["cash", "key"], BO: ["tool"]},
        frame_ups={ANN: ["beating"]},
        stamina={ANN: 3},
        tasks={"laundry": "A1"},
    )
    assert scene.offers() == [
        "move to exercise_yard",
        "move to visiting_room",
        "move to workshop",
        "move to cell_block",
        "move to guard_room",
        "end the turn",
    ]


@rule("AL-26")
def test_walled_in_by_fours_one_ends_the_turn() -> None:
    rooms = dict.fromkeys(("chapel", "radio_room", "exercise_yard", "visiting_room"), 4)
    scene = Scene(round=9, where={ANN: "chapel"}, guards=rooms, hold={ANN: ["cash"]}, stamina={ANN: 1})
    assert scene.offers() == ["end the turn"]


@rule("AL-26")
def test_four_with_one_bribed_before_count_as_three() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 3, "cell_block": 1}, hold={ANN: ["cash"] * 3})
    scene.do("bribe a guard", "bribe a guard", "riot: a guard from cell_block")
    assert scene.room("laundry")["guards"] == 4
    assert "bribe a guard" in scene.offers()
    scene.state.bribed = 1
    assert "bribe a guard" in scene.offers()
    assert "use the room" not in scene.offers()


@rule("AL-24", "AL-26")
def test_example_12_a_guard_rioted_in_after_a_bribe_counts() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 2, "cell_block": 1}, hold={ANN: ["cash"]})
    assert scene.spent("bribe a guard", "riot: a guard from cell_block") == 1
    assert scene.room("laundry")["guards"] == 3
    assert scene.spent("use the room") == 2


@rule("AL-26")
@pytest.mark.parametrize("guards", [0, 1])
def test_a_single_guard_hinders_nothing(guards: int) -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": guards})
    assert scene.spent("use the room") == 1


@rule("AL-26")
@pytest.mark.parametrize(
    "name", ["use the room", "rob seat 1", "riot: a guard from cell_block", "drop key", "pick up shiv"]
)
def test_among_two_guards_what_costs_a_point_costs_two(name: str) -> None:
    scene = Scene(
        where=together("laundry", ANN, BO),
        guards={"laundry": 2, "cell_block": 1},
        hold={ANN: ["key"], BO: ["tool"]},
        loose={"laundry": ["shiv"]},
    )
    assert scene.spent(name) == 2
    poor = Scene(
        where=together("laundry", ANN, BO),
        guards={"laundry": 2, "cell_block": 1},
        hold={ANN: ["key"], BO: ["tool"]},
        loose={"laundry": ["shiv"]},
        points=1,
    )
    assert name not in poor.offers()


@rule("AL-26")
def test_moving_and_frame_ups_cost_one_point_among_two_guards() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 2}, frame_ups={ANN: ["beating"]})
    assert scene.spent("play frame-up beating", "choose seat 1") == 1
    assert scene.spent("move to cell_block") == 1


@rule("AL-24")
def test_a_bribe_ends_when_one_leaves_the_room() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 2}, hold={ANN: ["cash"] * 2}, points=9)
    scene.do("bribe a guard", "move to cell_block", "move to laundry")
    assert scene.now("bribed") == 0
    assert scene.spent("use the room") == 2


@rule("AL-24")
def test_nobody_bribes_more_guards_than_there_are() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 1}, hold={ANN: ["cash"] * 3})
    scene.do("bribe a guard")
    assert "bribe a guard" not in scene.offers()
    assert cash(scene, ANN) == 2


@rule("AL-24")
def test_a_bribe_takes_cash_and_no_point() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 2}, hold={ANN: ["cash"]})
    assert scene.spent("bribe a guard") == 0
    assert "bribe a guard" not in scene.offers()


@rule("AL-24")
def test_a_bribed_guard_who_goes_takes_the_bribe_along_with_nobody() -> None:
    scene = Scene(where={ANN: "radio_room"}, guards={"radio_room": 2}, hold={ANN: ["cash"] * 2})
    scene.do("bribe a guard", "bribe a guard", "use the room", "choose radio_room", "choose laundry")
    scene.do("choose radio_room", "choose laundry")
    assert scene.room("radio_room")["guards"] == 0
    assert scene.now("bribed") == 2
    assert "bribe a guard" not in scene.offers()


@rule("AL-25")
def test_pushing_on_gives_a_point_for_stamina_once_a_turn() -> None:
    scene = Scene(stamina={ANN: 2})
    assert scene.spent("push on") == -1
    assert scene.prisoner(ANN)["stamina"] == 1
    assert "push on" not in scene.offers()


@rule("AL-25")
def test_without_stamina_nobody_pushes_on() -> None:
    assert "push on" not in Scene(stamina={BO: 3}).offers()


@rule("AL-27")
@pytest.mark.parametrize("room", ["radio_room", "dining_hall", "recreation_room"])
@pytest.mark.parametrize("guards", range(4))
def test_free_uses_of_gold_rooms_stay_free_up_to_three_guards(room: str, guards: int) -> None:
    scene = Scene(where={ANN: room, BO: "chapel", CY: "laundry"}, gold=[room], guards={room: guards})
    assert scene.spent("use the room") == 0
    broke = Scene(where={ANN: room, BO: "chapel"}, gold=[room], guards={room: guards}, points=0)
    assert "use the room" in broke.offers()


@rule("AL-27")
@pytest.mark.parametrize("room", ["radio_room", "dining_hall", "recreation_room"])
@pytest.mark.parametrize(("guards", "price"), [(0, 0), (1, 0), (2, 1)])
def test_by_the_designers_word_free_uses_cost_a_point_among_two_guards(
    room: str, guards: int, price: int
) -> None:
    apart = {ANN: room, BO: "chapel", CY: "laundry"}
    scene = Scene(where=apart, gold=[room], guards={room: guards}, free_rooms="designer")
    assert scene.spent("use the room") == price
    broke = Scene(where=apart, gold=[room], guards={room: guards}, points=0, free_rooms="designer")
    assert ("use the room" in broke.offers()) == (price == 0)


@rule("AL-27")
@pytest.mark.parametrize(
    ("free_rooms", "guards", "may"),
    [("printed", 3, True), ("printed", 4, False), ("designer", 3, False), ("designer", 4, False)],
)
def test_when_guards_end_the_free_use_of_a_room(free_rooms: str, guards: int, may: bool) -> None:
    scene = Scene(
        where={ANN: "dining_hall", BO: "chapel"},
        gold=["dining_hall"],
        guards={"dining_hall": guards},
        free_rooms=free_rooms,
    )
    assert ("use the room" in scene.offers()) == may


@rule("AL-26", "AL-27")
@pytest.mark.parametrize("free_rooms", ["printed", "designer"])
def test_a_use_that_costs_a_point_is_dearer_and_barred_whatever_free_rooms_says(free_rooms: str) -> None:
    def scene(guards: int) -> Scene:
        return Scene(where={ANN: "dining_hall"}, guards={"dining_hall": guards}, free_rooms=free_rooms)

    assert scene(2).spent("use the room") == 2
    assert "use the room" not in scene(3).offers()


@rule("AL-24", "AL-27")
def test_four_guards_with_one_bribed_before_leave_a_free_use_free() -> None:
    scene = Scene(
        where={ANN: "dining_hall"},
        gold=["dining_hall"],
        guards={"dining_hall": 3, "chapel": 1},
        hold={ANN: ["cash"]},
        layout=("dining_hall", "chapel", "radio_room", *ROOM_NAMES[3:]),
    )
    scene.do("bribe a guard", "riot: a guard from chapel")
    assert scene.room("dining_hall")["guards"] == 4
    assert scene.spent("use the room") == 0


@rule("AL-27")
def test_the_silver_yard_is_free_and_the_gold_one_is_not() -> None:
    silver = Scene(where={ANN: "exercise_yard"}, hold={ANN: ["cash"]})
    assert silver.spent("use the room", "choose cash", "choose key") == 0
    gold = Scene(where={ANN: "exercise_yard"}, hold={ANN: ["cash"]}, gold=["exercise_yard"])
    assert gold.spent("use the room", "choose cash", "choose key", "choose shiv") == 1
