"""The review of a finished game, from the end of its line to a better move."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looking import violations
from tests.browser.visiting import PHONE, Visitors
from tests.web.inside import inside
from tests.web.test_reviews import finished, judge_here


@pytest.mark.parametrize(("game", "players"), [("art-robbery", 2), ("alcatraz", 3)])
def test_a_finished_game_is_reviewed(game: str, players: int, browser: Browser, tmp_path: Path) -> None:
    with inside(tmp_path) as server, ThreadPoolExecutor(1) as aside:
        judge_here(server, fails=2)
        # Players wait in a loop of their own, and the browser has one here already.
        _, table = aside.submit(finished, server, game, players).result()
        visitors = Visitors(browser, server.url)
        page = visitors.visit(f"/g/{table}?seat=0", name="Ann")
        page.get_by_role("button", name="Menu").first.click()
        page.get_by_role("link", name="Review").click()
        expect(page.get_by_role("status")).to_contain_text("Everything before that is kept.")
        judge_here(server)
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", name="Where the chance went")).to_be_visible()
        assert violations(page) == []
        slider = page.get_by_role("slider", name="Step")
        before = int(slider.input_value())
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_value(str(before + 1))
        page.keyboard.press("o")
        expect(page.get_by_role("button", name="What you knew")).to_have_attribute("aria-pressed", "true")
        expect(page).to_have_url(re.compile(rf"step={before + 1}.*view=knew"))
        shared = page.url
        page.keyboard.press("t")
        expect(page).to_have_url(re.compile(r"view=knew&try="))
        page.get_by_role("button", name="Play on from here").click()
        expect(page.get_by_text("What if: from step")).to_be_visible()
        page.get_by_role("link", name="Back to the game").click()
        expect(page).to_have_url(re.compile(rf"/g/{table}/review"))
        page.get_by_role("button", name="Try it").click()
        expect(page.get_by_role("heading", name="Your what-ifs of this game")).to_be_visible()
        assert violations(page) == []
        page.keyboard.press("Escape")
        # Somebody else opens the same link on a phone, and sees the same.
        other = visitors.visit(shared.removeprefix(server.url), name="Zoe", viewport=PHONE)
        expect(other.get_by_role("slider", name="Step")).to_have_value(str(before + 1))
        other.get_by_role("group").get_by_role("button", name="Players").click()
        expect(other.get_by_role("heading", name="Where the chance went")).to_be_visible()
        if game == "alcatraz":
            other.get_by_role("button", name="Rounds").click()
            expect(other.get_by_role("rowheader", name="Guards")).to_be_visible()
        other.emulate_media(color_scheme="dark")
        assert violations(other) == []
        visitors.leave()
        assert visitors.reported == []
