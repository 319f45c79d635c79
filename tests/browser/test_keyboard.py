"""A whole game of Alcatraz with nothing but a keyboard, and a focus that is never lost."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.keyboard import reach, tab_to

MOST_DECISIONS = 2_000

# What is asked of us now, or "" while others decide.
ASKED = """() => {
  const has = (selector) => [...document.querySelectorAll(selector)].some(
    (one) => one.checkVisibility() && !one.disabled);
  if (has(".end .verdict")) return "end";
  const asks = {
    votes: ".vrow",
    ballot: ".slip .box",
    answer: ".answer .foot .btn",
    trade: ".tr .good",
    talk: ".foot2 .btn:has(use[href='#al-m-envelope'])",
    aim: ".aim .chip",
    turn: ".me > .btn",
  };
  return Object.keys(asks).find((name) => has(asks[name])) ?? "";
}"""
IS_ASKED = f"() => ({ASKED})() !== ''"
HAS_FOCUS = "() => ![null, document.body].includes(document.activeElement)"
# Where a turn stands: the points that are left, and the last that was told.
STANDS = (
    """() => [".pts b", ".log li:last-child"].map((one) => document.querySelector(one)?.textContent).join()"""
)


def push(page: Page, selector: str) -> None:
    """Press a button, unless it is gone or off by then: what is asked is looked at again anyway."""
    if tab_to(page.locator(f"{selector}:not(:disabled)")):
        page.keyboard.press("Enter")


def take_a_turn(page: Page, tried: set[str]) -> None:
    """Walk, use the room, and end the turn when there is nothing new to try."""
    here = page.evaluate(STANDS)
    offered = page.locator(".can-l .act:not(:disabled):visible").count()
    key = next((key for key in "12" if int(key) <= offered and here + key not in tried), None)
    if key is None:
        push(page, ".me > .btn")
    else:
        tried.add(here + key)
        page.keyboard.press(key)


def decide(page: Page, asked: str, tried: set[str]) -> None:
    """Answer what is asked."""
    if asked == "turn":
        take_a_turn(page, tried)
    elif asked == "talk":
        push(page, ".foot2 .btn:has(use[href='#al-m-envelope'])")
    elif asked == "ballot":
        if page.locator(".slip [aria-checked=true]").count():
            push(page, ".ballot .btn.main")
        else:
            page.keyboard.press("2")
    elif asked == "votes":
        push(page, ".ballot .btn.main")
    elif asked == "trade":
        page.keyboard.press("Escape")
    else:
        page.keyboard.press("1")


def test_a_whole_game_of_alcatraz_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", name="Ann")
    page.locator("article.poster").nth(1).wait_for()
    for number in (0, 1):
        # Two bots, who play by lot: the first choice of each list.
        assert tab_to(page.locator("article.poster").nth(1).locator("select").nth(number))
        page.keyboard.press("Home")
    reach(page.locator("article.poster").nth(1).locator(".btn.main"))
    page.locator(".alc").wait_for()
    tried: set[str] = set()
    answered: list[str] = []
    for _ in range(MOST_DECISIONS):
        page.wait_for_function(IS_ASKED)
        asked = page.evaluate(ASKED)
        page.wait_for_function(HAS_FOCUS)
        if asked == "end":
            break
        answered.append(asked)
        decide(page, asked, tried)
    expect(page.locator(".end .verdict")).to_be_visible()
    assert {"talk", "ballot", "votes", "turn", "aim"} <= set(answered)
    # From the verdict on, the way to the next game is found.
    reach(page.locator(".end .btn.main"))
    page.wait_for_url(lambda url: "/t/" in url)
    page.locator(".alc .board").wait_for()
