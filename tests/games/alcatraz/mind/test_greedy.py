"""Greedy players over the considerations: no peeking, the same on both engines, and they get out."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from getaway.games.alcatraz.mind.considerations import (
    FACTORS,
    SEALED,
    consider,
    elected,
    evaluate,
    reopen,
)
from getaway.games.alcatraz.rules.scoring import left_behind
from getaway.games.alcatraz.rules.state import OVER, PICK_SEAT, VOTE
from getaway.kernel.dialect import NOBODY
from tests.citing import rule
from tests.contract.tables import engine_of, guessed, hidden, moment, moments, options_of
from tests.games.alcatraz.scene import ANN, BO, CY, ENGINE, Scene
from tests.games.alcatraz.weighing import best, play, table_of

GAMES = 12
every_table = pytest.mark.parametrize("players", list(ENGINE.game.players))
FAST = engine_of("alcatraz", compiled=True)


def at_moment(players: int, data: st.DataObject, when: tuple[int, int]) -> Any:
    """Somewhere in a random game, of any options."""
    return moment("alcatraz", players, data.draw(options_of("alcatraz")), when)


@every_table
@given(st.data(), moments)
def test_nobody_looks_at_what_they_may_not_know(
    players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    state = at_moment(players, data, when)
    legal = ENGINE.legal([state])
    seen = table_of(state, legal)
    if legal:
        assert seen == table_of(hidden("alcatraz", state, state.mover), legal)
        assert seen == table_of(guessed("alcatraz", state, state.mover, when[0]), legal)


@every_table
def test_nobody_looks_at_what_they_may_not_know_in_a_greedy_game(players: int) -> None:
    states = ENGINE.deal(players, 5, options={"sides": "mixed"})
    state = states[0]
    while state.phase != OVER:
        legal = ENGINE.legal(states)
        before = state.copy()
        choice = best(state, legal)
        # What was tried in thought is put back.
        assert state == before
        assert choice == best(hidden("alcatraz", state, state.mover), legal)
        ENGINE.apply(states, 0, choice)


@every_table
@given(st.data(), moments)
def test_both_engines_weigh_and_evaluate_alike(
    players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    state = at_moment(players, data, when)
    legal = ENGINE.legal([state])
    if not legal:
        return
    states = FAST.spread(state)
    compiled = FAST.generic(consider.__module__)
    options, table = FAST.row(len(legal), "int64"), FAST.row(len(legal) * FACTORS, "float64")
    for i, action in enumerate(legal):
        options[i] = action
    compiled.consider(states[0], options, len(legal), table)
    assert table_of(state, legal) == pytest.approx(list(table))
    here, there = [0.0] * players, FAST.row(players, "float64")
    evaluate(state, here)
    compiled.evaluate(states[0], there)
    assert here == pytest.approx(list(there))


@every_table
@pytest.mark.parametrize("sides", ["silver", "mixed", "gold"])
@pytest.mark.parametrize("task_items", ["consent", "pooled"])
def test_greedy_games_end(players: int, sides: str, task_items: str) -> None:
    for seed in range(3):
        _, decisions = play(ENGINE, players, seed, sides=sides, task_items=task_items)
        assert decisions < 1000


@every_table
def test_greedy_tables_escape_more_often_than_not(players: int) -> None:
    ends = [play(ENGINE, players, seed)[0] for seed in range(GAMES)]
    assert sum(state.stays != NOBODY for state in ends) > GAMES // 2


@rule("AL-13")
@every_table
def test_who_wins_a_vote_is_who_the_rules_elect(players: int) -> None:
    scene = Scene(players, scapegoat=CY).end_turns(players)
    assert scene.state.phase == SEALED == VOTE
    for ballots in product(range(players), repeat=players):
        state = scene.state.copy()
        expected = elected(state, [PICK_SEAT + ballot for ballot in ballots])
        for ballot in ballots:
            ENGINE.game.apply(state, PICK_SEAT + ballot)
        assert PICK_SEAT + state.scapegoat == expected


def test_ballots_can_be_taken_back() -> None:
    scene = Scene(4).end_turns(4)
    before = scene.state.copy()
    scene.vote(BO, CY)
    reopen(scene.state)
    scene.state.story = before.story
    assert scene.state == before


def chances(scene: Scene) -> list[float]:
    """Each seat's chance to escape."""
    found = [0.0] * scene.state.players
    evaluate(scene.state, found)
    return found


def test_chances_are_chances_and_fall_with_every_guard() -> None:
    early, late = Scene(4, tasks={"chapel": "A1"}), Scene(4, tasks={"chapel": "A1"}, round=12)
    assert all(0 < there < here < 1 for here, there in zip(chances(early), chances(late), strict=True))


def test_whoever_the_others_can_do_without_has_less_of_a_chance() -> None:
    ann, bo, cy = chances(Scene(scapegoat=ANN, elements={BO: "ABC", CY: "DE"}, tasks={"chapel": "F1"}))
    assert ann < min(bo, cy)
    # In the vote it is open who will be the scapegoat.
    voting = chances(Scene(elements={BO: "ABC", CY: "DE"}, tasks={"chapel": "F1"}).end_turns(3))
    assert voting[ANN] > ann


def test_a_task_near_its_end_is_good_for_all_but_the_scapegoat() -> None:
    elements = {BO: "ABC", CY: "DE"}
    task = {"workshop": "F2"}
    far = chances(Scene(elements=elements, tasks=task))
    near = chances(Scene(elements=elements, tasks=task, hold={BO: ["key", "shiv"]}, where={BO: "workshop"}))
    assert near[BO] > far[BO]
    assert near[CY] > far[CY]
    assert near[ANN] < far[ANN]


@rule("AL-34", "AL-35")
def test_when_the_turn_has_only_to_end_the_chances_are_sure() -> None:
    scene = Scene(elements={BO: "ABC", CY: "DEF"})
    assert left_behind(scene.state) == ANN
    assert chances(scene) == [0, 1, 1]
    tied = Scene(4, scapegoat=BO, turn=ANN, elements={ANN: "ABCDE", BO: "F"})
    assert left_behind(tied.state) == 4
    assert chances(tied) == [1, 1, 0.5, 0.5]


def test_a_task_for_an_element_that_all_have_brings_the_end_no_nearer() -> None:
    where = {BO: "workshop"}
    hold = {BO: ["key", "shiv"]}
    new = chances(Scene(elements={BO: "ABCDE"}, tasks={"workshop": "F2"}, hold=hold, where=where))
    old = chances(Scene(elements={BO: "ABCDE"}, tasks={"workshop": "A1"}, hold=hold, where=where))
    assert sum(new) > sum(old)
