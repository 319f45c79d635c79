"""The lessons in a real browser: each to its end, one with a keyboard alone, off the path and back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.lessons import LESSONS, at, card, go_on, guide, take, thief, verb
from tests.browser.looking import overflow, violations
from tests.citing import rule

RAID = "/learn/art-robbery/first-raid"
FEET = "/learn/alcatraz/b-light-feet"


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_stranger_takes_a_lesson_to_its_end(visit: Visit, lesson: str, size: ViewportSize) -> None:
    page = visit(f"/learn/{lesson}", viewport=size, lang="de")
    wrong: list[str] = []

    def seen(step: str) -> None:
        wrong.extend(f"{step}: {line}" for line in overflow(page))

    take(page, lesson, seen)
    assert wrong == []


def test_the_first_lesson_with_a_keyboard_alone(visit: Visit) -> None:
    page = visit(RAID)
    press = page.keyboard.press

    def play_what_is_lit(step: str) -> None:
        """The focus is on what is to be done: Enter chooses it, Enter does it."""
        at(page, step)
        expect(page.locator(".hand .card:focus")).to_be_visible()
        press("Enter")
        press("Enter")

    def read_on() -> None:
        expect(page.locator(".guide[data-idle] [data-on]:focus")).to_be_visible()
        press("Enter")

    play_what_is_lit("take")
    play_what_is_lit("alibi")
    read_on()
    play_what_is_lit("steal")
    read_on()
    at(page, "robbed")
    expect(page.locator("[data-gift='give-dog']:focus")).to_be_enabled()
    press("Enter")
    at(page, "boss")
    expect(page.locator(".hand [data-card='thief']:focus")).to_be_visible()
    press("Enter")
    aim_at(page, "boss")
    press("Enter")
    read_on()
    play_what_is_lit("last")
    at(page, "safe")
    read_on()
    at(page, "greed")
    expect(page.locator(".hand [data-card='thief']:focus")).to_be_visible()
    press("Enter")
    aim_at(page, "0")
    press("Enter")
    at(page, "end")
    read_on()
    expect(page.locator("#won-title:focus")).to_be_visible()


def aim_at(page: Page, token: str) -> None:
    """Arrows lead from one choice to the next."""
    wanted = page.locator(f".spot[data-token='{token}'] .pick.on")
    for _ in range(9):
        if wanted.count():
            return
        page.keyboard.press("ArrowRight")
    expect(wanted).to_be_visible()


def test_a_wrong_move_is_played_answered_and_taken_back(visit: Visit) -> None:
    page = visit(RAID, viewport=PHONE)
    at(page, "take")
    card("3")(page)
    expect(page.locator(".guide[data-idle][data-answer='learn-ar-take.other']")).to_be_visible()
    expect(guide(page)).to_contain_text("Good eye, but the 5 pays more.")
    expect(page.locator("[data-live='polite']")).to_contain_text("Good eye")
    expect(page.locator("[data-live='assertive']")).to_contain_text("Tap the 5")
    expect(page.locator(".floor .mine [data-token]")).to_have_count(0)
    expect(page.locator(".hand .card")).to_have_count(5)
    # After the second miss the way is shown.
    expect(page.locator("[data-show]")).to_have_count(0)
    card("0")(page)
    expect(page.locator(".hand .card.advised[data-card='5']")).to_be_visible()
    page.locator("[data-show]").click()
    at(page, "alibi")


@rule("AR-23")
def test_a_tempting_move_is_played_out_and_rewound(visit: Visit) -> None:
    page = visit(RAID)
    for step, deed in LESSONS["art-robbery/first-raid"].items():
        at(page, step)
        if step == "greed":
            break
        deed(page)
    thief("5")(page)
    expect(page.locator(".guide[data-idle][data-answer='learn-ar-arrested']")).to_be_visible()
    go_on(page)
    at(page, "greed")
    expect(page.locator(".hand [data-card='thief']")).to_be_visible()
    thief("0")(page)
    at(page, "end")


@rule("AL-26")
def test_what_the_rules_refuse_is_refused_as_in_a_game(visit: Visit) -> None:
    page = visit(FEET, viewport=DESK)
    LESSONS["alcatraz/b-light-feet"]["move"](page)
    at(page, "bribe")
    expect(page.locator(".not-w")).to_contain_text("AL-26")
    expect(page.locator(".tray [data-verb='use']")).to_have_count(0)


def test_who_leaves_comes_back_to_the_same_step(visit: Visit) -> None:
    page = visit(RAID)
    card("5")(page)
    at(page, "alibi")
    page.keyboard.press("Escape")
    expect(page.locator("main h1")).to_have_text("Learn by playing")
    page.get_by_role("link", name="Continue").first.click()
    at(page, "alibi")
    page.reload()
    at(page, "alibi")
    # Who skips it begins anew.
    page.locator(".foot .skip").click()
    page.get_by_role("link", name="Start").first.click()
    at(page, "take")


def test_a_guest_goes_on_in_another_browser(visit: Visit) -> None:
    page = visit(FEET, name="Ann")
    LESSONS["alcatraz/b-light-feet"]["move"](page)
    at(page, "bribe")
    other = visit("/")
    cookies: Any = page.context.cookies()
    other.context.add_cookies(cookies)
    other.goto(FEET)
    at(other, "bribe")


def test_the_way_in_is_on_the_wall_until_something_is_learnt(visit: Visit) -> None:
    page = visit("/", viewport=PHONE)
    entry = page.get_by_role("link", name="New here? Learn in 4 minutes")
    entry.click()
    at(page, "take")
    page.goto("/learn/alcatraz/a-the-way-out")
    take(page, "alcatraz/a-the-way-out")
    page.get_by_role("link", name="Home").click()
    expect(page.locator(".poster").first).to_be_visible()
    expect(entry).to_have_count(0)
    page.get_by_role("link", name="Learn: 6 short lessons").click()
    expect(page.locator("li.now b")).to_have_text("Light feet")


def test_the_end_of_a_lesson_leads_into_a_real_game(visit: Visit) -> None:
    page = visit("/learn/alcatraz/f-the-last-night")
    take(page, "alcatraz/f-the-last-night")
    page.get_by_role("button", name="Play a real game").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".alc .people .file")).to_have_count(4)


def test_pointing_at_the_plan_needs_no_mouse(visit: Visit) -> None:
    page = visit("/learn/alcatraz/a-the-way-out")
    verb("task")(page)
    at(page, "row")
    verb("end")(page)
    at(page, "away")
    go_on(page)
    at(page, "who")
    expect(page.locator(".guide .points button:focus")).to_have_text("Ann")
    page.keyboard.press("Enter")
    expect(page.locator(".guide[data-idle][data-answer='learn-al-a-who.other']")).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-won]")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("path", ["/learn", RAID, FEET])
def test_it_fits_and_everybody_can_use_it(visit: Visit, path: str, size: ViewportSize) -> None:
    page = visit(path, viewport=size, lang="ru")
    expect(page.locator(".guide[data-idle]" if path != "/learn" else "section.sheet").first).to_be_visible()
    wrong: list[str] = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        wrong += [*overflow(page), *violations(page, colours=theme == "dark")]
    assert wrong == []
