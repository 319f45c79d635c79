"""What a lesson takes and refuses, and what is said of a file that the rules do not allow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from getaway.games import find, load
from getaway.games.alcatraz.rules.state import State
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadFile, BadInput, Refusal
from getaway.kernel.json_value import JsonObject
from getaway.learn.contract import staging_of
from getaway.learn.lesson import LEARNER, Lesson, Step, find_lesson, read_lesson
from getaway.learn.run import OffThePath, Run, run, show
from getaway.learn.shapes import LessonAct, LessonGo, LessonPoint, LessonSay
from getaway.words import Words
from tests.citing import rule

NAMES = ("Ann", "Bo", "Cy", "Dee")
RAID = find_lesson("art-robbery", "first-raid")


def engines(game: str, edition: str) -> Engine:
    return load(game)


def lesson(id: str) -> Lesson:
    return find_lesson("alcatraz", id)


def at(wanted: Lesson, step: str) -> Run:
    """A lesson when a step begins."""
    learner = Run(wanted, engines, NAMES)
    while learner.current.id != step:
        lead_on(learner)
    return learner


def lead_on(learner: Run) -> None:
    step = learner.step()
    assert step is not None
    assert learner.take(step.right) is None


def promises(learner: Run) -> list[dict[str, Any]]:
    """What was promised in the lesson so far, as a door is told."""
    shown = msgspec.json.decode(msgspec.json.encode(learner.stand.shown()))
    found: list[dict[str, Any]] = shown["table"]["ledger"]["promises"]
    return found


def action(learner: Run, name: str) -> LessonAct:
    return LessonAct(action=learner.stand.offered(LEARNER)[name])


@rule("AL-26")
def test_what_the_rules_refuse_is_refused_with_the_rule() -> None:
    learner = at(lesson("b-light-feet"), "bribe")
    use = learner.stand.engine.action_names.index("use the room")
    with pytest.raises(Refusal) as refused:
        learner.take(LessonAct(action=use))
    assert refused.value.rule == "AL-26"


@rule("AR-23")
def test_a_tempting_move_is_played_to_its_bitter_end_and_rewound() -> None:
    learner = at(RAID, "greed")
    moves = [*learner.moves, action(learner, "play thief")]
    learner.take(moves[-1])
    shown = show(RAID, engines, NAMES, moves, action(learner, "take token 7"))
    assert shown.answer == "learn-ar-arrested"
    assert shown.moves == moves[:-1]
    last = msgspec.json.decode(msgspec.json.encode(shown.frames[-1].shown))
    assert last["view"]["result"]["arrested"] == [0, 2]
    back = msgspec.json.decode(msgspec.json.encode(shown.back.shown if shown.back else None))
    assert back["view"]["result"] is None
    assert shown.step is not None
    assert shown.step.id == "greed"


@rule("AL-12")
def test_an_offer_is_heard_and_answered_and_another_one_taken_back() -> None:
    learner = at(lesson("e-the-scapegoat"), "offer")
    step = learner.step()
    assert step is not None
    words = Words(find("alcatraz"), "en", NAMES)
    assert "Dee" in " ".join(words.say(sentence) for sentence in step.offer)
    other: JsonObject = {
        "act": "offer",
        "to": [2],
        "give": [{"clause": "vote", "who": 0, "candidate": 3, "round": 6}],
    }
    strayed = show(learner.lesson, engines, NAMES, learner.moves, LessonSay(statement=other))
    assert strayed.answer == "learn-al-e-offer.other"
    assert strayed.moves == learner.moves
    moves = list(learner.moves)
    assert learner.take(step.right) is None
    assert len(promises(learner)) == 2
    assert len(learner.moves) == len(moves) + 1


@rule("AL-13", "AL-14")
def test_a_promise_that_is_broken_is_marked_so() -> None:
    learner = at(lesson("e-the-scapegoat"), "goat")
    assert [promise["status"] for promise in promises(learner)] == ["broken"]
    state = learner.stand.play.state
    assert isinstance(state, State)
    assert state.scapegoat == LEARNER


def test_others_play_on_and_every_one_of_their_moves_can_be_seen() -> None:
    learner = Run(RAID, engines, NAMES)
    shown = show(RAID, engines, NAMES, [], action(learner, "play 5"))
    assert len(shown.frames) == 3
    told = [msgspec.json.decode(msgspec.json.encode(frame.shown))["events"] for frame in shown.frames]
    assert [len(events) for events in told] == [1, 2, 3]


@pytest.mark.parametrize("move", [LessonGo(), LessonPoint(at="file:0")])
def test_what_nobody_asks_for_is_off_the_path(move: Any) -> None:
    with pytest.raises(OffThePath):
        Run(RAID, engines, NAMES).take(move)


def test_a_statement_where_nothing_said_has_a_meaning_is_refused() -> None:
    with pytest.raises(BadInput):
        Run(RAID, engines, NAMES).take(LessonSay(statement={}))


def test_moves_of_another_lesson_are_off_the_path() -> None:
    learner = Run(RAID, engines, NAMES)
    with pytest.raises(OffThePath, match="do not lead through"):
        run(RAID, engines, NAMES, [action(learner, "play 3")])


def test_pointing_at_what_is_not_there_names_what_is() -> None:
    learner = at(lesson("a-the-way-out"), "who")
    with pytest.raises(OffThePath, match="Choose one of: file:0, file:1, file:2, file:3"):
        learner.take(LessonPoint(at="file:9"))


def test_nothing_comes_after_the_end() -> None:
    learner = at(lesson("a-the-way-out"), "who")
    lead_on(learner)
    assert learner.is_done
    with pytest.raises(OffThePath, match="done"):
        learner.take(LessonGo())


def test_while_there_is_only_something_to_read_no_action_is_taken() -> None:
    learner = at(lesson("a-the-way-out"), "away")
    with pytest.raises(OffThePath, match="Nobody asks"):
        learner.take(LessonAct(action=0))


def walk(wanted: Lesson) -> None:
    """Take a lesson to its end."""
    learner = Run(wanted, engines, NAMES)
    while (step := learner.step()) is not None:
        learner.take(step.right)


def changed(step: int, **fields: Any) -> Lesson:
    """The first lesson of Alcatraz with a step that is written in another way."""
    whole = lesson("a-the-way-out")
    first = whole.scene[0]
    steps = [*first.step[:step], msgspec.structs.replace(first.step[step], **fields), *first.step[step + 1 :]]
    scene = msgspec.structs.replace(first, step=steps)
    return msgspec.structs.replace(whole, scene=[scene, *whole.scene[1:]])


@pytest.mark.parametrize(
    ("step", "fields", "wrong"),
    [
        (0, {"refused": "complete the task"}, "'complete the task' is not refused"),
        (0, {"refused": "fly away"}, "'fly away' is not refused"),
        (0, {"expect": {"round": 3}}, "round is 9, not 3"),
        (0, {"room": "laundry"}, "no luck brings"),
        (2, {"expect_result": {"stays": 1}}, "stays is 2, not 1"),
        (1, {"id": "", "seat": 1}, "'end the turn' is not offered to seat 1, but nothing"),
        (1, {"id": "", "do": []}, "nobody does anything"),
    ],
)
def test_a_step_that_the_rules_do_not_allow_is_named(
    step: int, fields: dict[str, Any], wrong: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("getaway.learn.stand.MOST_TRIES", 40)
    with pytest.raises(BadFile, match=f"a-the-way-out.toml: scene 'boat', step {step + 1}: .*{wrong}"):
        walk(changed(step, **fields))


@pytest.mark.parametrize(
    ("deal", "wrong"), [({}, "missing required field"), ({"wall": 1}, "wall"), ({"hands": [["9"]]}, "9")]
)
def test_a_deal_that_cannot_be_is_named(deal: dict[str, Any], wrong: str) -> None:
    scene = msgspec.structs.replace(RAID.scene[0], deal=deal)
    with pytest.raises(BadFile, match=f"scene 'sketches', step 1: .*{wrong}"):
        Run(msgspec.structs.replace(RAID, scene=[scene]), engines, NAMES)


def test_a_file_with_a_slip_of_the_pen_is_named(tmp_path: Path) -> None:
    path = tmp_path / "new.toml"
    path.write_text('id = "new"\ngame = "alcatraz"\nminutes = 2\nscene = []\nsteps = []\n')
    with pytest.raises(BadFile, match=r"new\.toml: .*steps"):
        read_lesson(path)


def test_a_lesson_that_is_not_there_is_named() -> None:
    with pytest.raises(BadInput, match=r"no lesson 'x' of art-robbery\. Choose one of: first-raid"):
        find_lesson("art-robbery", "x")


def test_a_game_without_lessons_has_none() -> None:
    with pytest.raises(BadInput, match="There are no lessons for alcatraz"):
        staging_of(replace(find("alcatraz"), lessons=None))


def test_only_steps_with_an_id_are_the_learners() -> None:
    assert not Step(do=["play 3"]).is_learners
    assert Step(id="take", do=["play 3"]).kind == "do"
