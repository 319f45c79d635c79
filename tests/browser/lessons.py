"""How somebody takes the lessons: what is clicked in every step, as the guide asks for it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

Deed = Callable[[Page], None]


def guide(page: Page) -> Locator:
    """The guide, when he waits for something."""
    return page.locator(".guide[data-idle]")


def at(page: Page, step: str) -> None:
    """The step has begun, and nothing moves any more."""
    expect(page.locator(f".guide[data-idle][data-step='{step}']")).to_be_visible()


def go_on(page: Page) -> None:
    guide(page).locator("[data-on]").click()


def reading(page: Page) -> None:
    """There is something to read between two steps."""
    expect(page.locator(".guide[data-idle][data-step=''] [data-on]")).to_be_visible()
    go_on(page)


def card(name: str) -> Deed:
    """Choose a card of the hand, and play it."""

    def play(page: Page) -> None:
        page.locator(f".hand [data-card='{name}']").first.click()
        page.locator("[data-go]").click()

    return play


def thief(token: str) -> Deed:
    """Play the Greedy thief and take a token."""

    def play(page: Page) -> None:
        page.locator(".hand [data-card='thief']").click()
        page.locator(f".spot[data-token='{token}'] .pick").first.click()
        page.locator("[data-go]").click()

    return play


def gift(page: Page) -> None:
    page.locator("[data-gift='give-dog']").click()


def verb(name: str) -> Deed:
    """Press what can be done."""
    return lambda page: page.locator(f".tray [data-verb='{name}']").click()


def bribe_twice(page: Page) -> None:
    verb("bribe")(page)
    expect(page.locator(".room.here .paid")).to_have_count(1)
    expect(guide(page)).to_be_visible()
    verb("bribe")(page)


def room(name: str) -> Deed:
    """Open a room, and go there."""

    def go(page: Page) -> None:
        page.locator(f"[data-room='{name}'] .whole").click()
        page.locator(".dlg [data-verb='move']").click()

    return go


def complete_with_bo(page: Page) -> None:
    """Complete the task, the jacket from Bo."""
    verb("task")(page)
    for seat in (0, 1, 0):
        asked = page.locator(".tray .aim .ask").inner_text()
        page.locator(f".tray .aim .chips [data-seat='{seat}']").first.click()
        page.wait_for_function(
            "asked => document.querySelector('.tray .aim .ask')?.innerText !== asked", arg=asked
        )


def pay_cash(page: Page) -> None:
    verb("use")(page)
    page.locator(".tray .aim .chips button:has(use[href$='m-coin'])").click()


def frame_up(page: Page) -> None:
    """Play Kompromat on Bo."""
    tab = page.locator("[data-tab='hand']")
    if tab.is_visible():
        tab.click()
    page.locator(".fcard[data-card='forbid_task']").locator("visible=true").click()
    page.locator("[data-play]").click()
    if page.locator("[data-tab='plan']").is_visible():
        page.locator("[data-tab='plan']").click()
    page.locator(".tray .aim .chips [data-seat='1']").click()


def vote_for_dee(page: Page) -> None:
    page.locator("[data-slip='3']").click()
    page.locator(".ballot .btn.main").click()


def to_the_turns(page: Page) -> None:
    """The votes have been looked at."""
    page.locator(".alc.solo .btn.main").click()


def point(at: str) -> Deed:
    """Point at something on the board."""
    return lambda page: page.locator(at).locator("visible=true").first.click(force=True)


def say_it(page: Page) -> None:
    go_on(page)


def then(*deeds: Deed) -> Deed:
    """One after the other."""

    def all_of_them(page: Page) -> None:
        for deed in deeds:
            deed(page)

    return all_of_them


# Every step of every lesson: what is done in it, and what is read before the next one.
LESSONS: dict[str, dict[str, Deed]] = {
    "art-robbery/first-raid": {
        "take": card("5"),
        "alibi": then(card("0"), reading),
        "steal": then(card("4"), reading),
        "robbed": gift,
        "boss": then(thief("boss"), reading),
        "last": card("3"),
        "safe": go_on,
        "greed": thief("0"),
        "end": go_on,
    },
    "alcatraz/a-the-way-out": {
        "job": verb("task"),
        "row": verb("end"),
        "away": go_on,
        "who": point(".people .file[data-seat='3']"),
    },
    "alcatraz/b-light-feet": {
        "move": room("laundry"),
        "bribe": verb("bribe"),
        "use": verb("use"),
        "shut": point("[data-room='visiting_room']"),
        "push": verb("push"),
        "rest": room("dining_hall"),
    },
    "alcatraz/c-full-pockets": {
        "silver": verb("use"),
        "once": room("guard_room"),
        "push": verb("push"),
        "gold": pay_cash,
        "full": point(".people .file[data-seat='0']"),
    },
    "alcatraz/d-the-job": {
        "read": point(".room.here .g"),
        "bribe": bribe_twice,
        "ask": then(complete_with_bo, reading),
        "gift": point(".people .file[data-seat='2']"),
        "goat": go_on,
    },
    "alcatraz/e-the-scapegoat": {
        "": go_on,
        "offer": say_it,
        "vote": vote_for_dee,
        "opened": then(go_on, reading),
        "again": vote_for_dee,
        "goat": then(to_the_turns, verb("use")),
    },
    "alcatraz/f-the-last-night": {
        "danger": frame_up,
        "safe": verb("end"),
        "clock": verb("task"),
        "stays": point(".people .file[data-seat='2']"),
        "end": verb("end"),
    },
}


def take(page: Page, lesson: str, seen: Callable[[str], None] = lambda step: None) -> None:
    """Take a lesson from its first step to its last."""
    for step, deed in LESSONS[lesson].items():
        at(page, step)
        seen(step or "first")
        deed(page)
    expect(page.locator("[data-won]")).to_be_visible()
    seen("won")
