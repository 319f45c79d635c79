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
        ({}, "move to wardens_office", "The Warden’s office isn’t next to your room. (AL-16)"),
        (
            {"guards": {"radio_room": 4}},
            "move to radio_room",
            "The Radio room has 4 guards: nobody gets in. (AL-16)",
        ),
        ({"points": 0}, "move to radio_room", "You have no points left. (AL-15)"),
        ({}, "choose laundry", "That’s not what you’re being asked. (AL-15)"),
        (
            {"guards": {"chapel": 4}},
            "use the room",
            "With 4 guards watching, all you can do is leave. (AL-26)",
        ),
        (
            {"where": {ANN: "laundry"}, "bare": ["laundry"]},
            "use the room",
            "That would achieve nothing. (AL-28)",
        ),
        ({**WASHING, "points": 0}, "use the room", "You have no points left. (AL-15)"),
        (
            {**WASHING, "points": 1, "guards": {"laundry": 2}},
            "use the room",
            "Two guards make this cost 2 points, and you have 1; a bribe of 1 cash would do. (AL-26)",
        ),
        (
            {**WASHING, "points": 2, "guards": {"laundry": 3}},
            "use the room",
            "With 3 guards watching, you can only move, play frame-up cards, trade, bribe or push on; "
            "a bribe of 1 cash would help. (AL-26)",
        ),
        (
            {**WASHING, "points": 1, "guards": {"laundry": 3}},
            "use the room",
            "With 3 guards watching, you can only move, play frame-up cards, trade, bribe or push on; "
            "2 cash in bribes would do. (AL-26)",
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
            "Two guards make this cost 1 point, and you have 0; a bribe of 1 cash would do. (AL-27)",
        ),
        ({}, "rob seat 0", "You can’t do that to yourself. (AL-18)"),
        ({}, "rob seat 1", "Bo isn’t in your room. (AL-18)"),
        ({}, "rob seat 3", "There’s no seat 4 at this table. (AL-18)"),
        (MEET, "rob seat 1", "Bo has nothing you have space for. (AL-18)"),
        ({**MEET, "hold": {BO: ["key"]}, "points": 0}, "rob seat 1", "You have no points left. (AL-15)"),
        ({}, "riot: a guard from wardens_office", "The Warden’s office isn’t next to your room. (AL-19)"),
        (
            {"guards": {"radio_room": 0}},
            "riot: a guard from radio_room",
            "There’s no guard in the Radio room. (AL-19)",
        ),
        ({"points": 0}, "riot: a guard from radio_room", "You have no points left. (AL-15)"),
        ({}, "complete the task", "There’s no task in your room. (AL-20)"),
        ({"tasks": {"chapel": "A1"}}, "complete the task", "The scapegoat can’t complete tasks. (AL-20)"),
        (
            {"tasks": {"chapel": "A3"}, "scapegoat": CY, "turn": ANN},
            "complete the task",
            "The task needs 2 prisoners here, and there is only 1. (AL-30)",
        ),
        (
            {"tasks": {"chapel": "A2"}, "scapegoat": CY, "turn": ANN, "guards": {"chapel": 2}},
            "complete the task",
            "The task allows 1 guard here, and 2 are watching. (AL-30)",
        ),
        (
            {"tasks": {"chapel": "A1"}, "scapegoat": CY, "turn": ANN, "points": 0},
            "complete the task",
            "You have no points left. (AL-15)",
        ),
        (
            {"tasks": {"chapel": "A1"}, "scapegoat": CY, "turn": ANN},
            "complete the task",
            "The prisoners here don’t have all its items between them. (AL-30)",
        ),
        ({}, "drop key", "You don’t have that: key. (AL-21)"),
        ({"hold": {ANN: ["key"]}, "points": 0}, "drop key", "You have no points left. (AL-15)"),
        ({}, "pick up key", "That isn’t lying around here: key. (AL-21)"),
        (
            {"hold": {ANN: ["tool"] * 3}, "loose": {"chapel": ["key"]}},
            "pick up key",
            "You have no free slot for that: key. (AL-2)",
        ),
        (
            {"frame_ups": {ANN: ["solitary"]}, "scapegoat": CY, "turn": ANN},
            "play frame-up solitary",
            "Only the scapegoat plays frame-up cards. (AL-22)",
        ),
        ({}, "play frame-up solitary", "You don’t have that frame-up card. (AL-22)"),
        (
            {"frame_ups": {ANN: ["solitary"]}, "points": 0},
            "play frame-up solitary",
            "You have no points left. (AL-15)",
        ),
        (
            {"frame_ups": {ANN: ["search"]}},
            "play frame-up search",
            "That frame-up card would change nothing right now. (AL-22)",
        ),
        ({}, "trade with seat 1", "Bo isn’t in your room. (AL-23)"),
        (MEET, "trade with seat 1", "You two have nothing to trade. (AL-23)"),
        (
            {**MEET, "hold": {ANN: ["key"]}, "trades": 0},
            "trade with seat 1",
            "No more trades this turn. (AL-23)",
        ),
        ({}, "bribe a guard", "You have no cash. (AL-24)"),
        ({"hold": {ANN: ["cash"]}}, "bribe a guard", "There’s no guard left to bribe. (AL-24)"),
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
    assert refusal(scene, "use the room") == "You’ve already used this room this turn. (AL-17)"
    assert refusal(scene, "rob seat 1") == "You’ve already stolen this round. (AL-18)"
    assert refusal(scene, "push on") == "You’ve already pushed on this turn. (AL-25)"


def test_a_full_room_takes_no_riot() -> None:
    scene = Scene(guards={"chapel": 4, "radio_room": 1}, hold={ANN: ["cash"] * 3})
    scene.state.bribed = 3
    assert refusal(scene, "riot: a guard from radio_room") == "Your room has 4 guards already. (AL-19)"


def test_kompromat_forbids_tasks() -> None:
    scene = Scene(tasks={"chapel": "A1"}, scapegoat=CY, turn=ANN, hold={ANN: ["key", "shiv"]})
    scene.state.forbidden[ANN] = 1
    assert refusal(scene, "complete the task") == "You can’t complete tasks this round. (AL-30)"


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
    assert (
        refusal(scene, "complete the task")
        == "You’ve asked every way there is, and been turned down. (AL-30)"
    )


def test_what_is_begun_has_to_be_finished() -> None:
    scene = Scene(where={ANN: "radio_room"}).do("use the room")
    assert refusal(scene, "end the turn") == "Finish what you’ve started first. (AL-28)"
    assert refusal(scene, "choose seat 1") == "That isn’t one of your choices. (AL-28)"
    deal = Scene(**MEET, hold={ANN: ["key"]}).do("trade with seat 1")
    assert refusal(deal, "end the turn") == "Finish what you’ve started first. (AL-23)"
    framed = Scene(frame_ups={ANN: ["solitary"]}).do("play frame-up solitary")
    assert refusal(framed, "end the turn") == "Finish what you’ve started first. (AL-22)"


def test_it_is_said_whose_decision_it_is() -> None:
    scene = Scene()
    assert refusal(scene, "end the turn", BO) == "It’s Ann’s move. (AL-15)"
    scene.end_turns(3)
    assert refusal(scene, "choose seat 1", BO) == "It’s Ann’s move. (AL-13)"
    found = why_not(Scene().state, ANN, 999)
    assert found is not None
    assert WORDS.say(found.reason) == "There’s no action 999."


def in_sight(scene: Scene) -> dict[str, str]:
    return {scene.name(action): WORDS.say(refused.reason) for action, refused in refusals(scene.state)}


def test_in_a_turn_all_that_can_be_pointed_at_and_not_done_is_missed() -> None:
    scene = Scene(where={ANN: "laundry"}, hold={ANN: ["key"]}, points=0, frame_ups={ANN: ["solitary"]})
    scene.state.loose[scene.state.where[ANN]] = 1 << 4
    found = in_sight(scene)
    assert sum(name.startswith("move to ") for name in found) == 11
    assert "move to laundry" not in found
    assert found["rob seat 1"] == "Bo isn’t in your room."
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
    assert found["riot: a guard from laundry"] == "The Laundry isn’t next to your room."


def test_in_a_choice_the_rest_of_what_is_asked_for_is_missed() -> None:
    scene = Scene(where={ANN: "radio_room"}).do("use the room")
    assert set(in_sight(scene).values()) == {"That isn’t one of your choices."}
    assert all(name.startswith("choose ") for name in in_sight(scene))
    vote = Scene().end_turns(3)
    assert in_sight(vote) == {}


def test_a_last_tie_is_the_scapegoats() -> None:
    scene = Scene(elements={ANN: "F", BO: "ABCDE", CY: "ABCDE"}, scapegoat=ANN, turn=CY).end_turns()
    assert scene.now("phase") == "stay"
    assert refusal(scene, "choose seat 0") == "That isn’t one of your choices. (AL-35)"


def test_a_finished_game_takes_no_action() -> None:
    scene = Scene(elements={BO: "ABCDEF", CY: "A"}, scapegoat=ANN, turn=CY).end_turns()
    assert refusal(scene, "end the turn", BO) == "The game is over. (AL-36)"


def test_a_legal_action_is_not_refused() -> None:
    scene = Scene()
    assert why_not(scene.state, ANN, scene.engine.legal([scene.state])[0]) is None
