"""Writes the browser's types from the JSON Schema of what crosses the wire (getaway.web.schema).

python scripts/wire.py          in ui/src/live sentence, talk, sent, wire, lessons, reviews, replies and mine;
                                in ui/src/games wire; in the folder of each board wire and ledger
python scripts/wire.py --check  fails if any of them is not what would be written
"""

from __future__ import annotations

import json
import os
import re
import sys
import textwrap
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from getaway.games import REGISTRY
from getaway.web import schema

UI = Path(__file__).resolve().parent.parent / "ui" / "src"
LIVE = UI / "live"
WIDTH = 110
HEAD = "// Written by scripts/wire.py from the types of the server. Change those, not this.\n"
REF = re.compile(r'"#/\$defs/(\w+)"')
# A schema that says nothing allows anything.
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
    None: "unknown",
}

Schema = dict[str, Any]


class Writer:
    """Turns schemas into types; enumerations that have a name are written once, with their values."""

    def __init__(self, known: Mapping[str, Path]) -> None:
        self.known = known  # the names that are written elsewhere, and where
        self.borrowed: set[str] = set()
        self.named: dict[str, str] = {}

    def refer(self, name: str) -> str:
        """A type by its name."""
        if name in self.known:
            self.borrowed.add(name)
        return name

    def type(self, found: Schema) -> str:
        """A schema as a type."""
        if "title" in found and "properties" not in found:
            return self._name(found["title"], {key: found[key] for key in found if key != "title"})
        if "$ref" in found:
            return self.refer(found["$ref"].rpartition("/")[2])
        if "enum" in found:
            return " | ".join(json.dumps(value) for value in found["enum"])
        if "anyOf" in found:
            return " | ".join(dict.fromkeys(self.type(kind) for kind in found["anyOf"]))
        return self._plain(found)

    def _plain(self, found: Schema) -> str:
        kind = found.get("type")
        if kind == "array":
            if "prefixItems" in found:
                return f"[{', '.join(self.type(item) for item in found['prefixItems'])}]"
            item = self.type(found["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if kind == "object":
            keys = self.type(found.get("propertyNames", {"type": "string"}))
            values = self.type(found.get("additionalProperties", {}))
            return f"Record<{keys}, {values}>"
        return PLAIN[kind]

    def _name(self, name: str, found: Schema) -> str:
        if name not in self.known and name not in self.named:
            self.named[name] = ""  # a name may stand inside of what it names
            about = _comment(found.get("description", ""))
            if "enum" in found:
                values = ", ".join(json.dumps(value) for value in found["enum"])
                plural = f"{_screaming(name)}S"
                line = f"export const {plural} = [{values}] as const;"
                if len(line) > WIDTH:
                    listed = "".join(f"  {json.dumps(value)},\n" for value in found["enum"])
                    line = f"export const {plural} = [\n{listed}] as const;"
                self.named[name] = f"{about}{line}\nexport type {name} = (typeof {plural})[number];\n"
            else:
                self.named[name] = f"{about}export type {name} = {self.type(found)};\n"
        return self.refer(name)

    def definition(self, name: str, found: Schema) -> str:
        """A named shape as an interface, a union as a type."""
        about = _comment(found.get("description", ""))
        if "properties" not in found:
            return f"{about}{_union(name, self.type(found))}"
        required = set(found["required"])
        lines = [
            f"  {key}{'' if key in required else '?'}: {self.type(part)};\n"
            for key, part in found["properties"].items()
        ]
        if not lines:
            return f"{about}export type {name} = object;\n"
        return f"{about}export interface {name} {{\n{''.join(lines)}}}\n"


def _comment(text: str) -> str:
    lines = textwrap.wrap(" ".join(text.split()), WIDTH - 7)
    if len(lines) < 2:
        return f"/** {lines[0]} */\n" if lines else ""
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _union(name: str, kinds: str) -> str:
    line = f"export type {name} = {kinds};\n"
    if len(line) <= WIDTH + 1:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds.split(" | ")) + ";\n"


def _screaming(name: str) -> str:
    """RoomName is ROOM_NAME."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper()


def types_of(document: Schema, known: Mapping[str, Path], path: Path) -> tuple[str, set[str]]:
    """A module of types at a path, and the names in it; what is known comes from other modules."""
    writer = Writer(known)
    defs = {name: found for name, found in document["$defs"].items() if name not in known}
    written = [writer.definition(name, found) for name, found in defs.items()]
    origins: dict[str, list[str]] = {}
    for name in sorted(writer.borrowed):
        origins.setdefault(way(path, known[name]), []).append(name)
    imports = "".join(
        f'import type {{ {", ".join(names)} }} from "{origin}";\n'
        for origin, names in sorted(origins.items())
    )
    parts = [HEAD + imports, *writer.named.values(), *written]
    return "\n".join(parts), {*defs, *writer.named}


def way(path: Path, other: Path) -> str:
    """How a module names another one."""
    found = Path(os.path.relpath(other.with_suffix(""), path.parent)).as_posix()
    return found if found.startswith(".") else f"./{found}"


def modules() -> dict[Path, str]:
    """What is to be written, by its path."""
    # The page reads the list of languages as it is.
    known = {"Language": UI / "words" / "languages.ts"}
    own: dict[str, Path] = {}  # the names of games
    found: dict[Path, str] = {}
    whole: Schema = {"$defs": {}}
    for name, document in (
        ("sentence", schema.of_sentences()),
        ("talk", schema.of_talk()),
        ("sent", schema.of_sent()),
        ("wire", schema.of_messages()),
        ("lessons", schema.of_lessons()),
        ("reviews", schema.of_reviews()),
        ("replies", schema.of_http()),
        ("mine", schema.of_mine()),
    ):
        path = LIVE / f"{name}.ts"
        found[path], names = types_of(document, known, path)
        known |= dict.fromkeys(names, path)
        whole["$defs"] |= document["$defs"]
    games: dict[Path, Schema | None] = {UI / "games" / "wire.ts": schema.of_small_game()}
    for game in REGISTRY:
        folder = UI / "games" / game
        games |= {folder / "wire.ts": schema.of_game(game), folder / "ledger.ts": schema.of_ledger(game)}
    for path, document in games.items():
        if document is not None and path.parent.is_dir():
            beside = {name: origin for name, origin in own.items() if origin.parent == path.parent}
            found[path], names = types_of(document, beside | shared(document, whole, known), path)
            own |= dict.fromkeys(names, path)
    return found


def shared(document: Schema, whole: Schema, known: Mapping[str, Path]) -> dict[str, Path]:
    """What a game borrows of what all have: the names that mean the same there."""
    # What has a title and no definition of its own is the same wherever it stands.
    titled = known.keys() - whole["$defs"].keys()
    return {name: known[name] for name in titled | alike(document, whole)}


def alike(document: Schema, other: Schema) -> set[str]:
    """The names that mean the same in both, and so does all that they refer to."""
    defs, others = document["$defs"], other["$defs"]
    same = {name for name, found in defs.items() if others.get(name) == found}
    while True:
        kept = {name for name in same if {*REF.findall(json.dumps(defs[name]))} <= same}
        if kept == same:
            return same
        same = kept


def main() -> None:
    """Write the files, or say which are not as they would be written."""
    found = modules()
    stale = [path for path in found if not path.exists() or path.read_text(encoding="utf-8") != found[path]]
    if "--check" in sys.argv and stale:
        names = ", ".join(str(path.relative_to(UI.parent.parent)) for path in stale)
        sys.exit(f"{names}: not what the server sends; python scripts/wire.py writes it anew.")
    for path in stale:
        path.write_text(found[path], encoding="utf-8")


if __name__ == "__main__":
    main()
