"""Alcatraz as a review sees it."""

from __future__ import annotations

from getaway.games import load
from getaway.games.alcatraz.game import GAME, tracks, turn_of
from getaway.games.alcatraz.rules.state import DO_END, State


def dealt() -> State:
    state = load("alcatraz").deal(3, 1)[0]
    assert isinstance(state, State)
    return state


def test_every_turn_and_every_vote_has_a_number_of_its_own() -> None:
    state = dealt()
    seen = []
    while state.round < 3:
        if GAME.council(state) is None:
            seen.append(turn_of(state))
            GAME.apply(state, DO_END)
        else:
            seen.append(turn_of(state))
            for _ in range(3):
                GAME.apply(state, load("alcatraz").legal([state])[0])
    assert len(seen) == len(set(seen)) == 7


def test_a_review_has_the_guards_as_its_clock() -> None:
    state = dealt()
    assert tracks(state) == {
        "round": 1,
        "guards": state.guards_out,
        "scapegoat": state.scapegoat,
        "bonus": 1,
    }
