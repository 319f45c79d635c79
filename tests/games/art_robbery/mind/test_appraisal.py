"""How a game stands, judged with care: chances that make one win together, by signs that are really there."""

from __future__ import annotations

import pytest

from getaway.games import load
from getaway.games.art_robbery.mind import appraisal as sign
from getaway.games.art_robbery.mind.appraisal import CURVES, FITTED, LOOT, SIGNS, appraise, read_signs
from getaway.games.art_robbery.rules.state import State
from tests.citing import rule
from tests.games.art_robbery.listening import random_game
from tests.games.art_robbery.scene import ANN, BO, CY, Scene

every_table = pytest.mark.parametrize("players", range(2, 6))
NO_USE = ["0", "0", "0", "0", "0"]


def chances(state: State) -> list[float]:
    found = [0.0] * 5
    appraise(state, found)
    return found[: state.players]


def signs(scene: Scene, seat: int) -> list[float]:
    found = [0.0] * (5 * SIGNS)
    read_signs(scene.state, found)
    return found[seat * SIGNS : (seat + 1) * SIGNS]


def test_every_sign_has_its_number_for_every_table() -> None:
    assert [len(row) for row in FITTED] == [CURVES + SIGNS - LOOT] * 4


@every_table
def test_the_chances_of_all_make_one_win(players: int) -> None:
    for seed in range(4):
        for state, _ in random_game(players, seed):
            found = chances(state)
            assert sum(found) == pytest.approx(1)
            assert all(0 < chance < 1 for chance in found)


@every_table
def test_both_engines_appraise_alike(players: int) -> None:
    fast = load("art-robbery", compiled=True)
    judge_at = fast.generic("getaway.bots.simulation").judge_at
    for state, _ in random_game(players, 2):
        row = fast.row(5, "float64")
        judge_at(fast.spread(state), 0, row, 0, 0.0, 1)
        assert list(row)[:players] == pytest.approx(chances(state), rel=1e-12)


@every_table
@rule("AR-25")
def test_more_points_are_better(players: int) -> None:
    for raid in (2, 3, 4):
        poor, rich = (Scene(players, raid=raid).state for _ in range(2))
        rich.owner[7] = ANN
        assert chances(rich)[ANN] > chances(poor)[ANN]


@pytest.mark.parametrize("players", [3, 4, 5])
@rule("AR-23")
def test_more_alibis_are_better(players: int) -> None:
    poor, rich = (Scene(players, raid=4).state for _ in range(2))
    rich.owner[0] = ANN
    assert chances(rich)[ANN] > chances(poor)[ANN]


@rule("AR-12")
def test_loot_lies_open_if_the_middle_has_no_more_of_its_value() -> None:
    scene = Scene(loot={ANN: ["5"], BO: ["3"]})
    assert signs(scene, ANN)[sign.OPEN_LOOT] == 5
    assert signs(scene, ANN)[sign.LOOT] == 5
    assert signs(scene, BO)[sign.OPEN_LOOT] == 0
    assert signs(scene, BO)[sign.FRESH_LOOT] == pytest.approx(3 * 7 / 9)
    dotted = Scene(loot={CY: ["0+2"]}, middle=[])
    assert signs(dotted, CY)[sign.OPEN_ALIBIS] == signs(dotted, CY)[sign.LOOT_ALIBIS] == 2


@rule("AR-17")
def test_what_the_dog_guards_does_not_lie_open() -> None:
    scene = Scene(loot={ANN: ["5"]}, dog=ANN)
    assert signs(scene, ANN)[sign.OPEN_LOOT] == 0
    assert signs(scene, ANN)[sign.GUARDED_LOOT] == 5
    assert signs(scene, ANN)[sign.DOG_HELD] == 1
    assert signs(scene, ANN)[sign.EARLY_DOG] == pytest.approx(8 / 9)
    assert signs(scene, BO)[sign.DOG_HELD] == 0


@rule("AR-20")
def test_a_boss_is_bare_or_at_risk_or_neither() -> None:
    for backs, bare, at_risk in ((["3"], 1, 0), (["4"], 0, 1), (["4", "5"], 0, 0)):
        row = signs(Scene(loot={ANN: ["boss", *backs]}), ANN)
        assert (row[sign.BARE_BOSS], row[sign.BOSS_AT_RISK]) == (bare, at_risk)
    assert signs(Scene(loot={ANN: ["4"]}), ANN)[sign.BARE_BOSS] == 0


def test_a_hand_is_worth_what_it_could_bring_next() -> None:
    def held(cards: list[str], loot: dict[int, list[str]] | None = None, dog: int = BO) -> list[float]:
        return signs(Scene(loot=loot or {}, hands={ANN: cards + NO_USE[len(cards) :]}, dog=dog), ANN)

    assert held(["4"])[sign.TO_FETCH] == 4
    assert held([])[sign.ALIBIS_TO_FETCH] == 2
    assert held(["5"], {BO: ["5"]})[sign.TO_STEAL] == 5
    assert held(["5"], {ANN: ["5"]})[sign.TO_STEAL] == 0
    assert held(["thief", "thief"])[sign.THIEVES] == 2
    assert held(["thief"])[sign.TO_FETCH] == 5
    assert held(["dog"])[sign.DOG_CARD] == 1
    assert held(["dog"], dog=ANN)[sign.DOG_CARD] == 0
    assert held(["boss"], {ANN: ["4"]})[sign.BOSS_CARD] == 1
    assert held(["boss"])[sign.BOSS_CARD] == 0
    assert held(["boss"], {ANN: ["4", "boss"]})[sign.BOSS_CARD] == 0


def test_it_is_somebodys_turn() -> None:
    scene = Scene(mover=CY)
    assert [signs(scene, seat)[sign.ON_TURN] for seat in (ANN, BO, CY)] == [0, 0, 1]
