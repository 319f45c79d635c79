"""What a click would do is said before it; and what lies on the table of Alcatraz stays where it belongs."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looking import overflow, violations
from tests.browser.prepared import NAMES, PreparedTable
from tests.browser.prison import end_state, prison, table_state, talk_state
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.games.alcatraz.scene import ANN, BO, CY

SMALL = {"width": 360, "height": 640}
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])


def doing(page: Page, seat: int, *done: str) -> PreparedTable:
    """Bo's turn beside task D; Ann and Bo have all that it asks for. Cy is the scapegoat."""
    hold = {ANN: ["shiv", "tool"], BO: ["jacket", "key"]}
    table = PreparedTable(prison(scapegoat=CY, turn=BO, points=2, hold=hold).do(*done))
    table.open(page, seat)
    return table


def acts(table: PreparedTable) -> list[dict[str, Any]]:
    return [message for message in table.heard if message["type"] == "act"]


@SIZES
def test_a_task_shows_its_checklist_and_what_it_would_bring(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    doing(page, BO)
    page.locator("[data-room=laundry] .whole").click(position={"x": 8, "y": 8})
    checks = page.get_by_role("list", name="What task D asks for").get_by_role("listitem")
    expect(checks).to_have_text(
        [
            "There: Prisoners: 2 of 2 Ann and you",
            "There: Guards: 2, at most 2",
            "There: shiv Ann has it and must say yes",
            "There: jacket you have it",
            "There: tool Ann has it and must say yes",
        ]
    )
    outcome = page.locator(".outcome")
    expect(outcome).to_contain_text(
        "You mark D. Then a task card is drawn: everyone but Cy marks its element."
    )
    expect(outcome).to_contain_text("Left in the deck: A 5")
    expect(outcome).to_contain_text("Without Kira the others will have 5 of 6 (now 4).")
    # What can be done there needs no scrolling.
    expect(page.get_by_role("dialog").locator("[data-verb=task]")).to_be_in_viewport()
    assert overflow(page) == []
    assert violations(page) == []


@SIZES
def test_a_consent_says_what_one_gives_and_who_gains_what(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    doing(page, ANN, "complete the task", "choose seat 0", "choose seat 1", "choose seat 0")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You give")
    expect(dialog.locator(".outcome")).to_contain_text("Bo marks D.")
    for button in dialog.locator("[data-digit]").all():
        expect(button).to_be_in_viewport()
    assert violations(page) == []


@SIZES
def test_a_frame_up_shows_its_text_and_is_confirmed(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    table = table_state(page, NAMES)
    if viewport is PHONE:
        page.locator(".can-l [data-verb=frame-up]").click()
    page.locator("[data-card=return_item]:visible").click()
    dialog = page.get_by_role("dialog", name="Play Search?")
    expect(dialog).to_contain_text("Any prisoner gives back one item of your choice.")
    expect(dialog).to_contain_text("You can’t take it back.")
    assert violations(page) == []
    dialog.get_by_role("button", name="Not now").click()
    expect(dialog).to_have_count(0)
    assert acts(table) == []
    page.locator("[data-card=return_item]:visible").click()
    dialog.locator("[data-play]").click()
    expect(page.locator(".aim")).to_contain_text("Any prisoner gives back one item of your choice.")
    assert len(acts(table)) == 1


def test_a_frame_up_says_which_word_it_would_break(visit: Visit) -> None:
    table = PreparedTable(prison())
    table.say(BO, act="offer", to=[CY], give=[{"clause": "not_frame_up", "who": BO, "until": 7}])
    page = table.open(visit(BLANK), BO)
    page.locator("[data-card=return_item]:visible").click()
    expect(page.get_by_role("dialog")).to_contain_text("You gave your word:")


def test_cards_to_keep_show_their_text(visit: Visit) -> None:
    where = {ANN: "laundry", BO: "wardens_office", CY: "cell_block", 3: "radio_room"}
    table = PreparedTable(prison(where=where, points=2).do("use the room", "choose cash"))
    page = table.open(visit(BLANK, viewport=PHONE), BO)
    expect(page.locator(".aim .chip")).to_have_count(3)
    expect(page.locator(".aim .chip small").first).not_to_be_empty()
    assert violations(page) == []


@pytest.mark.parametrize("viewport", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
def test_phrases_open_inside_the_window(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    doing(page, ANN)
    if viewport is not DESK:
        page.keyboard.press("t")
        page.get_by_role("button", name="In your own words").click()
    page.get_by_role("button", name="Phrases").locator("visible=true").click()
    page.locator(".table-phrases:popover-open .btn").first.wait_for()
    box = page.locator(".table-phrases:popover-open").bounding_box()
    assert box is not None
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= viewport["height"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport["width"]


def test_the_composer_makes_room_when_something_is_asked(visit: Visit) -> None:
    page = visit(BLANK)
    table = PreparedTable(prison())
    table.open(page, CY)
    page.get_by_role("button", name="Say something").click()
    expect(page.locator(".compose")).to_be_visible()
    table.do(BO, "end the turn")
    expect(page.locator(".compose")).to_have_count(0)
    expect(page.locator(".tray [data-verb=end]")).to_be_visible()


def test_only_who_may_call_the_vote_has_a_button_for_it(visit: Visit) -> None:
    page = visit(BLANK)
    talk_state(page, NAMES)
    # Bo is the scapegoat.
    expect(page.get_by_role("button", name="Call the vote")).to_be_enabled()
    table = PreparedTable(prison(scapegoat=CY))
    while table.table.phase == "play":
        assert table.table.play is not None
        table.do(table.table.play.asked[0], "end the turn")
    other = table.open(visit(BLANK), ANN)
    button = other.get_by_role("button", name="Call the vote")
    expect(button).to_be_disabled()
    expect(button).to_have_attribute("title", "Cy calls the vote")


def test_rooms_keep_their_height_whoever_decides(visit: Visit) -> None:
    page = visit(BLANK, viewport=PHONE)
    table = PreparedTable(prison())
    table.open(page, CY)
    heights = "() => [...document.querySelectorAll('.room')].map(room => room.offsetHeight)"
    page.locator(".idle").wait_for()
    waiting = page.evaluate(heights)
    table.do(BO, "end the turn")
    page.locator(".tray [data-verb=end]").wait_for()
    assert page.evaluate(heights) == waiting


@pytest.mark.parametrize("viewport", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
def test_pawns_and_guards_stay_inside_their_rooms(visit: Visit, viewport: dict[str, int]) -> None:
    where = dict.fromkeys((ANN, CY, 3), "visiting_room") | {BO: "laundry"}
    table = PreparedTable(prison(where=where))
    page = table.open(visit(BLANK, viewport=viewport), BO)
    outside = page.evaluate(
        """() => [...document.querySelectorAll('.room')].flatMap(room => {
          const edge = room.getBoundingClientRect();
          return [...room.querySelectorAll('.seat, .g svg, .g b')]
            .map(piece => piece.getBoundingClientRect())
            .filter(box => box.width > 0 && (box.left < edge.left - 1 || box.right > edge.right + 1))
            .map(() => room.dataset.room);
        })"""
    )
    assert outside == []


@pytest.mark.parametrize("viewport", [SMALL, PHONE, DESK], ids=["small", "phone", "desk"])
def test_what_comes_after_the_end_is_in_sight(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit(BLANK, viewport=viewport)
    end_state(page, NAMES)
    for name in ("Play again", "Watch replay", "Home"):
        expect(page.locator(".after").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
    assert overflow(page) == []
    assert violations(page) == []


def test_a_big_screen_uses_its_room(visit: Visit) -> None:
    drawings: list[float] = []
    for viewport in (DESK, {"width": 2560, "height": 1440}):
        page = visit(BLANK, viewport=viewport)
        table_state(page, NAMES)
        assert overflow(page) == []
        assert violations(page) == []
        box = page.locator("[data-room=laundry] .i").bounding_box()
        assert box is not None
        drawings.append(box["width"])
    assert drawings[1] > 1.5 * drawings[0]


@SIZES
@pytest.mark.parametrize(("answer", "said"), [("yes", "and you shake hands"), ("no", "You say no.")])
def test_what_came_of_a_trade_is_told_while_the_game_waits(
    visit: Visit, viewport: dict[str, int], answer: str, said: str
) -> None:
    page = visit(BLANK, viewport=viewport)
    offered = ("trade with seat 0", "choose shiv", "that is all", "choose medicine", "that is all")
    table = PreparedTable(prison().do(*offered))
    table.open(page, ANN)
    told = page.locator(".result")
    expect(told).to_have_count(0)
    table.do(ANN, answer)
    expect(told).to_contain_text(said)
    expect(told).to_be_in_viewport(ratio=1)
    expect(told.locator(".hold")).to_be_visible()
    assert violations(page) == []
    told.get_by_role("button").click()
    while not any(message["type"] == "seen" for message in table.heard):
        page.wait_for_timeout(5)
