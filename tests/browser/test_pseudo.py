"""A language that nobody speaks: accents, 40 % longer than English, left to right and right to left.

It plays a whole game on a phone of 360 px without a word that is clipped or lies on another.
"""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, Visit
from tests.browser.looking import overflow
from tests.browser.people import act, asked, guest_of
from tests.web.serving import Served

ACCENTS = str.maketrans("AEIOUYaeiouycnsz", "ÅÉÎÖÛÝåéîöûýçñšž")
VOWELS = re.compile("([ÅÉÎÖÛåéîöûý])")
CHUNK = re.compile(r"`(.*)`", re.DOTALL)

# Words that do not fit into what shows them, and buttons that lie on each other.
CLIPPED = """() => {
  const seen = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const found = [];
  for (const e of document.body.querySelectorAll("*")) {
    const own = [...e.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    const style = getComputedStyle(e);
    if (!own || !seen(e) || style.clipPath !== "none" || e.closest("[aria-hidden=true], svg")) continue;
    const hides = style.overflowX !== "visible" && style.overflowX !== "auto" && style.overflowX !== "scroll";
    if (hides && e.scrollWidth > e.clientWidth + 1) found.push(`clipped: ${e.textContent.slice(0, 60)}`);
  }
  const shown = [...document.querySelectorAll("button.btn")].filter(seen);
  const buttons = shown.map(e => [e, e.getBoundingClientRect()]);
  for (const [a, one] of buttons) for (const [b, two] of buttons)
    if (a !== b && !a.contains(b) && !b.contains(a) && one.left + 2 < two.right && two.left + 2 < one.right
        && one.top + 2 < two.bottom && two.top + 2 < one.bottom && one.width && two.width)
      found.push(`${a.textContent.trim().slice(0, 40)} lies on ${b.textContent.trim().slice(0, 40)}`);
  return found;
}"""

# What the table gives everybody time for has been seen.
GO_ON = """() => document.querySelector("[data-continue], .alc.solo .btn.main")?.click()"""


def longer(text: str) -> str:
    """A text in the pseudo-language."""
    return VOWELS.sub(r"\1\1", text.translate(ACCENTS))


def pseudo(catalogue: str) -> str:
    """A catalogue in the pseudo-language."""
    read = FluentParser().parse(catalogue)
    _lengthen(read)
    return FluentSerializer().serialize(read)


def _lengthen(node: Any) -> None:
    """Put accents on letters, and say every vowel twice, in all texts of a syntax tree."""
    if isinstance(node, ast.TextElement):
        node.value = longer(node.value)
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                _lengthen(part)


def speak(page: Page, direction: str) -> None:
    """Have a page read the pseudo-language where it would read English."""

    def answer(route: Route) -> None:
        fetched = route.fetch()
        text = CHUNK.sub(lambda found: f"`{pseudo(found[1])}`", fetched.text())
        route.fulfill(response=fetched, body=text)

    page.route(re.compile(r"/assets/en-[^/]+\.js$"), answer)
    page.add_init_script(
        f"""new MutationObserver(() => {{
          const page = document.documentElement;
          if (page.dir !== "{direction}") page.dir = "{direction}";
        }}).observe(document, {{subtree: true, childList: true, attributes: true}});"""
    )


def test_the_pseudo_language_is_longer_and_keeps_what_is_put_in() -> None:
    said = "steals = { $who } steals { $token } from the middle of the table.\n"
    other = pseudo(said)
    assert "{ $who }" in other
    assert "{ $token }" in other
    assert 1.25 < len(longer("steals from the middle of the table")) / 35 < 1.6


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
@pytest.mark.parametrize(("game", "players", "most"), [("art-robbery", 2, 400), ("alcatraz", 3, 12)])
def test_a_game_is_played_without_a_clipped_word(
    visit: Visit, server: Served, direction: str, game: str, players: int, most: int
) -> None:
    """Art Robbery to its end; of Alcatraz, which takes hundreds of decisions, the first rounds."""
    page = visit("/", name="Ann", viewport=PHONE)
    speak(page, direction)
    me = guest_of(page, server)
    bots = {str(seat): "random" for seat in range(1, players)}
    table = me.must(
        "POST", "/api/tables", {"game": game, "players": players, "bots": bots, "talk_seconds": 0}
    )["table"]
    page.goto("/")
    page.locator("h1").wait_for()
    assert "éé" in page.locator("body").inner_text()
    assert (overflow(page), page.evaluate(CLIPPED)) == ([], [])
    me.must("POST", f"/api/tables/{table}/start")
    page.goto(f"/t/{table}")
    page.locator("[data-question]").first.wait_for()
    decisions = 0
    while decisions < most and me.must("GET", f"/api/tables/{table}")["phase"] != "over":
        assert (overflow(page), page.evaluate(CLIPPED)) == ([], [])
        page.evaluate(GO_ON)
        if 0 in asked(me, table):
            act(me, table, 0)
            decisions += 1
    page.locator("[data-question]").first.wait_for()
    assert (overflow(page), page.evaluate(CLIPPED)) == ([], [])
