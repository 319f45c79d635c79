"""The sensible player: its games end, some in an escape, and it looks at nothing that it may not know."""

from __future__ import annotations

import sys

import pytest

from getaway.bots import Situation, find, show
from getaway.games.alcatraz.game import GAME
from getaway.games.alcatraz.rules.invariants import BROKEN, violated
from getaway.games.alcatraz.rules.state import OVER
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import load
from tests.games.alcatraz.sensible import TESTS, Sensible, main, play, what_decided

GAMES = 24
engine = load(GAME)
every_table = pytest.mark.parametrize("players", list(engine.game.players))


@pytest.mark.unmeasured
@every_table
@pytest.mark.parametrize("sides", ["silver", "mixed", "gold"])
@pytest.mark.parametrize("task_items", ["consent", "pooled"])
def test_its_games_end_and_break_no_invariant(players: int, sides: str, task_items: str) -> None:
    for seed in range(GAMES // 6):
        states = engine.deal(players, seed, options={"sides": sides, "task_items": task_items})
        decisions = 0
        while states[0].phase != OVER:
            choice = Sensible().choose(show(engine, states[0], states[0].mover, seed))
            assert choice in engine.legal(states), engine.action_names[choice]
            engine.apply(states, 0, choice)
            assert BROKEN[violated(states[0])] == "nothing"
            decisions += 1
            assert decisions < 2000


@pytest.mark.unmeasured
@every_table
def test_some_games_end_in_an_escape_and_some_do_not(players: int) -> None:
    ends = [play(engine, players, seed, "silver") for seed in range(GAMES)]
    escapes = [state for state in ends if state.stays != NOBODY]
    assert GAMES // 3 < len(escapes) < GAMES
    assert {what_decided(state) for state in escapes} <= set(TESTS)


@pytest.mark.unmeasured
@every_table
def test_it_chooses_alike_in_games_that_it_cannot_tell_apart(players: int) -> None:
    for seed in range(GAMES // 6):
        states = engine.deal(players, seed, options={"sides": "mixed"})
        state = states[0]
        while state.phase != OVER:
            choice = Sensible().choose(show(engine, state, state.mover, 0))
            guess = state.copy()
            engine.game.hide(guess, state.mover)
            engine.determinize([guess], 0, state.mover, seed + 1)
            # Not even when the secrets lie open before it.
            assert choice == Sensible().choose(Situation(engine, guess, state.mover, 0))
            assert choice == Sensible().choose(Situation(engine, state, state.mover, 0))
            engine.apply(states, 0, choice)


def test_the_ladder_finds_it_as_an_outsider() -> None:
    assert isinstance(find("tests.games.alcatraz.sensible:Sensible"), Sensible)


@pytest.mark.unmeasured
def test_the_table_has_a_row_for_every_kind_of_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sensible", "--games", "1", "--seed", "3"])
    main()
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 2 + 6
    assert len({line.count("|") for line in lines}) == 1
