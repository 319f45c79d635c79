"""The commands of the proofreader."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(name="words", help="The catalogues of words, in every language.", no_args_is_help=True)

Folder = Annotated[
    Path, typer.Argument(metavar="FOLDER", help="A folder named after the language, such as pl.")
]


@app.command("check")
def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(
            metavar="[FILE]…", help="Catalogues, or a folder with a whole language; otherwise all of them."
        ),
    ] = None,
) -> None:
    """Proofread catalogues: what's missing, lost, too long for its button or not in the glossary."""
    from getaway.proofreading.catalogues import catalogues
    from getaway.proofreading.checks import proofread
    from getaway.proofreading.one_folder import read_folder

    read = files or catalogues()
    found = [
        finding for path in read for finding in (read_folder(path) if path.is_dir() else proofread(path))
    ]
    for finding in found:
        print(finding)
    print(f"{len(read)} catalogues, {len(found)} findings.", file=sys.stderr)
    if found:
        raise typer.Exit(1)


@app.command("new")
def new(folder: Folder) -> None:
    """Start a language: write the English words to one folder, for you to translate there."""
    from getaway.proofreading.one_folder import write_new

    for path in write_new(folder.name, folder):
        print(path)
    print(f"Translate them, then: getaway words check {folder}", file=sys.stderr)


@app.command("place")
def place(folder: Folder) -> None:
    """Copy a language without findings to where the project keeps its catalogues."""
    from getaway.proofreading.one_folder import put_in_place

    for path in put_in_place(folder):
        print(path)
    print(f'One line is left: "{folder.name}" in src/getaway/words/languages.json', file=sys.stderr)
