"""Each lesson ends in its minutes at a calm pace, in every language: docs/lessons.md has the table."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.learn.lesson import Lesson
from getaway.learn.shapes import LessonGo
from getaway.words import LANGUAGES, Words
from tests.learn.test_lessons import LESSONS, NAMES, each_lesson, path_of

# Slower than people read a page, because they look at the board as well.
WORDS_A_MINUTE = 120
SECONDS_A_MOVE = 8  # to find what is asked for, and to do it
SECONDS_A_PAGE = 2  # to go on where there is only something to read
SECONDS_A_DEED = 1.3  # of somebody else: the pace of the page


def words_of(lesson: Lesson, language: str) -> int:
    """All that the guide says on the way that the lesson shows."""
    words = Words(find(lesson.game), language, NAMES)
    said = []
    for step in (step for scene in lesson.scene for step in scene.step if step.say):
        said.append(step.say)
        if step.is_learners and step.kind != "go":
            said.append(f"{step.say}.do")
    return sum(len(words.text(message).split()) for message in said)


def seconds_of(lesson: Lesson, language: str) -> float:
    """How long it takes at that pace."""
    others = sum(not step.is_learners for scene in lesson.scene for step in scene.step)
    reading = 60 * words_of(lesson, language) / WORDS_A_MINUTE
    moves = path_of(lesson)
    pages = sum(isinstance(move, LessonGo) for move in moves)
    done = SECONDS_A_MOVE * (len(moves) - pages) + SECONDS_A_PAGE * pages
    return reading + done + SECONDS_A_DEED * others


@each_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_ends_in_its_minutes(lesson: Lesson, language: str) -> None:
    assert seconds_of(lesson, language) <= 60 * lesson.minutes


def test_all_lessons_of_a_game_take_less_than_a_quarter_of_an_hour() -> None:
    for game in {lesson.game for lesson in LESSONS}:
        assert sum(lesson.minutes for lesson in LESSONS if lesson.game == game) <= 15
