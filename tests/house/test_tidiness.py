"""What the house style asks of every file."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from getaway import __version__
from getaway.games import REGISTRY, find
from getaway.words import catalogues

FORBIDDEN = ("utils", "helpers", "common", "manager", "base")


def tracked(root: Path, *endings: str) -> list[Path]:
    """The files of the repository, those not yet committed too."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout
    paths = [root / line for line in listed.splitlines()]
    return [path for path in paths if path.suffix in endings and path.exists()]


def test_no_file_of_code_is_longer_than_400_lines(root: Path) -> None:
    written = tracked(root, ".py", ".ts", ".svelte")
    long = {str(p): n for p in written if (n := len(p.read_text().splitlines())) > 400}
    assert long == {}


def test_no_file_has_a_name_that_says_nothing(root: Path) -> None:
    assert [path for path in tracked(root, ".py", ".ts", ".svelte") if path.stem in FORBIDDEN] == []


def test_every_module_says_what_it_is_for(root: Path) -> None:
    silent = [path for path in (root / "src").rglob("*.py") if not path.read_text().startswith('"""')]
    assert silent == []


def test_no_unfinished_work_is_left_lying_about(root: Path) -> None:
    markers = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")
    assert [
        path
        for path in tracked(root, ".py", ".md", ".ftl", ".ts", ".svelte")
        if markers.search(path.read_text())
    ] == []


@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_message_is_said_somewhere(name: str, root: Path) -> None:
    code = "\n".join(path.read_text() for path in (root / "src").rglob("*.py"))
    # Ids that are put together: of rules, sections, options, questions, rooms, reasons, cards, phrases.
    parts = "section|option|ask|room|effect|end-stays|table|because|phrase"
    made = re.compile(rf"[A-Z]+-\d+|({parts})-.*|.*-card|" + re.escape(name))
    for folder in catalogues(find(name)):
        for message in re.findall(r"^([\w-]+) =", (folder / "en.ftl").read_text(), re.MULTILINE):
            assert made.fullmatch(message) or f'"{message}"' in code or f"'{message}'" in code, message


def test_the_readme_names_commands_that_there_are(root: Path) -> None:
    readme = (root / "README.md").read_text()
    targets = set(re.findall(r"^([\w-]+):", (root / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"make ([\w-]+)", readme))
    assert {"play", "test"} <= named <= targets


def test_every_picture_that_a_page_shows_is_there(root: Path) -> None:
    for page in tracked(root, ".md"):
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
    assert names <= pinned
