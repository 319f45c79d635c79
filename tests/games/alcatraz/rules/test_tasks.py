"""AL-20 and AL-30 to AL-33: completing a task together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from getaway.games.alcatraz.rules.state import ASKS, BONUS_TASK, NEW_TASK, PASSED, REFUSES
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene, together

TASK = "complete the task"


def plot(
    task: str = "A1",
    *,
    hold: Mapping[int, Sequence[str]] | None = None,
    guards: int = 0,
    beside: Sequence[int] = (ANN, CY),
    players: int = 3,
    top: Sequence[str] = ("B1", "C1"),
    **more: object,
) -> Scene:
    """Bo's turn in the chapel, where the task lies; Ann is the scapegoat."""
    return Scene(
        players,
        scapegoat=ANN,
        turn=BO,
        where={ANN: "laundry", **together("chapel", BO, *beside)},
        hold=hold,
        guards={"chapel": guards},
        tasks={"chapel": task},
        top=top,
        **more,  # type: ignore[arg-type]
    )


@rule("AL-32")
def test_example_5_the_doer_marks_the_element_and_all_but_the_scapegoat_mark_the_bonus() -> None:
    scene = Scene(
        4,
        scapegoat=DI,
        turn=ANN,
        where=together("chapel", ANN, BO),
        hold={ANN: ["key"], BO: ["shiv", "medicine"]},
        tasks={"chapel": "A5"},
        top=["B2"],
        guards={"chapel": 0},
    )
    points = scene.spent(TASK, "choose seat 0", "choose seat 1", "choose seat 1", "yes")
    assert points == 1
    assert [scene.prisoner(seat)["elements"] for seat in range(4)] == ["AB", "B", "B", ""]
    assert BONUS_TASK in scene.told()


@rule("AL-20", "AL-30")
def test_a_task_is_not_done_by_the_scapegoat() -> None:
    scene = Scene(
        scapegoat=ANN,
        where={ANN: "chapel"},
        hold={ANN: ["key", "shiv"]},
        tasks={"chapel": "A1"},
        guards={"chapel": 0},
    )
    assert TASK not in scene.offers()
    assert TASK in plot(hold={BO: ["key", "shiv"]}).offers()


@rule("AL-30")
def test_the_scapegoat_counts_among_the_prisoners() -> None:
    hold = {BO: ["shiv", "medicine", "tool"]}
    assert TASK in plot("A3", hold=hold, beside=[ANN]).offers()
    assert TASK not in plot("A3", hold=hold, beside=[]).offers()


@rule("AL-30", "AL-26")
@pytest.mark.parametrize(
    ("task", "guards", "price"), [("A1", 1, 1), ("A1", 2, 2), ("A2", 1, 1), ("A2", 2, 0)]
)
def test_only_so_many_guards_look_on(task: str, guards: int, price: int) -> None:
    hold = {BO: ["key", "shiv"] if task == "A1" else ["medicine", "tool"]}
    scene = plot(task, hold=hold, guards=guards)
    assert (TASK in scene.offers()) == (price > 0)
    if price:
        assert scene.spent(TASK, "choose seat 1", "choose seat 1") == price


@rule("AL-30", "AL-24")
def test_guards_whom_the_doer_bribed_do_not_count() -> None:
    scene = plot("A2", hold={BO: ["medicine", "tool", "cash"]}, guards=2)
    assert TASK not in scene.offers()
    assert TASK in scene.do("bribe a guard").offers()


@rule("AL-30")
def test_without_its_items_no_task_is_done() -> None:
    assert TASK not in plot(hold={BO: ["key"], CY: ["tool"]}).offers()
    assert TASK not in plot(hold={BO: ["key"], CY: ["shiv"]}, beside=[ANN]).offers()
    assert TASK in plot(hold={BO: ["key"], CY: ["shiv"]}).offers()


@rule("AL-30")
def test_without_points_no_task_is_done() -> None:
    assert TASK not in plot(hold={BO: ["key", "shiv"]}, points=0).offers()
    assert TASK not in plot(hold={BO: ["key", "shiv"]}, points=1, guards=2).offers()


@rule("AL-30")
def test_only_the_task_of_the_room_is_done() -> None:
    scene = plot(hold={BO: ["key", "shiv"]}).do("move to radio_room")
    assert TASK not in scene.offers()


@rule("AL-30")
def test_the_doer_names_who_gives_what_and_everyone_named_is_asked() -> None:
    scene = plot("A5", hold={BO: ["key"], ANN: ["key", "shiv"], CY: ["shiv", "medicine"]}).do(TASK)
    assert scene.offers() == ["choose seat 0", "choose seat 1"]
    scene.do("choose seat 0")
    assert scene.offers() == ["choose seat 0", "choose seat 2"]
    scene.do("choose seat 2")
    assert scene.offers() == ["choose seat 2"]
    scene.do("choose seat 2")
    assert ASKS in scene.told()
    assert (scene.state.mover, scene.offers()) == (ANN, ["yes", "no"])
    scene.do("yes")
    assert (scene.state.mover, scene.offers()) == (CY, ["yes", "no"])
    scene.do("yes")
    assert scene.state.mover == BO
    assert [scene.things(seat) for seat in range(3)] == [["shiv"], ["key"], []]


@rule("AL-30")
def test_one_no_and_nothing_happens() -> None:
    scene = plot(hold={ANN: ["key"], CY: ["shiv"]})
    assert scene.spent(TASK, "choose seat 0", "choose seat 2", "yes", "no") == 0
    assert REFUSES in scene.told()
    assert [scene.things(seat) for seat in range(3)] == [["key"], [], ["shiv"]]
    assert scene.room("chapel")["task"] == "A1"
    assert scene.state.mover == BO


@rule("AL-30")
def test_the_same_request_is_not_made_again_in_the_turn() -> None:
    scene = plot(hold={ANN: ["key"], CY: ["key", "shiv"]})
    scene.do(TASK, "choose seat 0", "choose seat 2", "no")
    scene.do(TASK)
    assert scene.offers() == ["choose seat 2"]
    scene.do("choose seat 2", "choose seat 2", "no")
    assert TASK not in scene.offers()


@rule("AL-30")
def test_a_refused_request_may_be_made_in_another_turn() -> None:
    scene = plot(hold={BO: ["key"], CY: ["shiv"]}).do(TASK, "choose seat 1", "choose seat 2", "no")
    assert TASK not in scene.offers()
    assert TASK in scene.end_turns(2).vote(ANN, ANN, ANN).end_turns().offers()


@rule("AL-30")
def test_a_refused_request_leaves_the_doers_own_items() -> None:
    scene = plot(hold={BO: ["key", "shiv"], CY: ["shiv"]}).do(TASK, "choose seat 1", "choose seat 2", "no")
    assert scene.do(TASK, "choose seat 1").offers() == ["choose seat 1"]
    scene.do("choose seat 1")
    assert scene.prisoner(BO)["elements"] == "AB"


@rule("AL-30", "AL-23")
def test_a_refused_request_is_no_refused_trade() -> None:
    scene = plot(hold={BO: ["key"], CY: ["shiv"]}).do(TASK, "choose seat 1", "choose seat 2", "no")
    assert scene.state.trades_refused == 0


@rule("AL-30")
def test_after_eight_refused_requests_none_is_made_any_more() -> None:
    # Two kinds that three others could give, and the gun for either: more than eight ways to ask.
    hold = {ANN: ["key", "shiv", "gun"], CY: ["key", "shiv"], DI: ["key", "shiv"]}
    scene = plot(hold=hold, beside=[ANN, CY, DI], players=4)
    for _ in range(8):
        scene.do(TASK)
        while "no" not in scene.offers():
            scene.do(scene.offers()[0])
        scene.do("no")
    assert TASK not in scene.offers()


@rule("AL-30")
def test_a_request_for_another_task_is_another_request() -> None:
    scene = plot(hold={BO: ["key", "shiv", "jacket"], CY: ["shiv"]}, top=["B1", "D2"])
    scene.do(TASK, "choose seat 1", "choose seat 2", "no")
    scene.do(TASK, "choose seat 1", "choose seat 1")
    # The new task lies in the same room: Cy is asked for the shiv again, but not for the same thing.
    tasks = scene.state.task
    new = tasks.index(scene.task_ids.index("D2"))
    tasks[0], tasks[new] = tasks[new], tasks[0]
    assert scene.room("chapel")["task"] == "D2"
    scene.do(TASK, "choose seat 2", "choose seat 1", "yes")
    assert scene.prisoner(BO)["elements"].startswith("ABD")


@rule("AL-30")
def test_pooled_the_doer_takes_what_is_there_and_nobody_is_asked() -> None:
    scene = plot(hold={ANN: ["key"], CY: ["shiv"]}, task_items="pooled")
    scene.do(TASK, "choose seat 0", "choose seat 2")
    assert scene.state.mover == BO
    assert [scene.things(seat) for seat in range(3)] == [[], [], []]
    assert scene.prisoner(BO)["elements"] == "AB"


@rule("AL-1", "AL-31")
def test_example_9_the_gun_stands_in_for_the_missing_key_and_goes_back() -> None:
    scene = plot(hold={BO: ["gun", "shiv"]})
    assert scene.do(TASK).offers() == ["choose the gun of seat 1"]
    scene.do("choose the gun of seat 1", "choose seat 1")
    assert scene.prisoner(BO)["elements"] == "AB"
    assert "gun" in scene.room("visiting_room")["items"]
    assert scene.things(BO) == []


@rule("AL-1")
def test_the_gun_stands_in_for_one_item_only() -> None:
    assert TASK not in plot(hold={BO: ["gun"]}).offers()
    scene = plot("A5", hold={BO: ["gun", "key", "shiv"]}).do(TASK)
    assert scene.offers() == ["choose seat 1"]


@rule("AL-1")
def test_the_gun_may_be_given_in_place_of_an_item_one_has() -> None:
    scene = plot(hold={BO: ["key", "shiv"], CY: ["gun"]}).do(TASK)
    assert scene.offers() == ["choose seat 1", "choose the gun of seat 2"]
    scene.do("choose the gun of seat 2", "choose seat 1")
    assert scene.offers() == ["yes", "no"]
    scene.do("yes")
    assert scene.things(BO) == ["key"]


@rule("AL-30", "AL-1")
def test_a_refused_gun_may_still_be_asked_for_otherwise() -> None:
    scene = plot(hold={BO: ["key"], CY: ["gun", "shiv"]}).do(TASK)
    scene.do("choose seat 1", "choose the gun of seat 2", "no").do(TASK)
    assert scene.offers() == ["choose seat 1", "choose the gun of seat 2"]
    scene.do("choose the gun of seat 2")
    assert scene.offers() == ["choose seat 2"]


@rule("AL-31")
def test_items_go_back_to_the_room_of_their_kind_then_the_yard_then_the_visiting_room() -> None:
    scene = plot("A4", hold={BO: ["jacket", "jacket", "key"]})
    assert scene.room("laundry")["items"] == ["jacket"]
    scene.do(TASK, "choose seat 1", "choose seat 1", "choose seat 1")
    assert scene.room("laundry")["items"] == ["jacket"] * 3
    yard = plot("A4", hold={BO: ["jacket", "jacket", "key"]})
    for room, kind in ((9, 2), (4, -2), (5, -2), (9, 2)):
        # Two jackets go from the yard and the visiting room to the laundry.
        yard.state.items[room] += (1 if kind > 0 else -1) << 4 * 2
    yard.do(TASK, "choose seat 1", "choose seat 1", "choose seat 1")
    assert "jacket" in yard.room("exercise_yard")["items"]
    assert "jacket" in yard.room("visiting_room")["items"]


@rule("AL-32")
def test_both_cards_leave_the_game_and_marks_are_made_once() -> None:
    scene = plot(hold={BO: ["key", "shiv"]}, elements={BO: "AB", CY: "B"})
    scene.do(TASK, "choose seat 1", "choose seat 1")
    assert [scene.prisoner(seat)["elements"] for seat in range(3)] == ["", "AB", "B"]
    assert scene.now("removed_tasks") == ["A1", "B1"]


@rule("AL-33")
def test_a_new_task_comes_and_cards_of_elements_on_the_board_go_under_the_deck() -> None:
    scene = Scene(
        turn=BO,
        where={BO: "chapel", ANN: "laundry"},
        hold={BO: ["key", "shiv"]},
        tasks={"chapel": "A1", "laundry": "C1", "workshop": "D1"},
        deck=["B1", "C2", "D2", "E1", "F1"],
        guards={"chapel": 0},
    )
    scene.do(TASK, "choose seat 1", "choose seat 1")
    open_tasks = [room["task"] for room in scene.now("rooms").values() if room["task"]]
    assert sorted(open_tasks) == ["C1", "D1", "E1"]
    assert scene.now("task_deck") == ["F1", "C2", "D2"]
    assert scene.told().count(PASSED) == 2
    assert scene.state.tasks_unknown == 1


@rule("AL-33")
def test_example_11_no_new_task_comes_when_the_deck_holds_only_open_elements() -> None:
    scene = Scene(
        turn=BO,
        where={BO: "chapel", ANN: "laundry"},
        hold={BO: ["key", "shiv"]},
        tasks={"chapel": "A1", "laundry": "C1", "workshop": "D1"},
        deck=["C2", "C3", "D2", "D3"],
        guards={"chapel": 0},
    )
    scene.do(TASK, "choose seat 1", "choose seat 1")
    assert [room["task"] for room in scene.now("rooms").values() if room["task"]] == ["D1", "C1"]
    assert scene.now("task_deck") == ["C3", "D2", "D3"]
    assert NEW_TASK not in scene.told()


@rule("AL-33")
def test_an_empty_deck_gives_no_bonus_and_no_new_task() -> None:
    scene = plot(hold={BO: ["key", "shiv"]}, deck=[])
    scene.do(TASK, "choose seat 1", "choose seat 1")
    assert [scene.prisoner(seat)["elements"] for seat in range(3)] == ["", "A", ""]
    assert BONUS_TASK not in scene.told()
    assert NEW_TASK not in scene.told()
