"""A browser that Playwright does not drive as it comes: Debian's Firefox, over WebDriver BiDi."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection, connect

from tests.browser.visiting import PATIENCE

FIREFOX = ("firefox-esr", "firefox")
# Nothing but our own server is to be called, and nothing moves.
PREFERENCES: dict[str, bool | int | str] = {
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.push.enabled": False,
    "extensions.getAddons.cache.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.enabled": False,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """Firefox over WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._numbers = itertools.count(1)
        self.complaints: list[str] = []  # of the pages
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        tree = self._ask("browsingContext.getTree")
        self._page = tree["contexts"][0]["context"]

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            heard: dict[str, Any] = json.loads(self._line.recv(timeout=PATIENCE / 1000))
            if heard.get("method") == "log.entryAdded" and heard["params"]["level"] == "error":
                self.complaints.append(heard["params"]["text"])
            if heard.get("id") == number:
                assert heard["type"] == "success", heard
                found: dict[str, Any] = heard["result"]
                return found

    def open(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def resize(self, width: int, height: int) -> None:
        view = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._page, viewport=view)

    def run(self, expression: str) -> Any:
        """The value of an expression in the page, once it is there."""
        # As JSON: values come back in a notation of BiDi's own.
        wrapped = f"(async () => JSON.stringify((await ({expression})) ?? null))()"
        answer = self._ask(
            "script.evaluate", expression=wrapped, target={"context": self._page}, awaitPromise=True
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"]["value"])


@contextlib.contextmanager
def firefox(folder: Path, language: str = "en") -> Iterator[Firefox]:
    """Firefox, without a window."""
    path = next(filter(None, map(shutil.which, FIREFOX)), None)
    if path is None:
        pytest.skip("no Firefox here (Debian: apt install firefox-esr)")
    profile = folder / "profile"
    profile.mkdir()
    wanted = {**PREFERENCES, "intl.accept_languages": language}
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in wanted.items()]
    (profile / "user.js").write_text("".join(lines))
    command = [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    environment = {**os.environ, "HOME": str(folder), "MOZ_HEADLESS": "1"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        try:
            assert process.stderr is not None
            address = next(filter(None, (re.search(r"(ws://\S+)", line) for line in process.stderr)))
            with connect(f"{address[1]}/session", max_size=None) as line:
                yield Firefox(line)
        finally:
            process.kill()
