"""Where the catalogues of the project are, by names that fit in one folder."""

from __future__ import annotations

from pathlib import Path

from getaway.games import REGISTRY, find
from getaway.words import LANGUAGES, PROGRAM

# The sources of the page are beside src/ in the repository; an installed package has none of them.
PAGE = PROGRAM.parent.parent.parent / "ui"


def folders() -> dict[str, Path]:
    """Every folder of catalogues, by the name that its file has where a language lies in one folder."""
    found = {"program": PROGRAM, "page": PAGE / "words"}
    found |= {part: PROGRAM / part for part in ("commands", "learn")}
    for name in REGISTRY:
        game = find(name).folder
        found[name] = game / "words"
        found |= {f"{name}-{part}": game / part for part in ("rulebook", "lessons")}
        found[f"{name}-board"] = PAGE / "src" / "games" / name / "words"
    return {name: folder for name, folder in found.items() if folder.is_dir()}


def catalogues() -> list[Path]:
    """Every catalogue of every language."""
    return [folder / f"{lang}.ftl" for folder in folders().values() for lang in LANGUAGES]
