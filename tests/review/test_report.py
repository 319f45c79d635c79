"""A review in words."""

from __future__ import annotations

import msgspec
import pytest

from getaway.games import find
from getaway.kernel.sentence import Sentence
from getaway.review.report import decimal, lines, points
from getaway.review.shapes import Better, Review
from getaway.words import LANGUAGES, Words
from tests.review.games import reviewed


def text(review: Review, lang: str = "en") -> str:
    return "\n".join(lines(review, Words(find(review.game), lang, review.names)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", ["raid", "escape"])
def test_a_review_can_be_read_in_every_language(file: str, lang: str) -> None:
    review = reviewed(file)
    marked = review.verdicts[0]
    worse = [
        msgspec.structs.replace(
            marked,
            grade=grade,
            lost=0.123,
            error=0.01,
            better=Better(step=marked.step, action=0, label=marked.label, reasons=reasons),
        )
        for grade, reasons in (("inaccuracy", []), ("mistake", []), ("blunder", [Sentence("review-no-rule")]))
    ]
    only = msgspec.structs.replace(marked, grade=None, only=True, better=None)
    found = text(msgspec.structs.replace(review, verdicts=[*worse, only]), lang)
    assert all(name in found for name in review.names)
    assert "12.3" in found or "12,3" in found


def test_a_game_without_marks_says_so() -> None:
    review = reviewed("raid")
    plain = [msgspec.structs.replace(verdict, grade=None, only=False) for verdict in review.verdicts]
    assert "Nobody made a clear mistake." in text(msgspec.structs.replace(review, verdicts=plain))


def test_votes_and_promises_are_told_where_there_are_any() -> None:
    found = text(reviewed("escape"))
    assert "Round 2: " in found
    assert "(word broken)" in found
    assert "Kept." in found
    assert "Broken." in found
    assert "Votes" not in text(reviewed("raid"))


def test_who_had_nothing_to_decide_has_no_accuracy() -> None:
    review = reviewed("raid")
    idle = [msgspec.structs.replace(player, accuracy=None) for player in review.seats]
    assert "Ann: nothing to get wrong." in text(msgspec.structs.replace(review, seats=idle))


def test_points_have_their_sign() -> None:
    assert [points(parts) for parts in (-1234, -20, 0, 1250)] == ["−12", "0", "0", "+12"]
    assert [decimal(0.1234, lang) for lang in ("en", "de")] == ["12.3", "12,3"]
