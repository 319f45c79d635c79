"""What an engine is handed is looked at: errors name the culprit and what is allowed."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import numpy
import pytest
from msgspec.structs import replace

from getaway import load
from getaway.games import find
from getaway.kernel.compiled import records
from getaway.kernel.engine import Engine
from getaway.kernel.engine import load as load_game
from getaway.kernel.errors import BadInput, Refusal

both_engines = pytest.mark.parametrize("compiled", [False, True])
both_games = pytest.mark.parametrize("name", ["art-robbery", "alcatraz"])


def engine_of(name: str, compiled: bool) -> Engine:
    return load(name, compiled=compiled)


def still(states: Any) -> Any:
    states.flags.writeable = False
    return states


# Of no type that any of the calls takes.
ODD: dict[str, Any] = {
    "none": None,
    "text": "x",
    "long": "x" * 99,
    "five": 5,
    "real": numpy.zeros(3)[0],
    "reals": numpy.zeros(4),
    "ragged": [[1], [1, 2]],
}
Call = Callable[[Engine, Any], object]

REFUSED: list[tuple[str, Call]] = [
    (r"There's no states\[1000000\]: an index is from 0 to 3", lambda e, s: e.legal(s, 10**6)),
    (r"There's no states\[-1\]", lambda e, s: e.plain(s, -1)),
    ("An index is a whole number, not 'x'", lambda e, s: e.legal(s, ODD["text"])),
    (r"There's no states\[0:5\]: a part has to be within states\[0:4\]", lambda e, s: e.play_random(s, 0, 5)),
    (r"There's no states\[3:1\]", lambda e, s: e.play_checked(s, 3, 1)),
    (r"Action 999 is not legal for seat \d in states\[1\]; legal: \d+ \(", lambda e, s: e.apply(s, 1, 999)),
    (r"Action -1 is not legal", lambda e, s: e.apply(s, 0, -1)),
    (r"Action 1\d{30} is not legal", lambda e, s: e.apply(s, 0, 10**30)),
    ("An action is a whole number, not None", lambda e, s: e.apply(s, 0, ODD["none"])),
    ("A seat is from 0 to 2, or -1 for a spectator; not 99", lambda e, s: e.hide(s, 0, 99)),
    ("Only a seat from 0 to 2 observes, not 3", lambda e, s: e.observe(s, 0, 3)),
    (r"states\[2\] is not hidden", lambda e, s: e.determinize(s, 2, 0, 1)),
    (r"The game in states\[3\] is not over", lambda e, s: e.payoff(s, 3)),
    (r"states\[0\] holds no game of", lambda e, s: e.legal(e.blank())),
    (r"states\[0\] holds no game of", lambda e, s: e.play_random(e.blank(), 0, 1)),
    (r"states\[0\] holds no game of", lambda e, s: e.apply(e.blank(), 0, 0)),
    (r"states\[0\] holds no game of", lambda e, s: e.act(e.plain(e.blank()), 0, 0)),
    ("A seed is a whole number, not None", lambda e, s: e.deal(3, ODD["none"])),
    ("A seed is a number from 0", lambda e, s: e.deal(3, 2**63 - 1, 2)),
    ("A seed is a number from 0", lambda e, s: e.deal(3, -1)),
    ("A number of players is a whole number", lambda e, s: e.deal(ODD["text"], 1)),
    ("is for .* players, not 9", lambda e, s: e.deal(9, 1)),
    ("A number of games is a whole number from 0", lambda e, s: e.deal(3, 1, -1)),
    ("A number of states is a whole number from 0", lambda e, s: e.blank(2**40)),
    ("Options are given by their names", lambda e, s: e.deal(3, 1, options=ODD["five"])),
    ("not 5", lambda e, s: e.spread(ODD["five"])),
    (r"not an array \(\) of float64", lambda e, s: e.spread(ODD["real"])),
    ("engine takes an? .* of getaway.games.* not None", lambda e, s: e.legal(ODD["none"])),
    ("engine takes an? .* of getaway.games.* not 'xxx.*…;", lambda e, s: e.legal(ODD["long"])),
    (r"engine takes .* not an array \(2,\) of float64", lambda e, s: e.legal(numpy.zeros(2))),
    ("A seat acts in a plain state of", lambda e, s: e.act(ODD["none"], 0, 0)),
    ("actions: one for all, or one for each of 4 states", lambda e, s: e.batch.apply(s, [0, 1])),
    ("actions are whole numbers, not", lambda e, s: e.batch.apply(s, ODD["reals"])),
    ("actions are whole numbers, not", lambda e, s: e.batch.apply(s, ODD["ragged"])),
    ("actions are less than", lambda e, s: e.batch.apply(s, numpy.full(4, 2**63, "uint64"))),
    (r"Action 999 is not legal for seat \d in states\[0\]", lambda e, s: e.batch.apply(s, 999)),
    (r"Only a seat from 0 to 2 observes, not -1", lambda e, s: e.batch.observe(s, [0, 1, -1, 2])),
    (r"or -1 for a spectator; not 3", lambda e, s: e.batch.hide(s, 3)),
    (r"states\[0\] is not hidden", lambda e, s: e.batch.determinize(s, 0, 1)),
    (r"A seed is a number from 0", lambda e, s: e.batch.determinize(s, 0, [1, 2, 3, -4])),
    (r"`out` is an array of int8", lambda e, s: e.batch.legal(s, numpy.zeros(3, "int8"))),
    (r"`out` is an array of float64", lambda e, s: e.batch.payoff(s, ODD["ragged"])),
    (r"states\[0\] holds no game", lambda e, s: e.batch.legal(e.blank(2))),
]


@both_engines
@both_games
@pytest.mark.parametrize(("said", "call"), REFUSED)
def test_what_cannot_be_is_refused_in_words(name: str, compiled: bool, said: str, call: Call) -> None:
    engine = engine_of(name, compiled)
    states = engine.deal(3, 1, 4)
    before = [engine.plain(states, i) for i in range(4)]
    with pytest.raises(BadInput, match=said):
        call(engine, states)
    assert [engine.plain(states, i) for i in range(4)] == before


@both_engines
@both_games
def test_what_is_over_or_hidden_is_not_played_on(name: str, compiled: bool) -> None:
    engine = engine_of(name, compiled)
    states = engine.deal(3, 1, 2)
    action = engine.legal(states)[0]
    engine.play_random(states, 0, 1)
    with pytest.raises(BadInput, match=rf"The game in states\[0\] is over: there is no action {action}"):
        engine.apply(states, 0, action)
    engine.hide(states, 1, 2)
    for call in (lambda: engine.apply(states, 1, action), lambda: engine.play_random(states, 0, 2)):
        with pytest.raises(BadInput, match=r"states\[1\] is hidden: nobody can play on in it"):
            call()


@both_engines
def test_a_state_hidden_from_another_seat_is_not_guessed(compiled: bool) -> None:
    engine = engine_of("art-robbery", compiled)
    states = engine.deal(3, 1, 2)
    engine.hide(states, 0, 1)
    before = engine.plain(states)
    with pytest.raises(BadInput, match=r"No guess fits states\[0\]: it was hidden from another seat"):
        engine.determinize(states, 0, 0, 5)
    engine.hide(states, 1, 0)
    with pytest.raises(BadInput, match=r"No guess fits states\[0\]"):
        engine.batch.determinize(states, 0, 5)
    assert engine.plain(states) == before
    engine.determinize(states, 0, 1, 5)
    engine.play_random(states, 0, 1)


def test_rows_of_the_other_engine_or_game_and_pieces_of_rows_are_refused() -> None:
    plain, fast = engine_of("art-robbery", False), engine_of("art-robbery", True)
    for engine, states in (
        (plain, fast.deal(3, 1)),
        (plain, load("alcatraz").deal(3, 1)),
        (plain, tuple(plain.deal(3, 1))),
        (fast, plain.deal(3, 1)),
        (fast, load("alcatraz", compiled=True).deal(3, 1)),
        (fast, records(fast.deal(3, 1, 4)).reshape(2, 2)),
    ):
        with pytest.raises(BadInput, match=r"engine\.spread makes one"):
            engine.legal(states)
        with pytest.raises(BadInput, match=r"engine\.spread makes one"):
            engine.batch.legal(states)
    for given in (records(fast.deal(3, 1, 4))[::2], still(fast.deal(3, 1))):
        with pytest.raises(BadInput, match=r"\.copy\(\) them"):
            fast.legal(given)


@both_engines
@both_games
def test_a_refusal_of_a_seat_names_its_rule(name: str, compiled: bool) -> None:
    engine = engine_of(name, compiled)
    state = engine.plain(engine.deal(3, 1))
    action = engine_of(name, False).legal([state])[0]
    with pytest.raises(Refusal):
        engine.act(state, (state.mover + 1) % 3, action)
    engine.act(state, state.mover, action)
    assert state.story is not None


@both_games
def test_copies_are_made_of_states_of_both_engines(name: str) -> None:
    plain, fast = engine_of(name, False), engine_of(name, True)
    here, there = plain.deal(3, 7), fast.deal(3, 7)
    for engine in (plain, fast):
        for state in (here[0], there[0]):
            copies = engine.spread(state, 2)
            assert [engine.plain(copies, i) for i in range(2)] == [here[0]] * 2


@both_engines
@both_games
def test_whole_rows_go_as_state_by_state(name: str, compiled: bool) -> None:
    engine = engine_of(name, compiled)
    states, single = engine.deal(3, 5, 6), engine.deal(3, 5, 6)
    masks = numpy.ones((6, engine.actions), "int8")
    for step in range(30):
        assert engine.batch.legal(states, masks) is masks
        offered = [engine.legal(single, i) for i in range(6)]
        assert [numpy.flatnonzero(mask).tolist() for mask in masks] == offered
        actions = [legal[step % len(legal)] for legal in offered]
        engine.batch.apply(states, actions)
        for i, action in enumerate(actions):
            engine.apply(single, i, action)
    seats = [0, 1, 2, 0, 1, 2]
    seen = engine.batch.observe(states, numpy.array(seats, "int8"))
    assert seen.tolist() == [list(engine.observe(single, i, seat)) for i, seat in enumerate(seats)]
    engine.batch.hide(states, seats)
    engine.batch.determinize(states, seats, numpy.arange(6))
    for i, seat in enumerate(seats):
        engine.hide(single, i, seat)
        engine.determinize(single, i, seat, i)
    assert [engine.plain(states, i) for i in range(6)] == [engine.plain(single, i) for i in range(6)]
    engine.play_random(states, 0, 4)
    engine.play_random(single, 0, 4)
    won = engine.batch.payoff(states)
    assert won[:4, :3].tolist() == [engine.payoff(single, i) for i in range(4)]
    assert not won[4:].any(), "a game that goes on has won nobody anything"


@both_engines
def test_no_states_at_all_are_a_row_too(compiled: bool) -> None:
    engine = engine_of("art-robbery", compiled)
    none = engine.deal(3, 1, 0)
    assert engine.batch.legal(none).shape == (0, engine.actions)
    engine.batch.apply(none, [])
    engine.batch.determinize(none, [], [])
    assert engine.play_random(none, 0, 0) == 0


@both_engines
@both_games
def test_unchecked_calls_do_the_same(name: str, compiled: bool) -> None:
    engine = engine_of(name, compiled)
    quick = engine.unchecked
    states, other = engine.deal(3, 9, 2), engine.deal(3, 9, 2)
    for _ in range(20):
        legal = quick.legal(states, 1)
        assert legal == engine.legal(other, 1)
        quick.apply(states, 1, legal[-1])
        engine.apply(other, 1, legal[-1])
    assert list(quick.observe(states, 1, 0)) == list(engine.observe(other, 1, 0))
    quick.hide(states, 1, 0)
    engine.hide(other, 1, 0)
    quick.determinize(states, 1, 0, 4)
    engine.determinize(other, 1, 0, 4)
    assert engine.plain(states, 1) == engine.plain(other, 1)
    assert quick.play_random(states, 0, 2) == engine.play_random(other, 0, 2)
    assert quick.payoff(states, 1) == engine.payoff(other, 1)
    assert quick.play_checked(engine.deal(3, 1, 2), 0, 2) == engine.play_checked(engine.deal(3, 1, 2), 0, 2)
    table = numpy.zeros((2, engine.actions), "int8")
    fresh = engine.deal(3, 1, 2)
    assert (quick.batch.legal(fresh, table) == engine.batch.legal(fresh)).all()


def legal_after(engine: Engine, states: Any, action: int) -> list[int]:
    """What may be done after an action, reckoned elsewhere."""
    engine.apply(states, 0, action)
    return engine.legal(states)


@both_engines
@both_games
def test_an_engine_can_be_copied_pickled_and_sent_to_a_worker(name: str, compiled: bool) -> None:
    engine = engine_of(name, compiled)
    states = engine.deal(3, 3)
    action = engine.legal(states)[0]
    for twin in (pickle.loads(pickle.dumps(engine)), copy.copy(engine), copy.deepcopy(engine)):
        assert (twin.game, twin.compiled) == (engine.game, compiled)
        assert twin.edition == engine.edition
        assert twin.legal(pickle.loads(pickle.dumps(states))) == engine.legal(states)
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        found = pool.submit(legal_after, engine, states, action).result()
    assert found == legal_after(engine, states, action)


def test_a_game_that_nobody_would_find_again_is_not_pickled() -> None:
    unknown = load_game(replace(find("alcatraz"), name="chess"))
    own = load_game(replace(find("alcatraz"), version=99))
    for engine in (unknown, own):
        with pytest.raises(pickle.PicklingError, match="no other process would find it"):
            pickle.dumps(engine)
