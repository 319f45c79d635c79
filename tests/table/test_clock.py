"""The clock runs on the server, stands when all persons want it to, and no decision waits for ever."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from getaway.games.alcatraz.rules.state import DESIGNER, PRINTED, State
from getaway.table import dealing, requests
from getaway.table import entries as log
from getaway.table.holding import set_back
from getaway.table.numbers import OPEN_SECONDS
from getaway.table.report import Report
from getaway.table.table import Table
from tests.citing import rule
from tests.table.scene import Sitting, engines, guest
from tests.table.test_seats import refused
from tests.table.test_undo import walk

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


def test_what_the_clock_decides_is_any_other_choice_marked_as_its_own(timed: Sitting) -> None:
    seat = timed.play.asked[0]
    ask = timed.table.chairs[seat].asks
    action = timed.play.legal(seat)[0]
    other = Sitting("art-robbery", 3, clock=LIVE).start()
    timed.put(requests.act_for(timed.table, seat, ask, action, "clock"))
    other.act(seat, action)
    for viewer in (None, 0, 1, 2):
        if viewer != seat:
            marked = json.loads(timed.report.view(viewer, [], 0))
            assert marked["events"][-1].pop("decided") == "clock"
            assert marked == json.loads(other.report.view(viewer, [], 0))


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
    assert json.loads(timed.report.view(0, [0], 0))["table"]["paused"]
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


def test_in_a_pause_nobody_decides_and_nobody_takes_anything_back(timed: Sitting) -> None:
    seat = timed.play.asked[0]
    timed.put(requests.rest(timed.table, guest(seat), None))
    for other in range(3):
        if other != seat:
            timed.put(requests.pause(timed.table, guest(other), None, True))
    assert timed.table.paused_at is not None
    ask, action = timed.table.chairs[seat].asks, timed.play.legal(seat)[0]
    with refused("table-is-paused"):
        requests.act_for(timed.table, seat, ask, action, "bot")
    with refused("table-is-paused"):
        requests.undo(timed.table, guest((seat + 1) % 3), None)


def test_the_wish_for_a_pause_is_ones_own(timed: Sitting) -> None:
    for seat in (0, 1):
        timed.put(requests.pause(timed.table, guest(seat), None, True))
    timed.put(requests.offer(timed.table, guest(0), 0, "token"))
    timed.put(requests.sit(timed.table, "dora", "Dora", 0, "token"))
    timed.put(requests.rest(timed.table, guest(1), None))
    timed.put(requests.come_back(timed.table, guest(1), None))
    assert timed.table.wants_pause == set()


def test_taking_back_gives_no_new_time() -> None:
    sitting = Sitting("alcatraz", 3, clock=LIVE).start()
    while sitting.play.caller is not None:
        sitting.step(random.Random(1))
    seat, asked_at, ends = sitting.play.asked[0], sitting.table.asked_at, sitting.table.deadline
    assert ends is not None
    assert walk(sitting) == seat
    assert sitting.table.deadline == sitting.at + 30_000
    for other in range(3):
        sitting.put(requests.pause(sitting.table, guest(other), None, True))
    sitting.put(requests.pause(sitting.table, guest(0), None, False))
    sitting.put(requests.undo(sitting.table, guest(seat), None, now=sitting.at))
    assert (sitting.table.asked_at, sitting.table.deadline) == (asked_at + 1000, ends + 1000)
    walk(sitting)
    with refused("table-time-is-up"):
        requests.undo(sitting.table, guest(seat), None, now=ends + 1000)


def test_a_ballot_is_taken_back_as_long_as_the_vote_is_open() -> None:
    sitting = Sitting("alcatraz", 3, clock=LIVE).start()
    while sitting.play.caller is None:
        sitting.step(random.Random(4))
    sitting.act(0, sitting.play.legal(0)[0])
    asked_at = sitting.table.asked_at
    sitting.put(requests.undo(sitting.table, guest(0), None, now=sitting.at + 29_000))
    assert sitting.table.asked_at == asked_at


def test_nobody_is_late_just_because_the_server_was_away(timed: Sitting) -> None:
    table = timed.again()
    ends = table.deadline
    assert ends is not None
    table.not_before = ends + 60_000
    assert requests.late_seats(table, ends + 59_999) == []
    assert requests.late_seats(table, ends + 60_000) == list(timed.play.asked)
    table.read(
        table.n + 1,
        ends + 1000,
        log.Acted(seat=timed.play.asked[0], action=timed.play.legal(timed.play.asked[0])[0]),
    )
    assert table.deadline == ends + 31_000


def test_a_game_by_other_rules_does_not_go_on(timed: Sitting) -> None:
    seat = timed.play.asked[0]
    timed.act(seat, timed.play.legal(seat)[0])
    made = msgspec.structs.replace(timed.stored[0][2], version=77)
    table = Table("here", engines)
    for n, at, entry in [(1, timed.stored[0][1], made), *timed.stored[1:]]:
        table.read(n, at, entry)
    assert (table.n, table.phase, table.play) == (timed.table.n, "over", None)
    assert json.loads(Report(table).view(None, [], 0))["events"][-1]["told"][0]["id"] == "table-outdated"
    with refused("table-is-over"):
        requests.act(table, guest(seat), None, 1, 0)
    table.read(table.n + 1, table.at, log.Followed(table="there"))
    assert table.rematch == "there"


@rule("AL-27")
def test_a_game_of_older_rules_goes_on_by_them() -> None:
    made = log.Created(game="alcatraz", version=1, players=3, options={"sides": "gold"}, seed="ab" * 16)
    old, new = Table("old", engines), Table("new", engines)
    for table, version in ((old, 1), (new, 2)):
        table.read(1, 0, msgspec.structs.replace(made, version=version))
        for seat in range(3):
            table.read(2 + seat, 0, log.Sat(seat=seat, guest=guest(seat), name=f"P{seat}"))
        table.read(5, 0, log.Started())
        assert table.play is not None
    assert old.play is not None
    assert new.play is not None
    assert isinstance(old.play.state, State)
    assert isinstance(new.play.state, State)
    assert (old.play.state.free_rooms, new.play.state.free_rooms) == (DESIGNER, PRINTED)
    assert not old.is_outdated


def test_an_entry_with_an_earlier_time_sets_all_clocks_back() -> None:
    """The clock of the machine was ahead, and was set right."""
    day = 86_400_000
    sitting = Sitting("alcatraz", 3, talk_seconds=60).start()
    sitting.put(requests.say(sitting.table, guest(0), None, sitting.at, phrase="hello"))
    seat = walk(sitting)
    sitting.put(requests.pause(sitting.table, guest(0), None, True))
    before = (sitting.table.asked_at, sitting.play.path[-1].asked_at, sitting.table.spoke_at)
    sitting.at -= 1000 * day
    for other in (1, 2):
        sitting.put(requests.pause(sitting.table, guest(other), None, True))
    table = sitting.table
    assert table.asked_at < before[0] - 999 * day
    assert sitting.play.path[-1].asked_at < before[1] - 999 * day
    assert all(at < sitting.at for times in table.spoke_at.values() for at in times)
    assert table.paused_at is not None
    sitting.at -= 1000 * day
    sitting.put(requests.pause(table, guest(seat), None, False))
    assert table.deadline is None or table.deadline < sitting.at + day


def test_a_deal_that_waits_waits_no_longer_when_the_clock_is_set_back() -> None:
    sitting = Sitting("art-robbery", 2, fair=True).seat_all()
    sitting.put(dealing.seal_number(sitting.table, guest(0), 0, "00" * 32))
    sitting.put(requests.start(sitting.table, guest(0)))
    set_back(sitting.table, 5_000)
    assert sitting.table.deadline == 5_000 + 1000 * OPEN_SECONDS


def test_a_scene_ends_as_early_as_before_when_the_clock_is_set_back() -> None:
    sitting = Sitting("art-robbery", 2).start()
    sitting.table.scenes.begin(sitting.table.n, sitting.at + 20_000)
    set_back(sitting.table, 7_000)
    scene = sitting.table.scene
    assert scene is not None
    assert scene.until == 27_000
