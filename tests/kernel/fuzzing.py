"""Calls everything that an engine offers with what nobody should hand in. Run in a process of its own.

Prints how many calls were taken and how many refused; anything but a refusal in words is an error, and what
ends Python ends this process.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from inspect import signature
from typing import Any

import numpy

from getaway import load
from getaway.games import REGISTRY
from getaway.kernel.batch import Batch
from getaway.kernel.compiled import records
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput

# What is no call with states, or hands out what has a fuzz of its own.
NOT_CALLED = {"generic", "unchecked", "batch", "row", "warm_up", "mask", "why_not", "not_playable"}
NOT_CALLED |= {"not_dealt", "not_hidden", "guessed", "put"}

ODD: list[Any] = [None, "x", "1", b"", 1.5, float("nan"), [], {}, (), set(), True, object(), len, 1j]
ODD += [-1, -2, 99, 127, 128, 10**6, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), 10**30]
ODD += [numpy.int8(1), numpy.uint64(2**63), numpy.float64(1), numpy.zeros(3), numpy.zeros((2, 2), "int64")]
ODD += [numpy.array(["a"]), numpy.arange(4), numpy.zeros(0), [1, "x"], [[1], [1, 2]], [10**30], [None] * 4]


def public(of: type) -> dict[str, Callable[..., Any]]:
    """The methods that anybody may call."""
    return {
        name: method
        for name, method in vars(of).items()
        if callable(method) and not name.startswith("_") and name not in NOT_CALLED
    }


def rows(engine: Engine, other: Engine, dice: random.Random) -> Iterator[Any]:
    """Rows of states of all sorts: fresh, ended, hidden, blank, scribbled on, cut up, of another game."""
    players = dice.choice(engine.game.players)
    for kind in ("fresh", "late", "ended", "hidden", "scribbled"):
        states = engine.deal(players, dice.randrange(2**63 - 4), 4)
        for i in range(4 if kind in ("late", "hidden") else 0):
            for _ in range(dice.randrange(60)):
                legal = engine.legal(states, i)
                if legal:
                    engine.apply(states, i, dice.choice(legal))
            if kind == "hidden":
                engine.hide(states, i, dice.randrange(-1, players))
        if kind == "ended":
            engine.play_random(states, 0, 4)
        if kind == "scribbled":
            states = scribbled(engine, states, dice)
        yield states
    yield engine.blank(4)
    yield engine.blank(0)
    yield other.deal(3, 1, 4)
    if engine.compiled:
        yield records(engine.deal(players, 1, 8))[::2]
        yield records(engine.deal(players, 1, 4)).reshape(2, 2)
        still = records(engine.deal(players, 1, 4))
        still.flags.writeable = False
        yield still
        yield records(engine.deal(players, 1, 4)).view(numpy.recarray)
    else:
        yield [*engine.deal(players, 1, 3), None]
        yield tuple(engine.deal(players, 1, 4))


def scribbled(engine: Engine, states: Any, dice: random.Random) -> Any:
    """States in which anything may stand, as long as they look dealt."""
    if engine.compiled:
        packed = bytearray(states.tobytes())
        for _ in range(dice.randrange(1, 40)):
            packed[dice.randrange(len(packed))] = dice.randrange(256)
        spoilt = numpy.frombuffer(packed, states.dtype)
        for name in ("players", "mover", "phase", "rng"):
            spoilt[name] = states[name]
        return spoilt
    return states


def main(name: str, compiled: str, seed: str, calls: str) -> None:
    dice = random.Random(int(seed))
    engine = load(name, compiled=compiled == "compiled")
    other = load(next(one for one in REGISTRY if one != name), compiled=compiled == "compiled")
    targets: list[tuple[Any, dict[str, Callable[..., Any]]]] = [
        (engine, public(Engine)),
        (engine.batch, public(Batch)),
    ]
    taken = refused = 0
    given: list[Any] = []
    for n in range(int(calls)):
        if n % 60 == 0:
            given = list(rows(engine, other, dice))
        target, methods = dice.choice(targets)
        called = dice.choice(sorted(methods))
        arguments: list[Any] = []
        for parameter in list(signature(methods[called]).parameters)[1:]:
            good = {"states": dice.choice(given), "state": dice.choice(given[:5])[0]}
            small = dice.choice([0, 1, 2, 3, 4, 17, numpy.int64(1), [0, 1, 2, 3], numpy.arange(4), None])
            arguments.append(dice.choice(ODD) if dice.random() < 0.15 else good.get(parameter, small))
        if called in ("blank", "spread", "deal"):
            # So many that memory runs out is another matter.
            arguments = [one if not isinstance(one, int) or one < 10**4 else 2**40 for one in arguments]
        try:
            getattr(target, called)(*arguments)
            taken += 1
        except BadInput:
            refused += 1
        except BaseException:
            print(f"{type(target).__name__}.{called}({arguments!r})", file=sys.stderr)
            raise
    print(taken, refused)


if __name__ == "__main__":
    main(*sys.argv[1:])
