"""docs/architecture.md follows moves through files: they are there, and so is what it names in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

# A path, and after it the names that stand in that file.
STATION = re.compile(r"`((?:src|ui)/[^`\s]*\.\w+)`((?: `[^`\s]+`)*)")
# A row of the glossary.
WORD = re.compile(r"^\| ([a-z -]+) \| ", re.MULTILINE)


@pytest.fixture
def page(root: Path) -> str:
    return (root / "docs" / "architecture.md").read_text(encoding="utf-8")


def missing(root: Path, page: str) -> list[str]:
    """The files that a page names and that are not there; and `file name` for what is not in its file."""
    found = []
    for path, names in STATION.findall(page):
        if not (root / path).is_file():
            found.append(path)
            continue
        words = set(re.findall(r"[\w$]+", (root / path).read_text(encoding="utf-8")))
        found += [f"{path} {name}" for name in re.findall(r"`([^`]+)`", names) if name not in words]
    return found


def test_every_file_and_every_name_in_it_is_there(root: Path, page: str) -> None:
    assert len(STATION.findall(page)) > 40
    assert missing(root, page) == []


def test_a_file_or_a_name_that_is_not_there_is_found(root: Path) -> None:
    page = "`src/getaway/cli.py` `main` `no_such_name`, `ui/src/nowhere.ts`, `src/getaway/cli.py`"
    assert missing(root, page) == ["src/getaway/cli.py no_such_name", "ui/src/nowhere.ts"]


def test_every_room_of_the_house_is_described(root: Path, page: str) -> None:
    house = page.partition("## The house")[2].partition("\n## ")[0]
    for path in (root / "src" / "getaway").iterdir():
        if path.is_dir() and (path / "__init__.py").is_file():
            assert f"`{path.name}/`" in house, path.name
        elif path.suffix == ".py" and not path.name.startswith("__"):
            assert f"`{path.name}`" in house, path.name


def test_the_glossary_is_in_order_and_says_each_word_once(page: str) -> None:
    words = WORD.findall(page.partition("## Glossary")[2])[1:]
    assert len(words) > 40
    assert words == sorted(set(words))


def test_the_page_is_found_from_the_first_ones(root: Path) -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        assert "](docs/architecture.md)" in (root / name).read_text(encoding="utf-8"), name
