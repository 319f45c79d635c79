"""Whoever installs only the base gets all that the base needs, and a sentence about the rest."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway.cli import EXTRAS
from tests.bridges.test_extras import run

# What works without any extra.
BASE = (
    *("kernel", "games", "bots", "deals.py", "boards", "words", "table", "lab", "arguments.py", "figures.py"),
    *("interrupts.py", "cli.py", "__main__.py", "__init__.py"),
)
# What is only imported where it is wanted, and missed with a sentence.
WHERE_WANTED = {"numpy", "llvmlite", "distributed", "ray", "pyarrow"}
# What is imported only by whoever wants it: the compiled engine, and `getaway fit`.
WITH_NUMPY = (
    *("kernel/native", "kernel/compiled.py", "lab/fitting.py"),
    *("games/alcatraz/mind/models.py", "games/art_robbery/mind/models.py"),
)


@pytest.fixture(scope="module")
def project(root: Path) -> dict[str, Any]:
    """What the package says of itself."""
    told: dict[str, Any] = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    return told


def named(requirements: list[str]) -> set[str]:
    """The names in some requirements."""
    return {re.split(r"[<>=;\[ ]", requirement)[0] for requirement in requirements}


def brought(extras: dict[str, list[str]], extra: str) -> set[str]:
    """What an extra brings, also by way of others that it names."""
    found = named(extras[extra]) - {"getaway"}
    for others in re.findall(r"getaway\[(.*?)\]", " ".join(extras[extra])):
        found |= set.union(*(brought(extras, other) for other in others.split(",")))
    return found


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """What a file imports from outside, and whether that happens as soon as the file is imported."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for part in node.body
        for inner in ast.walk(part)
    }
    later = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in typed:
            continue
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) and node.level == 0 else []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        for name in names:
            if name.partition(".")[0] not in {*sys.stdlib_module_names, "getaway", ""}:
                yield name, id(node) not in later


def test_the_base_imports_only_what_it_brings(root: Path, project: dict[str, Any]) -> None:
    base = named(project["dependencies"])
    src = root / "src" / "getaway"
    wrong = []
    for path in sorted(src.rglob("*.py")):
        place = path.relative_to(src).as_posix()
        if not place.startswith(BASE):
            continue
        allowed = base | (WHERE_WANTED if place.startswith(WITH_NUMPY) else set())
        for name, at_once in imports(path):
            top = name.partition(".")[0]
            known = {top, ".".join(name.split(".")[:2])}
            if not known & (allowed | (set() if at_once else WHERE_WANTED)):
                wrong.append(f"{place} imports {name}")
    assert wrong == []


def test_every_extra_that_is_named_brings_its_module(project: dict[str, Any]) -> None:
    extras = project["optional-dependencies"]
    for module, extra in EXTRAS.items():
        assert module in brought(extras, extra), module


def test_who_installs_the_server_or_the_terminal_gets_bots_as_strong_as_in_a_clone(
    project: dict[str, Any], root: Path
) -> None:
    extras = project["optional-dependencies"]
    for extra in ("server", "terminal", "postgres", "all"):
        assert brought(extras, extra) >= brought(extras, "fast"), extra
    # Where the compiled engine cannot be installed, the set-up still does without.
    setup = (root / "scripts" / "setup").read_text()
    people = re.search("^people=(.*)$", setup, re.MULTILINE)
    assert people is not None
    assert not set.union(*(brought(extras, extra) for extra in people[1].split(","))) & {"llvmlite"}


def test_all_is_every_extra_but_the_heavy_ones(project: dict[str, Any]) -> None:
    extras = project["optional-dependencies"]
    (everything,) = extras["all"]
    listed = set(everything.removeprefix("getaway[").removesuffix("]").split(","))
    assert listed == set(extras) - {
        *("all", "dev", "page", "dask", "ray", "train"),
        *("server-alone", "terminal-alone"),  # parts of others
    }


NOT_BASE = {"alembic", "litestar", "sqlalchemy", "uvicorn", "uvloop", "websockets", "textual", "numpy"}
NOT_BASE |= {"llvmlite", "pyarrow", "asyncpg", "distributed", "gymnasium", "pettingzoo", "pyspiel", "PIL"}


def typed(*words: str) -> str:
    return f"from getaway import cli\nsys.argv = ['getaway', *{words!r}]\ncli.main()"


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "art-robbery", "easy", "random", "--players", "2", "--games", "2", "--workers", "1"),
        ("arena", "art-robbery", "medium", "--players", "2", "--games", "2", "--workers", "1", "--json"),
        ("transcript", "alcatraz", "--players", "3", "--seed", "1"),
        ("rules", "alcatraz", "--lang", "de"),
        ("observation", "art-robbery"),
        ("--help",),
    ],
    ids=lambda command: command[0],
)
def test_the_base_needs_no_extra(command: tuple[str, ...]) -> None:
    ended = run(NOT_BASE, typed(*command))
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout


@pytest.mark.parametrize(
    ("command", "extra"),
    [(("serve",), "server"), (("play", "--server", "http://127.0.0.1:9"), "terminal"), ((), "server")],
)
def test_a_missing_extra_is_one_sentence(command: tuple[str, ...], extra: str) -> None:
    ended = run(NOT_BASE, typed(*command))
    assert (ended.returncode, ended.stdout) == (2, "")
    said = ended.stderr.splitlines()[-1]
    assert re.fullmatch(
        rf"getaway: This needs [\w.]+, which isn't installed: pip install 'getaway\[{extra}\]'\.", said
    )


GERMAN = "import os\nos.environ.update(LANG='de_DE.UTF-8', LC_ALL='de_DE.UTF-8', LANGUAGE='de')\n"


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        (
            ("bench", "bridges"),
            "Die Brücke zu Gymnasium braucht gymnasium: pip install 'getaway[gymnasium]'.",
        ),
        (
            ("arena", "art-robbery", "easy", "--players", "2", "--games", "2", "--workers", "1"),
            "llvmlite ist nicht installiert, deshalb spielt die einfache Engine, etwa vierzigmal langsamer: "
            "pip install 'getaway[fast]'.",
        ),
        (("mcp",), "Der Zugang für Sprachmodelle ist nicht installiert: pip install 'getaway[mcp]'."),
        (("serve",), "Dafür fehlt sqlalchemy: pip install 'getaway[server]'."),
    ],
    ids=lambda given: given[0],
)
def test_what_is_missing_is_said_in_the_language_of_the_person(
    command: tuple[str, ...], sentence: str
) -> None:
    ended = run(NOT_BASE, GERMAN + typed(*command))
    assert f"getaway: {sentence}" in ended.stderr.splitlines()


def test_the_door_for_language_models_needs_no_other_extra(project: dict[str, Any]) -> None:
    brought = named(project["optional-dependencies"]["mcp"])
    # The SDK brings its own server along.
    hidden = NOT_BASE - brought - {"uvicorn"}
    nothing_to_read = "import os\nos.dup2(os.open(os.devnull, os.O_RDONLY), 0)\n"
    ended = run(hidden, nothing_to_read + typed("mcp"))
    assert (ended.returncode, ended.stdout) == (0, ""), ended.stderr
