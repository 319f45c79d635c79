"""AL-12 for bots: how the board would lie if promises were kept, and what they spare somebody."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.deals.imagining import contrast, imagine
from getaway.games.alcatraz.mind.evaluation import nearness
from getaway.games.alcatraz.rules.state import ROOM_NAMES, State
from getaway.games.alcatraz.talk.clauses.not_frame_up import CARD_IN_OFFICE, CARD_LATER
from getaway.games.alcatraz.talk.clauses.not_steal import THEFT_ELSEWHERE, THEFT_HERE
from tests.citing import rule
from tests.games.alcatraz.parts import (
    At,
    Bring,
    Clause,
    Give,
    Guard,
    Let,
    NotFrameUp,
    NotSteal,
    Swap,
    Vote,
)
from tests.games.alcatraz.scene import ANN, BO, CY, Scene, together


def prison() -> Scene:
    """Ann has a key and cash, Bo three shivs."""
    hold = {ANN: ["key", "cash", "cash"], BO: ["shiv", "shiv", "shiv"], CY: ["tool"]}
    guards = {"chapel": 4, "laundry": 1, "workshop": 0}
    return Scene(where=together("infirmary", ANN, BO, CY), hold=hold, guards=guards)


def imagined(*clauses: Clause) -> tuple[Scene, State]:
    """A prison as if these were kept, and as it was."""
    scene = prison()
    before = scene.state.copy()
    imagine(scene.state, clauses)
    return scene, before


@rule("AL-23")
def test_a_gift_changes_hands() -> None:
    scene, _ = imagined(Give(ANN, CY, "key", 1, 2), Give(ANN, BO, "cash", 2, 2))
    assert scene.things(ANN) == []
    assert scene.things(BO) == ["shiv", "shiv", "shiv", "cash", "cash"]
    assert sorted(scene.things(CY)) == ["key", "tool"]


@rule("AL-2")
@pytest.mark.parametrize(
    "clause", [Give(ANN, BO, "key", 1, 2), Give(CY, ANN, "medicine", 1, 2), Swap(ANN, BO, "gun", "key", 2)]
)
def test_what_nobody_has_or_has_space_for_changes_nothing(clause: Clause) -> None:
    scene, before = imagined(clause)
    assert scene.state == before


@rule("AL-23")
def test_a_swap_goes_both_ways() -> None:
    scene, _ = imagined(Swap(ANN, CY, "key", "tool", 2))
    assert scene.things(ANN) == ["tool", "cash", "cash"]
    assert scene.things(CY) == ["key"]


@pytest.mark.parametrize("clause", [At(BO, "chapel", 2), Bring(BO, "shiv", "chapel", 2)])
def test_whoever_will_be_there_is_there(clause: Clause) -> None:
    scene, _ = imagined(clause)
    assert ROOM_NAMES[scene.state.where[BO]] == "chapel"
    assert ROOM_NAMES[scene.state.where[ANN]] == "infirmary"


@rule("AL-16")
@pytest.mark.parametrize(
    ("origin", "target", "moves"),
    [("laundry", "workshop", True), ("workshop", "laundry", False), ("laundry", "chapel", False)],
)
def test_a_guard_goes_where_there_is_room(origin: str, target: str, moves: bool) -> None:
    scene, before = imagined(Guard(BO, origin, target, 2))
    changed = [scene.state.guards[r] - before.guards[r] for r in map(ROOM_NAMES.index, (origin, target))]
    assert changed == ([-1, 1] if moves else [0, 0])


def test_what_does_not_change_the_board_changes_nothing() -> None:
    scene, before = imagined(Vote(ANN, BO, 2), NotSteal(BO, ANN, 3))
    assert scene.state == before


@rule("AL-23")
def test_a_swap_that_both_promise_is_made_once() -> None:
    scene = Scene(hold={ANN: ["key", "key"], BO: ["shiv", "shiv", "shiv"]})
    imagine(scene.state, [Swap(ANN, BO, "key", "shiv", 2), Swap(BO, ANN, "shiv", "key", 2)])
    # AL-2: who is full can swap all the same.
    assert scene.things(ANN) == ["key", "shiv"]
    assert scene.things(BO) == ["key", "shiv", "shiv"]


def contrasted(scene: Scene, clause: Clause) -> tuple[float, Scene, Scene]:
    """How likely it is done, and the prison if it is left and if it is done."""
    found = Scene(), Scene()
    for other in found:
        other.state = scene.state.copy()
    likely = contrast(found[0].state, found[1].state, clause)
    return likely, *found


@rule("AL-18")
def test_a_thief_takes_what_tasks_ask_for_and_cash_last() -> None:
    hold = {BO: ["jacket", "key", "cash"], CY: ["cash", "cash"]}
    scene = Scene(where=together("infirmary", ANN, BO), hold=hold, tasks={"chapel": "A1"})
    likely, left, done = contrasted(scene, NotSteal(ANN, BO, 3))
    assert likely == THEFT_HERE
    assert left.state == scene.state
    assert (done.things(ANN), done.things(BO)) == (["key"], ["jacket", "cash"])
    likely, left, done = contrasted(scene, NotSteal(ANN, CY, 3))
    assert likely == THEFT_ELSEWHERE
    assert done.things(ANN) == ["cash"]
    # Ann has nothing, and who is full can take no item.
    assert contrasted(scene, NotSteal(BO, ANN, 3))[0] == 0
    full = Scene(hold={ANN: ["key", "key", "key"], BO: ["tool"]})
    assert contrasted(full, NotSteal(ANN, BO, 3))[0] == 0


@rule("AL-22")
def test_a_card_that_is_not_played_spares_somebody_a_walk_and_their_stamina() -> None:
    scene = Scene(frame_ups={ANN: ["beating"], BO: ["snitch"]}, stamina={CY: 3})
    likely, left, done = contrasted(scene, NotFrameUp(ANN, 3, to=CY))
    assert likely == CARD_IN_OFFICE
    assert left.state == scene.state
    assert ROOM_NAMES[done.state.where[CY]] == "cell_block"
    assert done.state.stamina[CY] == 0
    assert contrasted(scene, NotFrameUp(BO, 3, to=CY))[0] == CARD_LATER
    # Who has no card spares nobody anything; what one card is worth to all nobody can tell.
    assert contrasted(scene, NotFrameUp(CY, 3, to=ANN))[0] == 0
    assert contrasted(scene, NotFrameUp(ANN, 3))[0] == 0


@rule("AL-32")
def test_a_task_left_to_another_is_their_element() -> None:
    scene = Scene(tasks={"chapel": "A1", "laundry": "B1"})
    likely, left, done = contrasted(scene, Let(BO, CY, "B", 3))
    assert likely == nearness(scene.state, ROOM_NAMES.index("laundry"))
    assert list(left.state.elements)[:3] == [0, 0, 2]
    assert list(done.state.elements)[:3] == [0, 2, 0]


def test_a_deed_rules_nothing_out() -> None:
    scene = prison()
    for clause in (Vote(ANN, BO, 2), Give(ANN, CY, "key", 1, 2), Guard(BO, "laundry", "workshop", 2)):
        likely, left, done = contrasted(scene, clause)
        assert likely == 0
        assert left.state == done.state == scene.state
