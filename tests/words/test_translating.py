"""The command line speaks the language of the person: help and errors, whatever stands in their gaps."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from getaway.cli import app
from getaway.words.translating import COMMANDS, MESSAGE, language_of, pattern_of, translated


def helps(command: Any) -> Iterator[str]:
    """Every paragraph of help of a command and of those below it."""
    for paragraph in (command.help or "").split("\n\n"):
        yield " ".join(paragraph.split())
    for param in command.params:
        yield getattr(param, "help", None) or ""
    for below in getattr(command, "commands", {}).values():
        yield from helps(below)


HELPS = sorted({text for text in helps(typer.main.get_command(app)) if any(map(str.isalpha, text))})


def test_all_help_has_words_in_every_language() -> None:
    known = [pattern_of(sentence) for _, sentence in MESSAGE.findall(english())]
    assert len(HELPS) > 60
    assert [text for text in HELPS if not any(pattern.fullmatch(text) for pattern in known)] == []


def english() -> str:
    return (COMMANDS / "en.ftl").read_text(encoding="utf-8")


def raised(root: Path) -> set[str]:
    """What the code raises as an error for a person, with the gaps left open."""
    found = set()
    for path in (root / "src" / "getaway").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
                found.add("".join(str(part) for part in parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def test_no_error_in_the_catalogue_has_gone_from_the_code(root: Path) -> None:
    known = raised(root)
    errors = [(name, text) for name, text in MESSAGE.findall(english()) if name.startswith("error-")]
    assert len(errors) > 60
    gone = [name for name, text in errors if not any(map(pattern_of(text).fullmatch, known))]
    assert gone == []


@pytest.mark.parametrize(
    ("sentence", "lang", "said"),
    [
        ("There is no game 'chess'; there is a, b.", "de", "Das Spiel 'chess' gibt es nicht; es gibt a, b."),
        ("The option stall is given twice.", "ru", "Настройка stall указана дважды."),
        ("The option stall is given twice.", "en", "The option stall is given twice."),
        ("Which game: {games}.", "cs", "Která hra: {games}."),
        ("x.toml, line 3: is not text in UTF-8.", "es", "x.toml, línea 3: no es texto en UTF-8."),
        ("Nobody ever said that.", "de", "Nobody ever said that."),
    ],
)
def test_a_sentence_is_said_in_the_language_of_the_person(sentence: str, lang: str, said: str) -> None:
    assert translated(sentence, lang) == said


@pytest.mark.parametrize(
    ("typed", "lang"),
    [
        (["play", "--lang", "de"], "de"),
        (["play", "--lang=cs"], "cs"),
        (["play", "--lang", "xx"], "ru"),
        (["play", "--lang"], "ru"),
        (["play"], "ru"),
    ],
)
def test_the_language_is_the_one_asked_for_or_that_of_the_system(
    typed: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert language_of(typed) == lang
