"""`getaway puzzles`: mines them from games of strong bots. What it needs is imported when it is called."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from getaway.arguments import Seed, read_seed
from getaway.kernel.errors import BadFile, BadInput

app = typer.Typer(no_args_is_help=True)
puzzles = typer.Typer(no_args_is_help=True, help="Moments when one move is clearly best.")
app.add_typer(puzzles, name="puzzles")

BOTS = "hard@200"


@puzzles.command()
def mine(
    game: Annotated[str, typer.Argument(help="The game.")],
    out: Annotated[Path, typer.Option(help="Add the puzzles to this file, one per line.")],
    games: Annotated[int, typer.Option(min=1, help="Look through this many games at most.")] = 100,
    most: Annotated[int, typer.Option(min=1, help="Stop after this many puzzles.")] = 60,
    players: Annotated[
        int | None, typer.Option(help="Number of players; otherwise each number in turn.")
    ] = None,
    bots: Annotated[str, typer.Option(help="Who plays, in turn.")] = BOTS,
    seed: Seed = "1",
) -> None:
    """Look for puzzles in games between bots and check each one in many deals. Same seed, same puzzles."""
    from getaway.games import find

    found = find(game)
    if players is not None:
        found.check_players(players)
    numbers = list(found.players) if players is None else [players]
    count = 0
    try:
        with out.open("ab") as file:
            for line in _lines(game, numbers, bots.split(","), read_seed(seed), games):
                file.write(line)
                file.flush()
                count += 1
                print(f"{count} of {most}", file=sys.stderr)
                if count == most:
                    break
    except OSError as error:
        raise BadFile(out, f"can't be written: {(error.strerror or str(error)).lower()}.") from None
    if count == 0:
        raise BadInput(f"No puzzle found. Games looked through: {games}. Try more with --games.")


def _lines(game: str, numbers: Sequence[int], bots: Sequence[str], seed: int, games: int) -> Iterator[bytes]:
    import msgspec

    from getaway.lab.mining import mine

    for puzzle in mine(game, numbers, bots, seed, games):
        yield msgspec.json.encode(puzzle) + b"\n"
