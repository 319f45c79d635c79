"""The commands of the lab. Each imports what it needs when it is called."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from getaway.arguments import (
    AsJson,
    EditionFile,
    GameName,
    GameOrFirst,
    Options,
    Players,
    Seed,
    game_or_first,
    load_with_warnings,
    read_pairs,
    read_seed,
)
from getaway.games import find
from getaway.kernel.errors import BadInput
from getaway.lab.bench_commands import bench_app

if TYPE_CHECKING:
    from getaway.lab.arena import Match, Played
    from getaway.lab.backends import Stop, Where
    from getaway.lab.games_out import GamesOut
    from getaway.lab.seating import Seating

app = typer.Typer(no_args_is_help=True)
app.add_typer(bench_app, name="bench")


@app.command()
def soak(
    game: GameOrFirst = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1_000_000,
    seed: Seed = "1",
) -> None:
    """Play random games at all kinds of tables and check every invariant after every decision."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from getaway.games import load
    from getaway.lab import soak as room

    first = read_seed(seed)
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    game = game_or_first(game)
    engine = load(game, compiled=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(game, total=games)
        soaked = room.soak(engine, games, first, lambda count: progress.advance(task, count))
    if soaked.broken is not None:
        print(f"{game}: an invariant broke. Games: {soaked.games}. {soaked.broken}", file=sys.stderr)
        raise typer.Exit(1)
    print(f"{game}: no invariant broken. Games: {soaked.games}. Decisions: {soaked.decisions}.")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="BOT...",
            help=(
                "{bots}, a language model as model:NAME, a network as net:FILE, your own module:Class, or "
                "program:COMMAND."
            ),
        ),
    ] = None,
    players: Players = None,
    games: Annotated[
        int, typer.Option(help="Number of games, rounded up so that every deal is played from all seats.")
    ] = 400,
    seed: Seed = "1",
    workers: Annotated[int | None, typer.Option(help="Number of processes; otherwise one per core.")] = None,
    as_json: AsJson = False,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the JSON to this file.")] = None,
    option: Options = None,
    edition: EditionFile = None,
    clock: Annotated[bool, typer.Option("--clock", help="Bots think by the clock; runs can differ.")] = False,
    talk: Annotated[bool, typer.Option("--talk", help="Bots talk before votes, in games with talk.")] = False,
    habits: Annotated[
        bool, typer.Option("--habits", help="Count what would puzzle an onlooker, in games with deals.")
    ] = False,
    suite: Annotated[
        bool, typer.Option("--suite", help="These levels, or all of them, each against every control bot.")
    ] = False,
    backend: Annotated[str, typer.Option(help="Who plays: processes, dask or ray.")] = "processes",
    address: Annotated[
        str | None, typer.Option(help="The dask or ray cluster; otherwise one is started here.")
    ] = None,
    games_out: Annotated[
        Path | None,
        typer.Option(
            "--games-out", metavar="FILE", help="Write every game to this file: .jsonl or .parquet."
        ),
    ] = None,
    bot_seconds: Annotated[
        float | None, typer.Option(help="Seconds a bot of your own has for each decision.")
    ] = None,
    bot_megabytes: Annotated[
        int | None, typer.Option(help="Megabytes of memory a bot of your own can use.")
    ] = None,
) -> None:
    """Let bots play many games against each other, and see how good they are.

    Two bots: each plays alone at a table full of the other. One bot: a table full of it. As many bots as
    players: just that table. More or fewer: mixed tables. Every deal is played in every rotation of the
    seats.
    """
    from rich.console import Console

    from getaway.bots import check_level
    from getaway.lab import backends, print_report, seating, standings
    from getaway.lab import games_out as games_file
    from getaway.lab.arena import Match
    from getaway.lab.processes import Limits

    bots, limits = bots or [], Limits(bot_seconds, bot_megabytes)
    for bot in bots:
        check_level(find(game), bot)
    if games_out is not None:
        if suite:
            raise BadInput("--suite writes no games: leave out --games-out.")
        games_file.check(games_out)
        print_report.check_writable(games_out)
    if suite:
        if players is None:
            players = max(n for n in find(game).players if n <= seating.USUAL)
        find(game).check_players(players)
        chosen = Match(game, players, read_seed(seed), read_pairs(option), clock=clock)
        _suite(chosen, bots, games, backends.place(workers, backend, address), as_json, out)
        return
    sat = seating.seat(find(game), bots, players, games, read_seed(seed))
    where = backends.place(workers, backend, address)
    pairs = read_pairs(option)
    load_with_warnings(game, edition).game.read_options(pairs, sat.players)
    if talk and find(game).talk is None:
        raise BadInput(f"There's no talk in {game}.")
    if habits and find(game).deals is None:
        raise BadInput(f"There are no deals in {game}, so there's nothing to count.")
    path = find(game).edition_path(edition)
    match = Match(
        game, sat.players, sat.seed, pairs, path, clock, talk, habits, games_out is not None, limits
    )
    if out is not None:
        print_report.check_writable(out)
    if sat.games != games:
        print(
            f"getaway: the number of games is rounded up from {games} to {sat.games}: "
            "whole deals in all seats.",
            file=sys.stderr,
        )
    with backends.stopping() as stop:
        with games_file.writing(games_out, match) if games_out is not None else nullcontext() as file:
            played, seconds = _play_all(match, sat, where, as_json, stop, file)
        report = standings.report(match, sat, played, seconds)
        if as_json:
            print(print_report.as_text(report), flush=True)
        else:
            print_report.show(report, Console())
        if report["interrupted"]:
            unwritten = f"; {out} was not written" if out is not None else ""
            unwritten += f"; {games_out} has the games so far" if games_out is not None else ""
            print(
                f"getaway: interrupted after {len(played)} of {sat.games} games{unwritten}.", file=sys.stderr
            )
            raise typer.Exit(stop.code)
    if out is not None:
        print_report.write(out, print_report.as_text(report) + "\n")


def _suite(
    match: Match, levels: list[str], games: int, where: Where, as_json: bool, out: Path | None
) -> None:
    """Play every level against every control bot, and print or write the table."""
    from getaway.lab import backends, print_report, suite

    if out is not None:
        print_report.check_writable(out)
    with backends.stopping() as stop:

        def play(match: Match, sat: Seating) -> list[Played]:
            played, _ = _play_all(match, sat, where, as_json, stop)
            if stop.wanted:
                raise typer.Exit(stop.code)
            return played

        rows = list(suite.run(match, levels, games, play))
    text = print_report.as_text({"suite": rows}) + "\n" if as_json else suite.table(rows)
    print(text, end="", flush=True)
    if out is not None:
        print_report.write(out, text)
    if any(row["below"] for row in rows):
        raise typer.Exit(1)


def _play_all(
    match: Match, sat: Seating, where: Where, as_json: bool, stop: Stop, file: GamesOut | None = None
) -> tuple[list[Played], float]:
    """Play until all is played, Ctrl-C or SIGTERM, with a bar for whoever looks on."""
    from contextlib import closing
    from time import perf_counter

    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from getaway.lab import backends, external_bots

    played: list[Played] = []
    console = Console(stderr=True)
    silent = not console.is_terminal or (as_json and not sys.stdout.isatty())
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    begun = perf_counter()
    with Progress(*columns, console=console, disable=silent) as progress:
        task = progress.add_task("getting ready", total=sat.games)
        try:
            backends.prepare(match, sat)
            progress.update(task, description=match.game)
            begun = perf_counter()
            with closing(backends.spread(match, sat, where)) as games:
                for one in games:
                    if file is not None:
                        file.take(one)
                    played.append(one)
                    progress.advance(task)
                    if stop.wanted:
                        raise KeyboardInterrupt
        except KeyboardInterrupt:
            progress.update(task, description="interrupted")
        except BadInput:
            # A signal to all processes ends the workers too, and that they are gone is no news then.
            if not stop.wanted:
                raise
        finally:
            external_bots.dismiss()
    return played, perf_counter() - begun


@app.command()
def tune(
    game: GameName,
    players: Annotated[int | None, typer.Option(help="Number of players; otherwise every number.")] = None,
    seed: Seed = "1",
    generations: Annotated[int, typer.Option(help="Number of generations.")] = 30,
    games: Annotated[int, typer.Option(help="Number of games each candidate plays per generation.")] = 1200,
    workers: Annotated[int | None, typer.Option(help="Number of threads; otherwise one per core.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the weights to this file.")] = None,
) -> None:
    """Find better weights for the bot medium, by cross-entropy against itself. Same seed, same weights."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from getaway.bots.weights import weights
    from getaway.games import load
    from getaway.lab import backends, print_report, tuning

    first = read_seed(seed)
    for name, number in (("generations", generations), ("games", games)):
        if number < 1:
            raise BadInput(f"The number of {name} has to be at least 1, not {number}.")
    where = backends.place(workers, "processes", None)
    engine = load(game, compiled=True)
    if players is not None:
        engine.game.check_players(players)
    if out is not None:
        print_report.check_writable(out)
    known = {count: weights(engine.game, count) for count in engine.game.players}
    counts = [players] if players is not None else list(engine.game.players)
    found = dict(known)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=generations * len(counts))
        for count in counts:
            effort = tuning.Effort(generations, games=games)

            def tell(generation: tuning.Generation, count: int = count) -> None:
                progress.update(task, advance=1, description=f"{count} players: {generation.share:.3f}")

            found[count] = tuning.tune(engine, count, first, effort, tell, where.workers)
    lines = []
    for count in counts:
        compared = tuning.compare(engine, count, found[count], known[count], first, tuning.FRESH)
        low, high = compared.interval()
        lines.append(
            f"{count} players: a bot with the new weights wins {compared.mean:.1%} ({low:.1%} to {high:.1%}) "
            f"against the old ones; an equal share would be {1 / count:.1%}."
        )
    only = f" --players {players}" if players is not None else ""
    command = f"getaway tune {game}{only} --seed {first} --generations {generations} --games {games}"
    text = tuning.written(engine, found, [command, *lines])
    for line in lines:
        print(line, file=sys.stderr)
    if out is None:
        print(text, end="")
    else:
        print_report.write(out, text)
        print(f"Weights written to {out}.")


@app.command()
def fit(
    game: GameName,
    model: Annotated[str, typer.Option(help="evaluation, or appraisal, the expert's.")] = "evaluation",
    players: Annotated[int | None, typer.Option(help="Number of players; otherwise every number.")] = None,
    games: Annotated[
        int, typer.Option(help="Number of games to fit to; another third as many for the check.")
    ] = 1200,
    seed: Seed = "1",
) -> None:
    """Refit how bots judge a position, and say how good that is. Same seed, same numbers."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from getaway.games import load
    from getaway.lab import fitting

    first = read_seed(seed)
    known = fitting.models(game)
    if model not in known:
        raise BadInput(f"{game} has no model {model!r}. Choose one of: {', '.join(known)}.")
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    engine = load(game, compiled=True)
    if players is not None:
        engine.game.check_players(players)
    chosen, fresh = known[model], -(-games // 3)
    counts = [players] if players is not None else list(engine.game.players)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=(games + fresh + fitting.STEPS) * len(counts))
        for count in counts:
            progress.update(task, description=f"{count} players")

            def tell() -> None:
                progress.advance(task)

            looks = fitting.watch(engine, chosen, count, first, games, tell)
            fitted = fitting.fit(chosen, looks, first, tell)
            checked = fitting.watch(engine, chosen, count, first + fitting.UNSEEN, fresh, tell)
            stands = chosen.numbers(count)
            fits, checks = len(looks.seen), len(checked.seen)
            print(f"{count} players: fitted to {fits} positions, checked on {checks} others")
            for name, found in (
                ("refitted", fitting.judge(chosen, fitted, checked)),
                ("as it stands", fitting.judge(chosen, stands, checked)),
                ("the share alone", fitting.blind(chosen, checked)),
            ):
                print(f"  {name}: log loss {found.surprise:.4f}, Brier score {found.brier:.4f}")
            mean, error = fitting.gain(chosen, fitted, checked)
            print(f"  log loss saved by refitting: {mean:.4f} ± {error:.4f} per game (one standard error)")
            print(f"  {fitting.written(fitted)}", flush=True)
