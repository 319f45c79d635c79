"""What speaks for an action: each consideration where it should, and not where it should not."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.mind.considerations import CONSIDERATIONS, FACTORS, elected, reopen, winners
from getaway.games.alcatraz.rules.state import PICK_SEAT
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, ENGINE, Scene, together
from tests.games.alcatraz.weighing import WEIGHTS, favourite, speaks, table_of

# Bo has all that the task in the workshop asks for.
READY = {BO: ["key", "shiv"]}
NO_GUARDS = {"workshop": 0}


def at_work(**more: object) -> Scene:
    """Bo's turn in the workshop with the items for the task there; Ann is the scapegoat."""
    setting: dict[str, object] = {
        "turn": BO,
        "where": {BO: "workshop"},
        "tasks": {"workshop": "A1"},
        "hold": READY,
        "guards": NO_GUARDS,
    }
    return Scene(**(setting | more))  # type: ignore[arg-type]


def test_every_consideration_has_a_name_and_a_weight_for_each_number_of_players() -> None:
    assert len(set(CONSIDERATIONS)) == FACTORS
    assert list(WEIGHTS) == ["3", "4"]
    for weights in WEIGHTS.values():
        assert tuple(weights) == CONSIDERATIONS


def test_a_task_that_can_be_done_is_done() -> None:
    scene = at_work()
    assert speaks(scene, "complete the task") == {"task-done": 1, "new-element": 1, "points": 0.5}
    assert favourite(scene) == "complete the task"
    assert "task-done" not in speaks(scene, "end the turn")


def test_an_element_that_the_others_have_already_is_not_new() -> None:
    assert "new-element" not in speaks(at_work(elements={CY: "A"}), "complete the task")
    assert "new-element" in speaks(at_work(elements={ANN: "A"}), "complete the task")


def asked_for_a_shiv(elements: dict[int, str], asked: int = BO, scapegoat: int = ANN) -> Scene:
    """Cy does the last task and asks another for the shiv."""
    scene = Scene(
        4,
        turn=CY,
        scapegoat=scapegoat,
        where=together("workshop", asked, CY),
        tasks={"workshop": "F2"},
        hold={CY: ["key"], asked: ["shiv"]},
        elements=elements,
        guards=NO_GUARDS,
    )
    return scene.do("complete the task", f"choose seat {CY}", f"choose seat {asked}")


def test_nobody_helps_with_a_task_that_leaves_them_behind() -> None:
    scene = asked_for_a_shiv({CY: "ABCD", ANN: "E", DI: "A"})
    assert speaks(scene, "yes")["left-behind"] == 1
    assert favourite(scene) == "no"


def test_whoever_is_not_left_helps() -> None:
    scene = asked_for_a_shiv({CY: "ABCD", BO: "E"})
    assert "left-behind" not in speaks(scene, "yes")
    assert favourite(scene) == "yes"


@rule("AL-35")
def test_a_tie_that_the_scapegoat_will_break_is_half_a_danger() -> None:
    scene = asked_for_a_shiv({CY: "ABCD", ANN: "E"})
    scene.state.things[BO] = scene.state.things[DI] = 0
    assert speaks(scene, "yes")["left-behind"] == 0.5


def test_a_scapegoat_helps_less_the_nearer_the_others_are() -> None:
    assert "left-behind" not in speaks(asked_for_a_shiv({CY: "A"}, ANN), "yes")
    near = asked_for_a_shiv({CY: "ABCD"}, ANN)
    assert 0 < speaks(near, "yes")["left-behind"] < 1
    assert favourite(near) == "no"
    assert speaks(asked_for_a_shiv({CY: "ABCDE"}, ANN), "yes")["left-behind"] == 1


def test_steps_go_towards_the_next_room_to_act_in() -> None:
    scene = at_work(where={BO: "chapel"}, stamina={BO: 1})
    assert speaks(scene, "move to visiting_room")["towards"] == 1
    assert "towards" not in speaks(scene, "move to exercise_yard")
    assert speaks(at_work(stamina={BO: 1}), "move to visiting_room")["towards"] == -1


def test_of_two_ways_the_quieter_one_is_taken() -> None:
    guards = NO_GUARDS | {"radio_room": 2, "visiting_room": 0}
    scene = at_work(where={BO: "chapel"}, stamina={BO: 1}, guards=guards)
    assert speaks(scene, "move to radio_room")["guards-ahead"] == 0.5
    assert "guards-ahead" not in speaks(scene, "move to visiting_room")
    assert favourite(scene) == "move to visiting_room"


def test_an_item_for_the_job_is_needed_and_a_second_one_is_not() -> None:
    assert "item-needed" in speaks(at_work(where={BO: "guard_room"}, hold={}), "use the room")
    assert "item-needed" not in speaks(at_work(where={BO: "guard_room"}), "use the room")


def test_the_gun_stands_in_for_a_needed_item_and_is_useful_otherwise() -> None:
    scene = at_work(where={BO: "visiting_room"}, hold={BO: ["key"]}).do("use the room")
    assert speaks(scene, "choose gun") == {"item-needed": 1}
    scene = at_work(where={BO: "visiting_room"}).do("use the room")
    assert speaks(scene, "choose gun") == {"item-useful": 1}
    assert speaks(scene, "choose key") == {}


def test_what_another_task_asks_for_is_useful_while_there_is_space() -> None:
    tasks = {"workshop": "A1", "chapel": "E4"}
    scene = at_work(where={BO: "visiting_room"}, tasks=tasks).do("use the room")
    assert speaks(scene, "choose tool") == {"item-useful": 0.5}
    assert speaks(scene, "choose jacket") == {}


def test_what_the_job_needs_is_not_given_up() -> None:
    scene = at_work(where={BO: "exercise_yard"}, hold={BO: ["key", "jacket", "cash"]}).do("use the room")
    assert speaks(scene, "choose key") == {"item-lost": 1}
    assert speaks(scene, "choose jacket") == {"item-useful": -0.2}
    assert speaks(scene, "choose cash") == {"cash": -0.5}
    assert favourite(scene) == "choose jacket"


def test_a_room_that_only_a_needed_item_could_pay_for_is_not_used() -> None:
    scene = at_work(where={BO: "exercise_yard"}, hold={BO: ["key"]})
    assert speaks(scene, "use the room")["item-lost"] == 1
    assert favourite(scene) != "use the room"


def test_a_full_hand_drops_what_the_job_does_not_need() -> None:
    assert "pointless" in speaks(at_work(hold={BO: ["key", "shiv", "tool"]}), "drop tool")
    assert speaks(at_work(), "drop key")["item-lost"] == 1
    hold = {BO: ["tool", "jacket", "key"], CY: ["key", "key", "key"]}
    scene = at_work(where={BO: "infirmary"}, hold=hold, tasks={"workshop": "A2"}, stamina={BO: 1})
    assert speaks(scene, "drop key")["item-needed"] == 0.5
    assert speaks(scene, "drop tool")["item-lost"] == 1
    assert favourite(scene) == "drop key"


def test_loose_items_are_as_good_as_others() -> None:
    scene = at_work(hold={BO: ["key"]}, loose={"workshop": ["shiv", "tool"]})
    assert "item-needed" in speaks(scene, "pick up shiv")
    assert "item-needed" not in speaks(scene, "pick up tool")


def test_cash_and_stamina_are_taken_in_passing() -> None:
    scene = at_work(where={BO: "recreation_room"})
    assert speaks(scene, "use the room") == {"cash": 1, "points": 0.5}
    assert favourite(scene) == "use the room"
    scene = at_work(where={BO: "dining_hall"})
    assert speaks(scene, "use the room") == {"stamina": 1, "points": 0.5}
    assert favourite(scene) == "use the room"


def test_a_little_way_is_gone_round_for_stamina() -> None:
    scene = at_work(where={BO: "infirmary"}, guards={"dining_hall": 0})
    assert speaks(scene, "move to dining_hall")["towards"] == 1
    assert favourite(scene) == "move to dining_hall"
    assert favourite(at_work(where={BO: "infirmary"}, guards={"dining_hall": 2})) == "move to workshop"


def test_guards_are_bribed_where_that_lets_one_act() -> None:
    scene = at_work(guards={"workshop": 3}, hold={BO: ["key", "shiv", "cash"]})
    assert speaks(scene, "bribe a guard") == {"bribe": 1, "cash": -0.5}
    assert favourite(scene) == "bribe a guard"
    assert favourite(scene.do("bribe a guard")) == "complete the task"
    waiting = at_work(guards={"workshop": 3}, hold={BO: ["key", "cash"]})
    assert "bribe" not in speaks(waiting, "bribe a guard")


@pytest.mark.parametrize(("points", "stamina", "pointless"), [(0, 0, True), (0, 2, False), (1, 0, False)])
def test_a_bribe_is_pointless_when_nothing_more_can_be_done_in_the_turn(
    points: int, stamina: int, pointless: bool
) -> None:
    scene = at_work(guards={"workshop": 3}, hold={BO: ["cash"]}, points=points, stamina={BO: stamina})
    assert ("pointless" in speaks(scene, "bribe a guard")) == pointless


def test_nobody_bribes_when_too_many_guards_would_be_left() -> None:
    scene = at_work(guards={"workshop": 3}, tasks={"workshop": "C2"}, hold={BO: ["key", "shiv", "cash"]})
    assert "bribe" not in speaks(scene, "bribe a guard")


def test_stamina_is_spent_where_a_point_is_lacking() -> None:
    scene = at_work(guards={"workshop": 2}, stamina={BO: 1}, points=1)
    assert speaks(scene, "push on")["push-on"] == 1
    scene = at_work(where={BO: "chapel"}, stamina={BO: 1}, points=0)
    assert speaks(scene, "push on")["push-on"] == 1
    assert "push-on" not in speaks(at_work(stamina={BO: 1}), "push on")
    alone = at_work(
        tasks={"workshop": "A5"}, hold={BO: ["key", "shiv", "medicine"]}, stamina={BO: 1}, points=0
    )
    assert "push-on" not in speaks(alone, "push on")


def test_a_riot_leads_a_guard_away_from_the_task() -> None:
    scene = at_work(where={BO: "visiting_room"}, guards={"workshop": 3}, stamina={BO: 1})
    assert speaks(scene, "riot: a guard from workshop")["guards-eased"] == 1
    assert favourite(scene) == "riot: a guard from workshop"
    assert "guards-eased" not in speaks(scene, "riot: a guard from radio_room")


def test_the_radio_room_sends_guards_from_the_task_to_where_nobody_goes() -> None:
    scene = at_work(where={BO: "radio_room"}, guards={"workshop": 3}, stamina={BO: 1})
    assert favourite(scene) == "use the room"
    scene.do("use the room")
    assert favourite(scene) == "choose workshop"
    scene.do("choose workshop")
    assert favourite(scene) == "choose chapel"
    assert favourite(scene.do("choose chapel")) == "choose workshop"


def test_the_scapegoat_goes_for_a_frame_up_card() -> None:
    scene = Scene(turn=ANN, where={ANN: "recreation_room"}, hold={ANN: ["cash"] * 3}, tasks={"chapel": "A1"})
    assert favourite(scene) == "move to wardens_office"
    scene.do("move to wardens_office")
    assert speaks(scene, "use the room")["frame-up"] == 1
    assert favourite(scene) == "use the room"


def test_the_chapel_takes_a_card_from_the_scapegoat() -> None:
    scene = at_work(where={BO: "chapel"}, frame_ups={ANN: ["beating"], BO: ["blown"], CY: ["search"]})
    assert speaks(scene, "use the room")["frame-up"] == 0.5
    scene.do("use the room")
    assert favourite(scene) == f"choose seat {ANN}"
    assert speaks(scene, f"choose seat {BO}") == {"pointless": 1}
    assert "pointless" in speaks(at_work(where={BO: "chapel"}, frame_ups={CY: ["blown"]}), "use the room")


def test_the_weaker_of_two_cards_goes() -> None:
    scene = at_work(where={BO: "chapel"}, frame_ups={BO: ["kompromat", "search"]})
    assert favourite(scene.do("use the room", f"choose seat {BO}")) == "choose frame-up search"
    pile = ["search", "kompromat", "beating"]
    scene = at_work(where={BO: "wardens_office"}, gold=["wardens_office"], hold={BO: ["cash"]}, pile=pile)
    assert favourite(scene.do("use the room", "choose cash")) == "choose frame-up kompromat"


def test_nothing_to_gain_is_pointless() -> None:
    scene = at_work(where=together("workshop", BO, CY), hold=READY | {CY: ["tool"]})
    assert speaks(scene, f"trade with seat {CY}") == {"pointless": 1}
    assert speaks(scene, "end the turn") == {}


@rule("AL-13", "AL-14")
def test_votes_go_to_whoever_leads_and_could_be_left_and_not_to_oneself() -> None:
    scene = Scene(4, elements={ANN: "AB", BO: "ABC", CY: "D", DI: "A"}, bonus=2).end_turns(4)
    ann, bo, cy = (speaks(scene, f"choose seat {seat}") for seat in (ANN, BO, CY))
    assert bo["who-leads"] > ann["who-leads"] > cy["who-leads"]
    assert ann["could-be-left"] > bo["could-be-left"] == cy["could-be-left"]
    assert ann["vote-price"] == 3 * bo["vote-price"]
    assert ann["myself"] == 1
    assert "myself" not in bo
    assert favourite(scene) == f"choose seat {BO}"
    scene.vote(BO)
    assert favourite(scene) != f"choose seat {BO}"


@rule("AL-35")
def test_of_those_tied_the_nearest_after_the_scapegoat_is_named() -> None:
    scene = Scene(4, scapegoat=BO, turn=ANN, elements={ANN: "ABCDE", BO: "F"})
    scene.state.elements[CY] = scene.state.elements[DI] = 0
    scene.state.elements[ANN] = 0b011111
    scene.do("end the turn")
    assert scene.offers() == [f"choose seat {CY}", f"choose seat {DI}"]
    assert favourite(scene) == f"choose seat {CY}"


@rule("AL-13")
def test_ballots_can_be_taken_back_and_counted_beforehand() -> None:
    scene = Scene(turn=CY).end_turns().vote(BO, CY)
    reopen(scene.state)
    assert scene.state.votes[:3] == [NOBODY] * 3
    assert scene.state.mover == ANN
    assert elected(scene.state, [PICK_SEAT + seat for seat in (CY, BO, BO)]) == PICK_SEAT + BO
    assert scene.vote(CY, BO, BO).state.scapegoat == BO


def test_a_single_option_is_not_weighed() -> None:
    scene = Scene()
    assert not any(table_of(scene.state, ENGINE.legal([scene.state])[:1]))


@rule("AL-36")
def test_all_but_one_can_win() -> None:
    assert [winners(Scene(players).state) for players in (3, 4)] == [2, 3]
