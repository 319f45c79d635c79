"""Lots for games that are forged by hand."""

from __future__ import annotations

from typing import Any

from getaway.kernel.chance import Dice, below


def swap(row: Any, one: int, other: int) -> None:
    row[one], row[other] = row[other], row[one]


def shuffled(items: list[int], dice: Dice) -> list[int]:
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        swap(items, last, below(dice, last + 1))
    return items
