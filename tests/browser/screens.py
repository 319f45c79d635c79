"""The screens of the shell, each opened as a person would, for the tests and for the screenshots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Page

from getaway.client.caller import Caller
from getaway.web.identity import OTHERS_COOKIE
from tests.browser.people import finish, guest_of
from tests.browser.visiting import Visit
from tests.web.serving import Served, table_with

LONG = "Maximiliane-Alexandra"  # as long as names get


class Scene(NamedTuple):
    """What the screens are opened at."""

    running: str  # a table with bots at which we sit
    lobby: str  # one of ours that waits
    foreign: str  # one of somebody else's that waits
    over: str  # a game that is over
    passed: str  # a game on one device
    bo: Caller  # somebody else
    others: str  # the cookie of a device that was Cy before


def set_scene(page: Page, server: Served) -> Scene:
    """Tables of all kinds for the guest of a page."""
    me = guest_of(page, server)
    bo, cy = server.guest(LONG), server.guest("Cy")
    lobby = me.must("POST", "/api/tables", {"game": "alcatraz", "players": 4})["table"]
    bo.must("POST", f"/api/tables/{lobby}/seats/1", {})
    asked = {"game": "art-robbery", "players": 5, "public": True, "bots": {"4": "hard"}}
    foreign = bo.must("POST", "/api/tables", asked)["table"]
    over = table_with([bo, cy], "art-robbery")
    finish([bo, cy], over)
    passed = me.must("POST", "/api/tables", {"game": "art-robbery", "players": 2})["table"]
    me.must("POST", f"/api/tables/{passed}/seats/1", {"name": LONG})
    me.must("POST", f"/api/tables/{passed}/start")
    running = table_with([me, bo], "art-robbery", bots={"2": "easy", "3": "medium"})
    cy.must("POST", "/api/guest/move", {"token": me.must("POST", "/api/guest/link")["token"]})
    return Scene(running, lobby, foreign, over, passed, bo, cy.cookie.rpartition("=")[2])


def _home(page: Page, scene: Scene) -> None:
    page.goto("/")
    page.locator(".game").first.wait_for()


def _dialog(page: Page, opener: str) -> None:
    page.locator(opener).first.click()
    page.locator("dialog[open] h2").wait_for()


def _friends(page: Page, scene: Scene) -> None:
    _home(page, scene)
    _dialog(page, ".poster .go .btn:not(.main)")
    page.locator("summary").click()


def _rules(page: Page, scene: Scene) -> None:
    _home(page, scene)
    _dialog(page, ".poster .textlink")
    page.locator("dialog dt").first.wait_for()


def _name(page: Page, scene: Scene) -> None:
    page.context.add_cookies([{"name": OTHERS_COOKIE, "value": scene.others, "url": scene.bo.address}])
    _home(page, scene)
    _dialog(page, ".top .name")
    page.locator("dialog section .btn").first.click()
    page.locator("dialog .qr").wait_for()
    page.locator("dialog section li").wait_for()


def _move(page: Page, scene: Scene) -> None:
    page.goto(f"/me#{scene.bo.must('POST', '/api/guest/link')['token']}")
    page.locator("dialog[open] .ids").wait_for()


def _settings(page: Page, scene: Scene) -> None:
    _home(page, scene)
    _dialog(page, ".top .gear")


def _lobby(page: Page, scene: Scene) -> None:
    page.goto(f"/t/{scene.lobby}")
    page.locator(".lobby .qr").wait_for()


def _friends_lobby(page: Page, scene: Scene) -> None:
    page.goto(f"/t/{scene.foreign}")
    page.locator(".lobby form").wait_for()


def _trouble(page: Page, scene: Scene) -> None:
    page.goto("/t/nowhere")
    page.get_by_role("alert").wait_for()


def _curtain(page: Page, scene: Scene) -> None:
    page.goto(f"/t/{scene.passed}")
    page.locator("dialog[open] .btn").wait_for()


def _from_menu(place: int) -> Callable[[Page, Scene], None]:
    def open_dialog(page: Page, scene: Scene) -> None:
        _menu(page, scene)
        page.locator("[popover]:popover-open > *").nth(place).click()
        page.locator("dialog[open] h2").wait_for()

    return open_dialog


def _menu(page: Page, scene: Scene) -> None:
    page.goto(f"/t/{scene.running}")
    page.locator(".opener").click()
    page.locator("[popover]:popover-open").wait_for()


def _replay(page: Page, scene: Scene) -> None:
    page.goto(f"/g/{scene.over}?step=30&seat=0")
    page.get_by_role("slider").wait_for()


def _table(game: str) -> Callable[[Visit, Served], Page]:
    """A game against bots that has just begun."""

    def picture(visit: Visit, server: Served) -> Page:
        page = visit("/", name="Ann")
        bots = dict.fromkeys("123", "medium")
        asked = {"game": game, "players": 4, "bots": bots, "talk_seconds": 0}
        me = guest_of(page, server)
        table = me.must("POST", "/api/tables", asked)["table"]
        me.must("POST", f"/api/tables/{table}/start")
        page.goto(f"/t/{table}")
        page.locator(".opener").wait_for()
        return page

    return picture


_scenes: dict[str, tuple[list[Any], Scene]] = {}


def _picture(screen: Callable[[Page, Scene], None]) -> Callable[[Visit, Served], Page]:
    def picture(visit: Visit, server: Served) -> Page:
        page = visit("/trouble", name="Ann")
        # All pictures are of one guest: the tables are made once.
        if server.url not in _scenes:
            _scenes[server.url] = (page.context.cookies(), set_scene(page, server))
        cookies, scene = _scenes[server.url]
        page.context.add_cookies(cookies)
        screen(page, scene)
        return page

    return picture


SCREENS: dict[str, Callable[[Page, Scene], None]] = {
    "home": _home,
    "friends": _friends,
    "rules": _rules,
    "name": _name,
    "move": _move,
    "settings": _settings,
    "lobby": _lobby,
    "join": _friends_lobby,
    "trouble": _trouble,
    "curtain": _curtain,
    "menu": _menu,
    "players": _from_menu(2),
    "keys": _from_menu(4),
    "hand-over": _from_menu(-2),
    "leave": _from_menu(-1),
    "replay": _replay,
}

PICTURES = {name: _picture(screen) for name, screen in SCREENS.items()} | {
    "table-art-robbery": _table("art-robbery"),
    "table-alcatraz": _table("alcatraz"),
}
