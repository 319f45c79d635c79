"""Who is away is called back: a page that opens without a network, and notices for who looks elsewhere."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.looking import violations
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import NAMES, third_raid
from tests.browser.test_shell import play_now
from tests.browser.visiting import BLANK, Visit, Visitors
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


# A push service that is there, and notes down what it is asked.
SUBSCRIBED = """
window.asked = [];
const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/ann",
  options: {applicationServerKey: new ArrayBuffer(65)},
  unsubscribe: async () => { window.asked.push("unsubscribe"); window.given = null; },
  toJSON: () => ({endpoint: subscription.endpoint, keys: {p256dh: "a key", auth: "another"}}),
};
window.given = null;
const worker = navigator.serviceWorker.getRegistration;
navigator.serviceWorker.getRegistration = async () => ({...(await worker()), pushManager: {
  getSubscription: async () => window.given,
  subscribe: async ({applicationServerKey}) => {
    window.asked.push(applicationServerKey);
    return (window.given = subscription);
  },
}});
"""


def test_a_browser_is_subscribed_in_its_first_slow_game_and_taken_away_in_the_settings(visit: Visit) -> None:
    page = visit(BLANK)
    page.add_init_script(NOTICES + SUBSCRIBED)
    told: list[tuple[str, str, Any]] = []

    def hear(route: Route) -> None:
        told.append((route.request.method, route.request.url.partition("?")[2], route.request.post_data_json))
        route.fulfill(status=204)

    page.route("**/api/guest/push*", hear)
    stage = Slow(page, "art-robbery", NAMES, ANN)
    stage.show(third_raid(mover=ANN).state)
    page.locator(".art-robbery").wait_for()
    stage.show(third_raid(mover=BO).state)
    button = page.get_by_role("button", name="Yes, please")
    button.wait_for()
    # Before leave was given nobody is told anything.
    assert told == []
    with page.expect_response("**/api/guest/push"):
        button.click()
    keys = {"p256dh": "a key", "auth": "another"}
    assert told == [("POST", "", {"endpoint": "https://fcm.googleapis.com/fcm/send/ann", "keys": keys})]
    (key,) = page.evaluate("() => window.asked")
    assert key == page.request.get("/api/push").json()["key"]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("menuitem", name="Settings").or_(page.get_by_role("button", name="Settings")).click()
    with page.expect_response("**/api/guest/push?*"):
        page.get_by_role("checkbox", name="Notifications").uncheck()
    assert told[-1][:2] == ("DELETE", "endpoint=https%3A%2F%2Ffcm.googleapis.com%2Ffcm%2Fsend%2Fann")
    assert page.evaluate("() => window.asked")[-1] == "unsubscribe"


def test_a_pushed_notice_is_shown_when_no_page_is_open(whole_browser: Browser, server: Served) -> None:
    visitors = Visitors(whole_browser, server.url)
    page = visitors.visit("/", name="Ann", service_workers="allow", permissions=["notifications"])
    page.evaluate(KEPT)
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(5)
    # Nobody of ours is open any more.
    page.goto("about:blank")
    notice = {"table": "kiwi-lamp", "title": "Your turn!", "body": "Alcatraz"}
    push = {"origin": server.url, "registrationId": found[0], "data": json.dumps(notice)}
    line.send("ServiceWorker.deliverPushMessage", push)
    (worker,) = page.context.service_workers
    shown = worker.evaluate(
        """async () => {
          for (;;) {
            const [one] = await self.registration.getNotifications();
            if (one) return [one.title, one.body, one.tag, one.data.url];
            await new Promise(next => setTimeout(next, 20));
          }
        }"""
    )
    assert shown == ["Your turn!", "Alcatraz", "kiwi-lamp", "/t/kiwi-lamp"]
    visitors.leave()
    assert visitors.reported == []
