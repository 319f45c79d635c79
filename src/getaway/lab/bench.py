"""How fast the engines are: medians of several runs, with the spread."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any

from getaway import games
from getaway.kernel.engine import Engine

RUNS = 7
Row = dict[str, str | int | float]

# Games in one run: long enough to measure, short enough to wait for.
GAMES = {"plain": 500, "compiled": 20_000}
# Deals for each action in each position of one run, likewise.
DEALS = {"plain": 2, "compiled": 200}


def engines(name: str) -> list[Engine]:
    """The plain engine of a game and, where there is Numba, the compiled one, ready to run."""
    plain, compiled = games.load(name), games.load(name, compiled=True)
    if not compiled.compiled:
        return [plain]
    for _ in compiled.warm_up():
        pass
    return [plain, compiled]


def kind(engine: Engine) -> str:
    """The engine's name in a table."""
    return "compiled" if engine.compiled else "plain"


def measured(runs: list[float]) -> tuple[float, float, float]:
    """Median, lowest and highest."""
    return statistics.median(runs), min(runs), max(runs)


def bench_engine(names: Sequence[str], players: int | None) -> Iterator[Row]:
    """Random play: decisions a second on one core, dealing not counted."""
    for name in names:
        for engine in engines(name):
            for count in [players] if players else engine.game.players:
                median, low, high = measured([_decisions_per_s(engine, count) for _ in range(RUNS)])
                yield {
                    "game": name,
                    "players": count,
                    "engine": kind(engine),
                    "decisions_per_s": round(median),
                    "low": round(low),
                    "high": round(high),
                }


def _decisions_per_s(engine: Engine, players: int) -> float:
    count = GAMES[kind(engine)]
    states = engine.deal(players, 1, count)
    start = perf_counter()
    decisions = engine.play_random(states, 0, count)
    return decisions / (perf_counter() - start)


def bench_hide(names: Sequence[str], players: int | None) -> Iterator[Row]:
    """Copying a state, hiding it from a seat and guessing the rest: nanoseconds each time."""
    for name in names:
        for engine in engines(name):
            for count in [players] if players else engine.game.players:
                median, low, high = measured([_hide_ns(engine, count) for _ in range(RUNS)])
                yield {
                    "game": name,
                    "players": count,
                    "engine": kind(engine),
                    "state_bytes": engine.state_bytes,
                    "hide_determinize_ns": round(median),
                    "low": round(low),
                    "high": round(high),
                }


def _hide_ns(engine: Engine, players: int) -> float:
    """In states from the middle of games."""
    rounds = {"plain": 10, "compiled": 1000}[kind(engine)]
    states = engine.deal(players, 1, 200)
    generic = engine.generic("getaway.lab.guessing")
    generic.advance(states, 0, 200, 40)
    work = engine.blank()
    generic.guess(states, 0, 200, work, 1)
    start = perf_counter()
    generic.guess(states, 0, 200, work, rounds)
    return (perf_counter() - start) / (200 * rounds) * 1e9


POSITIONS = 8  # of one game each, from the deal to late in it


def bench_search(names: Sequence[str], players: int | None) -> Iterator[Row]:
    """Simulations a second: a guessed deal, an action, a play-out; in positions from all over the game."""
    from getaway.bots.trial import SHARES, SLIPS
    from getaway.bots.weights import considerations, horizon
    from getaway.kernel.playout import LIMIT

    for name in names:
        engine = games.load(name, compiled=True)
        # Where nothing speaks for an action there is no search: said if it is all that was asked for.
        if engine.game.considerations is None and len(names) > 1:
            continue
        considerations(engine.game)
        ways = {
            "random": ((100,), (100,), LIMIT),
            "guided": (SLIPS, SHARES, LIMIT),
            "cut": (SLIPS, SHARES, horizon(engine.game)),
        }
        for count in [players] if players else engine.game.players:
            for way, (slips, shares, depth) in ways.items():
                simulate(engine, count, slips, shares, depth, 1)
                runs = [
                    simulate(engine, count, slips, shares, depth, DEALS[kind(engine)]) for _ in range(RUNS)
                ]
                median, low, high = measured(runs)
                yield {
                    "game": name,
                    "players": count,
                    "engine": kind(engine),
                    "play_outs": way,
                    "simulations_per_s": round(median),
                    "low": round(low),
                    "high": round(high),
                }


def simulate(
    engine: Engine, players: int, slips: Sequence[int], shares: Sequence[int], depth: int, deals: int
) -> float:
    """Simulations a second over some positions, so many deals for each action."""
    from getaway.bots.trial import SIMULATION, filled
    from getaway.bots.weights import weights

    code = engine.generic(SIMULATION)
    weight = filled(engine, weights(engine.game, players) * len(slips), "float64")
    sums = engine.row(engine.actions * engine.rules.MAX_PLAYERS, "float64")
    tried = 0
    took = 0.0
    for position in range(POSITIONS):
        states = engine.deal(players, 1 + position)
        engine.generic("getaway.lab.guessing").advance(states, 0, 1, 10 * position)
        legal = engine.legal(states)
        seat = int(states[0].mover)
        engine.hide(states, 0, seat)
        work = engine.spread(engine.plain(states), code.PLACES)
        options = filled(engine, legal)
        start = perf_counter()
        code.simulate(
            *(
                work,
                seat,
                1,
                0,
                deals,
                options,
                len(legal),
                weight,
                filled(engine, slips),
                filled(engine, shares),
            ),
            *(depth, 0, 0, 0.0, sums),
        )
        took += perf_counter() - start
        tried += deals * len(legal)
    return tried / took


START = """
import sys, time
start = time.perf_counter()
from getaway import load
load({name!r}).deal({players}, 1)
print((time.perf_counter() - start) * 1e3, "numpy" in sys.modules or "numba" in sys.modules)
"""


def bench_start(names: Sequence[str], players: int | None) -> Iterator[Row]:
    """Milliseconds in which a new Python imports the plain engine and deals; its own start not counted."""
    for name in names:
        count = players or games.find(name).players[-1]
        code = START.format(name=name, players=count)
        runs = [_in_new_python(code) for _ in range(RUNS)]
        median, low, high = measured([float(run[0]) for run in runs])
        yield {
            "game": name,
            "players": count,
            "engine": "plain",
            "start_ms": round(median, 1),
            "low": round(low, 1),
            "high": round(high, 1),
            "imports_numpy": any(run[1] == "True" for run in runs),
        }


def _in_new_python(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.split()


BENCHES: dict[str, Callable[[Sequence[str], int | None], Iterator[dict[str, Any]]]] = {
    "engine": bench_engine,
    "hide": bench_hide,
    "search": bench_search,
    "start": bench_start,
}
