"""The table of Art Robbery in a real browser: whole games, and every state on a stage."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from getaway.games.art_robbery.rules.state import GIVE_DOG, PLAY, ROB
from tests.browser.looking import REMEMBER, REMEMBERED, overflow, violations
from tests.browser.staged import Stage
from tests.browser.visiting import BLANK, DESK, PHONE, Visit
from tests.games.art_robbery.scene import ANN, BO, CY, ENGINE, Scene

NAMES = ["Ann", "Bo", "Cy", "Dee"]
LONG = [
    "Maximiliane Alexandrina",
    "Bartholomäus Quintus",
    "Cyprian-Emanuel Ostrow",
    "Dorothea Hohenfels",
    "Kon",
]
HAND = ["3", "5", "boss", "dog", "thief"]


def third_raid(players: int = 4, mover: int = ANN, dog: int = BO, **more: Any) -> Scene:
    """A raid half over: no 3 and no 5 in the middle; Bo and Cy have a 3, Bo the 5."""
    loot = {ANN: ["3"], BO: ["3", "5"], CY: ["3"]}
    hands = {ANN: HAND, CY: ["3"]}
    return Scene(players, **{"raid": 3, "mover": mover, "dog": dog, "loot": loot, "hands": hands, **more})


def robbed(players: int = 4) -> Scene:
    """Cy wants Ann's 3, and Ann has the dog."""
    return third_raid(players, mover=CY, dog=ANN).do(play="3").do(victim=ANN)


def last_token() -> Scene:
    """One token is left in the second raid; Bo has the Boss and a 5."""
    loot = {ANN: ["3", "0+2"], BO: ["5", "boss"], CY: ["3"]}
    return Scene(4, raid=2, middle=["1+1"], loot=loot, hands={ANN: ["1", "thief", "dog", "5", "5"]})


def finished(players: int, seed: int) -> Any:
    """A game played to its end."""
    states = ENGINE.deal(players, seed)
    ENGINE.play_random(states, 0, 1)
    return states[0]


@pytest.fixture
def stage(visit: Visit) -> Callable[..., Stage]:
    """A page at a table of four, or of others, seen by Ann."""

    def at(names: list[str] = NAMES, seat: int | None = ANN, **more: Any) -> Stage:
        return Stage(visit(BLANK, **more), "art-robbery", names, seat)

    return at


# Whole games.


def best_card(page: Page) -> int:
    """A card that takes something from the middle, so that the game comes to its end."""
    labels: list[str] = page.locator(".hand .card").evaluate_all("all => all.map(one => one.ariaLabel)")
    good = [number for number, label in enumerate(labels) if re.search("Takes (a|the B).*middle", label)]
    return good[0] if good else 0


def answer_by_hand(page: Page) -> None:
    """Answer what is asked, with the mouse."""
    if page.locator("[data-gift]").count():
        page.locator("[data-gift]").first.click()
        return
    page.locator(".hand .card").nth(best_card(page)).click()
    # Where there is little room, tokens are chosen on the wall alone.
    choices = page.locator(".tray [role=radio]:visible, .wall .pick")
    if choices.count():
        choices.first.click()
    page.locator("[data-go]").click()


def answer_by_keys(page: Page) -> None:
    """Answer what is asked, with the keyboard alone."""
    if page.locator("[data-gift]").count():
        # It decides nothing for a moment: a key that was meant for something else gives nothing away.
        expect(page.locator("[data-gift]").first).to_be_enabled()
        page.keyboard.press("2")
    else:
        page.keyboard.press(str(best_card(page) + 1))
        if page.locator(".tray [role=radio]").count():
            page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


# What is asked of the person at this page: "" while others decide, "over" at the end.
ASKED = """() => document.querySelector(".art-robbery .end")
  ? "over" : (document.querySelector("[data-asks]")?.dataset.asks ?? "")"""


def play_on(pages: list[Page], answer: Callable[[Page], None]) -> None:
    """Let all who are asked answer until the game is over."""
    while True:
        asked = [page.evaluate(ASKED) for page in pages]
        if all(question == "over" for question in asked):
            return
        for page, question in zip(pages, asked, strict=True):
            if question not in ("", "over"):
                answer(page)
                page.wait_for_function(f"before => ({ASKED})() !== before", arg=question)
            elif page.locator("[data-continue]").count():
                page.keyboard.press("Enter")


def test_two_people_and_a_bot_play_from_the_first_page_to_the_end(visit: Visit) -> None:
    ann = visit("/", name="Ann")
    ann.get_by_role("article").first.get_by_role("button", name="friends").click()
    ann.get_by_role("dialog").locator("input[type=radio][value='3']").check()
    ann.get_by_role("button", name="Create table").click()
    ann.wait_for_url("**/t/*")
    bo = visit(ann.url, name="Bo", viewport=PHONE)
    bo.get_by_role("button", name="Sit down").click()
    ann.get_by_role("button", name="Start with 1 bot", exact=True).click()
    play_on([ann, bo], answer_by_hand)
    for page in (ann, bo):
        expect(page.locator(".verdict")).to_be_visible()
        expect(page.locator(".art-robbery .end li")).to_have_count(3)
    winners = {page.locator(".art-robbery .end li").first.locator(".pts").inner_text() for page in (ann, bo)}
    assert len(winners) == 1


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit("/", name="Ann")
    page.get_by_role("article").first.get_by_label("Number of bots").select_option("2")
    page.get_by_role("article").first.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-asks]")
    play_on([page], answer_by_keys)
    expect(page.locator(".verdict")).to_be_visible()
    # Focus is not lost when the card that had it is played: the verdict has it in the end.
    expect(page.locator(".verdict [data-question]")).to_be_focused()


# One thing at a time, on a stage.


def acts(stage: Stage, count: int) -> list[int]:
    """The actions that the page has sent, as soon as they are so many."""
    return [message["action"] for message in stage.heard(*["act"] * count)]


def test_a_card_shows_what_it_would_do_and_a_victim_chosen_before_is_robbed_at_once(
    stage: Callable[..., Stage],
) -> None:
    scene = third_raid()
    table = stage()
    table.show(scene.state)
    page = table.page
    page.get_by_role("button", name="Number 3, card 1 of 5. Steals a 3 from Bo or Cy.").click()
    expect(page.get_by_role("heading", name="Steal a 3")).to_be_visible()
    expect(page.locator(".pick")).to_have_count(2)
    page.get_by_role("button", name="Steal the 3 from Cy").first.click()
    assert acts(table, 0) == []
    page.locator("[data-go]").click()
    expect(page.locator("[data-go]")).to_have_attribute("aria-disabled", "true")
    assert acts(table, 1) == [PLAY + 3]
    table.show(scene.do(play="3").state)
    page.wait_for_function("() => document.querySelector('.sending')")
    assert acts(table, 2) == [PLAY + 3, ROB + CY]


def test_a_second_click_plays_and_a_card_that_takes_nothing_says_so(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.show(third_raid(loot={ANN: ["5"]}).state)
    card = table.page.locator(".hand .card").nth(1)
    card.click()
    expect(table.page.locator("[data-go]")).to_have_text("Discard: 5")
    card.click()
    expect(table.page.locator(".sending")).to_be_visible()
    assert acts(table, 1) == [PLAY + 5]


def test_without_confirming_one_click_plays(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.page.evaluate("localStorage.setItem('getaway-settings', JSON.stringify({confirm: false}))")
    table.show(third_raid().state)
    table.page.locator(".hand .card").nth(1).click()
    expect(table.page.locator(".sending")).to_be_visible()
    assert acts(table, 1) == [PLAY + 5]


def test_the_robbed_owner_of_the_dog_is_asked_out_of_turn(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.show(third_raid(mover=CY, dog=ANN).state)
    expect(table.page.locator(".tray .pill.quiet")).to_have_text("Cy decides")
    table.page.locator("[data-key=talk]").first.focus()
    table.show(robbed().state)
    alert = table.page.locator(".art-robbery > [role=alert]")
    expect(alert).to_have_text("Cy wants your 3. Hand it over, or give up the dog.")
    table.page.get_by_role("button", name="Give the dog").click()
    assert acts(table, 1) == [GIVE_DOG]


def test_a_refusal_gives_its_reason_and_leads_to_the_rule(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.show(third_raid().state)
    table.page.locator(".hand .card").nth(1).dblclick()
    expect(table.page.locator(".sending")).to_be_visible()
    table.refuse({"id": "no-must-steal"}, "AR-12")
    expect(table.page.locator(".tray [role=status]")).to_contain_text("No scruples: you have to steal it.")
    table.page.get_by_role("button", name="AR-12").click()
    expect(table.page.get_by_role("dialog")).to_contain_text("AR-12")


def test_hint_undo_and_rules_have_keys(stage: Callable[..., Stage]) -> None:
    table = stage()
    table.show(third_raid().state, undo=True)
    page = table.page
    page.wait_for_selector("[data-asks]")
    page.keyboard.press("u")
    page.keyboard.press("h")
    table.heard("undo", "hint")
    label = {"id": "do-play", "arguments": {"card": {"id": "a-card", "arguments": {"card": "5"}}}}
    table.advise(PLAY + 5, label, [{"id": "because-value", "arguments": {"points": 2}}])
    expect(page.locator(".tray [role=status]")).to_have_text("Hint: play a 5. It’s worth 2 points more.")
    expect(page.locator(".card.advised")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_end_of_a_raid_is_told_and_any_key_goes_on(stage: Callable[..., Stage]) -> None:
    scene = last_token()
    table = stage()
    table.show(scene.state)
    table.page.wait_for_selector("[data-asks]")
    table.show(scene.do(play="1").state)
    told = table.page.locator(".interlude")
    expect(told).to_contain_text("Bo keeps the Boss.")
    assert told.locator("li").first.locator("[role=img]").evaluate_all(
        "all => all.map(one => one.ariaLabel)"
    ) == [
        "Sculptures 0, 2\xa0alibis",
        "Sculptures 1, 1\xa0alibi",
        "Sculptures 3, no alibi",
        "3\xa0tokens safe",
    ]
    table.page.keyboard.press("Enter")
    expect(told).to_have_count(0)


def test_tokens_really_move_unless_somebody_wants_less_motion(stage: Callable[..., Stage]) -> None:
    scene = third_raid()
    table = stage()
    table.show(scene.state)
    page = table.page
    page.wait_for_selector("[data-asks]")
    scene.do(play="5").do(give="token")
    table.show(scene.state)
    page.wait_for_selector("[data-moved]")
    assert page.evaluate("document.getAnimations().length") == 0
    page.emulate_media(reduced_motion="no-preference")
    scene = third_raid().do(play="dog")
    page.evaluate(REMEMBER, "[data-flying]")
    table.show(scene.state)
    page.wait_for_function(REMEMBERED)
    expect(page.locator("[data-flying]")).to_have_count(0)
    expect(page.locator(".floor [data-piece=dog]")).to_be_visible()


def test_a_spectator_has_no_hand_and_nothing_to_press(stage: Callable[..., Stage]) -> None:
    table = stage(seat=None)
    table.show(third_raid().state)
    expect(table.page.locator(".rival")).to_have_count(4)
    assert table.page.locator(".hand, [data-go], .pick").count() == 0


def test_who_may_look_opens_the_safe(stage: Callable[..., Stage]) -> None:
    scene = Scene(3, middle=["1"], loot={ANN: ["4"]}, hands={ANN: ["1"]}, stacks="own").do(play="1")
    table = stage(NAMES[:3])
    table.show(scene.state)
    table.page.get_by_role("button", name="2 tokens safe").click()
    shown = table.page.locator(".stored [role=img]").evaluate_all("all => all.map(one => one.ariaLabel)")
    assert shown == ["Sketches 1, no alibi", "Sketches 4, no alibi"]


# Every state, every size, both themes, the longest languages.

OVERLAPPING = """() => {
  const groups = [
    [".tray", ".hand", ".wall", ".rivals", ".floor"],
    [".plaque", ".spot"],
    [".rival .who", ".rival .before", ".rival .fan", ".rival .open"],
    [".floor .who", ".floor .mine", ".floor .piles"],
    [".tray .top", ".tray .line", ".tray .gifts", ".tray [role=radiogroup]", ".tray .foot"],
    [".card"],
    [".verdict", ".lineup", ".sheet"],
  ];
  // What scrolls is seen as far as its window goes.
  const shown = (e) => {
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const frame = e.closest(".looked");
    if (!frame || getComputedStyle(frame).display === "contents") return { left, right, top, bottom };
    const window = frame.getBoundingClientRect();
    return { left, right, top: Math.max(top, window.top), bottom: Math.min(bottom, window.bottom) };
  };
  const found = [];
  for (const group of groups) {
    const boxes = [...document.querySelectorAll(group.join())]
      .map(e => [e, shown(e)]).filter(([, box]) => box.right > box.left && box.bottom > box.top);
    for (const [i, [a, x]] of boxes.entries()) for (const [b, y] of boxes.slice(i + 1)) {
      const over = Math.min(x.right, y.right) - Math.max(x.left, y.left);
      const down = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
      if (over > 1.5 && down > 1.5 && !a.contains(b))
        found.push(`${a.className} / ${b.className} ${over} ${down}`);
    }
  }
  return found;
}"""


def scenes(table: Stage) -> Any:
    """All states of the board, one after the other, by name."""
    page = table.page
    players = len(table.names)
    table.show(third_raid(players).state)
    page.wait_for_selector("[data-asks]")
    yield "turn"
    page.locator(".hand .card").nth(0).click()
    page.locator(".tray [role=radio]").last.click()
    page.mouse.move(0, 0)
    yield "target"
    page.locator(".hand .card").nth(4).click()
    page.mouse.move(0, 0)
    yield "thief"
    page.keyboard.press("h")
    table.heard("hint")
    leader = {"who": {"seat": BO}, "points": 21}
    reasons = [
        {"id": "because-leader", "arguments": leader},
        {"id": "because-value", "arguments": {"points": 2}},
        {"id": "explain-chance", "arguments": {"chance": 47}},
    ]
    label = {"id": "do-play", "arguments": {"card": {"id": "a-card", "arguments": {"card": "thief"}}}}
    table.advise(PLAY + 8, label, reasons)
    page.wait_for_selector(".card.advised")
    yield "hint"
    table.show(robbed(players).state, deadline=40_000)
    page.wait_for_selector("[data-gift]")
    expect(page.locator(".countdown")).to_contain_text("0:")
    yield "robbed"
    table.show(third_raid(players, mover=CY).do(play="3").state)
    page.wait_for_selector(".pill.quiet")
    yield "waiting"
    scene = last_token() if players == 4 else None
    if scene is not None:
        table.show(scene.state)
        table.show(scene.do(play="1").state)
        page.wait_for_selector(".interlude")
        yield "raid"
        page.keyboard.press("Enter")
    table.show(finished(players, 5))
    page.wait_for_selector(".verdict")
    yield "end"


@pytest.mark.parametrize(
    ("lang", "names"),
    [("en", NAMES), ("de", NAMES), ("de", LONG), ("ru", LONG)],
    ids=["en", "de", "de-five-long-names", "ru-five-long-names"],
)
def test_every_state_fits_and_can_be_used_by_everybody(
    stage: Callable[..., Stage], lang: str, names: list[str]
) -> None:
    table = stage(names, lang=lang)
    page = table.page
    wrong = []
    for name in scenes(table):
        for size in (PHONE, DESK):
            page.set_viewport_size(size)
            wrong += [f"{name} {size}: {found}" for found in overflow(page) + page.evaluate(OVERLAPPING)]
            if name != "end" and names is NAMES:
                hidden = page.evaluate(
                    """() => Math.max(...[...document.querySelectorAll(".stage, .looked")]
                      .map((e) => e.scrollHeight - e.clientHeight))"""
                )
                if hidden > 1:
                    wrong.append(f"{name} {size}: {hidden} pixels have to be scrolled")
            # Of what axe looks at words change nothing but, by their length, what lies on what.
            if names is not LONG or lang == "ru":
                page.emulate_media(color_scheme="dark" if (size is DESK) == (lang == "en") else "light")
                wrong += [f"{name} {size}: {found}" for found in violations(page, colours=lang != "en")]
    assert wrong == []
