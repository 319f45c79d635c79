"""A review as another program reads it. Chances are of a seat to win, from 0 to 1."""

from __future__ import annotations

from typing import Literal

import msgspec

from getaway.kernel.sentence import Sentence

FORMAT = "getaway-review-1"

Grade = Literal["inaccuracy", "mistake", "blunder"]


class Piece(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A part of a review: made once, never changed."""


class Point(Piece, frozen=True, kw_only=True, gc=False):
    """How everybody stands after a step; a step without a point is as the one before it."""

    step: int
    open: list[float]  # with all hands open
    knew: list[float]  # of each seat by what it could know at its own last decision
    # Of each seat, what luck has brought since the choice at this step; empty: not known.
    luck: list[float] = []


class Better(Piece, frozen=True, kw_only=True, gc=False):
    """What the judge prefers, and why."""

    step: int  # of a turn, the step at which it goes another way
    action: int
    label: Sentence
    reasons: list[Sentence]  # empty: the search found it, and no rule of thumb says so


class Verdict(Piece, frozen=True, kw_only=True, gc=False):
    """What is said of a decision, a turn or a ballot, by what its seat could know then."""

    kind: Literal["decision", "turn", "ballot"]
    step: int  # the first
    last: int  # the last of a turn
    seat: int
    label: Sentence  # what was done at the step from which the better one differs, else at the first
    chance: float  # after what was chosen
    best: float  # after the best
    worst: float  # after the worst that was tried
    lost: float  # best less chosen, in deals that had no say in which is best; within the noise below 0
    error: float  # the standard error of that
    deals: int  # in which it was measured
    grade: Grade | None  # None: nothing to blame, or not sure enough
    only: bool  # everything else that was tried is clearly worse, and this was found
    disputed: bool  # the second judge does not prefer the better one, so there is no grade
    better: Better | None  # None: the best was chosen
    told: Sentence | None = None  # in a turn, the last thing that its seat was told before


class Judged(Piece, frozen=True, kw_only=True, gc=False):
    """What was found out about one turn, decision or vote: all that is kept of it, and needed of it.

    The deal is the first of these; nothing is decided in it.
    """

    number: int
    last: int  # the step after which everything below holds
    before: list[float]  # everybody's chance with all hands open, if the best were chosen
    after: list[float]  # the same after what was chosen
    own: list[float]  # how much of `after` less `before` is each seat's own doing
    knew: dict[int, float]  # of the seats that decided, by what they could know
    verdicts: list[Verdict]


class Share(Piece, frozen=True, kw_only=True, gc=False):
    """Where a seat's chance went: `result` - `equal` = `own` + `others` + `cards`, exactly.

    All in ten-thousandths, so that nothing is rounded away.
    """

    equal: int
    own: int
    others: int
    cards: int
    result: int


class Player(Piece, frozen=True, kw_only=True, gc=False):
    """A seat's game in short."""

    seat: int
    name: str
    accuracy: float | None  # None: nothing it decided mattered
    inaccuracies: int
    mistakes: int
    blunders: int
    share: Share


class Ballot(Piece, frozen=True, kw_only=True, gc=False):
    """How a seat voted."""

    step: int
    seat: int
    action: int
    label: Sentence
    broke: bool  # its word


class Vote(Piece, frozen=True, kw_only=True, gc=False):
    """A sealed vote, opened."""

    step: int  # of the last ballot
    round: int | None
    caller: int
    elected: int  # the action that won
    ballots: list[Ballot]


class Promise(Piece, frozen=True, kw_only=True, gc=False):
    """A promise from the step after which it stood to the one that settled it."""

    number: int
    who: int
    to: list[int]
    words: Sentence
    made: int
    settled: int | None
    status: str


class Track(Piece, frozen=True, kw_only=True, gc=False):
    """A number of the game's own that goes with its rounds, such as the guards, from a step on."""

    name: str
    steps: list[int]
    values: list[int]


class Review(Piece, frozen=True, kw_only=True, gc=False):
    """The whole review of a finished game."""

    format: str
    game: str
    version: int
    players: int
    names: list[str]
    steps: int
    seed: int
    judge: str  # "if all play like this"
    equal: float  # the equal share that chances are compared with
    points: list[Point]
    verdicts: list[Verdict]
    seats: list[Player]
    votes: list[Vote]
    promises: list[Promise]
    tracks: list[Track]


class Progress(Piece, frozen=True, kw_only=True, gc=False):
    """How far a review is."""

    step: int
    steps: int
    done: int
    of: int
