"""getaway review: what it prints, and what it refuses in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from getaway.kernel.errors import BadInput
from getaway.lab.calibration import Agreement, Reliability, agree, calibrate, courses
from getaway.review import judge
from getaway.review.course import Council
from getaway.review.shapes import Review
from tests.conftest import Getaway
from tests.review.games import QUICK, escape, raid, reviewed


@pytest.fixture(autouse=True)
def in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual number of deals takes seconds."""
    monkeypatch.setattr(judge, "USUAL", QUICK)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(msgspec.json.encode(raid()))
    return path


def test_it_tells_where_a_game_was_won_and_lost(getaway: Getaway, file: Path) -> None:
    code, out, err = getaway("review", file, "--lang", "en")
    assert (code, err) == (0, "")
    assert out.startswith("Art Robbery: 3 players")
    assert getaway("review", file, "--lang", "en")[1] == out


def test_it_tells_a_program_the_same(getaway: Getaway, file: Path) -> None:
    code, out, _ = getaway("review", file, "--json", "--seed", 1)
    assert code == 0
    assert json.loads(out) == msgspec.to_builtins(reviewed("raid"))
    assert msgspec.json.decode(out, type=Review).game == "art-robbery"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"version": 9}, "was played by version 9 of the rules"),
        ({"entries": raid().entries[:-1]}, "ends before the game is over"),
        ({"format": "getaway-game-9"}, "has the format 'getaway-game-9'"),
        ({"game": "chess"}, "Unknown game 'chess'"),
    ],
)
def test_what_it_cannot_judge_is_refused(
    getaway: Getaway, file: Path, changes: dict[str, object], said: str
) -> None:
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(raid(), **changes)))
    code, out, err = getaway("review", file, "--lang", "en")
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.strip().splitlines()) == 1


def test_a_file_that_is_not_ours_or_not_there_is_refused(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    assert "can't be read" in getaway("review", path, "--lang", "en")[2]
    path.write_text("[1, 2]")
    assert "isn't a game file" in getaway("review", path, "--lang", "en")[2]
    assert getaway("review")[0] == 2


def test_chances_are_held_against_what_came(getaway: Getaway) -> None:
    command = ("review", "--calibrate", "art-robbery", "--players", 3, "--games", 2, "--bots", "medium")
    code, out, _ = getaway(*command, "--part", 1)
    assert code == 0
    assert "art-robbery, 3 players, 2 games:" in out
    assert "Brier score" in out
    assert json.loads(getaway(*command, "--json")[1])["found"]["games"] == 2
    for wrong in (("--games", 0), ("--part", 0)):
        assert getaway(*command, *wrong)[0] == 2


def test_marks_of_several_seeds_are_compared(getaway: Getaway) -> None:
    command = ("review", "--stability", "art-robbery", "--players", 2, "--games", 1, "--bots", "random")
    code, out, _ = getaway(*command)
    assert code == 0
    assert "within one grade" in out
    assert getaway(*command, "--games", 0)[0] == 2


def test_a_chance_that_comes_true_is_well_said() -> None:
    found = Reliability()
    for won in (1.0, 0.0, 0.0, 0.0):
        found.add(0.25, won)
    found.add(1.0, 1.0)
    assert list(found.rows()) == [(4, 0.25, 0.25), (1, 1.0, 1.0)]
    assert found.off == 0
    assert found.brier == pytest.approx((3 * 0.0625 + 0.5625) / 5)


def test_marks_agree_within_one_grade() -> None:
    some = reviewed("raid").verdicts[0]
    bad, worse, worst = (
        msgspec.structs.replace(some, grade=grade) for grade in ("inaccuracy", "mistake", "blunder")
    )
    none = msgspec.structs.replace(some, grade=None)
    found = Agreement()
    found.add([[none, bad, bad, worst], [none, worse, bad, none]])
    assert (found.decisions, found.marks, found.within, found.same) == (4, 3, 2, 1)


def test_games_between_bots_are_read_as_games_of_a_table_are() -> None:
    course = next(courses("alcatraz", 3, 1, ["random"], 3))
    assert any(isinstance(unit, Council) for unit in course.units)
    assert len(course.payoffs) == 3
    assert calibrate("art-robbery", 2, 1, ["easy"], 1, 1.0).games == 1
    assert agree("art-robbery", 2, 1, ["easy"], 1, QUICK).decisions > 10
    with pytest.raises(BadInput, match="for 3 to 4 players"):
        next(courses("alcatraz", 7, 1, ["random"], 3))
    assert escape().said
