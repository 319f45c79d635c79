"""The command line speaks the language of the person: help and errors, whatever stands in their gaps."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
import typer.rich_utils

from getaway.arguments import PANELS
from getaway.cli import app, main
from getaway.words import LANGUAGES, catalogue
from getaway.words.translating import COMMANDS, GAP, MESSAGE, language_of, pattern_of, translated

Answer = Callable[[str, str], str]


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
    known = [pattern_of(sentence) for _, sentence in MESSAGE.findall(english()) if has_words(sentence)]
    # One is a list of names and no more, and would fit every sentence.
    told = [text for text in HELPS if text != "{languages}."]
    assert len(told) > 60
    assert [text for text in told if not any(pattern.fullmatch(text) for pattern in known)] == []


def english() -> str:
    return (COMMANDS / "en.ftl").read_text(encoding="utf-8")


# Whoever meets these writes a program, a bridge or a lesson, and reads English.
FOR_PROGRAMMERS = (
    "bridges/drawing.py",
    "bridges/gymnasium.py",
    "bridges/openspiel.py",
    "bridges/pettingzoo.py",
    "bridges/table.py",
    "bridges/vector.py",
    "kernel/checks.py",
    "kernel/engine.py",
    "kernel/native/",
    "games/alcatraz/lessons/",
    "games/art_robbery/lessons/",
    "learn/run.py",
    "learn/stand.py",
)
# Which argument is the sentence.
ERRORS = {"BadInput": 0, "ModuleNotFoundError": 0, "BadFile": 1, "OffThePath": 0, "CannotBe": 0}
# Functions that say what is wrong, for somebody else to raise it, and what is odd about an edition.
SAY_WHAT_IS_WRONG = {"what_is_wrong": "", "_why_not_left": "", "_difference": "", "_check_tasks": "{}: "}
RAISED = ("error-", "warning-", "said-")


def texts(node: ast.AST | None, named: dict[str, list[str]]) -> list[str]:
    """The sentences that an expression can be, with {} for their gaps."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.JoinedStr):
        return ["".join(_part(part, named) for part in node.values)]
    if isinstance(node, ast.IfExp):
        return texts(node.body, named) + texts(node.orelse, named)
    return named.get(node.id, []) if isinstance(node, ast.Name) else []


def _part(node: ast.expr, named: dict[str, list[str]]) -> str:
    if isinstance(node, ast.Constant):
        return str(node.value)
    assert isinstance(node, ast.FormattedValue)
    known = texts(node.value, named) if isinstance(node.value, ast.Name) and node.value.id.isupper() else []
    return known[0] if len(known) == 1 else "{}"


def written(tree: ast.AST) -> set[str]:
    """The sentences of a file that reach a person: what it raises, what is wrong or odd, what it prints."""
    named: dict[str, list[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            named.setdefault(node.targets[0].id, []).extend(texts(node.value, named))
    found: list[str] = []
    for node in ast.walk(tree):
        called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
        if isinstance(node, ast.Call) and called in ERRORS and len(node.args) > ERRORS[called]:
            found += texts(node.args[ERRORS[called]], named)
        elif isinstance(node, ast.Call) and (called in ("spoken", "_say") or _warns(node)):
            found += texts(node.args[0], named)
        elif isinstance(node, ast.ClassDef) and any(
            isinstance(b, ast.Name) and b.id in ERRORS for b in node.bases
        ):
            for part in ast.walk(node):
                if (
                    isinstance(part, ast.Call)
                    and isinstance(part.func, ast.Attribute)
                    and part.func.attr == "__init__"
                ):
                    found += texts(part.args[0], named) if part.args else []
        elif isinstance(node, ast.FunctionDef) and node.name in SAY_WHAT_IS_WRONG:
            for part in ast.walk(node):
                if isinstance(part, ast.Return | ast.Yield):
                    found += [SAY_WHAT_IS_WRONG[node.name] + said for said in texts(part.value, named)]
        elif isinstance(node, ast.FunctionDef) and node.name == "read_edition":
            for part in ast.walk(node):
                found += texts(part, named) if isinstance(part, ast.JoinedStr) else []
    return {said for said in found if any(map(str.isalpha, said))}


def _warns(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == "warn"


def sentences(root: Path) -> set[str]:
    """All of them."""
    source = root / "src" / "getaway"
    return {
        said
        for path in source.rglob("*.py")
        if not path.relative_to(source).as_posix().startswith(FOR_PROGRAMMERS)
        for said in written(ast.parse(path.read_text(encoding="utf-8")))
    }


def has_words(sentence: str) -> bool:
    """Has it more than gaps?"""
    return any(map(str.isalpha, GAP.sub("", sentence)))


def test_every_error_and_every_word_of_the_command_line_is_in_the_catalogue(root: Path) -> None:
    known = [pattern_of(text) for _, text in MESSAGE.findall(english()) if has_words(text)]
    said = sentences(root)
    assert len(said) > 150
    assert [one for one in sorted(said) if not any(pattern.fullmatch(one) for pattern in known)] == []


def test_no_sentence_of_the_catalogue_has_gone_from_the_code(root: Path) -> None:
    said = sentences(root)
    kept = [(name, text) for name, text in MESSAGE.findall(english()) if name.startswith(RAISED)]
    assert len(kept) > 150
    gone = [name for name, text in kept if not any(map(pattern_of(text).fullmatch, said))]
    assert gone == []


@pytest.mark.parametrize(
    ("sentence", "lang", "said"),
    [
        (
            "Unknown game 'chess'. Choose one of: a, b.",
            "de",
            "Das Spiel 'chess' gibt es nicht; es gibt a, b.",
        ),
        ("You've given the option stall twice.", "ru", "Настройка stall указана дважды."),
        ("You've given the option stall twice.", "en", "You've given the option stall twice."),
        ("Which game: {games}.", "cs", "Která hra: {games}."),
        ("x.toml, line 3: isn't text in UTF-8.", "es", "x.toml, línea 3: no es texto en UTF-8."),
        ("Nobody ever said that.", "de", "Nobody ever said that."),
        (
            "There's no saved game. Start one with getaway play.",
            "cs",
            "Není tu žádná uložená hra; novou začne getaway play.",
        ),
        (
            "step 3, entry 9: the game is dealt twice.",
            "de",
            "Schritt 3, Eintrag 9: Das Spiel wird zweimal ausgeteilt.",
        ),
        ("it doesn't follow entry 4.", "ru", "она не следует за записью 4."),
        ("2 tasks share the id 'A1'.", "es", "2 tareas tienen la id 'A1'."),
        (
            "task 3 (without an id) has the element 'G'; it needs A to F.",
            "cs",
            "task 3 (bez id) má část 'G', může být A až F.",
        ),
        (
            "raid 1, token 2 is 7; it needs a table such as { value = 3 }.",
            "de",
            "raid 1, token 2 ist 7; nötig ist eine Tabelle wie { value = 3 }.",
        ),
        (
            "isn't a saved game: its seed isn't one.",
            "es",
            "no es una partida guardada: su semilla no es válida.",
        ),
        ("x doesn't answer: connection refused.", "ru", "x не отвечает: в соединении отказано."),
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


# What is typed wrong, and which sentence of typer answers it.
TYPED_WRONG = {
    "play --frobnicate": "typed-no-such-option",
    "play --optoin x=y": "typed-no-such-option-but",
    "frobnicate": "typed-no-such-command",
    "plai": "typed-no-such-command-but",
    "serve --port nine": "typed-not-an-integer",
    "serve --port 99999": "typed-too-large",
    "serve --port -1": "typed-too-small",
    "edition check": "typed-missing-argument",
    "play alcatraz art-robbery": "typed-too-much",
    "play --seed": "typed-needs-a-value",
    "play --lines=yes": "typed-takes-no-value",
}


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Iterator[Answer]:
    """What the command line prints, in one line, for what is typed in a language."""
    own = {name: getattr(typer.rich_utils, name) for name in PANELS}
    monkeypatch.setattr(warnings, "showwarning", warnings.showwarning)

    def answer(typed: str, lang: str) -> str:
        monkeypatch.setattr("sys.argv", ["getaway", *typed.split()])
        monkeypatch.setenv("LANG", lang)
        monkeypatch.setenv("COLUMNS", "200")
        with pytest.raises(SystemExit):
            main()
        out, err = capfd.readouterr()
        return " ".join((out + err).replace("│", " ").split())

    yield answer
    for name, text in own.items():
        setattr(typer.rich_utils, name, text)


@pytest.mark.parametrize(("typed", "message"), TYPED_WRONG.items())
def test_what_is_typed_wrong_is_said_in_the_language_of_the_person(
    typed: str, message: str, answer: Answer
) -> None:
    english = answer(typed, "en")
    sentence = next(text for name, text in MESSAGE.findall(catalogue(COMMANDS, "en")) if name == message)
    wrong = re.search(pattern_of(sentence).pattern, english)
    assert wrong is not None, english
    for lang in LANGUAGES:
        if lang != "en":
            said = answer(typed, lang)
            own = next(text for name, text in MESSAGE.findall(catalogue(COMMANDS, lang)) if name == message)
            longest = max(GAP.sub("\n", own).split("\n"), key=len)
            assert longest.strip() in said
            assert "Usage:" not in said
            assert "Try " not in said


def test_every_answer_to_what_is_typed_wrong_is_asked_for() -> None:
    known = {name for name, _ in MESSAGE.findall(english()) if name.startswith("typed-")}
    assert known - {"typed-invalid-value"} == set(TYPED_WRONG.values())


@pytest.mark.parametrize("typed", ["edition", "words --help", "play --help", "--help"])
def test_help_has_no_english_around_it(typed: str, answer: Answer) -> None:
    said = answer(typed, "ru")
    assert "Вызов: getaway" in said
    assert "Показать эту справку." in said
    for word in (
        "Usage",
        "Options",
        "OPTIONS",
        "Commands",
        "COMMAND",
        "Arguments",
        "Show this message",
        "[default",
    ):
        assert word not in said


def test_a_language_before_the_command_holds_for_the_command(answer: Answer) -> None:
    assert "--lang <str> en, de, es, cs nebo ru." in answer("--lang cs --help", "de")
    assert "Volba --prt neexistuje." in answer("--lang cs serve --prt 1", "de")
    assert "AR-4 Pes." in answer("--lang cs rules art-robbery --rule AR-4", "de")
    assert "AR-4 El perro." in answer("--lang cs rules art-robbery --rule AR-4 --lang es", "de")
    assert "Unknown language 'fr'" in answer("--lang fr rules", "en")
