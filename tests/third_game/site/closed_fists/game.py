"""Closed Fists as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from closed_fists.rules import GUESSES, MAX_PLAYERS, NONE, State
from getaway.kernel.game import Told
from getaway.kernel.options import Choice
from getaway.kernel.sentence import Seat, Sentence
from getaway.kernel.small_game import small_game


def label(s: State, action: int) -> Sentence:
    """An action as the mover reads it."""
    return Sentence("guess", {"number": action})


def sentence(s: State, told: Told) -> Sentence:
    """What was told."""
    _, kind, a, b, _ = told
    return (
        Sentence("guesses", {"who": Seat(a), "number": b})
        if kind == GUESSES
        else Sentence("opens", {"number": a})
    )


def lines(s: State, viewer: int) -> Iterator[Sentence]:
    """What a viewer sees: open fists and guesses."""
    for seat in range(s.players):
        if s.fists[seat] != NONE:
            yield Sentence("holds", {"who": Seat(seat), "number": s.fists[seat]})
        if s.guesses[seat] != NONE:
            yield Sentence("guesses", {"who": Seat(seat), "number": s.guesses[seat]})


GAME = small_game(
    name="closed-fists",
    version=1,
    rules="closed_fists.rules",
    folder=Path(__file__).parent,
    players=range(2, MAX_PLAYERS + 1),
    rulebook=(("play", ("CF-1", "CF-2", "CF-3")),),
    turn_rule="CF-2",
    options=(Choice("winner", "exact", ("exact", "nearest")),),
    label=label,
    sentence=sentence,
    lines=lines,
)
