"""Making the bots' own code ready to run, before anybody waits for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from getaway.bots.heuristic import Heuristic
from getaway.bots.search import Search
from getaway.bots.situation import show
from getaway.bots.trial import Budget
from getaway.bots.votes import BALLOTS, Electorate
from getaway.kernel.engine import Engine


def warm_up(engine: Engine) -> Iterator[tuple[str, int]]:
    """Think once in every way; yields what is next and how much is left."""
    if engine.game.considerations is None:
        return
    players = engine.game.players[-1]
    states = engine.deal(players, 1)
    while len(engine.legal(states)) == 1:
        engine.apply(states, 0, engine.legal(states)[0])
    situation = show(engine, engine.plain(states), int(states[0].mover), 1)
    worth = dict.fromkeys(situation.legal[:2], (0.0,) * players)
    steps: list[tuple[str, Callable[[], object]]] = [
        ("considerations", lambda: Heuristic().choose(situation)),
        ("search", lambda: Search(Budget(4), careful=True).think(situation)),
        ("votes", lambda: Electorate(situation, worth).prospects({})),
    ]
    for left, (name, step) in zip(range(len(steps), 0, -1), steps, strict=True):
        if name != "votes" or engine.generic(BALLOTS).SEALED >= 0:
            yield name, left
            step()
