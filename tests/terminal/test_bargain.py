"""Statements built step by step: whatever is chosen on the way, the table understands it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from getaway.client.message import Message
from getaway.games.alcatraz.rules.rounds import next_vote
from getaway.kernel.errors import Refusal
from getaway.kernel.json_value import JsonObject
from getaway.kernel.talk import Composition
from getaway.places.local import LocalTable
from getaway.places.reading import read_composition
from getaway.table import requests
from getaway.table.report import Report
from getaway.terminal.bargain import Asking, Option, put, step, summary
from getaway.terminal.bargaining import Bargain
from getaway.terminal.numbered import Numbered
from getaway.words import LANGUAGES, Words
from tests.games.alcatraz.parts import CLAUSES, CONDITIONS
from tests.games.alcatraz.talking import ledger_of
from tests.terminal.screen import Person, local, offer_by_bo, round_at, seated, too_talkative


@pytest.fixture
def table() -> Iterator[LocalTable]:
    place = local("alcatraz", players=4, steps=60)
    yield place
    place._saved.close(over=True)


class Building:
    """A statement on its way, as the screen asks for it."""

    def __init__(self, place: LocalTable, lang: str = "en", **draft: Any) -> None:
        self.report = Report(place.table)
        self.words = Words(place.game, lang, [chair.name for chair in place.table.chairs])
        self.asking = Asking()
        self.composed = self.compose(draft)
        self.said: Message | None = None

    def compose(self, draft: object) -> Composition:
        """What the table answers."""
        return read_composition(msgspec.to_builtins(self.report.composed("", 0, draft)))

    @property
    def options(self) -> tuple[Option, ...]:
        return step(self.composed, self.asking, self.words).options

    def choose(self, option: Option) -> None:
        self.asking, self.said = option.asking, option.statement
        if option.draft is not None:
            self.composed = self.compose(option.draft)

    def pick(self, *labels: str) -> Building:
        for label in labels:
            self.choose(next(option for option in self.options if option.label == label))
        return self

    @property
    def statement(self) -> Message:
        assert self.composed.statement is not None
        return self.composed.statement


def state(place: LocalTable) -> Any:
    assert place.table.play is not None
    return place.table.play.state


def refusal(place: LocalTable, statement: Message | None) -> str | None:
    try:
        requests.say(place.table, "you", 0, 0, statement=statement)
    except Refusal as error:
        return error.reason.message
    return None


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_clause_and_condition_can_be_built_and_is_understood(table: LocalTable, lang: str) -> None:
    lot = random.Random(lang)
    for number, (side, kind) in enumerate(product(("give", "get"), CLAUSES)):
        condition = (None, *CONDITIONS)[number % 4]
        building = Building(table, lang, to=lot.choice(([1], [1, 3])))
        words = building.words
        building.asking = Asking((side, 0))
        building.pick(words.text("say-clause", side=side, clause=kind))
        fill_by_lot(building, lot)
        if condition is not None:
            building.pick(words.text("say-if", condition=condition))
            fill_by_lot(building, lot)
        assert building.statement[side][0]["clause"] == kind
        assert building.statement.get("if", {}).get("condition") == condition
        assert refusal(table, building.statement) is None, building.statement
        assert summary(building.composed, words)


def fill_by_lot(building: Building, lot: random.Random) -> None:
    """The part that is asked about, with all its gaps filled somehow."""
    words = building.words
    while words.text("say-start-again") not in [option.label for option in building.options]:
        building.choose(lot.choice(building.options))


def test_any_way_through_the_questions_ends_in_what_the_table_takes(table: LocalTable) -> None:
    for seed in range(60):
        lot, building = random.Random(seed), Building(table)
        for _ in range(200):
            building.choose(lot.choice(building.options))
            if building.said is not None:
                break
        assert building.said is not None
        assert refusal(table, building.said) is None, building.said


def test_what_is_built_is_one_offer_with_what_it_asks_for_in_return(table: LocalTable) -> None:
    now = round_at(table)
    vote = next_vote(state(table))
    building = Building(table).pick("Bo", "I…", "I’ll give…", "Bo", "key", "how many: 2", f"Round {now + 1}")
    building.pick("you…", "Vote for…", "Cleo", f"Round {vote}")
    assert building.statement == {
        "act": "offer",
        "from": 0,
        "to": [1],
        "give": [{"clause": "give", "who": 0, "to": 1, "thing": "key", "count": 2, "by": now + 1}],
        "get": [{"clause": "vote", "who": 1, "candidate": 2, "round": vote}],
    }
    building.pick("keep the offer open longer…")
    building.choose(building.options[-1])
    assert building.statement["expires"] == min(now + 1, vote)
    assert refusal(table, building.statement) is None
    building.pick("start again")
    assert building.composed == Building(table).composed


def test_what_is_half_built_is_told_with_its_gaps(table: LocalTable) -> None:
    building = Building(table).pick("Bo")
    assert summary(building.composed, building.words) == "My promise to Bo:"
    building.pick("I…", "I’ll give…", "Cleo")
    now = round_at(table)
    assert summary(building.composed, building.words) == (
        f"My promise to Bo: I’ll give Cleo … by the end of round {now}."
    )


def test_a_condition_is_taken_out_again(table: LocalTable) -> None:
    building = Building(table).pick("Bo", "I…", "I won’t steal…", "Bo", f"Round {round_at(table)}")
    building.pick("only if … has …", "Cleo", "gun")
    assert building.statement["if"] == {"condition": "has", "who": 2, "thing": "gun"}
    building.pick("without the condition")
    assert "if" not in building.statement


def test_a_value_is_put_at_its_place_and_the_draft_before_stays_as_it_was() -> None:
    draft: JsonObject = {"give": [{"clause": "vote"}], "get": []}
    assert put(draft, ("give", 0, "candidate"), 2)["give"] == [{"clause": "vote", "candidate": 2}]
    assert put(draft, ("give", 1), {"clause": "at"})["give"] == [{"clause": "vote"}, {"clause": "at"}]
    assert put(draft, ("to",), [1])["to"] == [1]
    assert draft == {"give": [{"clause": "vote"}], "get": []}


def test_an_answer_to_an_offer_goes_to_whoever_made_it_and_asks_for_something(table: LocalTable) -> None:
    now = round_at(table)
    wish = {"clause": "at", "who": 0, "room": "chapel", "round": now}
    number = ledger_of(table.table).hear({"act": "ask", "to": [0], "get": [wish]}, state(table), 1).number
    building = Building(table, ref=number)
    assert building.composed.draft["to"] == [1]
    building.pick("I…", "I won’t steal…", "Bo", f"Round {now}")
    assert "say it" not in [option.label for option in building.options]
    building.pick("you…", "Don’t steal…", "Ann", f"Round {now}")
    assert "say it" in [option.label for option in building.options]
    assert (building.statement["act"], building.statement["ref"]) == ("counter", number)


async def answer(person: Person, *labels: str) -> None:
    """Answer the questions of the builder by the numbers of these."""
    for label in labels:
        screen = person.app.screen
        assert isinstance(screen, Bargain)
        await person.until(lambda screen=screen, label=label: label in _labels(screen))  # type: ignore[misc]
        answers = screen.query_one(Numbered)
        await person.press(*str(_labels(screen).index(label) + 1))
        if answers.typed:
            await person.press("enter")


def _labels(screen: Bargain) -> list[str]:
    return [option.label for option in screen.composing.step.options]


async def test_a_person_builds_a_promise_and_is_told_at_once_what_cannot_be_said() -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        round = round_at(place)
        await person.press("t")
        await person.click_on("make an offer, a promise or a request")
        await answer(person, "Bo", "I…", "I’ll vote for…", "Bo")
        await person.press("escape")
        await answer(person, "Cleo", f"Round {round + 1}")
        await person.until_seen(f"My promise to Bo: I’ll vote for Cleo in round {round + 1}.")
        await person.press("9")
        await person.until_seen("! “9” isn’t on the list. Type a number from 1 to 7.")
        await answer(person, "say it")
        await person.until_told(f"My promise to Bo: I’ll vote for Cleo in round {round + 1}.")
        assert len(person.app.screen_stack) == 1
        await person.press("t")
        await person.click_on("make an offer, a promise or a request")
        await answer(person, "Bo", "I…", "I’ll vote for…", "Cleo", f"Round {round + 1}")
        await person.until_seen("! You’ve already promised that.")
        assert isinstance(person.app.screen, Bargain)
        assert "say it" not in _labels(person.app.screen)
        for _ in range(6):
            assert isinstance(person.app.screen, Bargain)
            await person.press("escape")
        assert len(person.app.screen_stack) == 1
        number = next(p.number for p in ledger_of(place.table).promises if p.who == 0)
        await person.press("i", "end")
        await person.until_seen(f"({number + 1}) You’ve promised Bo: I’ll vote for Cleo")


async def test_what_can_be_said_follows_the_game_while_it_is_built() -> None:
    """Bo makes an offer and takes it back, while Ann puts another in its place: hers stands by itself."""
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        number = offer_by_bo(place)
        await person.press("t")
        await person.click_on(f"counter Bo’s offer {number + 1}")
        await answer(person, "you…", "Come to…", "Chapel", f"Round {round_at(place)}")
        await person.until_seen(f"My counteroffer to Bo (offer {number + 1}):")
        place.post(lambda: requests.say_for(place.table, 1, {"act": "withdraw", "ref": number}))
        await person.until_seen("My request to Bo:")
        await answer(person, "say it")
        await person.until_told("My request to Bo:")


async def test_a_statement_that_is_refused_stays_as_it_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        await person.press("t")
        await person.click_on("make an offer, a promise or a request")
        await answer(person, "Bo", "I…", "I’ll vote for…", "Cleo", f"Round {round_at(place)}")
        with monkeypatch.context() as patch:
            patch.setattr(requests, "say", too_talkative)
            await answer(person, "say it")
            await person.until_seen("! Easy! Give the others a moment to answer.")
        await answer(person, "say it")
        await person.until_told("My promise to Bo:")
        await person.until(lambda: len(person.app.screen_stack) == 1)


async def test_own_offers_are_taken_back_others_answered_and_promises_called_broken() -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        number, round = offer_by_bo(place), round_at(place)
        await person.press("t")
        await person.click_on(f"counter Bo’s offer {number + 1}")
        await answer(person, "you…", "Come to…", "Chapel", f"Round {round}", "say it")
        await person.until_told(f"My counteroffer to Bo (offer {number + 1}):")
        await person.press("t")
        await person.click_on("withdraw your offer")
        await person.until_told(f"I’m taking offer {number + 2} back.")
        offer_by_bo(place, wants_mine=False)
        promised = ledger_of(place.table).promises[-1].number
        await person.press("t")
        await person.click_on(f"accuse Bo of breaking promise {promised + 1}")
        await person.until_told(f"Ann: ({number + 5}) Liar! Promise {promised + 1} was broken.")
