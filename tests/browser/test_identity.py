"""Nobody's identity is lost by a click: a personal link asks first, and the way back stays open."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visit
from tests.browser.people import guest_of
from tests.web.serving import Served, table_with


def link_of(page: Page) -> str:
    """A personal link, made as a person does."""
    page.locator(".top .name").click()
    page.get_by_role("button", name="Create link").click()
    link = page.get_by_role("textbox", name="On another device").input_value()
    page.get_by_role("button", name="Close").click()
    return link


def is_called(page: Page, name: str) -> None:
    expect(page.get_by_role("button", name=f"Your name: {name}")).to_be_visible()


def test_a_new_device_becomes_the_guest_of_a_link_after_one_question(visit: Visit) -> None:
    link = link_of(visit("/", name="Ann"))
    phone = visit(link, viewport=PHONE)
    expect(phone.get_by_role("dialog")).to_contain_text("This link makes you Ann on this device, too.")
    phone.get_by_role("button", name="Be Ann here").click()
    is_called(phone, "Ann")
    expect(phone).to_have_url(re.compile(r"/$"))


def test_a_device_that_is_somebody_is_asked_and_may_stay(visit: Visit, server: Served) -> None:
    link = link_of(visit("/", name="Bo"))
    page = visit("/", name="Ann")
    ann = guest_of(page, server)
    table_with([ann, server.guest("Cy")], "art-robbery")
    page.goto(link)
    dialog = page.get_by_role("dialog", name="Who do you want to be here?")
    expect(dialog).to_contain_text("On this device you’ve been Ann so far, and Ann has games of their own.")
    expect(
        dialog.get_by_role("radio", name=re.compile("Ann.*on this device · 1 game, 1 in progress"))
    ).to_be_visible()
    expect(dialog.get_by_role("radio", name=re.compile("Bo.*from the link · no games yet"))).to_be_checked()
    dialog.get_by_text("Ann", exact=True).click()
    expect(dialog.get_by_role("button", name="Be Bo here")).to_have_count(0)
    dialog.get_by_role("button", name="Stay Ann").click()
    is_called(page, "Ann")
    expect(page.get_by_role("dialog")).to_have_count(0)
    # Staying has not used the link.
    page.goto(link)
    page.keyboard.press("Escape")
    is_called(page, "Ann")
    page.goto(link)
    page.get_by_role("button", name="Be Bo here").click()
    is_called(page, "Bo")


def test_one_can_change_back_to_who_one_was(visit: Visit, server: Served) -> None:
    link = link_of(visit("/", name="Bo"))
    page = visit("/", name="Ann")
    table_with([guest_of(page, server), server.guest("Cy")], "art-robbery")
    page.goto(link)
    page.get_by_role("button", name="Be Bo here").click()
    is_called(page, "Bo")
    expect(page.get_by_role("heading", name="Your games in progress")).to_have_count(0)
    page.locator(".top .name").click()
    expect(page.get_by_role("dialog")).to_contain_text("1 game, 1 in progress")
    page.get_by_role("button", name="Be Ann here").click()
    is_called(page, "Ann")
    expect(page.get_by_role("heading", name="Your games in progress")).to_be_visible()
    page.locator(".top .name").click()
    expect(page.get_by_role("button", name="Be Bo here")).to_be_visible()


def test_a_link_that_was_used_says_so(visit: Visit) -> None:
    link = link_of(visit("/", name="Bo"))
    phone, late = visit(link), visit("/", name="Ann")
    phone.get_by_role("button", name="Be Bo here").click()
    is_called(phone, "Bo")
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text("it’s been used, it’s too old, or part of it")
    is_called(late, "Ann")
    # Without a token it is no link but one's own list.
    late.goto("/me")
    expect(late.get_by_role("heading", name="My games")).to_be_visible()


def test_all_other_devices_are_signed_out_and_their_tables_go_on_without_them(
    visit: Visit, server: Served
) -> None:
    desk = visit("/", name="Ann")
    table = table_with([guest_of(desk, server), server.guest("Bo")], "art-robbery")
    phone = visit(link_of(desk), viewport=PHONE)
    phone.get_by_role("button", name="Be Ann here").click()
    is_called(phone, "Ann")
    phone.goto(f"/t/{table}")
    expect(phone.get_by_label("Say something")).to_be_attached()
    desk.locator(".top .name").click()
    desk.get_by_role("button", name="Sign out all other devices").click()
    expect(desk.get_by_role("status").filter(has_text="on this device only")).to_be_visible()
    # The phone looks on from now on.
    expect(phone.get_by_label("Say something")).to_have_count(0)
    desk.goto(f"/t/{table}")
    expect(desk.get_by_label("Say something")).to_be_attached()
