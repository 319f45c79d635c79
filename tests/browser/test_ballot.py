"""What a voter needs, what waits for an answer and where the plan stands is in sight, on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.looking import overflow, violations
from tests.browser.prepared import PreparedTable
from tests.browser.prison import prison
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.games.alcatraz.scene import ANN, BO, CY, DI

SMALL = {"width": 360, "height": 640}
SIZES = pytest.mark.parametrize("viewport", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])


def at_the_vote() -> PreparedTable:
    """Bo is in office; Cy has promised Ann to vote for Kira, and broken another word."""
    table = PreparedTable(prison())
    vote = {"clause": "vote", "who": CY, "candidate": DI, "round": 7}
    table.say(CY, act="offer", to=[ANN], give=[{"clause": "at", "who": CY, "room": "chapel", "round": 6}])
    for seat in (BO, CY, DI, ANN):
        table.do(seat, "end the turn")
    table.say(CY, act="offer", to=[ANN], give=[vote])
    table.call()
    return table


@SIZES
def test_a_voter_sees_the_plan_the_promises_the_record_and_the_weight(
    visit: Visit, viewport: dict[str, int]
) -> None:
    page = visit(BLANK, viewport=viewport)
    at_the_vote().open(page, ANN)
    slips = page.locator(".slip")
    expect(slips.nth(BO)).to_contain_text("without Bo 4 of 6")
    expect(slips.nth(ANN)).to_contain_text("without you 5 of 6")
    page.locator(f"[data-slip='{CY}']").click()
    cy = slips.nth(CY)
    expect(cy.get_by_text("The others still need F.")).to_be_visible()
    expect(cy.locator(".plan .lack")).to_have_text(["F"])
    expect(cy.get_by_text("0 kept, 1 broken")).to_be_visible()
    expect(cy.locator(".stamp, [class*=stamp]").first).to_be_visible()
    foot = page.locator(".ballot footer")
    expect(foot).to_contain_text("4½ votes in all: Bo’s counts 1½")
    expect(foot).to_contain_text("If promises are kept, Kira gets 1.")
    for needed in (page.locator(".ballot .btn.main"), foot):
        expect(needed).to_be_in_viewport(ratio=1)
    assert overflow(page) == []
    assert violations(page) == []


def test_a_choice_is_kept_while_one_looks_at_the_plan(visit: Visit) -> None:
    page = visit(BLANK, viewport=SMALL)
    at_the_vote().open(page, ANN)
    page.locator(f"[data-slip='{BO}']").click()
    page.get_by_role("button", name="See the plan").click()
    expect(page.locator("[data-room=laundry]")).to_be_visible()
    page.get_by_role("button", name="Back to the vote").click()
    expect(page.locator(f"[data-slip='{BO}']")).to_be_checked()


def test_that_a_vote_can_be_changed_is_said_only_if_it_can(visit: Visit) -> None:
    page = visit(BLANK)
    table = at_the_vote()
    table.open(page, ANN)
    note = page.locator(".ballot .note")
    expect(note).to_have_text("You can change it until the last vote is in.")
    for seat in (BO, CY, DI):
        table.do(seat, "choose seat 1")
    expect(note).to_have_text("Yours is the last vote: seal it, and all are opened.")


@SIZES
def test_an_offer_s_answers_are_in_sight_and_a_counter_begins_with_it(
    visit: Visit, viewport: dict[str, int]
) -> None:
    page = visit(BLANK, viewport=viewport)
    table = PreparedTable(prison())
    for seat in (BO, CY, DI, ANN):
        table.do(seat, "end the turn")
    table.open(page, ANN)
    jacket = {"clause": "give", "who": CY, "to": ANN, "thing": "jacket", "count": 1, "by": 7}
    vote = {"clause": "vote", "who": ANN, "candidate": DI, "round": 7}
    table.say(CY, act="offer", to=[ANN], give=[jacket], get=[vote])
    offer = page.locator(".offer.ours")
    for button in offer.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    expect(offer.get_by_role("button")).to_have_count(3)
    assert violations(page) == []
    offer.get_by_role("button").nth(2).click()
    composed = page.locator(".compose")
    expect(composed).to_contain_text("jacket")
    expect(composed).to_contain_text("Kira")


@SIZES
def test_a_no_says_why_and_stays_with_its_offer(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    table = PreparedTable(prison())
    for seat in (BO, CY, DI, ANN):
        table.do(seat, "end the turn")
    table.open(page, ANN)
    vote = {"clause": "vote", "who": ANN, "candidate": DI, "round": 7}
    jacket = {"clause": "give", "who": CY, "to": ANN, "thing": "jacket", "count": 1, "by": 7}
    table.say(CY, act="offer", to=[ANN], give=[jacket], get=[vote])
    page.locator(".offer.ours .btn").nth(1).click()
    reasons = page.locator(".offer .why").get_by_role("button")
    for button in reasons.all():
        button.evaluate("button => button.scrollIntoView({block: 'center'})")
        expect(button).to_be_in_viewport(ratio=1)
    assert violations(page) == []
    reasons.get_by_text("I don’t trust you enough.").click()
    card = page.locator(".offer")
    expect(card).to_have_count(1)
    expect(card).to_contain_text("jacket")
    expect(card.locator(".outcome")).to_contain_text("you: No. I don’t trust you enough.")
    # What is said of offers is nowhere else.
    for tab in ("Said", "Log"):
        page.get_by_role("tab", name=tab).click()
        expect(page.locator(".told")).not_to_contain_text("jacket")
    # Ours comes back with its no, and can be changed.
    page.get_by_role("tab", name="Deals").click()
    give = {"clause": "give", "who": ANN, "to": BO, "thing": "key", "count": 1, "by": 7}
    table.say(ANN, act="offer", to=[BO], give=[give], get=[{**vote, "who": BO}])
    table.say(BO, act="reject", ref=2, why="promised")
    ours = page.locator(".offer").first
    expect(ours.locator(".outcome")).to_contain_text("I’ve already promised my vote.")
    ours.get_by_role("button").click()
    expect(page.locator(".compose")).to_contain_text("key")


@SIZES
def test_the_goal_is_always_in_sight_and_explains_itself(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    PreparedTable(prison()).open(page, BO)
    goal = page.locator(".goal")
    expect(goal).to_have_text("All but one get away. To ditch Ann: F missing. To ditch you: B, F missing.")
    expect(goal).to_be_in_viewport(ratio=1)
    assert overflow(page) == []
    goal.click()
    expect(page.get_by_role("dialog")).to_contain_text("AL-34")
