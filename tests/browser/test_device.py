"""One device for several people: it is passed on behind a curtain."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.people import act, asked, guest_of
from tests.browser.test_shell import make_table
from tests.web.serving import Served


def views(frames: list[str]) -> list[str]:
    return [frame for frame in frames if '"type":"view"' in frame]


def share_device(page: Page) -> tuple[str, Locator]:
    """Ann starts a game with Bo beside her: the table, and the curtain before it."""
    table = make_table(page, "2 players")
    page.get_by_role("button", name="Add player here").click()
    page.get_by_label("Name of the player sharing this device").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start", exact=True).click()
    curtain = page.get_by_role("dialog", name="Pass the device")
    expect(curtain).to_be_visible()
    return table, curtain


def test_others_see_who_plays_on_one_device(visit: Visit) -> None:
    ann = visit("/", name="Ann")
    make_table(ann, "3 players")
    ann.get_by_role("button", name="Add player here").first.click()
    ann.get_by_label("Name of the player sharing this device").fill("Bo")
    ann.get_by_role("button", name="Sit down").click()
    cy = visit(ann.url, name="Cy")
    seats = cy.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats.nth(0)).to_contain_text("on the same device as Bo")
    expect(seats.nth(1)).to_contain_text("on the same device as Ann")


def test_the_device_is_passed_on_behind_a_curtain(visit: Visit, server: Served) -> None:
    frames: list[str] = []
    page = visit("/", name="Ann")
    page.on("websocket", lambda socket: socket.on("framereceived", lambda text: frames.append(str(text))))
    table, curtain = share_device(page)
    caller = guest_of(page, server)
    first = asked(caller, table)[0]
    assert json.loads(views(frames)[-1])["seat"] is None
    for _ in range(4):
        page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name=f"I’m {['Ann', 'Bo'][first]}").click()
    expect(curtain).to_have_count(0)
    while asked(caller, table) == [first]:
        act(caller, table, first)
    # The card that was drawn is looked at first.
    pass_on = page.get_by_role("button", name="Pass the device")
    expect(pass_on).to_be_in_viewport(ratio=1)
    expect(curtain).to_have_count(0)
    shown = json.loads(views(frames)[-1])
    assert shown["seat"] == first
    assert shown["view"]["seats"][1 - first]["hand"] is None
    pass_on.click()
    expect(curtain.get_by_role("button", name=f"I’m {['Ann', 'Bo'][1 - first]}")).to_be_visible()
    shown = json.loads(views(frames)[-1])
    assert shown["seat"] is None
    assert [seat["hand"] for seat in shown["view"]["seats"]] == [None, None]


def test_nothing_of_one_seat_is_left_for_the_next_but_the_news(visit: Visit, server: Served) -> None:
    page = visit("/", name="Ann")
    table, curtain = share_device(page)
    caller = guest_of(page, server)
    first = asked(caller, table)[0]
    names = ["Ann", "Bo"]
    curtain.get_by_role("button", name=f"I’m {names[first]}").click()
    line = page.get_by_label("Say something")
    line.fill("not for your eyes")
    while asked(caller, table) == [first]:
        act(caller, table, first)
    page.get_by_role("button", name="Pass the device").click()
    curtain.get_by_role("button", name=f"I’m {names[1 - first]}").click()
    expect(curtain).to_have_count(0)
    expect(line).to_have_value("")
    expect(page.locator("[data-live='polite']")).to_contain_text(f"{names[first]} plays")


def test_no_key_reaches_the_table_through_the_curtain(visit: Visit) -> None:
    sent: list[str] = []
    page = visit("/", name="Ann")
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
    _, curtain = share_device(page)
    page.evaluate("document.activeElement.blur()")
    for key in ("r", "?", "u", "h", "t", "1", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(1)
    expect(curtain).to_be_visible()
    said = {json.loads(message)["type"] for message in sent}
    assert said <= {"hello", "look", "pace", "ping"}


def test_the_key_that_ended_a_turn_does_not_lift_the_curtain(visit: Visit) -> None:
    page = visit("/", name="Ann")
    _, curtain = share_device(page)
    for key in ("Enter", " "):
        page.keyboard.press(key)
        # Had the key lifted it, it would be gone in the second frame.
        page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert curtain.is_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)


def test_the_curtain_is_drawn_again_when_a_browser_closes_it(visit: Visit) -> None:
    page = visit("/", name="Ann")
    _, curtain = share_device(page)
    curtain.evaluate("dialog => dialog.close()")
    expect(curtain.get_by_role("button").first).to_be_visible()
    assert curtain.evaluate("dialog => dialog.matches(':modal')")
