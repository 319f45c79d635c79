"""The shape of a Fluent catalogue: its messages with their attributes and variables."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """The variables in a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 (the visitor's own naming)
        self.found.add(node.id.name)


@cache
def shape(path: Path) -> dict[str, tuple[set[str], set[str]]]:
    """For every message its attributes and its variables."""
    shapes = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in shapes, f"{path}: {entry.id.name} stands there twice"
            visitor = Variables()
            visitor.visit(entry)
            shapes[entry.id.name] = ({a.id.name for a in entry.attributes}, visitor.found)
    return shapes
