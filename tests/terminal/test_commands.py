"""`getaway play` as a person types it: on a screen, on a dumb terminal, through a pipe."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from getaway.games import find
from getaway.words import Words
from tests.conftest import Getaway
from tests.terminal.window import Window

GETAWAY = [sys.executable, "-m", "getaway"]
LIGHT = ("--bots", "random", "--seed", "15")


def piped(folder: Path, *arguments: str, typed: str) -> tuple[int, str, str]:
    """A command with its input from a pipe."""
    environment = {**os.environ, "GETAWAY_DATA": str(folder)}
    done = subprocess.run(
        [*GETAWAY, *arguments], input=typed, capture_output=True, text=True, env=environment
    )
    return done.returncode, done.stdout, done.stderr


def test_leaving_saves_and_says_how_to_go_on(own_folder: Path) -> None:
    window = Window("play", "art-robbery", *LIGHT, GETAWAY_DATA=str(own_folder))
    window.until("Which card do you play?")
    window.press("q")
    assert window.ends() == 0
    assert "Game saved. To pick it up again: getaway play art-robbery --resume" in window.shown
    assert len(list((own_folder / "saved").iterdir())) == 1
    again = Window("play", "--resume", "--lang", "de", GETAWAY_DATA=str(own_folder))
    again.until("Welche Karte spielst du?")
    again.press("\x03")
    assert again.ends() == 130
    assert "gespeichert" in again.shown


@pytest.mark.parametrize(("game", "players", "lang"), [("art-robbery", "4", "de"), ("alcatraz", "3", "ru")])
def test_a_whole_game_through_a_pipe_is_the_same_each_time(
    own_folder: Path, game: str, players: str, lang: str
) -> None:
    command = ("play", game, "--players", players, "--lang", lang, *LIGHT)
    first = piped(own_folder, *command, typed="1\n" * 3000)
    code, out, err = first
    assert (code, err) == (0, "")
    assert f"getaway play {game} --players {players} --seed 15" in out.splitlines()[-1]
    assert piped(own_folder, *command, typed="1\n" * 3000) == first
    assert list((own_folder / "saved").iterdir()) == []


@pytest.mark.parametrize(("game", "players", "lang"), [("art-robbery", "3", "es"), ("alcatraz", "4", "cs")])
def test_a_whole_game_on_a_dumb_terminal(own_folder: Path, game: str, players: str, lang: str) -> None:
    """Nothing moves the cursor, and after the end a number plays on or leaves."""
    seats = ("--players", players, "--lang", lang, *LIGHT)
    window = Window("play", game, *seats, TERM="dumb", GETAWAY_DATA=str(own_folder))
    words = Words(find(game), lang)
    prompt, again = f"{words.text('choice')}: ", words.text("app-again")
    asked = 0
    while again not in window.shown:
        asked += 1
        window.until(prompt, asked)
        window.press("1\n" if again not in window.shown else "2\n")
    assert window.ends() == 0
    assert "\x1b" not in window.shown
    assert f"getaway play {game}" in window.shown.splitlines()[-1]


def test_a_game_left_by_a_pipe_is_taken_up_by_another_and_by_a_person(own_folder: Path) -> None:
    code, out, _ = piped(own_folder, "play", *LIGHT, typed="1\n1\n")
    assert code == 0
    assert out.endswith(
        "The input ended, so you slip away from the table.\n"
        "Game saved. To pick it up again: getaway play art-robbery --resume\n"
    )
    code, resumed, err = piped(own_folder, "play", "--resume", typed="q\n")
    assert (code, err) == (0, "")
    question = out.rpartition("Raid ")[2].rpartition("Your choice: ")[0]
    assert question in resumed
    window = Window("play", "--resume", "--lines", GETAWAY_DATA=str(own_folder))
    window.until("Your choice: ")
    window.press("1\n")
    window.until("Your choice: ", 2)
    window.press("\x04")
    assert window.ends() == 0
    assert "The input ended" in window.shown


def test_input_can_be_a_file_and_output_can_have_seen_enough(own_folder: Path, tmp_path: Path) -> None:
    (tmp_path / "lines").write_text("1\n1")
    environment = {**os.environ, "GETAWAY_DATA": str(own_folder)}
    play = f"{sys.executable} -m getaway play --bots random --seed 15"
    done = subprocess.run(
        f"{play} < {tmp_path / 'lines'}", shell=True, capture_output=True, text=True, env=environment
    )
    assert (done.returncode, done.stdout.count("Your choice: 1\n"), done.stderr) == (0, 2, "")
    done = subprocess.run(f"{play} < /dev/null", shell=True, capture_output=True, text=True, env=environment)
    assert (done.returncode, done.stdout.count("Your choice: "), done.stderr) == (0, 1, "")
    head = f"yes 1 | {play} | head -n 3"
    done = subprocess.run(head, shell=True, capture_output=True, text=True, env=environment)
    assert (done.stdout.count("\n"), done.stderr) == (3, "")


# Where Ctrl-C may come: what is on the screen then, what is typed before, and what the terminal is.
ANYWHERE = [
    ("screen", "xterm-256color", "", "Which card do you play?"),
    ("why not on the screen", "xterm-256color", "w", "Esc Back"),
    ("rules on the screen", "xterm-256color", "r", "Esc Back"),
    ("lines", "dumb", "", "Your choice: "),
    ("why not in lines", "dumb", "w\n", "  0  Back"),
    ("half a line", "dumb", "gua", "gua"),
]


@pytest.mark.parametrize(
    ("terminal", "typed", "shown"), [case[1:] for case in ANYWHERE], ids=[case[0] for case in ANYWHERE]
)
def test_ctrl_c_ends_it_at_once_and_the_game_is_saved(
    own_folder: Path, terminal: str, typed: str, shown: str
) -> None:
    window = Window("play", *LIGHT, TERM=terminal, GETAWAY_DATA=str(own_folder))
    window.until("Which card do you play?")
    window.press(typed)
    window.until(shown)
    window.press("\x03")
    assert window.ends() == 130
    assert "Game saved. To pick it up again: getaway play art-robbery --resume" in window.shown
    assert "Traceback" not in window.shown
    assert len(list((own_folder / "saved").iterdir())) == 1


@pytest.mark.parametrize("terminal", ["xterm-256color", "dumb"])
def test_a_signal_is_ctrl_c_from_elsewhere(own_folder: Path, terminal: str) -> None:
    window = Window("play", *LIGHT, TERM=terminal, GETAWAY_DATA=str(own_folder))
    window.until("Which card do you play?")
    window.process.send_signal(signal.SIGINT)
    assert window.ends() == 130
    assert "Game saved." in window.shown
    assert "Traceback" not in window.shown


def test_letters_that_a_terminal_does_not_have_end_no_game(own_folder: Path) -> None:
    environment = {**os.environ, "GETAWAY_DATA": str(own_folder), "PYTHONIOENCODING": "ascii"}
    command = [*GETAWAY, "play", "--lang", "ru", *LIGHT]
    done = subprocess.run(command, input=b"1\nq\n", capture_output=True, env=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"(Art Robbery): ?" in done.stdout


def test_ctrl_c_ends_what_waits_for_a_pipe(own_folder: Path) -> None:
    process = subprocess.Popen(
        [*GETAWAY, "play", *LIGHT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "GETAWAY_DATA": str(own_folder)},
    )
    assert process.stdout is not None
    printed = ""
    while not printed.endswith("Your choice: "):
        printed += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert "Game saved." in out


def test_lines_on_a_terminal_that_changes_its_size(own_folder: Path) -> None:
    window = Window("play", "alcatraz", "--lines", "--lang", "ru", *LIGHT, GETAWAY_DATA=str(own_folder))
    prompt = f"{Words(find('alcatraz'), 'ru').text('choice')}: "
    window.until(prompt)
    window.resize(40, 10)
    window.press("\n")
    window.until(prompt, 2)
    shown = re.sub("\x1b\\[[0-9;]*m", "", window.shown).rpartition(f"{prompt}\r\n")[2]
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= 40
    window.press("q\n")
    assert window.ends() == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--resume"], "There's no saved game. Start one with getaway play."),
        (["--table", "abc"], "'abc' doesn't say which server: give the whole link, or --server too."),
        (
            ["--server", "http://127.0.0.1:1", "--resume"],
            "only work for games on this machine, not on a server",
        ),
        (["--server", "http://127.0.0.1:1"], "http://127.0.0.1:1 doesn't answer: connection refused.\n"),
        (["--name", ""], "A name needs 1 to 24 characters."),
        (["--name", "A\x1b[2J", "--lang", "de"], "Ein Name braucht 1 bis 24 Zeichen."),
        (["--bots", "mine:Bot"], "Your own bots play in the arena: getaway arena art-robbery mine:Bot"),
        (["chess"], "Unknown game 'chess'"),
        (["--players", "9"], "art-robbery is for 2 to 5 players, not 9."),
    ],
)
def test_what_cannot_be_is_one_sentence(getaway: Getaway, arguments: list[str], sentence: str) -> None:
    code, out, err = getaway("play", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


def test_a_broken_saved_game_is_one_sentence_in_a_terminal(own_folder: Path) -> None:
    folder = own_folder / "saved"
    folder.mkdir()
    (folder / "1-alcatraz.jsonl").write_text('{"format": "getaway-saved-7", "program": "7.0"}\n')
    terminal = Window("play", "--resume", GETAWAY_DATA=str(own_folder))
    assert terminal.ends() == 2
    assert "was saved by getaway 7.0" in terminal.shown
    assert "Traceback" not in terminal.shown


def test_a_name_that_cannot_be_is_a_sentence_in_a_terminal_too(own_folder: Path) -> None:
    terminal = Window("play", "--name", " ", "--lang", "es", GETAWAY_DATA=str(own_folder))
    assert terminal.ends() == 2
    assert "getaway: El nombre" in terminal.shown
