"""The commands of the bridges. Nothing of them is imported before one of these is called."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from getaway.arguments import AsJson, GameName, Players


def observation(game: GameName, as_json: AsJson = False) -> None:
    """Explain every number in a learner's observation (the layout of `observe`)."""
    from getaway.games import load

    engine = load(game)
    names = engine.observation_names
    if as_json:
        told = {"game": game, "size": len(names), "observation": names, "actions": engine.action_names}
        told["relative_actions"] = engine.rules.actions.relative_names
        print(json.dumps(told))
        return
    width = len(str(len(names)))
    for number, name in enumerate(names):
        print(f"{number:{width}}  {name}")


def bench_bridges(
    game: Annotated[str | None, typer.Option("--game", help="One game; otherwise all.")] = None,
    players: Players = None,
    as_json: AsJson = False,
) -> None:
    """Steps and decisions per second through each bridge, on one core."""
    from getaway.bridges.bench import bench
    from getaway.figures import show
    from getaway.games import REGISTRY, find

    names = [game] if game else list(REGISTRY)
    for name in names:
        if players is not None:
            find(name).check_players(players)
        find(name)
    show(bench(names, players), as_json)


def register(app: typer.Typer, bench_app: typer.Typer) -> None:
    """Add the commands of this room to the command line."""
    app.command("observation")(observation)
    bench_app.command("bridges")(bench_bridges)
