"""What a seat sees and is told, and how the end is explained."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.games.alcatraz.story import events
from getaway.games.alcatraz.view import view
from getaway.kernel.dialect import NOBODY
from getaway.words import Words
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene, together

WORDS = Words(find("alcatraz"), "en", ["Ann", "Bo", "Cy", "Di"])

APART = {ANN: "wardens_office", BO: "chapel", CY: "laundry"}


def heard(scene: Scene, viewer: int) -> list[str]:
    return [WORDS.say(sentence) for sentence in events(scene.state, viewer)]


@rule("AL-29")
def test_frame_up_cards_are_seen_by_their_owner_only() -> None:
    scene = Scene(frame_ups={BO: ["snitch", "search"]})
    assert view(scene.state, BO)["seats"][BO]["cards"] == ["gather_guards", "return_item"]
    assert view(scene.state, ANN)["seats"][BO]["cards"] is None
    assert view(scene.state, NOBODY)["seats"][BO]["frame_ups"] == 2


@rule("AL-29")
def test_whoever_takes_a_card_is_told_which() -> None:
    scene = Scene(where={ANN: "wardens_office", BO: "chapel", CY: "laundry"}, pile=["beating"]).do(
        "use the room"
    )
    assert heard(scene, ANN)[1:] == ["Ann takes a frame-up card: Beating."]
    assert heard(scene, BO)[1:] == ["Ann takes a frame-up card."]
    assert heard(scene, NOBODY)[1:] == ["Ann takes a frame-up card."]


@rule("AL-29")
def test_the_cards_looked_at_are_seen_by_one() -> None:
    cards = ["beating", "snitch", "blown"]
    scene = Scene(where=APART, gold=["wardens_office"], hold={ANN: ["cash"]}, pile=cards)
    scene.do("use the room", "choose cash")
    assert view(scene.state, ANN)["looked_at"] == ["exhaust", "gather_guards", "replace_task"]
    assert view(scene.state, BO)["looked_at"] is None
    scene.do("choose frame-up snitch")
    assert heard(scene, ANN) == ["Ann looks at frame-up cards and keeps this one: Snitch."]
    assert heard(scene, BO) == ["Ann looks at frame-up cards and keeps one."]


@rule("AL-13")
def test_votes_are_seen_when_all_are_cast() -> None:
    scene = Scene().end_turns(3).do("choose seat 2")
    assert [seat["voted"] for seat in view(scene.state, BO)["seats"]] == [True, False, False]
    assert view(scene.state, BO)["seats"][ANN]["vote"] is None
    assert view(scene.state, ANN)["seats"][ANN]["vote"] == 2
    assert heard(scene, BO) == []
    scene.do("choose seat 2", "choose seat 0")
    assert [seat["vote"] for seat in view(scene.state, BO)["seats"]] == [2, 2, 0]
    assert "Ann votes for Cy." in heard(scene, BO)
    assert "Cy is the scapegoat, with a bonus of 1." in heard(scene, BO)


@rule("AL-23")
def test_an_offer_is_told_before_it_is_answered() -> None:
    scene = Scene(where=together("laundry", ANN, BO), hold={ANN: ["key"], BO: ["cash"]})
    scene.do("trade with seat 1", "choose key", "that is all", "choose cash", "that is all")
    assert heard(scene, CY) == [
        "Ann offers Bo a deal.",
        "Ann would give Bo a key.",
        "Bo would give Ann 1 cash.",
    ]
    assert view(scene.state, BO)["deal"] == {"partner": BO, "give": ["key"], "want": ["cash"]}
    scene.do("yes")
    assert heard(scene, CY) == ["Ann and Bo make a deal.", "Ann gives Bo a key.", "Bo gives Ann 1 cash."]
    assert view(scene.state, BO)["deal"] is None


def test_a_refusal_is_told() -> None:
    scene = Scene(where=together("laundry", ANN, BO), hold={BO: ["cash"]})
    scene.do("trade with seat 1", "that is all", "choose cash", "that is all", "no")
    assert heard(scene, CY) == ["Bo says no."]


@rule("AL-32")
def test_a_task_is_told_step_by_step() -> None:
    scene = Scene(
        where=together("chapel", ANN, BO),
        tasks={"chapel": "A1"},
        scapegoat=CY,
        turn=ANN,
        hold={ANN: ["key"], BO: ["shiv"]},
        deck=["B1", "B2", "C1"],
    )
    scene.do("complete the task", "choose seat 0", "choose seat 1")
    assert heard(scene, CY)[0] == "Ann wants to complete the task for element A."
    assert "Bo would give a shiv for the task." in heard(scene, CY)
    scene.do("yes")
    told = heard(scene, CY)
    assert told[:3] == [
        "Ann completes the task for element A.",
        "Ann gives a key for the task.",
        "Bo gives a shiv for the task.",
    ]
    assert "The bonus card shows element B, for everyone but the scapegoat." in told
    assert told[-1].startswith("A new task for element B lies here: ")


def test_frame_ups_are_told() -> None:
    hands = {ANN: ["changed_plan", "blown", "extortion", "search", "beating"]}
    scene = Scene(
        frame_ups=hands, tasks={"laundry": "A1"}, hold={BO: ["cash", "key"]}, points=9, deck=["B1", "B2"]
    )
    scene.do("play frame-up extortion")
    assert heard(scene, BO) == ["Ann plays a frame-up card: Extortion."]
    scene.do("choose seat 1", "choose cash")
    assert heard(scene, CY) == ["Bo loses 1 cash."]
    scene.do("play frame-up changed_plan", "choose laundry")
    assert heard(scene, BO)[0].startswith("The task for element A moves: ")
    room = next(name for name, room in scene.now("rooms").items() if room["task"] == "A1")
    scene.do("play frame-up blown", f"choose {room}")
    assert heard(scene, BO)[0] == "The task for element A goes under the deck."
    scene.do("play frame-up beating", "choose seat 1")
    assert heard(scene, CY) == ["It hits Bo."]


def test_rooms_tell_what_they_gave() -> None:
    where = {ANN: "dining_hall", BO: "chapel", CY: "laundry"}
    scene = Scene(where=where, hold={ANN: ["cash"]}, guards={"dining_hall": 1}, points=9, stamina={ANN: 1})
    scene.do("use the room")
    assert heard(scene, BO) == ["Ann uses the room: Dining hall.", "Ann recovers 2 stamina."]
    scene.do("bribe a guard")
    assert heard(scene, BO) == ["Ann bribes a guard."]
    paid = Scene(where={ANN: "recreation_room", BO: "chapel", CY: "laundry"}).do("use the room")
    assert heard(paid, BO)[1:] == ["Ann earns 2 cash."]
    scene.do("push on")
    assert heard(scene, BO) == ["Ann pushes on for one more point."]


def test_the_sheet_and_the_room_are_shown() -> None:
    scene = Scene(
        4,
        where={ANN: "laundry"},
        gold=["laundry"],
        tasks={"laundry": "A4"},
        guards={"laundry": 2},
        hold={ANN: ["key", "cash"]},
        elements={ANN: "AF", DI: "ABCDE"},
        loose={"laundry": ["tool"]},
    )
    seen = view(scene.state, BO)
    room = next(room for room in seen["rooms"] if room["name"] == "laundry")
    assert room["side"] == "gold"
    assert room["loose"] == ["tool"]
    assert room["task"] == {
        "card": 3,
        "element": "A",
        "prisoners": 2,
        "guards": 2,
        "items": ["key", "jacket", "jacket"],
    }
    sheet = seen["seats"][ANN]
    assert (sheet["items"], sheet["cash"], sheet["elements"]) == (["key"], 1, "AF")
    assert seen["seats"][BO]["can_be_left"]
    assert not sheet["can_be_left"]
    assert seen["strain"] == 2
    assert seen["offers"] == []
    assert view(scene.state, ANN)["offers"][0]["name"].startswith("move to ")


@rule("AL-35", "AL-36")
@pytest.mark.parametrize(
    ("given", "stays", "test"),
    [
        ({"elements": {BO: "ABCDEF"}, "scapegoat": ANN, "turn": CY}, ANN, "scapegoat"),
        ({"elements": {ANN: "ABC", BO: "DEF"}, "scapegoat": BO, "turn": ANN}, CY, "only"),
        ({"elements": {ANN: "EF", BO: "ABCD", CY: "ABCDE"}, "turn": CY}, BO, "elements"),
        ({"elements": {ANN: "F", BO: "ABCDE", CY: "ABCDE"}, "turn": CY, "hold": {BO: ["cash"]}}, CY, "cash"),
        ({"elements": {ANN: "F", BO: "ABCDE", CY: "ABCDE"}, "turn": CY, "hold": {BO: ["key"]}}, CY, "items"),
        ({"elements": {ANN: "F", BO: "ABCDE", CY: "ABCDE"}, "turn": CY, "stamina": {BO: 1}}, CY, "stamina"),
    ],
)
def test_the_end_says_by_which_test(given: dict[str, object], stays: int, test: str) -> None:
    scene = Scene(**given).end_turns()  # type: ignore[arg-type]
    result = view(scene.state, ANN)["result"]
    assert result is not None
    assert (result["stays"], result["test"]) == (stays, test)
    assert result["escaped"] == [seat for seat in range(3) if seat != stays]


@rule("AL-35")
def test_the_scapegoat_names_the_last_of_equals() -> None:
    scene = Scene(elements={ANN: "F", BO: "ABCDE", CY: "ABCDE"}, turn=CY).end_turns().do("choose seat 2")
    result = view(scene.state, ANN)["result"]
    assert result == {"escaped": [ANN, BO], "stays": CY, "test": "named"}
    assert heard(scene, BO) == ["The plan is complete. They are out!", "Cy stays behind."]


@rule("AL-11")
def test_with_the_last_guard_all_have_lost() -> None:
    scene = Scene(round=13, turn=CY, scapegoat=ANN).end_turns()
    assert view(scene.state, ANN)["result"] == {"escaped": [], "stays": None, "test": None}
    assert heard(scene, BO)[-1] == "The 21st guard is here: nobody gets away."
