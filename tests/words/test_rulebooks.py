"""Rulebooks: five languages mark the same rulings, cite the same rules, name options as the lobby does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from getaway.games import REGISTRY, find
from getaway.kernel.game import Game
from getaway.kernel.options import Choice
from getaway.words import LANGUAGES, Words

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
QUOTED = {"en": "“{}”", "de": "„{}“", "es": "«{}»", "cs": "„{}“", "ru": "«{}»"}
NUMBER = re.compile(r"A[LR]-\d+")


class Marks(Visitor):
    """What a message marks as a ruling, and the rules it cites."""

    def __init__(self) -> None:
        self.rulings = 0
        self.cited: set[str] = set()

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802 (the visitor's own naming)
        assert node.id.name == "ruling"
        self.rulings += 1

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802 (the visitor's own naming)
        self.cited |= set(NUMBER.findall(node.value))


def marks(game: Game, lang: str) -> dict[str, tuple[int, set[str]]]:
    """For every message of a rulebook how often it says "our ruling", and the rules it cites."""
    found = {}
    text = (game.folder / "rulebook" / f"{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            visitor = Marks()
            visitor.visit(entry)
            found[entry.id.name] = (visitor.rulings, visitor.cited)
    return found


def rules_of(game: Game, lang: str) -> str:
    """All numbered rules, one after the other."""
    words = Words(game, lang)
    return "\n".join(words.text(f"{number}.text") for _, rules in game.rulebook for number in rules)


def plain_messages(path: Path) -> dict[str, str]:
    """The messages of a catalogue that stand on one line."""
    return dict(re.findall(r"^([\w-]+) = (.+)$", path.read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_language_marks_the_same_rulings_and_cites_the_same_rules(name: str, lang: str) -> None:
    assert marks(find(name), lang) == marks(find(name), "en")


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_a_ruling_is_called_the_same_in_both_games(lang: str) -> None:
    books = [plain_messages(find(name).folder / "rulebook" / f"{lang}.ftl") for name in REGISTRY]
    assert len({book["-ruling"] for book in books}) == 1


@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_ruling_is_listed_in_the_docs(name: str, root: Path) -> None:
    page = (root / "docs" / f"{name}.md").read_text(encoding="utf-8")
    table = page.partition("## Rulings")[2].partition("\n## ")[0]
    listed = {number for line in table.splitlines() for number in NUMBER.findall(line.partition(" | ")[0])}
    marked = {rule for rule, (rulings, _) in marks(find(name), "en").items() if rulings}
    assert {rule for rule in marked if NUMBER.fullmatch(rule)} - listed == set()


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("name", list(REGISTRY))
def test_the_rules_quote_options_as_the_lobby_names_them(name: str, lang: str) -> None:
    game = find(name)
    rules = rules_of(game, lang)
    lobby = plain_messages(game.folder / "words" / f"{lang}.ftl")
    for option in game.options:
        # What stands in brackets explains the number to be typed.
        label = lobby[f"switch-{option.name}"].partition(" (")[0]
        listed = Words(game, lang).text(f"option-{option.name}")
        assert QUOTED[lang].format(label) in rules
        assert listed.startswith(label)
        for word in option.words if isinstance(option, Choice) else ():
            shown = lobby[f"choice-{word}"]
            assert QUOTED[lang].format(shown) in rules, f"{option.name} = {word}"
            assert shown in listed
            assert re.search(rf"\b{word}\b", listed)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", list(REGISTRY))
def test_no_rule_names_an_option_by_what_is_typed_for_it(name: str, lang: str) -> None:
    game = find(name)
    rules = rules_of(game, lang)
    for option in game.options:
        for word in (option.name, *(option.words if isinstance(option, Choice) else ())):
            assert not re.search(rf"\b{word}\b", rules), word
