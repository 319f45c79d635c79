"""The screen as it looks, letter by letter, in both games and the languages with the longest words.

`python -m tests.terminal.test_snapshots` draws them anew; look at every change before you keep it.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.screen import local, seated

HERE = Path(__file__).parent / "snapshots"
SCENES = [
    (game, lang, size, players)
    for game, players in (("art-robbery", 5), ("alcatraz", 4))
    for lang, size in (("en", (80, 24)), ("de", (80, 24)), ("ru", (80, 24)), ("de", (120, 40)))
]


async def drawn(game: str, lang: str, size: tuple[int, int], players: int) -> str:
    """The screen when it is the person's turn, in the middle of a game."""
    options: dict[str, Any] = {"sides": "mixed"} if game == "alcatraz" else {}
    async with seated(local(game, players=players, steps=60, seed=7, **options), lang, size) as person:
        await person.until_asked()
        await person.until_seen(person.labels[0].partition(":")[0])
        await person.until_log_is_drawn()
        return person.text + "\n"


def path_of(game: str, lang: str, size: tuple[int, int], players: int) -> Path:
    return HERE / f"{game}-{lang}-{size[0]}x{size[1]}.txt"


@pytest.mark.parametrize(("game", "lang", "size", "players"), SCENES)
async def test_the_screen_looks_as_it_did(game: str, lang: str, size: tuple[int, int], players: int) -> None:
    scene = (game, lang, size, players)
    shown = await drawn(*scene)
    assert shown == path_of(*scene).read_text(encoding="utf-8")
    assert max(map(len, shown.splitlines())) <= size[0]


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["GETAWAY_DATA"] = folder
        for scene in SCENES:
            path_of(*scene).write_text(asyncio.run(drawn(*scene)), encoding="utf-8")
