"""The table tells whose time runs, who is away, who decided in whose place, what all should see."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from getaway.table import entries as log
from tests.browser.looking import violations
from tests.browser.people import finish, guest_of, table_of
from tests.browser.prepared import PreparedTable
from tests.browser.prison import prison
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import NAMES, third_raid
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.games.alcatraz.scene import ANN, BO
from tests.web.serving import Served, table_with

SMALL = {"width": 360, "height": 640}
LIVE = log.Clock("live", 60)


def soon(seconds: float) -> int:
    return int((time.time() + seconds) * 1000)


@pytest.mark.parametrize("viewport", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
@pytest.mark.parametrize("mover", [ANN, BO])
def test_art_robbery_shows_a_timer_wherever_a_deadline_is(
    visit: Visit, viewport: dict[str, int], mover: int
) -> None:
    stage = Stage(visit(BLANK, viewport=viewport), "art-robbery", NAMES, ANN)
    stage.now = soon(0)
    stage.show(third_raid(mover=mover).state, deadline=soon(3000))
    timer = stage.page.get_by_role("timer")
    expect(timer).to_be_in_viewport()
    expect(timer).to_have_accessible_name("Time left: 50:00")
    stage.show(third_raid(mover=mover).state, deadline=soon(-5))
    expect(timer).to_have_accessible_name("Time left: 0:00")
    expect(stage.page.locator(".countdown.last")).to_be_visible()
    assert violations(stage.page) == []
    stage.show(third_raid(mover=mover).state)
    expect(timer).to_have_count(0)


def timed(page: Page, seat: int) -> PreparedTable:
    """A table of Alcatraz where every decision has its time; it is Bo's turn."""
    table = PreparedTable(prison(), clock=LIVE)
    table.open(page, seat)
    return table


@pytest.mark.parametrize("viewport", [SMALL, DESK], ids=["small", "desk"])
@pytest.mark.parametrize("seat", [ANN, BO])
def test_alcatraz_shows_a_timer_on_turns_talk_and_ballots(
    visit: Visit, viewport: dict[str, int], seat: int
) -> None:
    page = visit(BLANK, viewport=viewport)
    table = timed(page, seat)
    timer = page.locator(".top [role=timer]")
    expect(timer).to_be_in_viewport()
    assert violations(page) == []
    for mover in (BO, 2, 3, ANN):
        table.do(mover, "end the turn")
    assert table.table.phase == "talk"
    expect(timer).to_be_in_viewport()
    table.call()
    expect(page.locator(".ballot")).to_be_visible()
    expect(timer).to_be_in_viewport()
    assert violations(page) == []


def test_who_is_away_is_never_thinking_and_can_be_nudged(visit: Visit) -> None:
    stage = Stage(visit(BLANK, viewport=SMALL), "art-robbery", NAMES, ANN)
    stage.now = soon(0)
    stage.here = [0, 2, 3]
    stage.away = [{"seat": 1, "bot_at": soon(3000)}]
    stage.show(third_raid(mover=BO).state)
    page = stage.page
    expect(page.locator(".rival.decides .tag")).to_have_text("away, bot in 50:00")
    expect(page.locator(".waiting")).to_contain_text("Bo is away. A bot takes over in 50:00.")
    assert violations(page) == []
    page.get_by_role("button", name="Nudge").click()
    (said,) = stage.heard("say")
    assert said["phrase"] == "your-turn"
    expect(page.get_by_role("button", name="Nudge")).to_be_disabled()


def test_a_bot_that_thinks_says_so_and_can_be_told_to_go_on(visit: Visit) -> None:
    stage = Stage(visit(BLANK, viewport=SMALL), "art-robbery", NAMES, ANN)
    chairs = [{"name": name, "kind": "person", "bot": None} for name in NAMES]
    chairs[BO] = {"name": "Bo", "kind": "bot", "bot": "easy"}
    stage.show(third_raid(mover=BO).state, chairs=chairs)
    expect(stage.page.locator(".rival.decides .tag")).to_have_text("thinking")
    stage.page.get_by_role("button", name="Go ahead").click()
    stage.heard("go_on")
    chairs[BO] = {"name": "Bo", "kind": "stand-in", "bot": "easy"}
    stage.show(third_raid(mover=BO).state, chairs=chairs)
    expect(stage.page.locator(".waiting")).to_contain_text("A bot is playing for Bo.")
    expect(stage.page.locator(".rival.decides .tag")).to_have_text("bot standing in")


def test_what_a_bot_decided_for_somebody_is_marked_and_a_move_is_one_line(visit: Visit) -> None:
    stage = Stage(visit(BLANK), "art-robbery", NAMES, ANN)
    stage.show(third_raid().state)
    stage.page.locator(".art-robbery").wait_for()
    who = {"who": {"seat": 1}}
    token = {"id": "a-token", "arguments": {"value": "3", "alibis": 0}}
    card = {"id": "a-card", "arguments": {"card": "3"}}
    raid = {"id": "raid-begins", "arguments": {"raid": {"id": "raid", "arguments": {"number": 2}}}}
    stage.tell(raid, {"id": "plays", "arguments": {**who, "card": card}})
    stage.tell({"id": "takes", "arguments": {**who, "token": token}})
    log = stage.page.locator("section.log")
    expect(log.locator("h3")).to_have_count(1)
    line = log.locator("li", has_text="Bo plays")
    expect(line).to_contain_text("Bo plays a 3. Bo grabs a 3")
    stage.tell({"id": "plays", "arguments": {**who, "card": card}}, decided="clock")
    expect(log.locator(".decided")).to_have_text("time was up, a bot decided")


def test_the_end_of_a_raid_waits_for_everybody(visit: Visit, server: Served) -> None:
    ann, bo = visit("/trouble", name="Ann"), visit("/trouble", name="Bo", viewport=PHONE)
    guests = [guest_of(page, server) for page in (ann, bo)]
    table = table_with(guests, "art-robbery")
    for page in (ann, bo):
        page.goto(f"/t/{table}")
        page.locator(".art-robbery").wait_for()
    while not ann.locator(".interlude").count():
        for page in (ann, bo):
            if page.locator("[data-asks]:not([data-asks=''])").count():
                page.evaluate(DECIDE)
        ann.wait_for_timeout(20)
    expect(bo.locator(".interlude .hold")).to_contain_text("The game is waiting for you")
    expect(ann.locator(".interlude .hold")).to_contain_text("Still looking: Bo")
    ann.locator("[data-continue]").click()
    # Ann has seen it; nothing can be decided until Bo has.
    expect(ann.locator(".interlude")).to_have_count(0)
    expect(bo.locator(".interlude .hold")).not_to_contain_text("Still looking")
    assert ann.locator("[data-asks]").get_attribute("data-asks") == ""
    bo.locator("[data-continue]").click()
    expect(bo.locator(".interlude")).to_have_count(0)
    while not any(page.locator("[data-asks]:not([data-asks=''])").count() for page in (ann, bo)):
        ann.wait_for_timeout(20)


# Play a card and whatever it asks for.
DECIDE = """() => {
  const gift = document.querySelector("[data-gift]");
  if (gift) return gift.click();
  const cards = [...document.querySelectorAll(".hand .card")];
  const good = cards.find((card) => /Takes (a|the B).*middle/.test(card.ariaLabel)) ?? cards[0];
  good?.click();
  setTimeout(() => {
    document.querySelector(".tray [role=radio]")?.click();
    setTimeout(() => document.querySelector("[data-go]")?.click(), 30);
  }, 30);
}"""


def test_a_rematch_reaches_everybody(visit: Visit, server: Served) -> None:
    ann, bo = visit("/trouble", name="Ann"), visit("/trouble", name="Bo", viewport=SMALL)
    cy = visit("/trouble", name="Cy", viewport=PHONE)
    guests = [guest_of(page, server) for page in (ann, bo, cy)]
    table = table_with(guests, "art-robbery")
    finish(guests, table)
    for page in (ann, bo):
        page.goto(f"/t/{table}")
        page.locator(".after").first.wait_for()
    ann.get_by_role("button", name="Play again").click()
    expect(bo.locator(".after").first).to_contain_text("Ann wants to play again.")
    expect(ann.locator("ol[aria-label=Seats]")).to_contain_text("away")
    bo.get_by_role("button", name="Join in").click()
    expect(ann.locator("ol[aria-label=Seats]")).to_contain_text("here")
    assert table_of(ann) == table_of(bo) != table
    # Who is elsewhere is told on the first page and in their list.
    for path in ("/me", "/"):
        cy.goto(path)
        expect(cy.get_by_text("Ann wants to play again.")).to_be_visible()
    cy.get_by_role("link", name="Join in").click()
    expect(cy.get_by_role("list", name="Seats")).to_be_visible()
    assert table_of(cy) == table_of(ann)
    # Whoever asked need not be asked.
    ann.goto("/")
    expect(ann.get_by_role("link", name="Go to table")).to_be_visible()
    expect(ann.get_by_text("wants to play again")).to_have_count(0)
