"""One quiet line says when the bots of a table are short of time, or not warm yet."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import guest_of
from tests.web.serving import Served, table_with


def test_strong_bots_that_are_not_warm_are_mentioned_until_it_was_read(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann", viewport=PHONE)
    table = table_with([guest_of(page, server)], "art-robbery", bots={"1": "hard", "2": "easy"})
    page.goto(f"/t/{table}")
    line = page.locator(".strip").filter(has_text="The strong bots are still warming up")
    expect(line).to_be_visible()
    line.get_by_role("button", name="Close").click()
    expect(line).to_have_count(0)


def test_weak_bots_need_no_such_line(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    table = table_with([guest_of(page, server)], "art-robbery", bots={"1": "easy", "2": "medium"})
    page.goto(f"/t/{table}")
    expect(page.get_by_label("Say something")).to_be_attached()
    expect(page.locator(".strip")).to_have_count(0)
