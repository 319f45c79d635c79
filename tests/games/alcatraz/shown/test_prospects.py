"""What a task asks for and would bring is said before anybody does it."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.state import NO_CARD
from getaway.games.alcatraz.shown import faces, prospects
from getaway.games.alcatraz.shown.shapes import Need, Prospect
from getaway.games.alcatraz.shown.view import view
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, Scene, together


@pytest.fixture(autouse=True)
def _nothing_remembered() -> None:
    """What an earlier test saw is worked out again here."""
    for remembered in (prospects._prospect, faces.task_of, faces.cards_by_element):
        remembered.cache_clear()


def plot(**changed: object) -> Scene:
    """Bo's turn in the laundry, with Ann, the scapegoat, beside; Cy has tools elsewhere."""
    usual: dict[str, object] = {
        "scapegoat": ANN,
        "turn": BO,
        "where": {**together("laundry", ANN, BO), CY: "chapel", DI: "chapel"},
        "hold": {ANN: ["shiv"], BO: ["jacket"], CY: ["tool"], DI: ["tool", "key"]},
        "guards": {"laundry": 2},
        "tasks": {"laundry": "D3"},
        "elements": {ANN: "A", BO: "B", CY: "AC", DI: "EF"},
    }
    return Scene(4, **{**usual, **changed})  # type: ignore[arg-type]


def prospect(scene: Scene, viewer: int) -> Prospect:
    (found,) = view(scene.state, viewer).prospects
    return found


@rule("AL-30")
def test_a_task_says_who_is_there_who_has_what_and_what_is_missing() -> None:
    seen = prospect(plot(), BO)
    assert (seen.room, seen.doer, seen.is_there, seen.there, seen.guards) == (
        "laundry",
        BO,
        True,
        [ANN, BO],
        2,
    )
    assert seen.needs == [
        Need(thing="shiv", holder=ANN, gun=False, elsewhere=[]),
        Need(thing="jacket", holder=BO, gun=False, elsewhere=[]),
        Need(thing="tool", holder=None, gun=False, elsewhere=[CY, DI]),
    ]
    assert not seen.ready


@rule("AL-30")
def test_the_gun_stands_for_one_item_that_nobody_has() -> None:
    seen = prospect(plot(hold={ANN: ["gun"], BO: ["jacket"]}), BO)
    assert [(need.thing, need.holder, need.gun) for need in seen.needs] == [
        ("shiv", ANN, True),
        ("jacket", BO, False),
        ("tool", None, False),
    ]


@rule("AL-30")
def test_what_the_doer_has_is_given_before_what_others_have() -> None:
    seen = prospect(plot(hold={ANN: ["shiv", "tool", "jacket"], BO: ["tool"]}), BO)
    assert {need.thing: need.holder for need in seen.needs} == {"shiv": ANN, "jacket": ANN, "tool": BO}
    assert seen.ready


@rule("AL-30")
def test_whoever_is_elsewhere_is_counted_as_if_they_came() -> None:
    seen = prospect(plot(), CY)
    assert not seen.is_there
    assert seen.there == [ANN, BO, CY]
    assert {need.thing: need.holder for need in seen.needs} == {"shiv": ANN, "jacket": BO, "tool": CY}
    assert seen.ready


@rule("AL-20")
def test_the_scapegoat_and_whoever_is_forbidden_are_told_so() -> None:
    scene = plot()
    assert prospect(scene, ANN).barred == "scapegoat"
    assert prospect(scene, BO).barred is None
    scene.state.forbidden[BO] = 1
    assert prospect(scene, BO).barred == "forbidden"


@rule("AL-24")
def test_a_bribed_guard_does_not_count_in_the_room_of_the_turn() -> None:
    scene = plot(hold={BO: ["cash"]}).do("bribe a guard")
    assert prospect(scene, BO).guards == 1
    assert prospect(scene, CY).guards == 1
    elsewhere = plot(tasks={"chapel": "D3"}, guards={"laundry": 2, "chapel": 2}, hold={BO: ["cash"]})
    assert prospect(elsewhere.do("bribe a guard"), CY).guards == 2


@rule("AL-32")
def test_it_says_what_the_doer_marks_and_what_the_others_would_have_then() -> None:
    scene = plot()
    seen = prospect(scene, BO)
    before = [seat.without for seat in view(scene.state, BO).seats]
    assert before == [5, 4, 4, 3]
    assert seen.gains
    assert seen.without == [6, 4, 5, 4]
    assert not prospect(plot(elements={BO: "D"}), BO).gains


@rule("AL-32")
def test_the_cards_of_each_element_that_are_left_are_counted() -> None:
    scene = plot(deck=["A1", "A2", "F2"])
    assert view(scene.state, NOBODY).deck == {"A": 2, "B": 0, "C": 0, "D": 0, "E": 0, "F": 1}
    assert sum(view(plot().state, BO).deck.values()) == view(plot().state, BO).task_cards


@rule("AL-30")
def test_whoever_is_asked_to_give_sees_the_prospect_of_the_doer() -> None:
    scene = plot(hold={ANN: ["shiv", "tool"], BO: ["jacket", "key"]})
    scene.do("complete the task", "choose seat 0", "choose seat 1", "choose seat 0")
    assert view(scene.state, ANN).decision == "task-answer"
    assert prospect(scene, ANN).doer == prospect(scene, NOBODY).doer == BO


def test_a_spectator_and_a_game_that_is_over_have_no_prospects() -> None:
    assert view(plot().state, NOBODY).prospects == []


def test_cards_that_an_edition_lacks_are_of_no_element() -> None:
    assert faces.cards_by_element((NO_CARD, 0 << 4, 5 << 4 | 3, 0 << 4)) == (0b1010, 0, 0, 0, 0, 0b100)
