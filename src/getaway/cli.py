"""getaway: the command line. Every command imports what it needs when it is called."""

from __future__ import annotations

import json
import os
import secrets
import sys
import warnings
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from getaway import __version__
from getaway.kernel.errors import BadInput
from getaway.web import commands as server

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine

app = typer.Typer(
    name="getaway",
    help="Two board games about thieves, to play, to study and to program against.",
    pretty_exceptions_enable=False,
    add_completion=False,
)
edition_app = typer.Typer(help="An owner's own edition of a game.", no_args_is_help=True)
bench_app = typer.Typer(help="How fast the engines are on this machine.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")
app.add_typer(bench_app, name="bench")
server.register(app, bench_app)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game: art-robbery or alcatraz.")]
Players = Annotated[int | None, typer.Option("--players", help="How many players.")]
Seed = Annotated[str | None, typer.Option("--seed", help="0 to 2**63 - 1; by lot if left out.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
EditionFile = Annotated[Path | None, typer.Option("--edition", help="Your own edition file.")]
Lang = Annotated[str | None, typer.Option("--lang", help="en, de, es, cs or ru.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]

SHORT_SEEDS = 1_000_000  # a seed drawn for a person is one that can be read out


def main() -> None:
    """Run a command; what a person did wrong is one sentence and exit code 2."""
    warnings.showwarning = _say_warning
    try:
        app()
    except BadInput as error:
        print(f"getaway: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of our output has seen enough, as `head` does. Python would complain at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def _say_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    print(f"getaway: {message}", file=sys.stderr)


def read_seed(given: str | None) -> int:
    """A seed as typed; one by lot if none was."""
    from getaway.kernel.chance import SEEDS
    from getaway.kernel.options import whole_number

    if given is None:
        return secrets.randbelow(SHORT_SEEDS)
    seed = whole_number(given)
    if seed is None or seed >= SEEDS:
        raise BadInput(f"A seed is a number from 0 to 2**63 - 1, not {given!r}.")
    return seed


def read_pairs(given: Sequence[str] | None) -> dict[str, str]:
    """Options as typed: name=value."""
    pairs: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise BadInput(f"An option is given as name=value, such as stealing=may, not {text!r}.")
        if name in pairs:
            raise BadInput(f"The option {name} is given twice.")
        pairs[name] = value
    return pairs


def load_with_warnings(name: str, edition: Path | None) -> Engine:
    """The plain engine of a game; what is odd about an edition is said."""
    from getaway.games import load

    engine = load(name, edition=edition)
    for warning in engine.edition.warnings:
        print(f"getaway: {warning}", file=sys.stderr)
    return engine


@app.callback(invoke_without_command=True)
def version(
    context: typer.Context,
    show: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    """Two board games about thieves, to play, to study and to program against. Alone it starts the server."""
    if show:
        print(f"getaway {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        server.serve()


@app.command()
def rules(
    game: GameName = "art-robbery",
    lang: Lang = None,
    rule: Annotated[str | None, typer.Option(help="Only this rule, such as AR-12.")] = None,
) -> None:
    """Print the rules of a game in our own words, numbered."""
    from getaway import words
    from getaway.games import find

    found = find(game)
    spoken = words.Words(found, words.language(lang))
    if rule is None:
        text = words.rulebook(found, spoken)
    else:
        numbers = [number for _, section in found.rulebook for number in section]
        if rule.upper() not in numbers:
            last = max(numbers, key=lambda number: int(number.partition("-")[2]))
            raise BadInput(f"There is no rule {rule!r}; there are {numbers[0]} to {last}.")
        text = words.rule_text(spoken, rule.upper())
    print_markdown(text)


def print_markdown(text: str) -> None:
    """Laid out for a person at a terminal, as it is for a pipe or a file."""
    if sys.stdout.isatty():
        from rich.console import Console
        from rich.markdown import Markdown

        Console().print(Markdown(text))
    else:
        print(text, end="" if text.endswith("\n") else "\n")


@app.command()
def play(
    game: GameName = "art-robbery",
    players: Players = None,
    bots: Annotated[str, typer.Option(help="Against whom: random or playouts.")] = "playouts",
    name: Annotated[str, typer.Option(help="What you are called.")] = "Ann",
    lang: Lang = None,
    seed: Seed = None,
    option: Options = None,
    edition: EditionFile = None,
) -> None:
    """Play in the terminal against bots."""
    from rich.console import Console

    from getaway.terminal import text_game
    from getaway.words import language

    engine = load_with_warnings(game, edition)
    seats = players if players is not None else engine.game.players[-1] - 1
    asked = text_game.Sitting(name, seats, read_seed(seed), bots, language(lang), read_pairs(option))
    text_game.play(engine, asked, Console(markup=False), input)


@app.command()
def transcript(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="How many players.")],
    seed: Seed = None,
    games: Annotated[int, typer.Option(help="How many games, from seeds one after the other.")] = 1,
    option: Options = None,
    edition: EditionFile = None,
) -> None:
    """Print random games as JSON Lines, every decision with the whole state. Same seed, same bytes."""
    from getaway.kernel.chance import SEEDS

    engine = load_with_warnings(game, edition)
    first, pairs = read_seed(seed), read_pairs(option)
    if games < 1:
        raise BadInput(f"There have to be 1 or more games, not {games}.")
    if first > SEEDS - games:
        raise BadInput(f"{games} games from seed {first} on go past the last seed, 2**63 - 1.")
    for number in range(games):
        for line in engine.game.transcript(engine, players, first + number, pairs):
            sys.stdout.buffer.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
    sys.stdout.buffer.flush()


@app.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A game downloaded from a server, or a transcript.")
    ],
    edition: EditionFile = None,
    seed: Annotated[str | None, typer.Option(help="The first seed, if a transcript does not tell.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check every step of a game.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Tell what happened in a game.")] = False,
    seat: Annotated[int | None, typer.Option(help="As this seat was told it.")] = None,
    lang: Lang = None,
) -> None:
    """Play a game or a transcript again and check that every step of it holds."""
    from getaway.lab.replay import read_game, replay_transcript

    game = read_game(file)
    if game is not None:
        server.show_game(file, game, verify=verify, seat=seat, show=show, lang=lang)
        return
    replayed = replay_transcript(file, edition, None if seed is None else read_seed(seed))
    print(f"{file}: {replayed} games, every line holds.")


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file.")],
    game: Annotated[str | None, typer.Option(help="Which game it is for; else the file tells.")] = None,
) -> None:
    """Check an edition file; what is wrong is named with its place."""
    from getaway.games import find, find_by_edition

    edition = (find_by_edition(file) if game is None else find(game)).read_edition(file)
    for warning in edition.warnings:
        print(f"getaway: {warning}", file=sys.stderr)
    print(f"{file}: the edition {edition.name!r} can be played: --edition {file}")


@app.command("warm-up")
def warm_up(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; else all.")] = None,
) -> None:
    """Compile the rules now, so that nobody has to wait for it later."""
    from rich.console import Console
    from rich.progress import Progress

    from getaway.games import REGISTRY, find, load

    names = [game] if game else list(REGISTRY)
    for name in names:
        find(name)
        with Progress(console=Console(stderr=True)) as progress:
            engine = load(name, compiled=True)
            if not engine.compiled:
                return
            task = progress.add_task(name, total=None)
            for step, left in engine.warm_up():
                done = progress.tasks[task].completed
                progress.update(task, description=f"{name}: {step}", total=done + left)
                progress.advance(task)
            progress.update(task, description=f"{name}: ready")
        print(f"{name}: the compiled engine is ready.")


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
