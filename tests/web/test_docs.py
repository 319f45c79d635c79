"""docs/protocol.md is enough: the bot that stands in it plays a whole game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from getaway.games import REGISTRY
from getaway.table.shapes import AnyTold, Composed, Shown
from getaway.web import schema
from getaway.web.app import HANDLERS
from getaway.web.messages import AnyMessage
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
        _, err = bot.communicate()
        assert (bot.returncode, err) == (0, b"")


def words_of(page: str, heading: str) -> set[str]:
    """All words of a section."""
    return set(re.findall(r"\w+", page.partition(f"\n## {heading}")[2].partition("\n## ")[0]))


def fields_of(document: dict[str, Any], *names: str) -> list[tuple[str, str]]:
    """The fields of some shapes and of all that they consist of, each with the shape that has it.

    Sentences stand everywhere, and are described with the messages.
    """
    defs, found, left = document["$defs"], {"Sentence", "Seat", "Blank"}, list(names)
    fields = []
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            fields += [(name, field) for field in defs[name].get("properties", ())]
            left += re.findall(r"#/\$defs/(\w+)", json.dumps(defs[name]))
    return fields


@pytest.mark.parametrize("game", list(REGISTRY))
def test_every_field_of_a_view_is_documented(page: str, game: str) -> None:
    words = words_of(page, "What is in `view`")
    fields = fields_of(schema.of_game(game), "View", "Deed")
    assert len(fields) > 40
    assert [pair for pair in fields if pair[1] not in words] == []


def test_every_field_of_a_small_view_is_documented(page: str) -> None:
    words = words_of(page, "What is in `view`")
    assert [pair for pair in fields_of(schema.of_small_game(), "SmallView") if pair[1] not in words] == []


def test_every_message_and_every_field_of_one_is_documented(page: str) -> None:
    words = words_of(page, "Playing (WebSocket")
    kinds = [kind for union in (AnyMessage, AnyTold) for kind in union.__args__]
    assert {kind.__struct_config__.tag for kind in kinds} <= words
    # What is made of another one's fields alone has its own section.
    names = [kind.__name__ for kind in kinds if kind not in (Shown, Composed)]
    parts = ("PublicTable", "Entry", "Talk", "Sentence", "Seat")
    document = schema.of_messages()
    fields = [*fields_of(document, *names, *parts), *(("Shown", name) for name in Shown.__struct_fields__)]
    assert len(fields) > 90
    assert [pair for pair in fields if pair[1] not in words] == []


def test_every_field_of_what_can_be_said_is_documented(page: str) -> None:
    words = words_of(page, "What can be said")
    fields = [*fields_of(schema.of_messages(), "Composed"), ("Blank", "gap"), ("Blank", "shown")]
    assert len(fields) > 25
    assert [pair for pair in fields if pair[1] not in words] == []


def test_every_field_of_a_clause_is_documented(root: Path) -> None:
    words = set(re.findall(r"\w+", (root / "docs" / "alcatraz.md").read_text()))
    document = schema.of_ledger("alcatraz")
    assert document is not None
    fields = fields_of(document, "LedgerView")
    assert {"Vote", "NotFrameUp", "Elected"} <= {name for name, _ in fields}
    assert [pair for pair in fields if pair[1] not in words | words_of_ledger(root)] == []


def words_of_ledger(root: Path) -> set[str]:
    """The ledger itself is described with the messages."""
    return words_of((root / "docs" / "protocol.md").read_text(), "Playing (WebSocket")


def test_every_request_is_documented(page: str) -> None:
    for handler in HANDLERS:
        for path in handler.paths:
            if path.startswith("/api"):
                pattern = re.escape(path).replace(r"\{table:str\}", r"\w+").replace(r"\{game:str\}", r"\w+")
                pattern = pattern.replace(r"\{handle:str\}", r"\w+")
                pattern = pattern.replace(r"\{seat:int\}", r"\d+").replace(r"\{step:int\}", r"\d+")
                pattern = pattern.replace(r"\{lesson:str\}", r"\w+").replace(r"\{number:int\}", r"\d+")
                assert re.search(pattern, page), path
