"""getaway: the command line. Every command imports what it needs when it is called."""

from __future__ import annotations

import errno
import json
import os
import sys
import warnings
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
from getaway.bridges import commands as bridges
from getaway.kernel.errors import BadInput
from getaway.lab.commands import app as lab
from getaway.lab.commands import bench_app
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
app.add_typer(edition_app, name="edition")
app.add_typer(lab)
server.register(app, bench_app)
bridges.register(app, bench_app)


FULL = (errno.ENOSPC, errno.EDQUOT)


def main() -> None:
    """Run a command; what a person did wrong is one sentence and exit code 2."""
    warnings.showwarning = _say_warning
    _open_what_is_closed()
    try:
        try:
            app()
        finally:
            # Here, where it can still be said that it could not be written.
            sys.stdout.flush()
    except BadInput as error:
        print(f"getaway: {error}", file=sys.stderr)
        sys.exit(2)
    except BrokenPipeError:
        # The reader of our output has seen enough, as `head` does.
        _stop_writing()
        sys.exit(141)
    except OSError as error:
        if error.errno not in FULL:
            raise
        _stop_writing()
        print(f"getaway: this cannot be written: {(error.strerror or '').lower()}.", file=sys.stderr)
        sys.exit(2)


def _open_what_is_closed() -> None:
    """Python has None for streams that were closed from outside; a command reads and writes nothing there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _stop_writing() -> None:
    """What is left goes nowhere: Python would complain about it at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    print(f"getaway: {message}", file=sys.stderr)


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
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="art-robbery (if none is named) or alcatraz.")
    ] = None,
    players: Players = None,
    bots: Annotated[
        str | None,
        typer.Option(help="Against whom: random, easy, medium (if none is named), hard or expert."),
    ] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = "Ann",
    lang: Lang = None,
    seed: Seed = None,
    option: Options = None,
    edition: EditionFile = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the game that was saved last.")
    ] = False,
    at_server: Annotated[
        str | None,
        typer.Option("--server", metavar="URL", help="Play at a server; makes a table if none is named."),
    ] = None,
    table: Annotated[
        str | None, typer.Option("--table", metavar="LINK", help="Sit down at this table of a server.")
    ] = None,
) -> None:
    """Play in the terminal: against bots, or at a server. Through a pipe it is lines in, lines out."""
    from getaway.games import find
    from getaway.terminal import commands as terminal
    from getaway.words import language

    screen, spoken = terminal.is_on_screen(), language(lang)
    if at_server is not None or table is not None:
        if resume or seed is not None or edition is not None:
            raise BadInput("--resume, --seed and --edition are for games on this machine, not at a server.")
        if at_server is None and "/" not in (table or ""):
            raise BadInput(f"{table!r} does not tell the server: give the whole link, or --server too.")
        chosen = find(game or "art-robbery")
        seats = players if players is not None else chosen.players[-1] - 1
        if screen:
            from getaway.terminal.remote import join

            level = "medium" if bots is None else bots
            terminal.play_at_server(
                join(
                    at_server or "",
                    table or "",
                    name=name,
                    lang=spoken,
                    game=chosen.name,
                    players=seats,
                    bots=level,
                    options=chosen.read_options(read_pairs(option), seats),
                ),
                spoken,
            )
        else:
            server.play_in_lines(at_server, table, name, spoken, chosen.name, seats, bots)
        return
    if bots is not None and ":" in bots:
        raise BadInput(
            f"A bot of your own plays in the arena: getaway arena {game or 'art-robbery'} {bots} medium."
        )
    if resume:
        if not screen:
            raise BadInput("--resume needs a terminal, not a pipe.")
        terminal.play_on(None if game is None else find(game).name, spoken)
        return
    engine = load_with_warnings(game or "art-robbery", edition)
    seats = players if players is not None else engine.game.players[-1] - 1
    engine.game.check_players(seats)
    level, pairs = bots or "medium", read_pairs(option)
    name = terminal.read_name(name, engine, spoken)
    if screen:
        from getaway.terminal.local import Wanted

        text = edition.read_text(encoding="utf-8") if edition is not None else ""
        path = str(edition) if edition is not None else "standard"
        asked = Wanted(engine.game.name, seats, level, name, read_seed(seed), pairs, text, path)
        terminal.play_against_bots(asked, spoken)
    else:
        from getaway.terminal.text_game import Sitting

        sitting = Sitting(name, seats, read_seed(seed), level, spoken, pairs)
        terminal.play_in_lines(engine, sitting, edition)


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
    from getaway.games import REGISTRY, find

    for name in list(REGISTRY) if game is None else [game]:
        find(name)
        if not warmed_up(name).compiled:
            return
        print(f"{name}: the compiled engine is ready.")


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
