"""What docs/bots.md says of the ladder is measured by one command, which goes on where it stopped."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path

import pytest

from getaway.bots import LEVELS
from getaway.games import find
from getaway.kernel.errors import BadFile
from getaway.lab import ladder_picture, measured, measures
from getaway.lab.backends import Where
from getaway.lab.control_bots import CONTROL_BOTS
from getaway.lab.measures import CONTROL, RESPONSE, STEP, TABLE, Found, Measure
from tests.conftest import Getaway

HALF = (0.5, 0.4, 0.6)
FEW = (0.1, 0.05, 0.2)
DUEL = ("--game", "art-robbery", "--kind", "step", "--players", 2, "--games", 2, "--workers", 1)


def found(measure: Measure, wins: tuple[float, float, float] = HALF, several: bool = False) -> Found:
    escaped = (0.9, 0.85, 0.95) if several else (1.0, 1.0, 1.0)
    return Found(measure, 1, 40, wins, FEW, HALF, FEW, escaped, several, {"offers": FEW, "deals": (0, 0, 0)})


def test_every_step_of_the_ladder_is_planned_for_every_number_of_players() -> None:
    steps = [one for one in measures.plan() if one.kind == STEP]
    for game in ("art-robbery", "alcatraz"):
        for players in find(game).players:
            mine = [(one.one, one.others) for one in steps if (one.game, one.players) == (game, players)]
            assert mine == list(zip(LEVELS[1:], LEVELS[:-1], strict=True))


def test_every_level_meets_every_control_bot_and_its_best_response() -> None:
    plan = list(measures.plan(["alcatraz"]))
    control = {(one.one, one.others) for one in plan if one.kind == CONTROL and one.players == 3}
    assert control == {(level, rival) for level in LEVELS for rival in CONTROL_BOTS["alcatraz"]}
    assert {one.one for one in plan if one.kind == RESPONSE} == {f"against-{level}" for level in LEVELS[1:]}
    assert {one.sides for one in plan if one.kind == TABLE} == {"silver", "mixed", "gold"}
    assert {one.sides for one in plan if one.kind != TABLE} == {"silver"}


def test_a_measurement_ends_at_its_games_or_when_its_time_is_up() -> None:
    measure = Measure(STEP, "art-robbery", 3, "easy", "random")
    ticks = iter(range(1000))
    whole = measures.play(measure, 1, 9, 1e9, Where(1))
    short = measures.play(measure, 1, 9, 2.0, Where(1), clock=lambda: next(ticks))
    assert (whole.games, short.games) == (9, 6)
    assert whole.wins[0] + 2 * whole.others_win[0] == pytest.approx(3 * whole.equal, abs=1e-4)


def test_what_was_found_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "found.jsonl"
    assert measures.read(path) == []
    wanted = [found(Measure(STEP, "alcatraz", 3, "hard", "skilled", "silver"), several=True)]
    measures.add(path, wanted[0])
    assert measures.read(path) == wanted
    more = replace(wanted[0], games=80)
    assert measures.add(path, more) == measures.read(path) == [more], "more games take the place of fewer"
    path.write_text('{"games": 3}\n')
    with pytest.raises(BadFile, match="line 1 isn't a measurement"):
        measures.read(path)


def test_the_one_is_below_only_if_that_is_clear() -> None:
    measure = Measure(CONTROL, "art-robbery", 4, "easy", "thief")
    assert found(measure, FEW).below
    assert not found(measure).below
    # Left behind in 5 to 20 of a hundred games, where 30 would be an equal share.
    assert not found(Measure(CONTROL, "alcatraz", 3, "easy", "beggar"), several=True).below


def test_the_tables_take_their_places_and_the_rest_of_the_text_stays() -> None:
    text = "before\n<!-- steps art-robbery -->\nold\n<!-- end -->\nafter\n"
    text += "<!-- habits alcatraz -->\n<!-- end -->\n"
    rows = [
        found(Measure(STEP, "art-robbery", 4, "medium", "easy")),
        found(Measure(STEP, "art-robbery", 4, "easy", "beginner")),
        found(Measure(TABLE, "alcatraz", 3, "hard", "hard", "silver"), several=True),
        found(Measure(TABLE, "alcatraz", 3, "hard", "hard", "gold"), several=True),
    ]
    made = measured.written(text, rows)
    assert made.startswith("before\n<!-- steps art-robbery -->\n| players | one | among | games | wins |")
    assert "old" not in made
    assert made.index("| 4 | easy | beginner | 40 |") < made.index("| 4 | medium | easy | 40 |")
    assert "| offers | 0.10 (0.05–0.20) |\n| deals | 0 |" in made
    assert measured.written(made, rows) == made


def test_a_table_that_is_new_takes_no_other_place() -> None:
    text = "<!-- steps art-robbery -->\n<!-- end -->\nbetween\n<!-- steps alcatraz -->\n<!-- end -->\n"
    made = measured.written(text, [found(Measure(STEP, "art-robbery", 4, "medium", "easy"))])
    assert made.endswith("|\n<!-- end -->\nbetween\n<!-- steps alcatraz -->\n<!-- end -->\n")


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_every_kind_has_a_table_for_every_game(game: str) -> None:
    several = game == "alcatraz"
    step = found(Measure(STEP, game, 3, "hard", "skilled"), several=several)
    control = found(Measure(CONTROL, game, 3, "hard", next(iter(CONTROL_BOTS[game]))), several=several)
    response = found(Measure(RESPONSE, game, 3, "against-hard", "hard"), several=several)
    table = found(Measure(TABLE, game, 3, "hard", "hard", "gold"), several=several)
    assert "| 3 | hard | skilled | 40 | 50.0 (40.0–60.0) |" in measured.steps([step])
    assert "| 40 | 50.0 (40.0–60.0) |" in measured.controls([control])
    assert "| 3 | hard | 40 | 50.0 (40.0–60.0) |" in measured.responses([response])
    assert "| 3 | gold | hard | 40 |" in measured.tables([table])


def test_the_picture_shows_every_step() -> None:
    steps = [
        *(found(Measure(STEP, "art-robbery", n, "easy", "beginner")) for n in (2, 3, 4)),
        found(Measure(STEP, "alcatraz", 3, "hard", "skilled", "silver"), several=True),
        found(Measure(TABLE, "alcatraz", 3, "hard", "hard", "gold"), several=True),
    ]
    drawn = ladder_picture.picture(steps)
    texts = [node.text or "" for node in ET.fromstring(drawn).iter() if node.tag.endswith("text")]
    assert texts.count("easy among beginner") == 3
    assert "hard among skilled" in texts
    assert [text for text in texts if text.endswith("players")][-1] == "Alcatraz, 3 players"
    assert not any("hard among hard" in text for text in texts)


def test_the_command_plays_what_is_missing_and_writes_tables_and_picture(
    getaway: Getaway, tmp_path: Path
) -> None:
    file, docs, drawn = tmp_path / "found.jsonl", tmp_path / "bots.md", tmp_path / "ladder.svg"
    docs.write_text("<!-- steps art-robbery -->\n<!-- end -->\n")
    code, _, said = getaway("measure", file, *DUEL, "--level", "beginner")
    assert (code, said.count("\n")) == (0, 1)
    assert [one.measure.one for one in measures.read(file)] == ["beginner"]
    again = getaway("measure", file, *DUEL, "--level", "beginner", "--docs", docs, "--picture", drawn)
    assert again[2] == "", "nothing is played twice"
    assert "| 2 | beginner | random | 2 |" in docs.read_text()
    more = getaway("measure", file, *DUEL, "--level", "beginner", "--more", "--games", 4)
    assert more[2].count("\n") == 1
    assert [one.games for one in measures.read(file)] == [4]
    assert "beginner among random" in drawn.read_text()


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("--kind", "stairs"), "Unknown kind 'stairs'. Choose one of: step, table, control, response."),
        (("--level", "genius"), "Unknown bot 'genius'"),
        (("--game", "chess"), "chess"),
        (("--games", 0, "--docs", "/nowhere/bots.md"), "/nowhere/bots.md: can't be read"),
        (("--games", 0, "--picture", "/nowhere/ladder.svg"), "/nowhere/ladder.svg: can't be written"),
    ],
)
def test_what_cannot_be_measured_is_named(
    asked: tuple[object, ...], complaint: str, getaway: Getaway, tmp_path: Path
) -> None:
    code, _, said = getaway("measure", tmp_path / "found.jsonl", *asked)
    assert code == 2
    assert complaint in said


def test_a_file_that_cannot_be_written_is_named(getaway: Getaway) -> None:
    code, _, said = getaway("measure", "/nowhere/found.jsonl", *DUEL, "--level", "beginner")
    assert code == 2
    assert "/nowhere/found.jsonl" in said


def test_the_documentation_says_what_was_found(root: Path) -> None:
    rows = measures.read(root / "docs" / "figures.jsonl")
    text = (root / "docs" / "bots.md").read_text(encoding="utf-8")
    drawn = (root / "docs" / "pictures" / "ladder.svg").read_text(encoding="utf-8")
    assert measured.written(text, rows) == text
    assert ladder_picture.picture(rows) == drawn
