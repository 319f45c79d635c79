"""Talk in plain lines: offers are answered by number, a statement is built one question after the other."""

from __future__ import annotations

import pytest

from getaway.table import requests
from tests.terminal.screen import local, offer_by_bo, round_at, too_talkative
from tests.terminal.typist import Typist


async def test_offers_are_made_and_answered_by_number() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Time to talk")
    await typist.until("Choice: ")
    number = offer_by_bo(place)
    await typist.until(f"  Bo: ({number}) My offer to Ann:")
    await typist.until("Choice: ")
    await typist.choose(f"say yes to offer {number} by Bo")
    await typist.until(f"Agreed: offer {number}.")
    await typist.until("Choice: ")
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose("make an offer, a promise or a request …")
    await typist.until("  0  one step back")
    await typist.choose("offer to Bo: we both vote for Cleo")
    await typist.until("  Ann: (2) My offer to Bo:")
    await typist.until("Choice: ")
    await typist.type("call the vote")
    await typist.until("Ann calls the vote.")
    await typist.type("q")
    await typist.leaves()


async def build(typist: Typist, *labels: str) -> None:
    """Begin a statement, and answer its questions by the numbers of these."""
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose("make an offer, a promise or a request …")
    for label in labels:
        await typist.until("  0  one step back")
        await typist.choose(label)


async def test_a_statement_is_built_step_by_step_and_what_cannot_be_said_is_told_at_once() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist, round = Typist(place), round_at(place)
    await typist.until("Choice: ")
    await build(typist, "Bo", "I …", "I will vote for…", "Bo")
    await typist.until("  0  one step back")
    await typist.type("0")
    for label in ("Cleo", f"Round {round + 1}"):
        await typist.until("  0  one step back")
        await typist.choose(label)
    promise = f"My promise to Bo: I will vote for Cleo in round {round + 1}."
    await typist.until(f"{promise}\nWhat do you say?")
    await typist.type("9")
    await typist.until("! '9' is not one of the choices: type a number from 1 to 7.")
    await typist.until("Choice: ")
    await typist.choose("say it")
    await typist.until(f"  Ann: (0) {promise}")
    await typist.until("Choice: ")
    await build(typist, "Bo", "I …", "I will vote for…", "Cleo", f"Round {round + 1}")
    await typist.until(f"{promise}\n! You have promised this already.\nWhat do you say?")
    assert "say it" not in await typist.until("  0  one step back")
    await typist.type("0")
    for _ in range(5):
        await typist.until("  0  one step back")
        await typist.type("0")
    await typist.until("Time to talk")
    await typist.type("i")
    await typist.until("(0) Ann has promised Bo: I will vote for Cleo")
    await typist.type("q")
    await typist.leaves()


async def test_a_statement_that_is_refused_stays_as_it_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist, promise = Typist(place), f"My promise to Bo: I will vote for Cleo in round {round_at(place)}."
    await typist.until("Choice: ")
    await build(typist, "Bo", "I …", "I will vote for…", "Cleo", f"Round {round_at(place)}")
    await typist.until("  0  one step back")
    with monkeypatch.context() as patch:
        patch.setattr(requests, "say", too_talkative)
        await typist.choose("say it")
        await typist.until("! Wait a little before you say more.")
    await typist.until("  0  one step back")
    await typist.choose("say it")
    await typist.until(f"  Ann: (0) {promise}")
    await typist.type("q")
    await typist.leaves()


async def test_what_can_be_said_follows_the_game_while_it_is_built() -> None:
    """Bo makes an offer and takes it back, while Ann puts another in its place: hers stands by itself."""
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Choice: ")
    number = offer_by_bo(place)
    await typist.until("Choice: ")
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose(f"answer offer {number} by Bo with another …")
    for label in ("you …", "Come to…", "Chapel", f"Round {round_at(place)}"):
        await typist.until("  0  one step back")
        await typist.choose(label)
    await typist.until(f"My answer to Bo on offer {number}: rather this.")
    await typist.until("  0  one step back")
    place.post(lambda: requests.say_for(place.table, 1, {"act": "withdraw", "ref": number}))
    await typist.until("My request to Bo:")
    await typist.until("  0  one step back")
    await typist.choose("say it")
    await typist.until("  Ann: (2) My request to Bo:")
    await typist.type("q")
    await typist.leaves()


async def test_another_key_closes_a_statement_and_news_do_not_open_it_again() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Choice: ")
    await build(typist, "Bo")
    await typist.until("  0  one step back")
    await typist.type("r 12")
    await typist.until("AL-12")
    offer_by_bo(place)
    await typist.until("  Bo: (0) My offer to Ann:")
    assert "one step back" not in await typist.until("Choice: ")
    await typist.type("q")
    await typist.leaves()


async def test_news_under_a_prompt_begin_a_line_of_their_own() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Choice: ")
    offer_by_bo(place)
    assert (await typist.until("  Bo: (")).startswith("\n")
    await typist.type("q")
    await typist.leaves()
