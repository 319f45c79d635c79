"""Art Robbery as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from getaway.games.art_robbery.rules.edition import OPTIONS, STANDARD, configure, read_edition
from getaway.games.art_robbery.rules.rules import apply, hide
from getaway.games.art_robbery.rules.state import MAX_PLAYERS
from getaway.kernel.game import Game, later
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import View

HERE = "getaway.games.art_robbery"


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"AR-{number}" for number in range(first, last + 1))


def _view_type() -> type[View]:
    from getaway.games.art_robbery.shown import shapes

    return shapes.View


KNOWLEDGE = (
    (Sentence("known-to-all"), "known-to-all-text"),
    (Sentence("kept-secret"), "kept-secret-text"),
)

GAME = Game(
    name="art-robbery",
    version=1,
    rules=f"{HERE}.rules.rules",
    invariants=f"{HERE}.rules.invariants",
    considerations=f"{HERE}.mind.considerations",
    terminal=f"{HERE}.terminal",
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
    recall=later(f"{HERE}.rules.memory", "recall"),
    view=later(f"{HERE}.shown.view", "view"),
    view_type=_view_type,
    result=later(f"{HERE}.shown.view", "result"),
    events=later(f"{HERE}.shown.story", "events"),
    heard=later(f"{HERE}.shown.story", "heard"),
    sentence=later(f"{HERE}.shown.story", "sentence"),
    label=later(f"{HERE}.shown.story", "label"),
    deed=later(f"{HERE}.shown.story", "deed"),
    why_not=later(f"{HERE}.shown.refusals", "why_not"),
    refusals=later(f"{HERE}.shown.refusals", "refusals"),
    transcript=later(f"{HERE}.shown.transcript", "transcript"),
    talk=None,
    standard=STANDARD,
)
