"""Decisions: asked by number, checked against the rules, harmless when they come twice; votes stay sealed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from getaway.games.alcatraz.rules import rules as alcatraz_rules
from getaway.games.alcatraz.shown import refusals as alcatraz_refusals
from getaway.kernel.dialect import NOBODY
from getaway.kernel.errors import Refusal
from getaway.kernel.game import no_council
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.chance import commitment, number_for
from getaway.table.shapes import Welcome
from getaway.table.table import Table
from tests.citing import rule
from tests.table.scene import SEED, Sitting, engines, guest
from tests.table.test_seats import refused


@pytest.fixture
def heist() -> Sitting:
    return Sitting("art-robbery", 3).start()


def at_the_vote(talk_seconds: int | None = 0, players: int = 3) -> Sitting:
    """Alcatraz, led by lot to the first vote."""
    sitting = Sitting("alcatraz", players, talk_seconds=talk_seconds).start()
    lot = random.Random(4)
    while sitting.play.caller is None:
        sitting.step(lot)
    return sitting


def test_nothing_is_decided_before_the_start() -> None:
    sitting = Sitting("art-robbery", 2).seat_all()
    with refused("table-not-started"):
        requests.act(sitting.table, guest(0), None, 0, 0)
    assert sitting.table.phase == "lobby"
    assert sitting.table.deadline is None
    assert not sitting.table.owes_end


def test_only_the_owner_decides(heist: Sitting) -> None:
    mover = heist.play.asked[0]
    with refused("table-not-your-seat"):
        requests.act(heist.table, "stranger", None, 1, 0)
    with refused("table-not-your-seat"):
        requests.act(heist.table, guest((mover + 1) % 3), mover, 1, 0)


def test_an_answer_to_an_older_question_is_refused(heist: Sitting) -> None:
    seat = heist.play.asked[0]
    heist.act(seat, heist.play.legal(seat)[0])
    with refused("table-older-question"):
        requests.act(heist.table, guest(seat), None, heist.table.chairs[seat].asks + 1, 0)
    with refused("table-older-question"):
        requests.act_for(heist.table, seat, 0, 0, "bot")


def test_the_rules_refuse_with_their_number(heist: Sitting) -> None:
    seat = heist.play.asked[0]
    other = (seat + 1) % 3
    with pytest.raises(Refusal) as refusal:
        requests.act(heist.table, guest(other), None, heist.table.chairs[other].asks, 0)
    reason, number = requests.reason_of(refusal.value)
    assert (reason.message, number) == ("no-not-yours", "AR-8")


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 3), ("alcatraz", 3)])
def test_whoever_is_asked_may_ask_why_the_rest_is_not_offered(game: str, players: int) -> None:
    sitting = Sitting(game, players).start()
    seat = sitting.play.asked[0]
    ask = sitting.table.chairs[seat].asks
    assert requests.asked_seat(sitting.table, guest(seat), None, ask) == seat
    refusals = sitting.report.refusals(seat)
    offered = sitting.play.legal(seat)
    assert refusals
    for one in refusals:
        assert one.deed.action not in offered
        refusal = sitting.play.why_not(seat, one.deed.action)
        assert refusal is not None
        assert (one.reason, one.rule) == (refusal.reason, refusal.rule)
        assert one.deed == sitting.play.game.deed(sitting.play.hidden(seat), one.deed.action)


def test_nobody_else_may(heist: Sitting) -> None:
    mover = heist.play.asked[0]
    with refused("table-older-question"):
        requests.asked_seat(heist.table, guest(mover), None, 9)
    with refused("table-not-your-seat"):
        requests.asked_seat(heist.table, "stranger", None, 1)
    with pytest.raises(Refusal, match="no-not-yours"):
        requests.asked_seat(heist.table, guest((mover + 1) % 3), None, 1)
    with refused("table-vote-not-called"):
        requests.asked_seat(at_the_vote(60).table, guest(0), None, 1)
    vote = at_the_vote()
    vote.act(1, vote.play.legal(1)[0])
    with refused("table-has-voted"):
        requests.asked_seat(vote.table, guest(1), None, vote.table.chairs[1].asks)


def test_a_message_taken_is_known_by_its_id_after_a_restart(heist: Sitting) -> None:
    seat = heist.play.asked[0]
    n = heist.act(seat, heist.play.legal(seat)[0], "message 1")
    assert heist.table.accepted == {(guest(seat), "message 1"): n}
    assert heist.again().accepted == heist.table.accepted


def test_chance_is_set_anew_before_every_entry(heist: Sitting) -> None:
    assert number_for(SEED, 5) != number_for(SEED, 6) != number_for(SEED, 6, "bot 1")
    lot = random.Random(2)
    states = set()
    for _ in range(5):
        heist.step(lot)
        states.add(heist.play.state.rng)
    assert len(states) == 5
    other = Sitting("art-robbery", 3, seed="ff" * 16).start()
    assert other.play.state.pack() != Sitting("art-robbery", 3).start().play.state.pack()


def welcome(sitting: Sitting) -> Welcome:
    return sitting.report.welcome("1", guest(0), [], now=0, ping_seconds=1, dead_seconds=2)


def test_the_seed_is_promised_at_the_start_and_shown_at_the_end() -> None:
    sitting = Sitting("art-robbery", 2).start()
    assert welcome(sitting).commitment == commitment(SEED)
    assert SEED.encode() not in sitting.report.view(0, [0], 0)
    sitting.finish()
    assert json.loads(sitting.report.view(None, [], 0))["table"]["seed"] == SEED


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 2), ("art-robbery", 5), ("alcatraz", 4)])
def test_a_table_read_from_its_log_is_the_same_table(game: str, players: int) -> None:
    sitting = Sitting(game, players, talk_seconds=60).start().finish(3)
    again = sitting.again()
    assert again.play is not None
    assert again.play.state.pack() == sitting.play.state.pack()
    assert [chair.asks for chair in again.chairs] == [chair.asks for chair in sitting.table.chairs]
    assert again.play.stories == sitting.play.stories
    for seat in range(players):
        told = sitting.play.told(seat)
        assert again.play.told(seat) == told
        assert {audience for audience, *_ in told} <= {-2, seat}


@rule("AL-13")
def test_all_vote_at_once_and_nobody_sees_what_before_all_have() -> None:
    sitting = at_the_vote()
    assert sitting.play.asked == (0, 1, 2)
    asks = [chair.asks for chair in sitting.table.chairs]
    ballots = {seat: sitting.play.legal(seat)[0] for seat in (2, 0)}
    for seat, action in ballots.items():
        sitting.act(seat, action)
    assert [chair.asks for chair in sitting.table.chairs] == asks
    shown = json.loads(sitting.report.view(1, [1], sitting.table.n - 2))
    assert (shown["table"]["voted"], shown["table"]["asked"], shown["ballot"]) == ([0, 2], [1], None)
    assert shown["events"] == []
    assert shown["asks"] == {"1": asks[1]}
    assert json.loads(sitting.report.view(2, [2], 0))["ballot"] == ballots[2]
    assert json.loads(sitting.report.view(None, [], 0))["view"]["mover"] == 1
    with refused("table-has-voted"):
        requests.act(sitting.table, guest(2), None, asks[2], ballots[2])
    sitting.act(1, sitting.play.legal(1)[0])
    told = json.loads(sitting.report.view(1, [1], sitting.table.n - 1))["events"][0]["told"]
    assert [sentence["id"] for sentence in told][:3] == ["votes"] * 3


def test_ballots_survive_a_restart() -> None:
    sitting = at_the_vote()
    sitting.act(2, sitting.play.legal(2)[1])
    again = sitting.again().play
    assert again is not None
    assert (again.ballots, again.asked) == (sitting.play.ballots, (0, 1))


def test_a_ballot_may_be_taken_back_until_all_are_in() -> None:
    sitting = at_the_vote()
    first = sitting.play.legal(2)
    asks = sitting.table.chairs[2].asks
    sitting.act(2, first[0])
    sitting.put(requests.undo(sitting.table, guest(2), None))
    assert (sitting.play.ballots, sitting.play.asked) == ({}, (0, 1, 2))
    assert [chair.asks for chair in sitting.table.chairs][2] == asks + 1
    assert b"table-takes-back" not in sitting.report.view(0, [0], 0)


@rule("AL-12")
def test_the_scapegoat_calls_the_vote() -> None:
    sitting = at_the_vote(talk_seconds=120)
    caller = sitting.play.caller
    assert caller is not None
    assert (sitting.table.phase, sitting.play.asked) == ("talk", ())
    assert json.loads(sitting.report.view(0, [0], 0))["table"]["caller"] == caller
    with refused("table-vote-not-called"):
        requests.act(sitting.table, guest(0), None, sitting.table.chairs[0].asks, 0)
    with refused("table-cannot-call"):
        requests.call(sitting.table, guest((caller + 1) % 3), None)
    sitting.put(requests.call(sitting.table, guest(caller), None))
    assert (sitting.table.phase, sitting.play.asked) == ("play", (0, 1, 2))
    with refused("table-cannot-call"):
        requests.call(sitting.table, guest(caller), None)


@rule("AL-12")
def test_talk_ends_after_its_time() -> None:
    sitting = at_the_vote(talk_seconds=120)
    ends = sitting.table.deadline
    assert ends == sitting.table.at + 120_000
    assert requests.due(sitting.table, ends - 1) is None
    called = requests.due(sitting.table, ends)
    assert called == log.Called()
    assert called is not None
    sitting.put(called)
    assert sitting.play.asked == (0, 1, 2)
    assert requests.due(sitting.table, ends) is None


@rule("AL-12")
def test_alone_with_bots_one_may_talk_without_end() -> None:
    sitting = Sitting("alcatraz", 3, talk_seconds=None)
    sitting.put(requests.sit(sitting.table, guest(0), "Ann", 0))
    for seat in (1, 2):
        sitting.put(requests.seat_bot(sitting.table, guest(0), "Bot", seat, "random"))
    sitting.put(requests.start(sitting.table, guest(0)))
    while not sitting.play.talking:
        seat = sitting.play.asked[0]
        action = sitting.play.legal(seat)[-1]
        sitting.put(log.Acted(seat=seat, action=action, cause="bot" if seat else "player"))
    assert sitting.table.talk_seconds is None
    assert sitting.table.deadline is None
    assert requests.due(sitting.table, 10**15) is None


@rule("AL-12")
def test_where_several_people_talk_without_end_it_ends_after_the_usual_time() -> None:
    sitting = at_the_vote(talk_seconds=None)
    assert sitting.table.deadline == sitting.table.at + 120_000
    assert requests.due(sitting.table, sitting.table.at + 120_000) == log.Called()


def test_where_a_bot_is_the_scapegoat_any_player_may_call() -> None:
    sitting = at_the_vote(talk_seconds=120)
    caller = sitting.play.caller
    assert caller is not None
    assert requests.call_among_bots(sitting.table) is None
    sitting.put(requests.sit_in(sitting.table, caller))
    requests.call(sitting.table, guest((caller + 1) % 3), None)
    for seat in range(3):
        if seat != caller:
            sitting.put(requests.sit_in(sitting.table, seat))
    assert requests.call_among_bots(sitting.table) == log.Called(seat=caller)


def test_art_robbery_has_no_council() -> None:
    assert no_council(Sitting("art-robbery", 2).start().play.state) is None
    assert requests.call_among_bots(Sitting("art-robbery", 2).table) is None


def test_the_end_is_owed_until_the_log_has_it() -> None:
    sitting = Sitting("art-robbery", 2).start()
    lot = random.Random(1)
    while not sitting.table.owes_end:
        sitting.step(lot)
    assert (sitting.table.phase, sitting.play.caller, sitting.play.asked) == ("play", None, ())
    sitting.put(log.Ended())
    assert [sitting.table.owes_end, sitting.table.phase] == [False, "over"]
    sitting.put(log.Followed(table="there"))
    assert json.loads(sitting.report.view(0, [0], 0))["table"]["rematch"] == "there"


def test_a_table_knows_nothing_before_its_first_entry() -> None:
    assert Table("empty", engines).seats_of(guest(0)) == []


def test_what_all_may_know_is_written_once_an_entry(heist: Sitting) -> None:
    report = heist.report
    shared = report.shared()
    assert report.shared() is shared
    heist.step(random.Random(1))
    assert report.shared() is not shared


def test_a_long_past_is_told_in_part() -> None:
    sitting = Sitting("art-robbery", 2).seat_all()
    for _ in range(250):
        sitting.at += 60_000
        sitting.put(requests.say(sitting.table, guest(0), None, sitting.at, phrase="oops"))
    events = json.loads(sitting.report.view(None, [], 0))["events"]
    assert len(events) == 200
    assert events[-1]["n"] == sitting.table.n


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 4), ("alcatraz", 4)])
def test_what_was_told_is_said_the_same_ever_after(game: str, players: int) -> None:
    """Sentences are written once for all who hear them: they must not depend on what came later."""
    sitting = Sitting(game, players).start()
    lot = random.Random(5)
    said: dict[tuple[int, int], list[object]] = {}
    while not sitting.table.owes_end:
        sitting.step(lot)
        n = sitting.table.n
        for viewer in range(-1, players):
            if n in sitting.play.stories:
                sitting.play.state.story = sitting.play.stories[n]
                said[n, viewer] = list(sitting.play.game.events(sitting.play.state, viewer))
    for (n, viewer), sentences in said.items():
        assert sitting.play.events(sitting.play.stories[n], viewer) == sentences


def test_for_whoever_is_asked_hide_and_legal_run_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The view, the list of choices and the check of the answer are one look at one hidden state."""
    sitting = Sitting("alcatraz", 3, talk_seconds=0).start()
    lot = random.Random(1)
    while sitting.play.caller is not None:
        sitting.step(lot)
    ran: list[str] = []
    for module in (alcatraz_rules, alcatraz_refusals):
        for name in ("hide", "legal"):
            if hasattr(module, name):
                real = getattr(module, name)

                def counted(*arguments: Any, real: Any = real, name: str = name) -> None:
                    ran.append(name)
                    real(*arguments)

                monkeypatch.setattr(module, name, counted)
    seat, report = sitting.play.asked[0], sitting.report
    shown = json.loads(report.view(seat, [seat], 0))
    action = shown["view"]["choices"][0]["action"]
    requests.act(sitting.table, guest(seat), seat, shown["asks"][str(seat)], action)
    # Whoever else looks from the same seat is shown the same.
    assert json.loads(report.view(seat, [seat], 0)) == shown
    assert sorted(ran) == ["hide", "legal"]
    # What was not offered is looked up.
    with pytest.raises(Refusal):
        requests.act(sitting.table, guest(seat), seat, shown["asks"][str(seat)], 5000)


def test_what_was_offered_before_is_offered_no_more() -> None:
    sitting = Sitting("art-robbery", 3).start()
    seat = sitting.play.asked[0]
    offered = [choice.action for choice in sitting.play.view(seat).choices]
    sitting.act(seat, offered[0])
    lot = random.Random(1)
    while sitting.play.asked != (seat,):
        sitting.step(lot)
    assert all(
        (sitting.play.why_not(seat, action) is None) == (action in sitting.play.legal(seat))
        for action in range(sitting.play.engine.actions)
    )


def test_while_the_table_talks_nobody_has_a_choice() -> None:
    sitting = Sitting("alcatraz", 3, talk_seconds=60).start()
    lot = random.Random(1)
    while not sitting.play.talking:
        sitting.step(lot)
    for seat in (NOBODY, 0, 1, 2):
        assert sitting.play.view(seat).choices == []
    sitting.play.call()
    assert [len(sitting.play.view(seat).choices) for seat in (NOBODY, 0, 1, 2)] == [0, 3, 3, 3]
