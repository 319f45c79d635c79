"""Scenes of Alcatraz to be looked at: each state of the board, as a prisoner in it finds it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.prepared import PreparedTable
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene

LAYOUT = (
    *("chapel", "workshop", "guard_room", "radio_room"),
    *("dining_hall", "laundry", "visiting_room", "wardens_office"),
    *("cell_block", "exercise_yard", "recreation_room", "infirmary"),
)
GOLD = ("chapel", "radio_room", "wardens_office", "exercise_yard", "infirmary")


def prison(**changed: Any) -> Scene:
    """Round 6, Bo's turn, two guards around."""
    usual: dict[str, Any] = {
        "layout": LAYOUT,
        "gold": GOLD,
        "round": 6,
        "bonus": 2,
        "scapegoat": BO,
        "turn": BO,
        "points": 1,
        "where": {ANN: "laundry", BO: "laundry", CY: "cell_block", DI: "radio_room"},
        "guards": {
            "workshop": 1,
            "guard_room": 1,
            "radio_room": 1,
            "cell_block": 1,
            "exercise_yard": 0,
            "laundry": 2,
            "visiting_room": 4,
            "infirmary": 3,
            "chapel": 0,
            "recreation_room": 0,
            "dining_hall": 0,
            "wardens_office": 0,
        },
        "hold": {
            ANN: ["key", "medicine", "cash", "cash"],
            BO: ["key", "shiv", "cash"],
            CY: ["jacket", "jacket", "cash", "cash", "cash"],
            DI: ["medicine", "tool", "tool"],
        },
        "loose": {"chapel": ["tool"]},
        "stamina": {ANN: 1, BO: 3, DI: 2},
        "elements": {ANN: "AC", BO: "BC", CY: "ACE", DI: "CDE"},
        "tasks": {"chapel": "B3", "laundry": "D3", "wardens_office": "F2"},
        "frame_ups": {BO: ["search", "kompromat"], CY: ["snitch"]},
    }
    return Scene(4, **{**usual, **changed})


LONG = ("Anna Wolkenstein-Lau", "Bartholomäus Müller1", "Cyril Ztraceny Praha", "Кира Константиновна")

State = Callable[[Page, tuple[str, ...]], PreparedTable]


def _see(page: Page, scene: Scene, seat: int | None, names: tuple[str, ...]) -> PreparedTable:
    table = PreparedTable(scene, names)
    table.open(page, seat)
    return table


def table_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """One's own turn."""
    table = _see(page, prison(), BO, names)
    page.locator(".not-l .not").first.wait_for(state="attached")
    return table


def room_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """A room lies open."""
    table = table_state(page, names)
    page.locator("[data-room=laundry] .whole").click(position={"x": 8, "y": 8})
    page.get_by_role("dialog").wait_for()
    return table


def aim_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """An action was begun and needs an aim."""
    table = table_state(page, names)
    page.locator(".can-l .act").first.click()
    page.locator(".aim").wait_for()
    return table


def why_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """All reasons."""
    table = table_state(page, names)
    page.locator(".why:visible, .not-w h2 .link:visible").first.click()
    page.get_by_role("dialog").wait_for()
    return table


def person_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """A prisoner's file lies open."""
    table = table_state(page, names)
    page.locator(".people .file").first.locator(".whole").click(position={"x": 12, "y": 12})
    page.get_by_role("dialog").wait_for()
    return table


def _to_the_vote(table: PreparedTable) -> PreparedTable:
    for seat in (BO, CY, DI, ANN):
        table.do(seat, "end the turn")
    return table


def _talked(table: PreparedTable) -> None:
    table.say(
        ANN,
        act="offer",
        to=[BO],
        give=[{"clause": "not_vote", "who": ANN, "candidate": BO, "round": 7, "until": 7}],
    )
    give = {"clause": "give", "who": CY, "to": ANN, "thing": "jacket", "count": 1, "by": 7}
    table.say(
        CY,
        act="offer",
        to=[ANN],
        give=[give],
        get=[{"clause": "vote", "who": ANN, "candidate": DI, "round": 7}],
    )
    table.say(
        DI, act="offer", to=[ANN, BO, CY], give=[{"clause": "vote", "who": DI, "candidate": CY, "round": 7}]
    )
    table.say(ANN, act="ask", to=[BO], get=[{"clause": "at", "who": BO, "room": "laundry", "round": 7}])
    bring = {"clause": "bring", "who": DI, "item": "tool", "room": "laundry", "round": 7}
    table.say(
        DI, act="offer", to=[ANN], give=[bring], **{"if": {"condition": "has", "who": ANN, "thing": "shiv"}}
    )


def talk_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """The talk, with a sentence half said and an offer to answer."""
    table = _to_the_vote(PreparedTable(prison(), names))
    _talked(table)
    table.open(page, BO)
    page.locator(".compose .chip").nth(4).click()
    page.locator(".pick").first.wait_for()
    return table


def ballot_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """The ballot, with two sealed."""
    table = _to_the_vote(PreparedTable(prison(), names, talks=False))
    table.do(ANN, "choose seat 1")
    table.do(CY, "choose seat 1")
    table.open(page, BO)
    page.locator("[data-slip='2']").click()
    return table


def votes_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """All votes, opened."""
    table = _to_the_vote(PreparedTable(prison(), names))
    _talked(table)
    table.open(page, BO)
    table.call()
    table.do(ANN, "choose seat 1")
    table.do(CY, "choose seat 1")
    table.do(DI, "choose seat 2")
    page.locator("[data-slip='2']").click()
    page.locator(".ballot .btn.main").click()
    page.locator(".vrow").first.wait_for()
    return table


def trade_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """A trade in the making."""
    table = _see(page, prison(), BO, names)
    page.locator(".can-l .act", has=page.locator("use[href='#al-m-hands']")).click()
    goods = page.locator(".goods")
    goods.nth(0).locator(".good").nth(1).click()
    goods.nth(0).locator(".good.on").wait_for()
    goods.nth(1).locator(".good").nth(1).click()
    goods.nth(1).locator(".good.on").wait_for()
    return table


def answer_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """Somebody wants our yes."""
    scene = prison().do("trade with seat 0", "choose shiv", "that is all", "choose medicine", "that is all")
    table = _see(page, scene, ANN, names)
    page.get_by_role("dialog").wait_for()
    return table


def waiting_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """Somebody else's turn, seen by a spectator; in the yard, which says most, there is all that can be."""
    crowd = {ANN: "laundry", BO: "laundry", CY: "exercise_yard", DI: "exercise_yard"}
    tasks = {"chapel": "B3", "exercise_yard": "C1", "wardens_office": "F2"}
    table = _see(page, prison(gold=(), where=crowd, tasks=tasks), None, names)
    page.locator(".idle").wait_for()
    return table


def end_state(page: Page, names: tuple[str, ...]) -> PreparedTable:
    """The end, with promises kept and broken."""
    scene = prison(
        scapegoat=CY,
        turn=DI,
        points=2,
        where={ANN: "laundry", BO: "laundry", CY: "cell_block", DI: "wardens_office"},
        hold={DI: ["shiv", "key", "tool"], ANN: ["jacket"], BO: ["key"]},
        elements={ANN: "ABC", BO: "BCD", CY: "ACE", DI: "CDE"},
        tasks={"wardens_office": "F2"},
        frame_ups={},
    )
    table = PreparedTable(scene, names)
    table.say(DI, act="offer", to=[ANN], give=[{"clause": "not_steal", "who": DI, "victim": ANN, "until": 6}])
    table.say(DI, act="offer", to=[ANN], give=[{"clause": "at", "who": DI, "room": "laundry", "round": 6}])
    give = {"clause": "give", "who": BO, "to": ANN, "thing": "key", "count": 1, "by": 8}
    table.say(BO, act="offer", to=[ANN], give=[give])
    table.do(DI, "complete the task")
    for _ in range(5):
        play = table.table.play
        assert play is not None
        if play.state.phase == 0:
            break
        table.do(DI, "choose seat 3")
    table.do(DI, "end the turn")
    table.open(page, BO)
    page.locator(".end").wait_for()
    return table


STATES: dict[str, State] = {
    "table": table_state,
    "room": room_state,
    "aim": aim_state,
    "why": why_state,
    "person": person_state,
    "talk": talk_state,
    "ballot": ballot_state,
    "votes": votes_state,
    "trade": trade_state,
    "answer": answer_state,
    "waiting": waiting_state,
    "end": end_state,
}
