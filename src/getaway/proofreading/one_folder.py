"""A language in one folder, as somebody brings it: a file for each catalogue."""

from __future__ import annotations

from pathlib import Path

from getaway.kernel.errors import BadFile, BadInput
from getaway.proofreading.catalogues import folders
from getaway.proofreading.checks import SOURCE, Finding, proofread
from getaway.words import LANGUAGES


def write_new(lang: str, folder: Path) -> list[Path]:
    """English in one folder, to be translated there."""
    if lang in LANGUAGES:
        raise BadInput(f"{lang} already exists: {LANGUAGES[lang]}.")
    try:
        folder.mkdir(parents=True)
    except OSError as error:
        raise BadFile(folder, (error.strerror or str(error)).lower()) from None
    written = []
    for name, place in folders().items():
        path = folder / f"{name}.ftl"
        path.write_text((place / f"{SOURCE}.ftl").read_text(encoding="utf-8"), encoding="utf-8")
        written.append(path)
    return written


def read_folder(folder: Path) -> list[Finding]:
    """All that is wrong with a language in one folder, called as the folder."""
    found = []
    for name, place in folders().items():
        path = folder / f"{name}.ftl"
        if path.is_file():
            found += proofread(path, place / f"{SOURCE}.ftl", folder.name)
        else:
            found.append(Finding(path, "", "it's missing"))
    return found


def put_in_place(folder: Path) -> list[Path]:
    """Copy a language from one folder to where the project has it, unless something is wrong with it."""
    if found := read_folder(folder):
        raise BadInput(f"{len(found)} findings first: getaway words check {folder}")
    placed = []
    for name, place in folders().items():
        path = place / f"{folder.name}.ftl"
        path.write_text((folder / f"{name}.ftl").read_text(encoding="utf-8"), encoding="utf-8")
        placed.append(path)
    return placed
