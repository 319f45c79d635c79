"""How fast the engines are: medians of several runs, with the spread."""

from __future__ import annotations

import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import perf_counter

from getaway import games
from getaway.figures import Figure
from getaway.kernel.batch import Batch
from getaway.kernel.calls import BatchCalls
from getaway.kernel.engine import Engine

RUNS = 7
Row = dict[str, str | int | float]

# Games in one run: long enough to measure, short enough to wait for.
GAMES = {"plain": 500, "compiled": 20_000}
# Games side by side in a batch, and steps of it in one run.
BATCH = (4096, 300)
# Deals for each action in each position of one run, likewise.
DEALS = {"plain": 2, "compiled": 200}


def engines(name: str) -> list[Engine]:
    """The plain engine of a game and, where there is LLVM, the compiled one, ready to run."""
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
    """Random play: decisions a second on one core.

    Played by the engine itself, dealing not counted; and driven from NumPy in batches, with what it takes to
    choose and to deal anew, with and without checks.
    """
    for name in names:
        for engine in engines(name):
            ways = {"the engine": _decisions_per_s}
            if engine.compiled:
                ways |= {"NumPy, unchecked": _unchecked_per_s, "NumPy, checked": _checked_per_s}
            for count in [players] if players else engine.game.players:
                for way, rate in ways.items():
                    rate(engine, count)
                    median, low, high = measured([rate(engine, count) for _ in range(RUNS)])
                    yield {
                        "game": name,
                        "players": count,
                        "engine": kind(engine),
                        "driven_by": way,
                        "decisions_per_s": round(median),
                        "low": round(low),
                        "high": round(high),
                    }


def _decisions_per_s(engine: Engine, players: int) -> float:
    count = GAMES[kind(engine)]
    states = engine.deal(players, 1, count)
    start = perf_counter()
    decisions = engine.unchecked.play_random(states, 0, count)
    return decisions / (perf_counter() - start)


def _unchecked_per_s(engine: Engine, players: int) -> float:
    return _batched_per_s(engine, players, engine.unchecked.batch)


def _checked_per_s(engine: Engine, players: int) -> float:
    return _batched_per_s(engine, players, engine.batch)


def _batched_per_s(engine: Engine, players: int, batch: Batch | BatchCalls) -> float:
    """Ask, choose at random, act, and deal anew where a game is over: all with arrays."""
    import numpy

    from getaway.kernel import compiled

    games, steps = BATCH
    states = compiled.records(engine.deal(players, 1, games))
    masks = numpy.zeros((games, engine.actions), "int8")
    rows = numpy.arange(games) * engine.actions
    dice = numpy.random.default_rng(1)
    seed = games
    start = perf_counter()
    for _ in range(steps):
        batch.legal(states, masks)
        marked = numpy.flatnonzero(masks.view(bool))
        first = numpy.searchsorted(marked, rows)
        choices = numpy.diff(first, append=len(marked))
        batch.apply(states, marked[first + (dice.random(games) * choices).astype("int64")] - rows)
        over = states["phase"] == engine.rules.OVER
        ended = int(numpy.count_nonzero(over))
        if ended:
            states[over] = compiled.records(engine.deal(players, seed, ended))
            seed += ended
    return games * steps / (perf_counter() - start)


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
print((time.perf_counter() - start) * 1e3, "numpy" in sys.modules or "llvmlite" in sys.modules)
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


BENCHES: dict[str, Callable[[Sequence[str], int | None], Iterator[Mapping[str, Figure]]]] = {
    "engine": bench_engine,
    "hide": bench_hide,
    "search": bench_search,
    "start": bench_start,
}
