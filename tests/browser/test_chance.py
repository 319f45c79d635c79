"""Chance that nobody can choose, as people see it: the browser adds a number, and checks the game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import AttentivePlayer, guest_of, run, table_of
from tests.web.serving import Served


def finish(page: Page, server: Served, table: str) -> None:
    """Play a person's game to its end, beside their page."""
    run(AttentivePlayer(guest_of(page, server), table, 1).play())


def test_a_game_against_bots_is_dealt_with_the_browsers_number_and_the_check_holds(
    visit: Visit, server: Served
) -> None:
    page = visit("/", name="Ann")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main.lobby")).to_have_count(0)
    table = table_of(page)
    finish(page, server, table)
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Fair shuffle").click()
    dialog = page.get_by_role("dialog", name="Fair shuffle")
    expect(dialog).to_contain_text("Ann has added a number.")
    dialog.get_by_role("button", name="Check this game").click()
    expect(dialog.get_by_role("status")).to_contain_text("All as promised.")


def test_a_server_that_shows_another_promise_than_before_is_found_out(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main.lobby")).to_have_count(0)
    table = table_of(page)
    finish(page, server, table)
    page.evaluate(
        """table => {
            const kept = JSON.parse(localStorage.getItem("getaway-chance"));
            kept[table].commitment = "00".repeat(32);
            localStorage.setItem("getaway-chance", JSON.stringify(kept));
        }""",
        table,
    )
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Fair shuffle").click()
    page.get_by_role("button", name="Check this game").click()
    expect(
        page.get_by_role("status").filter(has_text="didn’t use the secret it had locked away")
    ).to_be_visible()


def test_two_people_see_before_the_deal_that_both_have_locked_a_number_away(
    visit: Visit, server: Served
) -> None:
    ann = visit("/", name="Ann")
    made = guest_of(ann, server).must("POST", "/api/tables", {"game": "art-robbery", "players": 2})
    ann.goto(f"{server.url}/t/{made['table']}")
    bo = visit(f"/t/{made['table']}", name="Bo")
    bo.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Fair shuffle").click()
    dialog = ann.get_by_role("dialog", name="Fair shuffle")
    expect(dialog).to_contain_text("Ann has a number locked away.")
    expect(dialog).to_contain_text("Bo has a number locked away.")
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="Start").click()
    expect(ann.locator("main.lobby")).to_have_count(0)
    expect(bo.locator("main.lobby")).to_have_count(0)
