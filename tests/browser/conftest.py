"""A real server, a real browser: one of each for all tests here, a visitor for each test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from getaway.web import page as built
from tests.browser.looking import watch
from tests.web.serving import Served, served

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Nothing but our own server is to be called.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
PATIENCE = 20_000  # milliseconds that a test waits for what has to come

Visit = Callable[..., Page]


def chromium() -> str | None:
    """The browser of this machine; GETAWAY_CHROMIUM names another."""
    named = os.environ.get("GETAWAY_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM)), None)


# Of the package, not of the session: while it runs, nothing asynchronous can be tested in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium()
    if path is None:
        pytest.skip("no chromium here (Debian, Ubuntu: apt install chromium): the browser is not tested")
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*QUIET, *root])
        try:
            yield browser
        finally:
            browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the built page, whose bots answer at once."""
    if not (built.FOLDER / "index.html").exists():
        pytest.fail("the page has not been built: scripts/setup page does it")
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Open a page as a new person: visit("/t/…", lang="de", theme="dark", viewport=PHONE)."""
    contexts = []
    watched = []

    def open_page(
        path: str = "/",
        *,
        lang: str = "en",
        theme: str = "light",
        viewport: dict[str, int] = DESK,
        name: str | None = None,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=server.url,
            locale=lang,
            color_scheme=theme,  # type: ignore[arg-type]
            reduced_motion="reduce",
            viewport=viewport,  # type: ignore[arg-type]
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if name is not None:
            context.request.put("/api/guest", data={"name": name, "language": lang})
        page = context.new_page()
        watched.append(watch(page, server.url))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    # Nothing is reported in a browser's console, and nothing is fetched from elsewhere, in any test.
    assert [line for lines in watched for line in lines] == []


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where a test that looks may leave what it saw."""
    return tmp_path
