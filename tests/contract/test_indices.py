"""No rule counts from the end of a row: Python would, compiled code reads another field."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from getaway.bots.trial import SHARES, SLIPS
from getaway.bots.weights import weights
from getaway.games import find
from getaway.kernel import dialect, linking
from getaway.kernel.contract import NAMES
from getaway.kernel.dialect import NOBODY, mark
from getaway.kernel.engine import NO_CONSIDERATIONS
from getaway.kernel.twins import Twins, kept_code
from tests.contract.tables import TABLES, engine_of

POLICY, SIMULATION = "getaway.bots.policy", "getaway.bots.simulation"


class Row(list[Any]):
    """A row that is counted from its start."""

    def __getitem__(self, i: Any) -> Any:
        assert i >= 0, f"read at {i}"
        return super().__getitem__(i)

    def __setitem__(self, i: Any, value: Any) -> None:
        assert i >= 0, f"written at {i}"
        super().__setitem__(i, value)


def watched(numbers: Any) -> Any:
    """Numbers, rows and rows of rows."""
    return Row(watched(one) for one in numbers) if isinstance(numbers, list | tuple) else numbers


def watched_state(state: Any) -> Any:
    for name in state.fields:
        setattr(state, name, watched(getattr(state, name)))
    return state


def copy_state(states: Any, i: int, into: Any, j: int) -> None:
    into[j] = watched_state(states[i].copy())


WORDS: dict[Any, Callable[..., Any]] = {
    dialect.numbers: lambda length: Row([0] * length),
    dialect.flags: lambda length: Row([0] * length),
    dialect.reals: lambda length: Row([0.0] * length),
    dialect.copy_state: copy_state,
}


@cache
def watched_code(name: str) -> Any:
    """The generic code of a game, in which every row is watched."""
    game = find(name)
    twins = Twins(f"@watched-{name}", kept_code, lambda _: mark, WORDS)
    parts = [
        twins.of(part) for part in (game.rules, game.invariants, game.considerations or NO_CONSIDERATIONS)
    ]
    linking._link(twins, *parts)
    code = {part: twins.of(part) for part in (linking.PLAYOUT, POLICY, SIMULATION)}
    for twin in twins._made.values():
        for key, value in vars(twin).items():
            if type(value) is tuple and value and not isinstance(value[0], str) and key not in NAMES:
                setattr(twin, key, watched(value))
    return code


@pytest.mark.unmeasured
@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("seed", range(3))
def test_every_index_counts_from_the_start(name: str, players: int, seed: int) -> None:
    engine, code = engine_of(name), watched_code(name)
    rules = importlib.import_module(find(name).rules)
    play, policy, simulation = (code[part] for part in (linking.PLAYOUT, POLICY, SIMULATION))
    states = Row([watched_state(engine.deal(players, seed)[0]) for _ in range(simulation.PLACES)])
    play.deal(states, 0, 1, players, seed)
    of_one = weights(find(name), players) if find(name).considerations else (0.0,) * policy.FACTORS
    weight = Row(of_one * len(SLIPS))
    mask, options = Row([0] * rules.ACTIONS), Row([0] * rules.ACTIONS)
    table = Row([0.0] * (rules.ACTIONS * policy.FACTORS))
    moment = 0
    while states[0].phase != rules.OVER:
        if moment % 25 == seed:
            look_ahead(states, code, weight, rules)
        action = policy.decide(states[0], mask, options, table, weight, 0, 30)
        play.apply_at(states, 0, action)
        moment += 1
    play.result_at(states, 0, Row([0.0] * rules.MAX_PLAYERS))
    assert play.play_checked(Row([watched_state(engine.deal(players, seed)[0])]), 0, 1) > 0


def look_ahead(states: Any, code: Any, weight: Any, rules: Any) -> None:
    """Observe, hide, guess, search one step and judge, on copies."""
    play, simulation = code[linking.PLAYOUT], code[SIMULATION]
    for other in (NOBODY, *range(states[0].players)):
        work = Row([watched_state(states[0].copy())])
        if other != NOBODY:
            play.observe_at(work, 0, other, Row([0] * rules.OBSERVATION))
        play.hide_at(work, 0, other)
        play.determinize_at(work, 0, other, 5)
    if simulation.FACTORS == 0:  # nobody searches a game without considerations
        return
    seat = states[0].mover
    hidden = Row([watched_state(states[0].copy()) for _ in range(simulation.PLACES)])
    play.hide_at(hidden, 0, seat)
    options = Row([0] * rules.ACTIONS)
    count = play.gather(states[0], Row([0] * rules.ACTIONS), options)
    sums = Row([0.0] * (rules.ACTIONS * rules.MAX_PLAYERS))
    simulation.simulate(
        *(hidden, seat, 1, 0, 1, options, min(count, 3), weight, Row(SLIPS), Row(SHARES)),
        *(4, 1, 1, 0.5, sums),
    )
    simulation.simulate(
        *(hidden, seat, 1, 0, 1, options, min(count, 3), weight, Row(SLIPS), Row(SHARES)),
        *(4, 0, 0, 0.0, sums),
    )
