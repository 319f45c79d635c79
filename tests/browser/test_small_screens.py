"""Art Robbery where there is little room, and where a tap could go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from getaway.games.art_robbery.rules.state import PLAY
from tests.browser.looking import violations
from tests.browser.people import guest_of
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import LONG, NAMES, robbed, third_raid
from tests.browser.visiting import BLANK, PHONE, Visit
from tests.games.art_robbery.scene import ANN, BO
from tests.web.serving import Served, table_with


@pytest.fixture
def stage(visit: Visit) -> Callable[..., Stage]:
    """A page at a table of four, or of others, seen by Ann."""

    def at(names: list[str] = NAMES, **more: Any) -> Stage:
        return Stage(visit(BLANK, **more), "art-robbery", names, ANN)

    return at


IN_VIEW = """selectors => selectors.flatMap((selector) =>
  [...document.querySelectorAll(selector)].flatMap((found) => {
    const box = found.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.bottom - 6);
    const fits = box.top >= 0 && box.bottom <= innerHeight + 1 && found.contains(above);
    return fits ? [] : [`${selector}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`];
  }))"""


@pytest.mark.parametrize("size", [(360, 640), (320, 568), (740, 360)], ids=["small", "smaller", "lying"])
@pytest.mark.parametrize("lang", ["de", "ru"])
def test_hand_and_button_are_in_view_on_the_smallest_phones(
    stage: Callable[..., Stage], size: tuple[int, int], lang: str
) -> None:
    wide, high = size
    table = stage(LONG, viewport={"width": wide, "height": high}, lang=lang)
    page = table.page
    table.show(third_raid(5).state, deadline=40_000, undo=True)
    page.locator("[data-go]").wait_for()
    assert page.evaluate(IN_VIEW, [".hand .card", "[data-go]", "[role=timer]"]) == []
    for card in range(5):
        page.locator(".hand .card").nth(card).click()
        assert page.evaluate(IN_VIEW, [".hand .card", "[data-go]", "[role=timer]"]) == []
    page.locator(".acts .btn").first.click()
    table.heard("hint")
    three = {"id": "a-card", "arguments": {"card": "3"}}
    table.advise(PLAY, {"id": "do-play", "arguments": {"card": three}}, [{"id": "ends"}] * 3)
    page.locator(".line [role=status]").wait_for()
    assert page.evaluate(IN_VIEW, [".hand .card", "[data-go]", "[role=timer]"]) == []
    table.show(robbed(5).state, deadline=40_000)
    page.locator("[data-gift]").first.wait_for()
    assert page.evaluate(IN_VIEW, ["[data-gift]", "[role=timer]"]) == []


def test_a_tap_meant_for_the_last_button_gives_nothing_away(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.show(third_raid().state)
    table.page.locator("[data-go]").wait_for()
    table.show(robbed().state)
    gift = table.page.locator("[data-gift]").first
    gift.evaluate("found => found.click()")
    expect(gift).to_be_enabled()
    assert table.sent[1:] == []
    gift.click()
    table.heard("act")


def test_a_preview_stays_while_the_mouse_goes_to_it(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.show(third_raid().state)
    page = table.page
    page.locator(".hand .card").first.hover()
    button = page.locator("[data-go]")
    named = button.inner_text()
    page.locator(".wall").hover(position={"x": 20, "y": 20})
    button.hover()
    assert button.inner_text() == named
    page.locator(".bar").hover()
    expect(button).not_to_have_text(named)


def test_open_safes_open_for_everybody(stage: Callable[..., Stage]) -> None:
    table = stage(viewport=PHONE)
    state = third_raid(stacks="open").state
    state.owner[0], state.safe[BO] = BO, 1
    table.show(state)
    page = table.page
    page.get_by_role("button", name="Bo: ").click()
    expect(page.locator(".stored:popover-open")).to_be_in_viewport(ratio=1)
    expect(page.locator(".stored:popover-open [role=img]")).to_have_count(1)
    assert violations(page) == []


@pytest.mark.parametrize("lang", ["en", "de", "ru"])
@pytest.mark.parametrize("high", [640, 740])
def test_the_first_screen_of_a_phone_has_play_now_and_the_game_that_waits(
    visit: Visit, server: Served, lang: str, high: int
) -> None:
    page = visit("/", name="Ann", lang=lang, viewport={"width": 360, "height": high})
    play = page.locator("article.poster .btn.main").first
    expect(play).to_be_in_viewport(ratio=1)
    table_with([guest_of(page, server)], "art-robbery", bots={"1": "random"}, options={"first": 0})
    page.goto("/")
    expect(page.locator(".resume")).to_be_in_viewport(ratio=1)
    expect(play).to_be_in_viewport(ratio=1)


def test_a_stranger_is_offered_a_name_and_changes_it_with_one_tap(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    offered = page.locator("header .who").inner_text()
    assert offered in ["Magpie", "Fox", "Raven", "Lynx", "Marten", "Weasel", "Owl", "Cat"]
    page.locator("header .name").click()
    expect(page.locator("[role=dialog] input, dialog input").first).to_have_value(offered)
