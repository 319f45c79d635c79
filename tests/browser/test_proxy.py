"""Behind a real nginx with TLS, as the documentation says: people play, and count by their addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from getaway.store.allowances import Allowance
from tests.browser.proxied import Proxied, nginx, proxied
from tests.browser.test_art_robbery import ASKED, answer_by_hand
from tests.browser.visiting import Visitors

if nginx() is None:
    pytest.skip(
        "no nginx or openssl here (Debian, Ubuntu: apt install nginx-light openssl): no proxy is tested",
        allow_module_level=True,
    )


@pytest.fixture(scope="module", params=["", "/club/games"], ids=["at the root", "under a path"])
def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, root: Path
) -> Iterator[Proxied]:
    page = (root / "docs" / "server.md").read_text()
    with proxied(tmp_path_factory.mktemp("proxied"), page, request.param) as running:
        yield running


def test_somebody_clicks_play_now_and_plays(browser: Browser, house: Proxied) -> None:
    visitors = Visitors(browser, house.url, ignore_https_errors=True)
    page = visitors.visit(f"{house.url}/")
    page.get_by_role("article", name="Art Robbery").get_by_role("button", name="Play now").click()
    page.wait_for_url(f"{house.url}/t/*")
    for _ in range(2):
        page.wait_for_function(f"() => !['', 'over'].includes(({ASKED})())")
        question = page.evaluate(ASKED)
        answer_by_hand(page)
        page.wait_for_function(f"before => ({ASKED})() !== before", arg=question)
    # A link that somebody follows, and the page loaded again, lead to the same table.
    page.reload()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    [cookie] = [one for one in page.context.cookies() if one["name"] == "getaway_guest"]
    path = house.url.partition(str(house.port))[2]
    assert (cookie["secure"], cookie["path"]) == (True, path or "/")
    page.get_by_role("button", name="Menu").click()
    page.locator("[popover]:popover-open").get_by_text("Home", exact=True).click()
    page.wait_for_url(f"{house.url}/")
    expect(page.get_by_role("heading", name="Your games in progress")).to_be_visible()
    page.goto(f"{house.url}/learn")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    visitors.leave()
    assert visitors.reported == []


def test_the_link_for_friends_is_the_public_one(browser: Browser, house: Proxied) -> None:
    visitors = Visitors(browser, house.url, ignore_https_errors=True)
    page = visitors.visit(f"{house.url}/")
    page.get_by_role("article", name="Art Robbery").get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url(f"{house.url}/t/*")
    friend = visitors.visit(page.url)
    friend.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("list", name="Seats").get_by_text("here", exact=True)).to_be_visible()
    expect(page.locator(".share input")).to_have_value(page.url)
    visitors.leave()
    assert visitors.reported == []


def test_numbers_and_other_names_are_not_for_visitors(house: Proxied) -> None:
    path = house.url.partition(str(house.port))[2]
    assert house.ask("GET", f"{path}/metrics") == 403
    assert house.ask("GET", f"{path}/healthz") == 200
    assert house.ask("GET", f"{path}/api/games", Host="evil.example") == 421


def test_people_are_counted_by_their_real_addresses(tmp_path: Path, root: Path) -> None:
    page = (root / "docs" / "server.md").read_text()
    with proxied(tmp_path, page, guests_by_address=Allowance(2, 3600.0)) as house:

        def arrive(source: str, **headers: str) -> int:
            kind = {"Content_Type": "application/json", **headers}
            return house.ask("PUT", "/api/guest", source=source, body=b'{"name": "Ann"}', **kind)

        assert [arrive("127.0.0.2") for _ in range(3)] == [200, 200, 429]
        # Whatever somebody says of themselves, the proxy knows better.
        assert arrive("127.0.0.2", X_Forwarded_For="192.0.2.77") == 429
        assert arrive("127.0.0.3", X_Forwarded_For="127.0.0.2") == 200
