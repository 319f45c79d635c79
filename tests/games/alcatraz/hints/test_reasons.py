"""Each reason says what the board shows, and says nothing where it is not so."""

from __future__ import annotations

import pytest

from getaway.games import find
from getaway.games.alcatraz.hints import outlook
from getaway.games.alcatraz.hints.outlook import facts
from getaway.games.alcatraz.hints.reasons import AIMS, SAYINGS, aim, by_considerations, by_outcomes, cost_of
from getaway.games.alcatraz.mind import outcomes
from getaway.games.alcatraz.rules.state import (
    DO_BRIBE,
    DO_END,
    DO_FRAME_UP,
    DO_MOVE,
    DO_PICK_UP,
    DO_PUSH,
    DO_RIOT,
    DO_ROB,
    DO_TASK,
    DO_TRADE,
    DO_USE,
    ITEM_NAMES,
    OVER,
    PICK_SEAT,
    PICK_THING,
    ROOM_NAMES,
    TAKE,
    TASK_ANSWER,
    VOTE,
    YES,
)
from getaway.games.alcatraz.shown.story import room_sentence, thing_sentence
from getaway.kernel.dialect import NOBODY
from getaway.kernel.reasons import Case
from getaway.kernel.sentence import Seat, Sentence
from getaway.words import LANGUAGES, Words
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, Scene

TASK = next(task for task in ENGINE.edition.tasks if task.items)


def room(name: str) -> int:
    return ROOM_NAMES.index(name)


def said(scene: Scene, name: str, way: str, best: int = DO_END, second: int = DO_END) -> Sentence | None:
    found = by_considerations(scene.state, Case(scene.state.mover, best, second, {name: way}, {}))
    assert [reason.ground for reason in found] == [name] * len(found)
    return found[0].sentence if found else None


@pytest.mark.parametrize("name", ["task-done", "new-element"])
def test_a_task_is_named_by_its_element(name: str) -> None:
    scene = Scene(turn=ANN, where={ANN: "laundry"}, tasks={"laundry": TASK.id})
    says = Sentence(f"because-{name}", {"element": TASK.element})
    assert said(scene, name, "for", DO_TASK) == says
    assert said(scene, name, "for", DO_END) is None
    scene.state.phase, scene.state.mover = TASK_ANSWER, BO
    assert said(scene, name, "for", YES) == says
    assert said(scene, name, "for", YES + 1) is None


@rule("AL-34")
@pytest.mark.parametrize(("have", "sure"), [("ABC", "yes"), ("AB", "no")])
def test_what_would_leave_one_behind_is_said_with_what_the_others_have(have: str, sure: str) -> None:
    task = next(task for task in ENGINE.edition.tasks if task.element == "D")
    scene = Scene(
        turn=BO,
        scapegoat=ANN,
        where={BO: "laundry"},
        elements={ANN: "F", BO: have, CY: "EF"},
        tasks={"laundry": task.id},
    )
    scene.state.phase, scene.state.mover = TASK_ANSWER, ANN
    assert said(scene, "left-behind", "against", YES + 1, YES) == Sentence(
        "because-left-behind", {"sure": sure, "elements": len(have) + 2}
    )


@rule("AL-16")
def test_guards_ahead_are_counted_in_the_room_that_the_other_move_leads_to() -> None:
    scene = Scene(turn=ANN, where={ANN: "chapel"}, guards={"radio_room": 3})
    assert said(scene, "guards-ahead", "against", second=DO_MOVE + room("radio_room")) == Sentence(
        "because-guards-ahead", {"room": room_sentence(room("radio_room"), "in-room"), "guards": 3}
    )
    assert said(scene, "guards-ahead", "against", second=DO_USE) is None


def test_an_item_is_named_where_it_is_known() -> None:
    scene = Scene(turn=ANN, loose={"chapel": ["key"]})
    key = ITEM_NAMES.index("key")
    assert said(scene, "item-useful", "for", DO_PICK_UP + key) == Sentence(
        "because-item-useful", {"thing": thing_sentence(key)}
    )
    assert said(scene, "item-useful", "for", DO_END) == Sentence("because-item-useful-here")
    needed = said(scene, "item-needed", "for", DO_PICK_UP + key)
    assert needed is not None
    assert needed.message == "because-item-needed"
    assert needed.arguments["thing"] == thing_sentence(key)
    assert said(scene, "item-needed", "for", DO_END) == Sentence("because-item-needed-here")


def test_what_is_picked_of_several_things_is_the_thing_itself_and_cash_is_no_item() -> None:
    state = Scene(turn=ANN).state
    state.phase = TAKE
    assert outlook.thing_of(state, [], PICK_THING + 2, 0) == 2
    assert outlook.thing_of(state, [], PICK_THING + len(ITEM_NAMES), 0) == NOBODY
    assert outlook.thing_of(state, [], PICK_SEAT, 0) == NOBODY


def bound(scene: Scene) -> tuple[int, int]:
    """Where the mover is bound for, and whom it could slow."""
    seen = facts(scene.state, Case(scene.state.mover, DO_END, DO_END, {}, {}))
    return seen.stop, seen.victim


def test_the_way_is_named_by_where_it_leads_and_what_for() -> None:
    scene = Scene(turn=BO, scapegoat=ANN, tasks={"laundry": TASK.id})
    stop, _ = bound(scene)
    assert stop != NOBODY
    towards = said(scene, "towards", "for")
    assert towards is not None
    assert towards.arguments["room"] == room_sentence(stop, "to-room")
    assert said(scene, "towards", "against") == Sentence(
        "because-away", {"room": room_sentence(stop, "from-room")}
    )
    assert aim(scene.state, DO_END, "towards") == Sentence("aim-go", {"room": room_sentence(stop, "to-room")})
    # Whoever ends the turn goes nowhere.
    assert aim(scene.state, DO_END, "points") == Sentence("aim-stay")


def test_what_nothing_speaks_for_has_the_aim_of_the_action_itself() -> None:
    scene = Scene(turn=ANN, where={ANN: "chapel"}, tasks={"laundry": TASK.id})
    laundry = room("laundry")
    aims = {
        DO_ROB + BO: Sentence("aim-loot", {"who": Seat(BO)}),
        DO_RIOT + laundry: Sentence("aim-riot", {"room": room_sentence(laundry, "in-room")}),
        DO_MOVE + laundry: Sentence("aim-there", {"element": TASK.element}),
        DO_MOVE + room("chapel"): None,
        DO_TRADE + BO: Sentence("aim-deal"),
        DO_USE: None,
        DO_BRIBE: None,
    }
    for action, wanted in aims.items():
        assert aim(scene.state, action, "") == wanted
    scene.state.phase = TAKE
    assert aim(scene.state, PICK_THING, "") is None


def test_what_surely_comes_of_it_gives_an_aim_too() -> None:
    state = Scene(turn=ANN).state
    aims = {name: aim(state, DO_USE, name) for name in ("guards-here", f"without-{ANN}", f"without-{BO}")}
    assert aims == {
        "guards-here": Sentence("aim-clear"),
        f"without-{ANN}": Sentence("aim-safe"),
        f"without-{BO}": Sentence("aim-plan"),
    }


@rule("AL-13")
def test_a_vote_is_for_making_somebody_the_scapegoat() -> None:
    scene = Scene(turn=ANN)
    scene.state.phase = VOTE
    assert aim(scene.state, PICK_SEAT + BO, "") == Sentence("aim-vote", {"who": Seat(BO)})
    assert aim(scene.state, PICK_SEAT + scene.state.mover, "") is None


def test_small_differences_are_told_in_tries_and_only_where_the_chances_hardly_differ() -> None:
    scene = Scene(turn=ANN, scapegoat=CY)
    small = {"cash-held": (2.03, 2.0), "near": (0.503, 0.5), "scapegoat": (0.101, 0.104)}
    assert by_outcomes(scene.state, Case(ANN, DO_END, DO_USE, {}, small)) == []
    (only,) = by_outcomes(scene.state, Case(ANN, DO_END, DO_USE, {}, small, True))
    assert only.sentence == Sentence("will-cash-held-tries", {"more": 3})
    (chance,) = by_outcomes(scene.state, Case(ANN, DO_END, DO_USE, {}, {"scapegoat": (0.2, 0.31)}))
    assert chance.sentence == Sentence("will-scapegoat", {"after": 20, "before": 31})
    # What would be told as the same number, or as none, is left out.
    same = {"scapegoat": (0.101, 0.104), "own": (1.004, 1.0)}
    assert by_outcomes(scene.state, Case(ANN, DO_END, DO_USE, {}, same, True)) == []


def test_large_differences_are_told_in_pieces() -> None:
    scene = Scene(turn=ANN, scapegoat=CY)
    found = {"own": (2.3, 1.0), "together": (1.4, 1.0), "items-held": (1.9, 1.0), "cash-held": (3.0, 1.0)}
    said = {r.ground: r.sentence for r in by_outcomes(scene.state, Case(ANN, 0, 1, {}, found))}
    assert said == {
        "own": Sentence("will-own-many", {"whole": 1}),
        "together": Sentence("will-together", {"more": 40}),
        "items-held": Sentence("will-items-held-tries", {"more": 90}),
        "cash-held": Sentence("will-cash-held"),
    }


def test_an_item_to_fetch_is_named_with_the_way() -> None:
    scene = Scene(turn=BO, scapegoat=ANN, where={BO: "chapel"}, tasks={"chapel": TASK.id})
    seen = facts(scene.state, Case(BO, DO_END, DO_END, {}, {}))
    assert seen.wanted != NOBODY
    towards = said(scene, "towards", "for")
    assert towards is not None
    assert towards.arguments["thing"] == thing_sentence(seen.wanted)
    assert towards.arguments["why"] == "fetch"


def test_without_a_plan_there_is_no_way_and_nobody_to_hinder() -> None:
    scene = Scene(turn=ANN)
    scene.state.phase = VOTE
    assert said(scene, "towards", "for") is None
    assert said(scene, "towards", "against") is None
    assert said(scene, "hinder", "for") == Sentence("because-hinder-any")
    assert aim(scene.state, PICK_SEAT + BO, "hinder") == Sentence("aim-vote", {"who": Seat(BO)})


def test_who_is_hindered_is_named_with_the_element_they_are_after() -> None:
    task = next(task for task in ENGINE.edition.tasks if task.element == "E" and task.prisoners == 1)
    scene = Scene(
        turn=ANN,
        scapegoat=ANN,
        elements={ANN: "F", BO: "ABC", CY: "DF"},
        where={ANN: "chapel", BO: "laundry"},
        guards={"laundry": 0},
        hold={BO: task.items},
        tasks={"laundry": task.id},
    )
    assert bound(scene)[1] == BO
    assert said(scene, "hinder", "for") == Sentence("because-hinder", {"who": Seat(BO), "element": "E"})
    assert aim(scene.state, DO_END, "hinder") == Sentence("aim-hinder", {"who": Seat(BO)})


@rule("AL-26")
@pytest.mark.parametrize(
    ("action", "points"),
    [
        (DO_MOVE, 1),
        (DO_FRAME_UP, 1),
        (DO_TRADE, 0),
        (DO_END, 0),
        (DO_TASK, 2),
        (DO_BRIBE, 0),
        (DO_PUSH, 0),
    ],
)
def test_what_an_action_costs_beside_two_guards(action: int, points: int) -> None:
    scene = Scene(turn=ANN, where={ANN: "laundry"}, guards={"laundry": 2})
    assert cost_of(scene.state, action) == points


@rule("AL-26")
def test_the_cheaper_of_two_is_said_to_be_so() -> None:
    scene = Scene(turn=ANN, where={ANN: "laundry"}, guards={"laundry": 2})
    assert cost_of(scene.state, DO_USE) == 2
    assert said(scene, "points", "against", DO_MOVE, DO_USE) == Sentence(
        "because-points", {"best": 1, "second": 2}
    )
    assert said(scene, "points", "against", DO_USE, DO_MOVE) is None
    # To end the turn costs nothing, but what is left over is lost.
    assert said(scene, "points", "against", DO_END, DO_USE) is None
    scene.state.phase = VOTE
    assert said(scene, "points", "against", DO_MOVE, DO_USE) is None


def test_a_vote_is_explained_by_elements_and_by_who_could_be_left() -> None:
    scene = Scene(elements={ANN: "", BO: "AB", CY: "CDE"}, bonus=2, scapegoat=CY)
    scene.state.phase = VOTE
    for_bo, for_cy = PICK_SEAT + BO, PICK_SEAT + CY
    leads = Sentence("because-who-leads", {"who": Seat(CY), "elements": 3, "other": Seat(BO), "less": 2})
    assert said(scene, "who-leads", "for", for_cy, for_bo) == leads
    assert said(scene, "who-leads", "for", for_bo, for_cy) is None
    left = said(scene, "could-be-left", "for", PICK_SEAT + ANN, for_cy)
    assert left is not None
    assert left.arguments == {"who": Seat(ANN), "elements": 5, "other": Seat(CY), "less": 2, "all": 6}
    assert said(scene, "could-be-left", "for", for_cy, PICK_SEAT + ANN) is None
    price = Sentence("because-vote-price", {"other": Seat(CY), "points": 3})
    assert said(scene, "vote-price", "against", for_bo, for_cy) == price
    assert said(scene, "vote-price", "against", for_cy, for_bo) is None


@pytest.mark.parametrize(("name", "way"), [way for way in SAYINGS if way != ("points", "against")])
def test_every_consideration_that_speaks_can_be_asked(name: str, way: str) -> None:
    scene = Scene(turn=ANN, where={ANN: "laundry"}, tasks={"laundry": TASK.id})
    action = PICK_SEAT + BO if name in ("who-leads", "could-be-left", "vote-price") else DO_TASK
    said(scene, name, way, action, action)
    assert said(scene, "nothing-of-the-kind", way) is None


@pytest.mark.parametrize("name", AIMS)
def test_every_aim_is_said(name: str) -> None:
    scene = Scene(turn=ANN, where={ANN: "laundry"}, tasks={"laundry": TASK.id})
    found = aim(scene.state, DO_TASK, name)
    assert found is not None
    assert found.message == f"aim-{AIMS[name]}"


def test_seats_that_nobody_has_and_the_scapegoats_plan_say_nothing() -> None:
    scene = Scene(players=3, scapegoat=ANN)
    case = Case(ANN, DO_END, DO_END, {}, {"without-3": (3.0, 1.0), "near": (0.9, 0.1), "own": (2.0, 1.0)})
    assert [reason.ground for reason in by_outcomes(scene.state, case)] == ["own"]
    case = Case(
        BO, DO_END, DO_END, {}, {"near": (0.9, 0.1), "without-0": (3.0, 2.0), "without-1": (2.0, 3.0)}
    )
    assert [reason.sentence.message for reason in by_outcomes(scene.state, case)] == [
        "will-without-me-many",
        "will-near",
        "will-without-many",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_elements_there_can_be_more_than_one_in_a_try_and_then_no_tries_are_counted(lang: str) -> None:
    scene = Scene(players=3, scapegoat=CY)
    words = Words(find("alcatraz"), lang, ["Ann", "Bo", "Cy"])

    def told(name: str, after: float, before: float) -> str:
        (reason,) = by_outcomes(scene.state, Case(ANN, DO_END, DO_END, {}, {name: (after, before)}))
        return words.say(reason.sentence)

    for name in ("together", "own", "without-1"):
        assert "78" in told(name, 1.0, 0.22)
        assert "178" not in told(name, 2.0, 0.22)
        assert told(name, 2.0, 0.22) != told(name, 2.0, 0.9)
    assert "2" in told("without-0", 0.22, 2.0)


@rule("AL-36")
def test_who_stays_and_who_escapes_is_read_off_the_end() -> None:
    state = Scene(elements={ANN: "", BO: "ABC", CY: "DEF"}, scapegoat=ANN).state
    state.phase, state.stays = OVER, ANN
    rows = {seat: [0.0] * outcomes.OUTCOMES for seat in (ANN, BO)}
    for seat, row in rows.items():
        outcomes.read_outcomes(state, seat, row)
    assert rows[ANN][outcomes.STAYS_BEHIND] == 1.0
    assert rows[ANN][outcomes.ESCAPES] == 0.0
    assert rows[BO][outcomes.STAYS_BEHIND] == 0.0
    assert rows[BO][outcomes.ESCAPES] == 1.0
