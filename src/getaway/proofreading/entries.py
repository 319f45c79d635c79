"""The messages of a catalogue as a proofreader sees them: their texts, variables and forms."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from getaway.kernel.errors import BadFile

if TYPE_CHECKING:
    from fluent.syntax import ast

# What CLDR calls the forms of words that are counted.
CATEGORIES = {"zero", "one", "two", "few", "many"}
SOFT_HYPHEN = "\u00ad"


@dataclass(slots=True)
class Entry:
    """One message."""

    texts: list[str] = field(default_factory=list)
    attributes: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    counted: list[set[str]] = field(default_factory=list)  # the keys of each choice by number

    @property
    def text(self) -> str:
        """All its words in a row, without what is put in."""
        return " ".join(self.texts).replace(SOFT_HYPHEN, "")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """A file of messages, and which of them it has more than once."""

    path: Path
    lang: str
    entries: dict[str, Entry]
    twice: tuple[str, ...]


def read_catalogue(path: Path, lang: str | None = None) -> Catalogue:
    """A catalogue from its file, whose name is its language if none is named; else a BadFile."""
    from fluent.syntax import FluentParser, ast

    try:
        source = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(path, str(error)) from None
    found: dict[str, Entry] = {}
    twice = []
    for node in FluentParser().parse(source).body:
        if isinstance(node, ast.Junk):
            begins = source.index(node.content or "")
            raise BadFile(path, f"{node.annotations[0].message}", source.count("\n", 0, begins) + 1)
        if isinstance(node, ast.Message):
            if node.id.name in found:
                twice.append(node.id.name)
            found[node.id.name] = _entry(node)
    return Catalogue(path, lang or path.stem, found, tuple(twice))


def _entry(message: ast.Message) -> Entry:
    entry = Entry(attributes={attribute.id.name for attribute in message.attributes})
    for node in _walk(message):
        kind = type(node).__name__
        if kind == "TextElement":
            entry.texts.append(node.value)
        elif kind == "VariableReference":
            entry.variables.add(node.id.name)
        elif kind == "SelectExpression":
            keys = {str(getattr(variant.key, "name", None) or variant.key.value) for variant in node.variants}
            if keys & CATEGORIES:
                entry.counted.append(keys)
    return entry


def _walk(node: ast.BaseNode) -> Iterator[Any]:
    """A node of the syntax and all that is in it, comments aside."""
    yield node
    for name, value in vars(node).items():
        if name == "comment":
            continue
        for part in value if isinstance(value, list) else [value]:
            if type(part).__module__ == "fluent.syntax.ast" and hasattr(part, "to_json"):
                yield from _walk(part)
