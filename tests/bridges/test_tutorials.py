"""The code in the tutorials runs, and does what they say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest


def blocks(root: Path, page: str) -> list[str]:
    """The programs on a page."""
    text = (root / "docs" / f"{page}.md").read_text()
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


def lines(code: str) -> int:
    """Lines that are not empty."""
    return sum(bool(line.strip()) for line in code.splitlines())


def run(code: str) -> dict[str, Any]:
    """What a program leaves behind."""
    made: dict[str, Any] = {"__name__": "tutorial"}
    exec(compile(code, "tutorial", "exec"), made)
    return made


def test_the_bot_of_the_pettingzoo_page_beats_a_random_player(root: Path) -> None:
    first, bot, match = blocks(root, "pettingzoo")
    assert run(first)["env"].agents == []
    assert lines(bot) <= 20
    # Nothing here is left to chance: 0.915, and the same on every machine.
    assert run(bot + match)["share"] > 0.8


def test_the_agent_of_the_gymnasium_page_learns(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    single, vector, rivals, ppo = blocks(root, "gymnasium")
    assert sum(run(single)["info"]["payoff"]) <= 1
    assert run(vector)["seen"]["observation"].shape[0] == 1024
    assert len(run(rivals)["league"].members) == 5
    assert lines(ppo) <= 60
    shortly = ppo.replace("train(updates=40)", "train(updates=16)")
    assert shortly != ppo
    won = run(shortly)["won"]
    # Some 190 games an update: who does not learn wins half of them, give or take 2 in a hundred over four.
    assert sum(won[-4:]) / 4 > 0.6
    assert sum(won[-4:]) / 4 > won[0] + 0.05


def test_the_match_of_the_openspiel_page_is_played(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, solved, match = blocks(root, "openspiel")
    assert run(first)["game"].num_players() == 4
    capsys.readouterr()
    run(solved)
    assert capsys.readouterr().out == "at random 0.1792\nafter 5 iterations 0.0124\n"
    shortly = match.replace("deals=40", "deals=2").replace("simulations=100", "simulations=12")
    shortly = shortly.replace("deals=25", "deals=2").replace("seconds=0.05", "seconds=0.002")
    assert shortly.count("deals=2,") == 2
    made = run(shortly)
    share, (low, high) = made["compete"](deals=2, simulations=12)
    assert 0 <= low <= share <= high <= 1
    said = capsys.readouterr().out
    assert "equal simulations" in said
    assert "equal time" in said
