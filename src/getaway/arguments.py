"""What a person types after a command, read and checked; shared by all commands."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from getaway.kernel.errors import BadInput

if TYPE_CHECKING:
    from getaway.kernel.engine import Engine

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
