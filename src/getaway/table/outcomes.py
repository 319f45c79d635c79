"""How a table ended: who got what, and in a word or two why. Once a game is over everybody may know it."""

from __future__ import annotations

import msgspec

from getaway.kernel.view import Ending
from getaway.table.table import Table


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended; without payoffs it was closed before its end, or is of rules that are gone."""

    at: int  # when, in milliseconds
    payoffs: list[float]  # by seat: 1 is a win, a part of it is a shared one
    endings: list[Ending]  # by seat; empty: the game has no words for it


def outcome_of(table: Table) -> Outcome | None:
    """How a table ended; None while it goes on."""
    if not table.ended:
        return None
    play = table.play
    if play is None or not play.is_over:
        return Outcome(at=table.ended_at, payoffs=[], endings=[])
    payoffs = [0.0] * len(table.chairs)
    play.engine.rules.result(play.state, payoffs)
    endings = [] if play.game.endings is None else play.game.endings(play.state)
    return Outcome(at=table.ended_at, payoffs=payoffs, endings=endings)
