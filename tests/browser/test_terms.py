"""Pieces that tell what they are for, where they lie: by mouse, touch and keyboard, to onlookers too."""

from __future__ import annotations

from playwright.sync_api import ViewportSize, expect

from tests.browser.keyboard import tab_to
from tests.browser.looking import overflow, violations
from tests.browser.prison import prison
from tests.browser.staged import Stage
from tests.browser.test_coach import SIZES, THIEVES, at
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.citing import rule
from tests.games.art_robbery.scene import ANN, BO, CY, Scene


@rule("AR-20")
@SIZES
def test_a_token_tells_what_it_is_for(visit: Visit, viewport: ViewportSize) -> None:
    stage = at(visit, "art-robbery", viewport)
    stage.show(Scene(mover=BO, dog=CY, loot={ANN: ["0+2"], BO: ["4"]}).state)
    page = stage.page
    card = page.locator("[data-coach='term']")
    page.locator(".spot[data-token='boss'] .term").click()
    expect(card).to_contain_text("The Boss counts 5, but only with a 4 or 5 of yours from the same raid.")
    expect(page.locator("[aria-live='polite']", has=card)).to_have_count(1)
    assert overflow(page) == []
    assert violations(page) == []
    page.locator(".mine .term").click()
    expect(card).to_contain_text("Each dot is an alibi")
    page.locator(".rival [data-token='dog'] .term").click()
    expect(card).to_contain_text("The guard dog")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_tokens_are_explained_with_a_keyboard_alone(visit: Visit) -> None:
    stage = at(visit, "art-robbery", DESK)
    stage.show(Scene(mover=BO, loot={BO: ["4"]}).state)
    page = stage.page
    card = page.locator("[data-coach='term']")
    wall = page.locator(".wall .term")
    # One stop for the whole wall; arrows lead from piece to piece.
    expect(page.locator(".wall .term[tabindex='0']")).to_have_count(1)
    tab_to(wall.first)
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Each dot is an alibi")
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".dogplace .term")).to_be_focused()
    page.keyboard.press("Enter")
    expect(card).to_contain_text("The guard dog")
    card.get_by_role("button", name="AR-16").click()
    expect(page.locator("[data-rule='AR-16'].asked")).to_be_visible()


@rule("AL-34")
def test_the_marks_of_a_prisoner_tell_what_they_are_for(visit: Visit) -> None:
    stage = at(visit, "alcatraz", DESK)
    stage.show(prison(turn=BO, scapegoat=CY).state)
    page = stage.page
    card = page.locator("[data-coach='term']")
    for term, told in {
        "goat": "plays first and may play frame-ups",
        "stamina": "Once a turn, 1 stamina buys 1 more point",
        "cash": "Or bribe with it",
        "frame-ups": "Only the scapegoat can play them.",
        "without": "With 6 of 6 they can leave",
        "clock": "With the 21st, everyone loses.",
    }.items():
        page.locator(f"[data-term='{term}']").first.click()
        expect(card).to_contain_text(told)
        if term != "clock":
            page.keyboard.press("Escape")
    assert violations(page) == []
    card.get_by_role("button", name="AL-11").click()
    expect(page.locator("[data-rule='AL-11'].asked")).to_be_visible()


def test_on_a_phone_a_file_and_a_room_are_opened_for_it(visit: Visit) -> None:
    stage = at(visit, "alcatraz", PHONE)
    stage.show(prison(turn=BO, scapegoat=CY).state)
    page = stage.page
    card = page.locator("[data-coach='term']")
    page.locator(".people .file[data-seat='2'] .whole").click()
    file = page.get_by_role("dialog", name="Cy")
    file.locator("[data-term='goat']").click()
    expect(card).to_contain_text("The scapegoat has")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    file.locator(".x").click()
    page.locator("[data-room='wardens_office'] .whole").click()
    office = page.get_by_role("dialog", name="Warden’s office")
    # With a keyboard alone: the sides of a room, and the part that its task brings.
    tab_to(office.locator("[data-term='side']"))
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Each room shows one side, silver or gold.")
    # It goes on from what is told, and back to what it is about.
    expect(card.get_by_role("button", name="Got it")).to_be_focused()
    page.keyboard.press("Escape")
    expect(office.locator("[data-term='side']")).to_be_focused()
    tab_to(office.locator("[data-term='without']"))
    page.keyboard.press("Enter")
    expect(card).to_contain_text("Part F of the plan")


def test_whoever_looks_on_is_told_too(visit: Visit) -> None:
    page = visit(BLANK)
    Stage(page, "art-robbery", THIEVES, None).show(Scene(mover=BO).state)
    page.locator(".spot[data-token='boss'] .term").click()
    expect(page.locator("[data-coach='term']")).to_contain_text("The Boss counts 5")
