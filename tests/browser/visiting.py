"""A browser, and people who open pages in it; used by the tests and by the screenshots."""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, ViewportSize, sync_playwright

from tests.browser.looking import watch

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# It has no window to draw, so a page costs it a quarter of the processor time. It shows no notices either.
SHELL = "chromium-headless-shell"
# Nothing but our own server is to be called.
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-domain-reliability",
    # There is none, and to play one costs a process more than to draw.
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    "--no-pings",
)
PHONE: ViewportSize = {"width": 360, "height": 740}
DESK: ViewportSize = {"width": 1440, "height": 900}
Theme = Literal["light", "dark"]
BLANK = "/icons/getaway.svg"  # for a page that is led on at once
# Milliseconds that a test waits for what has to come: as long as pytest waits for a test. Who works on the
# page sets GETAWAY_PATIENCE, in seconds, and is told sooner.
PATIENCE = 1000 * int(os.environ.get("GETAWAY_PATIENCE", "600"))

Visit = Callable[..., Page]


def chromium(*, whole: bool = False) -> str | None:
    """The browser of this machine, the whole of it or the quickest; GETAWAY_CHROMIUM names another."""
    named = os.environ.get("GETAWAY_CHROMIUM")
    names = CHROMIUM if whole else (SHELL, *CHROMIUM)
    return named or next(filter(None, map(shutil.which, names)), None)


@contextlib.contextmanager
def launched(path: str) -> Iterator[Browser]:
    """Chromium, without a window."""
    with sync_playwright() as playwright, opened(playwright.chromium, path) as browser:
        yield browser


@contextlib.contextmanager
def opened(kind: BrowserType, path: str) -> Iterator[Browser]:
    """One more browser, where Playwright runs already."""
    root = ["--no-sandbox"] if os.geteuid() == 0 else []
    browser = kind.launch(executable_path=path, args=[*QUIET, *root])
    try:
        yield browser
    finally:
        browser.close()


class Visitors:
    """People who come to a server, each with a browser of their own, and what their pages complain of."""

    def __init__(self, browser: Browser, url: str, **usual: Any) -> None:
        self._browser = browser
        self._url = url
        self._usual = usual
        self._contexts: list[BrowserContext] = []
        self._watched: list[list[str]] = []

    def visit(self, path: str = "/", **how: Any) -> Page:
        """Open a page as a new person: visit("/t/…", name="Bo", lang="de", theme="dark", viewport=PHONE)."""
        return self._open(path, **{**self._usual, **how})

    def _open(
        self,
        path: str,
        *,
        lang: str = "en",
        theme: Theme = "light",
        viewport: ViewportSize = DESK,
        name: str | None = None,
        origin: str | None = None,
        **more: Any,
    ) -> Page:
        url = origin or self._url
        context = self._browser.new_context(
            base_url=url,
            locale=lang,
            color_scheme=theme,
            reduced_motion="reduce",
            viewport=viewport,
            # What it fetches, a test would not see; and what it keeps is not what a test is about.
            **{"service_workers": "block", **more},
        )
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE)
        if name is not None:
            context.request.put("/api/guest", data={"name": name, "language": lang})
        page = context.new_page()
        self._watched.append(watch(page, url))
        page.goto(path)
        return page

    @property
    def reported(self) -> list[str]:
        return [line for lines in self._watched for line in lines]

    def leave(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            context.close()
        self._contexts = []
