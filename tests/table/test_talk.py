"""Talk: phrases and texts in both games, statements and promises in Alcatraz."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from getaway.games import find
from getaway.kernel.errors import Refusal
from getaway.kernel.json_value import JsonObject
from getaway.table import entries as log
from getaway.table import requests
from getaway.table.phrases import PHRASES
from getaway.table.report import MOST_EVENTS, Report
from getaway.words import LANGUAGES, Words
from tests.citing import rule
from tests.games.alcatraz.talking import ledger_of, state_of
from tests.table.scene import Sitting, guest
from tests.table.test_decisions import at_the_vote
from tests.table.test_seats import refused
from tests.table.test_undo import walk


def say(sitting: Sitting, seat: int, **said: Any) -> None:
    sitting.put(requests.say(sitting.table, guest(seat), None, sitting.at, **said))


def heard(sitting: Sitting, seat: int | None = None, muted: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What a viewer hears of all talk."""
    view = json.loads(sitting.report.view(seat, [], 0, muted))
    return [event["talk"] for event in view["events"] if "talk" in event]


def promise(sitting: Sitting, seat: int, to: int) -> dict[str, Any]:
    """`seat` promises to vote for `to` in this round."""
    clause = {"clause": "vote", "who": seat, "candidate": to, "round": state_of(sitting.table).round}
    return {"act": "offer", "to": [to], "give": [clause], "get": []}


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_phrase_is_there_in_every_language(lang: str) -> None:
    words = Words(find("art-robbery"), lang)
    assert len({words.text(f"phrase-{phrase}") for phrase in PHRASES}) == len(PHRASES)


def test_phrases_and_texts_are_heard_by_all_even_before_the_start() -> None:
    sitting = Sitting("art-robbery", 2).seat_all()
    say(sitting, 0, phrase="hello")
    say(sitting, 1, text="  <script>alert(1)</script>\n & so on ")
    assert heard(sitting) == [
        {"seat": 0, "name": "Ann", "phrase": "phrase-hello"},
        {"seat": 1, "name": "Bo", "text": "<script>alert(1)</script> & so on"},
    ]


def test_whoever_is_muted_is_not_heard_but_for_what_is_of_the_game() -> None:
    sitting = Sitting("art-robbery", 2).seat_all()
    say(sitting, 1, text="noise")
    say(sitting, 1, phrase="sorry")
    say(sitting, 0, text="fine")
    assert [set(said) - {"seat", "name"} for said in heard(sitting, 0, (guest(1),))] == [{"phrase"}, {"text"}]
    assert len(heard(sitting, 0)) == 3


def test_what_was_said_is_said_by_whoever_sat_there_then() -> None:
    sitting = Sitting("art-robbery", 2).start()
    say(sitting, 1, text="noise")
    sitting.put(requests.leave(sitting.table, guest(1), 1))
    sitting.put(requests.sit(sitting.table, "dora", "Dora", 1))
    sitting.put(requests.say(sitting.table, "dora", None, sitting.at, text="hello"))
    assert [(said["name"], said["text"]) for said in heard(sitting)] == [("Bo", "noise"), ("Dora", "hello")]
    assert [said["name"] for said in heard(sitting, 0, (guest(1),))] == ["Dora"]


def test_statements_and_texts_are_counted_apart() -> None:
    sitting = at_the_vote(talk_seconds=60)
    for number in range(requests.TEXTS_A_MINUTE + 2):
        mine, yours = promise(sitting, 0, 1), promise(sitting, 1, 0)
        said = {**mine, "get": yours["give"]}
        if number % 2:
            said = {"act": "withdraw", "ref": heard(sitting)[-1]["number"]}
        sitting.put(requests.say(sitting.table, guest(0), None, sitting.at, statement=said))
    say(sitting, 0, text="and now a word")


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({}, "table-say-one-thing"),
        ({"text": "a", "phrase": "hello"}, "table-say-one-thing"),
        ({"phrase": "damn"}, "table-no-such-phrase"),
        ({"text": "a" * 301}, "table-no-text"),
        ({"text": " \n "}, "table-no-text"),
        ({"text": "a\x07"}, "table-no-text"),
        ({"text": "\u202eback to front"}, "table-no-text"),
        ({"text": "\u200d"}, "table-no-text"),
        ({"text": "joined to nothing\u200d"}, "table-no-text"),
        ({"text": "a \u200d b"}, "table-no-text"),
        ({"text": "a\u200d\u200db"}, "table-no-text"),
        ({"text": "a\u200d\u2066b"}, "table-no-text"),
        ({"statement": {"act": "offer"}}, "table-no-statements"),
    ],
)
def test_what_cannot_be_said(said: dict[str, Any], message: str) -> None:
    sitting = Sitting("art-robbery", 2).start()
    with refused(message):
        requests.say(sitting.table, guest(0), None, sitting.at, **said)


@pytest.mark.parametrize(
    "emoji", ["\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}", "\N{HEAVY BLACK HEART}\ufe0f\u200d\N{FIRE}"]
)
def test_emoji_may_be_joined(emoji: str) -> None:
    sitting = Sitting("art-robbery", 2).start()
    say(sitting, 0, text=f"us {emoji}!")
    assert [said["text"] for said in heard(sitting)] == [f"us {emoji}!"]


def test_who_talks_too_much_has_to_wait() -> None:
    sitting = Sitting("art-robbery", 2).start()
    for _ in range(requests.TEXTS_A_MINUTE):
        say(sitting, 0, phrase="oops")
    with refused("table-too-talkative"):
        requests.say(sitting.table, guest(0), None, sitting.at, phrase="oops")
    requests.say(sitting.table, guest(1), None, sitting.at, phrase="oops")
    sitting.at += 60_000
    say(sitting, 0, phrase="oops")


@rule("AL-12")
def test_a_promise_is_judged_and_the_ledger_is_public() -> None:
    sitting = at_the_vote(talk_seconds=120)
    caller = sitting.play.caller
    assert caller is not None
    liar, keeper = (caller + 1) % 3, (caller + 2) % 3
    for seat in (liar, keeper):
        statement = promise(sitting, seat, caller)
        say(sitting, seat, statement=statement)
    talk = heard(sitting)
    assert [said["number"] for said in talk] == [0, 1]
    assert talk[0]["statement"]["act"] == "offer"
    assert all("id" in sentence for said in talk for sentence in said["sentences"])
    sitting.put(requests.call(sitting.table, guest(caller), None))
    votes = {keeper: caller, liar: liar, caller: caller}
    for seat, candidate in votes.items():
        sitting.act(seat, sitting.play.legal(seat)[candidate])
    ledger = json.loads(sitting.report.view(None, [], 0))["table"]["ledger"]
    assert {entry["who"]: entry["status"] for entry in ledger["promises"]} == {
        liar: "broken",
        keeper: "kept",
    }
    assert msgspec.to_builtins(ledger_of(sitting.again()).shown()) == ledger


def test_a_statement_that_means_nothing_is_refused_with_its_rule() -> None:
    sitting = at_the_vote(talk_seconds=120)
    with pytest.raises(Refusal) as refusal:
        requests.say(sitting.table, guest(0), None, sitting.at, statement={"act": "sing"})
    assert refusal.value.rule == "AL-12"
    nobody_offered: JsonObject = {"act": "accept", "ref": 5}
    with pytest.raises(Refusal):
        requests.say(sitting.table, guest(0), None, sitting.at, statement=nobody_offered)
    with refused("table-not-started"):
        lobby = Sitting("alcatraz", 3).seat_all()
        requests.say(lobby.table, guest(0), None, lobby.at, statement={"act": "offer"})


def test_a_bot_speaks_for_its_own_seat_only() -> None:
    sitting = at_the_vote(talk_seconds=120)
    caller = sitting.play.caller
    assert caller is not None
    speaker = (caller + 1) % 3
    statement = promise(sitting, speaker, caller)
    with refused("table-not-your-seat"):
        requests.say_for(sitting.table, speaker, statement)
    sitting.put(requests.leave(sitting.table, guest(speaker), speaker))
    sitting.put(requests.say_for(sitting.table, speaker, statement))
    assert heard(sitting)[-1]["statement"]["act"] == "offer"
    with pytest.raises(Refusal):
        requests.say_for(sitting.table, speaker, {"act": "sing"})


def test_undo_takes_back_what_the_ledger_saw_and_what_was_said_of_the_board_stands() -> None:
    sitting = Sitting("alcatraz", 3).start()
    ledger = ledger_of(sitting.table).shown()
    seat = walk(sitting)
    sitting.put(requests.undo(sitting.table, guest(seat), None))
    assert ledger_of(sitting.table).shown() == ledger
    seat = walk(sitting)
    other = (seat + 1) % 3
    room = "chapel"
    clause = {"clause": "at", "who": other, "room": room, "round": state_of(sitting.table).round}
    say(sitting, other, statement={"act": "offer", "to": [seat], "give": [clause], "get": []})
    with refused("table-cannot-undo"):
        requests.undo(sitting.table, guest(seat), None)


def test_more_than_fits_is_cut_and_says_so() -> None:
    sitting = Sitting("art-robbery", 2).start()

    def view() -> dict[str, Any]:
        shown: dict[str, Any] = json.loads(Report(sitting.table).view(0, [0], 0))
        return shown

    while len(sitting.table.items) < MOST_EVENTS - 1:
        sitting.put(log.Said(seat=0, phrase="oops"))
    assert "cut" not in view()
    for _ in range(3):
        sitting.put(log.Said(seat=0, phrase="oops"))
    assert (view()["cut"], len(view()["events"])) == (True, MOST_EVENTS)


@rule("AL-12")
def test_what_can_be_said_is_told_to_the_owner_of_a_seat_and_written_nowhere() -> None:
    sitting = at_the_vote(talk_seconds=120)
    before = (sitting.table.n, ledger_of(sitting.table).shown())
    seat = requests.composing_seat(sitting.table, guest(1), None)
    round = state_of(sitting.table).round
    composed = sitting.report.composed("7", seat, {"to": [0], "give": [{"clause": "vote", "candidate": 2}]})
    assert (composed.id, composed.n, composed.seat) == ("7", sitting.table.n, 1)
    assert composed.statement is not None
    assert composed.statement["give"] == [{"clause": "vote", "who": 1, "candidate": 2, "round": round}]
    assert (sitting.table.n, ledger_of(sitting.table).shown()) == before
    say(sitting, 1, statement=composed.statement)
    with refused("table-not-your-seat"):
        requests.composing_seat(sitting.table, "a stranger", None)
    with refused("table-not-started"):
        requests.composing_seat(Sitting("alcatraz", 3).seat_all().table, guest(0), None)
    with refused("table-no-statements"):
        requests.composing_seat(Sitting("art-robbery", 2).start().table, guest(0), None)
