"""The second opinion plays the worked examples of Alcatraz, and refuses what each rule forbids."""

from random import Random
from typing import Any

import pytest

from tests.second_opinion.alcatraz import (
    PRINTED,
    Prisoner,
    Room,
    Table,
    begin_turn,
    count_votes,
    state_of,
    who_may_stay,
)
from tests.second_opinion.alcatraz_actions import act
from tests.second_opinion.alcatraz_forger import refused
from tests.second_opinion.alcatraz_reading import Action
from tests.second_opinion.alcatraz_referee import follow
from tests.second_opinion.alcatraz_scribe import Dice, box_of

DICE = Dice(Random(1))


def scene(*rooms: str, side: str = "silver", turn: int = 0, scapegoat: int = -1) -> Table:
    """Prisoners in these rooms and nothing else: rooms in the order of the rules, no guards, no tasks."""
    table = Table(
        box=box_of("standard"),
        rooms={
            name: Room(cell=[*divmod(place, 4)], side=side, guards=0, items=[*items], loose=[], task=None)
            for place, (name, items) in enumerate(PRINTED.items())
        },
        prisoners=[Prisoner(room=room) for room in rooms],
        task_deck=["B1", "C1", "D1", "E1"],
        frame_up_deck=["snitch", "search", "snitch", "kompromat"],
        scapegoat=scapegoat % len(rooms),
        turn=turn,
        points=0,
    )
    begin_turn(table, turn)
    return table


def does(table: Table, action: Action) -> Table:
    return act(table, table.turn, action, DICE)


def together(room: str, guards: int = 0, **more: Any) -> Table:
    """Three prisoners in one room, each with a key and two cash."""
    table = scene(room, room, room, **more)
    table.rooms[room].guards = guards
    table.rooms["guard_room"].items = []
    for prisoner in table.prisoners:
        prisoner.items, prisoner.cash = ["key"], 2
    return table


def test_example_1_the_scapegoats_vote_counts_one_and_a_half() -> None:
    assert count_votes([0, 1, 1, 2], scapegoat=0) == 1
    assert count_votes([0, 1, 2, 3], scapegoat=0) == 0
    assert count_votes([0, 1, 1, 0], scapegoat=0) == 0
    assert count_votes([0, 1, 2, 3], scapegoat=3) == 3
    assert count_votes([0, 1, 0, 1], scapegoat=3) == 1


def test_example_2_two_guards_slow_the_infirmary() -> None:
    table = together("infirmary", guards=2)
    slow = does(table, {"use": "infirmary"})
    assert (slow.points, slow.mover.items) == (1, ["key", "medicine"])
    assert does(does(table, {"bribe": 1}), {"use": "infirmary"}).points == 2


def test_example_3_three_guards_stop_all_but_moving_trading_and_frame_ups() -> None:
    table = together("chapel", guards=3, scapegoat=0)
    table.mover.frame_ups = ["kompromat"]
    assert does(table, {"trade": 1, "give": ["key"], "get": ["cash"]}).mover.cash == 3
    refused(table, {"steal": "key", "from": 1}, "AL-26")
    assert does(table, {"frame_up": "kompromat", "prisoner": 2}).prisoners[2].forbidden
    calm = does(does(table, {"bribe": 2}), {"steal": "key", "from": 1})
    assert calm.points == table.points - 1


def test_example_4_in_a_room_with_four_guards_only_moving_out_is_possible() -> None:
    table = together("chapel", guards=4, scapegoat=0)
    table.mover.frame_ups, table.mover.stamina = ["kompromat"], 1
    for action in (
        {"trade": 1, "give": ["key"], "get": []},
        {"bribe": 1},
        {"push_on": True},
        {"frame_up": "kompromat", "prisoner": 2},
        {"drop": "key"},
    ):
        refused(table, action, "AL-26")
    assert does(table, {"move": "radio_room"}).mover.room == "radio_room"
    # AL-26: four with one bribed before count as 3.
    table.bribed = 1
    assert does(table, {"bribe": 2}).bribed == 3


def task_scene(*items: str, guards: int = 0) -> Table:
    """The doer holds these items in the chapel, where A1 asks for a key and a shiv."""
    table = scene("chapel", "chapel", "laundry", "laundry")
    table.rooms["chapel"].task, table.rooms["chapel"].guards = "A1", guards
    table.rooms["guard_room"].items, table.rooms["cell_block"].items = [], []
    table.rooms["visiting_room"].items.remove("gun")
    table.mover.items = [*items]
    return table


def test_example_5_the_doer_marks_the_task_and_all_but_the_scapegoat_the_bonus() -> None:
    table = task_scene("key")
    table.prisoners[1].items = ["shiv"]
    after = does(table, {"task": "A1", "items": {"0": ["key"], "1": ["shiv"]}})
    assert [prisoner.elements for prisoner in after.prisoners] == ["AB", "B", "B", ""]
    assert (after.points, after.removed_tasks, after.task_deck) == (1, ["A1", "B1"], ["D1", "E1"])
    assert [room.task for room in after.rooms.values() if room.task] == ["C1"]
    assert (after.rooms["guard_room"].items, after.rooms["cell_block"].items) == (["key"], ["shiv"])


def with_elements(*elements: str) -> Table:
    table = scene("chapel", "chapel", "chapel", "chapel")
    for prisoner, marks in zip(table.prisoners, elements, strict=True):
        prisoner.elements = marks
    return table


def test_example_6_the_scapegoat_stays_if_the_others_have_all() -> None:
    after = does(with_elements("ABCDE", "ABCDEF", "AB", "C"), {"end_turn": True})
    assert (after.phase, after.result) == ("over", {"escaped": [0, 1, 2], "stays": 3})


def test_example_7_else_the_one_with_fewest_elements_stays() -> None:
    after = does(with_elements("ABCDE", "ABCDE", "AB", "CF"), {"end_turn": True})
    assert after.result == {"escaped": [0, 1, 3], "stays": 2}


def test_ties_go_by_cash_items_and_stamina_and_then_to_the_scapegoat() -> None:
    table = with_elements("ABCDE", "ABCDE", "ABCDE", "F")
    assert who_may_stay(table) == [0, 1, 2]
    table.prisoners[0].stamina = 1
    assert who_may_stay(table) == [1, 2]
    table.prisoners[1].items = ["key"]
    assert who_may_stay(table) == [2]
    table.prisoners[2].cash = 1
    assert who_may_stay(table) == [0]
    table.prisoners[0].cash = 1
    stay = does(table, {"end_turn": True})
    assert (stay.phase, stay.result) == ("over", {"escaped": [0, 2, 3], "stays": 1})


def test_the_scapegoat_names_the_one_who_stays() -> None:
    stay = does(with_elements("ABCDE", "ABCDE", "ABC", "F"), {"end_turn": True})
    assert stay.phase == "over"
    stay = does(with_elements("ABCDE", "ABCDE", "ABCDE", "F"), {"end_turn": True})
    assert (stay.phase, stay.turn, stay.points) == ("stay", None, 0)
    refused(stay, {"stays": 3}, "AL-35", seat=3)
    refused(stay, {"stays": 1}, "AL-35", seat=1)
    over = act(stay, 3, {"stays": 1}, DICE)
    assert over.result == {"escaped": [0, 2, 3], "stays": 1}
    follow(stay, {"seat": 3, "action": {"stays": 1}, "state": state_of(over)})


def test_nobody_escapes_while_an_element_is_missing() -> None:
    assert does(with_elements("ABCDE", "ABCDE", "ABCDE", "ABCDE"), {"end_turn": True}).phase == "turns"


def test_example_8_the_21st_guard_ends_the_game() -> None:
    table = scene("chapel", "laundry", "infirmary")
    table.rooms["workshop"].guards, table.rooms["chapel"].guards = 4, 4
    for number in range(2, 15):
        assert table.phase == "turns"
        for _ in range(3):
            table = does(table, {"end_turn": True}) if table.phase == "turns" else table
        if number == 14:
            break
        assert (table.round, table.guards, table.phase) == (number, number + 7, "vote")
        table = act(table, None, {"votes": [0, 0, 0]}, DICE)
        assert (table.scapegoat, table.bonus, table.points) == (0, number - 1, number + 2)
    assert (table.round, table.guards, table.phase) == (14, 21, "over")
    assert table.result == {"escaped": [], "stays": None}


def test_example_9_the_gun_stands_in_for_a_key() -> None:
    after = does(task_scene("gun", "shiv"), {"task": "A1", "items": {"0": ["gun", "shiv"]}})
    assert after.mover.items == []
    assert "gun" in after.rooms["visiting_room"].items
    refused(task_scene("gun", "shiv"), {"task": "A1", "items": {"0": ["shiv"]}}, "AL-30")
    refused(task_scene("shiv", "shiv"), {"task": "A1", "items": {"0": ["shiv", "shiv"]}}, "AL-30")


def test_example_10_paying_with_what_one_takes_again_is_not_offered() -> None:
    table = scene("infirmary", "chapel", "laundry", side="gold")
    table.rooms["infirmary"].items, table.mover.items = [], ["medicine"]
    refused(table, {"use": "infirmary", "pay": "medicine"}, "AL-28")
    table.rooms["infirmary"].items = ["medicine"]
    assert does(table, {"use": "infirmary", "pay": "medicine"}).mover.items == ["medicine", "medicine"]


def test_example_11_no_new_task_if_the_deck_holds_only_elements_on_the_board() -> None:
    table = task_scene("key", "shiv")
    table.rooms["laundry"].task, table.rooms["workshop"].task = "B2", "C2"
    table.task_deck = ["F1", "B1", "C1", "B3"]
    after = does(table, {"task": "A1", "items": {"0": ["key", "shiv"]}})
    assert after.task_deck == ["B1", "C1", "B3"]
    assert {room.task for room in after.rooms.values() if room.task} == {"B2", "C2"}


def test_example_12_a_guard_who_comes_after_the_bribe_counts() -> None:
    table = together("chapel", guards=2)
    table.rooms["radio_room"].guards = 1
    table = does(does(table, {"bribe": 1}), {"riot": "radio_room"})
    assert (table.here.guards, table.bribed, table.points) == (3, 1, 2)
    assert does(table, {"drop": "key"}).points == 0


@pytest.mark.parametrize(
    ("rule", "action"),
    [
        ("AL-16", {"move": "wardens_office"}),
        ("AL-16", {"move": "chapel"}),
        ("AL-16", {"move": "radio_room"}),
        ("AL-17", {"use": "laundry"}),
        ("AL-28", {"use": "chapel", "from": 1}),
        ("transcript format", {"use": "chapel"}),
        ("transcript format", {"use": "chapel", "from": 1, "pay": "key"}),
        ("AL-18", {"steal": "gun", "from": 1}),
        ("AL-18", {"steal": "key", "from": 0}),
        ("AL-19", {"riot": "infirmary"}),
        ("AL-19", {"riot": "exercise_yard"}),
        ("AL-30", {"task": "A1", "items": {}}),
        ("AL-21", {"drop": "shiv"}),
        ("AL-21", {"pick_up": "key"}),
        ("AL-22", {"frame_up": "snitch", "guards": [["radio_room", "chapel"]]}),
        ("AL-23", {"trade": 1, "give": ["shiv"], "get": []}),
        ("AL-23", {"trade": 1, "give": ["cash", "cash"], "get": []}),
        ("AL-23", {"trade": 1, "give": [], "get": []}),
        ("AL-24", {"bribe": 1}),
        ("AL-25", {"push_on": True}),
        ("AL-13", {"votes": [0, 0, 0]}),
        ("AL-35", {"stays": 0}),
        ("transcript format", {"bribe": True}),
        ("transcript format", {"shout": "now"}),
    ],
)
def test_what_is_not_possible_is_refused(rule: str, action: Action) -> None:
    table = together("chapel")
    table.rooms["radio_room"].guards = 4
    refused(table, action, rule)


def test_each_room_once_a_turn_each_theft_once_a_round_and_trades_are_limited() -> None:
    table = does(together("recreation_room"), {"use": "recreation_room"})
    refused(table, {"use": "recreation_room"}, "AL-17")
    table = does(together("chapel"), {"steal": "key", "from": 1})
    refused(table, {"steal": "key", "from": 2}, "AL-18")
    for _ in range(4):
        table = does(table, {"trade": 2, "give": ["key"], "get": ["key"]})
    refused(table, {"trade": 2, "give": ["key"], "get": []}, "AL-23")


def test_free_uses_are_free_up_to_three_guards_as_printed() -> None:
    for guards in range(4):
        table = together("dining_hall", guards=guards, side="gold")
        assert does(table, {"use": "dining_hall"}).points == 3
    refused(together("dining_hall", guards=4, side="gold"), {"use": "dining_hall"}, "AL-26")


def test_free_uses_cost_a_point_at_two_guards_and_stop_at_three_as_the_designer_says() -> None:
    for guards, points in ((0, 3), (1, 3), (2, 2), (3, None)):
        table = together("dining_hall", guards=guards, side="gold")
        table.box.free_rooms = "designer"
        if points is None:
            refused(table, {"use": "dining_hall"}, "AL-26")
        else:
            assert does(table, {"use": "dining_hall"}).points == points


def test_guards_that_come_back_are_no_use_of_the_radio_room() -> None:
    table = together("radio_room", guards=1)
    there, back = ["radio_room", "chapel"], ["chapel", "radio_room"]
    refused(table, {"use": "radio_room", "guards": [there, back]}, "AL-28")
    assert does(table, {"use": "radio_room", "guards": [there]}).rooms["chapel"].guards == 1


def test_the_warden_shows_three_cards_and_two_go_under_the_deck() -> None:
    table = together("wardens_office", side="gold")
    after = does(table, {"use": "wardens_office", "pay": "cash", "keep": "search"})
    assert (after.mover.frame_ups, after.frame_up_deck) == (["search"], ["kompromat", "snitch", "snitch"])
    refused(table, {"use": "wardens_office", "pay": "cash", "keep": "kompromat"}, "AL-29")


def framed(card: str, **choices: object) -> Table:
    table = together("chapel", scapegoat=0)
    table.mover.frame_ups, table.rooms["laundry"].task = [card], "A1"
    return does(table, {"frame_up": card, **choices})


def test_frame_up_cards_do_as_they_say() -> None:
    assert framed("search", prisoner=1, item="key").rooms["guard_room"].items == ["key"]
    assert framed("extortion", prisoner=1, item="cash").mover.cash == 3
    assert framed("solitary", prisoner=1).prisoners[1].room == "cell_block"
    assert framed("changed_plan", task="A1").rooms["laundry"].task is None
    assert framed("blown", task="A1").task_deck == ["C1", "D1", "E1", "A1"]
    beaten = framed("beating", prisoner=1)
    assert beaten.prisoners[1].exhausted == 1
    following = does(beaten, {"end_turn": True})
    assert (following.turn, following.points, following.mover.exhausted) == (1, 2, 0)


def test_the_scapegoat_does_no_task_and_neither_does_one_under_kompromat() -> None:
    action: Action = {"task": "A1", "items": {"0": ["key", "shiv"]}}
    table = task_scene("key", "shiv", guards=3)
    refused(table, action, "AL-30")
    table.here.guards, table.mover.forbidden = 0, True
    refused(table, action, "AL-30")
    table.scapegoat = 0
    refused(table, action, "AL-20")


def test_cards_passed_over_for_a_new_task_go_under_the_deck_in_order() -> None:
    table = task_scene("key", "shiv")
    table.rooms["laundry"].task, table.rooms["workshop"].task = "B2", "C2"
    table.task_deck = ["F1", "B1", "C1", "A2", "D1", "E1"]
    after = does(table, {"task": "A1", "items": {"0": ["key", "shiv"]}})
    assert after.task_deck == ["D1", "E1", "B1", "C1"]
    assert {room.task for room in after.rooms.values() if room.task} == {"A2", "B2", "C2"}


def test_a_bribe_ends_with_leaving_the_room() -> None:
    table = does(does(together("chapel", guards=2), {"bribe": 1}), {"move": "radio_room"})
    assert does(table, {"move": "chapel"}).bribed == 0


def test_two_items_are_taken_where_two_can_be() -> None:
    table = together("exercise_yard", side="gold")
    refused(table, {"use": "exercise_yard", "pay": "cash", "take": ["shiv"]}, "AL-28")
    refused(table, {"use": "exercise_yard", "pay": "cash", "take": ["gun", "shiv"]}, "AL-28")
    table.mover.items = ["key", "shiv"]
    refused(table, {"use": "exercise_yard", "pay": "cash", "take": ["tool", "shiv"]}, "AL-28")
    after = does(table, {"use": "exercise_yard", "pay": "key", "take": ["tool", "shiv"]})
    assert sorted(after.mover.items) == ["shiv", "shiv", "tool"]
    assert after.rooms["guard_room"].items == ["key"]


def test_a_frame_up_card_must_change_something() -> None:
    table = together("cell_block", scapegoat=0)
    table.mover.frame_ups = ["solitary", "kompromat", "beating", "extortion", "snitch"]
    refused(table, {"frame_up": "solitary", "prisoner": 1}, "AL-22")
    refused(table, {"frame_up": "kompromat", "prisoner": 0}, "AL-22")
    table.prisoners[1].forbidden, table.prisoners[1].exhausted = True, 3
    refused(table, {"frame_up": "kompromat", "prisoner": 1}, "AL-22")
    refused(table, {"frame_up": "beating", "prisoner": 1}, "AL-22")
    table.prisoners[1].stamina, table.prisoners[2].exhausted = 1, 1
    assert does(table, {"frame_up": "beating", "prisoner": 1}).prisoners[1].stamina == 0
    assert does(table, {"frame_up": "beating", "prisoner": 2}).prisoners[2].exhausted == 2
    table.rooms["chapel"].guards = table.rooms["radio_room"].guards = 1
    apart = [["chapel", "laundry"], ["radio_room", "workshop"]]
    refused(table, {"frame_up": "snitch", "guards": apart}, "AL-22")
    table.prisoners[1].room, table.rooms["cell_block"].guards, table.bribed = "chapel", 4, 1
    refused(table, {"frame_up": "solitary", "prisoner": 1}, "AL-22")


def test_kompromat_lasts_for_the_round() -> None:
    table = scene("chapel", "laundry", "infirmary", turn=1, scapegoat=0)
    table.prisoners[1].forbidden = True
    table = does(table, {"end_turn": True})
    assert table.prisoners[1].forbidden
    assert not does(table, {"end_turn": True}).prisoners[1].forbidden


def test_what_is_dropped_fills_a_free_place_or_lies_loose() -> None:
    table = does(does(together("guard_room"), {"drop": "key"}), {"trade": 1, "give": [], "get": ["key"]})
    assert (table.here.items, table.here.loose) == (["key"], [])
    table.here.items = ["key"] * 3
    table = does(table, {"drop": "key"})
    assert (table.here.items, table.here.loose) == (["key"] * 3, ["key"])
    assert does(table, {"pick_up": "key"}).mover.items == ["key"]
