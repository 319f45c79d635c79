"""How fast the bridges are: medians of several runs, with the spread."""

from __future__ import annotations

import random
import statistics
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from time import process_time
from typing import TYPE_CHECKING

from getaway.arguments import spoken
from getaway.bots import levels
from getaway.games import find
from getaway.kernel.errors import BadInput

if TYPE_CHECKING:
    from getaway.bridges.vector import Vector

RUNS = 7
SECONDS = 1.0  # of one run
AT_ONCE = 4096  # games of a vector environment

Row = dict[str, str | int]


def bench(names: Sequence[str], players: int | None) -> Iterator[Row]:
    """Random play through every bridge whose library is here, picking the actions included."""
    found = False
    for way in (pettingzoo, gymnasium, openspiel):
        try:
            for name in names:
                yield from way(name, players or min(4, find(name).players[-1]))
                found = True
        except ModuleNotFoundError as error:
            print(f"getaway: {spoken(str(error))}", file=sys.stderr)
    if not found:
        raise BadInput("There's no bridge to measure: none of their libraries is installed.")


def row(bridge: str, how: str, name: str, players: int, games: int, step: Callable[[], int]) -> Row:
    """Measure a bridge: `step` plays on for a moment and says how many decisions were taken.

    By the time of the processor: it is one core, and what else runs on the machine is not counted.
    """
    step()
    runs = []
    for _ in range(RUNS):
        taken = 0
        start = process_time()
        while (took := process_time() - start) < SECONDS:
            taken += step()
        runs.append(taken / took)
    return {
        "bridge": bridge,
        "how": how,
        "game": name,
        "players": players,
        "games": games,
        "decisions_per_s": round(statistics.median(runs)),
        "low": round(min(runs)),
        "high": round(max(runs)),
    }


def pettingzoo(name: str, players: int) -> Iterator[Row]:
    """As PettingZoo's own benchmark does it: last(), one of the mask by lot, step()."""
    from getaway.bridges import pettingzoo as bridge

    env = bridge.env(name, players=players)
    env.reset(seed=1)

    def step() -> int:
        for _ in env.agent_iter(1000):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                env.step(random.choice(seen["action_mask"].nonzero()[0].tolist()))
        return 1000

    yield row("pettingzoo", "in turns", name, players, 1, step)


def gymnasium(name: str, players: int) -> Iterator[Row]:
    """The vector environment with observation and mask, in its own arrays and copied; then against bots."""
    from getaway.bridges.gymnasium import make_vec

    ways = {
        "int8": partial(make_vec, copy=False),
        "float32": partial(make_vec, copy=False, dtype="float32"),
        "int8, copied": partial(make_vec),
    }
    for level in ("random", "medium"):
        if level in levels(find(name)):
            ways[f"int8, against {level}"] = partial(make_vec, copy=False, bots=level)
    for way, made in ways.items():
        envs = made(name, AT_ONCE, players=players)
        envs.reset(seed=1)

        def step(envs: Vector = envs) -> int:
            before = envs.decisions
            envs.step(envs.random_actions())
            return int(envs.decisions - before)

        yield row("gymnasium", way, name, players, AT_ONCE, step)


def openspiel(name: str, players: int) -> Iterator[Row]:
    """OpenSpiel's loop in Python: legal_actions(), one by lot, apply_action()."""
    import getaway.bridges.openspiel as bridge

    game = bridge.load(name, players=players)

    def step() -> int:
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                taken += 1
        return taken

    yield row("openspiel", "in Python", name, players, 1, step)
