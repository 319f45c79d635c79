"""getaway: the command line. Every command imports what it needs when it is called."""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
import warnings
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from getaway import __version__
from getaway.arguments import (
    READER_LEFT,
    Commands,
    EditionFile,
    GameName,
    GameOrFirst,
    Lang,
    Options,
    Seed,
    game_or_first,
    load_with_warnings,
    name_lists,
    name_panels,
    read_pairs,
    read_seed,
    speak,
    spoken,
)
from getaway.bridges import commands as bridges
from getaway.kernel.errors import BadFile, BadInput
from getaway.lab.bench_commands import bench_app
from getaway.lab.commands import app as lab
from getaway.lab.measure_commands import app as measure_app
from getaway.lab.puzzle_commands import app as puzzles_app
from getaway.lab.review_commands import app as review_app
from getaway.mcp import commands as models
from getaway.proofreading.commands import app as words_app
from getaway.terminal import commands as terminal
from getaway.train import commands as training
from getaway.web import commands as server
from getaway.words import language
from getaway.words.translating import language_of, translated

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine

app = typer.Typer(
    name="getaway",
    help="Board games about thieves, to play, to study and to write bots for.",
    pretty_exceptions_enable=False,
    add_completion=False,
    cls=Commands,
)
edition_app = typer.Typer(help="Your own edition of a game, from your own box.", no_args_is_help=True)
app.add_typer(edition_app, name="edition")
app.add_typer(lab)
app.add_typer(measure_app)
app.add_typer(review_app)
app.add_typer(puzzles_app)
app.add_typer(words_app)
terminal.register(app)
models.register(app)
server.register(app, bench_app)
bridges.register(app, bench_app)
training.register(app)


FULL = (errno.ENOSPC, errno.EDQUOT)
# Which extra brings a module that commands import when they are called.
EXTRAS = {
    **dict.fromkeys(("alembic", "litestar", "sqlalchemy", "uvicorn", "uvloop"), "server"),
    **dict.fromkeys(("textual", "websockets"), "terminal"),
    "numpy": "fast",
}


def main() -> None:
    """Run a command; what a person did wrong is one sentence and exit code 2."""
    warnings.showwarning = _say_warning
    _open_what_is_closed()
    try:
        try:
            name_lists(app)
            command = typer.main.get_command(app)
            below = getattr(command, "commands", {})
            groups = [name for name, group in below.items() if hasattr(group, "commands")]
            if "--help" in sys.argv or sys.argv[-1] in groups:
                name_panels(language_of(sys.argv))
                speak(command, language_of(sys.argv))
            command()
        finally:
            # Here, where it can still be said that it could not be written.
            sys.stdout.flush()
    except BadInput as error:
        print(f"getaway: {_said(error)}", file=sys.stderr)
        sys.exit(2)
    except ModuleNotFoundError as error:
        missing = next((name for name in EXTRAS if f"{error.name}.".startswith(f"{name}.")), None)
        if missing is None:
            raise
        wrong = f"This needs {missing}, which isn't installed: pip install 'getaway[{EXTRAS[missing]}]'."
        print(f"getaway: {translated(wrong, language_of(sys.argv))}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        # Before the command itself has begun, which knows better what is to be said.
        sys.exit(128 + signal.SIGINT)
    except BrokenPipeError:
        # The reader of our output has seen enough, as `head` does.
        _stop_writing()
        sys.exit(READER_LEFT)
    except OSError as error:
        if error.errno not in FULL:
            raise
        _stop_writing()
        wrong = f"this can't be written: {(error.strerror or '').lower()}."
        print(f"getaway: {spoken(wrong)}", file=sys.stderr)
        sys.exit(2)


def _said(error: BadInput) -> str:
    """An error in the language of the person."""
    lang = language_of(sys.argv)
    if not isinstance(error, BadFile):
        return translated(str(error), lang)
    wrong = translated(error.wrong, lang)
    if error.line is None:
        return f"{error.path}: {wrong}"
    return translated(f"{error.path}, line {error.line}: {wrong}", lang)


def _open_what_is_closed() -> None:
    """Python has None for streams that were closed from outside; a command reads and writes nothing there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _stop_writing() -> None:
    """What is left goes nowhere: Python would complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_warning(message: Warning | str, *_: object, **__: object) -> None:
    print(f"getaway: {translated(str(message), language_of(sys.argv))}", file=sys.stderr)


@app.callback(invoke_without_command=True)
def version(
    context: typer.Context,
    show: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
    port: Annotated[int, typer.Option(help="The server's port.", min=0, max=65535)] = 8000,
    lang: Lang = None,
) -> None:
    """Board games about thieves, to play, to study and to write bots for. With no command, it starts the
    server.
    """
    if lang is not None:
        # What is said before a command holds for the command, if it has a language at all.
        known = {"lang": language(lang)}
        context.default_map = dict.fromkeys(getattr(context.command, "commands", ()), known)
    if show:
        print(f"getaway {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        server.play(port)


@app.command()
def rules(
    game: GameOrFirst = None,
    lang: Lang = None,
    rule: Annotated[str | None, typer.Option(help="Just this rule, by its number.")] = None,
) -> None:
    """Print the rules of a game in our own words, numbered."""
    from getaway import words
    from getaway.games import find

    found = find(game_or_first(game))
    spoken = words.Words(found, words.language(lang))
    if rule is None:
        text = words.rulebook(found, spoken)
    else:
        numbers = [number for _, section in found.rulebook for number in section]
        if rule.upper() not in numbers:
            first, *_, last = sorted(numbers, key=lambda number: int(number.partition("-")[2]))
            raise BadInput(f"There's no rule {rule!r}. They run from {first} to {last}.")
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
def transcript(
    game: GameName,
    players: Annotated[int, typer.Option("--players", help="Number of players.")],
    seed: Seed = None,
    games: Annotated[int, typer.Option(help="Number of games, from one seed after the other.")] = 1,
    option: Options = None,
    edition: EditionFile = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot", help="Who plays: {bots}; once for all seats, or once per seat. Otherwise, random moves."
        ),
    ] = None,
) -> None:
    """Print games as JSON Lines, every decision with the full state. Same seed, same bytes."""
    from getaway.kernel.chance import SEEDS
    from getaway.lab import transcribing

    engine = load_with_warnings(game, edition)
    first, pairs = read_seed(seed), read_pairs(option)
    if games < 1:
        raise BadInput(f"You need at least 1 game, not {games}.")
    if first > SEEDS - games:
        raise BadInput(f"{games} games starting at seed {first} would go past the last seed, 2**63 - 1.")
    names = transcribing.seated(engine, bot, players) if bot else None
    path = str(edition.resolve()) if edition else None
    for number in range(games):
        for line in (
            engine.game.transcript(engine, players, first + number, pairs, None)
            if names is None
            else transcribing.transcript(engine, names, first + number, pairs, path)
        ):
            sys.stdout.buffer.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
    sys.stdout.buffer.flush()


@app.command()
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A game downloaded from a server, or a transcript.")
    ],
    edition: EditionFile = None,
    seed: Annotated[str | None, typer.Option(help="The first seed, if a transcript doesn't say.")] = None,
    verify: Annotated[bool, typer.Option("--verify", help="Check every step of a game.")] = False,
    show: Annotated[bool, typer.Option("--show", help="Print what happened in a game.")] = False,
    seat: Annotated[int | None, typer.Option(help="Show only what this seat saw; the first is 0.")] = None,
    lang: Lang = None,
) -> None:
    """Replay a game or a transcript and check that every step of it holds."""
    from getaway.lab.replay import read_game, replay_transcript

    game = read_game(file)
    if game is not None:
        server.show_game(file, game, verify=verify, seat=seat, show=show, lang=lang)
        return
    replayed = replay_transcript(file, edition, None if seed is None else read_seed(seed))
    print(spoken(f"{file}: every line holds. Games: {replayed}."))


@edition_app.command("new")
def edition_new(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    like: Annotated[str | None, typer.Option(help="A small edition to start from: one-raid, tiny.")] = None,
) -> None:
    """Write an edition file with comments, for typing in your own cards; it starts out as the standard
    edition.
    """
    from getaway.games import find
    from getaway.kernel.toml import new_edition

    found = find(game)
    if found.standard is None:
        raise BadInput(f"{found.name} has no printed data, so it has no editions.")
    begin = found.standard if like is None else found.small.get(like)
    if begin is None:
        known = ", ".join(found.small) or "none"
        raise BadInput(f"There's no small edition {like!r} of {found.name}. Small editions: {known}.")
    try:
        with file.open("x", encoding="utf-8") as new:
            new.write(new_edition(begin, found.name, file))
    except FileExistsError:
        raise BadInput(f"{file} already exists. Name another file.") from None
    except OSError as error:
        raise BadInput(f"{file} can't be written: {(error.strerror or str(error)).lower()}.") from None
    print(spoken(f"{file}: type in what's printed in your box, then: getaway edition check {file}"))


@edition_app.command("check")
def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A TOML file.")],
    game: Annotated[str | None, typer.Option(help="Which game it's for; otherwise the file says.")] = None,
) -> None:
    """Check an edition file; any mistake is named with its place."""
    from getaway.games import find, find_by_edition

    edition = (find_by_edition(file) if game is None else find(game)).read_edition(file)
    for warning in edition.warnings:
        print(f"getaway: {spoken(warning)}", file=sys.stderr)
    print(spoken(f"{file}: the edition {edition.name!r} is ready to play: --edition {file}"))


@app.command("warm-up")
def warm_up(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="One game; otherwise all.")] = None,
) -> None:
    """Compile the rules now, so that nobody has to wait later."""
    from getaway.games import REGISTRY, find

    for name in list(REGISTRY) if game is None else [game]:
        find(name)
        if not warmed_up(name).compiled:
            return
        print(spoken(f"{name}: the compiled engine is ready."))


def warmed_up(name: str, edition: Path | None = None) -> Engine:
    """The compiled engine of a game with its bots, ready to run; a bar tells how far that is."""
    from rich.console import Console
    from rich.progress import Progress

    from getaway.bots.warming import warm_up as warm_up_bots
    from getaway.games import load

    with Progress(console=Console(stderr=True), transient=True) as progress:
        engine = load(name, edition=edition, compiled=True)
        task = progress.add_task(name, total=None)
        for step, left in chain(engine.warm_up(), warm_up_bots(engine)) if engine.compiled else ():
            done = progress.tasks[task].completed
            progress.update(task, description=f"{name}: {step}", total=done + left)
            progress.advance(task)
    return engine
