"""Replaying a transcript: every line has to be what the rules make of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from getaway.games import load
from getaway.kernel.errors import BadFile
from getaway.lab.replay import replay_transcript

ENGINE = load("art-robbery")
LINES = list(ENGINE.game.transcript(ENGINE, 3, 5, {}, None))


def saved(tmp_path: Path, lines: list[Any]) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    return path


def changed(number: int, **changes: Any) -> list[Any]:
    lines = json.loads(json.dumps(LINES))
    lines[number].update(changes)
    return list(lines)


def test_honest_games_hold(tmp_path: Path) -> None:
    assert replay_transcript(saved(tmp_path, LINES + LINES)) == 2


STATE = json.loads(json.dumps(LINES[3]["state"]))


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ([], "game.jsonl: is empty; a transcript begins with a header."),
        (LINES[:-1], f"line {len(LINES)}: the file ends in the middle of a game."),
        (LINES[1:], "line 1: a header needs 'game' with a str, not None."),
        ([*LINES, LINES[5]], f"line {len(LINES) + 1}: a header needs 'game'"),
        (changed(0, seed="5"), "line 1: a header needs 'seed' with a int, not '5'."),
        (changed(0, seed=-5), "line 1: A seed is a number from 0 to 2**63 - 1, not -5."),
        (changed(0, game="go"), "line 1: Unknown game 'go'. Choose one of: art-robbery, alcatraz."),
        (changed(0, players=9), "line 1: art-robbery is for 2 to 5 players, not 9."),
        (changed(0, options={"stall": -1}), "line 1: The option stall can't be -1"),
        (changed(3, seat=7), "line 4: seat is 7, the rules give "),
        (changed(3, state={**STATE, "turn": 99}), "line 4: state, turn is 99, the rules give "),
        (changed(3, mood="good"), "line 4: mood doesn't belong here."),
        ([LINES[0], {}, *LINES[2:]], "line 2: seat is missing."),
        ([LINES[0], 5], "line 2: isn't a JSON object in braces."),
    ],
)
def test_a_broken_transcript_is_named_with_its_line(lines: list[Any], wrong: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile) as error:
        replay_transcript(saved(tmp_path, lines))
    assert wrong in str(error.value)


def test_a_line_that_is_no_json(tmp_path: Path) -> None:
    path = saved(tmp_path, LINES)
    path.write_text(path.read_text().replace("}", "", 1))
    with pytest.raises(BadFile, match="line 1: isn't JSON"):
        replay_transcript(path)


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xff")
    with pytest.raises(BadFile, match=r"noise: isn't text in UTF-8\."):
        replay_transcript(path)


def test_another_edition_has_to_be_given(tmp_path: Path) -> None:
    from getaway.games.art_robbery.rules.edition import STANDARD

    edition = tmp_path / "mine.toml"
    edition.write_text(
        STANDARD.read_text().replace("alibis = 2", "alibis = 3").replace('"standard"', '"mine"')
    )
    own = load("art-robbery", edition=edition)
    path = saved(tmp_path, list(own.game.transcript(own, 3, 5, {}, None)))
    with pytest.raises(BadFile, match='line 1: edition, name is "mine"'):
        replay_transcript(path)
    assert replay_transcript(path, edition) == 1
    with pytest.raises(BadFile, match=r"none\.toml: can't be read"):
        replay_transcript(path, tmp_path / "none.toml")


@pytest.mark.parametrize(
    ("packed", "wrong"),
    [
        (bytes(range(256)), "isn't text in UTF-8."),
        (b"\0" * 99, "line 1: isn't JSON"),
        (b"[" * 100_000, "line 1: is nested too deeply for a transcript."),
        (b'{"players":' + b"9" * 5000 + b"}", "line 1: isn't JSON: Exceeds the limit"),
        (b'{"game":"art-robbery","players":3,"seed":1e999,"options":{}}', "line 1: a header needs 'seed'"),
    ],
)
def test_a_file_that_a_stranger_wrote_is_one_sentence(packed: bytes, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "strange"
    path.write_bytes(packed)
    with pytest.raises(BadFile) as error:
        replay_transcript(path)
    assert wrong in str(error.value)
    with pytest.raises(BadFile, match="can't be read: is a directory"):
        replay_transcript(tmp_path)
