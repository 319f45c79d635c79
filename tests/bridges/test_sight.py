"""What learners may ask for: observations with what a seat remembers, and actions counted from the seat."""

from __future__ import annotations

import random
from typing import Any

import numpy
import pytest

from getaway.bots.situation import heard
from getaway.bridges.gymnasium import make, make_vec
from getaway.bridges.pettingzoo import env as make_aec
from getaway.bridges.pettingzoo import parallel_env
from getaway.bridges.refusals import IllegalAction
from getaway.games import REGISTRY, load

every_game = pytest.mark.parametrize("name", list(REGISTRY))
SECRET = {"art-robbery": {"stacks": "secret"}}


def own(names: list[str], name: str, seat: int, players: int) -> int:
    """The number that a seat has for an action, worked out from its name alone."""
    head, word, tail = name.rpartition("seat ")
    if not word:
        return names.index(name)
    return names.index(f"{head}seat +{(int(tail) - seat) % players}")


@every_game
@pytest.mark.parametrize("players", [3, 4])
def test_an_action_of_a_seat_is_called_by_how_far_away_the_other_sits(name: str, players: int) -> None:
    actions = load(name).rules.actions
    for seat in range(players):
        meant = actions.seen_from(seat, players)
        for action, told in enumerate(actions.names):
            if "seat " in told and int(told.rpartition("seat ")[2]) >= players:
                continue
            assert meant[own(actions.relative_names, told, seat, players)] == action


@every_game
@pytest.mark.parametrize("bots", [None, "medium"])
@pytest.mark.parametrize("compiled", [True, False])
def test_games_played_by_relative_actions_are_the_same_games(name: str, bots: Any, compiled: bool) -> None:
    usual, relative = (
        make_vec(name, 3, players=3, bots=bots, relative=asked, compiled=compiled) for asked in (False, True)
    )
    seen, infos = usual.reset(seed=5)
    turned, _ = relative.reset(seed=5)
    dice = random.Random(1)
    meant = usual.table.meant
    for _ in range(60):
        numbers, chosen = [], []
        for row, seat in enumerate(infos["seat"].tolist()):
            free = turned["action_mask"][row].nonzero()[0].tolist()
            assert sorted(meant[seat, free].tolist()) == seen["action_mask"][row].nonzero()[0].tolist()
            numbers.append(dice.choice(free))
            chosen.append(int(meant[seat, numbers[-1]]))
        seen, rewards, *_, infos = usual.step(chosen)
        turned, others, *_, infos_too = relative.step(numbers)
        assert (seen["observation"] == turned["observation"]).all()
        assert (rewards == others).all()
        assert (infos["seat"] == infos_too["seat"]).all()


def told_apart(name: str, seen: list[int]) -> list[Any]:
    """An observation, in which it does not matter which of two equal tokens lies where: a listener may take
    one for the other."""
    engine = load(name)
    state: Any = engine.deal(3, 9)[0]
    tokens = [n for n, told in enumerate(engine.observation_names) if told.startswith("stack of seat")]
    kinds = [(n // 9, state.tokens[n], seen[at]) for n, at in enumerate(tokens)]
    return [*(one for at, one in enumerate(seen) if at not in tokens), *sorted(kinds)]


@every_game
@pytest.mark.parametrize("compiled", [True, False])
def test_what_is_remembered_is_what_a_listener_has_been_told(name: str, compiled: bool) -> None:
    options = SECRET.get(name, {})
    env = make_vec(name, 1, players=3, options=options, memory=True, compiled=compiled)
    without = make_vec(name, 1, players=3, options=options, compiled=compiled)
    plain = load(name)
    seen, infos = env.reset(seed=9)
    bare, _ = without.reset(seed=9)
    state = plain.deal(3, 9, options=options)[0]
    told: list[list[Any]] = [[], [], []]
    more = 0
    dice = random.Random(2)
    forgetful = plain.generic("getaway.bridges.stepping")
    while True:
        seat = int(infos["seat"][0])
        hidden = state.copy()
        plain.game.hide(hidden, seat)
        plain.game.recall(hidden, told[seat])
        known = plain.observe([hidden], 0, seat)
        forgetful.recollect_at([hidden], 0, seat, known)
        assert told_apart(name, seen["observation"][0].tolist()) == told_apart(name, list(known))
        more += int((seen["observation"] != bare["observation"]).any())
        action = dice.choice(seen["action_mask"][0].nonzero()[0].tolist())
        state.story = []
        plain.game.apply(state, action)
        for listener in range(3):
            told[listener] += heard(state.story, listener)
        seen, _, ended, _, infos = env.step([action])
        bare, *_ = without.step([action])
        if ended[0]:
            break
    assert (more > 0) == bool(options)


@every_game
def test_one_seat_sees_and_counts_as_in_the_rows(name: str) -> None:
    options = SECRET.get(name, {})
    env = make(name, players=3, bots="random", seat=1, options=options, memory=True, relative=True)
    usual = make(name, players=3, bots="random", seat=1, options=options)
    seen, _ = env.reset(seed=4)
    bare, _ = usual.reset(seed=4)
    over, more, dice = False, 0, random.Random(3)
    while not over:
        number = dice.choice(seen["action_mask"].nonzero()[0].tolist())
        free = env.table.meant[1, seen["action_mask"].nonzero()[0]]
        assert sorted(free.tolist()) == bare["action_mask"].nonzero()[0].tolist()
        more += int((seen["observation"] != bare["observation"]).any())
        seen, _, over, _, _ = env.step(number)
        bare, *_ = usual.step(int(env.table.meant[1, number]))
    assert (more > 0) == bool(options)


@every_game
def test_agents_see_and_count_as_in_the_rows(name: str) -> None:
    options = SECRET.get(name, {})
    env = make_aec(name, 3, options=options, memory=True, relative=True)
    usual = make_aec(name, 3, options=options)
    env.reset(seed=4)
    usual.reset(seed=4)
    more, dice = 0, random.Random(3)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        seat = env.possible_agents.index(agent)
        seen, bare = env.observe(agent), usual.observe(agent)
        legal = env.legal(agent)
        assert legal is not None
        assert legal.tolist() == seen["action_mask"].tolist()
        free = env.table.meant[seat, seen["action_mask"].nonzero()[0]]
        assert sorted(free.tolist()) == bare["action_mask"].nonzero()[0].tolist()
        more += int((seen["observation"] != bare["observation"]).any())
        number = dice.choice(seen["action_mask"].nonzero()[0].tolist())
        env.step(number if more % 2 else numpy.int64(number))
        usual.step(int(env.table.meant[seat, number]))
    assert (more > 0) == bool(options)
    assert env.state().shape == usual.state().shape


def test_all_who_vote_at_once_count_from_their_own_seats() -> None:
    env, usual = (parallel_env("alcatraz", 3, relative=asked) for asked in (True, False))
    seen, _ = env.reset(seed=4)
    bare, _ = usual.reset(seed=4)
    dice, votes = random.Random(3), 0
    while env.agents:
        numbers, chosen = {}, {}
        for seat, agent in enumerate(env.possible_agents):
            free = seen[agent]["action_mask"].nonzero()[0]
            meant = env.aec.table.meant[seat]
            assert sorted(meant[free].tolist()) == bare[agent]["action_mask"].nonzero()[0].tolist()
            if len(free):
                numbers[agent] = dice.choice(free.tolist())
                chosen[agent] = int(meant[numbers[agent]])
        votes += len(numbers) == 3
        seen, *_ = env.step(numbers)
        bare, *_ = usual.step(chosen)
    assert votes > 0


def test_what_is_refused_is_named_as_everybody_calls_it() -> None:
    envs = make_vec("art-robbery", 2, players=3, relative=True)
    _, infos = envs.reset(seed=1)
    rob = envs.table.engine.rules.actions.relative_names.index("rob seat +1")
    other = (int(infos["seat"][0]) + 1) % 3
    with pytest.raises(IllegalAction, match=rf"^Game 0: 'rob seat {other}'"):
        envs.step([rob, rob])
    env = make_aec("art-robbery", 3, relative=True)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=rf"^'rob seat {other}'"):
        env.step(rob)
    with pytest.raises(IllegalAction, match="An action is a number from 0 to 25"):
        env.step(99)
