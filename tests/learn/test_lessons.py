"""Every lesson, played by the rules: its path, other ways that count, and every other legal move."""

from __future__ import annotations

import re

import pytest

from getaway.games import REGISTRY, find, load
from getaway.kernel.engine import Engine
from getaway.learn.lesson import LEARNER, Lesson, all_lessons, lessons_of
from getaway.learn.run import OffThePath, Run, run, show
from getaway.learn.shapes import LessonAct, LessonMove, LessonPoint
from getaway.words import LANGUAGES, Words

NAMES = ("Ann", "Bo", "Cy", "Dee")
LESSONS = all_lessons()
MOST_WORDS = 25
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def engines(game: str, edition: str) -> Engine:
    return load(game)


def new(lesson: Lesson) -> Run:
    return Run(lesson, engines, NAMES)


def path_of(lesson: Lesson) -> list[LessonMove]:
    """The moves that the lesson itself shows."""
    learner = new(lesson)
    while (step := learner.step()) is not None:
        assert learner.take(step.right) is None, step.id
    return learner.moves


def test_each_game_has_its_lessons() -> None:
    found = {name: [lesson.id for lesson in lessons_of(name)] for name in REGISTRY}
    assert found["art-robbery"] == ["first-raid"]
    assert [id[0] for id in found["alcatraz"]] == list("abcdef")


@each_lesson
def test_the_rules_play_the_lesson_to_its_end(lesson: Lesson) -> None:
    assert run(lesson, engines, NAMES, path_of(lesson)).is_done


@each_lesson
def test_every_way_that_counts_leads_to_the_end(lesson: Lesson) -> None:
    moves = path_of(lesson)
    walker = new(lesson)
    ways = 0
    for move in moves:
        if walker.current.is_learners and len(walker.moves) == walker.began:
            start = list(walker.moves)
            for way in walker.current.ways[1:]:
                other = run(lesson, engines, NAMES, start)
                for name in way:
                    assert other.take(LessonAct(action=other.stand.offered(LEARNER)[name])) is None
                while (step := other.step()) is not None:
                    assert other.take(step.right) is None
                ways += 1
        assert walker.take(move) is None
    assert ways == sum(len(step.ways) - 1 for step in lesson.steps if step.do)


@each_lesson
def test_every_other_legal_move_is_answered_and_taken_back(lesson: Lesson) -> None:
    moves = path_of(lesson)
    tried = 0
    for number in range(len(moves)):
        before = run(lesson, engines, NAMES, moves[:number])
        step = before.current
        if not step.is_learners or LEARNER not in before.stand.play.asked:
            continue
        if step.kind == "go":
            # There is something to read first.
            with pytest.raises(OffThePath, match="Nobody asks the learner for an action now"):
                before.take(LessonAct(action=before.stand.play.legal(LEARNER)[0]))
            continue
        known = {f"{step.say}.other", step.play_out.say if step.play_out else ""}
        for action in before.stand.play.legal(LEARNER):
            tried += 1
            shown = show(lesson, engines, NAMES, moves[:number], LessonAct(action=action))
            if shown.answer is None:
                assert len(shown.moves) == number + 1
                continue
            assert shown.answer in known
            assert shown.frames
            # The step begins anew.
            assert shown.moves == moves[: before.began]
            again = run(lesson, engines, NAMES, moves[: before.began])
            assert shown.back == again.frame()
    assert tried > len(lesson.steps)


@each_lesson
def test_whatever_is_pointed_at_is_answered(lesson: Lesson) -> None:
    moves = path_of(lesson)
    for number, move in enumerate(moves):
        if isinstance(move, LessonPoint):
            step = run(lesson, engines, NAMES, moves[:number]).step()
            assert step is not None
            right = [
                pointer.at
                for pointer in step.pointers
                if show(lesson, engines, NAMES, moves[:number], LessonPoint(at=pointer.at)).answer is None
            ]
            # One answer is right, and there are others to be wrong with.
            assert len(right) == 1
            assert len(step.pointers) > 3


def said(lesson: Lesson) -> set[str]:
    """All messages of a lesson."""
    found = {lesson.title, f"{lesson.title}.about", "learn-about"}
    for step in (step for scene in lesson.scene for step in scene.step):
        if step.say:
            found.add(step.say)
        if step.play_out is not None:
            found.add(step.play_out.say)
        if step.is_learners and step.kind != "go":
            found |= {f"{step.say}.do", f"{step.say}.other"}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_language_says_it_in_few_words(lesson: Lesson, language: str) -> None:
    words = Words(find(lesson.game), language, NAMES)
    for message in said(lesson):
        assert 0 < len(words.text(message).split()) <= MOST_WORDS, message


@pytest.mark.parametrize("name", [name for name in REGISTRY if lessons_of(name)])
def test_nothing_is_written_that_no_lesson_says(name: str) -> None:
    text = (find(name).folder / "lessons" / "en.ftl").read_text(encoding="utf-8")
    asked = set().union(*(said(lesson) for lesson in lessons_of(name)))
    written = set(re.findall(r"^(learn-a[rl]-\S+) =", text, re.MULTILINE)) - {"learn-al-need"}
    assert written == {message for message in asked if re.match(r"learn-a[rl]-[^.]+$", message)}


@each_lesson
def test_every_rule_that_a_lesson_teaches_is_in_the_rulebook(lesson: Lesson) -> None:
    numbers = {number for _, rules in find(lesson.game).rulebook for number in rules}
    taught = {rule for scene in lesson.scene for step in scene.step for rule in step.teaches}
    assert taught <= numbers
    assert all(step.teaches for step in lesson.steps if step.kind != "go")


@each_lesson
def test_no_view_of_a_lesson_shows_what_the_learner_may_not_know(lesson: Lesson) -> None:
    moves = path_of(lesson)
    for number in range(len(moves)):
        play = run(lesson, engines, NAMES, moves[:number]).stand.play
        assert play.view(LEARNER).seats == play.game.view(play.hidden(LEARNER), LEARNER).seats
