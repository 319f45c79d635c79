"""The commands of the bridges. Nothing of them is imported before one of these is called."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from getaway.arguments import AsJson, GameName, Players

WIDTH = 120  # letters of a table that nobody watches being printed


def observation(game: GameName, as_json: AsJson = False) -> None:
    """Print what each number means that a learner is shown: the layout of `observe`."""
    from getaway.games import load

    engine = load(game)
    names = engine.observation_names
    if as_json:
        told = {"game": game, "size": len(names), "observation": names, "actions": engine.action_names}
        print(json.dumps(told))
        return
    width = len(str(len(names)))
    for number, name in enumerate(names):
        print(f"{number:{width}}  {name}")


def bench_bridges(
    game: Annotated[str | None, typer.Option("--game", help="One game; else all.")] = None,
    players: Players = None,
    as_json: AsJson = False,
) -> None:
    """Steps and decisions a second through each bridge, on one core."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    from getaway.bridges.bench import bench
    from getaway.games import REGISTRY, find

    names = [game] if game else list(REGISTRY)
    for name in names:
        if players is not None:
            find(name).check_players(players)
        find(name)
    quiet = Console(stderr=True)
    rows: list[dict[str, Any]] = []
    with quiet.status("measuring …"):
        for row in bench(names, players):
            rows.append(row)
            quiet.log(" ".join(f"{key} {value}" for key, value in row.items()))
    if as_json:
        print(json.dumps(rows))
        return
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for key, value in rows[0].items():
        table.add_column(key.replace("_", " "), justify="right" if isinstance(value, int) else "left")
    for row in rows:
        table.add_row(*(f"{value:,}" if isinstance(value, int) else str(value) for value in row.values()))
    console = Console()
    # A pipe or a file has no width of its own.
    (console if console.is_terminal else Console(width=WIDTH)).print(table)


def register(app: typer.Typer, bench_app: typer.Typer) -> None:
    """Add the commands of this room to the command line."""
    app.command("observation")(observation)
    bench_app.command("bridges")(bench_bridges)
