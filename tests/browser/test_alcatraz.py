"""Alcatraz in a real browser: a whole game, one thing at a time, every state in every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.looking import overflow, violations
from tests.browser.prepared import NAMES, PreparedTable
from tests.browser.prison import LONG, STATES, end_state, prison
from tests.browser.visiting import BLANK, Theme
from tests.games.alcatraz.scene import ANN, BO

# What lies in a room stays in it.
CROWDED = """() => [...document.querySelectorAll(".room")].flatMap((room) => {
  const wall = room.getBoundingClientRect();
  return [...room.querySelectorAll(".n, .e, .s, .who, .g")].flatMap((part) => {
    const box = part.getBoundingClientRect();
    const isShown = box.width * box.height > 0;
    const fits = !isShown || (box.bottom <= wall.bottom + 4 && box.right <= wall.right + 4);
    return fits ? [] : [`${room.dataset.room}: ${part.className}`];
  });
})"""

# The same once the page has come to rest: it measures itself after it has been made larger or smaller.
CROWDED_AT_REST = f"""async () => {{
  const look = {CROWDED};
  for (let frame = 0; frame < 300 && look().length > 0; frame++) await new Promise(requestAnimationFrame);
  return look();
}}"""


# Press whatever leads on, in one go: the bots may change the page between two looks at it.
DECIDE = """() => {
  if (document.querySelector(".end")) return true;
  const choices = [
    ".ballot .btn.main",  // on to the turns; seal
    "[role=dialog] .foot .btn:not(.main)",  // no
    ".slip ~ .slip .box",
    ".foot2 .btn:has(use[href='#al-m-envelope'])",  // call the vote
    ".me > .btn",  // end the turn
    ".aim .chip",
  ];
  for (const choice of choices) {
    const button = document.querySelector(`${choice}:not(:disabled)`);
    if (button?.offsetParent) { button.click(); return false; }
  }
  return false;
}"""


def test_a_whole_game_from_home_to_the_end_against_bots(visit: Visit) -> None:
    page = visit("/", name="Ann")
    poster = page.locator("article.poster").nth(1)
    poster.locator("select").nth(0).select_option(index=0)
    poster.locator("select").nth(1).select_option("random")
    poster.locator(".btn.main").click()
    page.locator(".alc").wait_for()
    while not page.evaluate(DECIDE):
        page.wait_for_timeout(20)
    expect(page.locator(".end .verdict")).to_be_visible()
    expect(page.locator(".res li")).to_have_count(3)
    assert violations(page) == []


def act(page: Page, icon: str) -> None:
    """Press an offered action, by the sign on it."""
    page.locator(f".can-l .act:has(use[href='#al-{icon}'])").click()


def test_a_spectator_finds_no_secret(visit: Visit) -> None:
    table = PreparedTable(prison())
    page = table.open(visit(BLANK), None)
    table.do(BO, "end the turn")
    expect(page.locator(".idle")).to_contain_text("Cy")
    assert "Kompromat" not in page.content()
    assert table.report.view(None, [], 0).decode().count("forbid_task") == 0
    expect(page.locator(".compose")).to_have_count(0)


def test_a_room_opens_at_the_first_click_and_is_entered_at_the_second(visit: Visit) -> None:
    table = PreparedTable(prison())
    page = table.open(visit(BLANK), BO)
    chapel = page.locator("[data-room=chapel] .whole")
    chapel.click(position={"x": 20, "y": 20})
    expect(page.get_by_role("dialog", name="Chapel")).to_be_visible()
    chapel.click(position={"x": 20, "y": 20})
    expect(page.locator("[data-room=chapel].here")).to_be_visible()
    assert [message["type"] for message in table.heard].count("act") == 1


def test_what_is_not_possible_says_why_and_shows_the_rule(visit: Visit) -> None:
    page = PreparedTable(prison()).open(visit(BLANK), BO)
    expect(page.locator(".not-w")).to_contain_text("The scapegoat can’t complete tasks.")
    page.locator("[data-room=radio_room] .whole").click(position={"x": 20, "y": 20})
    expect(page.get_by_role("dialog")).to_contain_text("The Radio room isn’t next to your room.")
    page.get_by_role("dialog").locator(".rule").click()
    expect(page.locator("dialog")).to_contain_text("AL-16")


def test_the_keyboard_alone_walks_acts_and_steps_back(visit: Visit) -> None:
    table = PreparedTable(prison())
    page = table.open(visit(BLANK), BO)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-room=laundry] .whole")).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("[data-room=workshop] .whole")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Workshop")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-room=workshop] .whole")).to_be_focused()
    page.keyboard.press("2")
    expect(page.get_by_role("dialog", name="Trade with Ann")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator(".compose")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator(".aim")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("[data-room=laundry].here")).to_have_count(0)


def test_a_trade_is_put_together_and_taken_apart_in_one_dialog(visit: Visit) -> None:
    table = PreparedTable(prison())
    page = table.open(visit(BLANK), BO)
    act(page, "m-hands")
    give, want = page.locator(".goods").nth(0), page.locator(".goods").nth(1)
    give.locator(".good", has_text="shiv").click()
    expect(give.locator(".good.on")).to_have_text(["shiv"])
    want.locator(".good", has_text="medicine").click()
    expect(want.locator(".good.on")).to_have_text(["medicine"])
    give.locator(".good", has_text="shiv").click()
    expect(give.locator(".good.on")).to_have_count(0)
    give.locator(".good", has_text="cash").click()
    expect(give.locator(".good.on")).to_have_text(["cash"])
    expect(want.locator(".good.on")).to_have_text(["medicine"])
    page.locator("[role=dialog] .btn.main").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    play = table.table.play
    assert play is not None
    assert play.state.mover == ANN


# In every language all colours are seen: by day on a desk and by night on a phone, or the other way round.
THEMES: dict[str, tuple[Theme, ...]] = {"en": ("light", "dark"), "de": ("light",), "ru": ("dark",)}


@pytest.mark.parametrize("lang", list(THEMES))
def test_every_state_fits_and_can_be_used_by_everybody(visit: Visit, lang: str) -> None:
    page = visit(BLANK, lang=lang)
    wrong: list[str] = []
    for state, show in STATES.items():
        page.set_viewport_size(DESK)
        page.emulate_media(color_scheme="light")
        show(page, NAMES if lang == "en" else LONG)
        themes = THEMES[lang]
        for size in (DESK, PHONE):
            page.set_viewport_size(size)
            found = [*overflow(page), *page.evaluate(CROWDED_AT_REST)]
            wrong += [f"{state}, {size['width']}: {line}" for line in found]
            for theme in themes:
                page.emulate_media(color_scheme=theme)
                # What is not a colour is the same in all languages and themes.
                found = violations(page, colours=lang != "en" or theme == "dark")
                wrong += [f"{state}, {theme}, {size['width']}: {line}" for line in found]
            themes = tuple("dark" if theme == "light" else "light" for theme in themes)
    assert wrong == []


def test_at_the_end_all_that_is_said_keeps_its_distance_from_the_edge_of_a_phone(visit: Visit) -> None:
    page = visit(BLANK, viewport=PHONE)
    end_state(page, LONG)
    lefts = page.locator(".end .lead, .end .meta").evaluate_all(
        "found => found.map(one => one.getBoundingClientRect().left)"
    )
    assert len(lefts) > 1
    assert len(set(lefts)) == 1
