"""AL-18, AL-19, AL-21: stealing, rioting, dropping and picking up."""

from __future__ import annotations

from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together


@rule("AL-18")
def test_a_thief_picks_an_item_or_a_cash_of_somebody_in_the_room() -> None:
    scene = Scene(where=together("laundry", ANN, BO), hold={BO: ["key", "gun", "cash"], CY: ["tool"]})
    assert scene.offers("rob") == ["rob seat 1"]
    scene.do("rob seat 1")
    assert scene.offers() == ["choose key", "choose gun", "choose cash"]
    scene.do("choose cash")
    assert scene.things(ANN) == ["cash"]
    assert scene.things(BO) == ["key", "gun"]


@rule("AL-18")
def test_stealing_costs_a_point_and_happens_once_a_round() -> None:
    scene = Scene(where=together("laundry", ANN, BO, CY), hold={BO: ["key", "key"], CY: ["tool"]})
    assert scene.spent("rob seat 1", "choose key") == 1
    assert scene.now("stolen") is True
    assert scene.offers("rob") == []
    scene.end_turns()
    assert scene.offers("rob") == ["rob seat 0", "rob seat 2"]


@rule("AL-18", "AL-2")
def test_a_thief_needs_space_for_the_loot() -> None:
    full = Scene(where=together("laundry", ANN, BO), hold={ANN: ["key"] * 3, BO: ["tool", "cash"]})
    assert full.do("rob seat 1").offers() == ["choose cash"]
    rich = Scene(where=together("laundry", ANN, BO), hold={ANN: ["cash"] * 3, BO: ["tool", "cash"]})
    assert rich.do("rob seat 1").offers() == ["choose tool"]
    both = Scene(
        where=together("laundry", ANN, BO), hold={ANN: ["key"] * 3 + ["cash"] * 3, BO: ["tool", "cash"]}
    )
    assert both.offers("rob") == []


@rule("AL-18")
def test_nobody_is_robbed_of_nothing() -> None:
    assert Scene(where=together("laundry", ANN, BO)).offers("rob") == []


@rule("AL-19")
def test_a_riot_brings_a_guard_from_a_neighbouring_room() -> None:
    guards = {"cell_block": 2, "guard_room": 1, "visiting_room": 1, "workshop": 0, "exercise_yard": 0}
    scene = Scene(where={ANN: "laundry"}, guards=guards)
    assert scene.offers("riot") == [
        "riot: a guard from visiting_room",
        "riot: a guard from cell_block",
        "riot: a guard from guard_room",
    ]
    assert scene.spent("riot: a guard from cell_block") == 1
    assert scene.room("laundry")["guards"] == scene.room("cell_block")["guards"] == 1


@rule("AL-19")
def test_no_riot_brings_a_fifth_guard() -> None:
    scene = Scene(where={ANN: "laundry"}, guards={"laundry": 4, "cell_block": 2}, hold={ANN: ["cash"]})
    scene.state.bribed = 3
    assert scene.offers("riot") == []
    assert "use the room" in scene.offers()


@rule("AL-21")
def test_a_dropped_item_fills_a_free_printed_place() -> None:
    scene = Scene(where={ANN: "laundry"}, hold={ANN: ["jacket"]})
    assert scene.room("laundry")["items"] == ["jacket"] * 2
    assert scene.spent("drop jacket") == 1
    assert scene.room("laundry")["items"] == ["jacket"] * 3
    assert scene.room("laundry")["loose"] == []


@rule("AL-21")
def test_without_a_free_place_it_lies_loose_and_can_be_picked_up() -> None:
    scene = Scene(where={ANN: "laundry"}, hold={ANN: ["key", "key", "tool"]}, points=9)
    assert scene.offers("drop") == ["drop key", "drop tool"]
    scene.do("drop key")
    assert scene.room("laundry")["loose"] == ["key"]
    assert scene.offers("pick up") == ["pick up key"]
    assert scene.spent("pick up key") == 1
    assert scene.room("laundry")["loose"] == []
    assert scene.things(ANN) == ["key", "key", "tool"]


@rule("AL-21")
def test_loose_items_are_not_items_of_the_room() -> None:
    scene = Scene(where={ANN: "laundry"}, bare=["laundry"], loose={"laundry": ["jacket"]})
    assert scene.room("laundry")["items"] == []
    assert "use the room" not in scene.offers()
    assert "pick up jacket" in scene.offers()


@rule("AL-21")
def test_loose_items_do_not_slide_into_a_place_that_becomes_free() -> None:
    scene = Scene(where={ANN: "laundry"}, loose={"laundry": ["jacket"]}).do("use the room")
    assert scene.room("laundry")["items"] == ["jacket"]
    assert scene.room("laundry")["loose"] == ["jacket"]


@rule("AL-21")
def test_cash_is_not_dropped() -> None:
    assert Scene(where={ANN: "laundry"}, hold={ANN: ["cash"]}).offers("drop") == []
