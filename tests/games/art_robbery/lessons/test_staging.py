"""The tables of lessons are set up as their files say, and only if the rules allow it."""

from __future__ import annotations

from typing import Any

import pytest

from getaway.games.art_robbery.lessons.staging import brings, name, pointers, stage
from getaway.games.art_robbery.shown.view import view
from getaway.kernel.errors import BadInput
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE

HANDS = [["5", "0", "4", "thief", "3"], ["4", "dog", "5", "1", "0"], ["3", "2", "3", "2", "1"]]
LATE: dict[str, Any] = {
    "hands": HANDS,
    "raid": 3,
    "mover": BO,
    "dog": CY,
    "stacks": "open",
    "safe": [[["0+2", "boss"], ["3", "3"]], [["5"]], []],
    "loot": [["0+2"], [], ["3", "3"]],
}


def test_the_first_raid_begins_with_a_full_wall_and_the_hands_that_are_dealt() -> None:
    seen = view(stage(ENGINE, 3, {"hands": HANDS}), ANN)
    assert (seen.raid, seen.mover, seen.dog, len(seen.middle)) == (1, ANN, None, 9)
    assert sorted(seen.seats[ANN].hand or []) == sorted(HANDS[ANN])
    assert seen.draw == 55 - 15
    assert seen.discard == []


@rule("AR-18", "AR-21")
def test_a_later_raid_has_what_is_safe_and_what_is_on_the_table() -> None:
    seen = view(stage(ENGINE, 3, LATE), ANN)
    assert (seen.raid, seen.mover, seen.dog) == (3, BO, CY)
    assert sorted(seen.seats[ANN].safe or []) == ["0+2", "3", "3", "boss"]
    assert [seat.stack for seat in seen.seats] == [4, 1, 0]
    assert [sorted(seat.loot) for seat in seen.seats] == [["0+2"], [], ["3", "3"]]
    assert sorted(seen.middle) == ["1+1", "2+1", "3", "4", "5", "boss"]


@pytest.mark.parametrize(
    ("changed", "wrong"),
    [
        ({"loot": [["0+2", "0+2"]]}, "Raid 3 has no '0\\+2' left"),
        ({"hands": [["joker"]]}, "Unknown card 'joker'. Choose one of: 0, 1"),
        ({"hands": [["5"] * 5, ["5"] * 5, HANDS[2]]}, "cards are those of the deck"),
    ],
)
def test_a_deal_that_cannot_be_is_refused(changed: dict[str, Any], wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        stage(ENGINE, 3, {**LATE, **changed})


def test_actions_go_by_the_names_of_the_rules() -> None:
    assert name(ENGINE, 5) == "play 5"


def test_a_wish_is_about_the_card_that_is_drawn() -> None:
    before = stage(ENGINE, 3, {"hands": HANDS})
    after = before.copy()
    after.draw[2] -= 1
    assert brings(before, after, {"draw": "2"})
    assert not brings(before, after, {"draw": "boss"})


def test_there_is_nothing_to_point_at() -> None:
    with pytest.raises(BadInput, match="Nobody can point at 'shut'"):
        pointers(stage(ENGINE, 3, {"hands": HANDS}), "shut")
