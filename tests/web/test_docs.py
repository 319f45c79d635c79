"""docs/protocol.md is enough: the bot that stands in it plays a whole game."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import is_typeddict

import pytest

from getaway.games.alcatraz import view as alcatraz
from getaway.games.art_robbery import view as art_robbery
from getaway.web import messages
from getaway.web.app import HANDLERS
from tests.web.players import RandomPlayer
from tests.web.serving import served


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "protocol.md").read_text()


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
async def test_the_bot_in_the_documentation_plays_a_whole_game(tmp_path: Path, page: str, game: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    program = tmp_path / "bot.py"
    program.write_text(code)
    with served(tmp_path) as server:
        ann = server.guest("Ann")
        wanted = {"game": game, "players": 3, "bots": {"2": "random"}, "talk_seconds": 1}
        table = ann.must("POST", "/api/tables", wanted)["table"]
        bot = subprocess.Popen([sys.executable, str(program), server.url, table, "1"], stderr=subprocess.PIPE)
        while ann.must("GET", f"/api/tables/{table}")["chairs"][1]["kind"] == "empty":
            pass
        ann.must("POST", f"/api/tables/{table}/start")
        view = await RandomPlayer(ann, table, 3).play()
        assert view["table"]["chairs"][1]["name"] == "My bot"
        _, err = bot.communicate(timeout=120)
        assert (bot.returncode, err) == (0, b"")


@pytest.mark.parametrize("module", [art_robbery, alcatraz])
def test_every_field_of_a_view_is_documented(page: str, module: ModuleType) -> None:
    words = set(re.findall(r"\w+", page.partition("## What is in `view`")[2].partition("\n## ")[0]))
    shapes = [shape for shape in vars(module).values() if is_typeddict(shape)]
    assert len(shapes) > 4
    for shape in shapes:
        assert shape.__annotations__.keys() <= words, shape


def test_every_message_and_every_request_is_documented(page: str) -> None:
    for kind in messages.AnyMessage.__args__:
        tag = kind.__struct_config__.tag
        assert f'"{tag}"' in page or f"`{tag}`" in page, tag
    for handler in HANDLERS:
        for path in handler.paths:
            if path.startswith("/api"):
                pattern = re.escape(path).replace(r"\{table:str\}", r"\w+").replace(r"\{game:str\}", r"\w+")
                pattern = pattern.replace(r"\{seat:int\}", r"\d+").replace(r"\{step:int\}", r"\d+")
                assert re.search(pattern, page), path
