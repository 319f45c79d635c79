"""The shell of the browser app: to a running game, with friends, and away from it again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.looking import overflow, violations
from tests.browser.people import act, asked, finish, guest_of, table_of
from tests.web.serving import Served, settings_for, table_with

# Whether anything can be heard is up to the machine: counted is what is to sound.
COUNT_KNOCKS = """
  window.knocks = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.knocks += 1; return start.apply(this, when); };
"""


def play_now(page: Page, game: str = "Art Robbery") -> str:
    """Click once; the table that this leads to."""
    page.get_by_role("article", name=game).get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    return table_of(page)


def choose(page: Page, what: str) -> None:
    """Choose from the menu of a table."""
    page.get_by_role("button", name="Menu").click()
    page.locator("[popover]:popover-open").get_by_text(what, exact=True).click()


def make_table(page: Page, players: str) -> str:
    """Make a table for friends."""
    page.get_by_role("article", name="Art Robbery").get_by_role("button", name="Play with friends").click()
    page.get_by_label(players).check(force=True)
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("list", name="Seats").get_by_role("listitem").first).to_be_visible()
    return table_of(page)


def test_one_click_leads_to_a_running_game(visit: Visit, server: Served) -> None:
    page = visit("/")
    table = play_now(page)
    guest = guest_of(page, server)
    assert guest.must("GET", f"/api/tables/{table}")["phase"] == "play"
    choose(page, "Home")
    expect(page.get_by_role("heading", name="Your games in progress")).to_be_visible()
    page.locator(f"a[href='/t/{table}']").first.click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()


def test_the_number_and_strength_of_bots_can_be_chosen(visit: Visit, server: Served) -> None:
    page = visit("/")
    poster = page.get_by_role("article", name="Alcatraz")
    poster.get_by_label("Number of bots").select_option(label="2 bots")
    poster.get_by_label("Strength").select_option(label="easy")
    table = play_now(page, "Alcatraz")
    view = guest_of(page, server).must("GET", f"/api/tables/{table}/view")
    assert [chair["bot"] for chair in view["table"]["chairs"]] == [None, "easy", "easy"]


@pytest.mark.parametrize(
    ("lang", "wall", "friends", "mine", "make"),
    [
        ("de", "Art Robbery", "Mit Freunden spielen", "Wie in meinem Regelheft", "Tisch eröffnen"),
        ("cs", "Podfukáři", "Hrát s přáteli", "Podle českých pravidel", "Založit stůl"),
    ],
)
def test_one_tap_plays_as_in_the_reader_s_rulebook(
    visit: Visit, server: Served, lang: str, wall: str, friends: str, mine: str, make: str
) -> None:
    page = visit("/", lang=lang, viewport=PHONE)
    page.get_by_role("article", name=wall).get_by_role("button", name=friends).click()
    tick = page.get_by_role("checkbox", name=mine)
    expect(tick).not_to_be_checked()
    tick.click()
    expect(tick).to_be_checked()
    assert overflow(page) == violations(page) == []
    tick.click()
    expect(tick).not_to_be_checked()
    tick.click()
    page.get_by_role("button", name=make).click()
    page.wait_for_url("**/t/*")
    options = guest_of(page, server).must("GET", f"/api/tables/{table_of(page)}")["options"]
    assert (options["stealing"], options["greedy"]) == ("may", "may")


def test_a_book_that_the_defaults_follow_is_not_asked_about(visit: Visit) -> None:
    page = visit("/", lang="es")
    page.get_by_role("article", name="Art Robbery").get_by_role("button").nth(2).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(1)


def test_a_friend_with_the_link_sits_down_on_a_phone(visit: Visit) -> None:
    ann = visit("/", name="Ann")
    table = make_table(ann, "3 players")
    link = ann.get_by_label("Invite your friends").input_value()
    assert link.endswith(f"/t/{table}")
    bo = visit(link, viewport=PHONE)
    bo.get_by_label("Your name").last.fill("Bo")
    bo.get_by_role("button", name="Sit down").click()
    expect(bo.get_by_text("Waiting for the host to start.")).to_be_visible()
    seats = ann.get_by_role("list", name="Seats")
    expect(seats.get_by_text("Bo", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Start with 1 bot").click()
    for page in (ann, bo):
        expect(page.get_by_role("button", name="Menu")).to_be_visible()


def test_the_creator_seats_bots_and_sends_people_away(visit: Visit, server: Served) -> None:
    ann = visit("/", name="Ann")
    table = make_table(ann, "3 players")
    server.guest("Bo").must("POST", f"/api/tables/{table}/seats/1", {})
    seats = ann.get_by_role("list", name="Seats")
    expect(seats.get_by_text("Bo", exact=True)).to_be_visible()
    ann.get_by_role("button", name="Remove Bo").click()
    expect(seats.get_by_text("Free seat")).to_have_count(2)
    ann.get_by_label("Bot for seat 3").select_option(label="hard")
    expect(seats.get_by_text("Bot, hard")).to_be_visible()
    ann.get_by_role("button", name="Close the table").click()
    expect(ann.get_by_role("heading", name="Have an alibi.")).to_be_visible()


def test_an_open_table_is_listed_for_others(visit: Visit, server: Served) -> None:
    host = server.guest("Aleksandra")
    host.must("POST", "/api/tables", {"game": "alcatraz", "players": 3, "public": True})
    page = visit("/")
    row = page.locator(".game", has_text="Aleksandra’s table").first
    expect(row).to_contain_text("2 seats free")
    row.get_by_role("link", name="Join").click()
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_reload_in_the_middle_changes_nothing(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    page.get_by_label("Say something").fill("Still here")
    page.keyboard.press("Enter")
    log = page.get_by_role("region", name="Log and chat")
    expect(log).to_contain_text("Still here")
    page.reload()
    expect(log).to_contain_text("Still here")
    expect(log).to_contain_text("The game begins.")


def test_nothing_is_lost_when_the_server_dies_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    server = Served(settings_for(tmp_path))
    try:
        page = visit("/", name="Ann", origin=server.url)
        play_now(page)
        page.wait_for_load_state("networkidle")
        server.kill()
        expect(page.get_by_text("Connection lost. Trying again…")).to_be_visible()
        # Said while nobody hears it: sent once the line is back.
        page.get_by_label("Say something").fill("Hello again")
        page.keyboard.press("Enter")
        server = Served(server.settings, server.port)
        log = page.get_by_role("region", name="Log and chat")
        expect(log.get_by_text("Hello again")).to_have_count(1)
        expect(page.get_by_text("Connection lost. Trying again…")).to_have_count(0)
    finally:
        server.kill()


def test_a_spectator_sees_nothing_secret(visit: Visit, server: Served) -> None:
    guests = [server.guest("Ann"), server.guest("Bo")]
    table = table_with(guests, "art-robbery")
    frames: list[str] = []
    page = visit("/")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    page.goto(f"/t/{table}")
    log = page.get_by_role("region", name="Log and chat")
    expect(log).to_contain_text("The game begins.")
    for _ in range(6):
        act(guests[0], table, 0) if asked(guests[0], table) else act(guests[1], table, 1)
    expect(log).to_contain_text("draws a card")
    views = [message for message in map(json.loads, frames) if message["type"] == "view"]
    assert views
    for view in views:
        assert view["seat"] is None
        assert view["asks"] == {}
        assert view["view"]["choices"] == []
        assert [seat["hand"] for seat in view["view"]["seats"]] == [None, None]
    assert "draws-card" not in "".join(frames)
    # Nor is anything offered: a spectator neither plays nor talks.
    expect(page.get_by_label("Say something")).to_have_count(0)


def test_a_finished_game_is_looked_at_step_by_step(visit: Visit, server: Served) -> None:
    guests = [server.guest("Ann"), server.guest("Bo")]
    table = table_with(guests, "art-robbery")
    finish(guests, table)
    page = visit(f"/g/{table}?step=5&seat=1")
    bar = page.get_by_role("region", name="Watch replay")
    expect(bar.get_by_text("5 / ")).to_be_visible()
    bar.get_by_role("button", name="Next").click()
    page.wait_for_url("**/g/*?step=6&seat=1")
    page.keyboard.press("Escape")
    bar.get_by_label("Point of view").select_option(label="Spectator")
    page.wait_for_url(re.compile(r"step=6$"))
    bar.get_by_role("button", name="To the end").click()
    last = int(bar.get_by_role("slider").get_attribute("max") or 0)
    page.wait_for_url(f"**/g/*?step={last}")
    page.locator("body").press("ArrowLeft")
    page.wait_for_url(f"**/g/*?step={last - 1}")
    page.locator("body").press("End")
    page.wait_for_url(f"**/g/*?step={last}")
    with page.expect_download() as download:
        bar.get_by_role("link", name="Download the game").click()
    assert json.loads(Path(download.value.path()).read_text())["format"] == "getaway-game-1"


def test_a_game_that_runs_has_no_replay(visit: Visit, server: Served) -> None:
    table = table_with([server.guest("Ann"), server.guest("Bo")], "art-robbery")
    page = visit(f"/g/{table}")
    expect(page.get_by_text("The game isn’t over yet.")).to_be_visible()


def test_a_double_click_makes_one_guest_and_one_table(visit: Visit) -> None:
    page = visit("/")
    made: list[str] = []
    page.on("request", lambda request: made.append(f"{request.method} {urlsplit(request.url).path}"))
    page.get_by_role("article", name="Art Robbery").get_by_role("button", name="Play now").dblclick()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()
    assert [made.count(one) for one in ("PUT /api/guest", "POST /api/tables")] == [1, 1]


def test_a_line_that_is_refused_can_be_written_otherwise(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    line = page.get_by_label("Say something")
    line.fill("turned \u202e around")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="300")).to_be_visible()
    expect(line).to_have_value("turned \u202e around")


def test_a_bot_takes_the_seat_and_gives_it_back(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    # Bo is in no hurry: with bots alone the game would be over at once.
    table = table_with([guest_of(page, server), server.guest("Bo")], "art-robbery")
    page.goto(f"/t/{table}")
    choose(page, "Let a bot play for me")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_role("region", name="Log and chat")).to_contain_text("You’re back.")


def test_a_pause_begins_when_all_agree(visit: Visit, server: Served) -> None:
    ann = visit("/", name="Ann")
    bo = server.guest("Bo")
    table = table_with([guest_of(ann, server), bo], "art-robbery")
    ann.goto(f"/t/{table}")
    bo_page = visit("/", name="Nobody")
    bo_page.context.add_cookies(
        [{"name": "getaway_guest", "value": bo.cookie.partition("=")[2], "url": server.url}]
    )
    bo_page.goto(f"/t/{table}")
    choose(ann, "Ask for a pause")
    expect(ann.get_by_text("You’ve asked for a pause.")).to_be_visible()
    bo_page.get_by_role("button", name="Agree").click()
    for page in (ann, bo_page):
        expect(page.get_by_text("The game is paused. Resume")).to_be_visible()
    ann.get_by_role("button", name="Resume").click()
    expect(bo_page.get_by_text("The game is paused. Resume")).to_have_count(0)


def test_a_seat_is_handed_over_by_a_link(visit: Visit) -> None:
    ann = visit("/", name="Ann")
    play_now(ann)
    choose(ann, "Hand over my seat")
    link = ann.get_by_role("textbox", name="Hand over my seat").input_value()
    bo = visit(link, name="Bo")
    expect(bo.get_by_role("button", name="Menu")).to_be_visible()
    expect(bo).to_have_url(re.compile(r"/t/[\w-]+$"))
    expect(bo.get_by_label("Say something")).to_be_visible()


def test_rules_are_found_by_number_and_word(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("article", name="Art Robbery").get_by_role("button", name="Rules").click()
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules.locator("dt").get_by_text("AR-17")).to_be_visible()
    rules.get_by_role("searchbox").fill("ar-17")
    expect(rules.locator("dt")).to_have_count(1)
    rules.get_by_role("searchbox").fill("xylophone")
    expect(rules.get_by_text("No rule mentions “xylophone”.")).to_be_visible()
    # The first Escape empties the search, the second closes.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    opener = page.get_by_role("article", name="Art Robbery").get_by_role("button", name="Rules")
    expect(opener).to_be_focused()


def test_settings_are_kept(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Русский").check(force=True)
    page.get_by_role("radio", name="тёмная").check(force=True)
    page.locator("dialog").get_by_label("Анимация").uncheck()
    page.reload()
    expect(page.get_by_role("button", name="Настройки")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"
    assert page.evaluate("document.documentElement.lang") == "ru"


def test_the_tab_says_whose_decision_it_is_and_knocks_if_that_is_wanted(visit: Visit, server: Served) -> None:
    ann = visit("/", name="Ann")
    ann.add_init_script(COUNT_KNOCKS)
    ann.get_by_role("button", name="Settings").click()
    ann.get_by_label("Sound").check()
    guests = [guest_of(ann, server), server.guest("Bo")]
    table = table_with(guests, "art-robbery")
    ann.goto(f"/t/{table}")
    expect(ann.get_by_role("region", name="Log and chat")).to_contain_text("The game begins.")
    # A browser is silent until somebody has touched the page.
    ann.keyboard.press("Shift")
    heard = None
    for _ in range(4):
        mine = bool(asked(guests[0], table))
        sign = "awaited" if mine else "getaway"
        expect(ann.locator(f"link[rel=icon][href='/icons/{sign}.svg']")).to_have_count(1)
        expect(ann).to_have_title(re.compile(r"^● Art Robbery" if mine else r"^Art Robbery"))
        if mine:
            expect(ann.locator("[role=alert]").first).to_contain_text("Your turn")
            if heard is not None:
                ann.wait_for_function("heard => window.knocks >= heard + 2", arg=heard)
        else:
            heard = ann.evaluate("window.knocks")
        while bool(asked(guests[0], table)) == mine:
            act(guests[0 if mine else 1], table, 0 if mine else 1)


def test_the_keyboard_has_a_list_of_its_own(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("body").press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/t/no-such-table")
    expect(page.get_by_role("alert")).to_contain_text("There’s nothing here.")
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Have an alibi.")).to_be_visible()


def test_a_bot_advises_who_asks_for_a_hint(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    bo = server.guest("Bo")
    table = table_with([guest_of(page, server), bo], "art-robbery")
    page.goto(f"/t/{table}")
    while not asked(guest_of(page, server), table):
        act(bo, table, 1)
    page.locator("[data-asks]").wait_for()
    page.keyboard.press("h")
    expect(page.locator(".tray [role=status]")).to_contain_text("Hint: ")
    expect(page.locator(".card.advised")).not_to_have_count(0)


def test_people_at_the_table_can_be_muted(visit: Visit, server: Served) -> None:
    ann = visit("/", name="Ann")
    guests = [guest_of(ann, server), server.guest("Bo")]
    table = table_with(guests, "art-robbery")
    ann.goto(f"/t/{table}")
    choose(ann, "Players")
    ann.get_by_role("button", name="Mute Bo").click()
    expect(ann.get_by_role("button", name="Unmute Bo")).to_be_visible()


def test_who_leaves_for_good_finds_the_way_home(visit: Visit, server: Served) -> None:
    page = visit("/")
    table = play_now(page)
    choose(page, "Leave")
    page.get_by_role("button", name="Leave for good").click()
    expect(page.get_by_role("heading", name="Have an alibi.")).to_be_visible()
    chairs = guest_of(page, server).must("GET", f"/api/tables/{table}")["chairs"]
    assert {chair["kind"] for chair in chairs} == {"bot"}
