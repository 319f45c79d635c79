"""Both games from the first page to the end in Firefox and in WebKit, and how they look there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.browser.foreign import Firefox, firefox
from tests.browser.looking import OVERFLOWING
from tests.browser.test_alcatraz import DECIDE as DECIDE_IN_PRISON
from tests.browser.test_telling import DECIDE as DECIDE_IN_MUSEUM
from tests.browser.webkit import WebKit, webkit
from tests.web.serving import Served

# One of each browser for both games: to start one takes longer than to play.
Foreign = Firefox | WebKit
BROWSERS: dict[str, Callable[[Path], AbstractContextManager[Foreign]]] = {
    "firefox": firefox,
    "webkit": webkit,
}
GAMES = {
    "art-robbery": (0, ".art-robbery", f"({DECIDE_IN_MUSEUM})()", ".art-robbery .after"),
    "alcatraz": (1, ".alc", f"({DECIDE_IN_PRISON})()", ".end .verdict"),
}
PLAY = """(async () => {
  const found = async (selector) => {
    while (!document.querySelector(selector)) await new Promise((next) => setTimeout(next, 20));
    return document.querySelector(selector);
  };
  await found("article.poster .btn.main");
  const poster = document.querySelectorAll("article.poster")[%d];
  const [players, level] = poster.querySelectorAll("select");
  players.selectedIndex = 0;
  level.value = "random";
  for (const select of [players, level]) select.dispatchEvent(new Event("change", {bubbles: true}));
  await new Promise((next) => setTimeout(next, 50));
  poster.querySelector(".btn.main").click();
  await found("%s");
  await document.fonts.ready;
  return location.pathname;
})()"""
FINISH = """(async () => {
  while (!document.querySelector("%s")) {
    document.querySelector("[data-continue]")?.click();
    %s;
    await new Promise((next) => setTimeout(next, 60));
  }
  return true;
})()"""
# Nothing sticks out, the board is as wide as the window, and what decides is in view.
FITS = f"""(() => {{
  const sticks = ({OVERFLOWING})();
  const wide = document.documentElement.clientWidth;
  if (wide !== innerWidth) sticks.push(`a band of ${{innerWidth - wide}} at the right edge`);
  for (const one of document.querySelectorAll("%s")) {{
    const {{top, bottom, left, right}} = one.getBoundingClientRect();
    if (one.offsetParent && (top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1))
      sticks.push(`${{one.className}}: ${{[left, top, right, bottom].map(Math.round)}}`);
  }}
  return sticks;
}})()"""
IN_VIEW = {"art-robbery": ".hand .card, [data-go]", "alcatraz": ".tray, .me > .btn"}
SIZES = [(1440, 900), (1440, 862), (390, 740), (360, 640)]


@pytest.fixture(scope="module", params=list(BROWSERS))
def foreign(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Foreign]:
    with BROWSERS[request.param](tmp_path_factory.mktemp(request.param)) as found:
        yield found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played(foreign: Foreign, server: Served, game: str) -> None:
    place, board, decide, end = GAMES[game]
    foreign.open(f"{server.url}/")
    foreign.resize(1440, 900)
    path = foreign.run(PLAY % (place, board))
    assert path.startswith("/t/")
    for width, height in SIZES:
        foreign.resize(width, height)
        assert foreign.run(FITS % IN_VIEW[game]) == [], (width, height)
    assert foreign.run(FINISH % (end, decide)) is True
    assert foreign.complaints == []
