"""What a prisoner observes beside the board: votes, cards seen, refusals, and how it ended."""

from __future__ import annotations

from getaway.games.alcatraz.rules import knowledge
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, Scene, is_over, together


def observed(scene: Scene, seat: int) -> dict[str, int]:
    """What is not zero, by its name."""
    seen = zip(knowledge.observation.names, ENGINE.observe([scene.state], 0, seat), strict=True)
    return {name: value for name, value in seen if value}


@rule("AL-13")
def test_a_vote_is_observed_by_others_when_all_have_voted() -> None:
    scene = Scene(3).end_turns(3).vote(BO, CY)
    assert observed(scene, ANN)["seat +0 votes for seat +1"] == 1
    seen = observed(scene, CY)
    assert {"has voted: seat +1", "has voted: seat +2"} <= seen.keys()
    assert [name for name in seen if " votes for " in name] == []
    scene.vote(CY)
    assert {"seat +1 votes for seat +2", "seat +2 votes for seat +0"} <= observed(scene, CY).keys()


@rule("AL-35")
def test_who_stays_behind_is_observed() -> None:
    marks = {ANN: "ABCDEF", BO: "ABCDEF", CY: "A"}
    scene = Scene(3, scapegoat=CY, turn=ANN, elements=marks).end_turns()
    assert is_over(scene)
    assert "stays behind: seat +1" in observed(scene, BO)
    assert not any(name.startswith("decides: ") for name in observed(scene, BO))


@rule("AL-30")
def test_refused_requests_of_the_turn_are_observed() -> None:
    where = {ANN: "laundry", **together("chapel", BO, ANN, CY)}
    hold = {ANN: ["key"], CY: ["key", "shiv"]}
    scene = Scene(
        3, scapegoat=ANN, turn=BO, where=where, hold=hold, guards={"chapel": 0}, tasks={"chapel": "A1"}
    )
    scene.do("complete the task", "choose seat 0", "choose seat 2", "no")
    number = scene.task_ids.index("A1") + 1
    seen = observed(scene, BO)
    assert seen["number of the task in chapel, from 1"] == number
    assert {name: value for name, value in seen.items() if "refused request" in name} == {
        "task of refused request 0, from 1": number,
        "refused request 0: key asked of seat +2": 1,
        "refused request 0: shiv asked of seat +1": 1,
    }
    scene.do("complete the task", "choose seat 2", "choose seat 2", "no")
    seen = observed(scene, CY)
    assert seen["refused request 1: key asked of seat +0"] == 1
    assert seen["refused request 1: shiv asked of seat +0"] == 1


@rule("AL-28")
def test_where_the_first_guard_went_is_observed() -> None:
    guards = {"radio_room": 0, "workshop": 1, "infirmary": 4, "chapel": 0, "dining_hall": 0}
    scene = Scene(where={ANN: "radio_room", BO: "laundry", CY: "laundry"}, guards=guards)
    scene.do("use the room", "choose workshop", "choose chapel")
    seen = observed(scene, BO)
    assert {"first guard moved from workshop", "first guard moved to chapel"} <= seen.keys()


@rule("AL-29")
def test_cards_that_were_seen_are_observed_by_kind_and_place() -> None:
    scene = Scene(frame_ups={ANN: ["blown", "snitch"], BO: ["snitch"]}, tasks={"laundry": "A1"}, top=["C1"])
    scene.do("play frame-up blown", "choose laundry")
    blown, snitch = scene.card_ids.index("blown"), scene.card_ids.index("snitch")
    seen = observed(scene, CY)
    # Played face up and put under the deck: everybody knows.
    assert seen[f"frame-up of kind {blown} known with the deck"] == 1
    assert seen[f"the same of kind {blown} that everybody knows"] == 1
    bottom = scene.state.frames_left - 1
    assert seen[f"kind of the frame-up in the deck at place {bottom}, from 1"] == blown + 1
    assert not any(f"kind {snitch} " in name for name in seen)
    mine = observed(scene, BO)
    assert mine[f"frame-up of kind {snitch} known with seat +0"] == 1
    assert mine[f"the same of kind {snitch} that seat +0 knows"] == 1


def test_what_became_of_task_cards_is_observed() -> None:
    scene = Scene(frame_ups={ANN: ["blown"]}, tasks={"laundry": "A1"}, top=["C1"])
    scene.do("play frame-up blown", "choose laundry")
    seen = observed(scene, CY)
    last = scene.state.tasks_left - 1
    assert seen[f"number of the task in the deck at place {last}, from 1"] == scene.task_ids.index("A1") + 1
    assert seen["task cards on the deck that nobody has seen"] == last
    scene.state.removed = 1 << 4
    assert "out of the game: task 5" in observed(scene, CY)
