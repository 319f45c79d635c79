"""Recorded games: readable text that is played again on every run, every view compared.

To record a game played at random: python -m tests.record art-robbery 3 17 stealing=may > records/…
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from typing import Any

from getaway.games import load
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.words import Words

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
Chooser = Callable[[Any, list[str]], str]  # the state and the names of what is legal


def record(name: str, players: int, seed: int, options: dict[str, str], choose: Chooser) -> Iterator[str]:
    """Play a game and write down what was chosen, what came of it, and a digest of all views."""
    engine = load(name)
    game = engine.game
    words = Words(game, "en", NAMES)
    actions = engine.action_names
    read = game.read_options(options, players)
    yield f"{name}, rules {game.version}, {players} players, seed {seed}"
    yield " ".join(f"{key}={value}" for key, value in read.items())
    states = engine.deal(players, seed, options=options)
    state = states[0]
    yield f"  views {digest(engine, state)}"
    while legal := engine.legal(states):
        seat, chosen = state.mover, choose(state, [actions[action] for action in legal])
        engine.act(state, seat, actions.index(chosen))
        yield f"{NAMES[seat]}: {chosen}"
        yield from (f"  {words.say(event)}" for event in game.events(state, NOBODY))
        yield f"  views {digest(engine, state)}"
    yield json.dumps(game.result(state))


def digest(engine: Engine, state: Any) -> str:
    """A short name for what every seat and a spectator see."""
    views = [engine.game.view(state, seat) for seat in (*range(state.players), NOBODY)]
    return hashlib.sha256(json.dumps(views, sort_keys=True).encode()).hexdigest()[:8]


def at_random(seed: int) -> Chooser:
    """Any of the choices."""
    dice = Dice(~seed)
    return lambda _, choices: choices[below(dice, len(choices))]


if __name__ == "__main__":
    game, players, seed, *options = sys.argv[1:]
    pairs = dict(option.split("=") for option in options)
    print("\n".join(record(game, int(players), int(seed), pairs, at_random(int(seed)))))
