"""A whole game in plain lines, and the stupid things people type."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from rich.console import Console

from getaway.games import load
from getaway.line.reading import sentence_of
from getaway.terminal import art_robbery
from getaway.terminal.text_game import BOT_NAMES, Sitting, play
from getaway.words import LANGUAGES, Words
from tests.games.art_robbery.scene import ANN, BO, Scene, ended
from tests.terminal.screen import local

ENGINE = load("art-robbery")


def sit(
    lines: Iterable[str],
    players: int = 3,
    seed: int = 15,
    lang: str = "en",
    game: str = "art-robbery",
    **options: str,
) -> tuple[bool, str]:
    """Type these lines; whether the game ended, and all that was shown."""
    shown = io.StringIO()
    typed: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        shown.write(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    sitting = Sitting("Ann", players, seed, "random", lang, options)
    return play(load(game), sitting, Console(file=shown, width=200), read), shown.getvalue()


def ones() -> Iterator[str]:
    while True:
        yield "1"


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("players", range(2, 6))
def test_a_whole_game_in_every_language(players: int, lang: str) -> None:
    ended, shown = sit(ones(), players, lang=lang, stealing="may", stacks="open")
    assert ended
    assert f"getaway play art-robbery --players {players} --seed 15" in shown


def test_the_same_seed_is_the_same_game() -> None:
    assert sit(ones()) == sit(ones())
    assert sit(ones()) != sit(ones(), seed=16)


async def test_the_same_seed_is_the_same_game_on_the_screen() -> None:
    """Deal, draws and bots: whoever always takes the first choice is told the same."""
    _, shown = sit(ones())
    printed = [line[2:] for line in re.split("\n|Choice: ", shown) if re.fullmatch(r"  [A-Z].*\.", line)]
    place, words = local("art-robbery", seed=15), Words(ENGINE.game, "en", ["Ann", *BOT_NAMES])
    told: list[str] = []
    news: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    await place.open(news.put_nowait)
    async with asyncio.timeout(60):
        while not place.table.ended:
            message = await news.get()
            for event in message.get("events", ()):
                told += [words.say(sentence_of(one)) for one in event["told"] if "table-" not in one["id"]]
            if message.get("asks"):
                first = message["labels"][0]["action"]
                await place.send("act", ask=message["asks"]["0"], action=first)
    await place.close()
    assert len(told) > 50
    assert printed[: len(told)] == told


def test_leaving_says_how_to_play_this_game_again() -> None:
    ended, shown = sit(["q"], stealing="may")
    assert not ended
    assert (
        "You leave the table. To play this game again: getaway play art-robbery --players 3 --seed 15 "
        "--bots random --lang en --name Ann --option stealing=may" in shown
    )


def test_the_end_of_the_input_is_leaving() -> None:
    ended, shown = sit([])
    assert not ended
    assert "There is nothing more to read" in shown


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "'' is not one of the choices: type a number from 1 to 4."),
        ("0", "'0' is not one of the choices"),
        ("²", "'²' is not one of the choices"),
        ("rob the bank", "'rob the bank' is not one of the choices"),
        ("[bold]", "'[bold]' is not one of the choices"),
        ("Gu", "'Gu' is not one of the choices"),
        ("5", "'5' is not one of the choices"),
        ("ay 5", "'ay 5' is not one of the choices"),
        ("uard dog", "'uard dog' is not one of the choices"),
        ("guard dog", "You do not hold this card: Guard dog. (AR-8)"),
        ("play", "'play' is not one of the choices"),
        ("rob Bo", "Play a card first. (AR-8)"),
        ("h", "  My choice: "),
        ("r 12", "AR-12 Stealing."),
        ("R ar-13", "AR-13 The 5 is not the Boss."),
        ("r 99", "There is no rule 99. The rules go by numbers such as AR-1."),
        ("r", "AR-26 When a raid drags on."),
    ],
)
def test_whatever_is_typed_gets_an_answer_and_the_question_stays(typed: str, answer: str) -> None:
    _, shown = sit([typed, "q"])
    assert answer in shown
    assert shown.count("Choice: ") == 2


@pytest.mark.parametrize("lang", list(LANGUAGES))
@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_a_hint_names_a_choice_that_there_is_with_at_most_two_reasons(game: str, lang: str) -> None:
    _, shown = sit(["h", "q"], lang=lang, game=game)
    words = Words(load(game).game, lang, ["Ann", *BOT_NAMES])
    before, hint, _ = shown.split(f"{words.text('choice')}: ")
    choices = [line.split(maxsplit=1)[1] for line in before.splitlines() if re.match(r"  \d+  ", line)]
    lines = hint.splitlines()
    for message, key in (("explain-choice", "action"), ("explain-instead", "instead")):
        assert lines.pop(0) in [f"  {words.text(message, **{key: label})}" for label in choices]
    reasons = [line for line in lines if "%" not in line]
    assert len(reasons) <= 2


def test_a_hint_changes_nothing_in_the_game() -> None:
    plain, hinted = sit(["1"] * 20)[1], sit(["h", *["1"] * 20])[1]
    assert plain.split("Choice: ")[1:] == hinted.split("Choice: ")[2:]


def test_a_choice_can_be_typed_by_its_name() -> None:
    _, shown = sit(["PLAY 5", "q"])
    assert "Ann plays 5." in shown


def test_a_digit_is_the_number_of_a_choice_and_not_a_card() -> None:
    _, shown = sit(["4", "q"])
    assert "  4  play 5" in shown
    assert "Ann plays 5." in shown


def test_a_person_sees_nobody_elses_cards() -> None:
    _, shown = sit(ones())
    assert "Bo draws a card." in shown
    assert not [
        line for line in shown.splitlines() if line.strip().startswith("Bo draws") and "a card." not in line
    ]


def test_the_robbed_owner_of_the_dog_is_asked_what_to_give() -> None:
    scene = Scene(loot={BO: ["5"]}, dog=BO, hands={ANN: ["5"]}).do(play="5")
    words = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])
    from getaway.games.art_robbery.view import view

    question = art_robbery.question(view(scene.state, BO), words)
    assert question == "Ann wants to steal a 5 from you. What do you give?"


@pytest.mark.parametrize(
    ("safe", "told"),
    [
        ((["5", "5", "boss"], ["0+2"]), "Ann has fewer alibis and discards tokens worth 10: 5  5."),
        ((["5"], ["0+2"], ["3+1"]), "Ann has the fewest alibis and is arrested."),
        ((["5"], ["4"], ["3"]), "Everybody is arrested: the police win."),
        ((["5"], ["4+1"], ["4+1"]), "Bo and Cy share the win."),
        ((["5"], ["4+1"], ["3+1"]), "Bo wins."),
    ],
)
def test_the_end_is_told_step_by_step(safe: tuple[list[str], ...], told: str) -> None:
    words = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])
    assert told in list(art_robbery.ending(ended(*safe), words))
