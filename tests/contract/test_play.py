"""What every game owes: somebody can act, pieces are kept, games end, seeds mean something."""

from __future__ import annotations

import importlib
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from getaway.bots import heard, show
from getaway.games import REGISTRY, find
from getaway.kernel.chance import Dice, below, scramble
from getaway.kernel.dialect import NOBODY
from getaway.kernel.engine import Engine
from getaway.kernel.errors import BadInput, Refusal
from getaway.kernel.state import GameState
from getaway.words import LANGUAGES, Words
from tests.contract.tables import TABLES, engine_of, moment, moments, options_of, values

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", list(REGISTRY))


@every_table
@given(st.data(), moments)
def test_whoever_decides_has_a_legal_action_and_nobody_else(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    engine, game = engine_of(name), find(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    legal = engine.legal([state])
    over = state.phase == engine.rules.OVER
    assert (legal == []) == over == (state.mover == NOBODY)
    for seat in range(players):
        allowed = [a for a in range(engine.actions) if game.why_not(state, seat, a) is None]
        assert allowed == (legal if seat == state.mover else [])


@every_table
@given(st.data(), moments)
def test_every_invariant_holds(name: str, players: int, data: st.DataObject, when: tuple[int, int]) -> None:
    violated = importlib.import_module(find(name).invariants).violated
    assert violated(moment(name, players, data.draw(options_of(name)), when)) == 0


@every_table
@given(st.data(), st.integers(0, 2**62))
def test_games_end_and_somebody_wins_or_nobody(
    name: str, players: int, data: st.DataObject, seed: int
) -> None:
    engine, game = engine_of(name), find(name)
    states = engine.deal(players, seed, 3, data.draw(options_of(name)))
    assert engine.play_checked(states, 0, 3) > 0
    for i in range(3):
        assert states[i].phase == engine.rules.OVER
        assert game.view(states[i], NOBODY).result == game.result(states[i])
        payoff = engine.payoff(states, i)
        assert len(payoff) == players
        assert all(0 <= share <= 1 for share in payoff)


@every_table
@given(st.integers(0, 2**62))
def test_the_same_seed_is_the_same_game(name: str, players: int, seed: int) -> None:
    engine = engine_of(name)
    one, other = engine.deal(players, seed, 2), engine.deal(players, seed, 2)
    assert one == other
    engine.play_random(one, 0, 2)
    engine.play_random(other, 0, 2)
    assert one == other


@every_game
def test_neighbouring_seeds_are_unrelated_games(name: str) -> None:
    engine = engine_of(name)
    players = engine.game.players[-1]
    dealt = engine.deal(players, 1000, 200)
    assert len({state.pack() for state in dealt}) == 200
    # Seeds far from each other show how many different views there can be.
    far = [engine.deal(players, scramble(number) << 20)[0] for number in range(200)]
    views, wanted = ({msgspec.json.encode(engine.game.view(s, 0)) for s in row} for row in (dealt, far))
    assert len(views) >= 0.95 * len(wanted)
    assert len(wanted) > 1


@every_table
@given(st.data(), moments)
def test_rounds_are_counted_from_one_and_only_go_on(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    engine, round_of = engine_of(name), find(name).round_of
    state = moment(name, players, data.draw(options_of(name)), when)
    if round_of is None:
        return
    for action in engine.legal([state])[-1:]:
        before = round_of(state)
        engine.act(state, state.mover, action)
        assert 1 <= before <= round_of(state) <= before + 1


@every_table
@given(st.data(), moments)
def test_views_and_events_are_ready_for_json(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    engine, game = engine_of(name), find(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    for seat in (NOBODY, *range(players)):
        view = game.view(state, seat)
        assert type(view) is game.view_type()
        written = msgspec.to_builtins(view)
        assert json.loads(msgspec.json.encode(view)) == json.loads(json.dumps(written))
        # What is written fits the types of which the schema is made.
        assert msgspec.convert(written, game.view_type(), strict=True).choices is not None
    if game.talk is not None:
        assert game.ledger_type is not None
        assert type(game.talk().shown()) is game.ledger_type()
    for action in engine.legal([state])[:1]:
        engine.act(state, state.mover, action)
        for sentence in game.events(state, 0):
            assert json.loads(json.dumps(sentence.json())) == sentence.json()


@every_table
@settings(max_examples=8)
@given(st.data(), moments)
def test_everything_can_be_said_in_every_language(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    engine, game = engine_of(name), find(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    spoken = [Words(game, lang, ["Ann", "Bo", "Cy", "Di", "Ed"]) for lang in LANGUAGES]
    sentences = [game.label(state, action) for action in range(engine.actions)]
    for action in (-1, *range(engine.actions + 1)):
        refusal = game.why_not(state, state.mover, action)
        sentences += [] if refusal is None else [refusal.reason]
    for action in engine.legal([state])[:1]:
        engine.act(state, state.mover, action)
        sentences += game.events(state, NOBODY) + game.events(state, 0)
    for words in spoken:
        assert all(words.say(sentence) for sentence in sentences)


@every_table
@given(moments)
def test_an_illegal_action_is_refused_and_changes_nothing(
    name: str, players: int, when: tuple[int, int]
) -> None:
    engine = engine_of(name)
    state = moment(name, players, {}, when)
    before = state.copy()
    forbidden = set(range(engine.actions)) - set(engine.legal([state]))
    numbers = {number for _, rules in find(name).rulebook for number in rules}
    for action in forbidden:
        with pytest.raises(Refusal) as refused:
            engine.act(state, state.mover, action)
        assert refused.value.rule in numbers
    assert state == before


@every_table
@given(st.data(), moments)
def test_what_is_missed_among_the_offers_is_refused_for_the_same_reason(
    name: str, players: int, data: st.DataObject, when: tuple[int, int]
) -> None:
    engine, game = engine_of(name), find(name)
    state = moment(name, players, data.draw(options_of(name)), when)
    if state.phase == engine.rules.OVER:
        return
    refusals = game.refusals(state)
    assert len({action for action, _ in refusals}) == len(refusals)
    for action, refusal in refusals:
        expected = game.why_not(state, state.mover, action)
        assert expected is not None
        assert (refusal.rule, refusal.reason) == (expected.rule, expected.reason)


@every_game
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"players": 1, "seed": 1}, "not 1"),
        ({"players": 9, "seed": 1}, "not 9"),
        ({"players": 4, "seed": -1}, "not -1"),
        ({"players": 4, "seed": 2**63}, "seed"),
        ({"players": 4, "seed": 2**63 - 1, "count": 2}, "seed"),
        ({"players": 4, "seed": 1, "options": {"colour": "red"}}, "'colour'"),
    ],
)
def test_what_cannot_be_dealt_is_named(name: str, arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(BadInput, match=named):
        engine_of(name).deal(**arguments)


@every_game
def test_the_observation_has_a_name_for_every_number(name: str) -> None:
    rules = engine_of(name).rules
    module = importlib.import_module(find(name).rules)
    assert len(engine_of(name).observe(engine_of(name).deal(4, 1), 0, 0)) == rules.OBSERVATION
    assert module.OBSERVATION > 0


@every_table
def test_a_transcript_is_the_same_for_the_same_seed(name: str, players: int) -> None:
    engine = engine_of(name)
    one = list(engine.game.transcript(engine, players, 5, {}, None))
    assert one == list(engine.game.transcript(engine, players, 5, {}, None))
    assert one != list(engine.game.transcript(engine, players, 6, {}, None))
    assert json.loads(json.dumps(one)) == one


@every_table
def test_a_transcript_is_of_the_actions_that_are_chosen(name: str, players: int) -> None:
    engine = engine_of(name)
    chosen: list[int] = []

    def choose(state: Any) -> int:
        chosen.append(engine.legal([state])[-1])
        return chosen[-1]

    lines = list(engine.game.transcript(engine, players, 5, {}, choose))
    states = engine.deal(players, 5)
    for action in chosen:
        engine.apply(states, 0, action)
    assert states[0].phase == engine.rules.OVER
    assert lines != list(engine.game.transcript(engine, players, 5, {}, None))


@every_table
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_reminded_weighs_actions_like_one_who_has_listened(
    name: str, players: int, seed: int
) -> None:
    engine = engine_of(name)
    lockstep = engine.generic("getaway.lab.lockstep")
    settings = [values(option)[seed % len(values(option))] for option in engine.game.options]
    options = dict(zip([option.name for option in engine.game.options], settings, strict=True))
    state = engine.deal(players, seed, options=options)[0]
    told: list[list[Any]] = [[] for _ in range(players)]
    dice = Dice(seed)
    while state.phase != engine.rules.OVER:
        situation = show(engine, state, state.mover, 0, told[state.mover])
        reminded = situation.hidden.copy()
        lockstep.remind(reminded, state)
        listened = situation.remembered
        legal = situation.legal
        assert weighed(engine, reminded, legal) == weighed(engine, listened, legal)
        assert (reminded == situation.hidden) == (listened == situation.hidden)
        state.story = []
        engine.game.apply(state, situation.legal[below(dice, len(situation.legal))])
        for seat, events in enumerate(told):
            events += heard(state.story, seat)


def weighed(engine: Engine, state: GameState, legal: list[int]) -> list[float]:
    """What the considerations make of some actions."""
    policy = engine.generic("getaway.bots.policy")
    table = [0.0] * (len(legal) * policy.FACTORS)
    policy.weigh_at([state], 0, legal, len(legal), table)
    return table
