"""Why an action may not be done: the rule and the sentence."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games import find
from getaway.games.alcatraz.shown.refusals import refusals, why_not
from getaway.words import Words
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together

WORDS = Words(find("alcatraz"), "en", ["Ann", "Bo", "Cy"])


def refusal(scene: Scene, name: str, seat: int = ANN) -> str:
    names = [scene.name(action) for action in range(scene.engine.actions)]
    refused = why_not(scene.state, seat, names.index(name))
    assert refused is not None
    return f"{WORDS.say(refused.reason)} ({refused.rule})"


MEET: dict[str, Any] = {"where": together("laundry", ANN, BO)}
WASHING: dict[str, Any] = {"where": {ANN: "laundry"}}
HALL = "dining_hall"


@pytest.mark.parametrize(
    ("given", "name", "sentence"),
    [
        ({}, "move to wardens_office", "Warden’s office is not next to your room. (AL-16)"),
        (
            {"guards": {"radio_room": 4}},
            "move to radio_room",
            "Radio room has 4 guards; nobody can go in. (AL-16)",
        ),
        ({"points": 0}, "move to radio_room", "You have no points left. (AL-15)"),
        ({}, "choose laundry", "Nothing of this kind is asked now. (AL-15)"),
        (
            {"guards": {"chapel": 4}},
            "use the room",
            "With 4 guards around you can only move out. (AL-26)",
        ),
        (
            {"where": {ANN: "laundry"}, "bare": ["laundry"]},
            "use the room",
            "Nothing would come of it. (AL-28)",
        ),
        ({**WASHING, "points": 0}, "use the room", "You have no points left. (AL-15)"),
        (
            {**WASHING, "points": 1, "guards": {"laundry": 2}},
            "use the room",
            "Two guards make this cost 2 points and you have 1; a bribe of 1 cash would do. (AL-26)",
        ),
        (
            {**WASHING, "points": 2, "guards": {"laundry": 3}},
            "use the room",
            "With 3 guards around you can only move, play frame-up cards, trade, bribe and push on; "
            "a bribe of 1 cash would help. (AL-26)",
        ),
        (
            {**WASHING, "points": 1, "guards": {"laundry": 3}},
            "use the room",
            "With 3 guards around you can only move, play frame-up cards, trade, bribe and push on; "
            "bribes of 2 cash would do. (AL-26)",
        ),
        (
            {
                "where": {ANN: "dining_hall"},
                "gold": ["dining_hall"],
                "points": 0,
                "guards": {"dining_hall": 2},
                "free_rooms": "designer",
            },
            "use the room",
            "Two guards make this cost 1 point and you have 0; a bribe of 1 cash would do. (AL-27)",
        ),
        ({}, "rob seat 0", "You cannot do this with yourself. (AL-18)"),
        ({}, "rob seat 1", "Bo is not in your room. (AL-18)"),
        ({}, "rob seat 3", "There is no seat 4 at this table. (AL-18)"),
        (MEET, "rob seat 1", "Bo has nothing that you have space for. (AL-18)"),
        ({**MEET, "hold": {BO: ["key"]}, "points": 0}, "rob seat 1", "You have no points left. (AL-15)"),
        ({}, "riot: a guard from wardens_office", "Warden’s office is not next to your room. (AL-19)"),
        (
            {"guards": {"radio_room": 0}},
            "riot: a guard from radio_room",
            "There is no guard here: Radio room. (AL-19)",
        ),
        ({"points": 0}, "riot: a guard from radio_room", "You have no points left. (AL-15)"),
        ({}, "complete the task", "There is no task in your room. (AL-20)"),
        ({"tasks": {"chapel": "A1"}}, "complete the task", "The scapegoat cannot complete a task. (AL-20)"),
        (
            {"tasks": {"chapel": "A3"}, "scapegoat": CY, "turn": ANN},
            "complete the task",
            "The task needs 2 prisoners here, and there are 1. (AL-30)",
        ),
        (
            {"tasks": {"chapel": "A2"}, "scapegoat": CY, "turn": ANN, "guards": {"chapel": 2}},
            "complete the task",
            "The task allows 1 guards here, and 2 look on. (AL-30)",
        ),
        (
            {"tasks": {"chapel": "A1"}, "scapegoat": CY, "turn": ANN, "points": 0},
            "complete the task",
            "You have no points left. (AL-15)",
        ),
        (
            {"tasks": {"chapel": "A1"}, "scapegoat": CY, "turn": ANN},
            "complete the task",
            "The prisoners here do not have its items between them. (AL-30)",
        ),
        ({}, "drop key", "You do not have it: key. (AL-21)"),
        ({"hold": {ANN: ["key"]}, "points": 0}, "drop key", "You have no points left. (AL-15)"),
        ({}, "pick up key", "It does not lie loose here: key. (AL-21)"),
        (
            {"hold": {ANN: ["tool"] * 3}, "loose": {"chapel": ["key"]}},
            "pick up key",
            "You have no space for it: key. (AL-2)",
        ),
        (
            {"frame_ups": {ANN: ["solitary"]}, "scapegoat": CY, "turn": ANN},
            "play frame-up solitary",
            "Only the scapegoat plays frame-up cards. (AL-22)",
        ),
        ({}, "play frame-up solitary", "You do not have this frame-up card. (AL-22)"),
        (
            {"frame_ups": {ANN: ["solitary"]}, "points": 0},
            "play frame-up solitary",
            "You have no points left. (AL-15)",
        ),
        (
            {"frame_ups": {ANN: ["search"]}},
            "play frame-up search",
            "This frame-up card would change nothing now. (AL-22)",
        ),
        ({}, "trade with seat 1", "Bo is not in your room. (AL-23)"),
        (MEET, "trade with seat 1", "There is nothing that you two could trade. (AL-23)"),
        (
            {**MEET, "hold": {ANN: ["key"]}, "trades": 0},
            "trade with seat 1",
            "You have made all the deals of this turn. (AL-23)",
        ),
        ({}, "bribe a guard", "You have no cash. (AL-24)"),
        ({"hold": {ANN: ["cash"]}}, "bribe a guard", "There is no guard left to bribe. (AL-24)"),
        ({}, "push on", "You have no stamina. (AL-25)"),
    ],
)
def test_a_refusal_names_the_rule(given: dict[str, Any], name: str, sentence: str) -> None:
    assert refusal(Scene(**given), name) == sentence


def test_what_was_done_once_is_not_done_again() -> None:
    scene = Scene(
        where={ANN: "laundry", BO: "laundry"}, hold={BO: ["key", "key"]}, stamina={ANN: 2}, points=5
    )
    scene.do("use the room", "rob seat 1", "choose key", "push on")
    assert refusal(scene, "use the room") == "You have used this room in this turn already. (AL-17)"
    assert refusal(scene, "rob seat 1") == "You have stolen in this round already. (AL-18)"
    assert refusal(scene, "push on") == "You have pushed on in this turn already. (AL-25)"


def test_a_full_room_takes_no_riot() -> None:
    scene = Scene(guards={"chapel": 4, "radio_room": 1}, hold={ANN: ["cash"] * 3})
    scene.state.bribed = 3
    assert refusal(scene, "riot: a guard from radio_room") == "Your room has 4 guards already. (AL-19)"


def test_kompromat_forbids_tasks() -> None:
    scene = Scene(tasks={"chapel": "A1"}, scapegoat=CY, turn=ANN, hold={ANN: ["key", "shiv"]})
    scene.state.forbidden[ANN] = 1
    assert refusal(scene, "complete the task") == "You may not complete a task in this round. (AL-30)"


def test_a_refused_request_is_not_made_again() -> None:
    scene = Scene(
        where=together("chapel", ANN, BO),
        tasks={"chapel": "A1"},
        scapegoat=CY,
        turn=ANN,
        hold={BO: ["key", "shiv"]},
    )
    scene.do("complete the task", "choose seat 1", "choose seat 1")
    assert refusal(scene, "move to radio_room", BO) == "First say yes or no. (AL-30)"
    scene.do("no")
    assert refusal(scene, "complete the task") == "Every way to ask for it was refused in this turn. (AL-30)"


def test_what_is_begun_has_to_be_finished() -> None:
    scene = Scene(where={ANN: "radio_room"}).do("use the room")
    assert refusal(scene, "end the turn") == "First finish what you have begun. (AL-28)"
    assert refusal(scene, "choose seat 1") == "This is not among the choices. (AL-28)"
    deal = Scene(**MEET, hold={ANN: ["key"]}).do("trade with seat 1")
    assert refusal(deal, "end the turn") == "First finish what you have begun. (AL-23)"
    framed = Scene(frame_ups={ANN: ["solitary"]}).do("play frame-up solitary")
    assert refusal(framed, "end the turn") == "First finish what you have begun. (AL-22)"


def test_it_is_said_whose_decision_it_is() -> None:
    scene = Scene()
    assert refusal(scene, "end the turn", BO) == "It is Ann’s decision. (AL-15)"
    scene.end_turns(3)
    assert refusal(scene, "choose seat 1", BO) == "It is Ann’s decision. (AL-13)"
    found = why_not(Scene().state, ANN, 999)
    assert found is not None
    assert WORDS.say(found.reason) == "There is no action 999."


def in_sight(scene: Scene) -> dict[str, str]:
    return {scene.name(action): WORDS.say(refused.reason) for action, refused in refusals(scene.state)}


def test_in_a_turn_all_that_can_be_pointed_at_and_not_done_is_missed() -> None:
    scene = Scene(where={ANN: "laundry"}, hold={ANN: ["key"]}, points=0, frame_ups={ANN: ["solitary"]})
    scene.state.loose[scene.state.where[ANN]] = 1 << 4
    found = in_sight(scene)
    assert sum(name.startswith("move to ") for name in found) == 11
    assert "move to laundry" not in found
    assert found["rob seat 1"] == "Bo is not in your room."
    assert not {"rob seat 0", "rob seat 3", "trade with seat 0", "trade with seat 3"} & set(found)
    assert [name for name in found if name.startswith(("drop", "pick up"))] == ["drop key", "pick up shiv"]
    assert [name for name in found if name.startswith("play")] == ["play frame-up solitary"]
    assert {"use the room", "complete the task", "bribe a guard", "push on"} <= set(found)
    assert "end the turn" not in found


def test_a_riot_is_missed_where_there_are_guards() -> None:
    scene = Scene(guards={"radio_room": 1, "chapel": 1, "laundry": 1})
    found = in_sight(scene)
    guarded = [room for room in range(1, 12) if scene.state.guards[room]]
    legal = [scene.name(action) for action in scene.engine.legal([scene.state])]
    riots = [name for name in (*found, *legal) if name.startswith("riot")]
    assert len(riots) == len(guarded)
    assert found["riot: a guard from laundry"] == "Laundry is not next to your room."


def test_in_a_choice_the_rest_of_what_is_asked_for_is_missed() -> None:
    scene = Scene(where={ANN: "radio_room"}).do("use the room")
    assert set(in_sight(scene).values()) == {"This is not among the choices."}
    assert all(name.startswith("choose ") for name in in_sight(scene))
    vote = Scene().end_turns(3)
    assert in_sight(vote) == {}


def test_a_last_tie_is_the_scapegoats() -> None:
    scene = Scene(elements={ANN: "F", BO: "ABCDE", CY: "ABCDE"}, scapegoat=ANN, turn=CY).end_turns()
    assert scene.now("phase") == "stay"
    assert refusal(scene, "choose seat 0") == "This is not among the choices. (AL-35)"


def test_a_finished_game_takes_no_action() -> None:
    scene = Scene(elements={BO: "ABCDEF", CY: "A"}, scapegoat=ANN, turn=CY).end_turns()
    assert refusal(scene, "end the turn", BO) == "The game is over. (AL-36)"


def test_a_legal_action_is_not_refused() -> None:
    scene = Scene()
    assert why_not(scene.state, ANN, scene.engine.legal([scene.state])[0]) is None
