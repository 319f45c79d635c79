"""The command line: what it prints, and one sentence with exit code 2 for whatever cannot be."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from getaway import __version__
from getaway.games import REGISTRY, find
from getaway.games.art_robbery.rules.edition import STANDARD
from getaway.words import LANGUAGES
from tests.conftest import Getaway
from tests.second_opinion.art_robbery_referee import referee


def test_the_version(getaway: Getaway) -> None:
    assert getaway("--version") == (0, f"getaway {__version__}\n", "")


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_the_rules_in_every_language(getaway: Getaway, lang: str) -> None:
    code, out, err = getaway("rules", "art-robbery", "--lang", lang)
    assert (code, err) == (0, "")
    assert all(f"**AR-{number} " in out for number in range(1, 27))


def test_one_rule(getaway: Getaway) -> None:
    code, out, _ = getaway("rules", "art-robbery", "--rule", "ar-13")
    assert code == 0
    assert out.startswith("**AR-13 The 5 is not the Boss.**")
    assert out.count("\n") == 1


@pytest.mark.parametrize("players", range(2, 6))
def test_transcripts_hold_against_the_rules_and_are_the_same_bytes_again(
    getaway: Getaway, players: int
) -> None:
    command = ("transcript", "art-robbery", "--players", players, "--seed", 77, "--games", 3)
    code, out, err = getaway(*command, "--option", "stealing=may", "--option", "stall=1")
    assert (code, err) == (0, "")
    assert referee(out.splitlines()).games == 3
    assert getaway(*command, "--option", "stealing=may", "--option", "stall=1")[1] == out
    assert getaway(*command)[1] != out


def test_a_transcript_with_an_owners_edition(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = STANDARD.read_text().replace('name = "standard"', 'name = "mine"')
    path.write_text(text.replace("{ value = 4 }", "{ value = 3, alibis = 1 }"))
    code, out, err = getaway("transcript", "art-robbery", "--players", 3, "--seed", 1, "--edition", path)
    assert code == 0
    assert err.count("has values other than") == 3
    assert json.loads(out.splitlines()[0])["edition"]["name"] == "mine"
    assert referee(out.splitlines()).games == 1


def test_a_transcript_can_be_replayed(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(getaway("transcript", "art-robbery", "--players", 3, "--seed", 5, "--games", 2)[1])
    code, out, err = getaway("replay", path)
    assert (code, err) == (0, "")
    assert "Games: 2." in out


def test_a_transcript_without_a_seed_needs_to_be_told_one(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "prison.jsonl"
    path.write_text(getaway("transcript", "alcatraz", "--players", 3, "--seed", 5, "--games", 2)[1])
    assert getaway("replay", path, "--seed", 5)[:2] == (0, f"{path}: every line holds. Games: 2.\n")
    code, out, err = getaway("replay", path)
    assert (code, out) == (2, "")
    assert "a header needs 'seed'" in err


def test_without_a_seed_two_transcripts_differ(getaway: Getaway) -> None:
    command = ("transcript", "art-robbery", "--players", 5)
    assert getaway(*command)[1] != getaway(*command)[1]


def test_an_edition_that_can_be_played(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(STANDARD.read_text().replace("alibis = 1", "alibis = 2"))
    code, out, err = getaway("edition", "check", path)
    assert code == 0
    assert "is ready to play" in out
    assert '"standard" belongs to AR-3' in err


@pytest.mark.parametrize("game", list(REGISTRY))
def test_a_new_edition_is_the_standard_one_under_another_name(
    getaway: Getaway, tmp_path: Path, game: str
) -> None:
    path = tmp_path / "my box.toml"
    code, out, err = getaway("edition", "new", game, path)
    assert (code, out, err) == (
        0,
        f"{path}: type in what's printed in your box, then: getaway edition check {path}\n",
        "",
    )
    made, standard = find(game).read_edition(path), find(game).read_edition(None)
    assert (made.name, made.warnings) == ("my box", ())
    assert made[1:] == standard[1:]  # type: ignore[index]
    assert path.read_text().count("#") > 4
    code, out, _ = getaway("edition", "check", path)
    assert (code, out) == (0, f"{path}: the edition 'my box' is ready to play: --edition {path}\n")


@pytest.mark.parametrize("small", list(find("art-robbery").small))
def test_a_new_edition_may_begin_with_a_small_one(getaway: Getaway, tmp_path: Path, small: str) -> None:
    path = tmp_path / "mine.toml"
    assert getaway("edition", "new", "art-robbery", path, "--like", small)[0] == 0
    made, small_one = (
        find("art-robbery").read_edition(path),
        find("art-robbery").read_edition(find("art-robbery").small[small]),
    )
    assert made.name == "mine"
    assert made[1:] == small_one[1:]  # type: ignore[index]
    assert getaway("edition", "check", path)[:2] == (
        0,
        f"{path}: the edition 'mine' is ready to play: --edition {path}\n",
    )
    code, out, _ = getaway("transcript", "art-robbery", "--players", 2, "--edition", small)
    assert (code, json.loads(out.splitlines()[0])["edition"]["name"]) == (0, small)


@pytest.mark.parametrize(
    ("game", "known"),
    [("art-robbery", "Small editions: one-raid, tiny."), ("alcatraz", "Small editions: none.")],
)
def test_a_small_edition_that_does_not_exist(getaway: Getaway, tmp_path: Path, game: str, known: str) -> None:
    code, _, err = getaway("edition", "new", game, tmp_path / "mine.toml", "--like", "huge")
    assert code == 2
    assert known in err


def test_a_new_edition_takes_no_files_place(getaway: Getaway, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("mine")
    code, _, err = getaway("edition", "new", "alcatraz", path)
    assert (code, err) == (2, f"getaway: {path} already exists. Name another file.\n")
    assert path.read_text() == "mine"
    code, _, err = getaway("edition", "new", "alcatraz", tmp_path / "none" / "mine.toml")
    assert (code, err) == (
        2,
        f"getaway: {tmp_path}/none/mine.toml can't be written: no such file or directory.\n",
    )


def test_a_new_edition_called_like_a_file_that_toml_or_the_program_would_misread(
    getaway: Getaway, tmp_path: Path
) -> None:
    for file, name in (("standard.toml", "own"), ('"quoted".toml', "quoted"), ('"', "mine")):
        assert getaway("edition", "new", "art-robbery", tmp_path / file)[0] == 0
        assert find("art-robbery").read_edition(tmp_path / file).name == name


def test_an_edition_file_tells_its_game(getaway: Getaway, tmp_path: Path) -> None:
    code, out, _ = getaway("edition", "check", find("alcatraz").folder / "rules" / "standard.toml")
    assert code == 0
    assert "is ready to play" in out
    stranger = tmp_path / "stranger.toml"
    stranger.write_text("a = 1\n")
    code, out, err = getaway("edition", "check", stranger)
    assert (code, out) == (2, "")
    assert "it isn't an edition of a game here: art-robbery has raid; alcatraz has task or" in err


def test_warming_up(getaway: Getaway) -> None:
    code, out, _ = getaway("warm-up")
    assert code == 0
    assert out == "".join(f"{name}: the compiled engine is ready.\n" for name in REGISTRY)
    assert getaway("warm-up", "art-robbery")[0] == 0


@pytest.mark.parametrize(
    ("bench", "keys"),
    [
        ("engine", ["game", "players", "engine", "driven_by", "decisions_per_s", "low", "high"]),
        ("hide", ["game", "players", "engine", "state_bytes", "hide_determinize_ns", "low", "high"]),
        (
            "search",
            ["game", "players", "engine", "play_outs", "simulations_per_s", "low", "high"],
        ),
        ("start", ["game", "players", "engine", "start_ms", "low", "high", "imports_numpy"]),
    ],
)
def test_benches_print_a_list(
    getaway: Getaway, bench: str, keys: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from getaway.lab import bench as room

    monkeypatch.setattr(room, "RUNS", 1)
    monkeypatch.setattr(room, "GAMES", {"plain": 5, "compiled": 20})
    monkeypatch.setattr(room, "DEALS", {"plain": 1, "compiled": 1})
    monkeypatch.setattr(room, "BATCH", (8, 40))
    code, out, _ = getaway("bench", bench, "--game", "art-robbery", "--players", 4, "--json")
    rows = json.loads(out)
    assert code == 0
    assert [list(row) for row in rows] == [keys] * len(rows)
    assert {row["engine"] for row in rows} <= {"plain", "compiled"}
    assert all(row["low"] > 0 for row in rows)
    code, out, _ = getaway("bench", bench, "--game", "art-robbery", "--players", 4)
    assert code == 0
    assert "art-robbery" in out


def test_a_soak(getaway: Getaway) -> None:
    code, out, _ = getaway("soak", "--games", 6000)
    assert code == 0
    assert out.startswith("art-robbery: no invariant broken. Games: 6000. ")


def test_a_soak_that_finds_something_says_how_to_deal_it_again(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch
) -> None:
    from getaway.kernel.engine import Engine

    monkeypatch.setattr(Engine, "play_checked", lambda self, states, first, last: -4)
    code, out, err = getaway("soak", "--games", 10, "--seed", 100)
    assert (code, out) == (1, "")
    assert "seed=103" in err


BAD = [
    (["rules", "go"], "Unknown game 'go'. Choose one of: art-robbery, alcatraz."),
    (["rules", "--lang", "fr"], f"Unknown language 'fr'. Choose one of: {', '.join(LANGUAGES)}."),
    (["rules", "--rule", "AR-27"], "There's no rule 'AR-27'. They run from AR-1 to AR-26."),
    (["play", "go"], "Unknown game 'go'"),
    (["play", "--players", "7"], "art-robbery is for 2 to 5 players, not 7."),
    (["play", "--bots", "genius"], "Unknown bot 'genius'. Choose one of: random, beginner, easy,"),
    (["play", "--seed", "x"], "A seed is a number from 0 to 2**63 - 1, not 'x'."),
    (["transcript", "go", "--players", "3"], "Unknown game 'go'"),
    (["transcript", "art-robbery", "--players", "1", "--seed", "1"], "for 2 to 5 players, not 1."),
    (["transcript", "art-robbery", "--players", "3", "--seed", "-1"], "not '-1'."),
    (["transcript", "art-robbery", "--players", "3", "--seed", str(2**63)], "A seed is a number"),
    (["transcript", "art-robbery", "--players", "3", "--seed", "1.5"], "not '1.5'."),
    (["transcript", "art-robbery", "--players", "3", "--games", "0"], "at least 1 game, not 0."),
    (
        ["transcript", "art-robbery", "--players", "3", "--games", "2", "--seed", str(2**63 - 1)],
        "go past the last seed",
    ),
    (["transcript", "art-robbery", "--players", "3", "--option", "stealing"], "Give an option as name=value"),
    (["transcript", "art-robbery", "--players", "3", "--option", "stealing=no"], "It takes must or may."),
    (["transcript", "art-robbery", "--players", "3", "--option", "colour=red"], "Unknown option 'colour'"),
    (["transcript", "art-robbery", "--players", "3", "--option", "first=3"], "a seat from 0 to 2."),
    (
        ["transcript", "art-robbery", "--players", "3", "--option", "stall=1", "--option", "stall=2"],
        "You've given the option stall twice.",
    ),
    (["transcript", "art-robbery", "--players", "3", "--edition", "none.toml"], "none.toml: can't be read"),
    (["edition", "check", "none.toml"], "none.toml: can't be read: no such file or directory."),
    (["edition", "check", "none.toml", "--game", "go"], "Unknown game 'go'"),
    (["replay", "none.jsonl"], "none.jsonl: can't be read"),
    (["warm-up", "go"], "Unknown game 'go'"),
    (["bench", "engine", "--game", "go"], "Unknown game 'go'"),
    (["bench", "engine", "--players", "9"], "for 2 to 5 players, not 9."),
    (["bench", "engine", "--players", "2"], "alcatraz is for 3 to 4 players, not 2."),
    (["soak", "--games", "0"], "at least 1 game, not 0."),
    (["soak", "go"], "Unknown game 'go'"),
]


@pytest.mark.parametrize(("command", "sentence"), BAD, ids=[" ".join(command) for command, _ in BAD])
def test_bad_input_is_one_sentence_and_exit_code_2(
    getaway: Getaway, command: list[str], sentence: str
) -> None:
    code, out, err = getaway(*command)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("getaway: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("command", [["dance"], ["transcript", "art-robbery"], ["play", "--players", "many"]])
def test_a_command_typed_wrong_is_exit_code_2(getaway: Getaway, command: list[str]) -> None:
    code, out, err = getaway(*command)
    assert (code, out) == (2, "")
    assert "Traceback" not in err


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = (
        f"{sys.executable} -m getaway transcript art-robbery --players 3 --seed 1 --games 50 | head -n 1"
    )
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""
