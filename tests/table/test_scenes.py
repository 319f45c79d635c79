"""What everybody should see is told in peace; who decided in whose place is said."""

from __future__ import annotations

import json
import random

import pytest

from getaway.games.alcatraz.rules.state import TRADE_ANSWER
from getaway.games.art_robbery.rules.state import State
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.entries import BRIEF_SECONDS, SCENE_SECONDS
from tests.table.scene import Sitting, guest
from tests.table.test_seats import refused

LIVE = log.Clock("live", 30)


def play_to_a_scene(sitting: Sitting) -> Sitting:
    """Play by lot until a raid ends or votes are opened."""
    luck = random.Random(3)
    while sitting.table.scene is None or sitting.table.scene.until - sitting.at < 1000 * SCENE_SECONDS:
        if sitting.play.talking:
            sitting.put(log.Called())
        seat = sitting.play.asked[0]
        sitting.act(seat, luck.choice(sitting.play.legal(seat)))
    return sitting


@pytest.fixture(params=["art-robbery", "alcatraz"])
def raided(request: pytest.FixtureRequest) -> Sitting:
    return play_to_a_scene(Sitting(request.param, 3, clock=LIVE).start())


def test_the_end_of_a_raid_and_opened_votes_are_given_time(raided: Sitting) -> None:
    shown = json.loads(raided.report.view(0, [0], 0))["table"]
    until = raided.at + 1000 * SCENE_SECONDS
    assert shown["scene"] == {"n": raided.table.n, "until": until, "seen": []}
    assert raided.table.deadline == until + 30_000


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_what_came_of_a_trade_is_given_a_few_seconds(answer: str) -> None:
    sitting = Sitting("alcatraz", 3, clock=LIVE).start()
    luck = random.Random(5)
    names = sitting.play.engine.action_names
    while True:
        if sitting.play.talking:
            sitting.put(log.Called())
        seat = sitting.play.asked[0]
        legal = sitting.play.legal(seat)
        if sitting.play.state.phase == TRADE_ANSWER:
            break
        trades = [action for action in legal if names[action].startswith(("trade", "offer"))]
        sitting.act(seat, luck.choice(trades or legal))
    sitting.act(seat, next(action for action in legal if names[action] == answer))
    scene = sitting.table.scene
    assert scene is not None
    assert scene.until == sitting.at + 1000 * BRIEF_SECONDS
    assert sitting.table.deadline == scene.until + 30_000


def test_when_all_have_seen_it_the_clock_runs_from_then_on(raided: Sitting) -> None:
    scene = raided.table.scene
    assert scene is not None
    for seat in (1, 0):
        raided.put(requests.see(raided.table, guest(seat), None, scene.n))
    left = raided.table.scene
    assert left is not None
    assert left.seen == [0, 1]
    raided.put(requests.see(raided.table, guest(2), None, scene.n))
    assert raided.table.scene is None
    assert raided.table.deadline == raided.at + 30_000


def test_who_looks_on_too_long_loses_no_time_of_their_own(raided: Sitting) -> None:
    scene = raided.table.scene
    assert scene is not None
    raided.at = scene.until + 5_000
    for seat in range(3):
        raided.put(requests.see(raided.table, guest(seat), None, scene.n))
    assert raided.table.deadline == scene.until + 30_000


def test_nothing_is_seen_twice_or_when_there_is_nothing(raided: Sitting) -> None:
    scene = raided.table.scene
    assert scene is not None
    with refused("table-nothing-to-see"):
        requests.see(raided.table, guest(0), None, scene.n - 1)
    raided.put(requests.see(raided.table, guest(0), None, scene.n))
    with refused("table-nothing-to-see"):
        requests.see(raided.table, guest(0), None, scene.n)
    with refused("table-nothing-to-see"):
        requests.see(Sitting("art-robbery", 2).start().table, guest(0), None, 0)


def test_the_next_decision_ends_it(raided: Sitting) -> None:
    seat = raided.play.asked[0]
    raided.act(seat, raided.play.legal(seat)[0])
    assert raided.table.scene is None


def test_bots_among_themselves_wait_for_nobody() -> None:
    sitting = Sitting("art-robbery", 2, clock=LIVE)
    for seat in range(2):
        sitting.put(log.Sat(seat=seat, name=f"Bot {seat}", bot="easy"))
    sitting.put(log.Started())
    luck = random.Random(3)
    state = sitting.play.state
    assert isinstance(state, State)
    while state.raid == 0:
        seat = sitting.play.asked[0]
        ask = sitting.table.chairs[seat].asks
        action = luck.choice(sitting.play.legal(seat))
        sitting.put(requests.act_for(sitting.table, seat, ask, action, "bot"))
    assert sitting.table.scene is None
    assert sitting.table.deadline == sitting.at + 30_000


def decided_by(sitting: Sitting) -> object:
    return json.loads(sitting.report.view(None, [], 0))["events"][-1].get("decided")


def test_the_log_says_who_decided_in_a_player_s_place() -> None:
    sitting = Sitting("art-robbery", 2, clock=LIVE).start()
    seat = sitting.play.asked[0]
    sitting.act(seat, sitting.play.legal(seat)[0])
    assert decided_by(sitting) is None
    causes: tuple[tuple[log.Cause, str], ...] = (("clock", "clock"), ("bot", "stand-in"))
    for cause, name in causes:
        seat = sitting.play.asked[0]
        if cause == "bot":
            sitting.put(requests.rest(sitting.table, guest(seat), None))
        ask = sitting.table.chairs[seat].asks
        action = sitting.play.legal(seat)[0]
        sitting.put(requests.act_for(sitting.table, seat, ask, action, cause))
        assert decided_by(sitting) == name


def test_the_log_says_when_another_bot_decided_in_a_bot_s_place() -> None:
    sitting = Sitting("art-robbery", 2)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    sitting.put(requests.seat_bot(sitting.table, guest(0), "Bo", 1, "random"))
    sitting.put(requests.start(sitting.table, guest(0)))
    while sitting.play.asked != (1,):
        sitting.act(0, sitting.play.legal(0)[0])
    ask, action = sitting.table.chairs[1].asks, sitting.play.legal(1)[0]
    sitting.put(requests.act_for(sitting.table, 1, ask, action, "stand-in"))
    assert decided_by(sitting) == "stand-in"


def test_a_rematch_says_who_asked_for_it() -> None:
    sitting = Sitting("art-robbery", 2).start()
    sitting.put(log.Followed(table="there", by=guest(1)))
    shown = json.loads(sitting.report.view(0, [0], 0))["table"]
    assert (shown["rematch"], shown["rematch_by"]) == ("there", 1)
