"""How a game of Alcatraz ended for each seat, as a list of games shows it."""

from __future__ import annotations

from getaway.games.alcatraz.rules.state import State
from getaway.games.alcatraz.shown.view import result
from getaway.kernel.sentence import Seat, Sentence
from getaway.kernel.view import Ending


def endings(s: State) -> list[Ending]:
    """AL-35, AL-36: over the wall, left behind and by which test, or lost together (AL-11)."""
    ended = result(s)
    if ended.stays is None:
        return [Ending(title=Sentence("ending-lost"), reason=Sentence("end-lost"))] * s.players
    escaped = Ending(title=Sentence("ending-escaped"), reason=Sentence("ending-round", {"round": s.round}))
    left = Ending(
        title=Sentence("ending-left"),
        reason=Sentence(f"end-stays-{ended.test}", {"who": Seat(ended.stays)}),
    )
    return [left if seat == ended.stays else escaped for seat in range(s.players)]
