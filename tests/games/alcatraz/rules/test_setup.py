"""AL-1 to AL-10: the prison before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from getaway.games.alcatraz.rules.state import ROOM_NAMES, ROOMS, State
from getaway.games.alcatraz.shown.transcript import heap_names
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, Scene

FIVE = ["key", "shiv", "jacket", "medicine", "tool"]


def deals(players: int = 4, count: int = 60, **options: str | int) -> list[State]:
    return list(ENGINE.deal(players, 100, count, options=options))


@rule("AL-1", "AL-3", "AL-6")
def test_26_items_lie_where_they_are_printed() -> None:
    rooms = Scene().now("rooms")
    lying = {name: room["items"] for name, room in rooms.items() if room["items"]}
    assert lying == {
        "infirmary": ["medicine"] * 3,
        "workshop": ["tool"] * 3,
        "cell_block": ["shiv"] * 3,
        "laundry": ["jacket"] * 3,
        "guard_room": ["key"] * 3,
        "exercise_yard": FIVE,
        "visiting_room": [*FIVE, "gun"],
    }
    found = Counter(item for items in lying.values() for item in items)
    assert found == Counter(dict.fromkeys(FIVE, 5)) + Counter(["gun"])


@rule("AL-1")
def test_there_are_30_tasks_11_frame_up_cards_and_12_rooms() -> None:
    for state in deals(count=5):
        assert state.tasks_left + 3 == 30
        assert sorted(state.frame_deck) == list(range(11))
        assert sorted(state.cell) == list(range(12))


@rule("AL-3")
def test_the_gold_sides_hold_the_same_items() -> None:
    silver, gold = Scene(sides="silver"), Scene(sides="gold")
    assert silver.state.items == gold.state.items == silver.state.places


@rule("AL-5")
@pytest.mark.parametrize(("sides", "found"), [("silver", {0}), ("gold", {1}), ("mixed", {0, 1})])
def test_sides_are_silver_gold_or_by_lot(sides: str, found: set[int]) -> None:
    for room in range(ROOMS):
        assert {state.side[room] for state in deals(sides=sides)} == found


@rule("AL-5")
def test_the_sides_leave_the_rest_of_the_deal_as_it_was() -> None:
    for silver, gold in zip(deals(count=5), deals(count=5, sides="mixed"), strict=True):
        assert (silver.cell, silver.guards, silver.task_deck) == (gold.cell, gold.guards, gold.task_deck)


@rule("AL-5")
def test_rooms_lie_at_random() -> None:
    assert {state.cell[0] for state in deals(count=150)} == set(range(12))


@rule("AL-5")
def test_the_eight_rooms_around_are_neighbours() -> None:
    middle = Scene(where={ANN: "visiting_room"})
    assert middle.offers("move to") == [
        f"move to {name}"
        for name in ROOM_NAMES
        if name not in ("infirmary", "recreation_room", "wardens_office", "visiting_room")
    ]
    corner = Scene(where={ANN: "wardens_office"})
    assert corner.offers("move to") == ["move to workshop", "move to recreation_room", "move to guard_room"]


@rule("AL-5")
def test_neighbours_follow_the_layout() -> None:
    scene = Scene(layout=ROOM_NAMES[::-1], where={ANN: "wardens_office"})
    assert scene.now("rooms")["wardens_office"]["cell"] == [0, 0]
    assert scene.now("rooms")["chapel"]["cell"] == [2, 3]
    assert scene.offers("move to") == ["move to workshop", "move to recreation_room", "move to guard_room"]


@rule("AL-7")
def test_eight_guards_stand_at_most_two_in_a_room() -> None:
    most = set()
    for state in deals():
        assert sum(state.guards) == state.guards_out == 8
        most.add(max(state.guards))
    assert most == {1, 2}


@rule("AL-8")
@pytest.mark.parametrize("players", [3, 4])
def test_prisoners_begin_with_nothing_in_different_rooms(players: int) -> None:
    for state in deals(players):
        assert len(set(state.where[:players])) == players
        assert state.stamina == state.things == state.frame_count == [0] * 4


@rule("AL-9")
def test_three_tasks_of_different_elements_lie_in_three_rooms() -> None:
    passed = 0
    for state in deals():
        open_tasks = [task for task in state.task if task >= 0]
        assert len(open_tasks) == 3
        assert len({state.task_demands[task] >> 4 for task in open_tasks}) == 3
        # Cards passed over are seen and lie under the deck.
        passed += state.tasks_left - state.tasks_unknown
    assert passed > 0


@rule("AL-10", "AL-15")
def test_the_first_scapegoat_is_drawn_by_lot_and_begins_with_a_bonus() -> None:
    states = deals(count=200)
    assert set(Counter(state.scapegoat for state in states)) == {0, 1, 2, 3}
    for state in states:
        assert (state.turn, state.mover) == (state.scapegoat, state.scapegoat)
        assert (state.bonus, state.points) == (1, 3)
    assert all(state.points == 4 for state in deals(players=3))


@rule("AL-2")
def test_what_does_not_fit_is_not_taken() -> None:
    full = ["key", "key", "shiv"]
    scene = Scene(where={ANN: "infirmary", BO: "infirmary"}, hold={ANN: full, BO: ["tool"]})
    assert "use the room" not in scene.offers()
    assert "rob seat 1" not in scene.offers()
    rich = Scene(where={ANN: "recreation_room"}, hold={ANN: ["cash"] * 3})
    assert "use the room" not in rich.offers()
    nearly = Scene(where={ANN: "recreation_room"}, hold={ANN: ["cash"] * 2}).do("use the room")
    assert nearly.things(ANN) == ["cash"] * 3


@rule("AL-2")
def test_a_full_hand_picks_nothing_up() -> None:
    scene = Scene(where={ANN: "radio_room"}, hold={ANN: ["key"] * 3}, loose={"radio_room": ["shiv"]})
    assert scene.offers("pick up") == []


def test_items_of_a_heap_have_names() -> None:
    scene = Scene(hold={CY: ["gun", "key", "key", "cash"]})
    assert heap_names(scene.state.things[CY]) == ["key", "key", "gun"]
    assert scene.things(CY) == ["key", "key", "gun", "cash"]
