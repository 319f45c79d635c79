"""Alcatraz: The Scapegoat as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from getaway.games.alcatraz.rules.edition import OPTIONS, STANDARD, configure, read_edition
from getaway.games.alcatraz.rules.rounds import council
from getaway.games.alcatraz.rules.rules import apply, hide
from getaway.games.alcatraz.rules.state import EFFECT_NAMES, MAX_PLAYERS, ROOM_NAMES
from getaway.kernel.game import Game, Ledger, later, remember_nothing
from getaway.kernel.sentence import Sentence
from getaway.kernel.talk import LedgerView
from getaway.kernel.view import View

HERE = "getaway.games.alcatraz"


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"AL-{number}" for number in range(first, last + 1))


def _view_type() -> type[View]:
    # Imported late: dealing needs no views.
    from getaway.games.alcatraz.shown import shapes

    return shapes.View


def _ledger_type() -> type[LedgerView]:
    from getaway.games.alcatraz.talk import shapes

    return shapes.LedgerView


ROOM_USES = tuple(
    (
        Sentence("room-side", {"room": Sentence("room", {"room": room}), "side": side}),
        f"room-{room.replace('_', '-')}-{side}",
    )
    for room in ROOM_NAMES
    for side in ("silver", "gold")
)
EFFECTS = tuple(
    (Sentence("card", {"card": effect}), f"effect-{effect.replace('_', '-')}") for effect in EFFECT_NAMES
)


def _new_ledger() -> Ledger:
    # Imported late: dealing needs no talk.
    from getaway.games.alcatraz.talk.ledger import Ledger as NewLedger

    return NewLedger()


GAME = Game(
    name="alcatraz",
    version=2,
    rules=f"{HERE}.rules.rules",
    invariants=f"{HERE}.rules.invariants",
    considerations=f"{HERE}.mind.considerations",
    terminal=f"{HERE}.terminal",
    folder=Path(__file__).parent,
    players=range(3, MAX_PLAYERS + 1),
    options=OPTIONS,
    rulebook=(
        ("components", _rules(1, 4)),
        ("set-up", _rules(5, 10)),
        ("round", _rules(11, 15)),
        ("actions", _rules(16, 22)),
        ("free", _rules(23, 25)),
        ("guards", _rules(26, 27)),
        ("rooms", _rules(28, 29)),
        ("plan", _rules(30, 33)),
        ("end", _rules(34, 36)),
    ),
    appendix=(("room-uses", ROOM_USES), ("effects", EFFECTS)),
    edition_keys=("task", "frame_up", "room_items"),
    read_edition=read_edition,
    configure=configure,
    apply=apply,
    hide=hide,
    recall=remember_nothing,
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
    council=council,
    talk=_new_ledger,
    ledger_type=_ledger_type,
    deals=f"{HERE}.deals.contract",
    # AL-27: the first version knew the designer's word alone.
    older={1: {"free_rooms": "designer"}},
    standard=STANDARD,
)
