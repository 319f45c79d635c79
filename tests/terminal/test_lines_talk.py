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
    await typist.until("Your choice: ")
    number = offer_by_bo(place)
    await typist.until(f"  Bo: ({number + 1}) My offer to you:")
    await typist.until("Your choice: ")
    await typist.choose(f"accept offer {number + 1} by Bo")
    await typist.until(f"Deal! Offer {number + 1} accepted.")
    await typist.until("Your choice: ")
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose("make an offer, a promise or a request…")
    await typist.until("  0  one step back")
    await typist.choose("offer to Bo: we both vote for Cleo")
    await typist.until("  Ann: (3) My offer to Bo:")
    await typist.until("Your choice: ")
    await typist.type("call the vote")
    await typist.until("You call the vote.")
    await typist.type("q")
    await typist.leaves()


async def build(typist: Typist, *labels: str) -> None:
    """Begin a statement, and answer its questions by the numbers of these."""
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose("make an offer, a promise or a request…")
    for label in labels:
        await typist.until("  0  one step back")
        await typist.choose(label)


async def test_a_statement_is_built_step_by_step_and_what_cannot_be_said_is_told_at_once() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist, round = Typist(place), round_at(place)
    await typist.until("Your choice: ")
    await build(typist, "Bo", "I…", "I’ll vote for…", "Bo")
    await typist.until("  0  one step back")
    await typist.type("0")
    for label in ("Cleo", f"Round {round + 1}"):
        await typist.until("  0  one step back")
        await typist.choose(label)
    promise = f"My promise to Bo: I’ll vote for Cleo in round {round + 1}."
    await typist.until(f"{promise}\nWhat do you say?")
    await typist.type("9")
    await typist.until("! “9” isn’t on the list. Type a number from 1 to 7.")
    await typist.until("Your choice: ")
    await typist.choose("say it")
    await typist.until(f"  Ann: (1) {promise}")
    await typist.until("Your choice: ")
    await build(typist, "Bo", "I…", "I’ll vote for…", "Cleo", f"Round {round + 1}")
    await typist.until(f"{promise}\n! You’ve already promised that.\nWhat do you say?")
    assert "say it" not in await typist.until("  0  one step back")
    await typist.type("0")
    for _ in range(5):
        await typist.until("  0  one step back")
        await typist.type("0")
    await typist.until("Time to talk")
    await typist.type("i")
    await typist.until("(1) You’ve promised Bo: I’ll vote for Cleo")
    await typist.type("q")
    await typist.leaves()


async def test_a_statement_that_is_refused_stays_as_it_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist, promise = Typist(place), f"My promise to Bo: I’ll vote for Cleo in round {round_at(place)}."
    await typist.until("Your choice: ")
    await build(typist, "Bo", "I…", "I’ll vote for…", "Cleo", f"Round {round_at(place)}")
    await typist.until("  0  one step back")
    with monkeypatch.context() as patch:
        patch.setattr(requests, "say", too_talkative)
        await typist.choose("say it")
        await typist.until("! Easy! Give the others a moment to answer.")
    await typist.until("  0  one step back")
    await typist.choose("say it")
    await typist.until(f"  Ann: (1) {promise}")
    await typist.type("q")
    await typist.leaves()


async def test_what_can_be_said_follows_the_game_while_it_is_built() -> None:
    """Bo makes an offer and takes it back, while Ann puts another in its place: hers stands by itself."""
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Your choice: ")
    number = offer_by_bo(place)
    await typist.until("Your choice: ")
    await typist.type("t")
    await typist.until("  0  Back")
    await typist.choose(f"counter Bo’s offer {number + 1}…")
    for label in ("you…", "Come to…", "Chapel", f"Round {round_at(place)}"):
        await typist.until("  0  one step back")
        await typist.choose(label)
    await typist.until(f"My counteroffer to Bo (offer {number + 1}):")
    await typist.until("  0  one step back")
    place.post(lambda: requests.say_for(place.table, 1, {"act": "withdraw", "ref": number}))
    await typist.until("My request to Bo:")
    await typist.until("  0  one step back")
    await typist.choose("say it")
    await typist.until("  Ann: (3) My request to Bo:")
    await typist.type("q")
    await typist.leaves()


async def test_another_key_closes_a_statement_and_news_do_not_open_it_again() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Your choice: ")
    await build(typist, "Bo")
    await typist.until("  0  one step back")
    await typist.type("r 12")
    await typist.until("AL-12")
    offer_by_bo(place)
    await typist.until("  Bo: (1) My offer to you:")
    assert "one step back" not in await typist.until("Your choice: ")
    await typist.type("q")
    await typist.leaves()


async def test_news_under_a_prompt_begin_a_line_of_their_own() -> None:
    place = local("alcatraz", steps=40, talk=True)
    typist = Typist(place)
    await typist.until("Your choice: ")
    offer_by_bo(place)
    assert (await typist.until("  Bo: (")).startswith("\n")
    await typist.type("q")
    await typist.leaves()
