"""The glossary: one term for each concept in each language, and the words that a language never uses."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parent / "glossary.toml"


@dataclass(frozen=True)
class Concept:
    """A thing that has one name in each language."""

    name: str
    terms: dict[str, re.Pattern[str]]  # by language
    may_differ: frozenset[str] = frozenset()  # messages that say it in another way


@dataclass(frozen=True)
class Never:
    """A word that is not used, and what stands there instead."""

    pattern: re.Pattern[str]
    instead: str
    formal: bool = False  # rules may have it
    between_prisoners: bool = False  # what prisoners say to each other may have it


@dataclass(frozen=True)
class Glossary:
    """All of it."""

    concepts: tuple[Concept, ...]
    never: dict[str, tuple[Never, ...]] = field(default_factory=dict)


@cache
def read_glossary(path: Path = FILE) -> Glossary:
    """The glossary of the project, or another."""
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    concepts = tuple(_concept(name, entry) for name, entry in written["concept"].items())
    never = {lang: tuple(_never(entry) for entry in entries) for lang, entries in written["never"].items()}
    return Glossary(concepts, never)


def _concept(name: str, written: dict[str, Any]) -> Concept:
    terms = {
        key: re.compile(value, re.IGNORECASE) for key, value in written.items() if isinstance(value, str)
    }
    return Concept(name, terms, frozenset(written.get("may_differ", ())))


def _never(written: dict[str, Any]) -> Never:
    return Never(
        re.compile(written["pattern"]),
        written["instead"],
        written.get("formal", False),
        written.get("between_prisoners", False),
    )
