"""A real server in plain lines: `getaway join` and `getaway play --server`, and all that the screen has."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from getaway.client.caller import Caller
from getaway.games import find
from getaway.places.remote import RemoteTable, join
from getaway.words import Words
from tests.terminal.screen import board
from tests.terminal.typist import Typist, ones, through_a_pipe
from tests.terminal.window import Window
from tests.web.players import RandomPlayer
from tests.web.serving import Served, served

GETAWAY = [sys.executable, "-m", "getaway"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("join")) as running:
        yield running


def sit(
    server: Served, link: str = "", *, name: str = "Ann", game: str = "art-robbery", bots: str = ""
) -> RemoteTable:
    """Somebody who joins a table, or makes one for three; alone with bots one talks without end."""
    return join(
        server.url,
        link,
        name=name,
        lang="en",
        game=game,
        players=3,
        bots=bots,
        options={},
        talk_seconds=None,
    )


def piped(*arguments: str, typed: str = "") -> tuple[int, str, str]:
    """A command with its input from a pipe."""
    done = subprocess.run([*GETAWAY, *arguments], input=typed, capture_output=True, text=True)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(("game", "lang"), [("art-robbery", "de"), ("alcatraz", "ru")])
def test_a_whole_game_by_lines_of_a_pipe(server: Served, game: str, lang: str) -> None:
    """All is typed before anybody asks; nothing of it is lost, and what is left over begins no other game."""
    words = Words(find(game), lang)
    code, out, err = piped(
        "join", server.url, "--game", game, "--players", "3", "--bots", "random", "--lang", lang,
        typed=f"t {words.text('phrase-hello')}\n" + "1\n" * 4000,
    )  # fmt: skip
    assert (code, err) == (0, "")
    assert words.text("app-table", game=words.text(game), link="").rstrip() in out
    assert f"  Ann: {words.text('phrase-hello')}\n" in out
    assert f"  ·  {words.text('app-rematch')}\n" in out
    assert out.splitlines()[-1].startswith(words.text("app-link", link=server.url))


@pytest.mark.parametrize(("given", "seconds"), [("endless", None), ("45", 45), (None, 120)])
async def test_the_time_to_talk_is_set_for_the_table_that_is_made(
    server: Served, given: str | None, seconds: int | None
) -> None:
    setting = [] if given is None else ["--talk-seconds", given]
    for command in (("join", server.url, "--game", "alcatraz"), ("play", "alcatraz", "--server", server.url)):
        arguments = (*command, "--players", "3", "--bots", "random", *setting)
        code, out, err = await asyncio.to_thread(piped, *arguments, typed="q\n")
        assert (code, err) == (0, "")
        made = re.search(r"/tables/([\w-]+)", out)
        assert made is not None
        connection = await server.guest("Eva").sit_at(made[1])
        assert (await connection.receive())["talk_seconds"] == seconds
        await connection.close()


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_a_whole_game_by_lot(server: Served, game: str) -> None:
    code, out, err = piped("join", server.url.removeprefix("http://"), "--random", "--game", game)
    assert (code, err) == (0, "")
    assert "You sit down." in out
    assert "  ·  leave the table\nYour choice: q\nYour table was " in out


def test_play_at_a_server_is_join(server: Served) -> None:
    code, out, err = piped("play", "--server", server.url, "--bots", "random", typed="1\n")
    assert (code, err) == (0, "")
    assert "Your table: " in out
    left, seat_kept = out.splitlines()[-2:]
    assert left == "The input ended, so you slip away from the table."
    assert seat_kept.startswith("We’re keeping your seat warm. To come back: getaway play --table ")
    link = seat_kept.split()[-3]
    code, again, _ = piped("play", "--server", server.url, "--table", link.rpartition("/")[2], typed="1\nq\n")
    assert code == 0
    assert "Your hand: " in again


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["http://127.0.0.1:1"], "http://127.0.0.1:1 doesn't answer: connection refused.\n"),
        (["http://127.0.0.1:1", "--game", "chess"], "Unknown game 'chess'"),
        (["http://127.0.0.1:1", "--players", "9"], "art-robbery is for 2 to 5 players, not 9."),
        (["http://[::1"], "'http://[::1' isn't the address of a server"),
    ],
)
def test_what_cannot_be_joined_is_one_sentence(arguments: list[str], sentence: str) -> None:
    code, out, err = piped("join", *arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("terminal", ["xterm-256color", "dumb"])
def test_ctrl_c_ends_join_at_once(server: Served, own_folder: Path, terminal: str) -> None:
    """It does not wait for Enter, nor for anybody else."""
    window = Window("join", server.url, "--bots", "random", TERM=terminal, GETAWAY_DATA=str(own_folder))
    window.until("Which card do you play?")
    window.press("\x03")
    assert window.ends() == 130
    assert "We’re keeping your seat warm. To come back: getaway play --table" in window.shown
    assert "Traceback" not in window.shown


def test_ctrl_c_ends_join_while_others_are_waited_for(server: Served, own_folder: Path) -> None:
    process = subprocess.Popen(
        [*GETAWAY, "join", server.url, "--bots", ""],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "GETAWAY_DATA": str(own_folder)},
    )
    assert process.stdout is not None
    printed = ""
    while "Anyone with the link can sit down." not in printed:
        printed += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, err) == (130, "")
    assert "We’re keeping your seat warm." in out


async def test_people_meet_in_the_lobby_talk_mute_and_play(server: Served) -> None:
    place = sit(server)
    bo, cy = server.guest("Bo"), server.guest("Cy")
    ann = Typist(place)
    await ann.until(f"Your table: {place.about}")
    await ann.until("  1  put a bot in seat 2\n")
    for seat, guest in ((1, bo), (2, cy)):
        await asyncio.to_thread(guest.must, "POST", f"/api/tables/{place.name}/seats/{seat}", {})
    await ann.until("  1  start the game\nYour choice: ")
    await ann.type("start the game")
    await ann.until("The game begins.")
    players = [asyncio.create_task(RandomPlayer(one, place.name, 1).play()) for one in (bo, cy)]
    line = await bo.sit_at(place.name)
    await line.send("say", text="[bold]hello[/bold]")
    await ann.until("  Bo: [bold]hello[/bold]")
    await ann.type("t good luck")
    await ann.until("  Ann: good luck")
    await ann.type("t")
    await ann.until("  0  Back")
    await ann.choose("Well played!")
    await ann.until("  Ann: Well played!")
    await ann.type("t")
    await ann.until("  0  Back")
    await ann.choose("mute Bo")
    await ann.until("· mute Bo")
    await line.send("say", text="Can you hear me?")
    assert ann.play.player.standing.muted == {1}
    await ann.until_asked()
    await ann.type("w rob Bo")
    await ann.until("(AR-")
    await ann.type("h")
    await ann.until("? Best: ")
    while (asked := await ann.until_asked()) is not None:
        await ann.type("1")
        await ann.until_so(lambda: ann.play.player.question_asked != asked)
    assert "Can you hear me?" not in ann.printed
    await ann.type("play again with the same players")
    assert await ann.leaves() == "again"
    assert place.next_place().name != place.name
    await line.close()
    for player in players:
        await player


async def test_whoever_is_alone_pauses_lets_a_bot_play_and_takes_the_seat_back(server: Served) -> None:
    ann = Typist(sit(server, bots="random"))
    await ann.until("Your choice: ")
    await ann.type("p")
    await ann.until("  0  Back")
    await ann.choose("ask for a pause")
    await ann.until("The game is paused.\n  1  resume the game\nYour choice: ")
    await ann.type("1")
    await ann.until("You’re ready to continue.")
    await ann.type("p")
    await ann.until("  0  Back")
    await ann.choose("let a bot play for me")
    await ann.until("A bot is standing in for you.")
    await ann.type("q")
    await ann.leaves()


async def test_the_seconds_for_a_decision_are_told_with_the_question(server: Served) -> None:
    guest = server.guest("Ann")
    wanted = {"game": "art-robbery", "players": 2, "bots": {"1": "random"}}
    clock = {"kind": "live", "seconds": 600}
    table = guest.must("POST", "/api/tables", {**wanted, "clock": clock})["table"]
    guest.must("POST", f"/api/tables/{table}/start")
    ann = Typist(RemoteTable(guest, table, "art-robbery", True, "Ann"))
    await ann.until("Which card do you play? Seconds left: ")
    await ann.until("Your choice: ")
    # The seconds go by; that alone is no new question.
    await ann.type("")
    await ann.until("Which card do you play? Seconds left: ")
    await ann.type("q")
    await ann.leaves()
    assert ann.printed.count("Seconds left") == 2


def dealt(server: Served) -> tuple[str, Caller, Caller]:
    """A table that two guests play at."""
    bo, cy = server.guest("Bo"), server.guest("Cy")
    table: str = bo.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})["table"]
    cy.must("POST", f"/api/tables/{table}/seats/1", {})
    bo.must("POST", f"/api/tables/{table}/start")
    return table, bo, cy


async def test_whoever_looks_on_is_told_what_happens_and_needs_no_question(server: Served) -> None:
    table, bo, cy = dealt(server)
    watching = Typist(sit(server, table, name="Dora"))
    await watching.until("All seats are taken. You’re watching.")
    players = [asyncio.create_task(RandomPlayer(one, table, 3).play()) for one in (bo, cy)]
    await watching.until("  Bo plays ")
    await watching.type("i")
    await watching.until(f"/tables/{table}\n")
    await watching.type("1")
    await watching.until("  ! ")
    await watching.until("  1  leave the table\nYour choice: ")
    await watching.type("1")
    assert await watching.leaves() is None
    assert watching.printed.count("You’re watching") <= 2
    for player in players:
        await player


async def test_people_who_think_are_named_once(server: Served) -> None:
    bo = server.guest("Bo")
    wanted = {"game": "art-robbery", "players": 2, "options": {"first": 0}}
    place = sit(server, bo.must("POST", "/api/tables", wanted)["table"])
    bo.must("POST", f"/api/tables/{place.name}/start")
    ann = Typist(place)
    await ann.until("Bo is thinking…\n")
    await ann.type("t Take your time")
    await ann.until("  Ann: Take your time\n")
    await ann.type("q")
    await ann.leaves()
    assert ann.printed.count("Bo is thinking…") == 1


async def test_a_broken_line_is_told_and_what_was_typed_meanwhile_is_done(server: Served) -> None:
    place = sit(server, bots="random")
    ann = Typist(place)
    await ann.until("Your choice: ")
    assert place._connection is not None
    await place._connection.close()
    await ann.until("! Connection lost. Trying again")
    await ann.type("1")
    await ann.until("! Connected again.")
    await ann.until("  You play ")
    await ann.type("q")
    await ann.leaves()


async def test_lines_of_a_pipe_wait_until_all_is_answered(server: Served) -> None:
    """The next line is for the next question, however long the server takes."""
    play, printed = await through_a_pipe(sit(server, bots="random"), ones())
    assert play.player.is_over
    assert "isn’t on the list" not in printed
    assert "older" not in printed


async def test_a_statement_is_built_from_what_the_server_says_may_be_said(server: Served) -> None:
    typist = Typist(sit(server, game="alcatraz", bots="random"))
    player = typist.play.player
    asked = await typist.until_asked()
    while player.phase != "talk":
        await typist.type("1")
        await typist.until_so(
            lambda asked=asked: player.phase == "talk" or player.question_asked not in (None, asked)  # type: ignore[misc]
        )
        asked = await typist.until_asked()
    other = player.words.names[1]
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose("make an offer, a promise or a request…")
    for label in (other, "I…", "I’ll vote for…", other, f"Round {board(player.shown).round}"):
        await typist.until("  0  one step back")
        await typist.choose(label)
    await typist.until("  0  one step back")
    await typist.choose("say it")
    await typist.until(f"My promise to {other}: I’ll vote for you")
    await typist.type("q")
    await typist.leaves()
