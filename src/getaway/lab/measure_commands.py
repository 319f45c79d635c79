"""`getaway measure`: all figures of docs/bots.md. What it needs is imported when it is called."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from getaway.arguments import Players, Seed, read_seed
from getaway.games import find
from getaway.kernel.errors import BadFile, BadInput

app = typer.Typer(no_args_is_help=True)


@app.command()
def measure(
    file: Annotated[Path, typer.Argument(help="What was measured, a line of JSON each; it is gone on with.")],
    game: Annotated[str | None, typer.Option(help="One game; else all.")] = None,
    kind: Annotated[str | None, typer.Option(help="One kind of measurement; else all.")] = None,
    players: Players = None,
    level: Annotated[str | None, typer.Option(help="Only what this level does; else every level.")] = None,
    games: Annotated[int, typer.Option(min=0, help="How many games each; 0: play none.")] = 400,
    minutes: Annotated[float, typer.Option(help="For how long each is played at most.")] = 60.0,
    more: Annotated[
        bool, typer.Option("--more", help="Play again what was measured with fewer games.")
    ] = False,
    seed: Seed = "1",
    workers: Annotated[int | None, typer.Option(help="How many processes; else one for each core.")] = None,
    docs: Annotated[Path | None, typer.Option(help="Write the figures into this text.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the ladder into this SVG file.")] = None,
) -> None:
    """Measure the ladder of bots, and write the figures and the picture of the documentation."""
    from getaway.bots import LEVELS
    from getaway.lab import backends, ladder_picture, measured, measures

    if kind is not None and kind not in measures.KINDS:
        raise BadInput(f"There is no kind {kind!r}; there are {', '.join(measures.KINDS)}.")
    if level is not None and level not in LEVELS:
        raise BadInput(f"There is no bot {level!r}; there are {', '.join(LEVELS)}.")
    if game is not None:
        find(game)
    where = backends.place(workers, "processes", None)
    found = measures.read(file)
    known = {one.measure for one in found if not more or one.games >= games}
    for one in measures.plan([game] if game else []) if games else ():
        subject = one.others if one.kind == measures.RESPONSE else one.one
        if (
            one in known
            or kind not in (None, one.kind)
            or players not in (None, one.players)
            or level not in (None, subject)
        ):
            continue
        made = measures.play(one, read_seed(seed), games, 60 * minutes, where)
        try:
            found = measures.add(file, made)
        except OSError as error:
            raise BadFile(file, f"cannot be written: {(error.strerror or str(error)).lower()}.") from None
        print(
            f"{one.game}, {one.players} players, {one.one} among {one.others}"
            f"{', ' + one.sides if one.sides else ''}: {made.games} games, wins {measured.share(made.wins)}",
            file=sys.stderr,
        )
    if docs is not None:
        measured.write(docs, found)
    if picture is not None:
        try:
            picture.write_text(ladder_picture.picture(found), encoding="utf-8")
        except OSError as error:
            raise BadFile(picture, f"cannot be written: {(error.strerror or str(error)).lower()}.") from None
