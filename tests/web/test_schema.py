"""What crosses the wire is what its types say, and the browser's types are made of those."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from getaway.games import REGISTRY, find
from getaway.table.report import encode
from getaway.table.shapes import AnyTold, WhyNot
from getaway.web import schema
from getaway.web.messages import AnyMessage
from tests.table.scene import Sitting, guest


@pytest.fixture
def wire(root: Path) -> ModuleType:
    """scripts/wire.py."""
    spec = importlib.util.spec_from_file_location("wire", root / "scripts" / "wire.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", list(REGISTRY))
def test_what_a_table_sends_fits_its_types_and_the_views_of_its_game(name: str) -> None:
    game = find(name)
    read = msgspec.json.Decoder(AnyTold, strict=True).decode
    sitting = Sitting(name, game.players[0], talk_seconds=60).start()
    lot = random.Random(7)
    while not sitting.table.owes_end:
        seat = lot.choice([None, *range(len(sitting.table.chairs))])
        own = [] if seat is None else [seat]
        sent = sitting.report.view(seat, own, sitting.table.n - 1)
        assert type(read(sent)).__name__ == "Shown"
        msgspec.convert(json.loads(sent)["view"], game.view_type(), strict=True)
        if game.ledger_type is not None:
            msgspec.convert(json.loads(sent)["table"]["ledger"], game.ledger_type(), strict=True)
            read(encode(sitting.report.composed("1", 0, {})))
        for asked in sitting.play.asked[:1]:
            refusals = sitting.report.refusals(asked)
            read(encode(WhyNot(id="1", seat=asked, ask=1, refusals=refusals)))
        sitting.step(lot)
    read(encode(sitting.report.welcome("1", guest(0), [], now=0, ping_seconds=1, dead_seconds=2)))


def test_every_message_of_both_directions_is_in_the_schema() -> None:
    defs = schema.of_messages()["$defs"]
    for union in (AnyTold, AnyMessage):
        for kind in union.__args__:
            tag = kind.__struct_config__.tag
            assert defs[kind.__name__]["properties"]["type"] == {"enum": [tag]}


@pytest.mark.parametrize("asked", [[], ["http"], *([name] for name in REGISTRY)])
def test_the_schema_is_printed_and_whole(asked: list[str]) -> None:
    command = [sys.executable, "-m", "getaway.web.schema", *asked]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    defs = json.loads(printed)["$defs"]
    refs = {ref.partition('"')[0] for ref in printed.split("#/$defs/")[1:]}
    assert refs <= set(defs)
    assert "View" in defs


def test_a_game_that_is_not_there_has_no_schema() -> None:
    command = [sys.executable, "-m", "getaway.web.schema", "chess"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 1


def test_the_browsers_types_are_those_of_the_server(wire: ModuleType) -> None:
    for path, text in wire.modules().items():
        assert path.read_text(encoding="utf-8") == text, path


def test_another_type_is_another_file(wire: ModuleType, monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
    changed: dict[str, Any] = schema.of_messages()
    changed["$defs"]["Accepted"]["properties"]["n"] = {"type": "string"}
    monkeypatch.setattr(schema, "of_messages", lambda: changed)
    monkeypatch.setattr(sys, "argv", ["wire.py", "--check"])
    with pytest.raises(SystemExit, match=r"ui/src/live/wire.ts: not what the server sends"):
        wire.main()


@pytest.mark.parametrize(
    ("found", "type_"),
    [
        ({"type": "integer", "minimum": 0}, "number"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string | null"),
        ({"type": "array", "items": {"enum": ["a", "b"]}}, '("a" | "b")[]'),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "boolean"}]}, "[number, boolean]"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
        ({"type": "object"}, "Record<string, unknown>"),
        ({}, "unknown"),
        ({"$ref": "#/$defs/Room"}, "Room"),
    ],
)
def test_a_schema_is_written_as_a_type(wire: ModuleType, found: dict[str, Any], type_: str) -> None:
    assert wire.Writer({}).type(found) == type_


def test_a_name_is_borrowed_only_if_all_that_it_refers_to_is_the_same(wire: ModuleType) -> None:
    def refers(name: str) -> dict[str, Any]:
        return {"properties": {"one": {"$ref": f"#/$defs/{name}"}}}

    shared = {
        "Seat": {"properties": {}},
        "Pair": refers("Seat"),
        "List": refers("Offer"),
        "All": refers("List"),
    }
    ours, theirs = ({"$defs": {**shared, "Offer": {"const": word}}} for word in ("ours", "theirs"))
    assert wire.alike(ours, theirs) == {"Seat", "Pair"}
    assert wire.alike(ours, ours) == set(ours["$defs"])


def test_what_is_written_elsewhere_is_imported_from_there(wire: ModuleType) -> None:
    held = {"type": "object", "properties": {"by": {"$ref": "#/$defs/Seat"}}, "required": []}
    for origin, named in (("ui/live/sentence.ts", "../live/sentence"), ("ui/game/seats.ts", "./seats")):
        document = {"$defs": {"Held": held, "Seat": {}}}
        text, names = wire.types_of(document, {"Seat": Path(origin)}, Path("ui/game/wire.ts"))
        assert names == {"Held"}
        assert f'import type {{ Seat }} from "{named}";' in text


def test_names_are_written_once_with_their_values(wire: ModuleType) -> None:
    thing = {"title": "ThingName", "enum": ["key", "gun"], "type": "string"}
    held = {"type": "object", "properties": {"one": thing, "all": {"type": "array", "items": thing}}}
    text, names = wire.types_of({"$defs": {"Held": {**held, "required": ["one"]}}}, {}, Path("ui/wire.ts"))
    assert names == {"Held", "ThingName"}
    assert text.count("ThingName =") == 1
    assert 'THING_NAMES = ["key", "gun"] as const' in text
    assert "one: ThingName;\n  all?: ThingName[];" in text
