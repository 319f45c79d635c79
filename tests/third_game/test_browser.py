"""The third game in a real browser, without a file of its own there."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from getaway.client.caller import Caller
from getaway.kernel.errors import BadInput
from tests.browser.conftest import PHONE
from tests.browser.looking import overflow, violations
from tests.browser.people import table_of
from tests.browser.visiting import Visit, Visitors, chromium, launched
from tests.third_game.conftest import NAME, SITE, install
from tests.web.serving import Served, served

BOARD = """
export function draw(element, picture, act) {
  const button = document.createElement("button");
  element.append(button);
  const update = ({ choices, asked, names, say }) => {
    button.disabled = !asked;
    button.textContent = `${names[0]}: ${choices.map(({ text }) => text).join(", ")}`;
    button.onclick = () => act(choices[0].action);
  };
  update(picture);
  return { update, destroy: () => button.remove() };
}
"""


# Of the module: while it runs, nothing asynchronous can be tested in this process.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium()
    if path is None:
        pytest.skip("no chromium here (Debian, Ubuntu: apt install chromium): the browser is not tested")
    with launched(path) as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the third game as it is: no board, no drawing."""
    with served(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Pages at that server; none of them complains of anything."""
    visitors = Visitors(browser, server.url)
    yield visitors.visit
    visitors.leave()
    assert visitors.reported == []


def play_now(page: Page, game: str) -> None:
    page.get_by_role("article", name=game).get_by_role("button").nth(1).click()
    page.wait_for_url("**/t/*")


def test_it_hangs_on_the_wall_is_played_to_its_end_and_looked_back_at(visit: Visit) -> None:
    page = visit("/", name="Ann")
    poster = page.get_by_role("article", name="Closed Fists")
    expect(poster.get_by_text("Hide some pebbles")).to_be_visible()
    expect(poster.get_by_label("Strength").locator("option")).to_have_text(["random"])
    play_now(page, "Closed Fists")
    expect(page).to_have_title(re.compile("Closed Fists"))
    expect(page.get_by_text(re.compile("Ann holds [0-3]"))).to_be_visible()
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
    assert overflow(page) == violations(page) == []
    page.get_by_role("button", name="Rules").last.click()
    expect(page.get_by_role("dialog").get_by_text("CF-3", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("main").get_by_role("button", name="Guess").first.click()
    expect(page.get_by_role("status").filter(has_text=re.compile("wins?"))).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="The fists are opened")).to_be_visible()
    assert overflow(page) == violations(page) == []
    page.get_by_role("link", name="Watch replay").click()
    page.wait_for_url("**/g/*")
    expect(page.get_by_text(re.compile("holds"))).to_have_count(3)
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("wins?"))).to_be_visible()


def test_it_is_played_on_a_phone_in_german(visit: Visit) -> None:
    page = visit("/", lang="de", viewport=PHONE, theme="dark")
    play_now(page, "Geschlossene Fäuste")
    page.get_by_role("main").get_by_role("button", name="raten").first.click()
    expect(page.get_by_role("status").filter(has_text=re.compile("gewinn"))).to_be_visible()
    assert overflow(page) == violations(page) == []


def test_its_option_is_chosen_at_a_table_for_friends_and_told_in_the_lobby(
    visit: Visit, server: Served
) -> None:
    page = visit("/", name="Ann")
    page.get_by_role("article", name="Closed Fists").get_by_role("button", name="Play with friends").click()
    page.get_by_text("More options").click()
    page.get_by_label("Who wins").select_option(label="whoever is nearest")
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Closed Fists")).to_be_visible()
    expect(page.get_by_text("Who wins: whoever is nearest")).to_be_visible()
    assert Caller(server.url).must("GET", f"/api/tables/{table_of(page)}")["options"] == {"winner": "nearest"}
    page.get_by_role("button", name=re.compile("Start with 3 bots")).click()
    expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()


def test_the_server_refuses_a_bot_that_does_not_play_it(server: Served) -> None:
    ann = server.guest("Ann")
    with pytest.raises(BadInput, match="closed-fists has no considerations, so the bot hard"):
        ann.must("POST", "/api/tables", {"game": NAME, "players": 2, "bots": {"1": "hard"}})


def test_nothing_but_words_and_page_is_served_of_its_folder(server: Served) -> None:
    ann = server.guest("Ann")
    for path in ("rules.py", "words/../rules.py", "words/%2e%2e/rules.py", "words/fr.ftl", "page/board.js"):
        with pytest.raises(BadInput):
            ann.must("GET", f"/games/{NAME}/{path}")


@pytest.mark.parametrize("board", ["whole", "broken", "failing"])
def test_a_board_that_its_package_brings_is_drawn_above_the_list(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    site = tmp_path / "site"
    shutil.copytree(SITE, site)
    (site / "closed_fists" / "page").mkdir()
    text = {
        "whole": BOARD,
        "broken": "export const nothing = 1;",
        "failing": "export function draw() { throw new Error('it does not draw'); }",
    }
    (site / "closed_fists" / "page" / "board.js").write_text(text[board])
    (site / "closed_fists" / "page" / "poster.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="29"><circle cx="32" cy="14" r="9"/></svg>'
    )
    install(monkeypatch, site)
    with served(tmp_path) as server:
        visitors = Visitors(browser, server.url)
        page = visitors.visit("/", name="Ann")
        drawing = page.get_by_role("article", name="Closed Fists").locator("img")
        expect(drawing).to_have_js_property("naturalWidth", 64)
        play_now(page, "Closed Fists")
        expect(page.get_by_role("heading", name="What do you do?")).to_be_visible()
        if board == "whole":
            page.get_by_role("button", name=re.compile(r"Ann: Guess \d")).click()
        else:
            expect(page.get_by_text("This game’s board can’t be shown")).to_be_visible()
            page.get_by_role("button", name="Guess", exact=False).first.click()
        expect(page.get_by_role("status").filter(has_text=re.compile("wins?"))).to_be_visible()
        assert (visitors.reported == []) == (board == "whole")
        visitors.leave()
