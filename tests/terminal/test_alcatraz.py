"""Alcatraz in plain lines."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from getaway.games import load
from getaway.games.alcatraz.shapes import Result
from getaway.games.alcatraz.view import view
from getaway.terminal import alcatraz
from getaway.terminal.text_game import Sitting, play
from getaway.words import LANGUAGES, Words
from tests.games.alcatraz.scene import ANN, BO, Scene

ENGINE = load("alcatraz")
WORDS = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])


def first_choices() -> Iterator[str]:
    """Somebody who always takes the first choice."""
    while True:
        yield "1"


def printed(scene: Scene, viewer: int) -> str:
    shown = io.StringIO()
    console = Console(file=shown, width=100)
    for part in alcatraz.board(view(scene.state, viewer), viewer, WORDS):
        console.print(part)
    return shown.getvalue()


@pytest.mark.parametrize(("lang", "players"), [*((lang, 3) for lang in LANGUAGES), ("ru", 4)])
def test_a_whole_game_in_every_language(players: int, lang: str) -> None:
    shown = io.StringIO()
    typed = first_choices()
    sitting = Sitting("Ann", players, 4, "random", lang, {"sides": "mixed"})
    assert play(ENGINE, sitting, Console(file=shown, width=120), lambda _: next(typed))
    assert f"getaway play alcatraz --players {players} --seed 4" in shown.getvalue()


def test_the_prison_is_shown_as_it_lies() -> None:
    scene = Scene(
        where={ANN: "laundry"},
        gold=["laundry"],
        tasks={"laundry": "A4"},
        guards={"laundry": 2},
        loose={"laundry": ["tool", "tool"]},
        hold={ANN: ["key"]},
    )
    text = printed(scene, ANN)
    laundry = next(line for line in text.splitlines() if "Laundry ★" in line)
    assert laundry.split() == [
        "c2",
        "Laundry",
        "★",
        "Ann",
        "●●",
        "3",
        "×",
        "jacket",
        "+",
        "2",
        "×",
        "tool",
        "A",
    ]
    assert "Task A: 2 prisoners, at most 2 guards, key, 2 × jacket (Laundry)" in text
    assert "Points left: 4" in text
    assert "Points left" not in printed(scene, BO)


def test_the_hand_shows_cards_held_and_looked_at() -> None:
    scene = Scene(frame_ups={ANN: ["snitch"]})
    assert alcatraz.hand(view(scene.state, ANN), ANN, WORDS) == "Your frame-up cards: Snitch"
    assert alcatraz.question(view(scene.state, ANN), WORDS) == "What do you do?"


@pytest.mark.parametrize(
    ("result", "told"),
    [
        ({"escaped": [], "stays": None, "test": None}, ["Everyone has lost"]),
        (
            {"escaped": [0, 2], "stays": 1, "test": "cash"},
            ["Bo stays: as many", "Ann and Cy escape"],
        ),
    ],
)
def test_the_end_is_explained(result: Result, told: list[str]) -> None:
    lines = list(alcatraz.ending(result, WORDS))
    assert len(lines) == len(told)
    assert all(line.startswith(start) for line, start in zip(lines, told, strict=True))
