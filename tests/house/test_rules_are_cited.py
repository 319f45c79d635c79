"""Rules cite the rulebook, tests cite the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from getaway.games import REGISTRY, find

CITATION = re.compile(r"^@rule\(([^)]*)\)", re.MULTILINE)


@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_numbered_rule_is_cited_by_a_test(name: str, root: Path) -> None:
    cited: set[str] = set()
    for path in (root / "tests").rglob("test_*.py"):
        for citation in CITATION.findall(path.read_text()):
            cited |= set(re.findall(r'"([A-Z]+-\d+)"', citation))
    numbers = {number for _, rules in find(name).rulebook for number in rules}
    assert numbers - cited == set()
    letters = {number.partition("-")[0] for number in numbers}
    assert {number for number in cited if number.partition("-")[0] in letters} - numbers == set()


@pytest.mark.parametrize("name", list(REGISTRY))
def test_the_rules_of_a_game_are_numbered_without_a_gap(name: str) -> None:
    numbers = sorted(int(number.partition("-")[2]) for _, rules in find(name).rulebook for number in rules)
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("name", list(REGISTRY))
def test_every_rule_named_in_the_code_is_in_the_rulebook(name: str) -> None:
    game = find(name)
    numbers = {number for _, rules in game.rulebook for number in rules}
    letters = next(iter(numbers)).partition("-")[0]
    for path in game.folder.rglob("*.py"):
        named = set(re.findall(rf"{letters}-\d+", path.read_text()))
        assert named <= numbers, path
