"""The pause of a bot belongs to what people see, not to each choice on the way there."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from getaway.kernel.dialect import EVERYBODY
from getaway.table_bots.table_bots import TableBots


def bots_after(stories: dict[int, list[tuple[int, ...]]]) -> TableBots:
    host: Any = SimpleNamespace(table=SimpleNamespace(play=SimpleNamespace(stories=stories)))
    return TableBots(host)


@pytest.mark.parametrize(
    ("stories", "pauses"),
    [
        ({}, True),  # the game begins
        ({4: [(EVERYBODY, 1, 2, 3)]}, True),
        ({4: [(EVERYBODY, 1, 2, 3)], 5: []}, False),  # somebody has begun to put a trade together
        ({4: [], 5: [(EVERYBODY, 1, 2, 3)]}, True),
        ({4: [(2, 1, 2, 3)]}, False),  # told to one seat alone
    ],
)
def test_a_bot_pauses_only_after_something_that_everybody_saw(
    stories: dict[int, list[tuple[int, ...]]], pauses: bool
) -> None:
    assert bots_after(stories)._is_something_to_follow == pauses
