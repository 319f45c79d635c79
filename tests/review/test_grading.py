"""What a loss is called."""

from __future__ import annotations

import pytest

from getaway.review.grading import grade_of, largest, rank, smallest


@pytest.mark.parametrize(
    ("lost", "players", "grade"),
    [
        *((0.049, 2, None), (0.05, 2, "inaccuracy"), (0.1, 2, "mistake"), (0.2, 2, "blunder")),
        *((0.024, 4, None), (0.025, 4, "inaccuracy"), (0.05, 4, "mistake"), (0.1, 4, "blunder")),
        *((-0.3, 4, None), (1.0, 5, "blunder")),
    ],
)
def test_grades_are_parts_of_the_equal_share(lost: float, players: int, grade: str | None) -> None:
    assert grade_of(lost, 0.0, players) == grade


def test_nothing_within_twice_the_standard_error_has_a_grade() -> None:
    assert grade_of(0.3, 0.151, 2) is None
    assert grade_of(0.3, 0.15, 2) == "blunder"


def test_grades_have_an_order() -> None:
    assert [rank(None), rank("inaccuracy"), rank("mistake"), rank("blunder")] == [0, 1, 2, 3]
    assert smallest(4) < largest(4)
