"""Transcripts: the format to the letter, and a second opinion on every line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.rules.edition import Cards
from getaway.games.alcatraz.rules.state import ROOM_NAMES, State
from getaway.kernel.engine import Engine, load
from tests.citing import rule
from tests.games.alcatraz.eager import EAGER, HASTY, Biased, easy_file
from tests.games.alcatraz.scene import ENGINE
from tests.second_opinion.alcatraz_referee import referee

Line = dict[str, Any]
SIDES = ("silver", "mixed", "gold")
CHOICES = [(sides, items) for sides in SIDES for items in ("consent", "pooled")]


@pytest.fixture(scope="module")
def easy(tmp_path_factory: pytest.TempPathFactory) -> Engine[State, Cards]:
    """Tasks for one prisoner with one item."""
    return load(GAME, edition=easy_file(tmp_path_factory.mktemp("edition") / "easy.toml", items=True))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Engine[State, Cards]:
    """Tasks for one prisoner with bare hands."""
    return load(GAME, edition=easy_file(tmp_path_factory.mktemp("edition") / "bare.toml", items=False))


def games(
    engine: Engine[State, Cards], players: int, seeds: range | list[int], **options: str | int
) -> Iterator[Line]:
    for seed in seeds:
        yield from engine.game.transcript(engine, players, seed, options, None)


def agrees(lines: list[Line], count: int) -> bool:
    checked = referee(json.dumps(line) for line in lines)
    return checked == (count, len(lines) - count)


def actions(lines: list[Line]) -> list[Line]:
    return [line["action"] for line in lines if "action" in line]


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("sides", "task_items"), CHOICES)
def test_a_second_engine_agrees_with_every_line(players: int, sides: str, task_items: str) -> None:
    lines = list(games(ENGINE, players, range(2), sides=sides, task_items=task_items))
    assert agrees(lines, 2)


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("sides", "task_items"), CHOICES)
def test_it_agrees_with_players_who_go_for_the_plan(
    players: int, sides: str, task_items: str, easy: Engine[State, Cards]
) -> None:
    lines = list(games(Biased(easy, EAGER), players, range(2), sides=sides, task_items=task_items))
    assert agrees(lines, 2)


def traits(action: Line, sides: str) -> set[str]:
    """What a game is worth telling for: the kinds of its actions, rooms, cards, gifts and tasks."""
    kind = "frame_up" if "frame_up" in action else next(iter(action))
    if kind == "use":
        return {f"use {sides} {action['use']}"}
    if kind == "frame_up":
        return {f"frame_up {action['frame_up']}"}
    if kind == "trade":
        return {"request" if not action["give"] else "swap" if action["get"] else "gift"}
    if kind == "task":
        seats = len(action["items"])
        return {
            "task with bare hands" if not seats else "task of one giver" if seats == 1 else "task of several"
        }
    return {kind}


def telling(
    shown: set[str], engine: Engine[State, Cards], players: int, seeds: int, **options: str
) -> Iterator[Line]:
    """The games which show something that no earlier one did; `shown` grows by it."""
    for seed in range(seeds):
        lines = list(games(engine, players, [seed], **options))
        found = {"lost" if lines[-1]["state"]["result"]["stays"] is None else "escape"}
        for action in actions(lines):
            found |= traits(action, options["sides"])
        if not found <= shown:
            shown |= found
            yield from lines


PLAIN = [
    *("votes", "move", "steal", "riot", "drop", "pick_up", "bribe", "push_on", "end_turn"),
    *("request", "swap", "gift"),
]
TASKS = ["task with bare hands", "task of one giver", "task of several"]


@rule("AL-36")
def test_it_agrees_on_every_kind_of_action(easy: Engine[State, Cards], bare: Engine[State, Cards]) -> None:
    shown: set[str] = set()
    lines: list[Line] = []
    for engine, players, sides, items in (
        (easy, 3, "silver", "consent"),
        (easy, 4, "silver", "consent"),
        (easy, 3, "gold", "consent"),
        (easy, 4, "gold", "pooled"),
        (bare, 3, "silver", "consent"),
        (ENGINE, 4, "silver", "pooled"),
    ):
        lines += telling(shown, Biased(engine, EAGER), players, 14, sides=sides, task_items=items)
    rooms = [f"use {sides} {room}" for sides in ("silver", "gold") for room in ROOM_NAMES]
    assert isinstance(ENGINE.edition, Cards)
    cards = [f"frame_up {card.id}" for card in ENGINE.edition.frame_ups]
    assert {*PLAIN, *TASKS, *rooms, *cards, "lost", "escape"} - shown == set()
    assert agrees(lines, sum("game" in line for line in lines))


@rule("AL-35", "AL-36")
@pytest.mark.parametrize("players", [3, 4])
def test_it_agrees_when_the_scapegoat_names_who_stays(players: int, bare: Engine[State, Cards]) -> None:
    hasty = Biased(bare, HASTY)
    told = (list(games(hasty, players, [seed])) for seed in range(400))
    lines = next(lines for lines in told if "stays" in lines[-1]["action"])
    assert lines[-1]["seat"] == lines[-1]["state"]["scapegoat"]
    assert agrees(lines, 1)


def test_the_header_says_how_the_game_was_dealt() -> None:
    header: Any = next(ENGINE.game.transcript(ENGINE, 3, 8, {"sides": "gold", "trades": "2"}, None))
    assert list(header) == ["game", "format", "players", "edition", "options", "state"]
    assert header["options"] == {
        "sides": "gold",
        "task_items": "consent",
        "free_rooms": "printed",
        "trades": 2,
        "refusals": 3,
    }
    assert (header["game"], header["format"], header["players"]) == ("alcatraz", 1, 3)
    assert header["edition"]["frame_ups"][0] == {
        "id": "snitch",
        "copies": 2,
        "effect": "gather_guards",
        "guards": 2,
    }
    assert header["edition"]["frame_ups"][1] == {"id": "search", "copies": 2, "effect": "return_item"}
    assert header["edition"]["tasks"][0]["items"] == ["key", "shiv"]
    assert header["edition"]["room_items"]["laundry"] == ["jacket"] * 3


def test_the_result_stands_in_the_last_line_alone() -> None:
    lines: list[Any] = list(ENGINE.game.transcript(ENGINE, 3, 8, {}, None))
    before, last = lines[-2:]
    assert before["state"]["result"] is None
    assert last["state"]["phase"] == "over"
    assert last["state"]["result"] == {"escaped": [], "stays": None}
    assert last["action"] == {"end_turn": True}
