"""Alcatraz: The Scapegoat as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from getaway.games.alcatraz.rules.edition import OPTIONS, STANDARD, Cards, configure, read_edition
from getaway.games.alcatraz.rules.longest import longest
from getaway.games.alcatraz.rules.rounds import council
from getaway.games.alcatraz.rules.rules import apply, hide
from getaway.games.alcatraz.rules.state import (
    EFFECT_NAMES,
    ELECTED,
    MAX_PLAYERS,
    REFUSES,
    ROOM_NAMES,
    TRADES,
    State,
)
from getaway.kernel.errors import Refusal
from getaway.kernel.game import Game, Ledger, Told, remember_nothing
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.kernel.talk import LedgerView
from getaway.kernel.view import Deed, Ending, Result, View

if TYPE_CHECKING:
    from getaway.deals import Deals
    from getaway.games.alcatraz.deals import contract as _deals
    from getaway.games.alcatraz.mind import considerations as _considerations
    from getaway.games.alcatraz.rules import invariants as _invariants
    from getaway.games.alcatraz.rules import rules as _rules_file
    from getaway.games.alcatraz.talk.clause import Clause
    from getaway.games.alcatraz.talk.ledger import Ledger as OwnLedger
    from getaway.kernel.contract import Considerations, Invariants, Rules
    from getaway.kernel.engine import Engine

    # The files that are named below keep the contract for these states.
    RULES: Rules[State] = _rules_file
    INVARIANTS: Invariants[State] = _invariants
    CONSIDERATIONS: Considerations[State] = _considerations
    DEALS: Deals[OwnLedger, State, Clause] = _deals

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


def round_of(s: State) -> int:
    """AL-11: which round it is."""
    return s.round


def turn_of(s: State) -> int:
    """AL-15: a number for each turn; a vote, or the naming of who stays, has one of its own."""
    return s.round * (MAX_PLAYERS + 1) + s.turn + 1


def tracks(s: State) -> dict[str, int]:
    """The clock of the game: its guards; and who is the scapegoat, with what bonus."""
    return {"round": s.round, "guards": s.guards_out, "scapegoat": s.scapegoat, "bonus": s.bonus}


# What dealing does not need is imported when it is first asked for. mypy compares each of these with the
# function that it stands for, and with what a `Game` has to answer.


def view(s: State, viewer: int) -> View:
    """What a seat, or a spectator (NOBODY), sees."""
    from getaway.games.alcatraz.shown import view

    return view.view(s, viewer)


def view_type() -> type[View]:
    """This game's own views."""
    from getaway.games.alcatraz.shown import shapes

    return shapes.View


def result(s: State) -> Result:
    """How a finished game ended."""
    from getaway.games.alcatraz.shown import view

    return view.result(s)


def endings(s: State) -> list[Ending]:
    """How a finished game ended for each seat, and why."""
    from getaway.games.alcatraz.shown import endings

    return endings.endings(s)


def events(s: State, viewer: int) -> list[Sentence]:
    """What a viewer was told since the last decision."""
    from getaway.games.alcatraz.shown import story

    return story.events(s, viewer)


def heard(told: Sequence[Told], viewer: int) -> list[Told]:
    """What of a story a viewer hears."""
    from getaway.games.alcatraz.shown import story

    return story.heard(told, viewer)


def sentence(s: State, told: Told) -> Sentence:
    """What was told, in words."""
    from getaway.games.alcatraz.shown import story

    return story.sentence(s, told)


def label(s: State, action: int) -> Sentence:
    """An action as the mover reads it."""
    from getaway.games.alcatraz.shown import story

    return story.label(s, action)


def deed(s: State, action: int) -> Deed:
    """What an action is."""
    from getaway.games.alcatraz.shown import story

    return story.deed(s, action)


def why_not(s: State, seat: int, action: int) -> Refusal | None:
    """Why a seat may not do an action; None if it may."""
    from getaway.games.alcatraz.shown import refusals

    return refusals.why_not(s, seat, action)


def refusals(s: State) -> list[tuple[int, Refusal]]:
    """What the mover can point at and may not do, and why."""
    from getaway.games.alcatraz.shown import refusals

    return refusals.refusals(s)


def transcript(
    engine: Engine[State, Cards],
    players: int,
    seed: int,
    options: Mapping[str, Value],
    choose: Callable[[State], int] | None = None,
) -> Iterator[JsonObject]:
    """A game at random, or by whoever chooses, written down."""
    from getaway.games.alcatraz.shown import transcript

    return transcript.transcript(engine, players, seed, options, choose)


def new_ledger() -> Ledger[State]:
    """What is said at a table, from the start."""
    from getaway.games.alcatraz.talk import ledger

    return ledger.Ledger()


def ledger_type() -> type[LedgerView]:
    """This game's own ledgers, as they are shown."""
    from getaway.games.alcatraz.talk import shapes

    return shapes.LedgerView


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
    # What one wants to know first comes first; what is in the box, last.
    rulebook=(
        ("round", _rules(11, 15)),
        ("actions", _rules(16, 22)),
        ("free", _rules(23, 25)),
        ("guards", _rules(26, 27)),
        ("rooms", _rules(28, 29)),
        ("plan", _rules(30, 33)),
        ("end", _rules(34, 36)),
        ("set-up", _rules(5, 10)),
        ("components", _rules(1, 4)),
    ),
    in_short=(
        *(("AL-11", "AL-12"), ("AL-13", "AL-14"), ("AL-16", "AL-26")),
        *(("AL-30", "AL-32"), ("AL-34", "AL-36")),
    ),
    appendix=(("room-uses", ROOM_USES), ("effects", EFFECTS)),
    edition_keys=("task", "frame_up", "room_items"),
    read_edition=read_edition,
    configure=configure,
    scenes=frozenset({ELECTED}),
    brief_scenes=frozenset({TRADES, REFUSES}),
    apply=apply,
    hide=hide,
    recall=remember_nothing,
    view=view,
    view_type=view_type,
    result=result,
    endings=endings,
    events=events,
    heard=heard,
    sentence=sentence,
    label=label,
    deed=deed,
    why_not=why_not,
    refusals=refusals,
    transcript=transcript,
    council=council,
    round_of=round_of,
    longest=longest,
    turn_of=turn_of,
    tracks=tracks,
    talk=new_ledger,
    ledger_type=ledger_type,
    deals=f"{HERE}.deals.contract",
    # AL-27: the first version knew the designer's word alone.
    older={1: {"free_rooms": "designer"}},
    standard=STANDARD,
    lessons=f"{HERE}.lessons.staging",
    hints=f"{HERE}.hints.reasons",
)
