"""Alcatraz: The Scapegoat as the rest of the house sees it."""

from __future__ import annotations

from pathlib import Path

from getaway.games.alcatraz.edition import OPTIONS, configure, read_edition
from getaway.games.alcatraz.rounds import council
from getaway.games.alcatraz.rules import apply, hide
from getaway.games.alcatraz.state import EFFECT_NAMES, MAX_PLAYERS, ROOM_NAMES
from getaway.kernel.game import Game, Talk, later, remember_nothing
from getaway.kernel.sentence import Sentence

HERE = "getaway.games.alcatraz"


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"AL-{number}" for number in range(first, last + 1))


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

GAME = Game(
    name="alcatraz",
    version=1,
    rules=f"{HERE}.rules",
    invariants=f"{HERE}.invariants",
    considerations=f"{HERE}.considerations",
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
    view=later(f"{HERE}.view", "view"),
    result=later(f"{HERE}.view", "result"),
    events=later(f"{HERE}.story", "events"),
    heard=later(f"{HERE}.story", "heard"),
    sentence=later(f"{HERE}.story", "sentence"),
    label=later(f"{HERE}.story", "label"),
    why_not=later(f"{HERE}.refusals", "why_not"),
    missed=later(f"{HERE}.refusals", "missed"),
    transcript=later(f"{HERE}.transcript", "transcript"),
    council=council,
    talk=Talk(
        read=later(f"{HERE}.talk", "read"),
        write=later(f"{HERE}.talk", "write"),
        sentences=later(f"{HERE}.talk", "sentences"),
        ledger=later(f"{HERE}.promises", "Ledger"),
        promise=later(f"{HERE}.promises", "sentences"),
        ballots=later(f"{HERE}.bargains", "ballots"),
        proposals=later(f"{HERE}.bargains", "proposals"),
        pending=later(f"{HERE}.bargains", "pending"),
        drafts=later(f"{HERE}.drafts", "drafts"),
        answer=later(f"{HERE}.bargains", "answer"),
        track_record=later(f"{HERE}.bargains", "track_record"),
        imagine=later(f"{HERE}.imagining", "imagine"),
        contrast=later(f"{HERE}.imagining", "contrast"),
        bearings=later(f"{HERE}.keeping", "bearings"),
    ),
)
