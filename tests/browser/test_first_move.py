"""A game is played with few scripts: its first move needs no other than those that are counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from getaway.words import LANGUAGES
from tests.browser.prepared import PreparedTable
from tests.browser.prison import prison
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import NAMES, third_raid
from tests.browser.visiting import BLANK, Visit
from tests.games.alcatraz.scene import BO
from tests.web.scripts import needed

FETCHED = """() => performance.getEntriesByType("resource").map(({name}) => new URL(name).pathname)
  .filter(path => path.startsWith("/assets/") && path.endsWith(".js")).map(path => path.slice(1))"""


def only_with(page: Page, scripts: set[str]) -> list[Route]:
    """Let a page have these scripts; what else it asks for stays on its way."""
    held: list[Route] = []

    def pass_on(route: Route) -> None:
        if any(route.request.url.endswith(f"/{script}") for script in scripts):
            route.continue_()
        else:
            held.append(route)

    page.route("**/assets/*.js", pass_on)
    return held


def let_through(page: Page, held: list[Route]) -> None:
    page.unroute("**/assets/*.js")
    for route in held:
        route.continue_()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_card_is_played_with_the_scripts_that_are_counted(visit: Visit, lang: str) -> None:
    page = visit(BLANK, lang=lang)
    stage = Stage(page, "art-robbery", NAMES, 0)
    scripts = needed("art-robbery", lang)
    only_with(page, scripts)
    stage.show(third_raid(mover=0).state, undo=True)
    page.locator(".hand .card").first.click()
    page.locator(".tray [role=radio]").first.click()
    page.locator("[data-go]").click()
    stage.heard("act")
    # All that is counted was fetched: the count is none of more than is needed.
    assert set(page.evaluate(FETCHED)) == scripts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_step_in_alcatraz_is_taken_with_the_scripts_that_are_counted(
    visit: Visit, lang: str
) -> None:
    table = PreparedTable(prison())
    page = visit(BLANK, lang=lang)
    scripts = needed("alcatraz", lang)
    held = only_with(page, scripts)
    table.open(page, BO)
    for _ in range(2):
        page.locator("[data-room=chapel] .whole").click(position={"x": 20, "y": 20})
    expect(page.locator("[data-room=chapel].here")).to_be_visible()
    assert set(page.evaluate(FETCHED)) == scripts
    let_through(page, held)
    page.locator("[data-key=talk]").first.wait_for(state="attached")
