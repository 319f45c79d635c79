"""What a bot is asked, and the choice that is made without asking one."""

from __future__ import annotations

import base64
import pickle
from collections.abc import Sequence
from typing import NotRequired, TypedDict, final

from getaway import bots
from getaway.kernel.game import Told
from getaway.kernel.json_value import JsonObject
from getaway.table.play import Play
from getaway.table.table import Table


@final
class Warming(TypedDict):
    """Asks a process to have the compiled rules of games at hand."""

    games: list[str]


@final
class Question(TypedDict):
    """What a bot is shown and asked for, as a line of JSON."""

    game: str
    edition: str
    compiled: bool
    hidden: str  # the state, hidden from all but the seat, packed
    seat: int
    seed: int
    level: str
    by_clock: bool
    told: Sequence[Told]
    ledger: str
    wanted: str  # "action", "reasons" or "talk"
    share: NotRequired[float]  # seconds of processor time that it may take, where there is more to think


@final
class Judging(TypedDict):
    """A piece of a finished game that is to be judged."""

    game: str
    edition: str
    compiled: bool
    number: int
    parcel: str  # of `getaway.review.parcels`, in base 64
    seed: int
    part: float  # of the usual deals


class Answer(TypedDict, total=False):
    """What comes back: what was asked for, or what went wrong."""

    action: int
    sentences: list[JsonObject]
    losses: list[list[int]]  # actions, and what each loses of the chance to win, in hundredths
    statements: list[JsonObject]
    compiled: bool
    piece: str  # what was judged, as JSON
    cpu: float  # seconds of processor time that it took
    error: str


def play_of(table: Table) -> Play:
    """The game on a table where one is played."""
    assert table.play is not None
    return table.play


def question(
    table: Table, level: str, seat: int, seed: int, compiled: bool, wanted: str, by_clock: bool = True
) -> Question:
    """What a bot is shown: the hidden state, what its seat was told, and the promises, which are public."""
    play = play_of(table)
    return {
        "game": play.game.name,
        "edition": table.made.edition,
        "compiled": compiled,
        "hidden": base64.b64encode(play.hidden(seat).pack()).decode(),
        "seat": seat,
        "seed": seed,
        "level": level,
        "by_clock": by_clock,
        "told": play.told(seat),
        "ledger": base64.b64encode(pickle.dumps(table.ledger)).decode(),
        "wanted": wanted,
    }


def quick_choice(table: Table, seat: int, seed: int) -> int:
    """The default for any decision: what a bot that does not look ahead would choose."""
    play = play_of(table)
    # A stand-in keeps the promises of the seat.
    situation = bots.Situation(play.engine, play.hidden(seat), seat, seed, play.told(seat), table.ledger)
    return bots.find(bots.usual(play.game)).choose(situation)
