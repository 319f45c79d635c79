"""AL-22 and AL-29: the scapegoat's frame-up cards, by their effects."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import NEW_TASK, PASSED
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together, usual


@rule("AL-22")
def test_only_the_scapegoat_plays_frame_up_cards() -> None:
    scene = Scene(scapegoat=ANN, frame_ups={ANN: ["beating"], BO: ["kompromat"]})
    assert scene.offers("play") == ["play frame-up beating"]
    assert scene.end_turns().offers("play") == []


@rule("AL-22", "AL-29")
def test_a_card_costs_a_point_and_is_under_the_deck_before_its_effect() -> None:
    scene = Scene(frame_ups={ANN: ["beating"]})
    assert scene.spent("play frame-up beating") == 1
    assert scene.now("frame_up_deck")[-1] == "beating"
    assert scene.prisoner(ANN)["frame_ups"] == []
    assert scene.offers() == ["choose seat 1", "choose seat 2"]


@rule("AL-22")
def test_without_points_no_card_is_played() -> None:
    assert Scene(frame_ups={ANN: ["beating"]}, points=0).offers("play") == []


@rule("AL-22")
@pytest.mark.parametrize("card", ["search", "extortion", "changed_plan", "blown"])
def test_a_card_that_changes_nothing_is_not_played(card: str) -> None:
    assert Scene(frame_ups={ANN: [card]}).offers("play") == []


@rule("AL-22")
def test_a_snitch_gathers_guards_into_one_room() -> None:
    guards = {"laundry": 0, "workshop": 1, "infirmary": 1, "dining_hall": 0, "cell_block": 4}
    scene = Scene(frame_ups={ANN: ["snitch"]}, guards=guards).do("play frame-up snitch")
    assert "choose cell_block" not in scene.offers()
    scene.do("choose laundry")
    assert "that is all" not in scene.offers()
    assert {"choose workshop", "choose infirmary"} <= set(scene.offers())
    assert not {"choose laundry", "choose dining_hall"} & set(scene.offers())
    scene.do("choose workshop")
    assert "choose workshop" not in scene.offers()
    assert "that is all" in scene.offers()
    scene.do("choose infirmary")
    assert scene.room("laundry")["guards"] == 2
    assert scene.state.mover == ANN
    assert "end the turn" in scene.offers()


@rule("AL-22")
def test_a_snitch_may_bring_one_guard_only_and_no_fifth() -> None:
    scene = Scene(frame_ups={ANN: ["snitch", "snitch"]}, guards={"laundry": 3, "workshop": 2})
    scene.do("play frame-up snitch", "choose workshop", "choose laundry", "that is all")
    assert (scene.room("laundry")["guards"], scene.room("workshop")["guards"]) == (2, 3)
    scene.do("play frame-up snitch", "choose workshop", "choose laundry")
    assert scene.offers() == ["that is all"]


@rule("AL-22", "AL-31")
def test_a_search_sends_an_item_back() -> None:
    hold = {ANN: ["tool"], BO: ["key", "gun", "cash"], CY: ["cash"]}
    scene = Scene(frame_ups={ANN: ["search"]}, hold=hold).do("play frame-up search")
    assert scene.offers() == ["choose seat 1"]
    assert scene.do("choose seat 1").offers() == ["choose key", "choose gun"]
    scene.do("choose key")
    assert scene.things(BO) == ["gun", "cash"]
    assert scene.room("guard_room")["items"] == ["key"] * 3


@rule("AL-22", "AL-2")
def test_an_extortion_takes_a_thing_if_there_is_space() -> None:
    hold = {ANN: ["key"] * 3, BO: ["tool"], CY: ["shiv", "cash"]}
    scene = Scene(frame_ups={ANN: ["extortion"]}, hold=hold).do("play frame-up extortion")
    assert scene.offers() == ["choose seat 2"]
    assert scene.do("choose seat 2").offers() == ["choose cash"]
    scene.do("choose cash")
    assert (scene.things(ANN), scene.things(CY)) == (["key", "key", "key", "cash"], ["shiv"])


@rule("AL-22", "AL-18")
def test_an_extortion_is_not_the_steal_of_the_round() -> None:
    scene = Scene(
        frame_ups={ANN: ["extortion"]}, hold={BO: ["tool", "key"]}, where=together("laundry", ANN, BO)
    )
    scene.do("play frame-up extortion", "choose seat 1", "choose tool")
    assert scene.offers("rob") == ["rob seat 1"]


@rule("AL-22")
def test_solitary_sends_a_prisoner_to_the_cell_block() -> None:
    scene = Scene(frame_ups={ANN: ["solitary"]}, where={BO: "cell_block", CY: "infirmary"})
    scene.do("play frame-up solitary")
    assert scene.offers() == ["choose seat 2"]
    assert scene.do("choose seat 2").prisoner(CY)["room"] == "cell_block"
    full = Scene(frame_ups={ANN: ["solitary"]}, guards={"cell_block": 4})
    assert full.offers("play") == []


@rule("AL-22", "AL-15")
def test_a_beating_takes_all_stamina_and_a_point_of_the_turn_to_come() -> None:
    scene = Scene(frame_ups={ANN: ["beating"]}, stamina={BO: 3})
    scene.do("play frame-up beating", "choose seat 1")
    assert (scene.prisoner(BO)["stamina"], scene.prisoner(BO)["exhausted"]) == (0, 1)
    scene.end_turns()
    assert scene.now("points") == usual(scene) - 1
    assert scene.prisoner(BO)["exhausted"] == 0


@rule("AL-22")
def test_a_beating_is_for_those_who_have_stamina_or_points_to_lose() -> None:
    scene = Scene(4, frame_ups={ANN: ["beating"]}, stamina={CY: 1})
    scene.state.exhausted = [0, 2, 2, 1]
    scene.do("play frame-up beating")
    assert scene.offers() == ["choose seat 2", "choose seat 3"]
    scene.do("choose seat 2")
    assert scene.prisoner(CY)["exhausted"] == 2
    assert scene.end_turns().now("points") == 0
    spent = Scene(4, frame_ups={ANN: ["beating"]})
    spent.state.exhausted = [0, 2, 2, 2]
    assert spent.offers("play") == []


@rule("AL-22")
def test_a_changed_plan_moves_a_task_to_a_room_without_one() -> None:
    scene = Scene(frame_ups={ANN: ["changed_plan"]}, tasks={"laundry": "A1", "chapel": "B1"})
    scene.do("play frame-up changed_plan")
    assert scene.offers() == ["choose chapel", "choose laundry"]
    scene.do("choose laundry")
    places = {room["task"]: name for name, room in scene.now("rooms").items() if room["task"]}
    assert places["B1"] == "chapel"
    assert places["A1"] not in ("laundry", "chapel")


@rule("AL-22", "AL-33")
def test_a_blown_task_goes_under_the_deck_and_another_comes() -> None:
    scene = Scene(
        frame_ups={ANN: ["blown"]},
        tasks={"laundry": "A1", "chapel": "B1"},
        deck=["B2", "C1"],
    )
    scene.do("play frame-up blown", "choose laundry")
    assert scene.now("task_deck") == ["A1", "B2"]
    assert [room["task"] for room in scene.now("rooms").values() if room["task"]].count("C1") == 1
    assert PASSED in scene.told()
    assert scene.state.tasks_unknown == 0


@rule("AL-33")
def test_the_same_card_may_come_again() -> None:
    scene = Scene(frame_ups={ANN: ["blown"]}, tasks={"laundry": "A1"}, deck=[])
    scene.do("play frame-up blown", "choose laundry")
    assert [room["task"] for room in scene.now("rooms").values() if room["task"]] == ["A1"]
    assert NEW_TASK in scene.told()
    assert scene.now("task_deck") == []


@rule("AL-22", "AL-30")
def test_who_is_under_kompromat_does_no_task_this_round_but_may_help() -> None:
    scene = Scene(
        scapegoat=ANN,
        where={ANN: "laundry", **together("radio_room", BO, CY)},
        hold={BO: ["key"], CY: ["shiv"]},
        tasks={"radio_room": "A1"},
        guards={"radio_room": 0},
        frame_ups={ANN: ["kompromat"]},
        pile=["snitch"],
    )
    scene.do("play frame-up kompromat", "choose seat 1", "end the turn")
    assert scene.prisoner(BO)["forbidden"] is True
    assert "complete the task" not in scene.offers()
    scene.end_turns().do("complete the task", "choose seat 1", "choose seat 2", "yes")
    assert scene.prisoner(CY)["elements"].startswith("A")
    assert scene.end_turns().prisoner(BO)["forbidden"] is False


@rule("AL-22")
def test_kompromat_is_played_once_on_one_prisoner() -> None:
    scene = Scene(frame_ups={ANN: ["kompromat"]})
    scene.state.forbidden = [0, 1, 0, 0]
    assert scene.do("play frame-up kompromat").offers() == ["choose seat 2"]


@rule("AL-29")
def test_a_hand_has_no_limit_and_cards_of_a_kind_are_offered_once() -> None:
    hand = ["snitch", "snitch", "beating", "solitary", "kompromat"]
    scene = Scene(frame_ups={ANN: hand})
    assert scene.offers("play") == [
        "play frame-up snitch",
        "play frame-up solitary",
        "play frame-up beating",
        "play frame-up kompromat",
    ]
    assert scene.state.frame_count[ANN] == 5


@rule("AL-29")
def test_of_two_like_cards_the_one_all_know_is_played_first() -> None:
    scene = Scene(frame_ups={ANN: ["snitch", "snitch"]})
    scene.state.frame_seen[1] = 31
    scene.do("play frame-up snitch")
    assert scene.state.frame_deck[scene.state.frames_left - 1] == 1
