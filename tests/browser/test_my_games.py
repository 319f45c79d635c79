"""My games: a finished game stays, with its result; the list can be filtered, kept and deleted."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import finish, guest_of
from tests.web.serving import Served, table_with


def rows(page: Page, heading: str) -> list[str]:
    section = page.locator("section", has=page.get_by_role("heading", name=heading, exact=True))
    return [row.replace("\xa0", " ") for row in section.get_by_role("listitem").all_inner_texts()]


def played(page: Page, server: Served) -> tuple[str, str]:
    """A game that runs, in which the page's guest is asked, and one against bots that is over."""
    ann = guest_of(page, server)
    over = table_with([ann], "art-robbery", bots={"1": "random", "2": "random"})
    finish([ann], over)
    return table_with([ann, server.guest("Bo")], "art-robbery", options={"first": 0}), over


def test_a_finished_game_stays_on_the_home_page_and_in_the_list(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    running, over = played(page, server)
    page.reload()
    expect(page.locator(f'.list a[href="/t/{running}"]')).to_be_visible()
    expect(page.locator(f'.list a[href="/g/{over}"]')).to_be_visible()
    page.get_by_role("link", name="All my games").click()
    expect(page).to_have_url(re.compile(r"/me$"))
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(page.get_by_text("Your turn")).to_be_visible()
    (row,) = rows(page, "Finished")
    assert "Art Robbery, 3 players" in row
    assert re.search("today, .* · 2 bots", row)
    assert re.search("(Won|Shared win|Lost|Arrested)\n.*point", row)
    # Not followed: what is opened is judged, and this server has others to serve.
    expect(page.get_by_role("link", name="Review")).to_have_attribute("href", f"/g/{over}/review?seat=0")


def test_filters_leave_what_they_name(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann", viewport=PHONE)
    played(page, server)
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("button", name="All 2")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="My turn 1").click()
    expect(page.get_by_role("heading", name="Finished")).to_have_count(0)
    page.get_by_role("button", name="With people").click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert "Bo" in rows(page, "In progress")[0]
    page.get_by_role("button", name="All 2").click()
    expect(page.get_by_role("listitem")).to_have_count(2)


def test_whoever_has_not_played_is_shown_the_way(visit: Visit) -> None:
    page = visit("/me")
    expect(page.get_by_role("heading", name="No games yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Delete my data…")).to_have_count(0)
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("article", name="Art Robbery")).to_be_visible()


def test_without_a_network_the_last_list_is_shown_with_its_time(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    played(page, server)
    page.goto(f"{server.url}/me")
    expect(page.get_by_role("listitem")).to_have_count(2)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text(re.compile("You’re offline. This is your list as of today"))).to_be_visible()
    expect(page.get_by_role("listitem")).to_have_count(2)
    page.context.set_offline(False)
    expect(page.get_by_text("You’re offline.")).to_have_count(0)


def test_all_of_it_comes_as_one_file(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    _, over = played(page, server)
    page.goto(f"{server.url}/me")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download everything").click()
    whole = json.loads(Path(loading.value.path()).read_text(encoding="utf-8"))
    assert loading.value.suggested_filename == "getaway.json"
    assert whole["name"] == "Ann"
    assert [game["game"]["card"]["table"] for game in whole["games"] if game["file"]] == [over]


def test_deleting_oneself_says_what_goes_and_the_easy_button_keeps_all(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann", viewport=PHONE)
    running, _ = played(page, server)
    page.goto(f"{server.url}/me")
    page.get_by_role("button", name="Delete my data…").click()
    dialog = page.get_by_role("dialog", name="Delete your data?")
    expect(dialog).to_contain_text("A bot takes your seat in 1 unfinished game.")
    expect(dialog).to_contain_text("There you’ll be “somebody”")
    expect(dialog.get_by_role("checkbox")).not_to_be_checked()
    dialog.get_by_role("button", name="Keep everything").click()
    expect(page.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Delete my data…").click()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("article", name="Art Robbery")).to_be_visible()
    expect(page.locator(".list")).to_have_count(0)
    other = visit(f"/t/{running}", name="Cy", lang="de")
    expect(other.get_by_text("jemand").first).to_be_visible()
