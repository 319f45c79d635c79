"""A game as small as a game can be, to load, edit and break: whoever guesses the coin wins."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

RULES = """
from getaway.kernel.actions import Actions
from getaway.kernel.chance import below, generator
from getaway.kernel.dialect import NOBODY, rule, tell
from getaway.kernel.record import Record, i8, i64
from coin.luck import worth

MAX_PLAYERS = 2
actions = Actions()
GUESS = actions.block("guess {}", range(2))
ACTIONS = len(actions)
OBSERVATION = 1
OVER = 1

class State(Record):
    rng = i64
    players = i8
    mover = i8
    phase = i8
    won = i8

@rule
def setup(s, players, seed):
    s.rng = generator(seed)
    s.players = players
    s.mover = 0
    s.phase = 0

@rule
def legal(s, mask):
    mask[0] = 1
    mask[1] = 1

@rule
def apply(s, action):
    s.won = worth(below(s, 2) == action)
    s.phase = OVER
    s.mover = NOBODY
    tell(s, 1)

@rule
def result(s, payoff):
    payoff[0] = s.won
    payoff[1] = 0

@rule
def hide(s, seat):
    s.rng = 0

@rule
def determinize(s, seat):
    pass

@rule
def observe(s, seat, out):
    out[0] = s.phase

@rule
def violated(s):
    return 0
"""

LUCK = """
from getaway.kernel.dialect import rule

@rule
def worth(won):
    return 7
"""

PLAY = """
from pathlib import Path
from types import SimpleNamespace
from getaway.kernel.engine import load
from getaway.kernel.game import Game

nothing = lambda *_: None
game = Game(
    name="coin", version=1, rules="coin.rules", invariants="coin.rules", considerations=None,
    folder=Path("."), players=range(2, 3), options=(), rulebook=(),
    edition_keys=(), appendix=(), read_edition=lambda path: SimpleNamespace(name="coin", warnings=()),
    configure=nothing, apply=nothing, hide=nothing, recall=nothing, view=nothing, events=nothing,
    heard=nothing, sentence=nothing, label=nothing, deed=nothing, why_not=nothing, refusals=nothing,
    result=nothing, view_type=nothing, transcript=nothing, talk=None,
)
load(game, compiled=True)
engine = load(game, compiled=True)
states = engine.deal(2, 1)
engine.apply(states, 0, 0)
print(states[0].won, engine.compiled)
"""


class Coin:
    """The game in a folder of its own, with a cache of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        self.environment: dict[str, str] = {}
        (folder / "coin").mkdir()
        (folder / "coin" / "__init__.py").write_text("")
        (folder / "coin" / "rules.py").write_text(RULES)
        (folder / "coin" / "luck.py").write_text(LUCK)

    def edit(self, worth: int) -> None:
        """Change a callee in another file: as many bytes as before, and as old as before."""
        path = self.folder / "coin" / "luck.py"
        before = path.stat()
        path.write_text(LUCK.replace("return 7", f"return {worth}"))
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
        assert path.stat().st_size == before.st_size

    def play(self, before: str = "") -> tuple[str, str]:
        """Play one game in a new Python; what it printed and what it said."""
        done = subprocess.run(
            [sys.executable, "-c", before + PLAY],
            cwd=self.folder,
            env={**os.environ, "GETAWAY_CACHE": str(self.cache), "PYTHONDONTWRITEBYTECODE": "1"}
            | self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip(), done.stderr
