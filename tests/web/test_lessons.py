"""Lessons over HTTP: played without a name, kept for a guest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from getaway.client.caller import Caller
from getaway.learn.lesson import all_lessons
from tests.citing import rule
from tests.web.serving import Served, served

NAMES = ["Ann", "Bo", "Cy", "Dee"]
RAID = "/api/learn/art-robbery/first-raid"
FEET = "/api/learn/alcatraz/b-light-feet"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("learn")) as running:
        yield running


@pytest.fixture
def stranger(server: Served) -> Caller:
    return Caller(server.url)


def ask(caller: Caller, lesson: str, moves: list[Any], move: Any = None) -> dict[str, Any]:
    found: dict[str, Any] = caller.must("POST", lesson, {"names": NAMES, "moves": moves, "move": move})
    return found


def test_all_lessons_are_listed(stranger: Caller) -> None:
    listed = [card for game in stranger.must("GET", "/api/games")["games"] for card in game["lessons"]]
    assert [(card["game"], card["lesson"]) for card in listed] == [
        (one.game, one.id) for one in all_lessons()
    ]


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_a_stranger_can_take_a_lesson_to_its_end(stranger: Caller, lesson: Any) -> None:
    path = f"/api/learn/{lesson.game}/{lesson.id}"
    shown = ask(stranger, path, [])
    while shown["step"] is not None:
        assert shown["frames"][-1]["shown"]["type"] == "view"
        shown = ask(stranger, path, shown["moves"], shown["step"]["right"])
        assert shown["answer"] is None


def test_another_move_is_played_answered_and_taken_back(stranger: Caller) -> None:
    shown = ask(stranger, RAID, [])
    choices = shown["frames"][-1]["shown"]["view"]["choices"]
    other = next(choice for choice in choices if choice.get("card") == "3")
    strayed = ask(stranger, RAID, [], {"type": "act", "action": other["action"]})
    assert strayed["answer"] == "learn-ar-take.other"
    assert strayed["moves"] == []
    assert strayed["frames"][-1]["shown"]["view"]["seats"][0]["loot"] == ["3"]
    assert strayed["back"]["shown"]["view"]["seats"][0]["loot"] == []


@rule("AL-26")
def test_what_the_rules_refuse_is_refused_with_the_rule(stranger: Caller) -> None:
    moves = ask(stranger, FEET, [], ask(stranger, FEET, [])["step"]["right"])["moves"]
    refusals = stranger.must("POST", f"{FEET}/why-not", {"names": NAMES, "moves": moves})
    (use,) = [refused for refused in refusals if refused["deed"]["kind"] == "use"]
    assert use["rule"] == "AL-26"
    move = {"type": "act", "action": use["deed"]["action"]}
    status, reply = stranger.ask("POST", FEET, {"names": NAMES, "moves": moves, "move": move})
    assert (status, reply["rule"]) == (409, "AL-26")


@rule("AL-12")
def test_what_is_said_can_be_put_together(stranger: Caller) -> None:
    path = "/api/learn/alcatraz/e-the-scapegoat"
    shown = ask(stranger, path, [])
    shown = ask(stranger, path, shown["moves"], shown["step"]["right"])
    draft = shown["step"]["right"]["statement"]
    asked = {"names": NAMES, "moves": shown["moves"], "draft": draft}
    assert stranger.must("POST", f"{path}/compose", asked)["statement"] is not None
    assert stranger.ask("POST", f"{RAID}/compose", {"names": NAMES, "draft": {}})[0] == 400


@pytest.mark.parametrize(
    ("path", "asked", "status"),
    [
        ("/api/learn/art-robbery/nothing", {"names": NAMES}, 404),
        ("/api/learn/nothing/first-raid", {"names": NAMES}, 404),
        (RAID, {"names": ["Ann"]}, 400),
        (RAID, {"names": NAMES, "moves": [{"type": "go"}]}, 400),
        (RAID, {"names": NAMES, "move": {"type": "fly"}}, 400),
        (RAID, {"names": NAMES, "move": {"type": "act", "action": 10_000}}, 409),
    ],
)
def test_what_is_no_move_is_refused(stranger: Caller, path: str, asked: Any, status: int) -> None:
    assert stranger.ask("POST", path, asked)[0] == status


def test_a_learner_who_is_called_like_somebody_else_is_told_apart(stranger: Caller) -> None:
    shown = stranger.must("POST", RAID, {"names": ["Bo", *NAMES[1:]]})
    names = [chair["name"] for chair in shown["frames"][-1]["shown"]["table"]["chairs"]]
    assert len(set(names)) == 3


def test_progress_is_kept_for_a_guest_and_what_was_learnt_stays_learnt(
    server: Served, stranger: Caller
) -> None:
    assert stranger.ask("GET", "/api/learn/progress")[0] == 401
    assert stranger.ask("PUT", f"{RAID}/progress", {"moves": []})[0] == 401
    ann = server.guest("Ann")
    assert ann.must("GET", "/api/learn/progress") == []
    moves = ask(ann, RAID, [], ask(ann, RAID, [])["step"]["right"])["moves"]
    ann.must("PUT", f"{RAID}/progress", {"moves": moves})
    kept = {"game": "art-robbery", "lesson": "first-raid", "done": False, "moves": moves}
    assert ann.must("GET", "/api/learn/progress") == [kept]
    assert ann.must("PUT", f"{RAID}/progress", {"moves": [], "done": True})["done"]
    assert ann.must("PUT", f"{RAID}/progress", {"moves": moves})["done"]
    assert ann.must("GET", "/api/learn/progress") == [{**kept, "done": True}]
    assert server.guest("Bo").must("GET", "/api/learn/progress") == []
    assert ann.ask("PUT", "/api/learn/art-robbery/nothing/progress", {"moves": []})[0] == 404
