"""The judgements of Art Robbery as models to fit (`getaway fit`): the same sums, for many looks at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import numpy
from numpy.typing import NDArray

from getaway.games.art_robbery.mind import appraisal, evaluation, signs
from getaway.games.art_robbery.rules.scoring import FINE
from getaway.games.art_robbery.rules.state import MAX_PLAYERS

Numbers: TypeAlias = NDArray[numpy.float64]
CURVES = 6  # three numbers say how fast an alibi comes to count, three a point: see `evaluation`
OUT = 1e9  # so much weaker is who is out


@dataclass(frozen=True)
class Race:
    """Who is poorest in alibis, and who of the others has most points (AR-23, AR-24)."""

    read: str
    of_a_seat: int  # signs
    points: int  # of them count as points, the first two aside
    played_by: str
    slip: int
    stands: tuple[tuple[float, ...], ...]

    module = signs.__name__
    options: tuple[dict[str, str], ...] = ({},)
    nearness = 0.0
    ridge = 2e-5

    @property
    def signs(self) -> int:
        return 1 + MAX_PLAYERS * self.of_a_seat

    def numbers(self, players: int) -> Numbers:
        """Those that stand in the code."""
        return numpy.array(self.stands[players - 2])

    def scale(self) -> Numbers:
        """How far each number moves: a point counts for less than an alibi."""
        return numpy.array([1, 1, 1, 0.2, 0.2, 0.2] + [1] * (self.of_a_seat - 2))

    def outcomes(self, payoffs: Numbers) -> Numbers:
        """Who won, by shares."""
        return payoffs

    def chances(self, likely: Numbers) -> Numbers:
        """Each seat's chance to win."""
        return likely

    def likely(self, fitted: Numbers, seen: Numbers, players: int) -> Numbers:
        """How likely each seat wins."""
        return _Looks(self, fitted, seen, players).chances

    def slope(self, fitted: Numbers, seen: Numbers, came: Numbers, players: int) -> Numbers:
        """How the surprise at what came grows with each of the numbers."""
        return _Looks(self, fitted, seen, players).slope(came)


class _Looks:
    """What a race is by some numbers, on the way from the signs to the chances."""

    def __init__(self, race: Race, fitted: Numbers, seen: Numbers, players: int) -> None:
        gone, rows = seen[:, 0], seen[:, 1:].reshape(len(seen), -1, race.of_a_seat)[:, :players]
        last = 2 + race.points
        self.players = players
        self.curve = numpy.stack([numpy.ones_like(gone), gone, gone**3], 1)
        self.counted, self.counted_safe = rows[..., 2:last], rows[..., last:]
        self.own = rows[..., 0] + self.counted @ fitted[CURVES : CURVES + race.points]
        self.safe = rows[..., 1] + self.counted_safe @ fitted[CURVES + race.points :]
        self.alibi = (self.curve @ fitted[0:3])[:, None]
        self.point = (self.curve @ fitted[3:6])[:, None]
        self.poor = softmax(-self.alibi * self.safe)
        # For each seat that may be poorest: who is strongest then.
        strong = numpy.repeat((self.point * self.own)[:, None, :], players, 1)
        everyone = numpy.arange(players)
        strong[:, everyone, everyone] -= self.point * FINE if players == 2 else OUT
        self.best = softmax(strong)
        self.chances: Numbers = (self.poor[:, :, None] * self.best).sum(1)

    def slope(self, came: Numbers) -> Numbers:
        chances = -came / (self.chances + 1e-9) / len(came)
        poor = through(self.poor, (self.best * chances[:, None, :]).sum(2))
        strong = through(self.best, self.poor[:, :, None] * chances[:, None, :])
        point = (strong.sum(1) * self.own).sum(1)
        if self.players == 2:
            point = point - FINE * numpy.einsum("bii->b", strong)
        own, safe = strong.sum(1) * self.point, -poor * self.alibi
        return numpy.concatenate(
            [
                self.curve.T @ -(poor * self.safe).sum(1),
                self.curve.T @ point,
                numpy.einsum("bi,bik->k", own, self.counted),
                numpy.einsum("bi,bik->k", safe, self.counted_safe),
            ]
        )


def softmax(scores: Numbers) -> Numbers:
    found: Numbers = numpy.exp(scores - scores.max(-1, keepdims=True))
    shares: Numbers = found / found.sum(-1, keepdims=True)
    return shares


def through(shares: Numbers, slope: Numbers) -> Numbers:
    """A slope by shares as one by the scores that they were made from."""
    found: Numbers = shares * (slope - (shares * slope).sum(-1, keepdims=True))
    return found


MODELS = {
    "evaluation": Race("read_quick", signs.QUICK, 3, "weights", 8, evaluation.FITTED),
    "appraisal": Race(
        "read_careful",
        signs.CAREFUL,
        appraisal.LOOT_ALIBIS - appraisal.LOOT,
        "glance",
        6,
        appraisal.FITTED,
    ),
}
