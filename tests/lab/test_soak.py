"""Soaking: all kinds of tables get their games, and a fault is found."""

from __future__ import annotations

from getaway.games import load
from getaway.lab.soak import soak, tables

ENGINE = load("art-robbery", compiled=True)


def test_every_kind_of_table_is_there() -> None:
    kinds = tables(ENGINE)
    assert len(kinds) == 4 * 2 * 2 * 3 * 2
    assert (5, {"stealing": "may", "greedy": "must", "stacks": "open", "stall": 0}) in kinds


def test_so_many_games_are_played() -> None:
    steps: list[int] = []
    soaked = soak(ENGINE, 12_345, 1, steps.append)
    assert soaked.games == sum(steps) == 12_345
    assert soaked.broken is None
    assert soaked.decisions > 12_345 * 40
