"""`getaway learn`: the lessons in lines."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from getaway.kernel.errors import BadInput
from getaway.learn.lesson import Lesson, all_lessons, find_lesson
from getaway.terminal.lessons import LessonLines, Progress, find_lessons, next_lesson
from getaway.terminal.printing import Paper
from getaway.words import LANGUAGES
from tests.conftest import Getaway

RAID = find_lesson("art-robbery", "first-raid")


def typed(lesson: Lesson, lines: Iterable[str], lang: str = "en") -> str:
    """All that a lesson prints while these lines are typed."""
    printed, waiting = io.StringIO(), iter(lines)
    LessonLines(lesson, lang, Paper(printed, width=200), lambda: next(waiting, None), echo=True).play()
    return printed.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_is_shown_to_its_end_in_every_language(lesson: Lesson, lang: str, own_folder: Path) -> None:
    typed(lesson, ["s"] * 30, lang)
    kept = json.loads((own_folder / "lessons.json").read_text())
    assert kept[f"{lesson.game}/{lesson.id}"] == {"moves": [], "done": True}


def test_what_is_in_the_light_has_an_arrow_and_leads_on() -> None:
    printed = typed(RAID, [])
    (lit,) = [line for line in printed.splitlines() if line.startswith("➜ ") and "play a 5" in line.lower()]
    number = lit[1:].split()[0]
    assert "Now the 0. Worth nothing?" in typed(RAID, [number])


@pytest.mark.parametrize(
    ("lang", "quotes"), [("en", "“”"), ("de", "„“"), ("es", "«»"), ("cs", "„“"), ("ru", "«»")]
)
def test_an_offer_stands_in_the_quotes_of_its_language(lang: str, quotes: str) -> None:
    printed = typed(find_lesson("alcatraz", "e-the-scapegoat"), ["s"] * 30, lang)
    offers = [line.strip() for line in printed.splitlines() if line.startswith(f"  {quotes[0]}")]
    assert len(offers) == 1
    assert offers[0].endswith(quotes[1])


def test_another_move_is_answered_kindly_and_taken_back() -> None:
    printed = typed(RAID, ["1"])
    assert "Good eye, but the 5 pays more." in printed
    assert printed.count("See the 5 up there?") == 2


def test_what_a_tempting_move_brings_is_told_before_it_is_taken_back() -> None:
    before = typed(RAID, ["s"] * 11)
    assert "The last raid" in before
    # The Greedy thief is played, and takes the 5.
    begun = typed(RAID, ["s"])
    (five,) = {line.split()[0] for line in begun.splitlines() if line.endswith("take a 5 (1 alibi)")}
    printed = typed(RAID, [five])
    assert "Caught! Four alibis" in printed
    assert "handcuffs" in printed.lower()


def test_who_leaves_goes_on_at_the_same_step() -> None:
    assert "Now the 0." in typed(RAID, ["s", "q"])
    assert "Now the 0." in typed(RAID, [])
    assert "See the 5" not in typed(RAID, [])


def test_a_lesson_that_has_changed_since_begins_anew(own_folder: Path) -> None:
    (own_folder / "lessons.json").write_text('{"art-robbery/first-raid": {"moves": [{"type": "go"}]}}')
    printed = typed(RAID, [])
    assert "This lesson has changed since you were here." in printed
    assert "See the 5 up there?" in printed


def test_rules_are_read_and_what_is_no_answer_is_said(own_folder: Path) -> None:
    printed = typed(RAID, ["r", "99", "hello"])
    assert "AR-11" in printed
    assert "That’s not it yet: 99" in printed
    assert "That’s not it yet: hello" in printed


def test_what_was_kept_and_cannot_be_read_is_named(own_folder: Path) -> None:
    (own_folder / "lessons.json").write_text("nothing")
    with pytest.raises(BadInput, match="can't be read"):
        Progress(own_folder)


def test_of_a_game_the_next_lesson_is_taken(own_folder: Path) -> None:
    lessons = find_lessons("alcatraz")
    assert next_lesson(lessons).id == "a-the-way-out"
    typed(lessons[0], ["s"] * 9)
    assert next_lesson(lessons).id == "b-light-feet"
    assert find_lessons("c-full") == [find_lesson("alcatraz", "c-full-pockets")]
    with pytest.raises(BadInput, match=r"There's no lesson 'x'\. Choose one of: art-robbery"):
        find_lessons("x")


def test_the_command_lists_and_plays(
    getaway: Getaway, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = getaway("learn", "--lang", "de")
    assert code == 0
    assert "b-light-feet" in out
    assert "Leise Sohlen" in out
    monkeypatch.setattr("sys.stdin", io.StringIO("s\n" * 30))
    code, out, _ = getaway("learn", "art-robbery")
    assert code == 0
    assert "Lesson done: One raid." in out
    assert "(learnt)" in getaway("learn")[1]
    assert getaway("learn", "chess")[0] == 2
