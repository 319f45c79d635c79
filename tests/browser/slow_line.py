"""How fast the first page is, on a slow line and on none: python -m tests.browser.slow_line [RUNS]

A slow line has 1.6 Mbit/s and 150 ms. Printed are the medians of several runs, each with a new profile, and
from the fastest to the slowest: no test asserts them, for they tell of the machine too.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, ViewportSize

from tests.browser.visiting import BLANK, DESK, Visitors, chromium, launched
from tests.web.serving import Served, served

SMALL: ViewportSize = {"width": 360, "height": 640}
WAYS: dict[str, dict[str, Any]] = {
    "1440 x 900, en": {"viewport": DESK, "lang": "en"},
    "360 x 640, ru": {"viewport": SMALL, "lang": "ru"},
}
LINES = {
    "slow line": {
        "latency": 150,
        "downloadThroughput": 200_000,
        "uploadThroughput": 200_000,
        "offline": False,
    },
    "no limit": None,
}
# Milliseconds until the first and the largest paint, and how far things were shifted.
PAINTS = """() => new Promise(tell => {
  const found = {first: 0, largest: 0, shifts: 0};
  const seen = (type, note) => new PerformanceObserver(list => list.getEntries().forEach(note))
    .observe({type, buffered: true});
  seen("paint", ({startTime}) => { found.first ||= startTime; });
  seen("largest-contentful-paint", ({startTime}) => { found.largest = startTime; });
  seen("layout-shift", ({value}) => { found.shifts += value; });
  setTimeout(() => tell(found), 100);
})"""


def measure(
    browser: Browser, server: Served, how: dict[str, Any], line: dict[str, Any] | None
) -> dict[str, float]:
    """One visit of somebody new."""
    visitors = Visitors(browser, server.url, **how)
    page = visitors.visit(BLANK)
    if line is not None:
        page.context.new_cdp_session(page).send("Network.emulateNetworkConditions", line)
    page.goto("/", wait_until="networkidle")
    page.locator("article.poster .btn.main").first.wait_for()
    found: dict[str, float] = page.evaluate(PAINTS)
    visitors.leave()
    return found


def spread(values: list[float], digits: int) -> str:
    return f"{median(values):.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


def main(runs: int) -> None:
    """Measure and print."""
    path = chromium()
    if path is None:
        sys.exit("getaway: there is no chromium here (Debian, Ubuntu: apt install chromium).")
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as server,
        launched(path) as browser,
    ):
        for name, line in LINES.items():
            for way, how in WAYS.items():
                found = [measure(browser, server, how, line) for _ in range(runs)]
                first, largest, shifts = (
                    [one[key] for one in found] for key in ("first", "largest", "shifts")
                )
                print(
                    f"{name}, {way}: first paint {spread(first, 0)} ms, largest {spread(largest, 0)} ms, "
                    f"shift {spread(shifts, 4)}",
                    flush=True,
                )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
