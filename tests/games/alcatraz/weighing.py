"""The table of considerations as tests read it, and greedy players over it."""

from __future__ import annotations

import tomllib
from collections.abc import MutableSequence

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.mind.considerations import CONSIDERATIONS, FACTORS, consider
from getaway.games.alcatraz.rules.state import OVER, State
from getaway.kernel.engine import Engine
from tests.games.alcatraz.scene import ENGINE, Scene

WEIGHTS = tomllib.loads((GAME.folder / "mind" / "weights.toml").read_text())


def table_of(state: State, legal: list[int]) -> list[float]:
    """All rows, one after the other, for a plain state."""
    table = [0.0] * (len(legal) * FACTORS)
    consider(state, legal, len(legal), table)
    return table


def speaks(scene: Scene, offer: str) -> dict[str, float]:
    """What speaks for or against an offer, by name; nothing that is zero."""
    legal = ENGINE.legal([scene.state])
    place = [scene.name(action) for action in legal].index(offer)
    row = table_of(scene.state, legal)[place * FACTORS : (place + 1) * FACTORS]
    return {name: number for name, number in zip(CONSIDERATIONS, row, strict=True) if number}


def weigh(players: int, row: MutableSequence[float]) -> float:
    """A row by the weights for so many players."""
    weights: dict[str, float] = WEIGHTS[str(players)]
    return sum(weights[name] * number for name, number in zip(CONSIDERATIONS, row, strict=True))


def best(state: State, legal: list[int]) -> int:
    """What a greedy player chooses."""
    table = table_of(state, legal)
    sums = [weigh(state.players, table[i * FACTORS : (i + 1) * FACTORS]) for i in range(len(legal))]
    return legal[sums.index(max(sums))]


def favourite(scene: Scene) -> str:
    """What a greedy player does in a scene."""
    return scene.name(best(scene.state, ENGINE.legal([scene.state])))


def play(engine: Engine[State], players: int, seed: int, **options: str | int) -> tuple[State, int]:
    """A whole game between greedy players on the plain engine, and how many decisions it took."""
    states = engine.deal(players, seed, options=options)
    state = states[0]
    decisions = 0
    while state.phase != OVER:
        engine.apply(states, 0, best(state, engine.legal(states)))
        decisions += 1
    return state, decisions
