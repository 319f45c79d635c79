"""getaway arena and getaway tune: what they print and write, how they stop, what they refuse."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from getaway.kernel.errors import BadFile
from getaway.lab import backends, print_report, tuning
from tests.conftest import Getaway

ARENA = ("arena", "art-robbery", "easy", "random", "--players", 3, "--games", 12, "--seed", 4, "--workers", 1)

SHARE = {"share", "low", "high"}
BOT = SHARE | {"bot", "rating", "sigma", "seats_taken", "seats", "lost", "refused", "refusals", "promises"}
BOT |= {"habits", "kept", "model"}
WHOLE = {
    *("game", "players", "games", "deals", "asked", "interrupted", "seed", "format", "options", "edition"),
    *("clock", "talk", "habits", "bots", "nobody_won", "won_in_round", "several_winners", "replaced_by"),
    *("decisions_per_game", "times"),
}


def check(report: dict[str, Any]) -> None:
    """A report holds what it promises."""
    assert set(report) == WHOLE
    for row in report["bots"]:
        assert set(row) == BOT
        for share in (row, row["lost"], *row["seats"]):
            assert set(share) >= SHARE
            assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
        assert [seat["seat"] for seat in row["seats"]] == list(range(report["players"]))
    assert set(report["times"]) == {"seconds", "games_per_s", "bots"}
    for times in report["times"]["bots"]:
        assert set(times) == {"bot", "median_ms", "p99_ms", "decisions"}
        assert 0 < times["median_ms"] <= times["p99_ms"]


def names(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


def test_a_report_as_json(getaway: Getaway) -> None:
    code, out, err = getaway(*ARENA, "--json")
    assert (code, err) == (0, "")
    report = json.loads(out)
    check(report)
    assert (report["game"], report["players"], report["games"], report["deals"]) == ("art-robbery", 3, 12, 2)
    assert [row["bot"] for row in report["bots"]] == ["easy", "random"]
    assert (report["seed"], report["interrupted"], report["clock"]) == (4, False, False)


def test_a_report_for_people_and_the_same_in_a_file(getaway: Getaway, tmp_path: Path) -> None:
    code, out, err = getaway(*ARENA, "--out", tmp_path / "easy.json")
    assert (code, err) == (0, "")
    report = json.loads((tmp_path / "easy.json").read_text())
    check(report)
    assert out.startswith("art-robbery, 3 players, one against a field: 12 games, 2 deals in all seats")
    assert f"{report['bots'][0]['share'] * 100:.1f} (" in out
    assert "an equal share" in " ".join(out.split())
    assert names(tmp_path) == ["easy.json"]


def test_games_rounded_up_are_said_to_be(getaway: Getaway) -> None:
    code, out, err = getaway(
        "arena", "alcatraz", "random", "--players", 3, "--games", 2, "--json", "--workers", 1
    )
    assert code == 0
    assert json.loads(out)["games"] == 3
    assert err == "getaway: the number of games is rounded up from 2 to 3: whole deals in all seats.\n"


def test_by_the_clock_it_says_that_runs_may_differ(getaway: Getaway) -> None:
    command = ("arena", "art-robbery", "hard@2", "random", "--players", 2, "--games", 2, "--workers", 1)
    code, out, _ = getaway(*command, "--clock")
    assert code == 0
    assert "another run may turn out differently" in out
    assert "another run may turn out differently" not in getaway(*command)[1]


def test_refusals_are_in_the_table_and_in_the_json(
    getaway: Getaway, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "liar.py").write_text("class Liar:\n    def choose(self, situation):\n        return 999\n")
    monkeypatch.chdir(tmp_path)
    command = ("arena", "art-robbery", "liar:Liar", "random", "--players", 2, "--games", 2, "--workers", 1)
    code, out, _ = getaway(*command, "--out", "liar.json")
    row = json.loads(Path("liar.json").read_text())["bots"][0]
    assert code == 0
    assert row["refused"] == row["refusals"]["illegal"] > 50
    assert f"liar:Liar: {row['refused']} refused ({row['refused']} illegal); medium took them." in out


STUCK = """
import os
import threading


class Stuck:
    def __init__(self):
        with open("made", "a") as made:
            made.write("x")

    def choose(self, situation):
        if os.path.getsize("made") == 5:  # the first was only to see whether it can be made
            with open("said", "w") as said:
                said.write("stuck")
            threading.Event().wait()
        return situation.legal[0]
"""


def run(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "getaway", "arena", "art-robbery", *arguments],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_interrupted_it_prints_what_it_has_and_writes_nothing(tmp_path: Path) -> None:
    (tmp_path / "stuck.py").write_text(STUCK)
    os.mkfifo(tmp_path / "said")
    ways = ("--players", "2", "--games", "8", "--workers", "1", "--json", "--out", "r.json")
    with run(tmp_path, "stuck:Stuck", "random", *ways) as process:
        with (tmp_path / "said").open() as said:
            assert said.read() == "stuck"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130
    assert err == "getaway: interrupted after 3 of 8 games; r.json was not written.\n"
    report = json.loads(out)
    assert (report["games"], report["deals"], report["interrupted"]) == (2, 1, True)
    assert not (tmp_path / "r.json").exists()


def test_interrupted_before_the_first_game_there_is_nothing_to_print(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(backends, "prepare", interrupt)
    # A shell lets what it starts in the background ignore Ctrl-C: whatever was set before is set again.
    before = signal.getsignal(signal.SIGINT)
    code, out, err = getaway(*ARENA)
    assert code == 130
    assert out.startswith("art-robbery, 3 players, one against a field: 0 games")
    assert err == "getaway: interrupted after 0 of 12 games.\n"
    assert signal.getsignal(signal.SIGINT) is before


def test_a_key_held_down_does_not_interrupt_the_report(
    getaway: Getaway, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = print_report.show

    def interrupted(*report: Any) -> None:
        signal.raise_signal(signal.SIGINT)
        shown(*report)

    def interrupt(*_: object) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr(backends, "prepare", interrupt)
    monkeypatch.setattr(print_report, "show", interrupted)
    code, out, err = getaway(*ARENA)
    assert code == 130
    assert out.startswith("art-robbery, 3 players, one against a field: 0 games")
    assert err == "getaway: interrupted after 0 of 12 games.\n"


NESTED = """
import signal, sys
from getaway.lab.backends import stopping

def interrupt(frame, event, argument):
    global left
    left -= event == "line"
    if left == 0:
        left = -1
        signal.raise_signal(signal.SIGINT)
    return interrupt

for number in range(1, 20):
    left = number
    with stopping():
        try:
            sys.settrace(interrupt)
            signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            sys.settrace(None)
            print("interrupted")
"""


def test_an_interrupt_that_comes_while_one_is_heard_waits_for_no_lock() -> None:
    done = subprocess.run([sys.executable, "-c", NESTED], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, 19 * "interrupted\n"), done.stderr


def test_a_killed_worker_is_one_sentence_and_nothing_is_written(tmp_path: Path) -> None:
    (tmp_path / "killer.py").write_text(
        "import os, signal\n\n\nclass Killer:\n    def choose(self, situation):\n"
        "        stat = open(f'/proc/{os.getppid()}/stat').read()\n"
        "        os.kill(int(stat.rpartition(')')[2].split()[1]), signal.SIGKILL)\n"
    )
    ways = ("--players", "2", "--games", "8", "--workers", "2", "--out", "r.json")
    with run(tmp_path, "killer:Killer", "random", *ways) as process:
        out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert err == "getaway: A worker process died, so the games can't be finished. Nothing was written.\n"
    assert not list(tmp_path.glob("*.json*"))
    assert not list(tmp_path.glob(".*"))


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "r.json"
    path.write_text("old")

    def full(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(BadFile, match=r"r\.json: can't be written: no space left on device\."):
        print_report.write(path, "new")
    assert path.read_text() == "old"
    assert names(tmp_path) == ["r.json"]


def test_tuning_finds_weights_that_the_game_can_read(
    getaway: Getaway, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from getaway.bots.weights import considerations, read_weights, weights
    from getaway.games import find

    monkeypatch.setattr(tuning, "FRESH", 300)
    path = tmp_path / "weights.toml"
    command = ("tune", "art-robbery", "--players", 3, "--generations", 2, "--games", 60, "--workers", 1)
    code, out, err = getaway(*command, "--out", path)
    assert (code, out) == (0, f"Weights written to {path}.\n")
    assert err.startswith("3 players: a bot with the new weights wins ")
    game = find("art-robbery")
    found = read_weights(path, considerations(game), game.players)
    assert found[3] != weights(game, 3)
    assert found[4] == pytest.approx(weights(game, 4), abs=0.001)
    assert path.read_text() == getaway(*command)[1]


BAD = [
    (["arena", "go", "random"], "Unknown game 'go'"),
    (
        ["arena", "art-robbery", "genius", "random"],
        "Unknown bot 'genius'. Choose one of: random, beginner, easy",
    ),
    (["arena", "art-robbery", "hard@no", "random"], "After the @ comes a number of simulations"),
    (["arena", "art-robbery", "hard@0", "random"], "After the @ comes a number of simulations"),
    (["arena", "art-robbery", "nowhere:Bot", "random"], "No module named 'nowhere'."),
    (["arena", "art-robbery", "os:Bot", "random"], "os has no class 'Bot'."),
    (["arena", "art-robbery", "random", "--players", "6"], "for 2 to 5 players, not 6."),
    (["arena", "alcatraz", "random", "--players", "2"], "alcatraz is for 3 to 4 players, not 2."),
    (["arena", "art-robbery", "easy", "easy", "random", "--players", "4"], "4 players need 4 bots, not 3."),
    (["arena", "art-robbery", "random", "--games", "0"], "You need at least 1 game, not 0."),
    (["arena", "art-robbery", "random", "--games", "-1"], "You need at least 1 game, not -1."),
    (["arena", "art-robbery", "random", "--seed", "x"], "A seed is a number"),
    (
        ["arena", "art-robbery", "random", "--workers", "0"],
        "The number of workers has to be at least 1, not 0.",
    ),
    (
        ["arena", "art-robbery", "random", "--workers", "-2"],
        "The number of workers has to be at least 1, not -2.",
    ),
    (["arena", "art-robbery", "random", "--backend", "cloud"], "Choose one of: processes, dask, ray."),
    (["arena", "art-robbery", "random", "--address", "x:1"], "it needs --backend dask or ray."),
    (["arena", "art-robbery", "random", "--option", "stealing=no"], "It takes must or may."),
    (["arena", "art-robbery", "random", "--option", "colour=red"], "Unknown option 'colour'"),
    (["arena", "art-robbery", "random", "--edition", "none.toml"], "none.toml: can't be read"),
    (["arena", "art-robbery", "random", "--out", "nowhere/r.json"], "nowhere/r.json: can't be written"),
    (["arena", "art-robbery", "random", "--out", "/"], "/: isn't a file that can be written."),
    (
        ["arena", "art-robbery", "random", "--out", "/dev/null"],
        "/dev/null: isn't a file that can be written.",
    ),
    (["tune", "go"], "Unknown game 'go'"),
    (["tune", "art-robbery", "--players", "9"], "for 2 to 5 players, not 9."),
    (["tune", "art-robbery", "--generations", "0"], "The number of generations has to be at least 1, not 0."),
    (["tune", "art-robbery", "--games", "0"], "The number of games has to be at least 1, not 0."),
    (["tune", "art-robbery", "--workers", "0"], "The number of workers has to be at least 1, not 0."),
    (["tune", "art-robbery", "--out", "nowhere/w.toml"], "nowhere/w.toml: can't be written"),
    (["bench", "search", "--game", "go"], "Unknown game 'go'"),
]


@pytest.mark.parametrize(("command", "sentence"), BAD, ids=[" ".join(command) for command, _ in BAD])
def test_bad_input_is_one_sentence_and_exit_code_2(
    getaway: Getaway, command: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = getaway(*command)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("getaway: ")
    assert err.count("\n") == 1
    assert names(tmp_path) == []


def test_a_dask_cluster_that_is_not_there(getaway: Getaway) -> None:
    pytest.importorskip("distributed")
    command = ("arena", "art-robbery", "random", "--games", 4, "--backend", "dask", "--address", "nowhere")
    code, out, err = getaway(*command)
    assert (code, out) == (2, "")
    assert err.startswith("getaway: There's no dask cluster at nowhere: ")
    assert err.count("\n") == 1


def test_habits_are_counted_where_there_are_deals(getaway: Getaway) -> None:
    asked = ("arena", "alcatraz", "medium", "medium", "medium", "--games", 6, "--seed", 2, "--workers", 1)
    _, out, _ = getaway(*asked, "--habits", "--json")
    (row,) = json.loads(out)["bots"]
    assert row["habits"]["turns"]["low"] <= row["habits"]["turns"]["mean"] <= row["habits"]["turns"]["high"]
    assert row["habits"]["votes"]["mean"] > 1
    _, out, _ = getaway(*asked, "--habits")
    assert "a game and seat" in out
    code, _, err = getaway("arena", "art-robbery", "random", "--games", 4, "--habits")
    assert code == 2
    assert "There are no deals in art-robbery, so there's nothing to count." in err
