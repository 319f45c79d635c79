"""What is to be added in one place is known in one place."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from getaway.bots import LEVELS
from getaway.games import REGISTRY
from getaway.words import LANGUAGES

SOURCES = (".py", ".ts", ".svelte", ".json")


def written(root: Path) -> list[Path]:
    """All source of the program and the page; what is built of it aside."""
    found = [*(root / "src").rglob("*"), *(root / "ui" / "src").rglob("*")]
    built = root / "src" / "getaway" / "web" / "page"
    return [
        path
        for path in found
        if path.suffix in SOURCES and not path.name.endswith(".test.ts") and built not in path.parents
    ]


def naming(root: Path, word: str) -> set[str]:
    """The files that have a word between quotation marks."""
    quoted = re.compile(rf"""["']{re.escape(word)}["']""")
    return {path.name for path in written(root) if quoted.search(path.read_text(encoding="utf-8"))}


# English is what is spoken where nothing else is known, so it is named.
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_language_stands_in_one_list(root: Path, lang: str) -> None:
    assert naming(root, lang) == {"languages.json"}


# The weakest, the usual one and the adviser have parts to play elsewhere.
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("random", "medium", "hard")])
def test_a_level_stands_on_one_ladder(root: Path, level: str) -> None:
    assert naming(root, level) == {"ladder.py"}


@pytest.mark.parametrize("name", list(REGISTRY))
def test_a_game_is_known_to_itself_alone(root: Path, name: str) -> None:
    folder = name.replace("-", "_")
    own = (root / "src/getaway/games" / folder, root / "ui/src/games" / name)
    elsewhere = [path for path in written(root) if not set(own) & set(path.parents)]
    known = re.compile(rf"{name}|{folder}", re.IGNORECASE)
    assert [path for path in elsewhere if known.search(path.read_text(encoding="utf-8"))] == []
