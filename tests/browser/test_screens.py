"""Every screen of the shell on a phone and on a desk, by day and by night, in three languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESK, PATIENCE, PHONE
from tests.browser.looking import overflow, violations, watch
from tests.browser.screens import SCREENS, Scene, set_scene
from tests.web.serving import Served

LANGUAGES = ("en", "de", "ru")


@pytest.fixture(scope="module")
def stage(browser: Browser, server: Served) -> Iterator[tuple[Page, Scene]]:
    """One page for all screens: another language is a reload, another theme or size not even that."""
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.request.put("/api/guest", data={"name": "Aleksandra Wiśniewska"})
    page = context.new_page()
    reported = watch(page, server.url)
    yield page, set_scene(page, server)
    context.close()
    assert reported == []


def read_in(page: Page, lang: str) -> None:
    """From the next page on."""
    page.goto("/icons/getaway.svg")
    page.evaluate(f"localStorage.setItem('getaway-settings', '{{\"language\": \"{lang}\"}}')")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", list(SCREENS))
def test_it_fits_and_everybody_can_use_it(stage: tuple[Page, Scene], screen: str, lang: str) -> None:
    page, scene = stage
    read_in(page, lang)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="light")
    SCREENS[screen](page, scene)
    wrong: list[str] = []
    for theme in ("light", "dark"):
        for size in (DESK, PHONE):
            page.emulate_media(color_scheme=theme)
            page.set_viewport_size(size)  # type: ignore[arg-type]
            where = f"{theme}, {size['width']}: "
            wrong += [where + line for line in (*overflow(page), *violations(page, contrast=lang == "en"))]
    assert wrong == []
