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
    file: Annotated[
        Path, typer.Argument(help="The measurements so far, one line of JSON each; new ones are added.")
    ],
    game: Annotated[str | None, typer.Option(help="One game; otherwise all.")] = None,
    kind: Annotated[str | None, typer.Option(help="One kind of measurement; otherwise all.")] = None,
    players: Players = None,
    level: Annotated[str | None, typer.Option(help="Only this level; otherwise all of them.")] = None,
    games: Annotated[int, typer.Option(min=0, help="Number of games each; 0 plays none.")] = 400,
    minutes: Annotated[float, typer.Option(help="How many minutes each may take at most.")] = 60.0,
    more: Annotated[bool, typer.Option("--more", help="Replay what was measured with fewer games.")] = False,
    seed: Seed = "1",
    workers: Annotated[int | None, typer.Option(help="Number of processes; otherwise one per core.")] = None,
    docs: Annotated[Path | None, typer.Option(help="Write the figures into this text file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the ladder into this SVG file.")] = None,
) -> None:
    """Measure the ladder of bots, and write the figures and the picture for the docs."""
    from getaway.bots import LEVELS
    from getaway.lab import backends, ladder_picture, measured, measures

    if kind is not None and kind not in measures.KINDS:
        raise BadInput(f"Unknown kind {kind!r}. Choose one of: {', '.join(measures.KINDS)}.")
    if level is not None and level not in LEVELS:
        raise BadInput(f"Unknown bot {level!r}. Choose one of: {', '.join(LEVELS)}.")
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
            raise BadFile(file, f"can't be written: {(error.strerror or str(error)).lower()}.") from None
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
            raise BadFile(picture, f"can't be written: {(error.strerror or str(error)).lower()}.") from None
