"""A real server, a real browser: one of each for all tests here, visitors for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from getaway.web import page as built
from tests.browser.visiting import DESK, PATIENCE, PHONE, Visit, Visitors, chromium, launched, opened
from tests.web.serving import Served, served

__all__ = ["DESK", "PATIENCE", "PHONE", "Visit"]

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright says what it waits for, if it gives up before pytest does."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.timeout(3 * PATIENCE / 1000))


# Of the package, not of the session: while it runs, nothing asynchronous can be tested in this process.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium()
    if path is None:
        pytest.skip("no chromium here (Debian, Ubuntu: apt install chromium): the browser is not tested")
    with launched(path) as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the built page, whose bots answer at once."""
    if not (built.FOLDER / "index.html").exists():
        pytest.fail("the page has not been built: scripts/setup page does it")
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """Chromium with all that its window brings, for one test."""
    path = chromium(whole=True)
    if path is None:
        pytest.skip("no whole chromium here (Debian, Ubuntu: apt install chromium): notices are not tested")
    with opened(browser.browser_type, path) as whole:
        yield whole


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Open a page as a new person: visit("/t/…", name="Bo", lang="de", theme="dark", viewport=PHONE)."""
    visitors = Visitors(browser, server.url)
    yield visitors.visit
    visitors.leave()
    # Nothing is reported in a browser's console, and nothing is fetched from elsewhere, in any test.
    assert visitors.reported == []
