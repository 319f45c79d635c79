"""The coach in a real browser: tips beside what they are about, and one quiet question."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from getaway.games.alcatraz.rules.state import VOTE
from tests.browser.last_round import NAMES as CROWD
from tests.browser.last_round import put_on
from tests.browser.looking import overflow, violations
from tests.browser.people import guest_of
from tests.browser.prepared import NAMES
from tests.browser.prison import prison
from tests.browser.staged import Stage
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.games.alcatraz.scene import Scene as Prison
from tests.games.art_robbery.scene import ANN, BO, CY, Scene
from tests.web.serving import Served

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESK], ids=["phone", "desk"])
THIEVES = ["Ann", "Bo", "Cy"]
HAND = ["2", "3", "0", "dog", "dog"]
WALL = ["0+2", "3", "5", "boss"]
CROOKS = list(NAMES)
FULL = ["key", "shiv", "tool"]


def hand(*cards: str) -> dict[int, list[str]]:
    return {ANN: list(cards)}


def shut_next_door() -> Prison:
    """Ann in the chapel, four guards in the workshop beside it."""
    guards = {"chapel": 0, "workshop": 4, "laundry": 0, "dining_hall": 0}
    return prison(
        turn=ANN, scapegoat=CY, where={ANN: "chapel", BO: "laundry"}, guards=guards, hold={}, elements={}
    )


def late() -> Prison:
    scene = prison(turn=ANN, scapegoat=CY, hold={}, elements={})
    scene.state.guards_out = 18
    return scene


def talking() -> Prison:
    scene = prison(hold={}, elements={})
    scene.state.phase = VOTE
    return scene


# Each tip in a scene in which it is the most urgent, and what it points at.
THIEVES_HEAR: dict[str, tuple[Callable[[], Scene], str]] = {
    "tip-steal": (lambda: Scene(hands=hand(*HAND), loot={BO: ["2"]}, middle=WALL), ".rival[data-seat='1']"),
    "tip-nothing": (
        lambda: Scene(hands=hand(*HAND), loot={ANN: ["2"]}, middle=WALL),
        ".hand [data-card='2']",
    ),
    "tip-bare-boss": (lambda: Scene(loot={ANN: ["boss", "3"]}), ".floor .mine [data-token='boss']"),
    "tip-five": (
        lambda: Scene(hands=hand("5", "3", "0", "dog", "dog"), middle=WALL),
        ".spot[data-token='boss']",
    ),
    "tip-dog": (
        lambda: Scene(dog=BO, hands=hand("3", "3", "0", "dog", "dog"), middle=["0+2", "3", "5"]),
        ".rival[data-seat='1'] [data-token='dog']",
    ),
    "tip-two-left": (lambda: Scene(hands=hand("3", "3", "0", "dog", "dog"), middle=["0+2", "3"]), ".plaque"),
    "tip-alibis": (
        lambda: Scene(raid=3, hands=hand("3", "3", "0", "dog", "dog"), middle=["0+2", "3", "5"]),
        ".art-robbery .goal",
    ),
}
PRISONERS_HEAR: dict[str, tuple[Callable[[], Prison], str]] = {
    "tip-nearly-left": (
        lambda: prison(turn=ANN, scapegoat=CY, elements={ANN: "F", BO: "ABC", CY: "DE"}),
        ".people .file[data-seat='0']",
    ),
    "tip-late": (late, ".top .clock"),
    "tip-scapegoat": (
        lambda: prison(turn=ANN, scapegoat=ANN, elements={}),
        ".people .file[data-seat='0']",
    ),
    "tip-guards": (lambda: prison(turn=ANN, scapegoat=CY, elements={}), ".room.here .g"),
    "tip-shut": (shut_next_door, "[data-room='workshop']"),
    "tip-together": (
        lambda: prison(turn=ANN, scapegoat=CY, guards={"laundry": 0}, hold={}, elements={}),
        ".room.here .who",
    ),
    "tip-full": (
        lambda: prison(turn=ANN, scapegoat=CY, where={ANN: "chapel"}, hold={ANN: FULL}, elements={}),
        ".people .file[data-seat='0']",
    ),
    "tip-talk": (talking, ".alc .compose, .alc .talkgrid"),
}


GIVEN = [
    *(f"art-robbery/{tip}" for tip in THIEVES_HEAR),
    *(f"alcatraz/{tip}" for tip in PRISONERS_HEAR),
]


def kinds(stage: Stage) -> list[str]:
    """What the page has sent besides its greeting and its question what cannot be done."""
    return [kind for message in stage.sent[1:] if (kind := message["type"]) != "why_not"]


def heard(stage: Stage, *wanted: str) -> None:
    """The page has sent this, as soon as it is as much."""
    while len(kinds(stage)) < len(wanted):
        stage.page.wait_for_timeout(5)
    assert kinds(stage) == list(wanted)


APART = """piece => {
  const box = selector => [...document.querySelectorAll(selector)].find(one => one.checkVisibility())
    ?.getBoundingClientRect();
  const [ring, wanted, card] = [box(".ring"), box(piece), box("[data-coach]")];
  const lap = (one, other) => one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
  return ring && wanted && card && lap(ring, wanted) && !lap(ring, card);
}"""


def beside(page: Page, piece: str) -> None:
    """The dashed ring lies around a piece, and the card over none of it, as soon as both have their place."""
    page.wait_for_function(APART, arg=piece)


def at(visit: Visit, game: str, viewport: ViewportSize, **how: Any) -> Stage:
    names = THIEVES if game == "art-robbery" else CROOKS
    return Stage(visit(BLANK, viewport=viewport, **how), game, names, ANN)


@SIZES
@pytest.mark.parametrize("tip", THIEVES_HEAR)
def test_a_thief_hears_each_tip_beside_what_it_is_about(
    visit: Visit, tip: str, viewport: ViewportSize
) -> None:
    scene, piece = THIEVES_HEAR[tip]
    stage = at(visit, "art-robbery", viewport)
    stage.show(scene().state, coached=True)
    expect(stage.page.locator(f"[data-coach='tip'][data-tip='{tip}']")).to_be_visible()
    beside(stage.page, piece)
    assert overflow(stage.page) == []


UNCOVERED = """() => {
  const card = document.querySelector("[data-coach]").getBoundingClientRect();
  const apart = box => box.right <= card.left || card.right <= box.left
    || box.bottom <= card.top || card.bottom <= box.top;
  const chosen = [...document.querySelectorAll(".wall .pick, [data-go]")];
  return chosen.filter(one => one.checkVisibility()).every(one => apart(one.getBoundingClientRect()));
}"""


@SIZES
def test_a_tip_lies_over_nothing_that_can_be_chosen(visit: Visit, viewport: ViewportSize) -> None:
    stage = at(visit, "art-robbery", viewport)
    scene = Scene(
        hands=hand("1", "5", "3", "0", "4"), middle=["0+2", "1", "2", "3", "3", "3", "4", "5", "boss"]
    )
    stage.show(scene.state, coached=True)
    page = stage.page
    expect(page.locator("[data-coach='tip']")).to_be_visible()
    for card in ("1", "5", "3", "0", "4"):
        page.locator(f".hand [data-card='{card}']").click()
        expect(page.locator(f".hand [data-card='{card}'].on")).to_be_visible()
        expect(page.locator(".wall .pick").first).to_be_visible()
        page.wait_for_function(UNCOVERED)


@SIZES
@pytest.mark.parametrize("tip", PRISONERS_HEAR)
def test_a_prisoner_hears_each_tip_beside_what_it_is_about(
    visit: Visit, tip: str, viewport: ViewportSize
) -> None:
    scene, piece = PRISONERS_HEAR[tip]
    stage = at(visit, "alcatraz", viewport)
    talks: dict[str, Any] = {"phase": "talk"} if tip == "tip-talk" else {}
    stage.show(scene().state, coached=True, **talks)
    expect(stage.page.locator(f"[data-coach='tip'][data-tip='{tip}']")).to_be_visible()
    beside(stage.page, piece)
    assert overflow(stage.page) == []


def test_a_tip_is_given_once_in_a_life_and_one_at_a_time(visit: Visit) -> None:
    stage = at(visit, "art-robbery", PHONE)
    scene = Scene(dog=BO, hands=hand(*HAND), loot={BO: ["2"]}, middle=WALL)
    stage.show(scene.state, coached=True)
    page = stage.page
    cards = page.locator("[data-coach]")
    expect(cards).to_have_attribute("data-tip", "tip-steal")
    page.get_by_role("button", name="Got it").click()
    expect(cards).to_have_count(0)
    stage.show(scene.state, coached=True)
    expect(cards).to_have_attribute("data-tip", "tip-dog")
    page.keyboard.press("Escape")
    expect(cards).to_have_count(0)
    stage.show(scene.state, coached=True)
    expect(page.locator("[data-asks]")).to_be_visible()
    page.reload()
    expect(page.locator(".hand .card").first).to_be_visible()
    expect(cards).to_have_count(0)


def test_who_wants_no_more_tips_gets_none(visit: Visit) -> None:
    stage = at(visit, "art-robbery", PHONE)
    stage.show(Scene(hands=hand(*HAND), loot={BO: ["2"]}, middle=WALL).state, coached=True)
    page = stage.page
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    stage.show(Scene(raid=3, dog=BO).state, coached=True)
    expect(page.locator(".rival [data-token='dog']")).to_be_visible()
    expect(page.locator("[data-coach]")).to_have_count(0)


def no_tips(page: Page) -> None:
    """This browser has given all tips already."""
    page.add_init_script(f"localStorage.setItem('getaway-tips', {json.dumps(json.dumps(GIVEN))})")


def undecided(game: str) -> Any:
    """Ann's turn, in which she may do several things."""
    if game == "art-robbery":
        return Scene(hands=hand("3", "2", "0", "dog", "dog"), middle=WALL, loot={BO: ["2"]}).state
    return prison(turn=ANN, scapegoat=CY, where={ANN: "chapel"}, hold={}).state


def do_it(page: Page, game: str) -> None:
    if game == "art-robbery":
        # What is chosen stays chosen: a second click would play it.
        if page.locator(".hand [data-card='0'].on").count() == 0:
            page.locator(".hand [data-card='0']").click()
        page.locator("[data-go]").click()
    else:
        page.locator("[data-verb='end']").click()


@SIZES
@pytest.mark.parametrize("game", ["art-robbery", "alcatraz"])
def test_before_much_is_lost_one_quiet_question_is_asked(
    visit: Visit, game: str, viewport: ViewportSize
) -> None:
    stage = at(visit, game, viewport)
    page = stage.page
    no_tips(page)
    state = undecided(game)
    stage.show(state, coached=True)
    # The coach looks by himself; nothing of it is shown.
    heard(stage, "hint")
    choices = stage.game.view(state, ANN).choices
    stage.advise(
        choices[0].action, {"id": "do-end", "arguments": {}}, [], {one.action: 31 for one in choices}
    )
    expect(page.locator("[data-go]:visible, [data-verb='end']:visible").first).to_be_visible()
    expect(page.locator(".advised, .advice")).to_have_count(0)
    do_it(page, game)
    sure = page.get_by_role("alertdialog", name="Sure?")
    expect(sure).to_contain_text("about 31 percentage points")
    expect(sure.get_by_role("button", name="Think again")).to_be_focused()
    assert overflow(page) == []
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    assert kinds(stage) == ["hint"]
    # The same question is not asked twice.
    do_it(page, game)
    heard(stage, "hint", "act")
    expect(sure).to_have_count(0)


@pytest.mark.parametrize("button", ["Do it anyway", "Don’t ask again"])
def test_who_is_sure_does_it_or_is_asked_no_more(visit: Visit, button: str) -> None:
    stage = at(visit, "art-robbery", PHONE)
    page = stage.page
    no_tips(page)
    state = undecided("art-robbery")
    stage.show(state, coached=True)
    heard(stage, "hint")
    choices = stage.game.view(state, ANN).choices
    stage.advise(
        choices[0].action, {"id": "do-end", "arguments": {}}, [], {one.action: 31 for one in choices}
    )
    do_it(page, "art-robbery")
    sure = page.get_by_role("alertdialog", name="Sure?")
    sure.get_by_role("button", name=button).click()
    expect(sure).to_have_count(0)
    if button == "Don’t ask again":
        assert kinds(stage) == ["hint"]
        do_it(page, "art-robbery")
    heard(stage, "hint", "act")
    # In the next question the coach looks again, unless he is not wanted.
    stage.show(state, coached=True)
    do_it(page, "art-robbery")
    if button == "Don’t ask again":
        heard(stage, "hint", "act", "act")
    else:
        heard(stage, "hint", "act", "hint", "act")


def test_without_the_coach_nothing_is_looked_at(visit: Visit) -> None:
    stage = at(visit, "art-robbery", PHONE)
    stage.show(undecided("art-robbery"))
    do_it(stage.page, "art-robbery")
    heard(stage, "act")
    expect(stage.page.locator("[data-coach]")).to_have_count(0)


def test_where_people_play_the_coach_comes_when_all_agree(visit: Visit, server: Served) -> None:
    pages = [
        visit("/trouble", name=name, viewport=size)
        for name, size in zip(CROWD, (PHONE, DESK, DESK), strict=True)
    ]
    table = put_on(server, [guest_of(page, server) for page in pages])
    for page in pages:
        page.goto(f"/t/{table}")
        page.locator(".alc").wait_for()

    def choose(page: Page, name: str) -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).click()

    for page, name in zip(
        pages, ("Ask for the coach", "Coach: agree (1 of 3)", "Coach: agree (2 of 3)"), strict=True
    ):
        expect(page.locator("[data-coach]")).to_have_count(0)
        choose(page, name)
    # They are talking: there is something to be said to each of them.
    for page in pages:
        expect(page.locator("[data-coach='tip']")).to_be_visible()
    choose(pages[0], "No coach after all")
    for page in pages:
        expect(page.locator("[data-coach]")).to_have_count(0)
