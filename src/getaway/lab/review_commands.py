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
        Path | None,
        typer.Argument(
            metavar="[FILE]", help="A game downloaded from a server, a transcript, or the games of an arena."
        ),
    ] = None,
    number: Annotated[
        int | None, typer.Option(min=1, help="If the file has several games, only this one; the first is 1.")
    ] = None,
    deal: Annotated[str | None, typer.Option(help="The first seed, if a transcript doesn't say.")] = None,
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
    part: Annotated[float, typer.Option(help="For --calibrate: this fraction of the usual deals.")] = 0.3,
    kept: Annotated[
        Path | None, typer.Option(help="For --calibrate: keep every game in this file, and continue from it.")
    ] = None,
    picture: Annotated[
        Path | None, typer.Option(help="For --calibrate: draw predictions and outcomes into this SVG file.")
    ] = None,
) -> None:
    """Show where a finished game was won and lost: chances, mistakes, luck. Same seed, same review."""
    first = read_seed(seed)
    if calibrate is not None:
        from getaway.lab.calibration import Plan, print_calibration

        plan = Plan(calibrate, tuple(bots.split(",")), first, part)
        print_calibration(plan, players, games, kept, picture, as_json=as_json)
        return
    if stability is not None:
        from getaway.lab.agreement import print_agreement

        print_agreement(stability, players, games, bots.split(","), first)
        return
    if file is None:
        raise BadInput("Name a game's file, or a game to calibrate.")
    dealt = None if deal is None else read_seed(deal)
    print_reviews(file, first, lang, number=number, deal=dealt, as_json=as_json)


def print_reviews(
    path: Path, seed: int, lang: str | None, *, number: int | None, deal: int | None, as_json: bool
) -> None:
    """Review the games in a file, or one of them."""
    import msgspec

    from getaway.lab.reviewable import games_in
    from getaway.review.report import lines
    from getaway.review.summary import review_of
    from getaway.words import Words, language

    tongue = language(lang)
    seen = shown = 0
    for seen, game in enumerate(games_in(path, deal), 1):
        if number not in (None, seen):
            continue
        course = game.course
        found = review_of(course, list(judged(course, game.edition, seed)), seed)
        if as_json:
            sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
            sys.stdout.buffer.flush()
        else:
            if shown:
                print()
            for line in lines(found, Words(course.engine.game, tongue, game.names)):
                print(line, flush=True)
        shown += 1
        if number is not None:
            return
    if not shown:
        raise BadFile(path, f"has {seen} games, so there is no game {number}.")


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
