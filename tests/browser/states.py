"""What a page can look like besides the screens of `screens.py` and the boards' own states.

Boards: STATES in `prison.py`, `scenes` in `test_art_robbery.py`. Lessons, the coach and
the review have tests of their own, which look at them with axe too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from getaway.games.art_robbery.shown.view import result
from tests.browser.people import finish, guest_of
from tests.browser.prepared import NAMES as PRISONERS
from tests.browser.prepared import PreparedTable
from tests.browser.prison import prison, table_state, talk_state
from tests.browser.staged import Stage
from tests.browser.test_art_robbery import NAMES, finished, third_raid
from tests.games.alcatraz.scene import ANN, BO, CY
from tests.games.art_robbery.scene import Scene
from tests.web.serving import Served, table_with

State = Callable[[Page, Served], None]


# Pages.


def _played(page: Page, server: Served) -> tuple[str, str]:
    """A game that waits for the page's guest, and one that is over."""
    page.request.put("/api/guest", data={"name": "Ann", "language": "en"})
    ann = guest_of(page, server)
    over = table_with([ann], "art-robbery", bots={"1": "random"})
    finish([ann], over)
    return table_with([ann, server.guest("Bo")], "art-robbery", options={"first": 0}), over


def home_awaited(page: Page, server: Served) -> None:
    """A game waits, and one is over."""
    _played(page, server)
    page.goto("/")
    page.locator(".resume").wait_for()
    page.locator(".list .game").nth(1).wait_for()


def no_games(page: Page, server: Served) -> None:
    """My games, before there is one."""
    page.goto("/me")
    page.get_by_role("heading", name="No games yet.").wait_for()


def my_games(page: Page, server: Served) -> None:
    """Running and finished ones."""
    _played(page, server)
    page.goto("/me")
    page.get_by_role("listitem").nth(1).wait_for()


def delete_me(page: Page, server: Served) -> None:
    """What goes, what stays."""
    my_games(page, server)
    page.get_by_role("button", name="Delete my data…").click()
    page.get_by_role("dialog").wait_for()


def offline_list(page: Page, server: Served) -> None:
    """The last list and its time."""
    my_games(page, server)
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_text("You’re offline.").wait_for()


def puzzle(page: Page, server: Served) -> None:
    """With its hint."""
    page.goto("/puzzle/art-robbery/3")
    page.get_by_role("region", name="Puzzle").get_by_role("button").first.click()
    page.locator(".hand .card").first.wait_for()


def fair_shuffle(page: Page, server: Served) -> None:
    """After the end."""
    _, over = _played(page, server)
    page.goto(f"/t/{over}")
    page.get_by_role("button", name="Fair shuffle").click()
    page.get_by_role("dialog").wait_for()


def replay_open(page: Page, server: Served) -> None:
    """All hands open."""
    _, over = _played(page, server)
    page.goto(f"/g/{over}?step=20&seat=all")
    page.get_by_role("slider").wait_for()


# Signs over a table.


def _table(page: Page, **more: Any) -> Stage:
    stage = Stage(page, "art-robbery", NAMES, ANN)
    stage.now = 1_000_000
    stage.show(third_raid().state, **more)
    page.locator("[data-question]").first.wait_for()
    return stage


def _chairs(kind: str, seat: int) -> list[dict[str, Any]]:
    chairs: list[dict[str, Any]] = [{"name": name, "kind": "person", "bot": None} for name in NAMES]
    chairs[seat] |= {"kind": kind, "bot": "easy"}
    return chairs


def paused(page: Page, server: Served) -> None:
    _table(page, paused=True)
    page.locator(".strip").wait_for()


def pause_wanted(page: Page, server: Served) -> None:
    _table(page, wants_pause=[BO])
    page.locator(".strip").wait_for()


def stand_in(page: Page, server: Served) -> None:
    """A bot plays for us."""
    _table(page, chairs=_chairs("stand-in", ANN))
    page.locator(".strip").wait_for()


def away(page: Page, server: Served) -> None:
    """The mover is away."""
    stage = Stage(page, "art-robbery", NAMES, ANN)
    stage.now = 1_000_000
    stage.here, stage.away = [0, 2, 3], [{"seat": BO, "bot_at": 1_060_000}]
    stage.show(third_raid(mover=BO).state)
    page.locator(".waiting").wait_for()


def last_seconds(page: Page, server: Served) -> None:
    _table(page, deadline=1_000_500)
    page.locator(".countdown.last").wait_for()


def nudged(page: Page, server: Served) -> None:
    stage = _table(page)
    assert stage.last is not None
    stage.n += 1
    talk = {"seat": BO, "name": "Bo", "phrase": "phrase-your-turn"}
    stage._say({**stage.last, "n": stage.n, "events": [{"n": stage.n, "talk": talk}]})
    page.locator(".strip").wait_for()


def refused(page: Page, server: Served) -> None:
    """A deed was refused."""
    stage = _table(page)
    page.locator(".hand .card").nth(1).dblclick()
    page.locator(".sending").wait_for()
    stage.refuse({"id": "no-must-steal"}, "AR-12")
    page.locator(".tray .bad").wait_for()


def line_broken(page: Page, server: Served) -> None:
    stage = _table(page)
    assert stage._line is not None
    page.context.set_offline(True)
    stage._line.close()
    page.locator(".strip").wait_for()


def phrases(page: Page, server: Served) -> None:
    """On a phone they open over the log."""
    _table(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("button.talk").click()
    page.locator(".talk.open").get_by_role("button", name="Phrases").click()
    page.locator(":popover-open .btn").first.wait_for()


def watching(page: Page, server: Served) -> None:
    """As a spectator."""
    stage = Stage(page, "art-robbery", NAMES, None)
    stage.show(third_raid().state)
    page.locator(".rival").first.wait_for()


def two_thieves(page: Page, server: Served) -> None:
    """The fewest, with open safes."""
    scene = Scene(2, hands={ANN: ["1", "2"]}, stacks="open")
    stage = Stage(page, "art-robbery", NAMES[:2], ANN)
    stage.show(scene.state)
    page.locator("[data-question]").first.wait_for()


def arrested(page: Page, server: Served) -> None:
    """The end, for somebody who is arrested."""
    seed = next(seed for seed in range(200) if ANN in result(finished(4, seed)).arrested)
    stage = Stage(page, "art-robbery", NAMES, ANN)
    stage.show(finished(4, seed))
    page.locator(".verdict").wait_for()


# The prison.


def said(page: Page, server: Served) -> None:
    talk_state(page, PRISONERS)
    page.get_by_role("tab", name="Said").click()


def own_words(page: Page, server: Served) -> None:
    talk_state(page, PRISONERS)
    page.get_by_role("button", name="Start again").click()
    page.get_by_role("button", name="In your own words").click()


def all_promises(page: Page, server: Served) -> None:
    talk_state(page, PRISONERS)
    page.locator(".side-p .all .link").click()
    page.get_by_role("dialog").wait_for()


def _tab(name: str) -> State:
    def show(page: Page, server: Served) -> None:
        page.set_viewport_size({"width": 360, "height": 740})
        table_state(page, PRISONERS)
        page.get_by_role("navigation").get_by_role("button", name=name).or_(
            page.get_by_role("tab", name=name)
        ).first.click()

    return show


def nobody_escapes(page: Page, server: Served) -> None:
    """The end, with nobody away from the island."""
    guards = {"visiting_room": 4, "infirmary": 4, "chapel": 3, "workshop": 3, "laundry": 2, "radio_room": 2}
    scene = prison(round=13, guards={**guards, "cell_block": 2})
    table = PreparedTable(scene, PRISONERS)
    play = table.table.play
    assert play is not None
    while not play.is_over:
        seat = play.asked[0]
        names = [play.engine.action_names[action] for action in play.legal(seat)]
        table.do(seat, "end the turn" if "end the turn" in names else names[0])
        if table.table.phase == "talk":
            table.call()
    table.open(page, BO)
    page.locator(".end").wait_for()


def task_answer(page: Page, server: Served) -> None:
    """What one is to give for a task, and who gains what."""
    hold = {ANN: ["shiv", "tool"], BO: ["jacket", "key"]}
    scene = prison(scapegoat=CY, turn=BO, points=2, hold=hold)
    done = ("complete the task", "choose seat 0", "choose seat 1", "choose seat 0")
    PreparedTable(scene.do(*done), PRISONERS).open(page, ANN)
    page.get_by_role("dialog").wait_for()


def prisoners_and_clock(page: Page, server: Served) -> None:
    """A room with all prisoners, seen by a spectator."""
    where = dict.fromkeys((ANN, BO, CY, 3), "visiting_room")
    PreparedTable(prison(where=where), PRISONERS).open(page, None)
    page.locator(".idle").wait_for()


STATES: dict[str, State] = {
    "home, awaited": home_awaited,
    "no games": no_games,
    "my games": my_games,
    "delete me": delete_me,
    "offline list": offline_list,
    "puzzle": puzzle,
    "fair shuffle": fair_shuffle,
    "replay, all hands open": replay_open,
    "paused": paused,
    "pause wanted": pause_wanted,
    "stand-in": stand_in,
    "away": away,
    "last seconds": last_seconds,
    "nudged": nudged,
    "refused": refused,
    "line broken": line_broken,
    "phrases": phrases,
    "watching": watching,
    "two thieves": two_thieves,
    "arrested": arrested,
    "said": said,
    "own words": own_words,
    "all promises": all_promises,
    "prisoners": _tab("Prisoners"),
    "frame-ups": _tab("Frame-ups"),
    "nobody escapes": nobody_escapes,
    "task answer": task_answer,
    "crowd": prisoners_and_clock,
}
