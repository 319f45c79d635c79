"""Recorded games: readable text that is played again on every run, every view compared.

To record a game played at random: python -m tests.record art-robbery 3 17 stealing=may > records/…
After a change of views or words: python -m tests.record again records/*/*.txt writes these anew.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from getaway.games import find, load
from getaway.kernel.chance import Dice, below
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.options import Value
from getaway.words import Words

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")
Chooser = Callable[[Any, list[str]], str]  # the state and the names of what is legal


def record(
    name: str, players: int, seed: int, options: Mapping[str, Value], choose: Chooser
) -> Iterator[str]:
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
    yield json.dumps(msgspec.to_builtins(game.result(state)))


def digest(engine: Engine, state: Any) -> str:
    """A short name for what every seat and a spectator see."""
    views = [msgspec.to_builtins(engine.game.view(state, seat)) for seat in (*range(state.players), NOBODY)]
    return hashlib.sha256(json.dumps(views, sort_keys=True).encode()).hexdigest()[:8]


def at_random(seed: int) -> Chooser:
    """Any of the choices."""
    dice = Dice(~seed)
    return lambda _, choices: choices[below(dice, len(choices))]


def play_again(path: Path) -> tuple[int, list[str], list[str]]:
    """The version of the rules of a recorded game, its lines, and those of the same choices played today."""
    lines = path.read_text().splitlines()
    header = re.fullmatch(r"(\S+), rules (\d+), (\d) players, seed (\d+)", lines[0])
    assert header is not None
    options = dict(option.split("=") for option in lines[1].split())
    chosen = [line.partition(": ")[2] for line in lines[2:] if re.match(r"[A-Z]\w+: ", line)]
    choices = iter(chosen)
    version = int(header[2])
    meant = find(header[1]).options_of(version, options)
    assert meant is not None
    played = record(header[1], int(header[3]), int(header[4]), {**meant}, lambda *_: next(choices))
    return version, lines, list(played)


def write_again(path: Path) -> None:
    """Write a record anew; only views and the words of events may have changed."""
    _, lines, played = play_again(path)
    kept = [[line for line in listed[2:] if not line.startswith("  ")] for listed in (lines, played)]
    assert kept[0] == kept[1], f"{path} goes another way"
    path.write_text("\n".join(played) + "\n")


if __name__ == "__main__" and sys.argv[1] == "again":
    for name in sys.argv[2:]:
        write_again(Path(name))
elif __name__ == "__main__":
    game, players, seed, *options = sys.argv[1:]
    pairs = dict(option.split("=") for option in options)
    print("\n".join(record(game, int(players), int(seed), pairs, at_random(int(seed)))))
