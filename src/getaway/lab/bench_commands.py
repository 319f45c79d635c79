"""`getaway bench`: how fast this machine is, and how often hints have a reason."""

from __future__ import annotations

from typing import Annotated

import typer

from getaway.arguments import AsJson, Players
from getaway.games import find

bench_app = typer.Typer(help="Measure how fast the engines are on this machine.", no_args_is_help=True)


def _bench(name: str, game: str | None, players: int | None, as_json: bool) -> None:
    from getaway.figures import show
    from getaway.lab.bench import BENCHES

    show(BENCHES[name](_named(game, players), players), as_json)


def _named(game: str | None, players: int | None) -> list[str]:
    """The game that was asked for, or all; each known, and for so many players."""
    from getaway.games import REGISTRY

    names = [game] if game else list(REGISTRY)
    for known in names:
        if players is not None:
            find(known).check_players(players)
        find(known)
    return names


BenchGame = Annotated[str | None, typer.Option("--game", help="One game; otherwise all.")]


@bench_app.command("engine")
def bench_engine(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Decisions per second in random play, on one core."""
    _bench("engine", game, players, as_json)


@bench_app.command("hide")
def bench_hide(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Nanoseconds to hide a state from a seat and guess the rest."""
    _bench("hide", game, players, as_json)


@bench_app.command("search")
def bench_search(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Simulations per second of a search, on one core."""
    _bench("search", game, players, as_json)


@bench_app.command("hints")
def bench_hints(
    game: BenchGame = None,
    players: Players = None,
    decisions: Annotated[int, typer.Option(min=1, help="Number of decisions to ask about.")] = 200,
    level: Annotated[str | None, typer.Option(help="The bot that gives the hints.")] = None,
    seed: Annotated[int | None, typer.Option(help="Of the first game.")] = None,
    as_json: AsJson = False,
) -> None:
    """How often a hint gives a true reason, by game and number of players."""
    from getaway import bots
    from getaway.figures import show
    from getaway.lab import hints

    names = _named(game, players)
    first = hints.SEED if seed is None else seed
    show(hints.bench_hints(names, players, decisions, level or bots.LEVELS[-1], first), as_json)


@bench_app.command("start")
def bench_start(game: BenchGame = None, players: Players = None, as_json: AsJson = False) -> None:
    """Milliseconds to import the plain engine and deal a game."""
    _bench("start", game, players, as_json)
