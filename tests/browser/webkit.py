"""WebKit, which is what Safari is made of: WebKitGTK's own browser, over classic WebDriver."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from tests.browser.proxied import free_port
from tests.browser.visiting import PATIENCE

DRIVER = "WebKitWebDriver"
# Debian keeps it beside the library, in a folder of the machine's architecture.
BROWSER = "*/webkit2gtk-4.*/MiniBrowser"
# What the pages complain of: classic WebDriver tells nothing of itself.
LISTEN = """window.complaints ??= (() => {
  const found = [];
  addEventListener("error", ({message}) => found.push(message));
  addEventListener("unhandledrejection", ({reason}) => found.push(String(reason)));
  addEventListener("securitypolicyviolation", ({violatedDirective}) => found.push(violatedDirective));
  return found;
})()"""


class WebKit:
    """MiniBrowser over WebDriver."""

    def __init__(self, port: int, browser: Path) -> None:
        self._line = HTTPConnection("127.0.0.1", port, timeout=PATIENCE / 1000)
        self._above: int | None = None  # how high what the window has above the page is
        wanted = {"webkitgtk:browserOptions": {"binary": str(browser), "args": ["--automation"]}}
        made = self._ask("POST", "/session", capabilities={"alwaysMatch": wanted})
        self._path = f"/session/{made['sessionId']}"
        self._ask("POST", f"{self._path}/timeouts", script=PATIENCE, pageLoad=PATIENCE)

    def _ask(self, method: str, path: str, **params: Any) -> Any:
        body = json.dumps(params) if method == "POST" else None
        self._line.request(method, path, body, {"Content-Type": "application/json"})
        answer = self._line.getresponse()
        found = json.loads(answer.read())["value"]
        assert answer.status == 200, found
        return found

    @property
    def complaints(self) -> list[str]:
        """Of the page that is open."""
        found: list[str] = self.run(LISTEN)
        return found

    def open(self, url: str) -> None:
        self._ask("POST", f"{self._path}/url", url=url)
        self.run(LISTEN)

    def resize(self, width: int, height: int) -> None:
        """Make the page so large, and wait until it is."""
        if self._above is None:
            self._above = self.run("outerHeight - innerHeight")
        self._ask("POST", f"{self._path}/window/rect", width=width, height=height + self._above)
        self.run(
            f"""new Promise((done) => {{
              const look = () => innerWidth === {width} && innerHeight === {height}
                ? requestAnimationFrame(() => requestAnimationFrame(done)) : setTimeout(look, 20);
              look();
            }})"""
        )

    def run(self, expression: str) -> Any:
        """The value of an expression in the page, once it is there."""
        script = f"""const done = arguments[arguments.length - 1];
          (async () => JSON.stringify((await ({expression})) ?? null))()
            .then((value) => done([value]), (error) => done([null, String(error)]));"""
        value, *wrong = self._ask("POST", f"{self._path}/execute/async", script=script, args=[])
        assert wrong == []
        return json.loads(value)

    def leave(self) -> None:
        self._ask("DELETE", self._path)
        self._line.close()


# So small, the bar above the page does not keep the window from becoming as narrow as a phone.
NARROW = "* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }"


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """A screen that nobody sees; its name."""
    told, tells = os.pipe()
    command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1800x1200x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=[tells], stderr=subprocess.DEVNULL) as process:
        os.close(tells)
        try:
            with os.fdopen(told) as line:
                yield f":{line.readline().strip()}"
        finally:
            process.kill()


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[WebKit]:
    """WebKit, on a screen that nobody sees."""
    browser = next(Path("/usr/lib").glob(BROWSER), None)
    if browser is None or None in map(shutil.which, (DRIVER, "Xvfb")):
        pytest.skip("no WebKit here (Debian: apt install webkit2gtk-driver xvfb)")
    (folder / "gtk-3.0").mkdir()
    (folder / "gtk-3.0" / "gtk.css").write_text(NARROW)
    with screen() as name:
        environment = {
            **os.environ,
            "DISPLAY": name,
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "GSETTINGS_BACKEND": "memory",
            "GTK_A11Y": "none",
            "NO_AT_BRIDGE": "1",
            # There is no graphics card.
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
        }
        port = free_port()
        command = [DRIVER, f"--port={port}"]
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as process:
            try:
                found = _begin(process, port, browser)
                yield found
                found.leave()
            finally:
                process.kill()


def _begin(driver: subprocess.Popen[bytes], port: int, browser: Path) -> WebKit:
    """The first session, as soon as the driver answers."""
    while True:
        try:
            return WebKit(port, browser)
        except ConnectionRefusedError:
            with contextlib.suppress(subprocess.TimeoutExpired):
                pytest.fail(f"{DRIVER} has ended: {driver.wait(0.02)}")
