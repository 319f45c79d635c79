"""getaway review: what it prints, and what it refuses in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from getaway.kernel.errors import BadInput
from getaway.lab import games as kept_games
from getaway.lab.agreement import Agreement, agree, line
from getaway.lab.bot_games import courses, seated
from getaway.lab.calibration import MOMENTS, Plan, Reliability, calibrate, read, rows, together
from getaway.lab.reviewable import games_in
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
    told = json.loads(getaway(*command, "--json")[1])
    assert told["games"] == 2
    assert told["found"]["open"]["chances"] == 3 * 2 * MOMENTS
    for wrong in (("--games", 0), ("--part", 0)):
        assert getaway(*command, *wrong)[0] == 2


def test_games_that_were_kept_are_not_played_again(
    getaway: Getaway, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept, picture = tmp_path / "kept.jsonl", tmp_path / "kept.svg"
    command = (
        "review",
        "--calibrate",
        "art-robbery",
        "--players",
        2,
        "--bots",
        "medium,easy",
        "--kept",
        kept,
    )
    assert getaway(*command, "--games", 1)[0] == 0
    first = kept.read_bytes()
    code, out, _ = getaway(*command, "--games", 2, "--picture", picture)
    assert code == 0
    assert kept.read_bytes().startswith(first)
    assert [(one.number, one.bots) for one in read(kept)] == [
        (0, ["medium", "medium"]),
        (1, ["medium", "easy"]),
    ]
    assert "2 games" in out
    svg = picture.read_text()
    assert "Art Robbery, 2 players" in svg
    ElementTree.fromstring(svg)
    # With nothing to play it tells of what there is; another part of the deals is another measurement.
    monkeypatch.setattr(Plan, "play", None)
    assert getaway(*command, "--games", 0)[1] == out
    assert "0 games" in getaway(*command, "--games", 0, "--part", 0.7)[1]


def test_a_file_of_something_else_is_no_calibration(getaway: Getaway, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text('{"game": 3}\n')
    command = ("review", "--calibrate", "art-robbery", "--games", 1, "--kept")
    code, _, err = getaway(*command, kept)
    assert code == 2
    assert f"{kept}:1" in err or "line 1" in err
    assert "can't be read" in getaway(*command, tmp_path)[2]
    absent = tmp_path / "absent" / "kept.jsonl"
    assert "can't be written" in getaway(*command, absent, "--players", 2, "--bots", "random")[2]
    (tmp_path / "good.jsonl").touch()
    wrong = getaway(*command, tmp_path / "good.jsonl", "--games", 0, "--picture", tmp_path)
    assert "can't be written" in wrong[2]


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
    first, last = rows([found])
    assert (first.count, first.said, first.won) == (4, 0.25, 0.25)
    assert (last.count, last.said, last.won) == (1, 1.0, 1.0)
    assert found.off == 0
    assert found.always == pytest.approx(0.4 * 0.6)
    assert found.brier == pytest.approx((3 * 0.0625 + 0.5625) / 5)


def test_marks_agree_within_one_grade() -> None:
    some = reviewed("raid").verdicts[0]
    bad, worse, worst = (
        msgspec.structs.replace(some, grade=grade) for grade in ("inaccuracy", "mistake", "blunder")
    )
    none = msgspec.structs.replace(some, grade=None)
    found = Agreement(seconds=[1.0, 3.0, 2.0])
    found.add([[none, bad, bad, worst], [none, worse, bad, none]])
    assert (found.decisions, found.marks, found.within, found.same) == (4, 3, 2, 1)
    assert "2 of these (67%) within one grade, 1 alike" in line("alcatraz", 3, found)
    assert "2.0 s, at most 3.0 s" in line("alcatraz", 3, found)


def test_games_between_bots_are_read_as_games_of_a_table_are() -> None:
    course = next(courses("alcatraz", 3, 1, ["random"], 3))
    assert any(isinstance(unit, Council) for unit in course.units)
    assert len(course.payoffs) == 3
    assert len(calibrate(Plan("art-robbery", ("easy",), 1, 1.0), [2], 1)) == 1
    ticks = iter(range(100))
    (found,) = agree("art-robbery", 2, 1, ["easy"], 1, QUICK, lambda: float(next(ticks)))
    assert found.decisions > 10
    assert found.seconds == [1.0] * 3
    with pytest.raises(BadInput, match="for 3 to 4 players"):
        next(courses("alcatraz", 7, 1, ["random"], 3))
    assert escape().said


def test_an_interval_counts_games_not_chances() -> None:
    lost, won = Reliability(), Reliability()
    for _ in range(50):
        lost.add(0.55, 0.0)
        won.add(0.55, 1.0)
    (row,) = rows([lost, won])
    assert row.won == 0.5
    assert (row.low, row.high) == (0.0, 1.0)
    (more,) = rows([lost, won] * 50)
    assert 0.4 < more.low < 0.5 < more.high < 0.6
    assert together([lost, won]).count[5] == 100


def test_tables_of_one_level_and_mixed_ones_take_turns() -> None:
    levels = ["easy", "medium", "hard"]
    assert [seated(levels, 2, number) for number in range(4)] == [
        ["easy", "easy"],
        ["easy", "medium"],
        ["medium", "medium"],
        ["medium", "hard"],
    ]


@pytest.mark.parametrize(("game", "bots"), [("art-robbery", ["--bot", "medium"]), ("alcatraz", [])])
def test_a_transcript_is_reviewed_as_the_game_that_it_tells(
    getaway: Getaway, tmp_path: Path, game: str, bots: list[str]
) -> None:
    path = tmp_path / "games.jsonl"
    command = ("transcript", game, "--players", 3, "--seed", 4, "--games", 2, *bots)
    path.write_text(getaway(*command)[1])
    first, second = games_in(path, 4)
    assert first.names == tuple(f"{bots[-1] if bots else 'random'} {seat}" for seat in (1, 2, 3))
    assert first.course.deal != second.course.deal
    assert (
        first.course.steps
        == sum('"seat"' in row for row in path.read_text().split('{"game"')[1].splitlines())
        or game == "alcatraz"
    )
    code, out, err = getaway("review", path, "--lang", "en", "--number", 2, "--deal", 4)
    assert (code, err) == (0, "")
    assert f"{second.course.steps} steps" in out.splitlines()[0]
    # A line that tells something else is found out.
    path.write_text(path.read_text().replace('"seat": 1', '"seat": 2', 1))
    assert getaway("review", path, "--deal", 4)[0] == 2


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_games_of_an_arena_are_reviewed_one_after_the_other(
    getaway: Getaway, tmp_path: Path, kind: str
) -> None:
    path = tmp_path / f"games.{kind}"
    made = getaway("arena", "alcatraz", "medium", "easy", "--players", 3, "--games", 3, "--games-out", path)
    assert made[0] == 0
    records = list(kept_games.read(path))
    code, out, err = getaway("review", path, "--json")
    assert (code, err) == (0, "")
    reviews = [msgspec.json.decode(row, type=Review) for row in out.splitlines()]
    assert len(reviews) == len(records)
    for record, review in zip(records, reviews, strict=True):
        assert review.names == [f"{bot} {seat}" for seat, bot in enumerate(record.bots, 1)]
        assert review.points[-1].open == record.payoffs
        assert review.steps == len(record.actions)
        assert review.votes
        assert {track.name for track in review.tracks} >= {"round", "guards"}
    assert getaway("review", path, "--number", 1, "--json")[1] == out.splitlines()[0] + "\n"
    both = getaway("review", path, "--lang", "en")[1]
    assert both.count("Alcatraz: The Scapegoat: 3 players") == len(records)
    code, _, err = getaway("review", path, "--number", len(records) + 1)
    assert (code, f"has {len(records)} games" in err) == (2, True)


def test_a_game_that_an_arena_has_not_played_so_is_refused(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    getaway("arena", "art-robbery", "medium", "easy", "--players", 2, "--games", 2, "--games-out", path)
    row = json.loads(path.read_text().splitlines()[0])
    path.write_text(json.dumps({**row, "payoffs": [0.5, 0.5]}, separators=(",", ":")) + "\n")
    code, _, err = getaway("review", path)
    assert (code, "payoffs differ" in err) == (2, True)
    short = {key: row[key][:-4] for key in ("seats", "actions", "states", "observations")}
    path.write_text(json.dumps({**row, **short}, separators=(",", ":")) + "\n")
    assert getaway("review", path)[0] == 2
