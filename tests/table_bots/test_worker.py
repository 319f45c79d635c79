"""What a process of the pool does with a question: it counts its own time, and says what engine it has."""

from __future__ import annotations

import time
from typing import Any

import pytest

from getaway import bots
from getaway.bots.ladder import SEARCHES
from getaway.bots.search import Search
from getaway.table_bots import worker
from getaway.table_bots.questions import question
from tests.table.scene import Sitting


def asked(**more: Any) -> Any:
    sitting = Sitting("art-robbery", 3).start()
    seat = sitting.play.asked[0]
    return {**question(sitting.table, "hard", seat, 1, False, "action"), **more}


@pytest.fixture
def used(monkeypatch: pytest.MonkeyPatch) -> list[Search]:
    """The bots that were asked."""
    found: list[Search] = []

    def find(level: str, clock: bool = True) -> Any:
        bot = FIND(level, clock=clock)
        assert isinstance(bot, Search)
        found.append(bot)
        return bot

    monkeypatch.setattr(bots, "find", find)
    return found


FIND = bots.find
HARD = SEARCHES["hard"][0]


def test_a_search_counts_its_own_processor_time(used: list[Search]) -> None:
    answer = worker.answer_to(asked())
    assert used[0].clock is time.process_time
    assert used[0].budget == HARD
    assert answer["cpu"] > 0


def test_whoever_is_short_of_time_thinks_with_fewer_simulations(used: list[Search]) -> None:
    answer = worker.answer_to(asked(share=0.0))
    assert used[0].budget.seconds == 0.0
    # One glance at every candidate, and an answer all the same.
    assert answer["action"] >= 0


def test_a_share_makes_no_bot_think_longer_than_it_would(used: list[Search]) -> None:
    worker.answer_to(asked(share=100.0))
    assert used[0].budget == HARD


def test_without_the_clock_only_simulations_count(used: list[Search]) -> None:
    worker.answer_to(asked(by_clock=False, share=0.0))
    assert used[0].budget.seconds is None


@pytest.mark.parametrize("compiled", [True, False])
def test_a_process_says_whether_its_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    class Engine:
        def __init__(self, compiled: bool) -> None:
            self.compiled = compiled

        def warm_up(self) -> list[Any]:
            return []

    engines = {"a": Engine(True), "b": Engine(compiled)}
    monkeypatch.setattr(worker, "engine_for", lambda name, edition, wanted: engines[name])
    monkeypatch.setattr(worker, "warm_up", lambda engine: [])
    assert worker.answer_to({"games": ["a", "b"]}) == {"compiled": compiled}
