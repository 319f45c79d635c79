"""The example of docs/review.md is what the review says."""

from __future__ import annotations

import re
from pathlib import Path

from getaway.kernel.game import Game
from getaway.lab.reviewable import games_in
from getaway.review.analysis import judge_piece
from getaway.review.course import Run
from getaway.review.judge import USUAL, Judge
from getaway.review.report import mark_lines
from getaway.words import Words
from tests.conftest import Getaway
from tests.review.games import fast

DOCS = Path(__file__).resolve().parents[2] / "docs" / "review.md"


def test_the_example_of_the_docs_is_true(getaway: Getaway, tmp_path: Path) -> None:
    text = DOCS.read_text(encoding="utf-8")
    (command,) = re.findall(r"^getaway (transcript .*) > game\.jsonl$", text, re.MULTILINE)
    ((step, rest),) = re.findall(r"^Step (\d+), (.*\n.*)$", text, re.MULTILINE)
    path = tmp_path / "game.jsonl"
    path.write_text(getaway(*command.split())[1])
    (found,) = games_in(path)
    course, game = found.course, found.course.engine.game
    assert isinstance(game, Game)
    number, unit = next(
        (n, unit)
        for n, unit in enumerate(course.units, 1)
        if isinstance(unit, Run) and unit.step == int(step)
    )
    (verdict,) = judge_piece(Judge(fast(game.name)), number, unit, 1, USUAL).verdicts
    said = "\n".join(mark_lines(list(course.names), verdict, Words(game, "en", found.names)))
    assert said == f"Step {step}, {rest}"
