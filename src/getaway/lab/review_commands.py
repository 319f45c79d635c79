"""`getaway review`: where a finished game was won and lost. What it needs is imported when it is called."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from getaway.arguments import AsJson, Lang, Seed, read_seed
from getaway.kernel.errors import BadFile, BadInput

if TYPE_CHECKING:
    from getaway.review.course import Course
    from getaway.review.shapes import Judged

app = typer.Typer(no_args_is_help=True)

LEVELS = "easy,medium,hard@100"


@app.command()
def review(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A game downloaded from a server.")
    ] = None,
    as_json: AsJson = False,
    seed: Seed = "1",
    lang: Lang = None,
    calibrate: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Instead, check how well this game's chances come true."),
    ] = None,
    stability: Annotated[
        str | None,
        typer.Option(metavar="GAME", help="Instead, check how well the marks of three seeds agree."),
    ] = None,
    games: Annotated[int, typer.Option(help="For these checks: number of games between bots.")] = 100,
    players: Annotated[
        int | None, typer.Option(help="For these checks: number of players; otherwise each number.")
    ] = None,
    bots: Annotated[str, typer.Option(help="For these checks: who plays, in turn.")] = LEVELS,
    part: Annotated[float, typer.Option(help="For --calibrate: this fraction of the usual deals.")] = 0.1,
) -> None:
    """Show where a finished game was won and lost: chances, mistakes, luck. Same seed, same review."""
    first = read_seed(seed)
    if calibrate is not None:
        from getaway.lab.calibration import print_calibration

        print_calibration(calibrate, players, games, bots.split(","), first, part, as_json=as_json)
        return
    if stability is not None:
        from getaway.lab.calibration import print_agreement

        print_agreement(stability, players, games, bots.split(","), first)
        return
    if file is None:
        raise BadInput("Name a game's file, or a game to calibrate.")
    try:
        print_review(file, first, lang, as_json=as_json)
    except BadFile:
        raise
    except BadInput as error:
        raise BadFile(file, str(error)) from None


def print_review(path: Path, seed: int, lang: str | None, *, as_json: bool) -> None:
    """Review the game in a file."""
    import msgspec

    from getaway.review.course import course_of
    from getaway.review.report import lines
    from getaway.review.summary import review_of
    from getaway.table.replay import Replay, read_file
    from getaway.table_bots.engines import plain_engine
    from getaway.words import Words, language

    tongue = language(lang)
    try:
        packed = path.read_bytes()
    except OSError as error:
        raise BadFile(path, f"can't be read: {(error.strerror or str(error)).lower()}.") from None
    game = read_file(packed)
    course = course_of(Replay(game, plain_engine))
    pieces = list(judged(course, game.edition, seed))
    found = review_of(course, pieces, seed)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
        sys.stdout.buffer.flush()
        return
    for line in lines(found, Words(course.engine.game, tongue, game.names)):
        print(line)


def judged(course: Course, edition: str, seed: int) -> Iterator[Judged]:
    """The pieces of a review, with a bar for whoever looks on."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from getaway.review import judge
    from getaway.review.analysis import analyse, progress
    from getaway.table_bots.engines import engine_for

    name = course.engine.game.name
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task(name, total=course.steps)
        for piece in analyse(course, engine_for(name, edition, compiled=True), seed, judge.USUAL):
            bar.update(task, completed=progress(course, piece).step)
            yield piece
