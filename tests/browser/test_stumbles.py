"""What people do who are in a hurry, turn their phone, or press twice."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.looking import overflow
from tests.browser.prepared import PreparedTable
from tests.browser.prison import prison
from tests.browser.staged import Stage
from tests.browser.visiting import BLANK
from tests.games.alcatraz.scene import ANN, BO, CY, DI
from tests.games.art_robbery.scene import Scene

NAMES = ["Ann", "Bo", "Cy", "Di"]
SIDEWAYS: ViewportSize = {"width": 740, "height": 360}

# What cannot be seen without scrolling: each piece of the wall, each card, the button.
UNSEEN = """() => [...document.querySelectorAll(".wall .spot, .hand .card, [data-go]")].flatMap((one) => {
  const { top, bottom, height } = one.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight + 8 ? [] : [one.className];
})"""


def heist(visit: Visit, **how: Any) -> tuple[Stage, Scene]:
    """Ann's turn in the first raid; she has two cards alike, and a thief."""
    table = Stage(visit(BLANK, **how), "art-robbery", NAMES, 0)
    scene = Scene(4, raid=1, mover=0, hands={0: ["1", "2", "5", "5", "thief"]})
    table.show(scene.state)
    table.page.wait_for_selector("[data-asks]")
    return table, scene


def sent(table: Stage) -> list[str]:
    return [message["type"] for message in table.sent]


def test_a_phone_on_its_side_shows_the_wall_the_hand_and_the_button(visit: Visit) -> None:
    table, _ = heist(visit, viewport=PHONE)
    page = table.page
    assert page.evaluate(UNSEEN) == []
    page.set_viewport_size(SIDEWAYS)
    page.locator(".hand .card").last.click()
    assert page.evaluate(UNSEEN) == []
    assert overflow(page) == []


def test_after_a_card_is_played_one_like_it_is_not_chosen(visit: Visit) -> None:
    table, scene = heist(visit)
    page = table.page
    page.locator(".hand .card").nth(2).click()
    page.locator("[data-go]").click()
    table.show(scene.do(play="5").state)
    expect(page.locator(".tray .pill")).to_contain_text("Bo")
    expect(page.locator(".hand .card.on")).to_have_count(0)


def test_the_focus_goes_along_with_a_choice_on_the_wall(visit: Visit) -> None:
    table, _ = heist(visit)
    page = table.page
    page.locator(".hand .card").last.click()
    page.locator(".wall .pick").nth(0).click()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".wall .pick").nth(1)).to_be_focused()
    assert "act" not in sent(table)
    page.keyboard.press("Escape")
    expect(page.locator(".hand .card.on")).to_have_count(0)


def test_enter_that_ends_the_telling_of_a_raid_plays_nothing(visit: Visit) -> None:
    table = Stage(visit(BLANK), "art-robbery", NAMES, 0)
    scene = Scene(4, raid=2, middle=["1+1"], mover=3, hands={0: ["1", "2", "5", "5", "thief"], 3: ["1"]})
    table.show(scene.state)
    page = table.page
    page.locator(".hand .card").nth(2).click()
    page.locator(".tray h2").focus()
    # Di takes the last token and starts the next raid; here it is Ann's turn by then.
    table.show(scene.do(play="1").state)
    page.locator(".interlude").wait_for()
    page.keyboard.press("Enter")
    expect(page.locator(".interlude")).to_have_count(0)
    assert "act" not in sent(table)


def test_the_log_opens_at_its_last_line(visit: Visit) -> None:
    table, _ = heist(visit, viewport=PHONE)
    page = table.page
    table.tell(*({"id": "draws", "arguments": {"who": {"seat": number % 4}}} for number in range(40)))
    page.locator("button.talk").click()
    last = page.locator(".talk .log li").last
    expect(last).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("button.talk")).to_be_focused()


def talking(visit: Visit) -> tuple[PreparedTable, Page]:
    """The talk before a vote, seen by Bo."""
    table = PreparedTable(prison())
    for seat in (BO, CY, DI, ANN):
        table.do(seat, "end the turn")
    return table, table.open(visit(BLANK), BO)


def test_what_is_said_with_a_double_click_does_not_call_the_vote(visit: Visit) -> None:
    table, page = talking(visit)
    page.locator(".compose .chip", has_text="I’ll vote for").click()
    page.locator(".fill .chip").first.click()
    page.locator(".foot2 .btn.main").dblclick()
    page.get_by_role("tab", name="Said").click()
    expect(page.locator(".log .said")).not_to_have_count(0)
    kinds = [message["type"] for message in table.heard]
    assert kinds.count("say") == 1
    assert "call" not in kinds


def test_the_plan_stays_where_it_is_whatever_is_asked_below_it(visit: Visit) -> None:
    _, page = talking(visit)
    # The composer comes when the talk has begun, a moment after the plan.
    sentence = page.locator(".compose .chip", has_text="I’ll vote for")
    sentence.wait_for()
    before = page.locator(".board").bounding_box()
    sentence.click()
    page.locator(".fill .chip").first.click()
    expect(page.locator(".foot2 .btn.main")).to_be_enabled()
    assert page.locator(".board").bounding_box() == before


def test_a_trade_that_changes_nothing_cannot_be_offered_and_says_so(visit: Visit) -> None:
    hold = {ANN: ["key", "cash"], BO: ["key", "shiv", "cash"], CY: [], DI: []}
    page = PreparedTable(prison(hold=hold)).open(visit(BLANK), BO)
    page.locator(".can-l .act:has(use[href='#al-m-hands'])").click()
    for side in (0, 1):
        page.locator(".goods").nth(side).locator(".good", has_text="key").click()
        expect(page.locator(".goods").nth(side).locator(".good.on")).to_have_count(1)
    expect(page.locator(".sent")).to_contain_text("You can’t offer this")
    expect(page.locator("[role=dialog] .btn.main")).to_be_disabled()
