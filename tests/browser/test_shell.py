"""From the first page to a running game."""

from __future__ import annotations

from tests.browser.conftest import Visit


def test_one_click_leads_to_a_running_game(visit: Visit) -> None:
    page = visit("/")
    page.locator(".btn.main").first.click()
    page.wait_for_url("**/t/*")
