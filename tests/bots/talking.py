"""Whole games of Alcatraz between bots that talk before every vote."""

from __future__ import annotations

from typing import Any, NamedTuple

from getaway import bots
from tests.bots.moments import BOTS, is_vote_opened
from tests.contract.tables import engine_of


class Talked(NamedTuple):
    """A game that is over, and its ledger."""

    state: Any
    ledger: Any


def talk_through(names: tuple[str, ...], seed: int, rounds: int = 2, **options: str) -> Talked:
    """Play a game; before each vote all speak so many times in turn, and nothing that is said is refused."""
    plain, fast = engine_of("alcatraz"), engine_of("alcatraz", compiled=True)
    talk = plain.game.talk
    assert talk is not None
    state = plain.deal(len(names), seed, options=options)[0]
    ledger = talk()
    step = 0

    def shown(seat: int) -> bots.Situation:
        return bots.show(fast, state, seat, seed * 10_000 + step, (), ledger)

    while state.phase != plain.rules.OVER:
        if is_vote_opened(plain, state):
            for _ in range(rounds):
                for seat, name in enumerate(names):
                    bot: Any = BOTS[name]
                    for said in bot.speak(shown(seat)):
                        ledger.hear(said, state, seat)
        before = state.copy()
        action = BOTS[names[state.mover]].choose(shown(state.mover))
        plain.act(state, state.mover, action)
        ledger.see(before, state, state.story or ())
        step += 1
    return Talked(state, ledger)
