"""The prison in words."""

from __future__ import annotations

import io

import msgspec
import pytest
from rich.console import Console

from getaway.boards import read_view
from getaway.games.alcatraz.shown.shapes import Result, View
from getaway.games.alcatraz.shown.view import view
from getaway.games.alcatraz.terminal import screen
from getaway.games.alcatraz.terminal import text as alcatraz
from getaway.kernel.dialect import NOBODY
from getaway.words import Words
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, ENGINE, Scene

WORDS = Words(ENGINE.game, "en", ["Ann", "Bo", "Cy"])


def written(scene: Scene, viewer: int) -> View:
    """The view as it comes from the wire."""
    read = read_view(ENGINE.game, msgspec.json.decode(msgspec.json.encode(view(scene.state, viewer))))
    assert isinstance(read, View)
    return read


def printed(scene: Scene, viewer: int) -> str:
    shown = io.StringIO()
    console = Console(file=shown, width=100)
    for part in alcatraz.board(written(scene, viewer), viewer, WORDS):
        console.print(part)
    return shown.getvalue()


def test_the_prison_is_shown_as_it_lies() -> None:
    scene = Scene(
        where={ANN: "laundry"},
        gold=["laundry"],
        tasks={"laundry": "A4"},
        guards={"laundry": 2},
        loose={"laundry": ["tool", "tool"]},
        hold={ANN: ["key"]},
    )
    text = printed(scene, ANN)
    laundry = next(line for line in text.splitlines() if "Laundry ★" in line)
    assert laundry.split() == [
        "c2",
        "Laundry",
        "★",
        "(2)",
        "Ann",
        "●●",
        "3",
        "×",
        "jacket",
        "+",
        "2",
        "×",
        "tool",
        "A",
    ]
    assert "Task A: 2 prisoners, at most 2 guards, key, 2 × jacket (Laundry)" in text
    assert "Points left: 4" in text
    assert "Points left" not in printed(scene, BO)


def test_whoever_looks_on_is_in_no_room() -> None:
    scene = Scene(where={ANN: "laundry"})
    room = "Laundry: "
    assert room in printed(scene, ANN)
    assert room not in printed(scene, BO)
    assert ": " in printed(scene, BO).splitlines()[-1]
    assert ": " not in printed(scene, NOBODY).splitlines()[-1]


@rule("AL-27")
@pytest.mark.parametrize(
    ("guards", "sign", "told"),
    [(0, "(0)", "Use: free."), (2, "(1)", "Use: 1 point."), (3, "(–)", "Use: not now.")],
)
def test_what_a_use_of_a_room_costs_is_shown(guards: int, sign: str, told: str) -> None:
    scene = Scene(
        where={ANN: "dining_hall", BO: "chapel"},
        gold=["dining_hall"],
        guards={"dining_hall": guards},
        free_rooms="designer",
    )
    view_ = written(scene, ANN)
    text = printed(scene, ANN)
    assert f"Dining hall ★ {sign}" in text
    assert told in text
    assert told in screen.details(view_, "dining_hall", WORDS)[1][0]
    plan = screen.panel(view_, ANN, WORDS, 80, 24)
    spot = next(spot for spot in plan.spots if spot.about == "dining_hall")
    row = plan.lines[spot.y + spot.height - 1].plain[spot.x : spot.x + spot.width]
    assert row.endswith(sign)


def test_where_there_is_room_for_one_of_them_the_task_stays_and_the_price_goes() -> None:
    scene = Scene(where={ANN: "laundry"}, tasks={"laundry": "A4"})
    for width, sign in ((80, "(1)"), (55, "")):
        plan = screen.panel(written(scene, ANN), ANN, WORDS, width, 24)
        spot = next(spot for spot in plan.spots if spot.about == "laundry")
        row = plan.lines[spot.y + spot.height - 1].plain[spot.x : spot.x + spot.width]
        assert row.startswith("A ≥")
        assert row.endswith(")") == bool(sign)


def test_the_hand_shows_cards_held_and_looked_at() -> None:
    scene = Scene(frame_ups={ANN: ["snitch"]})
    assert alcatraz.hand(written(scene, ANN), ANN, WORDS) == "Your frame-up cards: Snitch"
    assert alcatraz.question(written(scene, ANN), WORDS) == "What do you do?"


def test_the_cards_one_holds_lie_under_the_plan_on_the_screen() -> None:
    scene = Scene(frame_ups={ANN: ["snitch"]})
    held = "Your frame-up cards: Snitch"
    assert screen.panel(written(scene, ANN), ANN, WORDS, 80, 24).lines[-1].plain == held
    for other in (BO, NOBODY):
        assert held not in [
            line.plain for line in screen.panel(written(scene, other), other, WORDS, 80, 24).lines
        ]


def test_only_whoever_has_the_turn_is_told_the_points_left() -> None:
    scene = Scene(where={ANN: "laundry", BO: "laundry"}, hold={BO: ["key"]})
    assert screen.question(written(scene, ANN), WORDS) == "What do you do? (Points left: 4)"
    scene.do("trade with seat 1", "that is all", "choose key", "that is all")
    assert "Points" not in screen.question(written(scene, BO), WORDS)


def test_a_room_is_told_in_full() -> None:
    scene = Scene(
        where={ANN: "laundry", BO: "laundry"},
        tasks={"laundry": "A4"},
        guards={"laundry": 2},
        loose={"laundry": ["tool"]},
    )
    view_ = written(scene, ANN)
    assert screen.subjects(view_, WORDS)["Laundry"] == "laundry"
    assert screen.imagined(scene.state, view_) is scene.state
    name, told = screen.details(view_, "laundry", WORDS)
    assert name == "Laundry"
    assert told[1:] == [
        "Guards: 2",
        "Prisoners: Ann and Bo",
        "Items: 3 × jacket, tool",
        "Task A: 2 prisoners, at most 2 guards, key, 2 × jacket",
    ]


def test_of_a_room_with_nothing_in_it_only_its_use_and_guards_are_told() -> None:
    scene = Scene(guards={"chapel": 0}, where={ANN: "laundry"})
    assert screen.details(written(scene, ANN), "chapel", WORDS)[1][1:] == ["Guards: 0"]


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (Result(escaped=[], stays=None, test=None), ["Everyone loses"]),
        (
            Result(escaped=[0, 2], stays=1, test="cash"),
            ["Bo stays behind: tied", "Ann and Cy escape"],
        ),
    ],
)
def test_the_end_is_explained(result: Result, told: list[str]) -> None:
    lines = list(alcatraz.ending(result, WORDS))
    assert len(lines) == len(told)
    assert all(line.startswith(start) for line, start in zip(lines, told, strict=True))
    assert list(screen.outcome(result, WORDS)) == lines
