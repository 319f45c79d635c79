"""Whoever a learner plays against in a vector environment is asked as at a table, and refused as there."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

from getaway.bots.situation import Situation
from getaway.bridges.gymnasium import make_vec
from getaway.bridges.opponents import League
from getaway.games import load


def first_legal(seen: Any, masks: Any) -> Any:
    """A network that plays the first of what it may."""
    return masks.argmax(axis=1)


class FirstLegal:
    """The same as a bot."""

    def choose(self, situation: Situation) -> int:
        return situation.legal[0]


def course(bots: Any, steps: int = 60, **how: Any) -> list[Any]:
    """What a learner that draws its actions sees."""
    envs = make_vec("art-robbery", 5, players=3, bots=bots, **how)
    seen, told = envs.reset(seed=3)
    course = [seen["observation"].tolist(), told["seat"].tolist()]
    for _ in range(steps):
        seen, rewards, ended, _, told = envs.step(envs.random_actions())
        course += [seen["observation"].tolist(), rewards.tolist(), ended.tolist(), told["seat"].tolist()]
    assert envs.decisions > steps * 5
    return course


@pytest.mark.parametrize("compiled", [True, False])
def test_games_against_a_network_are_the_games_of_their_seeds(compiled: bool) -> None:
    """Every game is played beside the row on the plain engine, with the same rivals."""
    envs = make_vec("art-robbery", 4, players=3, bots=first_legal, compiled=compiled)
    plain = load("art-robbery")
    seen, told = envs.reset(seed=40)
    states, games, ends = plain.deal(3, 40, 4), [0] * 4, 0

    def play_rivals(i: int, learner: int) -> None:
        while states[i].phase != plain.rules.OVER and states[i].mover != learner:
            plain.apply(states, i, plain.legal(states, i)[0])

    for i in range(4):
        play_rivals(i, i % 3)
    for _ in range(80):
        learners = told["seat"].tolist()
        for i, learner in enumerate(learners):
            assert states[i].mover == learner
            assert seen["observation"][i].tolist() == list(plain.observe(states, i, learner))
            assert numpy.flatnonzero(seen["action_mask"][i]).tolist() == plain.legal(states, i)
        actions = envs.random_actions()
        seen, rewards, ended, _, told = envs.step(actions)
        for i, learner in enumerate(learners):
            plain.apply(states, i, int(actions[i]))
            play_rivals(i, learner)
            assert ended[i] == (states[i].phase == plain.rules.OVER)
            if ended[i]:
                ends += 1
                assert rewards[i] == plain.payoff(states, i)[learner]
                assert told["payoff"][i].tolist() == plain.payoff(states, i)
                games[i] += 1
                states[i] = plain.deal(3, 40 + i + 4 * games[i])[0]
                play_rivals(i, (learner + 1) % 3)
    assert ends > 0


def test_a_bot_and_a_network_that_choose_alike_are_the_same_rival() -> None:
    assert course(first_legal) == course(FirstLegal()) == course([first_legal, FirstLegal()])
    assert course(first_legal) != course([first_legal, "easy"])


def test_bots_of_any_level_are_rivals() -> None:
    assert course(["hard@2", "easy"], 12, seat=1) == course(["hard@2", "easy"], 12, seat=1)


def test_members_that_join_a_league_play_from_the_next_games_on() -> None:
    asked: list[str] = []

    def member(name: str) -> Any:
        def play(seen: Any, masks: Any) -> Any:
            asked.append(name)
            return masks.argmax(axis=1)

        return play

    league = League([member("first")])
    envs = make_vec("art-robbery", 6, players=2, bots=league)
    envs.reset(seed=1)
    for _ in range(100):
        envs.step(envs.random_actions())
    assert set(asked) == {"first"}
    league.add(member("second"))
    for _ in range(100):
        envs.step(envs.random_actions())
    assert set(asked) == {"first", "second"}


def test_a_network_is_shown_what_its_seat_may_know() -> None:
    engine = load("art-robbery", compiled=True)
    mine = engine.observation_names.index("my decision")
    shown = []

    def look(seen: Any, masks: Any) -> Any:
        shown.append((seen.dtype, (seen[:, mine] == 1).all(), masks.any(axis=1).all()))
        return masks.argmax(axis=1)

    course(look, 20, dtype="float32")
    assert set(shown) == {(numpy.dtype("float32"), True, True)}


@pytest.mark.parametrize(
    ("rival", "said"),
    [
        (lambda seen, masks: numpy.full(len(seen), 99), "may not choose 99"),
        (lambda seen, masks: numpy.full(len(seen), -1), "may not choose -1"),
        (lambda seen, masks: masks.argmin(axis=1), "the rival in seat . may not choose"),
        (lambda seen, masks: [0.5] * len(seen), "A network gives . whole numbers"),
        (lambda seen, masks: 1, "A network gives . whole numbers"),
        (League(), "A league needs a member"),
    ],
)
def test_what_a_rival_may_not_do_is_refused(rival: Any, said: str) -> None:
    envs = make_vec("art-robbery", 4, players=2, bots=rival, seat=1)
    with pytest.raises(ValueError, match=said):
        envs.reset(seed=1)
