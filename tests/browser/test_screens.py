"""Every screen of the shell on a phone and on a desk, by day and by night, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESK, PATIENCE, PHONE
from tests.browser.looking import overflow, violations, watch
from tests.browser.screens import SCREENS, Scene, set_scene
from tests.web.serving import Served

LANGUAGES = ("en", "de", "ru")


Stage = tuple[dict[str, Page], Scene]


@pytest.fixture(scope="module")
def stage(browser: Browser, server: Served) -> Iterator[Stage]:
    """One person, and a page in each language for all screens; another theme or size is not even a reload."""
    pages: dict[str, Page] = {}
    reported: list[list[str]] = []
    cookies: Any = None
    for lang in LANGUAGES:
        context = browser.new_context(
            base_url=server.url, locale=lang, reduced_motion="reduce", service_workers="block"
        )
        context.set_default_timeout(PATIENCE)
        if cookies is None:
            context.request.put("/api/guest", data={"name": "Aleksandra Wiśniewska"})
            cookies = context.cookies()
        context.add_cookies(cookies)
        pages[lang] = context.new_page()
        reported.append(watch(pages[lang], server.url))
    yield pages, set_scene(pages["en"], server)
    for page in pages.values():
        page.context.close()
    assert reported == [[]] * len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("screen", list(SCREENS))
def test_it_fits_and_everybody_can_use_it(stage: Stage, screen: str, lang: str) -> None:
    pages, scene = stage
    page = pages[lang]
    page.set_viewport_size(DESK)
    page.emulate_media(color_scheme="light")
    SCREENS[screen](page, scene)
    wrong: list[str] = []
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            where = f"{theme}, {size['width']}: "
            found = (*overflow(page), *violations(page, colours=theme == "dark"))
            wrong += [where + line for line in found]
    assert wrong == []
