"""Which scripts a browser needs before a game can be played, by the manifest of the built page."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from getaway.web import page


@cache
def manifest() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((page.FOLDER / ".vite" / "manifest.json").read_bytes())
    return found


def needed(game: str, lang: str) -> set[str]:
    """The page, a table, the board of a game, the words in which it begins; with what these import."""
    folder = game.replace("-", "_")
    ahead = [
        "index.html",
        "src/table/TablePage.svelte",
        f"src/games/{game}/index.ts",
        f"words/{lang}.ftl?part=first",
        f"../src/getaway/words/{lang}.ftl?raw",
        f"../src/getaway/games/{folder}/words/{lang}.ftl?raw",
        f"src/games/{game}/words/{lang}.ftl?raw",
    ]
    chunks: set[str] = set()
    while ahead:
        chunk = ahead.pop()
        if chunk not in chunks:
            chunks.add(chunk)
            ahead += manifest()[chunk].get("imports", [])
    return {manifest()[chunk]["file"] for chunk in chunks}
