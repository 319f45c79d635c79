"""Transcripts: the format to the letter, and a second opinion on every line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway.games.art_robbery.game import GAME
from getaway.games.art_robbery.rules.edition import Tokens
from getaway.games.art_robbery.rules.state import State
from getaway.kernel.engine import Engine, load
from tests.games.art_robbery.scene import ENGINE
from tests.second_opinion.art_robbery_referee import referee

GAMES = 40


def transcripts(engine: Engine[State, Tokens], players: int, **options: str | int) -> Iterator[str]:
    for seed in range(GAMES):
        for line in engine.game.transcript(engine, players, seed * 17 + players, options, None):
            yield json.dumps(line)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("stealing", ["must", "may"])
@pytest.mark.parametrize("stall", [0, 1, 4])
def test_a_second_engine_agrees_with_every_line(players: int, stealing: str, stall: int) -> None:
    assert referee(transcripts(ENGINE, players, stealing=stealing, stall=stall)).games == GAMES


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("stacks", ["secret", "own", "open"])
def test_it_agrees_on_odd_editions_and_named_starters(players: int, stacks: str, odd_file: Path) -> None:
    odd = load(GAME, edition=odd_file)
    assert referee(transcripts(odd, players, stacks=stacks, first=players - 1, stealing="may")).games == GAMES


def test_the_header_says_how_the_game_was_dealt() -> None:
    header: Any = next(ENGINE.game.transcript(ENGINE, 3, 8, {"stealing": "may", "first": "2"}, None))
    assert list(header) == ["game", "players", "seed", "edition", "options", "state"]
    assert header["options"] == {
        "stealing": "may",
        "greedy": "must",
        "stacks": "secret",
        "stall": 4,
        "first": 2,
    }
    assert header["state"]["mover"] == 2
    assert header["seed"] == 8


def test_the_result_stands_last() -> None:
    lines: list[Any] = list(ENGINE.game.transcript(ENGINE, 3, 8, {}, None))
    last, result = lines[-2:]
    assert last["state"]["mover"] is None
    assert last["state"]["middle"] == []
    assert last["state"]["loot"] == [[], [], []]
    assert list(result) == ["result"]
    assert list(result["result"]) == ["alibis", "arrested", "discarded", "points", "winners"]
