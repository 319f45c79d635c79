"""What speaks for helping each other, and for hindering whoever is about to leave one behind."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import TURN, WORKSHOP, prisoners_asked
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene, together
from tests.games.alcatraz.weighing import favourite, speaks

# Bo is about to complete the last task; Ann, the scapegoat, has her turn first.
LAST = {BO: "ABC", CY: "DE"}
CLOSE = {BO: "ABC", CY: "D"}
FAR_OFF = {BO: "A"}


def before_the_end(elements: dict[int, str], **more: object) -> Scene:
    """Ann's turn; Bo stands at the task with what it asks for."""
    setting: dict[str, object] = {
        "scapegoat": ANN,
        "where": {BO: "workshop", ANN: "visiting_room"},
        "tasks": {"workshop": "F2"},
        "hold": {BO: ["key", "shiv"]},
        "elements": elements,
        "guards": {"workshop": 0, "visiting_room": 1, "laundry": 2},
    }
    return Scene(**(setting | more))  # type: ignore[arg-type]


def test_a_scapegoat_who_is_about_to_be_left_goes_to_the_last_task() -> None:
    scene = before_the_end(LAST)
    assert favourite(scene) == "move to workshop"
    scene.do("move to workshop")
    assert speaks(scene, f"rob seat {BO}")["hinder"] > 0.9
    assert speaks(scene, "riot: a guard from laundry")["hinder"] > 0
    scene.do(favourite(scene))
    assert favourite(scene) in ("choose key", "choose shiv")
    assert speaks(scene, "choose key")["hinder"] == 1


def test_a_scapegoat_far_from_being_left_hinders_nobody() -> None:
    scene = before_the_end(FAR_OFF, where={BO: "workshop", ANN: "workshop"})
    assert "hinder" not in speaks(scene, f"rob seat {BO}")
    assert "hinder" not in speaks(scene, "riot: a guard from laundry")


def test_the_nearer_the_end_the_more_is_hindered() -> None:
    cards = {ANN: ["kompromat"]}
    play = "play frame-up kompromat"
    last, close = (speaks(before_the_end(e, frame_ups=cards), play)["hinder"] for e in (LAST, CLOSE))
    assert last > close > 0
    assert "hinder" not in speaks(before_the_end(FAR_OFF, frame_ups=cards), play)
    assert favourite(before_the_end(LAST, frame_ups=cards)) == play
    assert favourite(before_the_end(FAR_OFF, frame_ups=cards)) != play


@pytest.mark.parametrize(
    ("card", "choices"),
    [
        ("kompromat", [f"choose seat {BO}"]),
        ("solitary", [f"choose seat {BO}"]),
        ("beating", [f"choose seat {BO}"]),
        ("search", [f"choose seat {BO}", "choose key"]),
        ("extortion", [f"choose seat {BO}", "choose key"]),
        ("blown", ["choose workshop"]),
        ("changed_plan", ["choose workshop"]),
        ("snitch", ["choose workshop", "choose visiting_room"]),
    ],
)
def test_a_frame_up_card_hits_whoever_is_about_to_finish(card: str, choices: list[str]) -> None:
    tasks = {"workshop": "F2", "chapel": "A5"}
    hold = {BO: ["key", "shiv"], CY: ["tool"]}
    scene = before_the_end(LAST, frame_ups={ANN: [card]}, tasks=tasks, hold=hold)
    scene.do(f"play frame-up {card}")
    for choice in choices:
        if len(scene.offers()) > 1:
            assert favourite(scene) == choice
            assert speaks(scene, choice)["hinder"] > 0
        scene.do(choice)


def test_a_card_against_items_is_kept_while_the_victim_has_none() -> None:
    scene = before_the_end(LAST, frame_ups={ANN: ["search"]}, hold={BO: ["gun", "key"], CY: ["tool"]})
    assert speaks(scene, "play frame-up search")["hinder"] > 0.5
    spare = before_the_end(
        LAST, frame_ups={ANN: ["search"]}, hold={CY: ["tool"]}, where={BO: "guard_room", CY: "workshop"}
    )
    assert speaks(spare, "play frame-up search").get("hinder", 0) < 0.5


def test_the_radio_room_helps_a_scapegoat_to_hinder() -> None:
    scene = before_the_end(LAST, where={BO: "workshop", ANN: "radio_room"})
    assert speaks(scene, "use the room")["hinder"] > 0
    scene.do("use the room", "choose laundry")
    assert favourite(scene) == "choose workshop"


def test_whoever_would_be_left_does_not_go_along() -> None:
    # Ann alone has E: Cy's F would leave Bo behind.
    elements = {CY: "ABCD", ANN: "E"}
    setting = {"turn": BO, "where": together("workshop", BO, CY), "hold": {CY: ["key", "shiv"], BO: ["tool"]}}
    scene = before_the_end(elements, **setting)
    assert speaks(scene, f"rob seat {CY}")["hinder"] > 0.9
    friends = before_the_end({CY: "ABCD"}, **setting)
    assert "hinder" not in speaks(friends, f"rob seat {CY}")


def test_the_others_rob_the_scapegoat_of_what_they_need() -> None:
    scene = Scene(
        turn=BO, where=together("chapel", ANN, BO), tasks={"workshop": "A1"}, hold={ANN: ["key", "tool"]}
    )
    assert speaks(scene, f"rob seat {ANN}")["item-needed"] == 1
    scene.do(f"rob seat {ANN}")
    assert favourite(scene) == "choose key"


def test_cash_is_looted_where_nothing_better_is() -> None:
    scene = Scene(turn=BO, where=together("chapel", ANN, BO), hold={ANN: ["cash", "tool"]})
    scene.do(f"rob seat {ANN}")
    assert speaks(scene, "choose cash") == {"cash": 0.5}
    assert favourite(scene) == "choose cash"


def two_of_a_crew(turn: int = BO, **more: object) -> Scene:
    """Bo lacks a shiv for the task in the workshop; Cy, on the way to another, has one to spare."""
    setting: dict[str, object] = {
        "turn": turn,
        "where": together("visiting_room", BO, CY),
        "tasks": {"workshop": "A1", "exercise_yard": "D1"},
        "hold": {BO: ["key"], CY: ["medicine", "tool", "shiv"]},
        "stamina": {BO: 1, CY: 1},
    }
    return Scene(**(setting | more))  # type: ignore[arg-type]


def trade(scene: Scene) -> list[str]:
    """A greedy trade, from its beginning to its end."""
    chosen = [favourite(scene)]
    scene.do(*chosen)
    while scene.state.phase != TURN:
        chosen.append(favourite(scene))
        scene.do(chosen[-1])
    return chosen


def test_what_another_can_spare_is_asked_for_and_given() -> None:
    scene = two_of_a_crew()
    assert speaks(scene, f"trade with seat {CY}") == {"request": 1}
    assert trade(scene) == [f"trade with seat {CY}", "that is all", "choose shiv", "that is all", "yes"]
    assert scene.things(BO) == ["key", "shiv"]
    # Once a turn.
    assert speaks(scene, f"trade with seat {CY}") == {"pointless": 1}


def test_what_another_needs_and_one_can_spare_is_given() -> None:
    scene = two_of_a_crew(turn=CY)
    assert speaks(scene, f"trade with seat {BO}") == {"gift": 1}
    assert trade(scene) == [f"trade with seat {BO}", "choose shiv", "that is all", "that is all"]
    assert scene.things(BO) == ["key", "shiv"]


def test_nobody_trades_with_the_scapegoat() -> None:
    scene = two_of_a_crew(scapegoat=CY, where=together("visiting_room", ANN, BO, CY))
    assert speaks(scene, f"trade with seat {CY}") == {"pointless": 1}


def test_hands_that_are_full_get_no_gift() -> None:
    hold = {BO: ["jacket", "jacket", "key"], CY: ["medicine", "tool", "shiv"]}
    for turn, other in ((BO, CY), (CY, BO)):
        assert speaks(two_of_a_crew(turn=turn, hold=hold), f"trade with seat {other}") == {"pointless": 1}


def offered(give: str, want: str, **more: object) -> Scene:
    """Bo offers one thing to Cy for another; Cy is to answer."""
    hold = {BO: ["key", "jacket", "cash"], CY: ["medicine", "tool", "cash"]}
    scene = two_of_a_crew(**({"hold": hold} | more))  # type: ignore[arg-type]
    scene.do(f"trade with seat {CY}", f"choose {give}", "that is all", f"choose {want}", "that is all")
    return scene


def test_what_the_job_needs_is_not_traded_away() -> None:
    scene = offered("jacket", "tool")
    assert speaks(scene, "yes")["item-lost"] == 1
    assert favourite(scene) == "no"


def test_a_fair_offer_is_taken_but_not_from_the_scapegoat() -> None:
    assert favourite(offered("jacket", "cash")) == "no"
    assert favourite(offered("cash", "medicine", tasks={"workshop": "A1"})) == "yes"
    both = together("visiting_room", BO, CY)
    scene = offered("jacket", "medicine", tasks={"workshop": "A1"}, scapegoat=BO, where=both)
    assert "gift" not in speaks(scene, "yes")
    assert favourite(scene) == "no"


def test_a_trade_begun_without_a_reason_ends_as_well_as_it_can() -> None:
    hold = {BO: ["key", "jacket"], CY: ["medicine", "tool"]}
    scene = two_of_a_crew(hold=hold).do(f"trade with seat {CY}")
    assert favourite(scene) == "that is all"
    assert speaks(scene, "choose key") == {"pointless": 1, "item-lost": 1}
    scene.do("that is all")
    assert speaks(scene, "choose tool") == {"pointless": 1}


def test_a_task_for_three_calls_all_three() -> None:
    scene = Scene(
        4,
        turn=BO,
        where={BO: "chapel", CY: "workshop", DI: "workshop"},
        tasks={"workshop": "A5"},
        hold={CY: ["key", "shiv"], DI: ["medicine"]},
        stamina={BO: 1},
    )
    task = scene.state.task[WORKSHOP]
    scene.state.task_demands[task] += 1
    assert prisoners_asked(scene.state, task) == 3
    assert speaks(scene, "move to visiting_room")["towards"] == 1


@rule("AL-16")
def test_nobody_sets_out_for_a_room_that_is_walled_off() -> None:
    guards = {"radio_room": 4, "visiting_room": 4, "laundry": 4}
    scene = Scene(
        turn=BO, where={BO: "chapel", CY: "cell_block"}, tasks={"workshop": "A1"}, guards=guards, round=5
    )
    assert "towards" not in speaks(scene, "move to exercise_yard")
