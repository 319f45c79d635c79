"""Art Robbery as the rest of the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from getaway.games.art_robbery.rules.edition import (
    OPTIONS,
    SMALL,
    STANDARD,
    Tokens,
    configure,
    read_edition,
    seats,
)
from getaway.games.art_robbery.rules.rules import apply, hide
from getaway.games.art_robbery.rules.state import MAX_PLAYERS, RAID_ENDS, State
from getaway.kernel.errors import Refusal
from getaway.kernel.game import Game, Told
from getaway.kernel.json_value import JsonObject
from getaway.kernel.options import Value
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import Deed, Ending, Result, View

if TYPE_CHECKING:
    from getaway.games.art_robbery.mind import considerations as _considerations
    from getaway.games.art_robbery.rules import invariants as _invariants
    from getaway.games.art_robbery.rules import rules as _rules_file
    from getaway.kernel.contract import Considerations, Invariants, Rules
    from getaway.kernel.engine import Engine

    # The files that are named below keep the contract for these states.
    RULES: Rules[State] = _rules_file
    INVARIANTS: Invariants[State] = _invariants
    CONSIDERATIONS: Considerations[State] = _considerations

HERE = "getaway.games.art_robbery"
MOST_A_TURN = 4  # decisions: a card, a victim, a token, and what its owner gives


def _rules(first: int, last: int) -> tuple[str, ...]:
    return tuple(f"AR-{number}" for number in range(first, last + 1))


KNOWLEDGE = (
    (Sentence("known-to-all"), "known-to-all-text"),
    (Sentence("kept-secret"), "kept-secret-text"),
)

# What dealing does not need is imported when it is first asked for. mypy compares each of these with the
# function that it stands for, and with what a `Game` has to answer.


def view(s: State, viewer: int) -> View:
    """What a seat, or a spectator (NOBODY), sees."""
    from getaway.games.art_robbery.shown import view

    return view.view(s, viewer)


def view_type() -> type[View]:
    """This game's own views."""
    from getaway.games.art_robbery.shown import shapes

    return shapes.View


def result(s: State) -> Result:
    """How a finished game ended."""
    from getaway.games.art_robbery.shown import view

    return view.result(s)


def endings(s: State) -> list[Ending]:
    """How a finished game ended for each seat, and why."""
    from getaway.games.art_robbery.shown import endings

    return endings.endings(s)


def tracks(s: State) -> dict[str, int]:
    """The clock of the game: its raids."""
    return {"raid": s.raid + 1}


def events(s: State, viewer: int) -> list[Sentence]:
    """What a viewer was told since the last decision."""
    from getaway.games.art_robbery.shown import story

    return story.events(s, viewer)


def heard(told: Sequence[Told], viewer: int) -> list[Told]:
    """What of a story a viewer hears."""
    from getaway.games.art_robbery.shown import story

    return story.heard(told, viewer)


def sentence(s: State, told: Told) -> Sentence:
    """What was told, in words."""
    from getaway.games.art_robbery.shown import story

    return story.sentence(s, told)


def label(s: State, action: int) -> Sentence:
    """An action as the mover reads it."""
    from getaway.games.art_robbery.shown import story

    return story.label(s, action)


def deed(s: State, action: int) -> Deed:
    """What an action is."""
    from getaway.games.art_robbery.shown import story

    return story.deed(s, action)


def why_not(s: State, seat: int, action: int) -> Refusal | None:
    """Why a seat may not do an action; None if it may."""
    from getaway.games.art_robbery.shown import refusals

    return refusals.why_not(s, seat, action)


def refusals(s: State) -> list[tuple[int, Refusal]]:
    """What the mover can point at and may not do, and why."""
    from getaway.games.art_robbery.shown import refusals

    return refusals.refusals(s)


def transcript(
    engine: Engine[State, Tokens],
    players: int,
    seed: int,
    options: Mapping[str, Value],
    choose: Callable[[State], int] | None = None,
) -> Iterator[JsonObject]:
    """A game at random, or by whoever chooses, written down."""
    from getaway.games.art_robbery.shown import transcript

    return transcript.transcript(engine, players, seed, options, choose)


def longest(s: State) -> int | None:
    """AR-26: a raid ends when the pile was renewed so often; a card is drawn every turn."""
    pile = sum(s.deck) - s.players * s.hand
    return s.raids * s.stall * pile * MOST_A_TURN if s.stall else None


def draws(s: State) -> tuple[int, int]:
    """AR-5, AR-6, AR-8: every card of the first hands and the lot; then a card at the end of a turn."""
    return s.players * s.hand + 1, 1


def stake(s: State) -> int | None:
    """AR-23, AR-25: of two players nobody is arrested, so one wins or both share the win."""
    return 1 if s.players == 2 else None


def recall(s: State, told: Sequence[Told]) -> None:
    """Put back what a seat has been told."""
    from getaway.games.art_robbery.rules import memory

    memory.recall(s, told)


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
    # What one wants to know first comes first; what is in the box, last.
    rulebook=(
        ("turn", _rules(7, 18)),
        ("raid-end", (*_rules(19, 22), "AR-26")),
        ("game-end", _rules(23, 25)),
        ("set-up", _rules(5, 6)),
        ("components", _rules(1, 4)),
    ),
    in_short=(("AR-8",), ("AR-11",), ("AR-12",), ("AR-17",), ("AR-8", "AR-19")),
    appendix=(("knowledge", KNOWLEDGE),),
    edition_keys=("raid",),
    read_edition=read_edition,
    configure=configure,
    apply=apply,
    hide=hide,
    recall=recall,
    longest=longest,
    draws=draws,
    stake=stake,
    seats=seats,
    small=SMALL,
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
    tracks=tracks,
    talk=None,
    scenes=frozenset({RAID_ENDS}),
    standard=STANDARD,
    lessons=f"{HERE}.lessons.staging",
    hints=f"{HERE}.hints.reasons",
)
