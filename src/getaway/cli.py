"""getaway: the command line. Every command imports what it needs when it is called."""

from __future__ import annotations

import json
import os
import sys
import warnings
from itertools import chain
from pathlib import Path
from typing import Annotated, Any

import typer

from getaway import __version__
from getaway.arguments import (
    EditionFile,
    GameName,
    Lang,
    Options,
    Players,
    Seed,
    load_with_warnings,
    read_pairs,
    read_seed,
)
from getaway.kernel.errors import BadInput
from getaway.lab.commands import app as lab

app = typer.Typer(
    name="getaway",
    help="Two board games about thieves, to play, to study and to program against.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
edition_app = typer.Typer(help="An owner's own edition of a game.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")
app.add_typer(lab)


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


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    if show:
        print(f"getaway {__version__}")
        raise typer.Exit


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
    bots: Annotated[
        str, typer.Option(help="Against whom: random, easy, medium, hard, expert, or module:Class.")
    ] = "medium",
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

    from getaway.bots.warming import warm_up as bots_warm_up
    from getaway.games import REGISTRY, find, load

    names = [game] if game else list(REGISTRY)
    for name in names:
        find(name)
        with Progress(console=Console(stderr=True)) as progress:
            engine = load(name, compiled=True)
            if not engine.compiled:
                return
            task = progress.add_task(name, total=None)
            for step, left in chain(engine.warm_up(), bots_warm_up(engine)):
                done = progress.tasks[task].completed
                progress.update(task, description=f"{name}: {step}", total=done + left)
                progress.advance(task)
            progress.update(task, description=f"{name}: ready")
        print(f"{name}: the compiled engine is ready.")
