"""How much each consideration of a game weighs, by the number of players: `weights.toml` beside them."""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from math import isfinite
from pathlib import Path
from types import ModuleType

from getaway.kernel.errors import BadFile, BadInput
from getaway.kernel.game import Game
from getaway.kernel.toml import read_toml

FILE = "weights.toml"


def considerations(game: Game) -> tuple[str, ...]:
    """The names of a game's considerations, in the order of its table."""
    names: tuple[str, ...] = _module(game)[0].CONSIDERATIONS
    return names


def horizon(game: Game) -> int:
    """After how many decisions a play-out is best cut and evaluated."""
    decisions: int = _module(game)[0].HORIZON
    return decisions


def glances(game: Game) -> bool:
    """Is it worth while that seats look one step ahead in an expert's play-outs?"""
    worth_while: bool = _module(game)[0].GLANCES
    return worth_while


def leaning(game: Game) -> float:
    """How much a search leans on the considerations: what a point on their scale is worth, in deals won."""
    won: float = _module(game)[0].LEANING
    return won


def senseless(game: Game) -> tuple[int, ...]:
    """The considerations that rule an action out by themselves, as long as there is another."""
    names = considerations(game)
    ruled_out: tuple[str, ...] = _module(game)[0].SENSELESS
    return tuple(names.index(name) for name in ruled_out)


def secret_phases(game: Game) -> tuple[int, ...]:
    """In which phases a choice is not told to everybody."""
    phases: tuple[int, ...] = _module(game)[0].SECRET
    return phases


def outcomes(game: Game) -> int:
    """How many outcomes of two actions can be compared; 0 where the file says nothing of them."""
    count: int = getattr(_module(game)[0], "OUTCOMES", 0)
    return count


def slip(game: Game) -> float:
    """How far an easy bot misjudges an action, on the scale of the weights."""
    size: float = _module(game)[0].SLIP
    return size


def blunder(game: Game) -> float:
    """How far a beginner does."""
    size: float = _module(game)[0].BLUNDER
    return size


def effort(game: Game, players: int) -> int:
    """How many simulations are for that many players what one is where a step tells most."""
    counts: tuple[int, ...] = _module(game)[0].EFFORT
    return counts[players]


def _module(game: Game) -> tuple[ModuleType, Path]:
    """The file that a game's heuristic is in, and that of its weights, which lies beside it."""
    if game.considerations is None:
        raise BadInput(f"{game.name} has no considerations, so only the bot random plays it.")
    return _found(game.considerations)


@cache
def _found(name: str) -> tuple[ModuleType, Path]:
    module = importlib.import_module(name)
    return module, Path(str(module.__file__)).parent / FILE


def weights(game: Game, players: int) -> tuple[float, ...]:
    """The weights for that many players, in the order of the considerations."""
    return read_weights(_module(game)[1], considerations(game), game.players)[players]


@cache
def read_weights(path: Path, names: tuple[str, ...], seats: range) -> Mapping[int, tuple[float, ...]]:
    """All the weights in a file, checked, by the number of players."""
    tables = read_toml(path)
    found = {}
    for players in seats:
        table = tables.get(str(players))
        if not isinstance(table, dict) or set(table) != set(names):
            raise BadFile(path, f"the table [{players}] needs exactly: {', '.join(names)}.")
        for name, value in table.items():
            if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
                raise BadFile(path, f"{name} in [{players}] has to be a number, not {value!r}.")
        found[players] = tuple(float(table[name]) for name in names)
    return found


def write_weights(game: Game, path: Path, found: Mapping[int, Sequence[float]], heading: str) -> None:
    """Write weights as `read_weights` reads them."""
    lines = [f"# {line}" for line in heading.splitlines()]
    for players in sorted(found):
        lines += ["", f"[{players}]"]
        lines += [
            f"{name} = {value:.3f}" for name, value in zip(considerations(game), found[players], strict=True)
        ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
