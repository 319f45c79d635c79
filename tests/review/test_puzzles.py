"""Puzzles: each that is shipped can be put on the table, and a few are mined again."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from getaway.games import REGISTRY, find, load
from getaway.kernel.errors import BadFile
from getaway.lab.mining import Deals, mine
from getaway.review import puzzles
from getaway.review.grading import GRADES, SURE
from getaway.review.puzzles import FILE, position_of, puzzles_of
from getaway.words import LANGUAGES, Words

GAMES = ["art-robbery", "alcatraz"]


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_is_a_legal_moment_with_a_clear_answer(name: str) -> None:
    game, engine = find(name), load(name)
    found = puzzles_of(game)
    assert len(found) == 60
    assert len({puzzle.id for puzzle in found}) == 60
    for puzzle in found:
        state, told = position_of(engine, puzzle)
        assert state.mover == puzzle.seat
        assert told
        legal = engine.legal([state])
        assert len(legal) >= 3
        assert {puzzle.best, puzzle.tempting} <= set(legal)
        assert puzzle.best != puzzle.tempting
        best, second = sorted(puzzle.chances.values(), reverse=True)[:2]
        assert puzzle.chances[puzzle.best] == best
        assert best - second - SURE * puzzle.error >= GRADES[1][1] / puzzle.players - 1e-3
        assert puzzle.deals == 4000


@pytest.mark.parametrize("name", GAMES)
def test_every_explanation_can_be_read_in_every_language(name: str) -> None:
    game = find(name)
    for lang in LANGUAGES:
        words = Words(game, lang, ["Ann", "Bo", "Cy", "Di", "Ed"], 0)
        assert all(words.say(reason) for puzzle in puzzles_of(game) for reason in puzzle.reasons)
    told = [reason.arguments for puzzle in puzzles_of(game) for reason in puzzle.reasons]
    # Of a hundred tries.
    assert max((more for one in told if isinstance(more := one.get("more"), int)), default=0) < 100


def test_a_game_may_have_none() -> None:
    assert set(GAMES) <= set(REGISTRY)
    small = msgspec.structs.replace(find("art-robbery"), folder=Path("nowhere"))
    assert not (small.folder / FILE).is_file()


def test_a_file_that_holds_no_puzzle_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "puzzles").mkdir()
    (tmp_path / FILE).write_text("{}\n", encoding="utf-8")
    game = msgspec.structs.replace(find("art-robbery"), folder=tmp_path)
    monkeypatch.setattr(puzzles, "find", lambda name: game)
    puzzles._puzzles.cache_clear()
    with pytest.raises(BadFile, match="line 1 isn't a puzzle"):
        puzzles_of(game)
    (tmp_path / FILE).unlink()
    assert puzzles_of(game) == ()
    puzzles._puzzles.cache_clear()


def test_the_same_seed_mines_the_same_puzzles() -> None:
    few = Deals(glance=20, kept=4, look=100, check=200)
    one = list(mine("art-robbery", [4], ["hard@20"], 1, 2, few))
    assert one
    assert one == list(mine("art-robbery", [4], ["hard@20"], 1, 2, few))
    assert all(puzzle.deals == 200 for puzzle in one)
