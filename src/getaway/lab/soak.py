"""Many random games with every invariant looked at after every decision."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from getaway.kernel.engine import Engine
from getaway.kernel.options import Choice, Count, Value

CHUNK = 5_000


@dataclass(frozen=True)
class Broken:
    """A game that broke an invariant, and all that deals it again."""

    players: int
    seed: int
    options: dict[str, Value]
    invariant: str


@dataclass(frozen=True)
class Soaked:
    """What was played."""

    games: int
    decisions: int
    broken: Broken | None = None


def tables(engine: Engine) -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with every word of every option, counts off and on."""
    ways: list[list[tuple[str, Value]]] = []
    for option in engine.game.options:
        if isinstance(option, Choice):
            ways.append([(option.name, word) for word in option.words])
        elif isinstance(option, Count):
            ways.append([(option.name, option.default), (option.name, 0)])
    return [(players, dict(way)) for players in engine.game.players for way in product(*ways)]


def soak(engine: Engine, games: int, seed: int, step: Callable[[int], None]) -> Soaked:
    """Play at least so many games, spread over all kinds of tables; stops at the first broken one."""
    kinds = tables(engine)
    played = decisions = 0
    while played < games:
        players, options = kinds[played // CHUNK % len(kinds)]
        count = min(CHUNK, games - played)
        states = engine.deal(players, seed + played, count, options)
        done = engine.play_checked(states, 0, count)
        if done < 0:
            i = -1 - done
            names = importlib.import_module(engine.game.invariants).BROKEN
            violated = importlib.import_module(engine.game.invariants).violated
            invariant = names[violated(engine.plain(states, i))]
            return Soaked(played, decisions, Broken(players, seed + played + i, options, invariant))
        played += count
        decisions += done
        step(count)
    return Soaked(played, decisions)
