"""What the house style asks of every file."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from getaway import __version__
from getaway.games import REGISTRY, find
from getaway.learn.lesson import lessons_of
from getaway.words import catalogues
from tests.house.walking import written

FORBIDDEN = ("utils", "helpers", "common", "manager", "base")


def test_no_file_of_code_is_longer_than_400_lines(root: Path) -> None:
    code = written(root, ".py", ".ts", ".svelte")
    long = {str(p): n for p in code if (n := len(p.read_text().splitlines())) > 400}
    assert long == {}


def test_no_file_has_a_name_that_says_nothing(root: Path) -> None:
    assert [path for path in written(root, ".py", ".ts", ".svelte") if path.stem in FORBIDDEN] == []


def test_few_lines_leave_a_type_open(root: Path) -> None:
    word = re.compile(r"\bAny\b")
    lines = [line for path in (root / "src").rglob("*.py") for line in path.read_text().splitlines()]
    assert sum(word.search(line) is not None for line in lines) < 150


def test_every_module_says_what_it_is_for(root: Path) -> None:
    silent = [path for path in (root / "src").rglob("*.py") if not path.read_text().startswith('"""')]
    assert silent == []


def test_no_unfinished_work_is_left_lying_about(root: Path) -> None:
    markers = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
    assert [
        path
        for path in written(root, ".py", ".md", ".ftl", ".ts", ".svelte")
        if markers.search(path.read_text())
    ] == []


def page_of_lessons(root: Path) -> list[Path]:
    """What the browser shows of lessons."""
    page = root / "ui" / "src"
    return [*(page / "learn").glob("*.svelte"), page / "shell" / "RulesDialog.svelte"]


@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_message_is_said_somewhere(name: str, root: Path) -> None:
    # Lessons name their messages in their files; what is said around them is said in the browser too.
    saying = [*(root / "src").rglob("*.py"), *(root / "src").rglob("lessons/*.toml"), *page_of_lessons(root)]
    code = "\n".join(path.read_text() for path in saying)
    # Ids that are put together: of rules, sections, options, questions, rooms, reasons, cards, lessons.
    parts = "section|option|switch|choice|ask|room|effect|end-stays|table|because|will|aim|phrase"
    titles = "|".join(lesson.title for lesson in lessons_of(name))
    made = re.compile(rf"[A-Z]+-\d+|({parts})-.*|.*-card|poster|turn-\d|{titles}|" + re.escape(name))
    for folder in catalogues(find(name)):
        text = (folder / "en.ftl").read_text()
        for message in re.findall(r"^(\w[\w-]*) =", text, re.MULTILINE):
            assert made.fullmatch(message) or f'"{message}"' in code or f"'{message}'" in code, message
        # A term is said by messages, never by code.
        for term in re.findall(r"^(-[\w-]+) =", text, re.MULTILINE):
            assert f"{{ {term} }}" in text, term


def test_the_readme_names_commands_that_there_are(root: Path) -> None:
    readme = (root / "README.md").read_text()
    targets = set(re.findall(r"^([\w-]+):", (root / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"make ([\w-]+)", readme))
    assert {"play", "test"} <= named <= targets


def test_every_picture_that_a_page_shows_is_there(root: Path) -> None:
    for page in written(root, ".md"):
        for picture in re.findall(r'!\[[^]]*\]\(([^)]+)\)|<img src="([^"]+)"', page.read_text()):
            name = picture[0] or picture[1]
            assert (page.parent / name).is_file(), f"{page.name} shows {name}"


def test_the_changelog_tells_of_this_version(root: Path) -> None:
    assert f"## {__version__}" in (root / "CHANGELOG.md").read_text()


def test_every_package_is_pinned_for_the_house(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    asked = [
        *project["dependencies"],
        *(p for extra in project["optional-dependencies"].values() for p in extra),
    ]
    pinned = {line.partition("==")[0].lower() for line in (root / "constraints.txt").read_text().splitlines()}
    names = {re.split(r"[<>=\[;]", package)[0].lower() for package in asked}
    assert names - {"getaway"} <= pinned  # extras name one another


def test_what_is_left_out_by_a_gitignore_is_no_file_of_the_repository(tmp_path: Path) -> None:
    (tmp_path / ".gitignore").write_text("# made\n.venv/\n*.egg-info/\n/pictures/\nsrc/page/\n.coverage*\n")
    inner = tmp_path / "ui"
    inner.mkdir()
    (inner / ".gitignore").write_text("node_modules/\n")
    kept = ["a.py", "docs/pictures/b.py", "page/c.py", "ui/d.py", "venv.py"]
    left_out = [
        ".git/x.py",
        ".venv/x.py",
        "my.egg-info/x.py",
        "pictures/x.py",
        "src/page/x.py",
        ".coverage.py",
    ]
    left_out += ["ui/node_modules/x.py", "ui/deep/node_modules/x.py", "ui/.venv/x.py", "notes.txt"]
    for name in (*kept, *left_out):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    assert [path.relative_to(tmp_path).as_posix() for path in written(tmp_path, ".py")] == kept
