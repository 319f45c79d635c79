"""How a game of Art Robbery ended for each seat, as a list of games shows it."""

from __future__ import annotations

from getaway.games.art_robbery.rules.state import State
from getaway.games.art_robbery.shown.view import result
from getaway.kernel.sentence import Sentence
from getaway.kernel.view import Ending


def endings(s: State) -> list[Ending]:
    """AR-23 to AR-25: arrested, first or behind; with points and alibis, or what was missing."""
    ended = result(s)
    best = max((ended.points[seat] for seat in ended.winners), default=0)
    won = "ending-shared" if len(ended.winners) > 1 else "ending-won"
    found = []
    for seat, (points, alibis) in enumerate(zip(ended.points, ended.alibis, strict=True)):
        title, reason = won, Sentence("ending-haul", {"points": points, "alibis": alibis})
        if seat in ended.arrested:
            title = "ending-arrested"
        elif seat not in ended.winners:
            # AR-25: with as many points the alibis decide.
            title, short = "ending-lost", best - points
            reason = (
                Sentence("ending-short", {"points": points, "short": short})
                if short
                else Sentence("ending-fewer-alibis", {"points": points})
            )
        found.append(Ending(title=Sentence(title), reason=reason))
    return found
