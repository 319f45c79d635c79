"""The clock runs on the server, stands when all persons want it to, and no decision waits for ever."""

from __future__ import annotations

import json
import random

import pytest

from getaway.table import entries as log
from getaway.table import requests
from tests.table.scene import Sitting, guest
from tests.table.test_seats import refused

LIVE = log.Clock("live", 30)


@pytest.fixture
def timed() -> Sitting:
    return Sitting("art-robbery", 3, clock=LIVE).start()


def test_a_question_has_its_time(timed: Sitting) -> None:
    assert timed.table.deadline == timed.table.at + 30_000
    assert requests.late_seats(timed.table, timed.table.at + 29_999) == []
    assert requests.late_seats(timed.table, timed.table.at + 30_000) == list(timed.play.asked)
    assert requests.due(timed.table, timed.table.at + 30_000) is None
    assert requests.late_seats(Sitting("art-robbery", 2).start().table, 10**15) == []


def test_what_the_clock_decides_looks_like_any_other_choice(timed: Sitting) -> None:
    seat = timed.play.asked[0]
    ask = timed.table.chairs[seat].asks
    action = timed.play.legal(seat)[0]
    other = Sitting("art-robbery", 3, clock=LIVE).start()
    timed.put(requests.act_for(timed.table, seat, ask, action, "clock"))
    other.act(seat, action)
    for viewer in (None, 0, 1, 2):
        if viewer != seat:
            assert timed.report.view(viewer, [], 0, True) == other.report.view(viewer, [], 0, True)


def test_a_pause_needs_all_persons(timed: Sitting) -> None:
    with refused("table-clock-is-so"):
        requests.pause(timed.table, guest(0), None, False)
    for seat in (0, 1):
        timed.put(requests.pause(timed.table, guest(seat), None, True))
    with refused("table-clock-is-so"):
        requests.pause(timed.table, guest(0), None, True)
    moments = [timed.table.paused_at]
    timed.put(requests.pause(timed.table, guest(2), None, True))
    assert [*moments, timed.table.paused_at] == [None, timed.table.at]
    assert timed.table.deadline is None
    assert json.loads(timed.report.view(0, [0], 0, True))["table"]["paused"]
    seat = timed.play.asked[0]
    with refused("table-is-paused"):
        requests.act(timed.table, guest(seat), None, timed.table.chairs[seat].asks, 0)
    with refused("table-is-paused"):
        requests.call(timed.table, guest(seat), None)


def test_the_time_of_a_pause_is_not_counted(timed: Sitting) -> None:
    ends = timed.table.deadline
    assert ends is not None
    for seat in range(3):
        timed.put(requests.pause(timed.table, guest(seat), None, True))
    timed.at += 500_000
    timed.put(requests.pause(timed.table, guest(1), None, False))
    assert timed.table.wants_pause == set()
    assert timed.table.deadline == ends + 501_000


def test_a_bot_does_not_hold_up_a_pause(timed: Sitting) -> None:
    timed.put(requests.sit_in(timed.table, 2))
    for seat in (0, 1):
        timed.put(requests.pause(timed.table, guest(seat), None, True))
    assert timed.table.paused_at is not None
    timed.put(requests.leave(timed.table, guest(0), 0))
    assert timed.table.paused_at is not None
    assert timed.table.wants_pause == {1}
    timed.put(requests.leave(timed.table, guest(1), 1))
    assert timed.table.paused_at is None


def test_a_bot_sits_in_and_the_owner_returns(timed: Sitting) -> None:
    seat = timed.play.asked[0]
    with refused("table-no-bot-here"):
        requests.come_back(timed.table, guest(seat), None)
    timed.put(requests.sit_in(timed.table, seat))
    assert timed.table.chairs[seat].kind == "stand-in"
    with refused("table-bot-decides"):
        requests.sit_in(timed.table, seat)
    ask = timed.table.chairs[seat].asks
    with refused("table-bot-decides"):
        requests.act(timed.table, guest(seat), None, ask, 0)
    timed.put(requests.act_for(timed.table, seat, ask, timed.play.legal(seat)[0], "bot"))
    timed.put(requests.come_back(timed.table, guest(seat), None))
    assert timed.table.chairs[seat].kind == "person"


def test_a_game_of_bots_alone_goes_on_without_a_clock() -> None:
    sitting = Sitting("art-robbery", 2).start()
    for seat in range(2):
        sitting.put(requests.sit_in(sitting.table, seat))
    lot = random.Random(1)
    while not sitting.table.owes_end:
        seat = sitting.play.asked[0]
        action = lot.choice(sitting.play.legal(seat))
        ask = sitting.table.chairs[seat].asks
        sitting.put(requests.act_for(sitting.table, seat, ask, action, "bot"))
    assert sitting.table.deadline is None
