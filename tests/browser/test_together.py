"""People at one table of a real server: three at the end of Alcatraz, one who loses the network."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.keyboard import reach
from tests.browser.last_round import NAMES, put_on
from tests.browser.people import act, asked, guest_of
from tests.games.alcatraz.scene import ANN, BO
from tests.web.serving import Served, table_with

WAYS: tuple[dict[str, Any], ...] = ({}, {"viewport": PHONE}, {})  # of Ann, Bo and Cy


def offered(page: Page, icon: str) -> Locator:
    """An offered action, by the sign on it."""
    return page.locator(f".can-l .act:has(use[href='#al-{icon}'])")


def seal(page: Page, seat: int) -> None:
    page.locator(f"[data-slip='{seat}']").click()
    page.locator(".ballot .btn.main").click()


def test_three_people_talk_vote_trade_do_a_task_and_escape(visit: Visit, server: Served) -> None:
    # Ann has a mouse, Bo a phone, Cy nothing but a keyboard.
    ann, bo, cy = (visit("/trouble", name=name, **how) for name, how in zip(NAMES, WAYS, strict=True))
    table = put_on(server, [guest_of(page, server) for page in (ann, bo, cy)])
    for page in (ann, bo, cy):
        page.goto(f"/t/{table}")
        page.locator(".alc").wait_for()

    # The talk: Cy asks for a deal and gets it, Bo promises something else.
    cy.keyboard.press("t")
    reach(cy.locator(".compose .chip:has-text('I’ll swap')"))
    reach(cy.locator(".fill .chip", has_text="Ann"))
    reach(cy.locator(".fill .chip", has_text="key"))
    reach(cy.locator(".fill .chip", has_text="jacket"))
    reach(cy.locator(".compose .row .chip:has-text('in return')"))
    reach(cy.locator(".compose .chip:has-text('Vote for')").first)
    reach(cy.locator(".fill .chip", has_text="Bo"))
    reach(cy.locator(".foot2 .btn.main"))
    ann.locator(".offer.ours .btn.main").click()
    expect(cy.locator(".side-p .link")).to_contain_text("2 promises")
    expect(cy.locator(".outcome.agreed")).to_contain_text("Ann: Deal")
    bo.locator(".compose .chip:has-text('I’ll vote for')").click()
    bo.locator(".fill .chip", has_text="Ann").click()
    bo.locator(".foot2 .btn.main").click()
    ann.get_by_role("tab", name="Said").click()
    expect(ann.locator(".told")).to_contain_text("I’ll vote for")

    # The vote: secret until the last one is in.
    bo.locator(".foot2 .btn:has(use[href='#al-m-envelope'])").click()
    expect(cy.locator(".ballot")).to_be_visible()
    told = cy.inner_text("body").count("votes for")
    seal(ann, BO)
    seal(bo, ANN)
    expect(cy.locator(".seal:has-text('sealed')")).to_have_count(2)
    assert cy.inner_text("body").count("votes for") == told  # of the rounds before
    cy.keyboard.press("2")
    reach(cy.locator(".ballot .btn.main"))
    for page, reads in ((ann, "Bo"), (bo, "you"), (cy, "Bo")):
        expect(page.locator(".vrow.win")).to_contain_text(reads)
        # Two votes against the half more of the one in office.
        expect(page.locator(".vrow .sum")).to_have_text(["2", "1½", "0"])
    reach(cy.locator(".foot .btn.main"))
    for page in (ann, bo):
        page.locator(".foot .btn.main").click()

    # The turns: Bo rests, Cy trades with Ann, then both do the last task.
    bo.locator(".me > .btn").click()
    reach(offered(cy, "m-hands"))
    give, want = cy.locator(".goods").nth(0), cy.locator(".goods").nth(1)
    reach(give.locator(".good", has_text="key"))
    expect(give.locator(".good.on")).to_have_text(["key"])
    reach(want.locator(".good", has_text="jacket"))
    expect(want.locator(".good.on")).to_have_text(["jacket"])
    reach(cy.locator("[role=dialog] .btn.main"))
    ann.locator("[role=dialog] .btn.main").click()
    reach(offered(cy, "m-pen"))
    for giver, thing in (("Ann", "key"), ("you", "jacket"), ("you", "medicine")):
        expect(cy.locator(".aim .ask")).to_contain_text(thing)
        reach(cy.locator(".aim .chip", has_text=giver))
    ann.locator("[role=dialog] .btn.main").click()
    reach(cy.locator(".me > .btn"))
    for page in (ann, bo, cy):
        verdict = "The others get away. You don’t." if page is bo else "Two get away. Bo doesn’t."
        expect(page.locator(".verdict")).to_have_text(verdict)
        expect(page.locator(".stamp.kept")).to_have_count(3)

    # And once more: whoever asks first makes the table and starts it, the others come to the same one.
    reach(cy.locator(".after .btn.main"))
    cy.wait_for_url(lambda url: not url.endswith(table))
    for page in (ann, bo):
        page.locator(".after .btn.main").click()
        page.wait_for_url(cy.url)
        expect(page.get_by_role("list", name="Seats").get_by_role("listitem")).to_have_count(3)
    reach(cy.get_by_role("button", name="Start", exact=True))
    for page in (ann, bo, cy):
        expect(page.locator(".alc .round")).to_have_text("Round 1")


def test_nothing_is_lost_when_the_network_is_cut(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    ann, bo = guest_of(page, server), server.guest("Bo")
    table = table_with([ann, bo], "art-robbery")
    page.goto(f"/t/{table}")
    log = page.get_by_role("region", name="Log and chat")
    expect(log).to_contain_text("The game begins.")
    lost = page.get_by_text("Connection lost. Trying again…")
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.context.set_offline(True)
    expect(lost).to_be_visible()
    # Said into the dead line, while the game goes on without us.
    page.get_by_label("Say something").fill("Is anybody there?")
    page.keyboard.press("Enter")
    if asked(ann, table):
        act(ann, table, 0)
    act(bo, table, 1)
    assert "Bo plays" not in log.inner_text()
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(log.get_by_text("Is anybody there?")).to_have_count(1)
    expect(log).to_contain_text("Bo plays")
    assert loads == []
