"""Gymnasium's own checker, one learner against bots, and what its users may do wrong."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

from getaway.bots import Bot, Situation
from getaway.bridges.gymnasium import Single, make
from getaway.games import REGISTRY, find, load
from getaway.games.art_robbery.rules.state import State
from getaway.kernel.state import GameState

every_game = pytest.mark.parametrize("name", list(REGISTRY))


class Last:
    """A bot of one's own: the last of the legal actions; it notes whom it was asked for."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, situation: Situation) -> int:
        self.seats.add(situation.seat)
        assert situation.hidden.rng == 0
        return situation.legal[-1]


def dealt(env: Single) -> GameState:
    """The true state of the game that is on."""
    assert env.state is not None
    return env.state


def play_out(env: Single, seed: int) -> tuple[float, dict[str, Any]]:
    """A whole game at random; the last reward and what is told with it."""
    seen, _ = env.reset(seed=seed)
    env.action_space.seed(seed)
    terminated = False
    while not terminated:
        action = env.action_space.sample(seen["action_mask"])
        seen, reward, terminated, truncated, told = env.step(action)
        assert not truncated
        assert seen in env.observation_space
    return float(reward), told


@every_game
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_it_passes_the_checker(name: str, bots: str, capfd: pytest.CaptureFixture[str]) -> None:
    version = find(name).version
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for mode in (None, "ansi", "rgb_array"):
            env = gymnasium.make(f"getaway/{name}-v{version}", bots=bots, render_mode=mode)
            check_env(env.unwrapped)


@every_game
@pytest.mark.parametrize("compiled", [False, True])
def test_the_reward_is_what_the_seat_has_won(name: str, compiled: bool) -> None:
    env = make(name, players=3, bots="random", seat=1, compiled=compiled)
    for seed in range(4):
        reward, told = play_out(env, seed)
        assert reward == told["payoff"][1]


def test_the_learner_may_sit_anywhere() -> None:
    env = make("art-robbery", bots="random", seat=None)
    seats = set()
    for seed in range(30):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert dealt(env).mover == env.seat
    assert seats == {0, 1, 2, 3}


def test_bots_of_ones_own_sit_in_the_order_of_seats() -> None:
    bots: list[str | Bot] = [Last(), Last(), "random"]
    env = make("art-robbery", players=4, bots=bots, seat=1)
    play_out(env, 1)
    assert [bot.seats for bot in bots[:2] if isinstance(bot, Last)] == [{0}, {2}]


def test_a_bot_that_searches_plays_too() -> None:
    env = make("art-robbery", players=2, bots="hard@8")
    assert play_out(env, 1)[0] in (0.0, 0.5, 1.0)


def test_the_same_seed_is_the_same_game() -> None:
    games = [play_out(make("alcatraz", players=3, bots="easy"), 4) for _ in range(2)]
    assert games[0] == games[1]
    env = make("art-robbery", bots="random")
    env.reset(seed=9)
    dealt = load("art-robbery").deal(4, 9)[0]
    assert isinstance(env.state, State)
    assert isinstance(dealt, State)
    assert env.state.tokens == dealt.tokens


@every_game
def test_an_illegal_action_loses_the_game_and_says_why(name: str) -> None:
    env = make(name, bots="random")
    seen, _ = env.reset(seed=1)
    illegal = int(numpy.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, truncated, told = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is refused" in told["refused"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(illegal)
    assert play_out(env, 1)[1].keys() == {"payoff"}


@every_game
def test_an_illegal_action_is_an_exception_if_that_is_asked_for(name: str) -> None:
    env = make(name, bots="random", illegal="raise")
    seen, _ = env.reset(seed=1)
    before = dealt(env).copy()
    for action in numpy.flatnonzero(seen["action_mask"] == 0):
        with pytest.raises(gymnasium.error.InvalidAction, match="is refused"):
            env.step(int(action))
    assert env.state == before


@pytest.mark.parametrize("action", [-1, 26, None, 0.5, "0", True, False])
def test_what_is_no_action_is_an_exception_always(action: Any) -> None:
    env = make("art-robbery", bots="random")
    env.reset(seed=1)
    before = dealt(env).copy()
    with pytest.raises(gymnasium.error.InvalidAction, match="An action is a number from 0 to 25"):
        env.step(action)
    assert env.state == before


@pytest.mark.parametrize("seed", ["7", 1.5, -1, 2**63, True])
def test_a_wrong_seed_is_refused_and_the_game_goes_on(seed: Any) -> None:
    env = make("art-robbery", bots="random")
    seen, _ = env.reset(seed=1)
    with pytest.raises(gymnasium.error.Error, match=r"[Ss]eed"):
        env.reset(seed=seed)
    env.step(env.action_space.sample(seen["action_mask"]))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "go"}, "Unknown game 'go'"),
        ({"players": 1}, "art-robbery is for 2 to 5 players, not 1."),
        ({"options": {"colour": "red"}}, "Unknown option 'colour'"),
        ({"bots": "brilliant"}, "Unknown bot 'brilliant'"),
        ({"bots": ["random"]}, "With 3 other seats, name 3 bots or one for all, not 1."),
        ({"bots": 7}, "has a method choose"),
        ({"seat": 4}, "seat is one from 0 to 3, or None, not 4."),
        ({"seat": 1.0}, "seat is one from 0 to 3, or None, not 1.0."),
        ({"seat": True}, "seat is one from 0 to 3, or None, not True."),
        ({"illegal": "ignore"}, "illegal is lose or raise, not 'ignore'."),
        ({"render_mode": "film"}, "Unknown render_mode 'film'"),
    ],
)
def test_what_cannot_be_made_is_a_value_error_with_a_sentence(
    arguments: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(ValueError, match=sentence):
        make(**{"game": "art-robbery", **arguments})


def test_bots_may_be_named_in_an_array() -> None:
    assert len(make("art-robbery", players=3, bots=numpy.array(["easy", "random"])).rivals) == 2


class Wayward:
    """Answers anything once."""

    def __init__(self, answer: Any) -> None:
        self.answers = [answer]

    def choose(self, situation: Any) -> Any:
        return self.answers.pop() if self.answers else situation.legal[0]


@pytest.mark.parametrize("answer", [-1, 10_000, "steal", None, 1.0, True])
def test_a_rival_that_answers_what_it_may_not_is_named_and_the_next_game_is_played(answer: Any) -> None:
    env = make("art-robbery", players=2, bots=Wayward(answer), seat=1, options={"first": "0"})
    with pytest.raises(ValueError, match=f"The bot in seat 0 may not choose {answer!r}: .*Wayward"):
        env.reset(seed=1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    assert play_out(env, 1)[1].keys() == {"payoff"}


def test_nothing_can_be_asked_before_the_deal() -> None:
    env = make("art-robbery", render_mode="ansi")
    for ask in (lambda: env.step(0), env.render, env.action_masks):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"call reset\(\) before"):
            ask()


def test_masks_are_there_under_the_name_that_maskable_learners_ask_for() -> None:
    env = make("art-robbery", bots="random")
    seen, _ = env.reset(seed=1)
    assert (env.action_masks() == (seen["action_mask"] == 1)).all()


def test_a_person_may_watch(capfd: pytest.CaptureFixture[str]) -> None:
    env = make("art-robbery", bots="random", render_mode="human")
    env.reset(seed=1)
    assert "art-robbery, as player_0 sees it" in capfd.readouterr().out
