"""The coach speaks to who plays alone with bots; with other people, if all of them want it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from getaway.table import coaching, requests
from getaway.table.refusals import NotNow
from tests.table.scene import Sitting, guest


def shown(sitting: Sitting, seat: int | None) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(sitting.report.view(seat, [] if seat is None else [seat], None))
    return message


def alone(game: str) -> Sitting:
    sitting = Sitting(game, 3)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    for seat in (1, 2):
        sitting.put(requests.seat_bot(sitting.table, guest(0), "Bot", seat, "medium"))
    sitting.put(requests.start(sitting.table, guest(0)))
    return sitting


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_who_plays_alone_with_bots_is_given_tips(game: str) -> None:
    sitting = alone(game)
    tips = shown(sitting, 0)["tips"]
    assert all(tip["sentence"]["id"].startswith("tip-") for tip in tips)
    assert "tips" not in shown(sitting, None), "whoever looks on is not coached"


@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_with_other_people_there_is_no_coach(game: str) -> None:
    sitting = Sitting(game, 3).start()
    for seat in range(3):
        assert "tips" not in shown(sitting, seat)


def test_in_the_lobby_there_is_no_coach() -> None:
    sitting = Sitting("art-robbery", 3)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    assert "tips" not in shown(sitting, 0)


@pytest.fixture
def three() -> Sitting:
    return Sitting("art-robbery", 3).start()


def want(sitting: Sitting, seat: int, on: bool = True) -> None:
    sitting.put(coaching.coach(sitting.table, guest(seat), seat, on))


def coached(sitting: Sitting) -> list[int]:
    return [seat for seat in range(3) if "tips" in shown(sitting, seat)]


def test_the_coach_comes_when_all_persons_want_it(three: Sitting) -> None:
    assert "wants_coach" not in shown(three, 0)["table"]
    want(three, 0)
    want(three, 2)
    assert coached(three) == []
    assert shown(three, 1)["table"]["wants_coach"] == [0, 2]
    want(three, 1)
    assert coached(three) == [0, 1, 2]
    assert "tips" not in shown(three, None), "whoever looks on is not coached"


def test_one_who_changes_their_mind_sends_the_coach_away(three: Sitting) -> None:
    for seat in range(3):
        want(three, seat)
    want(three, 1, on=False)
    assert coached(three) == []
    told = [item.sentence.message for item in three.table.items if item.sentence is not None]
    assert told[-4:] == [*["table-wants-coach"] * 3, "table-no-coach"]


def test_who_has_left_need_not_agree_and_who_comes_is_asked(three: Sitting) -> None:
    want(three, 0)
    want(three, 1)
    three.put(requests.leave(three.table, guest(2), 2))
    assert coached(three)[:2] == [0, 1]
    three.put(requests.sit(three.table, guest(5), "Eve", 2))
    assert coached(three) == []


def test_who_leaves_takes_their_wish_along(three: Sitting) -> None:
    for seat in range(3):
        want(three, seat)
    three.put(requests.leave(three.table, guest(2), 2))
    assert shown(three, 0)["table"]["wants_coach"] == [0, 1]
    three.put(requests.sit(three.table, guest(5), "Eve", 2))
    assert shown(three, 0)["table"]["wants_coach"] == [0, 1]
    assert coached(three) == []


def test_a_wish_is_for_ones_own_seat_and_said_once(three: Sitting) -> None:
    with pytest.raises(NotNow, match="table-not-your-seat"):
        coaching.coach(three.table, guest(0), 1, True)
    want(three, 0)
    with pytest.raises(NotNow, match="table-clock-is-so"):
        want(three, 0)
    three.table.ended = True
    with pytest.raises(NotNow, match="table-is-over"):
        want(three, 0, on=False)
