"""Art Robbery as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from getaway.games.art_robbery.edition import OPTIONS, configure, read_edition
from getaway.games.art_robbery.rules import apply, hide
from getaway.games.art_robbery.state import MAX_PLAYERS
from getaway.kernel.game import Game, later
from getaway.kernel.sentence import Sentence

HERE = "getaway.games.art_robbery"


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"AR-{number}" for number in range(first, last + 1))


KNOWLEDGE = (
    (Sentence("known-to-all"), "known-to-all-text"),
    (Sentence("kept-secret"), "kept-secret-text"),
)

GAME = Game(
    name="art-robbery",
    version=1,
    rules=f"{HERE}.rules",
    invariants=f"{HERE}.invariants",
    considerations=f"{HERE}.considerations",
    folder=Path(__file__).parent,
    players=range(2, MAX_PLAYERS + 1),
    options=OPTIONS,
    rulebook=(
        ("components", _rules(1, 4)),
        ("set-up", _rules(5, 6)),
        ("turn", _rules(7, 18)),
        ("raid-end", (*_rules(19, 22), "AR-26")),
        ("game-end", _rules(23, 25)),
    ),
    appendix=(("knowledge", KNOWLEDGE),),
    edition_keys=("raid",),
    read_edition=read_edition,
    configure=configure,
    apply=apply,
    hide=hide,
    recall=later(f"{HERE}.memory", "recall"),
    view=later(f"{HERE}.view", "view"),
    result=later(f"{HERE}.view", "result"),
    events=later(f"{HERE}.story", "events"),
    heard=later(f"{HERE}.story", "heard"),
    sentence=later(f"{HERE}.story", "sentence"),
    label=later(f"{HERE}.story", "label"),
    why_not=later(f"{HERE}.refusals", "why_not"),
    missed=later(f"{HERE}.refusals", "missed"),
    transcript=later(f"{HERE}.transcript", "transcript"),
    talk=None,
)
