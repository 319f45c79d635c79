"""The tables of lessons are set up as their files say, and only if the rules allow it."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games.alcatraz.lessons.staging import LAYOUT, brings, name, pointers, stage
from getaway.games.alcatraz.rules.edition import Cards
from getaway.games.alcatraz.rules.state import ROOM_NAMES
from getaway.games.alcatraz.shown.view import view
from getaway.kernel.errors import BadInput
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, ENGINE

DEAL: dict[str, Any] = {
    "round": 5,
    "turn": ANN,
    "scapegoat": CY,
    "bonus": 2,
    "where": ["laundry", "laundry", "laundry", "chapel"],
    "guards": {"laundry": 3, "visiting_room": 4},
    "hold": [["tool", "shiv", "cash"], ["jacket"], ["jacket", "key", "key"], []],
    "elements": ["ABCD", "AB", "EF", "ABCDE"],
    "stamina": [1, 2, 0, 3],
    "gold": ["chapel"],
    "tasks": {"laundry": "D3"},
    "top": ["C2", "E1"],
    "frame_ups": [["kompromat", "search"], [], ["search"], []],
}


def test_the_prison_is_as_it_is_described() -> None:
    assert isinstance(ENGINE.edition, Cards)
    state = stage(ENGINE, 4, DEAL)
    seen = view(state, ANN)
    assert (seen.round, seen.mover, seen.scapegoat, seen.bonus, seen.points) == (5, ANN, CY, 2, 2)
    assert [seat.room for seat in seen.seats] == DEAL["where"]
    assert [seat.stamina for seat in seen.seats] == [1, 2, 0, 3]
    assert [seat.elements for seat in seen.seats] == DEAL["elements"]
    assert (seen.seats[ANN].items, seen.seats[ANN].cash) == (["shiv", "tool"], 1)
    assert [seat.frame_ups for seat in seen.seats] == [2, 0, 1, 0]
    assert sorted(seen.seats[ANN].cards or []) == ["forbid_task", "return_item"]
    rooms = {room.name: room for room in seen.rooms}
    assert [room for room in LAYOUT if rooms[room].cell == (0, 0)] == ["chapel"]
    assert (rooms["chapel"].side, rooms["laundry"].side) == ("gold", "silver")
    assert (rooms["laundry"].guards, rooms["visiting_room"].guards) == (3, 4)
    assert sum(room.guards for room in seen.rooms) == seen.guards == 12
    assert rooms["laundry"].items == ["jacket"]
    assert [room.name for room in seen.rooms if room.task] == ["laundry"]
    assert [ENGINE.edition.tasks[task].id for task in state.task_deck[:2]] == ["C2", "E1"]


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"where": ["bar"] * 4}, "Unknown name 'bar'. Choose one of: chapel, radio_room"),
        ({"hold": [["gun"], ["gun"], [], []]}, "There's no gun left"),
        ({"hold": [["key"] * 4, [], [], []]}, "prisoners keep the limits"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(changed: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        stage(ENGINE, 4, {**DEAL, **changed})


def test_frame_up_cards_go_by_their_ids() -> None:
    names = [name(ENGINE, action) for action in range(ENGINE.actions)]
    assert "play frame-up kompromat" in names
    assert "play frame-up 10" in names
    assert "move to laundry" in names


def test_a_wish_is_about_a_guard_or_a_task_in_a_room() -> None:
    before = stage(ENGINE, 4, DEAL)
    after = before.copy()
    after.guards[ROOM_NAMES.index("chapel")] += 1
    after.task[ROOM_NAMES.index("infirmary")] = 7
    assert brings(before, after, {"guard": "chapel"})
    assert not brings(before, after, {"guard": "workshop"})
    assert brings(before, after, {"room": "infirmary"})
    assert not brings(before, after, {"room": "laundry"})


def right(question: str, **changed: Any) -> list[str]:
    return [at for at, _, is_right in pointers(stage(ENGINE, 4, {**DEAL, **changed}), question) if is_right]


@rule("AL-34")
def test_who_can_be_left_is_whom_the_others_do_not_need() -> None:
    assert right("can_be_left") == [f"file:{ANN}", f"file:{BO}", f"file:{DI}"]


@rule("AL-35")
def test_who_would_stay_is_who_stays() -> None:
    assert right("would_stay") == [f"file:{BO}"]
    assert right("would_stay", elements=["A", "B", "C", "D"]) == []


@rule("AL-2")
def test_full_pockets_hold_three_items() -> None:
    assert right("full_pockets") == [f"file:{CY}"]


def test_who_has_no_mark_is_who_lacks_it() -> None:
    assert right("without:F") == [f"file:{ANN}", f"file:{BO}", f"file:{DI}"]


@rule("AL-16", "AL-26")
def test_a_room_with_four_guards_is_shut() -> None:
    assert right("shut") == ["room:visiting_room"]


@rule("AL-30")
def test_what_is_wrong_with_a_task_is_what_it_asks_for_and_is_not_there() -> None:
    assert right("task") == ["need:guards"]
    assert right("task", where=["laundry", "chapel", "chapel", "chapel"], guards={"laundry": 0}) == [
        "need:prisoners",
        "need:jacket",
    ]


def test_a_question_that_nobody_knows_is_named() -> None:
    with pytest.raises(BadInput, match="Nobody can point at 'moon'"):
        right("moon")
