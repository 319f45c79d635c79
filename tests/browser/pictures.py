"""Pictures of the boards, in the states into which their own tests put them."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.prepared import NAMES as PRISONERS
from tests.browser.prison import STATES
from tests.browser.screenshots import Picture
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import NAMES as THIEVES
from tests.browser.test_art_robbery import scenes
from tests.browser.visiting import DESK, Visit
from tests.web.serving import Served


def _art_robbery(state: str) -> Picture:
    def picture(visit: Visit, server: Served) -> Page:
        table = Stage(visit("/"), "art-robbery", THIEVES, 0)
        for name in scenes(table):
            if name == state:
                return table.page
        raise AssertionError(f"Art Robbery has no state {state}.")

    return picture


def _alcatraz(state: str) -> Picture:
    def picture(visit: Visit, server: Served) -> Page:
        page = visit("/")
        wanted = page.viewport_size
        assert wanted is not None
        # The states are reached by clicks on a desk.
        page.set_viewport_size(DESK)
        STATES[state](page, PRISONERS)
        page.set_viewport_size(wanted)
        return page

    return picture


PICTURES = {f"art-robbery-{state}": _art_robbery(state) for state in ("target", "robbed", "raid", "end")} | {
    f"alcatraz-{state}": _alcatraz(state) for state in ("table", "room", "talk", "votes", "trade", "end")
}
