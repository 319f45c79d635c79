"""Every reading of the boxes, on the page."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from getaway.kernel.options import Value
from tests.browser.people import finish, guest_of
from tests.browser.visiting import Visit
from tests.contract.tables import EVERY_VALUE
from tests.web.serving import Served, table_with

BOTS = {"1": "random", "2": "random"}


@pytest.mark.parametrize(("game", "options"), EVERY_VALUE)
def test_a_whole_game_is_seen_with_every_value_of_every_option(
    visit: Visit, server: Served, game: str, options: dict[str, Value]
) -> None:
    page = visit("/", name="Ann")
    me = guest_of(page, server)
    table = table_with([me], game, bots=BOTS, options=options)
    page.goto(f"/t/{table}")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    finish([me], table)
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
