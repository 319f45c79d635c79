"""Actions: numbers with readable names."""

from __future__ import annotations

import pytest

from getaway.kernel.actions import Actions


def test_blocks_are_numbered_one_after_the_other() -> None:
    actions = Actions()
    assert actions.block("steal from {}", range(3)) == 0
    assert actions.one("take nothing") == 3
    assert actions.block("play {}", ["dog", "thief"]) == 4
    assert len(actions) == 6
    assert actions.names[1] == "steal from 1"
    assert actions.names[3:5] == ["take nothing", "play dog"]


def test_no_two_actions_have_one_name() -> None:
    actions = Actions()
    actions.one("pass")
    with pytest.raises(ValueError, match="two numbers for 'pass'"):
        actions.one("pass")


def test_what_is_aimed_at_a_seat_is_counted_from_ones_own() -> None:
    actions = Actions()
    actions.one("pass")
    assert actions.seats("steal from {}", 4) == 1
    actions.one("stop")
    assert actions.seen_from(0, 3) == [0, 1, 2, 3, 4, 5]
    # Seat 2 of three: itself first, then seats 0 and 1; a seat that nobody has stays where it is.
    assert actions.seen_from(2, 3) == [0, 3, 1, 2, 4, 5]
