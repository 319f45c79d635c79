"""How the tests look at a page: what it complains of, whether it fits, whether everybody can use it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

UI = Path(__file__).parent.parent.parent / "ui"

OVERFLOWING = """() => {
  const page = document.documentElement, wide = page.clientWidth;
  const found = [];
  for (const e of document.body.querySelectorAll("*")) {
    const box = e.getBoundingClientRect();
    if (box.width === 0 || box.right <= wide + 1 && box.left >= -1) continue;
    // What scrolls in itself, or is cut on purpose, does not make the page wider.
    let parent = e.parentElement, cut = false;
    for (; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowX !== "visible") { cut = true; break; }
    if (!cut && getComputedStyle(e).clipPath === "none") found.push(e.outerHTML.slice(0, 160));
  }
  if (page.scrollWidth > wide) found.push(`the page is ${page.scrollWidth} wide`);
  return found;
}"""

# On a slow machine nothing is over before a test has looked at it: what waits a second or longer never comes.
# For pages at a table of the tests' own, which need no sign of life.
STANDSTILL = """for (const name of ["setTimeout", "setInterval"]) {
  const real = window[name];
  window[name] = (run, wait = 0, ...rest) => wait < 1000 ? real(run, wait, ...rest) : 0;
}"""
# Notes what comes and goes again before anybody has looked.
REMEMBER = """selector => {
  window.remembered = false;
  new MutationObserver(() => { window.remembered ||= document.querySelector(selector) !== null; })
    .observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
REMEMBERED = "() => window.remembered"

COLOURS = ["color-contrast", "link-in-text-block"]  # the rules of axe that look at colours
AXE_RUN = """async rules => await axe.run(document, {
  resultTypes: ["violations"], preload: false, ...(rules && {runOnly: {type: "rule", values: rules}})
})"""


def watch(page: Page, origin: str) -> list[str]:
    """What a page reports from now on: errors, violations of the policy, requests to elsewhere."""
    seen: list[str] = []
    page.on("pageerror", lambda error: seen.append(f"error: {error}"))
    # A request that the server refuses is shown to the person; the console need not say it again.
    page.on(
        "console",
        lambda message: (
            seen.append(f"console: {message.text}")
            if message.type in ("error", "warning") and not _is_of_the_network(message.text)
            else None
        ),
    )
    page.on(
        "request",
        lambda request: (
            None
            if request.url.startswith((origin, "data:", "blob:"))
            else seen.append(f"request: {request.url}")
        ),
    )
    return seen


def _is_of_the_network(line: str) -> bool:
    if line == "Service Worker registration blocked by Playwright":
        return True
    return line.startswith("Failed to load resource") or "WebSocket connection to" in line


@cache
def _axe() -> str:
    return (UI / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page, *, colours: bool = False) -> list[str]:
    """What axe finds wrong with the page as it is, or with its colours: nothing else changes with a theme."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(f"() => {{ {_axe()} }}")
    found: dict[str, Any] = page.evaluate(AXE_RUN, COLOURS if colours else None)
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} ({node['failureSummary'][:200]})"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def overflow(page: Page) -> list[str]:
    """What sticks out of the page sideways."""
    found: list[str] = page.evaluate(OVERFLOWING)
    return found
