"""A statement on its way to and from the table, which may be slower than fingers, while the game goes on."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from getaway.client.message import Message
from getaway.kernel.json_value import Json, JsonObject
from getaway.places.local import LocalTable
from getaway.places.reading import read_composition
from getaway.table.report import Report
from getaway.terminal.composing import Composing
from getaway.words import Words
from tests.games.alcatraz.talking import ledger_of, state_of
from tests.terminal.screen import local, round_at


class SlowTable:
    """A table that answers when the test says so."""

    def __init__(self, place: LocalTable, **draft: Json) -> None:
        self.place = place
        self.asked: list[JsonObject] = []
        self.heard: list[JsonObject] = []
        words = Words(place.game, "en", [chair.name for chair in place.table.chairs])
        self.composing = Composing(draft, words, self.asked.append, self.heard.append)
        self.composing.start()

    def answer(self) -> bool:
        """Answer what was asked first."""
        return self.composing.be_told(
            read_composition(msgspec.to_builtins(Report(self.place.table).composed("", 0, self.asked.pop(0))))
        )

    def pick(self, label: str) -> None:
        self.composing.choose([option.label for option in self.composing.step.options].index(label))

    def choose(self, *labels: str) -> None:
        """Answer questions, and wait for the table each time."""
        for label in labels:
            self.pick(label)
            while self.asked:
                self.answer()


@pytest.fixture
def place() -> Iterator[LocalTable]:
    table = local("alcatraz", steps=40, talk=True)
    yield table
    table._saved.close(over=True)


def hear(place: LocalTable, statement: Message) -> None:
    """Bo says something, and nobody is told yet."""
    ledger_of(place.table).hear(statement, state_of(place.table), 1)


@pytest.fixture
def slow(place: LocalTable) -> SlowTable:
    table = SlowTable(place)
    table.answer()
    return table


def test_before_the_table_has_answered_nothing_is_asked_and_nothing_chosen(place: LocalTable) -> None:
    slow = SlowTable(place)
    assert not slow.composing.is_asking
    assert slow.composing.step.options == ()
    assert (slow.composing.said, slow.composing.wrong) == ("", "")
    slow.composing.choose(0)
    assert len(slow.asked) == 1
    assert slow.answer()
    assert slow.composing.is_asking


def test_a_second_key_before_the_table_has_answered_chooses_nothing(slow: SlowTable) -> None:
    slow.pick("Bo")
    slow.pick("Cleo")
    assert [draft["to"] for draft in slow.asked] == [[1]]


def test_what_is_taken_back_before_it_is_answered_stays_taken_back(slow: SlowTable) -> None:
    first = slow.composing.step
    slow.pick("Bo")
    assert slow.composing.go_back()
    assert not slow.answer()
    assert slow.composing.step == first
    assert not slow.answer()
    assert slow.composing.step == first
    slow.choose("Cleo")
    assert slow.composing.said == "My promise to Cleo:"


def test_an_answer_that_the_next_question_has_overtaken_does_not_count(slow: SlowTable) -> None:
    """The game goes on just when something is chosen: the first answer is to the draft before."""
    slow.composing.renew()
    slow.pick("Bo")
    assert not slow.answer()
    assert not slow.composing.is_asking
    assert slow.answer()
    assert slow.composing.said == "My promise to Bo:"


def test_one_step_back_is_a_step_of_the_game_as_it_is_now(place: LocalTable) -> None:
    vote = {"clause": "vote", "who": 1, "candidate": 2, "round": round_at(place)}
    offer = {"act": "offer", "to": [0], "give": [vote], "get": [{**vote, "who": 0}]}
    hear(place, offer)
    slow = SlowTable(place, ref=0)
    slow.answer()
    slow.choose("you…", "Come to…")
    hear(place, {"act": "withdraw", "ref": 0})
    assert slow.composing.go_back()
    assert slow.answer()
    assert slow.composing.said == "My promise to Bo:"


def test_from_the_first_question_one_goes_back_to_the_table(slow: SlowTable) -> None:
    assert not slow.composing.go_back()
    assert not slow.asked


def test_a_table_that_lets_nobody_begin_leaves_nothing_to_build(place: LocalTable) -> None:
    slow = SlowTable(place)
    assert slow.composing.awaits_answer
    assert not slow.composing.be_refused("No.")
    assert not slow.composing.awaits_answer


def test_what_is_refused_is_asked_again_with_the_reason_until_the_next_choice(slow: SlowTable) -> None:
    slow.choose("offer to Bo: we both vote for Cleo")
    assert slow.heard[0]["to"] == [1]
    assert slow.composing.is_sent
    slow.composing.renew()
    assert not slow.asked
    assert slow.composing.be_refused("No.")
    assert (slow.composing.is_asking, slow.composing.wrong) == (True, "No.")
    slow.choose("Bo")
    assert slow.composing.wrong == ""
