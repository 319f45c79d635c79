"""Who is away is called back: a page that opens without a network, and notices for who looks elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.looking import violations
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import NAMES, third_raid
from tests.browser.test_shell import play_now
from tests.browser.visiting import BLANK, Visit
from tests.games.alcatraz.scene import ANN, BO
from tests.web.serving import Served, settings_for

KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const cache = await caches.open("getaway");
  while (!navigator.serviceWorker.controller || !(await cache.match("/entry")))
    await new Promise(next => setTimeout(next, 20));
}"""
# A browser that has not been asked yet, and notes down what it would show.
NOTICES = """
window.called = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
};
window.elsewhere = false;
Object.defineProperty(document, "visibilityState", {get: () => window.elsewhere ? "hidden" : "visible"});
navigator.serviceWorker.getRegistration = async () => ({
  showNotification: async (title, {body, tag, data}) => { window.called.push([title, body, tag, data.url]); },
  getNotifications: async ({tag}) => [{close: () => { window.closed = tag; }}],
});
"""


def test_the_page_opens_without_a_network_says_so_and_lists_the_games(visit: Visit, tmp_path: Path) -> None:
    server = Served(settings_for(tmp_path))
    try:
        page = visit("/", name="Ann", origin=server.url, service_workers="allow")
        play_now(page)
        table = page.url
        page.goto("/")
        expect(page.get_by_role("heading", name="Your games")).to_be_visible()
        page.evaluate(KEPT)
        # The second page runs on what the first one fetched, and on what is kept since.
        page.reload()
        expect(page.get_by_role("heading", name="Your games")).to_be_visible()
        page.evaluate(KEPT)
        server.kill()
        page.reload()
        expect(page.get_by_role("alert")).to_have_text("Can’t reach the server.")
        game = page.locator(".lists .game a")
        expect(game).to_have_attribute("href", table.removeprefix(server.url))
        assert violations(page) == []
    finally:
        server.kill()


class Slow(Stage):
    """A table where everybody has a day."""

    def _welcome(self) -> dict[str, Any]:
        return {**super()._welcome(), "clock": {"kind": "slow", "seconds": 86_400}}


def called(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("() => window.called")
    return found


def test_leave_is_asked_for_after_the_first_decision_of_a_slow_game_and_one_is_called_once(
    visit: Visit,
) -> None:
    page = visit(BLANK)
    page.add_init_script(NOTICES)
    stage = Slow(page, "art-robbery", NAMES, ANN)
    stage.show(third_raid(mover=ANN).state)
    page.locator(".art-robbery").wait_for()
    question = page.get_by_text("Shall we let you know when it’s your turn?")
    expect(question).to_have_count(0)
    stage.show(third_raid(mover=BO).state)
    expect(question).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Yes, please").click()
    expect(question).to_have_count(0)
    # Somebody else's turn calls nobody; ours does, once, if we look elsewhere.
    page.evaluate("window.elsewhere = true")
    stage.show(third_raid(mover=BO).state)
    stage.show(third_raid(mover=ANN).state)
    page.wait_for_function("window.called.length > 0")
    table = stage.path.removeprefix("/t/")
    assert called(page) == [["Your turn", "Art Robbery", table, stage.path]]
    stage.show(third_raid(mover=BO).state)
    page.wait_for_function("window.closed !== undefined")
    assert len(called(page)) == 1


def test_a_quick_game_asks_for_no_leave_and_calls_nobody(visit: Visit) -> None:
    page = visit(BLANK)
    page.add_init_script(NOTICES)
    stage = Stage(page, "art-robbery", NAMES, ANN)
    stage.show(third_raid(mover=ANN).state)
    page.locator(".art-robbery").wait_for()
    stage.show(third_raid(mover=BO).state)
    expect(page.locator(".rival.decides")).to_have_count(1)
    expect(page.get_by_text("Shall we let you know")).to_have_count(0)
    page.evaluate("window.elsewhere = true")
    stage.show(third_raid(mover=ANN).state)
    expect(page.locator(".rival.decides")).to_have_count(0)
    assert called(page) == []
