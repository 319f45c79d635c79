"""The files of the repository, found without git: a downloaded ZIP has none."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

Rule = tuple[Path, str]  # the folder of a .gitignore, and a line of it


def written(root: Path, *endings: str) -> list[Path]:
    """All files with these endings that no .gitignore leaves out, those not yet committed too."""
    return [path for path in _walk(root, [(root, ".git")]) if path.suffix in endings]


def _walk(folder: Path, rules: list[Rule]) -> Iterator[Path]:
    listed = folder / ".gitignore"
    if listed.exists():
        lines = [line.strip() for line in listed.read_text().splitlines()]
        rules = rules + [(folder, line) for line in lines if line and not line.startswith("#")]
    for path in sorted(folder.iterdir()):
        if any(is_left_out(path, rule) for rule in rules):
            continue
        if path.is_dir():
            yield from _walk(path, rules)
        else:
            yield path


def is_left_out(path: Path, rule: Rule) -> bool:
    """Of what a .gitignore may say, as much as ours do."""
    folder, line = rule
    assert not line.startswith("!"), f"{folder}/.gitignore: {line} is not understood here"
    assert "**" not in line, f"{folder}/.gitignore: {line} is not understood here"
    pattern = line.rstrip("/")
    if line.endswith("/") and not path.is_dir():
        return False
    if "/" in pattern:
        return fnmatch(path.relative_to(folder).as_posix(), pattern.lstrip("/"))
    return fnmatch(path.name, pattern)
