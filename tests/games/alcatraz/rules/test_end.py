"""AL-34 to AL-36: who escapes and who stays."""

from __future__ import annotations

import pytest

from getaway.games.alcatraz.rules.scoring import can_be_left
from tests.citing import rule
from tests.games.alcatraz.scene import ANN, BO, CY, DI, ENGINE, Scene, is_over

P1, P2, P3, GOAT = range(4)


@rule("AL-34", "AL-35", "AL-36")
def test_example_6_the_scapegoat_stays_and_the_others_win() -> None:
    marks = {P1: "ABCDE", P2: "ABCDEF", P3: "AB", GOAT: "C"}
    scene = Scene(4, scapegoat=GOAT, turn=P1, elements=marks).end_turns()
    assert is_over(scene)
    assert scene.now("result") == {"escaped": [P1, P2, P3], "stays": GOAT}
    assert ENGINE.payoff([scene.state]) == [1, 1, 1, 0]


@rule("AL-35")
def test_example_7_the_one_with_fewest_elements_stays_when_the_scapegoat_is_needed() -> None:
    marks = {P1: "ABCDE", P2: "ABCDE", P3: "AB", GOAT: "CF"}
    scene = Scene(4, scapegoat=GOAT, turn=P1, elements=marks)
    assert [can_be_left(scene.state, seat) for seat in range(4)] == [True, True, True, False]
    scene.end_turns()
    assert scene.now("result") == {"escaped": [P1, P2, GOAT], "stays": P3}
    assert ENGINE.payoff([scene.state]) == [1, 1, 0, 1]


@rule("AL-34", "AL-35")
def test_example_of_the_end_a_scapegoat_who_has_all_six_stays_if_the_others_have_them_too() -> None:
    marks = {ANN: "ABCDEF", BO: "ABCDE", CY: "ABCDEF"}
    scene = Scene(3, scapegoat=ANN, turn=BO, elements=marks).end_turns()
    assert scene.now("result") == {"escaped": [BO, CY], "stays": ANN}


@rule("AL-35")
def test_the_only_one_who_can_be_left_stays() -> None:
    scene = Scene(3, scapegoat=ANN, turn=BO, elements={ANN: "F", BO: "ABCDE", CY: "A"}).end_turns()
    assert scene.now("result") == {"escaped": [ANN, BO], "stays": CY}


@rule("AL-35")
def test_nobody_can_be_left_and_the_game_goes_on() -> None:
    scene = Scene(3, scapegoat=ANN, turn=BO, elements={ANN: "AB", BO: "CD", CY: "EF"}).end_turns()
    assert not is_over(scene)
    assert scene.now("turn") == CY


@rule("AL-35")
@pytest.mark.parametrize(
    ("hold", "stamina", "stays"),
    [
        ({BO: ["cash"], CY: ["cash", "cash"]}, {}, BO),
        ({BO: ["cash"], CY: ["key", "key"]}, {BO: 0, CY: 3}, CY),
        ({BO: ["key", "cash"], CY: ["gun", "key", "cash"]}, {BO: 3}, BO),
        ({BO: ["key"], CY: ["gun"]}, {BO: 3, CY: 2}, CY),
    ],
)
def test_then_least_cash_fewest_items_least_stamina(
    hold: dict[int, list[str]], stamina: dict[int, int], stays: int
) -> None:
    marks = {ANN: "F", BO: "ABCDE", CY: "ABCDE"}
    scene = Scene(3, scapegoat=ANN, turn=CY, elements=marks, hold=hold, stamina=stamina).end_turns()
    assert scene.now("result")["stays"] == stays


@rule("AL-35", "AL-36")
def test_still_tied_the_scapegoat_names_the_one() -> None:
    marks = {ANN: "F", BO: "ABCDE", CY: "ABCDE", DI: "ABCDE"}
    scene = Scene(4, scapegoat=ANN, turn=CY, elements=marks, stamina={DI: 1})
    scene.end_turns()
    assert scene.now("phase") == "stay"
    assert scene.now("turn") is None
    assert scene.state.mover == ANN
    assert scene.offers() == ["choose seat 1", "choose seat 2"]
    scene.do("choose seat 2")
    assert is_over(scene)
    assert scene.now("result") == {"escaped": [ANN, BO, DI], "stays": CY}
    assert ENGINE.payoff([scene.state]) == [1, 1, 0, 1]


@rule("AL-34")
def test_the_way_out_opens_only_at_the_end_of_the_turn() -> None:
    scene = Scene(
        scapegoat=ANN,
        turn=BO,
        where={BO: "radio_room"},
        elements={BO: "BCDEF", CY: "B"},
        hold={BO: ["key", "shiv"]},
        tasks={"radio_room": "A1"},
        top=["B1"],
        guards={"radio_room": 0},
    )
    scene.do("complete the task", "choose seat 1", "choose seat 1")
    assert scene.now("phase") == "turns"
    assert "move to chapel" in scene.offers()
    assert scene.end_turns().now("result") == {"escaped": [BO, CY], "stays": ANN}


@rule("AL-34")
def test_the_end_of_the_last_turn_of_a_round_comes_before_the_next_guard() -> None:
    scene = Scene(3, round=13, scapegoat=ANN, turn=CY, elements={BO: "ABCDEF"}).end_turns()
    assert scene.now("result")["stays"] == ANN
    assert scene.now("guards") == 20


@rule("AL-36")
def test_while_nothing_is_over_nobody_has_won() -> None:
    assert ENGINE.unchecked.payoff([Scene().state]) == [0, 0, 0]
