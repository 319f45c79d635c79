"""The commands of the lab. Each imports what it needs when it is called."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import typer

from getaway.arguments import AsJson, EditionFile, GameName, Options, Players, Seed, read_pairs, read_seed
from getaway.kernel.errors import BadInput

app = typer.Typer(no_args_is_help=True)
bench_app = typer.Typer(help="How fast the engines are on this machine.", no_args_is_help=True)
app.add_typer(bench_app, name="bench")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `getaway transcript` printed.")],
    edition: EditionFile = None,
    seed: Annotated[str | None, typer.Option(help="The first seed, if the file does not tell.")] = None,
) -> None:
    """Play a transcript again, line by line, and check that every line holds."""
    from getaway.lab.replay import replay_transcript

    replayed = replay_transcript(file, edition, None if seed is None else read_seed(seed))
    print(f"{file}: {replayed} games, every line holds.")


@app.command()
def soak(
    game: GameName = "art-robbery",
    games: Annotated[int, typer.Option(help="How many games.")] = 1_000_000,
    seed: Seed = "1",
) -> None:
    """Play random games at all kinds of tables and look at every invariant after every decision."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from getaway.games import load
    from getaway.lab import soak as room

    first = read_seed(seed)
    if games < 1:
        raise BadInput(f"There have to be 1 or more games, not {games}.")
    engine = load(game, compiled=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games)
        soaked = room.soak(engine, games, first, lambda count: progress.advance(task, count))
    if soaked.broken is not None:
        print(f"{game}: broken after {soaked.games} games: {soaked.broken}", file=sys.stderr)
        raise typer.Exit(1)
    print(f"{game}: {soaked.games} games, {soaked.decisions} decisions, no invariant broken.")


def _bench(name: str, game: str | None, players: int | None, as_json: bool) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from getaway.games import REGISTRY, find
    from getaway.lab.bench import BENCHES

    names = [game] if game else list(REGISTRY)
    for known in names:
        if players is not None:
            find(known).check_players(players)
        find(known)
    rows: list[dict[str, Any]] = []
    quiet = Console(stderr=True)
    with quiet.status("measuring …"):
        for row in BENCHES[name](names, players):
            rows.append(row)
            quiet.log(" ".join(f"{key} {value}" for key, value in row.items()))
    if as_json:
        print(json.dumps(rows))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for key, value in rows[0].items():
        side: Literal["left", "right"] = "right" if isinstance(value, int | float) else "left"
        table.add_column(key.replace("_", " "), justify=side, min_width=len(str(value)) + 2)
    for row in rows:
        table.add_row(*(f"{v:,}" if isinstance(v, int) else str(v) for v in row.values()))
    Console().print(table)


BenchGame = Annotated[str | None, typer.Option("--game", help="One game; else all.")]


@bench_app.command("engine")
def bench_engine(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Decisions a second in random play, on one core."""
    _bench("engine", game, players, as_json)


@bench_app.command("hide")
def bench_hide(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Nanoseconds to hide a state from a seat and to guess the rest."""
    _bench("hide", game, players, as_json)


@bench_app.command("start")
def bench_start(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Milliseconds to import the plain engine and deal a game."""
    _bench("start", game, players, as_json)


@app.command()
def arena(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Levels, or module:Class of your own.")],
    players: Players = None,
    games: Annotated[int, typer.Option(help="How many games, rounded up to whole deals in all seats.")] = 400,
    seed: Seed = "1",
    workers: Annotated[int | None, typer.Option(help="How many processes; else one for each core.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    clock: Annotated[bool, typer.Option("--clock", help="Let bots think by the clock.")] = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and say how good they are."""
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from getaway.games import find
    from getaway.lab import seating, spreading, standings
    from getaway.lab.arena import Match, Played

    sat = seating.seat(find(game), bots, players, games, read_seed(seed))
    match = Match(game, sat.players, sat.seed, read_pairs(option), str(edition) if edition else None, clock)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    begun = perf_counter()
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=sat.games)
        for one in spreading.spread(match, sat, workers or spreading.cores()):
            played.append(one)
            progress.advance(task)
    found = standings.report(match, sat, played, perf_counter() - begun)
    if as_json:
        print(json.dumps(found))
    else:
        for row in found["bots"]:
            print(f"{row['bot']:12} {row['share']} ({row['low']}–{row['high']}) rating {row['rating']}")
