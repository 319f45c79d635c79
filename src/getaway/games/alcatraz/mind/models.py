"""The judgements of Alcatraz as models to fit (`getaway fit`): the same sums, for many looks at once.

What may come is that all are caught, or that one of the seats stays (AL-34, AL-35).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from getaway.games.alcatraz.mind import appraisal, evaluation, signs
from getaway.games.alcatraz.rules.state import MAX_PLAYERS

Numbers: TypeAlias = NDArray[numpy.float64]
SIDES = ("silver", "silver", "mixed", "gold")


@dataclass(frozen=True)
class Stay:
    """Who stays, by a score of all being caught and one of each seat's staying."""

    read: str
    common: int  # signs of all
    of_a_seat: int
    played_by: str
    stands: tuple[tuple[float, ...], ...]
    # In two steps: does anybody escape, and if so, who stays? Else all that may come is weighed together.
    in_two_steps: bool
    options: tuple[dict[str, str], ...]
    nearness: float = 0.0

    module = signs.__name__
    slip = 0
    ridge = 1e-5

    @property
    def signs(self) -> int:
        return self.common + MAX_PLAYERS * self.of_a_seat

    def numbers(self, players: int) -> Numbers:
        """Those that stand in the code; one row is for any number of players."""
        return numpy.array(self.stands[min(players - 3, len(self.stands) - 1)])

    def scale(self) -> Numbers:
        return numpy.ones(self.common + self.of_a_seat)

    def outcomes(self, payoffs: Numbers) -> Numbers:
        """All are caught, or who stays."""
        escaped = payoffs.sum(1, keepdims=True) > 0
        return numpy.concatenate([~escaped, escaped & (payoffs == 0)], 1).astype(float)

    def chances(self, likely: Numbers) -> Numbers:
        """Each seat's chance to escape."""
        return 1 - likely[:, :1] - likely[:, 1:]

    def likely(self, fitted: Numbers, seen: Numbers, players: int) -> Numbers:
        """How likely each outcome is."""
        common, rows = self._apart(seen, players)
        all_of_them, own = common @ fitted[: self.common], rows @ fitted[self.common :]
        if self.in_two_steps:
            escape = 1 / (1 + numpy.exp(-all_of_them))
            return numpy.concatenate([1 - escape[:, None], escape[:, None] * softmax(own)], 1)
        return softmax(numpy.concatenate([all_of_them[:, None], own], 1))

    def slope(self, fitted: Numbers, seen: Numbers, came: Numbers, players: int) -> Numbers:
        """How the surprise at what came grows with each of the numbers."""
        common, rows = self._apart(seen, players)
        off = self.likely(fitted, seen, players) - came
        own = off[:, 1:]
        if self.in_two_steps:
            # The first step's score speaks for an escape; the second is judged only where somebody escaped.
            escaped = 1 - came[:, :1]
            own = escaped * softmax(rows @ fitted[self.common :]) - came[:, 1:]
        first = -off[:, 0] if self.in_two_steps else off[:, 0]
        return numpy.concatenate([first @ common, numpy.einsum("np,npk->k", own, rows)]) / len(came)

    def _apart(self, seen: Numbers, players: int) -> tuple[Numbers, Numbers]:
        rows = seen[:, self.common :].reshape(len(seen), -1, self.of_a_seat)[:, :players]
        return seen[:, : self.common], rows


def softmax(scores: Numbers) -> Numbers:
    found: Numbers = numpy.exp(scores - scores.max(-1, keepdims=True))
    shares: Numbers = found / found.sum(-1, keepdims=True)
    return shares


MODELS = {
    "evaluation": Stay(
        "read_quick",
        evaluation.ESCAPE_SIGNS,
        evaluation.STAY_SIGNS,
        "weights",
        tuple(
            escape + stay
            for escape, stay in zip(evaluation.ESCAPE_WEIGHTS, evaluation.STAY_WEIGHTS, strict=True)
        ),
        in_two_steps=True,
        options=tuple({"sides": sides} for sides in SIDES),
    ),
    # Games of searchers are few: the numbers stay near those that stand.
    "appraisal": Stay(
        "read_careful",
        appraisal.COMMON,
        appraisal.SIGNS,
        "search",
        (appraisal.FITTED,),
        in_two_steps=False,
        options=({},),
        nearness=1e-2,
    ),
}
