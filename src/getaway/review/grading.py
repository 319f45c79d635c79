"""What a loss is called: by its size, in parts of the equal share, and never within the noise."""

from __future__ import annotations

from getaway.review.shapes import Grade

# Of 1/n, smallest first. For two players 5, 10 and 20 points of a hundred.
GRADES: tuple[tuple[Grade, float], ...] = (("inaccuracy", 0.10), ("mistake", 0.20), ("blunder", 0.40))
SURE = 2.0  # standard errors that a loss is above


def grade_of(lost: float, error: float, players: int) -> Grade | None:
    """The grade of a loss; None if it is too small, or not sure."""
    if lost < SURE * error:
        return None
    found: Grade | None = None
    for grade, part in GRADES:
        if lost >= part / players:
            found = grade
    return found


def smallest(players: int) -> float:
    """The smallest loss that has a name."""
    return GRADES[0][1] / players


def largest(players: int) -> float:
    """The loss from which on nothing is worse."""
    return GRADES[-1][1] / players


def rank(grade: Grade | None) -> int:
    """How bad a grade is; 0 where there is none."""
    return 0 if grade is None else 1 + [name for name, _ in GRADES].index(grade)
