"""Puzzles over HTTP: nothing is told that the seat may not know, and the answer after one was given."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from getaway.client.caller import Caller
from getaway.games import find
from getaway.review.puzzles import puzzles_of
from tests.web.serving import Served, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def test_a_puzzle_is_shown_asked_and_answered(server: Served) -> None:
    anybody = Caller(server.url)
    assert {one["game"]: one["puzzles"] for one in anybody.must("GET", "/api/puzzles")} == {
        "art-robbery": 60,
        "alcatraz": 60,
    }
    for game in ("art-robbery", "alcatraz"):
        puzzle = puzzles_of(find(game))[3]
        shown = anybody.must("GET", f"/api/puzzles/{game}/3")
        assert (shown["id"], shown["seat"]) == (puzzle.id, puzzle.seat)
        actions = [choice["action"] for choice in shown["view"]["choices"]]
        assert puzzle.best in actions
        assert "seed" not in json.dumps(shown)
        hint = anybody.must("GET", f"/api/puzzles/{game}/3/hint")
        assert set(hint) == {"tempting", "reason"}
        right = anybody.must("POST", f"/api/puzzles/{game}/3", {"action": puzzle.best})
        assert right["right"]
        assert right["chance"] == right["best_chance"]
        wrong = anybody.must("POST", f"/api/puzzles/{game}/3", {"action": puzzle.tempting})
        assert not wrong["right"]
        assert wrong["chance"] < wrong["best_chance"]


def test_what_there_is_not_is_refused_in_a_sentence(server: Served) -> None:
    anybody = Caller(server.url)
    for path in ("/api/puzzles/art-robbery/60", "/api/puzzles/chess/0"):
        assert anybody.ask("GET", path)[0] == 404
    status, reply = anybody.ask("POST", "/api/puzzles/art-robbery/0", {"action": 9999})
    assert (status, reply["detail"]) == (400, "`action` has to be one of the choices of the view, not 9999.")
