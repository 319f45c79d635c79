"""Statements built step by step: whatever is chosen on the way, the table understands it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from getaway.games.alcatraz.clauses import CLAUSES, CONDITIONS
from getaway.kernel.errors import Refusal
from getaway.table import requests
from getaway.table.report import Report
from getaway.terminal.bargain import GET, GIVE, Draft, Part, Step, answer_to, step
from getaway.terminal.bargaining import Bargain
from getaway.terminal.local import LocalTable
from getaway.terminal.numbered import Numbered
from getaway.words import LANGUAGES, Words
from tests.terminal.screen import Person, local, offer_by_bo, round_at, seated


@pytest.fixture
def table() -> Iterator[LocalTable]:
    place = local("alcatraz", players=4, steps=60)
    yield place
    place._saved.close(over=True)


def seen(place: LocalTable) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(Report(place.table).view(0, (0,), 0, labels=True))
    return view


def words_for(place: LocalTable, lang: str = "en") -> Words:
    return Words(place.game, lang, [chair.name for chair in place.table.chairs])


def pick(asked: Step, label: str) -> Draft:
    """The draft behind an answer."""
    return {option.label: option.draft for option in asked.options}[label]


def refusal(place: LocalTable, draft: Draft) -> str | None:
    try:
        requests.say(place.table, "you", 0, 0, statement=draft.statement())
    except Refusal as error:
        return error.reason.message
    return None


@pytest.mark.parametrize("lang", list(LANGUAGES))
def test_every_clause_and_condition_can_be_built_and_is_understood(table: LocalTable, lang: str) -> None:
    view, words = seen(table)["view"], words_for(table, lang)
    lot = random.Random(lang)
    for number, (side, kind) in enumerate(product((GIVE, GET), CLAUSES)):
        condition = (None, *CONDITIONS)[number % 4]
        draft = Draft(0, to=lot.choice(((1,), (1, 3))), part=Part(side))
        draft = pick(step(draft, view, words), words.text("say-clause", side=side, clause=kind))
        draft = filled_by_lot(draft, view, words, lot)
        if condition is not None:
            draft = pick(step(draft, view, words), words.text("say-if", condition=condition))
            draft = filled_by_lot(draft, view, words, lot)
        assert draft.statement()[side][0]["clause"] == kind
        assert draft.statement().get("if", {}).get("condition") == condition
        assert refusal(table, draft) is None, draft.statement()
        assert all(words.say(sentence) for sentence in draft.sentences())


def filled_by_lot(draft: Draft, view: Any, words: Words, lot: random.Random) -> Draft:
    """The part that is asked about, with all its gaps filled somehow."""
    while draft.part is not None:
        draft = lot.choice(step(draft, view, words).options).draft
    return draft


def test_any_way_through_the_questions_is_understood_or_refused_for_saying_a_thing_twice(
    table: LocalTable,
) -> None:
    view, words = seen(table)["view"], words_for(table)
    said = 0
    for seed in range(60):
        lot, draft = random.Random(seed), Draft(0)
        while not draft.is_said:
            draft = lot.choice(step(draft, view, words).options).draft
        wrong = refusal(table, draft)
        assert wrong in (None, "no-talk-same"), draft.statement()
        said += wrong is None
    assert said > 40


def test_what_is_built_is_one_offer_with_what_it_asks_for_in_return(table: LocalTable) -> None:
    view, words = seen(table)["view"], words_for(table)
    draft = Draft(0)
    for label in ("Bo", "I …", "I give…", "Bo", "key", "2", f"Round {view['round'] + 1}"):
        draft = pick(step(draft, view, words), label)
    assert draft.act == "offer"
    for label in ("you …", "Vote for…", "Cleo", f"Round {view['next_vote']}"):
        draft = pick(step(draft, view, words), label)
    assert draft.statement() == {
        "act": "offer",
        "to": [1],
        "give": [{"clause": "give", "who": 0, "to": 1, "thing": "key", "count": 2, "by": view["round"] + 1}],
        "get": [{"clause": "vote", "who": 1, "candidate": 2, "round": view["next_vote"]}],
    }
    open_longer = pick(step(draft, view, words), "the offer stays open longer …")
    longest = step(open_longer, view, words).options[-1].draft
    assert longest.statement()["expires"] == min(view["round"] + 1, view["next_vote"])
    assert refusal(table, longest) is None
    assert pick(step(longest, view, words), "start again") == Draft(0)


def test_an_answer_to_an_offer_goes_to_whoever_made_it_and_asks_for_something(table: LocalTable) -> None:
    view, words = seen(table)["view"], words_for(table)
    draft = answer_to({"number": 7, "statement": {"from": 2, "to": [0]}}, 0)
    assert draft.to == (2,)
    for label in ("I …", "I will not steal…", "Cleo", f"Round {view['round']}"):
        draft = pick(step(draft, view, words), label)
    assert "say it" not in [option.label for option in step(draft, view, words).options]
    for label in ("you …", "Do not steal…", "Ann", f"Round {view['round']}"):
        draft = pick(step(draft, view, words), label)
    assert "say it" in [option.label for option in step(draft, view, words).options]
    assert (draft.statement()["act"], draft.statement()["ref"]) == ("counter", 7)


async def answer(person: Person, *labels: str) -> None:
    """Answer the questions of the builder by the numbers of these."""
    for label in labels:
        screen = person.app.screen
        assert isinstance(screen, Bargain)
        number = [option.label for option in screen.step.options].index(label) + 1
        answers = screen.query_one(Numbered)
        await person.press(*str(number))
        if answers.typed:
            await person.press("enter")


async def test_a_person_builds_a_promise_and_what_is_refused_stays_to_be_said_otherwise() -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        round = round_at(place)
        await person.press("t")
        await person.click_on("make an offer, a promise or a request")
        await answer(person, "Bo", "I …", "I will vote for…", "Bo")
        await person.press("escape")
        await answer(person, "Cleo", f"Round {round + 1}")
        await person.until_seen(f"My promise to Bo: I will vote for Cleo in round {round + 1}.")
        await person.press("9")
        await person.until_seen("! '9' is not one of the choices: type a number from 1 to 7.")
        await answer(person, "say it")
        await person.until_told(f"My promise to Bo: I will vote for Cleo in round {round + 1}.")
        assert len(person.app.screen_stack) == 1
        await person.press("t")
        await person.click_on("make an offer, a promise or a request")
        await answer(person, "Bo", "I …", "I will vote for…", "Cleo", f"Round {round + 1}", "say it")
        await person.until_seen("! You have promised this already. (AL-12)")
        for _ in range(6):
            assert isinstance(person.app.screen, Bargain)
            await person.press("escape")
        assert len(person.app.screen_stack) == 1
        number = next(p.number for p in place.table.ledger.promises if p.who == 0)
        await person.press("i", "end")
        await person.until_seen(f"({number}) Ann has promised Bo: “I will vote for Cleo")


async def test_own_offers_are_taken_back_others_answered_and_promises_called_broken() -> None:
    place = local("alcatraz", steps=40, talk=True)
    async with seated(place) as person:
        await person.until_asked()
        number, round = offer_by_bo(place), round_at(place)
        await person.press("t")
        await person.click_on(f"answer offer {number} by Bo with another")
        await answer(person, "you …", "Come to…", "Chapel", f"Round {round}", "say it")
        await person.until_told(f"My answer to Bo on offer {number}: rather this.")
        await person.press("t")
        await person.click_on("take your offer")
        await person.until_told(f"I take offer {number + 1} back.")
        offer_by_bo(place, wants_mine=False)
        promised = place.table.ledger.promises[-1].number
        await person.press("t")
        await person.click_on(f"say that Bo broke promise {promised}")
        await person.until_told(f"Ann: ({number + 4}) Promise {promised} was broken, I say.")
