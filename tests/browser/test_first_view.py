"""The first view: the same type in every browser, few bytes for it, and nothing that jumps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from tests.browser.visiting import BLANK, DESK, Visit

SMALL = {"width": 360, "height": 640}
FONT_BYTES = """async () => {
  await document.fonts.ready;
  return performance.getEntriesByType("resource").filter(({name}) => name.endsWith(".woff2"))
    .map(({name, encodedBodySize}) => [name.split("/").at(-1), encodedBodySize]);
}"""
# The faces that are there for a word, of those that the page has for it.
LOADED = """([face, weight, word]) => document.fonts.load(`${weight} 20px "${face}"`, word)
  .then(found => found.length > 0 && found.every(({status}) => status === "loaded"))"""
SHIFTS = """() => new Promise(tell => {
  let sum = 0;
  const seen = new PerformanceObserver(list => { for (const {value} of list.getEntries()) sum += value; });
  seen.observe({type: "layout-shift", buffered: true});
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell(sum), 50)));
})"""


@pytest.mark.parametrize("lang", ["en", "de", "es", "cs", "ru"])
def test_the_type_of_the_first_view_is_ours_and_small(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang, viewport=SMALL)
    page.locator("article, .poster").first.wait_for()
    sizes: list[tuple[str, int]] = page.evaluate(FONT_BYTES)
    names = {name.rsplit("-", 1)[0] for name, _ in sizes}
    assert {"bitter-latin-700", "fira-sans-latin-400", "fira-sans-latin-700"} <= names
    assert 0 < sum(size for _, size in sizes) <= 60_000
    for face, weight in (("Bitter", 700), ("Fira Sans", 400), ("Fira Sans", 700)):
        for word in ("Räuber 0123", "Příliš žluťoučký", "Ограбление музея"):
            assert page.evaluate(LOADED, [face, weight, word]), (face, weight, word)


@pytest.mark.parametrize("viewport", [SMALL, DESK], ids=["small", "desk"])
def test_nothing_jumps_when_the_games_come(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    held: list[Route] = []
    page.route("**/api/games", lambda route: held.append(route))
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    while not held:
        page.wait_for_timeout(5)
    page.evaluate("document.fonts.ready.then(() => {})")
    for route in held:
        route.continue_()
    page.unroute("**/api/games")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.evaluate(SHIFTS) < 0.05


@pytest.mark.parametrize("wide", [320, 360, 390])
def test_the_bar_is_as_high_with_a_long_name_as_with_a_short_one(visit: Visit, wide: int) -> None:
    heights = []
    for name in ("Лис", "Maximiliane-Alexandra"):
        page = visit("/", name=name, lang="ru", viewport={"width": wide, "height": 640})
        expect(page.locator(".top .who")).to_have_text(name)
        page.evaluate("document.fonts.ready.then(() => {})")
        box = page.locator("header.top").bounding_box()
        assert box is not None
        heights.append(box["height"])
    assert heights[0] == heights[1]
