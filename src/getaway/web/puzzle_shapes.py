"""What requests and replies about puzzles look like."""

from __future__ import annotations

import msgspec

from getaway.kernel.sentence import Sentence
from getaway.kernel.view import View


class PuzzleGame(msgspec.Struct):
    """How many puzzles there are of a game."""

    game: str
    puzzles: int


class PuzzleReply(msgspec.Struct):
    """A moment of a game in which one move is clearly best, as the seat sees it who is asked."""

    id: str
    game: str
    players: int
    seat: int
    options: dict[str, str | int]
    view: View


class PuzzleHint(msgspec.Struct):
    """A move that is not the best one, and what speaks for that; null: only the search knows."""

    tempting: Sentence
    reason: Sentence | None


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """An answer to a puzzle."""

    action: int


class PuzzleAnswer(msgspec.Struct):
    """What the judge says of an answer; `chance` is null for a move that was worth no closer look."""

    right: bool
    chosen: Sentence
    chance: float | None
    best: Sentence
    best_action: int
    best_chance: float
    reasons: list[Sentence]  # why the best is better than what comes to mind
    deals: int  # that fit what the seat could know, in which it was checked
